// How far back a search for messages looks. The console shows and changes the messages of the same window, so it uses this too.

/** The last day is what most want to see. */
export const DEFAULT_SEARCH_HOURS = 24;

interface Search {
  readonly to?: unknown;
  readonly ref?: unknown;
  readonly since?: unknown;
  readonly until?: unknown;
}

/** Whether a search names nothing that says how far back it looks, so that it is about the last hours only. */
export const hasDefaultWindow = ({ to, ref, since, until }: Search): boolean =>
  [to, ref, since, until].every((given) => given === undefined);

/** When the window of such a search begins. */
export const getDefaultSinceMs = (nowMs: number): number => nowMs - DEFAULT_SEARCH_HOURS * 3_600_000;
