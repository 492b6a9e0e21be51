import type { Node } from "./document.ts";

/** Formats whose values have an end: every other format can be as long as a caller likes. */
const finiteFormats = new Set(["date", "uuid", "ipv4", "ipv6"]);

/** Whether one schema by itself limits how long a string can be. */
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
  // `^a|b$` anchors one end of each alternative only.
  return !bare.replace(/\([^()]*\)/g, "x").includes("|");
}
