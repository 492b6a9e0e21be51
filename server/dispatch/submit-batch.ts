import type { SubmitOutcome } from "../carriers/carrier.ts";
import type { CarrierHandle } from "../carriers/carriers.ts";
import { crashPoint } from "../crash-points.ts";
import { getNextRecoveryMs } from "../domain/next-recovery.ts";
import type { StepEvent } from "../reports/recorder.ts";
import { loggable } from "../telemetry/log.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { type BeginParts, type BegunSteps, beginBatch } from "./begin-batch.ts";
import type { ClaimedBatches } from "./claimed-batches.ts";
import { completeSubmissions, type Lookups, type ReadyStep } from "./complete-submissions.ts";
import type { FinishedLeases } from "./finished-leases.ts";
import { orTimeout } from "./loop.ts";
import type { FinishedStep, WaitingStep } from "./plan-step.ts";
import type { StepStore } from "./ports.ts";
import { type RecordParts, recordWithRetry } from "./record-with-retry.ts";
import type { WriteQueue } from "./write-queue.ts";

export interface SubmitParts extends BeginParts, RecordParts, Lookups {
  readonly store: StepStore;
  readonly batches: ClaimedBatches;
  readonly finisher: WriteQueue<FinishedStep>;
  readonly finishedLeases: FinishedLeases;
  /** Undefined: no traces. */
  readonly tracing: Pick<Tracing, "submit"> | undefined;
}

/** Called as a batch makes progress. */
export interface SubmitHooks {
  /** The files of these steps did not fit into the batch: they go with a later one. */
  later(steps: readonly WaitingStep[]): void;
  /** So many are on their way to the carrier now. */
  begun(submitted: number): void;
  /** One has its outcome. Returns how long it waits before it is submitted again, if it must be. */
  settled(outcome: SubmitOutcome, step: WaitingStep): number;
  /** The same for one whose outcome was `unknown`, and that is answered after all. It must not hold anything of the batch in memory. */
  readonly answeredLate: (outcome: SubmitOutcome, step: WaitingStep) => number;
}

/** A step whose carrier has not answered in time. It may wait for as long as the connection lasts, and holds nothing of its batch. */
interface UnansweredStep {
  readonly step: WaitingStep;
  readonly carrier: string;
  readonly leaseId: string;
  readonly begunMs: number;
  readonly later: Promise<SubmitOutcome>;
  readonly answeredLate: SubmitHooks["answeredLate"];
}

/**
 * Begins steps of one carrier, submits them, and resolves when their outcomes are recorded. Returns the steps that were not begun. When
 * it throws, none of them was begun.
 */
export async function submitBatch(
  parts: SubmitParts,
  handle: CarrierHandle,
  steps: readonly WaitingStep[],
  hooks: SubmitHooks,
): Promise<readonly WaitingStep[]> {
  const { ready, finished, later } = await completeSubmissions(parts, steps);
  const toBegin = ready.map(({ step }) => step);
  // A receipt that reaches another process before the row is written would be lost.
  const mayDefer = !handle.reportsElsewhere;
  const begun = toBegin.length === 0 ? undefined : await beginBatch(parts, toBegin, handle.name, { mayDefer });
  // Only after the others were begun: if that had failed, the caller would try all steps again, these too.
  for (const one of finished) parts.finisher.add(one);
  if (later.length > 0) hooks.later(later);
  if (begun === undefined) return [];
  const notBegun = new Set(begun.notBegun);
  for (const { step } of ready) if (!notBegun.has(step)) parts.batches.settle(step.batch);
  const { deferred } = parts.recorder;
  const { isDeferred, begunMs: sentMs } = begun;
  if (isDeferred)
    for (const { ref, name, expiresMs, last, detail } of begun.ours)
      deferred.set(name, { ref, carrier: handle.name, expiresMs, last, detail, sentMs });
  try {
    const ours = new Set(begun.ours);
    const batch = ready.filter(({ step }) => ours.has(step));
    if (batch.length > 0) await submitBegun(parts, handle, begun, batch, hooks);
  } catch (error) {
    parts.log.warn(
      { event: "batch_left_to_lease", carrier: handle.name, steps: begun.ours.length, error: loggable(error) },
      "A batch could not be completed; its steps are looked at when their lease comes due",
    );
  } finally {
    // Most rows are written by now. One that could not be is written by the worker that takes the lease over.
    if (isDeferred) for (const { name } of begun.ours) deferred.delete(name);
    parts.leases.drop(begun.leaseId);
  }
  return begun.notBegun;
}

