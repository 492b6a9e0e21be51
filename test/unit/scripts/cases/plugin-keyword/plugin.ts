import type { Json, JsonObject } from "../../../../../scripts/pipeline/json.ts";

export const keywords: readonly string[] = ["keywords/x-multiple-words.ts", "keywords/x-sum.ts"];
export const tables: Readonly<Record<string, string>> = { limits: "tables/limits.yaml" };
export const faultCode = "E0";

/** What the table says becomes part of the document before anything else sees it. */
export function derive(document: JsonObject, given: Record<string, Json>): void {
  const { most } = given.limits as { most: number };
  document.components = {
    schemas: { ...(document.components as { schemas: JsonObject }).schemas, Derived: { type: "integer", maximum: most } },
  };
}
