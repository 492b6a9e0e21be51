import { Counter, Gauge, Histogram, type Registry } from "prom-client";

const BREAKER_VALUES = { closed: 0, "half-open": 1, open: 2 } as const;
const LEASE_AGE_BUCKETS = [1, 5, 15, 30, 60, 300, 3600, 86_400];

export type DeliveryMetrics = ReturnType<typeof deliveryMetrics>;

/** What a worker measures between an accepted message and its carrier. */
export function deliveryMetrics(registry: Registry, countWaiting: () => ReadonlyMap<string, number>) {
  const registers = [registry];
  const outcomes = new Counter({
    name: "gateway_submits_total",
    help: "Messages handed to a carrier, by carrier and outcome.",
    labelNames: ["carrier", "outcome"],
    registers,
  });
  const backlogAdded = new Counter({
    name: "gateway_backlog_added_steps_total",
    help: "Steps moved to the backlog because their lane was full.",
    registers,
  });
  const backlogTaken = new Counter({
    name: "gateway_backlog_taken_steps_total",
    help: "Steps taken from the backlog.",
    registers,
  });
  const withoutCarrier = new Counter({
    name: "gateway_steps_without_carrier_total",
    help: "Steps moved to the backlog because there is no carrier for them.",
    registers,
  });
  const leaseAge = new Histogram({
    name: "gateway_lease_age_seconds",
    help: "How long ago steps were begun whose lease came due.",
    buckets: LEASE_AGE_BUCKETS,
    registers,
  });
  const breakers = new Gauge({
    name: "gateway_carrier_breaker",
    help: "Circuit breaker of a carrier: 0 closed, 1 half open, 2 open.",
    labelNames: ["carrier"],
    registers,
  });
  new Gauge({
    name: "gateway_waiting_steps",
    help: "Steps that wait in this process for their carrier.",
    labelNames: ["carrier"],
    registers,
    collect() {
      // A carrier that has no queue any more must not keep its last value.
      this.reset();
      for (const [carrier, steps] of countWaiting()) this.set({ carrier }, steps);
    },
  });
  return {
    outcome: (carrier: string, outcome: string): void => outcomes.inc({ carrier, outcome }),
    breaker: (carrier: string, state: keyof typeof BREAKER_VALUES): void =>
      breakers.set({ carrier }, BREAKER_VALUES[state]),
    movedToBacklog: (steps: number): void => backlogAdded.inc(steps),
    takenFromBacklog: (steps: number): void => backlogTaken.inc(steps),
    waitsForCarrier: (steps: number): void => withoutCarrier.inc(steps),
    leaseAge: (ageMs: number): void => leaseAge.observe(ageMs / 1000),
  };
}

/** How steps ended, counted in the process that records the end. */
export function endingMetrics(registry: Registry) {
  const endings = new Counter({
    name: "gateway_endings_total",
    help: "Steps that ended, by carrier and report code; late: a success after the end.",
    labelNames: ["carrier", "code", "late"],
    registers: [registry],
  });
  return (carrier: string, code: string, late: boolean): void => endings.inc({ carrier, code, late: String(late) });
}
