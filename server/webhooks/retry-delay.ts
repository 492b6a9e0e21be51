/** The contract's spacing. */
const DELAYS_MS = [10_000, 60_000, 300_000];

/** How long to wait after so many tries have failed; undefined: no more. */
export const retryDelayMs = (attempts: number): number | undefined => DELAYS_MS[attempts - 1];
