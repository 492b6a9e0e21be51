import type { CarrierStatus } from "./carrier-sender.ts";

const BREAKERS = ["closed", "half-open", "open"] as const;

/** The carriers of a process: each cell has a sender of its own to a carrier, and both a link that leaves and its successor may have the name. */
export function mergeStatuses(statuses: readonly CarrierStatus[]): readonly CarrierStatus[] {
  const merged = new Map<string, CarrierStatus>();
  for (const status of statuses) {
    const known = merged.get(status.name);
    merged.set(status.name, known === undefined ? status : merge(known, status));
  }
  return [...merged.values()];
}

function merge(one: CarrierStatus, other: CarrierStatus): CarrierStatus {
  const times = [one.oldestMs, other.oldestMs].filter((time) => time !== undefined);
  return {
    name: one.name,
    isUp: one.isUp || other.isUp,
    isPaused: one.isPaused,
    breaker: BREAKERS.findLast((state) => state === one.breaker || state === other.breaker) ?? one.breaker,
    waiting: one.waiting + other.waiting,
    oldestMs: times.length === 0 ? undefined : Math.min(...times),
    underWay: one.underWay + other.underWay,
  };
}
