import type { SubmitOutcome } from "../carriers/carrier.ts";
import type { CarrierHandle } from "../carriers/carriers.ts";
import { nextLookMs } from "../domain/next-look.ts";
import type { StepEvent } from "../reports/recorder.ts";
import type { UnwrittenStep } from "../store/new-steps.ts";
import { loggable } from "../telemetry/log.ts";
import { type BeginParts, type Begun, begin } from "./begin.ts";
import type { Ender } from "./ender.ts";
import type { FollowedWatches } from "./followed-watches.ts";
import type { HeldJobs } from "./held-jobs.ts";
import type { DeliveryStore } from "./ports.ts";
import { type Lookups, prepare, type ReadyStep } from "./prepare.ts";
import { type RecordParts, recordSurely } from "./record.ts";
import type { WaitingStep } from "./waiting-step.ts";

export interface BatchParts extends BeginParts, RecordParts, Lookups {
  readonly store: DeliveryStore;
  readonly jobs: HeldJobs;
  readonly ender: Ender;
  readonly followed: FollowedWatches;
}

/** Told of the batch's progress. */
export interface BatchHooks {
  /** These were too many at once. */
  later(steps: readonly WaitingStep[]): void;
  /** So many are on their way to the carrier now. */
  begun(submitted: number): void;
  /** One is settled. Returns how long it waits before it is tried again, if it must be. */
  settled(outcome: SubmitOutcome): number;
}

/**
 * Takes steps of one carrier from the lane to the outcome, and resolves when that is recorded. Returns those that nothing
 * became of. What fails before anything was begun is thrown, and nothing became of any of them.
 */
export async function submitBatch(
  parts: BatchParts,
  handle: CarrierHandle,
  steps: readonly WaitingStep[],
  hooks: BatchHooks,
): Promise<readonly WaitingStep[]> {
  const { ready, ended, later } = await prepare(parts, steps);
  const waiting = ready.map(({ step }) => step);
  // A receipt that finds no row is lost, unless it comes to this very process, or by a name that we have yet to hear.
  const isNew = !handle.reportsElsewhere && waiting.every(({ job }) => job?.isNew === true);
  const begun = waiting.length === 0 ? undefined : await begin(parts, waiting, handle.name, isNew);
  // Not before: had that failed, all of them would be tried again.
  for (const one of ended) parts.ender.add(one);
  if (later.length > 0) hooks.later(later);
  if (begun === undefined) return [];
  const back = new Set(begun.back);
  for (const { step } of ready) if (!back.has(step)) parts.jobs.settle(step.job);
  const { unwritten } = parts.recorder;
  if (isNew) for (const step of begun.ours) unwritten.set(step.name, unwrittenStep(step, begun, handle.name));
  try {
    const batch = begun.ours.length === ready.length ? ready : onlyThose(ready, begun.ours);
    if (batch.length > 0) await submitBegun(parts, handle, begun, batch, hooks);
  } catch (error) {
    // The watch is where it was: it comes due, and whoever finds it sees to the steps.
    parts.log.warn({ error: loggable(error) }, "a batch is left to its watch");
  } finally {
    // Most are gone by now. A row that could not be written is written by whoever finds the watch.
    if (isNew) for (const { name } of begun.ours) unwritten.delete(name);
    parts.leases.drop(begun.watchId);
  }
  return begun.back;
}

function onlyThose(ready: readonly ReadyStep[], steps: readonly WaitingStep[]): readonly ReadyStep[] {
  const wanted = new Set(steps);
  return ready.filter(({ step }) => wanted.has(step));
}

function unwrittenStep(
  { ref, expiresMs, last, detail }: WaitingStep,
  { begunMs: sentMs }: Begun,
  carrier: string,
): UnwrittenStep {
  return { ref, carrier, expiresMs, last, detail, sentMs };
}

