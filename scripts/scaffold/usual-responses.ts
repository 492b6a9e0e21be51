import { HTTP_METHODS } from "../pipeline/grammar.ts";
import { isObject, type JsonObject, listMembers } from "../pipeline/json.ts";

/**
 * The error responses that a new operation begins with: those by reference that most operations of the same kind have, with or
 * without a body. A reference of the bundled document is used only if the source has the same component.
 */
export function findUsualResponses(bundled: JsonObject, hasBody: boolean): JsonObject {
  const operations = listOperations(bundled).filter((operation) => (operation.requestBody !== undefined) === hasBody);
  const counts = new Map<string, Map<string, number>>();
  for (const { responses } of operations)
    for (const [status, response] of isObject(responses) ? Object.entries(responses) : []) {
      if (!/^[45]|default/.test(status) || !isObject(response) || typeof response.$ref !== "string") continue;
      const refs = counts.get(status) ?? new Map<string, number>();
      counts.set(status, refs.set(response.$ref, (refs.get(response.$ref) ?? 0) + 1));
    }
  const usual: JsonObject = {};
  for (const [status, refs] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = [...refs].sort(([, one], [, other]) => other - one);
    if (first !== undefined && first[1] * 2 > operations.length) usual[status] = { $ref: first[0] };
  }
  return usual;
}

const listOperations = ({ paths }: JsonObject): JsonObject[] =>
  listMembers(paths).flatMap(([, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined;
      return isObject(operation) ? [operation] : [];
    }),
  );
