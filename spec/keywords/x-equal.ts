/** Two numbers, texts or flags of an object that must be the same. Objects that lack one of them are not concerned. */
export const keyword = "x-equal";
export const appliesTo = "object";
export const valueSchema = { type: "array", minItems: 2, maxItems: 2, items: { type: "string" } } as const;

type Pair = readonly [one: string, other: string];

export function holds(value: Readonly<Record<string, unknown>>, [one, other]: Pair): boolean {
  const [first, second] = [value[one], value[other]];
  return first === undefined || second === undefined || first === second;
}

/** Any other pair of names refuses something that was accepted before. */
export const narrows = (before: Pair, after: Pair): boolean => after.join() !== before.join();

export const refuses = ([one, other]: Pair): string => `whose ${one} differs from ${other}`;

export const message = ([one, other]: Pair): string => `must have the same ${one} as ${other}`;
