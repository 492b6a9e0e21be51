import { Counter, Gauge, Histogram, type Registry } from "prom-client";

const BREAKER = { closed: 0, "half-open": 1, open: 2 } as const;

export type DeliveryMetrics = ReturnType<typeof deliveryMetrics>;

/** What a worker tells of the way from an accepted message to its carrier. */
export function deliveryMetrics(registry: Registry, waiting: () => ReadonlyMap<string, number>) {
  const registers = [registry];
  const outcomes = new Counter({
    name: "gateway_submits_total",
    help: "Messages handed to a carrier, by carrier and outcome.",
    labelNames: ["carrier", "outcome"] as const,
    registers,
  });
  const breakers = new Gauge({
    name: "gateway_carrier_breaker",
    help: "Circuit breaker of a carrier: 0 closed, 1 half open, 2 open.",
    labelNames: ["carrier"] as const,
    registers,
  });
  const parked = new Counter({
    name: "gateway_parked_steps_total",
    help: "Steps put aside because their lane was full.",
    registers,
  });
  const unparked = new Counter({
    name: "gateway_unparked_steps_total",
    help: "Steps taken back from where they were put aside.",
    registers,
  });
  const watchAge = new Histogram({
    name: "gateway_watch_age_seconds",
    help: "How long ago the steps were begun that had to be looked after.",
    buckets: [1, 5, 15, 30, 60, 300, 3600, 86_400],
    registers,
  });
  new Gauge({
    name: "gateway_waiting_steps",
    help: "Steps that wait in this process for their carrier.",
    labelNames: ["carrier"] as const,
    registers,
    collect() {
      for (const [carrier, steps] of waiting()) this.set({ carrier }, steps);
    },
  });
  return {
    outcome: (carrier: string, kind: string): void => outcomes.inc({ carrier, outcome: kind }),
    breaker: (carrier: string, state: keyof typeof BREAKER): void => breakers.set({ carrier }, BREAKER[state]),
    parked: (steps: number): void => parked.inc(steps),
    unparked: (steps: number): void => unparked.inc(steps),
    watchAge: (ageMs: number): void => watchAge.observe(ageMs / 1000),
  };
}

/** How steps ended, in whichever process that was recorded. */
export function endingMetrics(registry: Registry) {
  const endings = new Counter({
    name: "gateway_endings_total",
    help: "Steps that ended, by carrier and report code; late: a success after the end.",
    labelNames: ["carrier", "code", "late"] as const,
    registers: [registry],
  });
  return (carrier: string, code: string, late: boolean): void => endings.inc({ carrier, code, late: String(late) });
}
