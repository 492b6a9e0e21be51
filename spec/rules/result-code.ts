import { isNode, type Node } from "./document.ts";

export interface NamedCode {
  readonly code: string;
  /** The schema keyword whose violation yields the code; undefined for a code that stands for all of them. */
  readonly keyword: string | undefined;
}

/** The codes that a schema's `x-code` names: one for everything, or one by keyword. */
export function codesOf(schema: Node): NamedCode[] {
  const value = schema["x-code"];
  if (typeof value === "string") return [{ code: value, keyword: undefined }];
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([keyword, code]) => (typeof code === "string" ? [{ code, keyword }] : []));
}

/** The codes that an operation says it can answer with. */
export function listedCodesOf(operation: Node): string[] | undefined {
  const value = operation["x-result-codes"];
  return Array.isArray(value) ? value.map(String) : undefined;
}
