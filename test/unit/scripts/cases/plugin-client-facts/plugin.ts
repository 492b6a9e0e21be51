import type { Json, JsonObject } from "../../../../../scripts/schema/json.ts";

/** What callers can show, and which member of an answer says what became of a call. */
export const client = { security: ["token", "key"], answerCode: "code" };

/** What derive returns becomes a table. */
export function derive(document: JsonObject): Record<string, Json> {
  return { paths: Object.keys(document.paths as JsonObject) };
}