async function submitBegun(
  parts: SubmitParts,
  handle: CarrierHandle,
  begun: BegunSteps,
  batch: readonly ReadyStep[],
  hooks: SubmitHooks,
): Promise<void> {
  const { finishedLeases, store } = parts;
  const { leaseId } = begun;
  if (!parts.leases.isValid(leaseId)) {
    // This process was held up for so long that another worker may have taken the steps over and sent them. Those that it has not are
    // sent again.
    parts.log.warn(
      { event: "lease_expired_before_submit", carrier: handle.name, steps: batch.length },
      "Steps were begun too long ago to be submitted; they go back to the outbox",
    );
    const reason = "the worker was held up";
    const events = batch.map(({ step }) => makeReturned(step, begun.begunMs, { retryAfterMs: 0, reason }));
    if (await recordWithRetry(parts, events)) await store.deleteLeases([leaseId]);
    return;
  }
  hooks.begun(batch.length);
  finishedLeases.track(
    leaseId,
    batch.map(({ step }) => step.name),
  );
  const outcomes = await submit(parts, handle, begun, batch, hooks).catch((error: unknown) => {
    finishedLeases.untrack(leaseId);
    throw error;
  });
  const open = batch.filter((_, index) => isOpen(outcomes[index]));
  const ended = batch.filter((_, index) => !isOpen(outcomes[index]));
  finishedLeases.stepsLeft(
    leaseId,
    ended.map(({ step }) => step.name),
  );
  if (finishedLeases.isFinished(leaseId)) return finishedLeases.submitted(leaseId);
  const dueMs = getNextRecoveryMs({
    nowMs: parts.now(),
    begunMs: begun.begunMs,
    canAsk: handle.carrier.ask !== undefined,
    earliestExpiryMs: open.reduce((least, { step }) => Math.min(least, step.expiresMs), Number.POSITIVE_INFINITY),
  });
  await store.postponeLeases([leaseId], dueMs);
  finishedLeases.submitted(leaseId);
}

/** Submits the steps and records their outcomes as they come, those of one turn of the event loop together. */
async function submit(
  parts: SubmitParts,
  handle: CarrierHandle,
  begun: BegunSteps,
  batch: readonly ReadyStep[],
  hooks: SubmitHooks,
): Promise<readonly (SubmitOutcome | undefined)[]> {
  const outcomes: (SubmitOutcome | undefined)[] = batch.map(() => undefined);
  const recordings: Promise<boolean>[] = [];
  let events: StepEvent[] = [];
  let unanswered: UnansweredStep[] = [];
  const flush = (): void => {
    if (events.length === 0) return;
    const recording = recordWithRetry(parts, events);
    recordings.push(recording);
    for (const one of unanswered) void recording.then(() => recordLater(parts, one));
    events = [];
    unanswered = [];
  };
  const startedAtMs = parts.now();
  const { leaseId, begunMs } = begun;
  const { answeredLate } = hooks;
  const settle = (index: number, outcome: SubmitOutcome): void => {
    const ready = batch[index];
    if (ready === undefined) return;
    const { step } = ready;
    const late = { step, carrier: handle.name, leaseId, begunMs, answeredLate };
    // It was given up below, because it had expired.
    if (outcomes[index] !== undefined) {
      if (outcome.kind === "accepted") void recordLater(parts, { ...late, later: Promise.resolve(outcome) });
      return;
    }
    outcomes[index] = outcome;
    parts.tracing?.submit({
      ...{ msgKey: step.ref.msgKey, startedAtMs, endedAtMs: parts.now(), isError: outcome.kind !== "accepted" },
      attributes: {
        ...{ "gateway.carrier": handle.name, "gateway.step": step.ref.step },
        "gateway.outcome": outcome.kind,
      },
    });
    if (events.length === 0) setImmediate(flush);
    events.push(makeEvent(step, begunMs, outcome, handle.name, hooks.settled(outcome, step)));
    if (outcome.kind === "unknown" && outcome.later !== undefined) unanswered.push({ ...late, later: outcome.later });
  };
  try {
    const submissions = batch.map(({ submission }) => submission);
    // A slow carrier may still be getting the batch when the lease can no longer be renewed.
    const mayHandOver = (): boolean => parts.leases.isValid(leaseId);
    // No longer than the steps are valid, so that a carrier that hangs does not hold them for ever.
    const submitted = crashPoint("submitted", () => handle.carrier.submit(submissions, settle, mayHandOver));
    await orTimeout(submitted, getLatestExpiryMs(batch) - parts.now());
  } catch (error) {
    parts.log.error(
      { event: "carrier_submit_failed", carrier: handle.name, steps: batch.length, error: loggable(error) },
      "The carrier adapter threw an error while it submitted a batch",
    );
  }
  // Nothing more goes to the carrier, so another worker may take the steps over without sending one twice. If the outcomes cannot be
  // recorded for as long as the lease is valid, one must: otherwise the steps would be nobody's until they expire.
  parts.leases.drop(leaseId);
  // A step that the adapter did not settle may be with the carrier, like one that the carrier did not answer.
  for (const index of batch.keys()) if (outcomes[index] === undefined) settle(index, { kind: "unknown" });
  flush();
  if ((await Promise.all(recordings)).includes(false)) throw new Error("Outcomes could not be recorded");
  return outcomes;
}

