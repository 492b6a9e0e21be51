import leven from "leven";

/** The name that was probably meant: the one with the fewest changes, if these are few for its length. */
export function findNearestName(name: string, known: Iterable<string>): string | undefined {
  let best: { readonly known: string; readonly changes: number } | undefined;
  for (const candidate of known) {
    const changes = countChanges(name, candidate);
    const most = Math.max(1, Math.floor(0.4 * Math.min(name.length, candidate.length)));
    if (candidate !== name && changes <= most && (best === undefined || changes < best.changes))
      best = { known: candidate, changes };
  }
  return best?.known;
}

/** A name that differs only in its case, or in the order of two letters, is nearer than one with other letters. */
function countChanges(name: string, other: string): number {
  if (name.toLowerCase() === other.toLowerCase()) return 0;
  const sorted = (text: string): string => [...text].sort().join("");
  const changes = leven(name, other);
  return changes === 2 && sorted(name) === sorted(other) ? 1 : changes;
}

/** `; did you mean Pet.yaml?`, or nothing if no known name is similar. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const nearest = findNearestName(name, known);
  return nearest === undefined ? "" : `; did you mean ${nearest}?`;
}
