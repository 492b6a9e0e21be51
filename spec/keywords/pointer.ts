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

/** The segments of a JSON pointer, outermost first. */
export function splitPointer(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