/** Records what a carrier answers after its step was recorded as unknown. It counts for as long as the step has no end. */
async function recordLater(
  parts: SubmitParts,
  { step, carrier, leaseId, begunMs, later, answeredLate }: UnansweredStep,
): Promise<void> {
  const outcome = await later.catch((error: unknown): SubmitOutcome => {
    parts.log.error(
      { event: "carrier_submit_failed", carrier, steps: 1, error: loggable(error) },
      "The carrier adapter threw an error instead of a late answer",
    );
    return { kind: "unknown" };
  });
  if (outcome.kind === "unknown") return;
  const event = makeEvent(step, begunMs, outcome, carrier, answeredLate(outcome, step));
  if ((await recordWithRetry(parts, [event])) && !isOpen(outcome)) parts.finishedLeases.stepsLeft(leaseId, [step.name]);
}

const getLatestExpiryMs = (batch: readonly ReadyStep[]): number =>
  batch.reduce((latest, { step }) => Math.max(latest, step.expiresMs), 0);

/**
 * A step that the carrier surely does not have goes back by way of the outbox: its batch may be deleted by now, and a place in memory
 * is lost with the process. So it gets a new row in the outbox, committed together with its state.
 */
const makeReturned = (
  { ref, repeats }: WaitingStep,
  begunMs: number,
  again: { readonly retryAfterMs: number; readonly reason: string },
): StepEvent => ({ kind: "returned", ref, repeats, begunMs, ...again });

function makeEvent(
  step: WaitingStep,
  begunMs: number,
  outcome: SubmitOutcome,
  carrier: string,
  retryAfterMs: number,
): StepEvent {
  const sent = { ref: step.ref, repeats: step.repeats };
  switch (outcome.kind) {
    case "accepted":
      return { kind: "submitted", ...sent, carrier, carrierIds: outcome.carrierIds ?? [] };
    case "refused":
      return { kind: "ended", ...sent, ending: outcome.ending };
    case "throttled":
    case "unavailable":
      return makeReturned(step, begunMs, { retryAfterMs, reason: describeReturn(outcome) });
    case "unknown":
      return { kind: "unknown", ...sent };
  }
}

function describeReturn({
  kind,
  carrierReason,
}: Extract<SubmitOutcome, { kind: "throttled" | "unavailable" }>): string {
  const words = kind === "throttled" ? "it has no room" : "it cannot be reached";
  return carrierReason === undefined ? words : `${words} (${carrierReason})`;
}

const isOpen = (outcome: SubmitOutcome | undefined): boolean =>
  outcome?.kind === "accepted" || outcome?.kind === "unknown";
