import { describeSizes } from "../schema/describe-sizes.ts";
import { asObject, type Json, type JsonObject } from "../schema/json.ts";

/** For each keyword of a plug-in, those that say the same less exactly. */
export type CoveredKeywords = ReadonlyMap<string, readonly string[]>;

/**
 * The limits of a value as a sentence for the comment of its type, such as "1 to 90 characters."; empty without limits. A limit
 * that a keyword of the plug-in covers is left out: beside "at most 90 bytes", "90 characters" would mislead.
 */
export function limitsText(covered: CoveredKeywords, ...schemas: readonly (Json | undefined)[]): string {
  const all: JsonObject = Object.assign({}, ...schemas.map(asObject));
  for (const [keyword, names] of covered)
    if (all[keyword] !== undefined) for (const name of names) Reflect.deleteProperty(all, name);
  const sizes = describeSizes(all).map((words) => words.charAt(0).toUpperCase() + words.slice(1));
  const pattern = typeof all.pattern === "string" ? [`Pattern: \`${all.pattern}\``] : [];
  return [...sizes, ...pattern].map((limit) => `${limit}.`).join(" ");
}
