/** Appends segments to a JSON pointer (RFC 6901). */
export function below(base: string, ...segments: readonly (string | number)[]): string {
  let pointer = base;
  for (const segment of segments) pointer += `/${escapeSegment(segment)}`;
  return pointer;
}

function escapeSegment(segment: string | number): string {
  if (typeof segment === "number") return String(segment);
  // Most names have neither character, and this check is faster than two replacements.
  if (!segment.includes("~") && !segment.includes("/")) return segment;
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}
