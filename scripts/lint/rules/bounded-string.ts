import type { Node } from "./document.ts";

/** Formats with a maximum length. Values of other formats can be arbitrarily long. */
const finiteFormats = new Set(["date", "uuid", "ipv4", "ipv6"]);

/** Whether the schema limits the length of a string. */
export function limitsLength(schema: Node, ownKeywords: readonly string[]): boolean {
  if ("maxLength" in schema || "enum" in schema || "const" in schema) return true;
  if (typeof schema.format === "string" && finiteFormats.has(schema.format)) return true;
  if (typeof schema.pattern === "string" && isFinitePattern(schema.pattern)) return true;
  return ownKeywords.some((keyword) => keyword in schema);
}

/** An anchored pattern without `*`, `+` or `{n,}` matches only strings up to some length. */
export function isFinitePattern(pattern: string): boolean {
  if (!pattern.startsWith("^") || !pattern.endsWith("$") || pattern.endsWith("\\$")) return false;
  const bare = pattern.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
  if (/[*+]|\{\d+,\}/.test(bare)) return false;
  // In `^a|b$`, each alternative is anchored at one end only.
  return !bare.replace(/\([^()]*\)/g, "x").includes("|");
}
