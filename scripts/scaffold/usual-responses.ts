import { listPathOperations } from "../document/path-operations.ts";
import { asArray, asObject, isObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";

export interface ResponsesOf {
  readonly hasBody: boolean;
  readonly hasPathParameter: boolean;
}

/** What the generated server refuses by itself, and what a path parameter asks for. */
const DESCRIPTIONS = {
  "400": "The request is not as the document says.",
  "401": "The credentials are missing or wrong.",
  "404": "There is no such thing.",
  "413": "The body is too large.",
  "415": "The body has another media type.",
} as const;

/**
 * The error responses that a new operation begins with: those by reference that most operations of the same kind have, with or
 * without a body, and those that the server answers by itself. Where the document has none of these, it looks like another error of it.
 */
export function findUsualResponses(bundled: JsonObject, of: ResponsesOf): JsonObject {
  const all = listOperations(bundled);
  const similar = all.filter((operation) => (operation.requestBody !== undefined) === of.hasBody);
  const usual: Record<string, Json> = {};
  // A path without a parameter is always found.
  for (const [status, { ref, count }] of findCommonRefs(similar))
    if (count * 2 > similar.length && (status !== "404" || of.hasPathParameter)) usual[status] = { $ref: ref };
  if ("default" in usual || "4XX" in usual) return usual;
  const refs = findCommonRefs(all);
  for (const status of listRefusals(bundled, of)) {
    const ref = refs.get(status)?.ref;
    usual[status] ??= ref === undefined ? makeResponse(bundled, refs, DESCRIPTIONS[status]) : { $ref: ref };
  }
  return usual;
}

function listRefusals(bundled: JsonObject, { hasBody, hasPathParameter }: ResponsesOf): (keyof typeof DESCRIPTIONS)[] {
  const security = asArray(bundled.security);
  const isSecured = security.length > 0 && security.every((requirement) => listMembers(requirement).length > 0);
  return [
    ...(hasBody || hasPathParameter ? (["400"] as const) : []),
    ...(isSecured ? (["401"] as const) : []),
    ...(hasPathParameter ? (["404"] as const) : []),
    ...(hasBody ? (["413", "415"] as const) : []),
  ];
}

interface CommonRef {
  readonly ref: string;
  readonly count: number;
}

/** By status of an error: the reference that most of the operations have, and how many. */
function findCommonRefs(operations: readonly JsonObject[]): ReadonlyMap<string, CommonRef> {
  const counts = new Map<string, Map<string, number>>();
  for (const { responses } of operations)
    for (const [status, response] of listMembers(responses)) {
      if (!/^[45]|default/.test(status) || !isObject(response) || typeof response.$ref !== "string") continue;
      const refs = counts.get(status) ?? new Map<string, number>();
      counts.set(status, refs.set(response.$ref, (refs.get(response.$ref) ?? 0) + 1));
    }
  const common = new Map<string, CommonRef>();
  for (const [status, refs] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = [...refs].sort(([, one], [, other]) => other - one);
    if (first !== undefined) common.set(status, { ref: first[0], count: first[1] });
  }
  return common;
}

/** With the content of an error that the document has. */
function makeResponse(bundled: JsonObject, refs: ReadonlyMap<string, CommonRef>, description: string): JsonObject {
  const [first] = refs.values();
  const name = first?.ref.split("/").at(-1) ?? "";
  const { content } = asObject(asObject(asObject(bundled.components).responses)[name]);
  return { description, ...(content !== undefined && { content }) };
}

const listOperations = ({ paths }: JsonObject): JsonObject[] =>
  listMembers(paths).flatMap(([, item]) => listPathOperations(asObject(item)).map(({ node }) => node));
