/** What the document says of something that should no longer be used. Dates are `YYYY-MM-DD`, each from midnight UTC on. */
export interface Deprecation {
  /** Since when it is deprecated. */
  readonly since?: string;
  /** From when on it may be gone. */
  readonly sunset?: string;
  /** What to use instead: an operation, parameter or field, or an address. */
  readonly successor?: string;
  /** The address of the successor, if the successor is an operation. It may have the parameters of its path in braces. */
  readonly successorPath?: string;
  /** The address of a page about the deprecation. */
  readonly info?: string;
}

/** `deprecated since 2026-09-01, ends on 2027-03-01; use getPet`, as far as the document says it. */
export function describeDeprecation({ since, sunset, successor }: Deprecation): string {
  const dates = `${since === undefined ? "" : ` since ${since}`}${sunset === undefined ? "" : `, ends on ${sunset}`}`;
  return `deprecated${dates}${successor === undefined ? "" : `; use ${successor}`}`;
}

/** Whether a text is a URL, or the path of one, that can stand in a header as it is. */
export const isAddress = (text: unknown): text is string =>
  typeof text === "string" && /^(https?:\/)?\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/.test(text);
