import type { DocumentedOperation } from "../contract/operations.ts";

/** How the valid requests of an operation were answered. */
export interface Reach {
  /** An answer came from the operation itself. */
  readonly isReached: boolean;
  /** The statuses of those that did not. */
  readonly refusedWith: readonly number[];
}

/** What the form of a request is refused with. The servers of some documents check it before they ask who calls. */
const OF_FORM = [400, 413, 415, 422];
/** Who may call, how often, at which address and whether the server works is decided before an operation is called. */
const BEFORE = [401, 403, 404, 405, 407, 429, 502, 503, 504];

export function findReach({ responses }: DocumentedOperation, statuses: Iterable<number>): Reach {
  const all = [...statuses];
  // An operation that documents 404 says it of what it looks for.
  const isBefore = (status: number): boolean => BEFORE.includes(status) && !(status === 404 && responses.has("404"));
  return {
    isReached: all.some((status) => !isBefore(status) && !OF_FORM.includes(status)),
    refusedWith: all.filter(isBefore),
  };
}

export interface NothingReached {
  readonly reason: string;
  readonly fix: string;
}

/** A run that reached no operation has tested nothing, however little it found. Undefined: one was reached, or none was asked. */
export function findNothingReached(operations: readonly Reach[]): NothingReached | undefined {
  const statuses = [...new Set(operations.flatMap(({ refusedWith }) => refusedWith))].toSorted();
  if (statuses.length === 0 || operations.some(({ isReached }) => isReached)) return undefined;
  return {
    reason: `no operation was reached: every valid request was refused before, with ${statuses.join(", ")}`,
    fix: statuses.some((status) => [401, 403, 407].includes(status))
      ? "give the credentials that the server accepts, by authenticate in contract.config.ts or by --header"
      : "see that the server works, and is at this address; a path of --url replaces that of the document's servers",
  };
}
