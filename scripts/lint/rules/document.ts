import type { Oas3Rule } from "@redocly/openapi-core";
import { listPathOperations } from "../../document/path-operations.ts";
import type { JsonObject } from "../../schema/json.ts";
import { child, children, isNode, type Node, type Path, resolved, type Spot } from "../../schema/spot.ts";

export interface Operation extends Spot {
  /** In lower case. */
  readonly method: string;
  /** The path or the name of the webhook. */
  readonly address: string;
  /** `POST /pets/{id}` */
  readonly title: string;
  readonly item: Spot;
}

/** Reports a problem at the value of a path, or at its key. */
export interface Report {
  atValue(path: Path, message: string, fix: string): void;
  atKey(path: Path, message: string, fix: string): void;
}

/** A rule that reads the whole document at once. `options` are those of the rule in redocly.yaml. */
export const documentRule =
  (check: (root: Spot, report: Report, options: Node) => void): Oas3Rule =>
  (options) => ({
    Root(document, { report, location }) {
      if (!isNode(document)) return;
      const atValue: Report["atValue"] = (path, message, fix) =>
        report({ message, location: location.child([...path]), suggest: [fix] });
      const atKey: Report["atKey"] = (path, message, fix) =>
        report({ message, location: location.child([...path]).key(), suggest: [fix] });
      check({ node: document, path: [] }, { atValue, atKey }, options);
    },
  });

export function listOperations(root: Spot, holder: "paths" | "webhooks" = "paths"): Operation[] {
  return children(root, holder).flatMap(({ key, spot }) => {
    const item = resolved(root, spot);
    return listPathOperations(item.node as JsonObject).map(({ method, keys, node }) => ({
      ...{ node, item, method, path: [...item.path, ...keys], address: String(key) },
      title: `${method.toUpperCase()} ${key}`,
    }));
  });
}

export function listParameters(root: Spot, operation: Operation): Spot[] {
  return [operation.item, operation].flatMap((holder) =>
    children(holder, "parameters").map(({ spot }) => resolved(root, spot)),
  );
}

/** The schemas of what a caller sends: parameters and bodies. */
export function listRequestSchemas(root: Spot, operation: Operation): Spot[] {
  const body = child(operation, "requestBody");
  const holders = [
    ...listParameters(root, operation).flatMap((parameter) => [parameter, ...listContent(parameter)]),
    ...(body === undefined ? [] : listContent(resolved(root, body))),
  ];
  return holders.flatMap(schemasOf);
}

/** The schema of a media type, a parameter or a header, and that of the items of a stream. */
export const schemasOf = (holder: Spot): Spot[] =>
  ["schema", "itemSchema"].flatMap((name) => child(holder, name) ?? []);

export function listContent(holder: Spot): Spot[] {
  return children(holder, "content").map(({ spot }) => spot);
}
