import { getBackOffMs } from "./back-off.ts";

/**
 * Keeps a carrier that does not answer from being given message after message, each of which would end in doubt or go
 * round in a circle. Closed: everything goes. Open: nothing goes. Half-open: one goes, and its outcome decides.
 */
export type Breaker =
  | { readonly state: "closed"; readonly failures: number }
  | { readonly state: "open"; readonly untilMs: number; readonly openings: number }
  | { readonly state: "half-open"; readonly openings: number };

export const CLOSED: Breaker = { state: "closed", failures: 0 };

/** In a row. One lost answer is bad luck; after five of them the next one is a bet against the odds. */
export const FAILURES_TO_OPEN = 5;

/** The first probe comes soon, since most outages are a restart; later ones do not knock at a dead carrier all day. */
const COOL_DOWN = { firstMs: 1000, mostMs: 60_000 };

/** What it becomes as time goes by. */
export function breakerAt(breaker: Breaker, nowMs: number): Breaker {
  if (breaker.state !== "open" || nowMs < breaker.untilMs) return breaker;
  return { state: "half-open", openings: breaker.openings };
}

/** What it becomes when a message was answered (with whatever answer), or was not. */
export function breakerAfter(breaker: Breaker, answered: boolean, nowMs: number, random: number): Breaker {
  switch (breaker.state) {
    case "closed": {
      if (answered) return breaker.failures === 0 ? breaker : CLOSED;
      const failures = breaker.failures + 1;
      return failures < FAILURES_TO_OPEN ? { state: "closed", failures } : opened(1, nowMs, random);
    }
    case "half-open":
      return answered ? CLOSED : opened(breaker.openings + 1, nowMs, random);
    case "open":
      // Of a message that was on its way when it opened: the probe has better news.
      return breaker;
  }
}

function opened(openings: number, nowMs: number, random: number): Breaker {
  return { state: "open", untilMs: nowMs + getBackOffMs(COOL_DOWN, openings, random), openings };
}
