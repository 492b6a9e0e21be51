import { describeSizes } from "../schema/describe-sizes.ts";
import { asObject, type Json, type JsonObject } from "../schema/json.ts";

/** The limits of a value as a sentence for the comment of its type, such as "1 to 90 characters."; empty without limits. */
export function limitsText(...schemas: readonly (Json | undefined)[]): string {
  const all: JsonObject = Object.assign({}, ...schemas.map(asObject));
  const sizes = describeSizes(all).map((words) => words.charAt(0).toUpperCase() + words.slice(1));
  const pattern = typeof all.pattern === "string" ? [`Pattern: \`${all.pattern}\``] : [];
  return [...sizes, ...pattern].map((limit) => `${limit}.`).join(" ");
}
