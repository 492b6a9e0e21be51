import { isAnchored, longestMatch, readPattern } from "../../schema/read-pattern.ts";
import type { Node } from "../../schema/spot.ts";

/** Formats with a maximum length. Values of other formats can be arbitrarily long. */
const finiteFormats = new Set(["date", "uuid", "ipv4", "ipv6"]);

/** Whether the schema limits the length of a string. */
export function limitsLength(schema: Node, ownKeywords: readonly string[]): boolean {
  if ("maxLength" in schema || "enum" in schema || "const" in schema) return true;
  if (typeof schema.format === "string" && finiteFormats.has(schema.format)) return true;
  if (typeof schema.pattern === "string" && isFinitePattern(schema.pattern)) return true;
  return ownKeywords.some((keyword) => keyword in schema);
}

/** A pattern that is anchored at both ends and repeats nothing without end matches only strings up to some length. */
export function isFinitePattern(pattern: string): boolean {
  const node = readPattern(pattern);
  return isAnchored(node, "start") && isAnchored(node, "end") && longestMatch(node) < Number.POSITIVE_INFINITY;
}
