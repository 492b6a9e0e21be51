import { setTimeout as sleep } from "node:timers/promises";
import { backOffMs } from "../domain/back-off.ts";
import { nameOfStep } from "../domain/delivery.ts";
import { failureOf } from "../store/failure.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import { LEASE_MS, type Leases } from "./leases.ts";
import type { Claimed, DeliveryStore, NewBatch } from "./ports.ts";
import type { WaitingStep } from "./waiting-step.ts";
import { watchIdOf } from "./watch-id.ts";

export interface BeginParts {
  readonly store: Pick<DeliveryStore, "beginSteps" | "loadSteps" | "beginNewSteps" | "findNewSteps">;
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

/** Where and until when steps are begun. */
interface Claim {
  readonly watchId: string;
  readonly dueMs: number;
  readonly begunMs: number;
  readonly carrier: string;
}

type Outcome = Pick<Begun, "ours" | "back">;

/**
 * Marks steps as ours, by their rows, or, where `isNew` says that nobody else can have begun them, by the watch alone.
 * When the database goes away in mid-statement, for longer than the store has patience, nobody knows whether it was
 * carried out; what the database says afterwards decides, because a beginning that is left behind would be taken for a
 * message in doubt, although we know well that it was never sent.
 */
export async function begin(
  parts: BeginParts,
  steps: readonly WaitingStep[],
  carrier: string,
  isNew = false,
): Promise<Begun> {
  const { leases, now } = parts;
  // Later than every beginning before it, also where clocks differ: the time tells one try from the next.
  const begunMs = steps.reduce((latest, { lastBegunMs = 0 }) => Math.max(latest, lastBegunMs + 1), now());
  const claim = { watchId: watchIdOf(begunMs), dueMs: now() + LEASE_MS, begunMs, carrier };
  const { ours, back } = await (isNew ? beginNew : beginByRows)(parts, steps, claim);
  // Not before: an untouched watch is how the store knows its own beginning again.
  leases.hold(claim.watchId, claim.dueMs);
  return { watchId: claim.watchId, begunMs, ours: onceEach(ours), back };
}

async function beginByRows(
  parts: BeginParts,
  steps: readonly WaitingStep[],
  { watchId, dueMs, begunMs, carrier }: Claim,
): Promise<Outcome> {
  const beginnings = steps.map(({ ref, expiresMs, last, detail }) => ({ ref, carrier, expiresMs, last, detail }));
  const watch = { watchId, dueMs, members: steps.map(({ ref }) => ref) };
  try {
    const names = await parts.store.beginSteps(beginnings, watch, begunMs);
    return { ours: steps.filter(({ name }) => names.has(name)), back: [] };
  } catch (error) {
    return untilKnown(parts, error, () => foundByRows(parts, steps, begunMs));
  }
}

async function beginNew(
  parts: BeginParts,
  steps: readonly WaitingStep[],
  { watchId, dueMs, carrier }: Claim,
): Promise<Outcome> {
  const members: NewBatch["members"][number][] = [];
  for (const { ref, job } of steps) if (job !== undefined) members.push({ ref, job: job.job });
  const batch = { watchId, dueMs, carrier, members };
  const named = ({ ours, back }: Claimed): Outcome => ({
    ours: steps.filter(({ ref }) => ours.has(ref)),
    back: steps.filter(({ ref }) => back.has(ref)),
  });
  try {
    return named(await parts.store.beginNewSteps(batch));
  } catch (error) {
    // Somebody may have found that watch, and be done with it, before we look: from now on rows decide.
    for (const { job } of steps) if (job !== undefined) job.isNew = false;
    return untilKnown(parts, error, async () => named(await parts.store.findNewSteps(batch)));
  }
}

/** Two jobs may name the same step, one of them lost and taken anew: it is begun once, and submitted once. */
function onceEach(steps: readonly WaitingStep[]): readonly WaitingStep[] {
  return [...new Map(steps.map((step) => [step.name, step])).values()];
}

async function foundByRows({ store }: BeginParts, steps: readonly WaitingStep[], begunMs: number): Promise<Outcome> {
  const stored = await store.loadSteps(steps.map(({ ref }) => ref));
  const rows = new Map(stored.map(({ ref, row }) => [nameOfStep(ref), row]));
  return {
    ours: steps.filter(({ name }) => {
      const row = rows.get(name);
      return row?.sentMs === begunMs && (row.state === "submitting" || row.state === "unknown");
    }),
    back: steps.filter(({ name }) => rows.has(name) && (rows.get(name)?.state ?? "queued") === "queued"),
  };
}

/** Asks until the database answers. A row that it refuses is no doubt: then nothing was written. */
async function untilKnown(
  { random, log, givenUp }: BeginParts,
  failure: unknown,
  find: () => Promise<Outcome>,
): Promise<Outcome> {
  if (isRowFault(failure)) throw failure;
  let error = failure;
  for (let failures = 1; ; failures++) {
    log.warn({ failures, error: loggable(error) }, "whether steps were begun is not known yet");
    await sleep(backOffMs(AFTER_FAILURE, failures, random()), undefined, { signal: givenUp });
    try {
      return await find();
    } catch (caught) {
      error = caught;
    }
  }
}
