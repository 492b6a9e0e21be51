import { isNode, type Node } from "#lint-rules";

export interface NamedCode {
  readonly code: string;
  /** The keyword whose violation has this code; undefined: all keywords. */
  readonly keyword: string | undefined;
}

/** The codes in the `x-code` of a schema: one for all keywords, or one for each keyword. */
export function codesOf(schema: Node): NamedCode[] {
  const value = schema["x-code"];
  if (typeof value === "string") return [{ code: value, keyword: undefined }];
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([keyword, code]) => (typeof code === "string" ? [{ code, keyword }] : []));
}

/** The codes that an operation lists. */
export function listedCodesOf(operation: Node): string[] | undefined {
  const value = operation["x-result-codes"];
  return Array.isArray(value) ? value.map(String) : undefined;
}
