import leven, { closestMatch } from "leven";

/** The known name that was probably meant; undefined: none is similar. */
export function findNearest(name: string, known: Iterable<string>): string | undefined {
  const similar = [...known].filter((other) => leven(name.toLowerCase(), other.toLowerCase()) <= getMaxDistance(other));
  return closestMatch(name, similar);
}

/** One letter of three may be wrong. */
const getMaxDistance = (name: string): number => Math.max(1, Math.floor(name.length / 3));

/** `; did you mean "x"?`, or nothing. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const nearest = findNearest(name, known);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}
