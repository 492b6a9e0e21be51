import type { WireAnswer } from "./contract.ts";
import { at, followed, isObject, type Json, type JsonObject, keysOf } from "../../schema/json-pointer.ts";
import { type DocumentedOperation, responseOf } from "./operations.ts";
import { jsonOf } from "./wire-value.ts";
import type { Draft } from "../request/draft.ts";

/** A parameter of another operation that a link of an answer gives. */
export interface LinkedValue {
  readonly operationId: string;
  readonly name: string;
  readonly text: string;
}

/** The values that the `links` of an answer give, as OpenAPI's runtime expressions. */
export function readLinks(
  document: JsonObject,
  operation: DocumentedOperation,
  draft: Draft,
  answer: WireAnswer,
): LinkedValue[] {
  const response = responseOf(operation, answer.status);
  const links = response === undefined ? undefined : at(document, `${response.place}/links`);
  return Object.keys(isObject(links) ? links : {}).flatMap((name) => {
    const link = at(document, followed(document, `${response?.place}/links/${name}`));
    if (!isObject(link)) return [];
    const operationId = targetOf(document, link);
    const parameters = Object.entries(isObject(link.parameters) ? link.parameters : {});
    return parameters.flatMap(([key, expression]) => {
      const text = evaluate(expression, draft, answer);
      // `path.id` names the parameter `id` in the path.
      return operationId === undefined || text === undefined
        ? []
        : [{ operationId, name: key.replace(/^(path|query|header|cookie)\./, ""), text }];
    });
  });
}

function targetOf(document: JsonObject, { operationId, operationRef }: JsonObject): string | undefined {
  if (typeof operationId === "string") return operationId;
  if (typeof operationRef !== "string" || !operationRef.startsWith("#")) return undefined;
  const target = at(document, operationRef.slice(1));
  const [, path, method] = keysOf(operationRef.slice(1));
  if (!isObject(target)) return undefined;
  return typeof target.operationId === "string" ? target.operationId : `${method?.toUpperCase()} ${path}`;
}

function evaluate(expression: Json, draft: Draft, answer: WireAnswer): string | undefined {
  if (typeof expression !== "string") return String(expression);
  if (!expression.startsWith("$")) return expression;
  const [, side, part = ""] = /^\$(request|response)\.(.*)$/.exec(expression) ?? [];
  const pointer = part.startsWith("body") ? part.slice("body#".length) : undefined;
  const name = part.slice(part.indexOf(".") + 1);
  if (side === "response") {
    if (pointer === undefined) return answer.headers.get(name) ?? undefined;
    return asText(at((jsonOf(answer.body).value ?? null) as Json, pointer));
  }
  if (pointer !== undefined) return asText(at(draft.body ?? null, pointer));
  if (part.startsWith("path.")) return draft.path[name];
  if (part.startsWith("query.")) return new URLSearchParams(draft.query).get(name) ?? undefined;
  return draft.headers[name];
}

const asText = (value: Json | undefined): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;
