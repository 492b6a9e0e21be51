import { getBackOffMs } from "./back-off.ts";

/**
 * A circuit breaker: a carrier that does not answer gets no further messages, each of which would end in an unknown state or
 * be tried again and again. Closed: all messages go. Open: none goes. Half-open: one goes, and its outcome decides.
 */
export type Breaker =
  | { readonly state: "closed"; readonly failures: number }
  | { readonly state: "open"; readonly untilMs: number; readonly openings: number }
  | { readonly state: "half-open"; readonly openings: number };

export const CLOSED: Breaker = { state: "closed", failures: 0 };

/** Consecutive failures. A single lost answer is common; after five the next one will probably fail too. */
export const FAILURES_TO_OPEN = 5;

/** The first probe comes soon, because most outages are a restart; later probes come less often. */
const COOL_DOWN = { firstMs: 1000, mostMs: 60_000 };

/** The state at this time: an open breaker becomes half-open when its cool-down is over. */
export function breakerAt(breaker: Breaker, nowMs: number): Breaker {
  if (breaker.state !== "open" || nowMs < breaker.untilMs) return breaker;
  return { state: "half-open", openings: breaker.openings };
}

/** The state after a message that was answered, with any answer, or was not answered. */
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
      // The message was sent before the breaker opened; only the probe decides.
      return breaker;
  }
}

function opened(openings: number, nowMs: number, random: number): Breaker {
  return { state: "open", untilMs: nowMs + getBackOffMs(COOL_DOWN, openings, random), openings };
}
