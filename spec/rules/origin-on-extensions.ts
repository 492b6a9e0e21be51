import type { Oas3Rule } from "@redocly/openapi-core";
import { conjunctionOf } from "./conjunction.ts";
import {
  child,
  children,
  contentOf,
  isNode,
  type Operation,
  operationsOf,
  parametersOf,
  resolved,
  type Spot,
} from "./document.ts";

const mark = "add `x-origin: extension`, or, if the service specification shows it, list it in spec/redocly.yaml";

/**
 * A reader must be able to tell what the service specification shows from what this project added.
 * The rule's options list what it shows: `operations` ("POST /path" → names of body fields) and `parameters`.
 */
export const originOnExtensions: Oas3Rule = (options) => ({
  Root(document, { report, location }) {
    if (!isNode(document)) return;
    const root = { node: document, path: [] };
    const shown = isNode(options.operations) ? options.operations : {};
    const shownParameters = new Set(Array.isArray(options.parameters) ? options.parameters : []);
    const demand = (spots: readonly Spot[], what: string): void => {
      const place = spots[0];
      if (place === undefined || spots.some(({ node }) => node["x-origin"] === "extension")) return;
      const message = `${what} is not in the service specification and does not say so.`;
      report({ message, location: location.child([...place.path]).key(), suggest: [mark] });
    };
    for (const operation of operationsOf(root, "webhooks"))
      demand([operation, operation.item], `Webhook ${operation.title}`);
    for (const operation of operationsOf(root)) {
      const fields = shown[operation.title];
      if (fields === undefined) {
        demand([operation, operation.item], operation.title);
        continue;
      }
      for (const parameter of parametersOf(root, operation)) {
        if (!shownParameters.has(parameter.node.name)) demand([parameter], `Parameter ${parameter.node.name}`);
      }
      const shownFields = new Set(Array.isArray(fields) ? fields : []);
      for (const [name, spots] of bodyFieldsOf(root, operation)) {
        if (!shownFields.has(name)) demand(spots, `Field ${name} of ${operation.title}`);
      }
    }
  },
  any: {
    enter(node: unknown, { report, location }) {
      if (!isNode(node) || !("x-origin" in node) || node["x-origin"] === "extension") return;
      const message = `x-origin "${String(node["x-origin"])}" means nothing.`;
      report({ message, location: location.child(["x-origin"]), suggest: ["write `x-origin: extension`, or nothing"] });
    },
  },
});

/** The body's fields with every schema that declares them, in all branches. */
function bodyFieldsOf(root: Spot, operation: Operation): Map<string, Spot[]> {
  const fields = new Map<string, Spot[]>();
  const body = child(operation, "requestBody");
  if (body === undefined) return fields;
  const schemas = contentOf(resolved(root, body)).flatMap((media) => child(media, "schema") ?? []);
  for (const spot of conjunctionOf(root, schemas)) {
    for (const { key, spot: property } of children(spot, "properties")) {
      const known = fields.get(String(key)) ?? [];
      fields.set(String(key), [...known, ...conjunctionOf(root, [property])]);
    }
  }
  return fields;
}
