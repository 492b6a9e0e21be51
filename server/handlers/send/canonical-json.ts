/** JSON in which the members of an object stand in the order of their names: the same for equal values. */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  // Without a prototype, so that a member called __proto__ is one like any other.
  const ordered: Record<string, unknown> = Object.create(null);
  for (const name of Object.keys(value).sort()) ordered[name] = inOrder(value[name]);
  return ordered;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
