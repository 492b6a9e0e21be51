import { isObject, type JsonObject, listMembers } from "../schema/json.ts";
import { HTTP_METHODS } from "./grammar.ts";

/** An operation of a path item. */
export interface PathOperation {
  /** In lower case, also that of an additional operation. */
  readonly method: string;
  /** Where it stands in the path item: `get`, or `additionalOperations`, `COPY`. */
  readonly keys: readonly string[];
  readonly node: JsonObject;
}

/** The operations of a path item: first those with a member of their own, then the additional ones. */
export function listPathOperations(item: JsonObject): PathOperation[] {
  const own = HTTP_METHODS.map((method) => [method, [method], item[method]] as const);
  const additional = listMembers(item.additionalOperations).map(
    ([name, node]) => [name.toLowerCase(), ["additionalOperations", name], node] as const,
  );
  return [
    ...own,
    ...additional.filter(([method]) => !HTTP_METHODS.includes(method) && !method.startsWith("x-")),
  ].flatMap(([method, keys, node]) => (isObject(node) ? [{ method, keys, node }] : []));
}