async function submitBegun(
  parts: BatchParts,
  handle: CarrierHandle,
  begun: Begun,
  batch: readonly ReadyStep[],
  hooks: BatchHooks,
): Promise<void> {
  if (!parts.leases.isSurelyHeld(begun.watchId)) {
    // We were held up for so long that another worker may have asked the carrier, heard "never", and begun them itself.
    // Those that it has not are sent again.
    parts.log.warn({ steps: batch.length }, "steps were begun too long ago to be submitted");
    const events = batch.map(({ step }) => returned(step, begun, 0));
    if (await recordSurely(parts, events)) await parts.store.endWatches([begun.watchId]);
    return;
  }
  const { followed, store } = parts;
  const { watchId } = begun;
  hooks.begun(batch.length);
  followed.follow(
    watchId,
    batch.map(({ step }) => step.name),
  );
  const outcomes = await submit(parts, handle, begun, batch, hooks).catch((error: unknown) => {
    followed.forget(watchId);
    throw error;
  });
  followed.ended(batch.filter((_, index) => !isOpen(outcomes[index])).map(({ step }) => step.name));
  if (followed.isOver(watchId)) return followed.leave(watchId);
  const open = batch.filter((_, index) => isOpen(outcomes[index]));
  const dueMs = nextLookMs({
    nowMs: parts.now(),
    begunMs: begun.begunMs,
    canAsk: handle.carrier.ask !== undefined,
    earliestExpiryMs: open.reduce((least, { step }) => Math.min(least, step.expiresMs), Number.POSITIVE_INFINITY),
  });
  await store.postponeWatches([watchId], dueMs);
  followed.leave(watchId);
}

/** Hands them over and records the outcomes as they come, those of one turn of the event loop together. */
async function submit(
  parts: BatchParts,
  handle: CarrierHandle,
  begun: Begun,
  batch: readonly ReadyStep[],
  hooks: BatchHooks,
): Promise<readonly (SubmitOutcome | undefined)[]> {
  const outcomes: (SubmitOutcome | undefined)[] = batch.map(() => undefined);
  const recordings: Promise<boolean>[] = [];
  let events: StepEvent[] = [];
  const flush = (): void => {
    if (events.length > 0) recordings.push(recordSurely(parts, events));
    events = [];
  };
  const settle = (index: number, outcome: SubmitOutcome): void => {
    const ready = batch[index];
    if (ready === undefined || outcomes[index] !== undefined) return;
    outcomes[index] = outcome;
    if (events.length === 0) setImmediate(flush);
    events.push(eventOf(ready.step, begun, outcome, handle.name, hooks.settled(outcome)));
  };
  try {
    const submissions = batch.map(({ submission }) => submission);
    await orUntil(handle.carrier.submit(submissions, settle), latestExpiryMs(batch) - parts.now());
  } catch (error) {
    parts.log.error({ carrier: handle.name, error: loggable(error) }, "a carrier threw");
  }
  // A carrier that forgets one leaves us in doubt, as one that does not answer.
  for (const index of batch.keys()) settle(index, { kind: "unknown" });
  flush();
  if ((await Promise.all(recordings)).includes(false)) throw new Error("Outcomes could not be recorded");
  return outcomes;
}

/** No longer than any of them is valid: then they can be given up, and a carrier that hangs does not keep them for ever. */
async function orUntil(submitting: Promise<void>, mostMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(mostMs, LONGEST_TIMER_MS));
  });
  try {
    await Promise.race([submitting, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** A longer one would be over at once. */
const LONGEST_TIMER_MS = 2_147_483_647;

const latestExpiryMs = (batch: readonly ReadyStep[]): number =>
  batch.reduce((latest, { step }) => Math.max(latest, step.expiresMs), 0);

/**
 * A message that the carrier surely does not have goes back by way of the queue: its job may be done, and a place in a
 * lane is lost with the process, so it needs a new job, committed together with its state. That this costs a second
 * reading does not matter, as a carrier that is throttled or away is not given many.
 */
const returned = ({ ref, name }: WaitingStep, { begunMs }: Begun, retryAfterMs: number): StepEvent => {
  return { kind: "returned", ref, name, retryAfterMs, begunMs };
};

const NO_NAMES: readonly string[] = [];

function eventOf(
  step: WaitingStep,
  begun: Begun,
  outcome: SubmitOutcome,
  carrier: string,
  retryAfterMs: number,
): StepEvent {
  const { ref, name } = step;
  switch (outcome.kind) {
    case "accepted":
      return { kind: "submitted", ref, name, carrier, carrierIds: outcome.carrierIds ?? NO_NAMES };
    case "refused":
      return { kind: "ended", ref, name, ending: outcome.ending };
    case "throttled":
    case "unavailable":
      return returned(step, begun, retryAfterMs);
    case "unknown":
      return { kind: "unknown", ref, name };
  }
}

const isOpen = (outcome: SubmitOutcome | undefined): boolean =>
  outcome?.kind === "accepted" || outcome?.kind === "unknown";
