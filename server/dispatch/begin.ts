import { setTimeout as sleep } from "node:timers/promises";
import { backOffMs } from "../domain/back-off.ts";
import { nameOfStep } from "../domain/delivery.ts";
import { failureOf } from "../store/failure.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import { LEASE_MS, type Leases } from "./leases.ts";
import type { DeliveryStore } from "./ports.ts";
import type { WaitingStep } from "./waiting-step.ts";
import { watchIdOf } from "./watch-id.ts";

export interface BeginParts {
  readonly store: Pick<DeliveryStore, "beginSteps" | "loadSteps">;
  readonly leases: Leases;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Log;
  /** Nobody waits for the database any longer. */
  readonly givenUp: AbortSignal;
}

export interface Begun {
  /** Held by our leases; whoever is done with the steps drops it. */
  readonly watchId: string;
  readonly begunMs: number;
  /** Ours to submit or to end. */
  readonly ours: readonly WaitingStep[];
  /** Nothing became of these: the database was away. */
  readonly back: readonly WaitingStep[];
}

/** One of the steps is to blame, and the others would have gone through without it. */
export function isRowFault(error: unknown): boolean {
  const failure = failureOf(error);
  return failure === "row" || failure === "partition";
}

const AFTER_FAILURE = { firstMs: 100, mostMs: 5000 };

/**
 * Marks steps as ours. When the database goes away in mid-statement, for longer than the store has patience, nobody knows
 * whether it was carried out; what the rows say afterwards decides, because a row that is left behind would be taken for
 * a message in doubt, although we know well that it was never sent.
 */
export async function begin(parts: BeginParts, steps: readonly WaitingStep[], carrier: string): Promise<Begun> {
  const { leases, now } = parts;
  // Later than every beginning before it, also where clocks differ: the time tells one try from the next.
  const begunMs = steps.reduce((latest, { lastBegunMs = 0 }) => Math.max(latest, lastBegunMs + 1), now());
  const watchId = watchIdOf(begunMs);
  const dueMs = now() + LEASE_MS;
  const { ours, back } = await beginOnce(parts, steps, carrier, { watchId, dueMs, begunMs });
  // Not before: an untouched watch is how the store knows its own beginning again.
  leases.hold(watchId, dueMs);
  return { watchId, begunMs, ours: onceEach(ours), back };
}

async function beginOnce(
  parts: BeginParts,
  steps: readonly WaitingStep[],
  carrier: string,
  { watchId, dueMs, begunMs }: { readonly watchId: string; readonly dueMs: number; readonly begunMs: number },
): Promise<Pick<Begun, "ours" | "back">> {
  const beginnings = steps.map(({ ref, expiresMs, last, detail }) => ({ ref, carrier, expiresMs, last, detail }));
  const watch = { watchId, dueMs, members: steps.map(({ ref }) => ref) };
  try {
    const names = await parts.store.beginSteps(beginnings, watch, begunMs);
    return { ours: steps.filter(({ name }) => names.has(name)), back: [] };
  } catch (error) {
    if (isRowFault(error)) throw error;
    parts.log.warn({ error: loggable(error) }, "whether steps were begun is not known yet");
    return found(parts, steps, begunMs);
  }
}

/** Two jobs may name the same step, one of them lost and taken anew: it is begun once, and submitted once. */
function onceEach(steps: readonly WaitingStep[]): readonly WaitingStep[] {
  return [...new Map(steps.map((step) => [step.name, step])).values()];
}

async function found(
  { store, random, log, givenUp }: BeginParts,
  steps: readonly WaitingStep[],
  begunMs: number,
): Promise<Pick<Begun, "ours" | "back">> {
  for (let failures = 1; ; failures++) {
    await sleep(backOffMs(AFTER_FAILURE, failures, random()), undefined, { signal: givenUp });
    try {
      const stored = await store.loadSteps(steps.map(({ ref }) => ref));
      const rows = new Map(stored.map(({ ref, row }) => [nameOfStep(ref), row]));
      return {
        ours: steps.filter(({ name }) => {
          const row = rows.get(name);
          return row?.sentMs === begunMs && (row.state === "submitting" || row.state === "unknown");
        }),
        back: steps.filter(({ name }) => rows.has(name) && (rows.get(name)?.state ?? "queued") === "queued"),
      };
    } catch (error) {
      log.warn({ failures, error: loggable(error) }, "whether steps were begun is not known yet");
    }
  }
}
