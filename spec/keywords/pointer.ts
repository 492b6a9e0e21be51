/** A place below another one, as a JSON pointer (RFC 6901). */
export function below(base: string, ...segments: readonly (string | number)[]): string {
  let pointer = base;
  for (const segment of segments) pointer += `/${escaped(segment)}`;
  return pointer;
}

function escaped(segment: string | number): string {
  if (typeof segment === "number") return String(segment);
  // Hardly a name has either, and looking for them is cheaper than replacing nothing.
  if (!segment.includes("~") && !segment.includes("/")) return segment;
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}
