import { Counted, Measured } from "./counted.ts";
import type { Figures } from "./figures.ts";

const BREAKER = { closed: 0, "half-open": 1, open: 2 } as const;
const WATCH_AGE = "gateway_watch_age_seconds";
const WATCH_AGE_BOUNDS = [1, 5, 15, 30, 60, 300, 3600, 86_400];

export type DeliveryMetrics = ReturnType<typeof deliveryMetrics>;

/** What a worker tells of the way from an accepted message to its carrier. */
export function deliveryMetrics(figures: Figures, waiting: () => ReadonlyMap<string, number>) {
  const outcomes = new Counted(figures, {
    name: "gateway_submits_total",
    help: "Messages handed to a carrier, by carrier and outcome.",
    labelNames: ["carrier", "outcome"],
  });
  const parked = new Counted(figures, {
    name: "gateway_parked_steps_total",
    help: "Steps put aside because their lane was full.",
  });
  const unparked = new Counted(figures, {
    name: "gateway_unparked_steps_total",
    help: "Steps taken back from where they were put aside.",
  });
  const watchAge = new Measured(WATCH_AGE_BOUNDS);
  figures.add({
    name: WATCH_AGE,
    help: "How long ago the steps were begun that had to be looked after.",
    type: "histogram",
    rows: () => watchAge.rows(WATCH_AGE),
  });
  const breakers = new Map<string, number>();
  const byCarrier = (all: ReadonlyMap<string, number>) =>
    [...all].map(([carrier, value]) => ({ labels: { carrier }, value }));
  figures.add({
    name: "gateway_carrier_breaker",
    help: "Circuit breaker of a carrier: 0 closed, 1 half open, 2 open.",
    type: "gauge",
    rows: () => byCarrier(breakers),
  });
  figures.add({
    name: "gateway_waiting_steps",
    help: "Steps that wait in this process for their carrier.",
    type: "gauge",
    rows: () => byCarrier(waiting()),
  });
  return {
    outcome: (carrier: string, kind: string): void => outcomes.add([carrier, kind]),
    breaker(carrier: string, state: keyof typeof BREAKER): void {
      breakers.set(carrier, BREAKER[state]);
    },
    parked: (steps: number): void => parked.add([], steps),
    unparked: (steps: number): void => unparked.add([], steps),
    watchAge: (ageMs: number): void => watchAge.add(ageMs / 1000),
  };
}

/** How steps ended, in whichever process that was recorded. */
export function endingMetrics(figures: Figures) {
  const endings = new Counted(figures, {
    name: "gateway_endings_total",
    help: "Steps that ended, by carrier and report code; late: a success after the end.",
    labelNames: ["carrier", "code", "late"],
  });
  return (carrier: string, code: string, late: boolean): void => endings.add([carrier, code, String(late)]);
}
