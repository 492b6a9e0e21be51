import { isObject, type Json, type JsonObject, valueAt } from "../../../../../scripts/schema/json.ts";

export const keywords: readonly string[] = ["keywords/x-max-words.ts", "keywords/x-sum.ts"];
export const tables: Readonly<Record<string, string>> = { limits: "tables/limits.yaml" };
export const faultCode = "E0";

/** What the table says becomes part of the document before anything else sees it. */
export function derive(document: JsonObject, { limits }: Record<string, Json>): void {
  const limited = valueAt(document, ["components", "schemas", "Note", "properties", "derived"]);
  if (isObject(limited) && isObject(limits)) limited.maximum = limits.most ?? 0;
}
