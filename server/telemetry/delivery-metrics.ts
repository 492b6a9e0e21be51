import { Counter, Gauge, Histogram, type LabelValues, type Registry } from "prom-client";

const BREAKER_VALUES = { closed: 0, "half-open": 1, open: 2 } as const;
const LEASE_AGE_BUCKETS = [1, 5, 15, 30, 60, 300, 3600, 86_400];

/** Prometheus sees no increase in the first value of a series: what happens before its second scrape would never alert anybody. */
const beginAtZero = <Label extends string>(counter: Counter<Label>, labels: LabelValues<Label>): void =>
  counter.inc(labels, 0);

/** What a process knows of one of its carriers. */
export interface MeasuredCarrier {
  readonly name: string;
  readonly isUp: boolean;
  readonly isPaused: boolean;
  readonly breaker: keyof typeof BREAKER_VALUES;
  readonly waiting: number;
  readonly oldestMs: number | undefined;
  readonly underWay: number;
}

/** What a worker measures between an accepted message and its carrier. */
export function deliveryMetrics(registry: Registry, listCarriers: () => readonly MeasuredCarrier[]) {
  const registers = [registry];
  const outcomes = new Counter({
    name: "gateway_submits_total",
    help: "Messages handed to a carrier, by carrier and outcome.",
    labelNames: ["carrier", "outcome"],
    registers,
    collect() {
      for (const { name } of listCarriers()) beginAtZero(this, { carrier: name, outcome: "accepted" });
    },
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
  const heldSteps = new Counter({
    name: "gateway_advertising_held_steps_total",
    help: "Advertising steps that were held because they came outside of the account's hours of advertising.",
    registers,
  });
  const leaseAge = new Histogram({
    name: "gateway_lease_age_seconds",
    help: "How long ago steps were begun whose lease came due.",
    buckets: LEASE_AGE_BUCKETS,
    registers,
  });
  const addGauge = (name: string, help: string, read: (carrier: MeasuredCarrier) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ["carrier"],
      registers,
      collect() {
        // A carrier that was removed must not keep its last value.
        this.reset();
        for (const carrier of listCarriers()) this.set({ carrier: carrier.name }, read(carrier));
      },
    });
  };
  addGauge("gateway_carrier_up", "Whether this process can reach a carrier: 1 yes, 0 no.", ({ isUp }) => Number(isUp));
  addGauge("gateway_carrier_paused", "Whether an operator has paused a carrier: 1 yes, 0 no.", ({ isPaused }) =>
    Number(isPaused),
  );
  addGauge(
    "gateway_carrier_breaker",
    "Circuit breaker of a carrier: 0 closed, 1 half open, 2 open.",
    ({ breaker }) => BREAKER_VALUES[breaker],
  );
  addGauge("gateway_waiting_steps", "Steps that wait in this process for their carrier.", ({ waiting }) => waiting);
  addGauge(
    "gateway_waiting_oldest_seconds",
    "Age of the oldest step that waits in this process for its carrier.",
    ({ oldestMs }) => (oldestMs === undefined ? 0 : Math.max(0, (Date.now() - oldestMs) / 1000)),
  );
  addGauge(
    "gateway_submits_under_way",
    "Steps that this process is submitting to a carrier and whose outcome is not recorded.",
    ({ underWay }) => underWay,
  );
  return {
    outcome: (carrier: string, outcome: string): void => outcomes.inc({ carrier, outcome }),
    movedToBacklog: (steps: number): void => backlogAdded.inc(steps),
    takenFromBacklog: (steps: number): void => backlogTaken.inc(steps),
    waitsForCarrier: (steps: number): void => withoutCarrier.inc(steps),
    held: (steps: number): void => heldSteps.inc(steps),
    leaseAge: (ageMs: number): void => leaseAge.observe(ageMs / 1000),
  };
}

/** What a carrier gets of the messages of a route. */
export interface MeasuredShare {
  readonly carrier: string;
  readonly channel: string;
  readonly prefix: string;
  readonly share: number;
}

export function shareMetrics(registry: Registry, listShares: () => readonly MeasuredShare[]): void {
  new Gauge({
    name: "gateway_carrier_share",
    help: "Share of a carrier in the messages of a route that several carriers share, in points of a hundred.",
    labelNames: ["carrier", "channel", "prefix"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { carrier, channel, prefix, share } of listShares()) this.set({ carrier, channel, prefix }, share);
    },
  });
}

/** A step that has ended, or has succeeded after its end. */
interface Ended {
  readonly carrier: string;
  readonly code: string | undefined;
  readonly carrierReason: string | undefined;
  readonly outcome: "ended" | "late" | "none";
  readonly state: string;
  /** No step follows it. */
  readonly last: boolean;
}

/** Reasons of a carrier that are counted one by one. A carrier that writes something new into each of them must not fill the memory. */
const MAX_REASONS = 100;

/** How steps ended, counted in the process that records the end. `listCarriers` has the names of all carriers. */
export function endingMetrics(registry: Registry, listCarriers: () => readonly string[]) {
  const endings = new Counter({
    name: "gateway_endings_total",
    help: "Steps that ended, by carrier and report code; late: a success after the end.",
    labelNames: ["carrier", "code", "late"],
    registers: [registry],
  });
  const messages = new Counter({
    name: "gateway_messages_ended_total",
    help: "Messages that ended, by the carrier of their last step and whether they were delivered.",
    labelNames: ["carrier", "delivered"],
    registers: [registry],
    collect() {
      for (const carrier of listCarriers())
        for (const delivered of ["true", "false"]) beginAtZero(this, { carrier, delivered });
    },
  });
  const reasons = new Counter({
    name: "gateway_carrier_reasons_total",
    help: "Steps that ended without success, by carrier and the reason in its own words.",
    labelNames: ["carrier", "reason"],
    registers: [registry],
  });
  const known = new Map<string, Set<string>>();
  const nameReason = (carrier: string, reason: string): string => {
    const ofCarrier = known.get(carrier) ?? new Set();
    known.set(carrier, ofCarrier);
    if (ofCarrier.size < MAX_REASONS) ofCarrier.add(reason);
    return ofCarrier.has(reason) ? reason : "other";
  };
  return ({ carrier, code = "", carrierReason, outcome, state, last }: Ended): void => {
    endings.inc({ carrier, code, late: String(outcome === "late") });
    const isDelivered = state === "delivered";
    if (outcome === "ended" && (isDelivered || last)) messages.inc({ carrier, delivered: String(isDelivered) });
    if (outcome === "ended" && carrierReason !== undefined)
      reasons.inc({ carrier, reason: nameReason(carrier, carrierReason) });
  };
}
