import fc from "fast-check";
import type { OutboxStore, StepRecorder, StepStore } from "../../server/dispatch/ports.ts";
import { getStepName, type MessageRef, type StepRef } from "../../server/domain/delivery.ts";
import type { StepEvent } from "../../server/reports/recorder.ts";
import { getBegunMs } from "../../server/store/step-leases.ts";
import { makeMessage } from "./fixtures.ts";

/** Dispatch's store, with what a test does to it from outside. */
export interface OperatedStore {
  readonly store: OutboxStore & StepStore & StepRecorder;
  /** All messages with one row of the outbox. */
  accept(messages: readonly ReturnType<typeof makeMessage>[]): Promise<void>;
  /** The worker has missed its heartbeats. */
  endHeartbeat(workerId: string): Promise<void>;
  /** An operator puts a message in front, or sends it again. Returns what was decided. */
  requeue(ref: MessageRef): Promise<string | undefined>;
}

/** What an operation did so far in one store. Batches of the same place have different ids in two stores. */
export interface Progress {
  readonly messages: readonly (readonly ReturnType<typeof makeMessage>[])[];
  readonly outboxIds: number[];
  accepted: number;
}

/** Returns what is to be compared with another store. */
export type Operation = (tested: OperatedStore, progress: Progress) => Promise<unknown>;

interface Named {
  readonly name: string;
  readonly run: Operation;
}

export const nowMs = Date.now();
const CARRIER = "one";
const DETAIL = { serviceType: "SMS", msgType: "SM" } as const;
const DUE_MS = [nowMs + 1000, nowMs + 2000, nowMs + 3000];
const LEASES = [1, 2, 3, 4].map((number) => `begun.${nowMs + number}.${number}`);

const at = <Value>(list: readonly Value[], index: number): Value | undefined => list[index % list.length];
const listRefs = ({ messages, accepted }: Progress): readonly StepRef[] =>
  messages
    .slice(0, accepted)
    .flat()
    .flatMap(({ msgKey, steps }) => steps.map((_, step) => ({ accountId: "acme", msgKey, step })));
const pickRefs = (progress: Progress, indexes: readonly number[]): readonly StepRef[] => {
  const all = listRefs(progress);
  const picked = indexes.map((index) => at(all, index)).filter((ref) => ref !== undefined);
  return [...new Map(picked.map((ref) => [getStepName(ref), ref])).values()];
};
const pickIds = ({ outboxIds }: Progress, indexes: readonly number[]): readonly number[] => [
  ...new Set(indexes.map((index) => at(outboxIds, index)).filter((outboxId) => outboxId !== undefined)),
];
const isLast = ({ messages }: Progress, { msgKey, step }: StepRef): boolean =>
  messages.flat().find((message) => message.msgKey === msgKey)?.steps.length === step + 1;
const namesOf = (refs: readonly StepRef[]): readonly string[] => refs.map(getStepName).toSorted();

type Claimed = Awaited<ReturnType<OutboxStore["claim"]>>;

/** The place of each batch among those that were claimed stands for its id. */
function noteClaimed({ outboxIds }: Progress, claimed: Claimed) {
  return claimed.map(({ outboxId, steps, isNew, fromBacklog }) => {
    const known = outboxIds.indexOf(outboxId);
    const place = known < 0 ? outboxIds.push(outboxId) - 1 : known;
    return { place, steps: namesOf(steps), isNew, fromBacklog };
  });
}

const worker = fc.constantFrom("w1", "w2");
const some = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 3 });
const lease = fc.constantFrom(...LEASES);
const dueMs = fc.constantFrom(...DUE_MS);

const operation = <Values extends object>(
  name: string,
  values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  run: (values: Values, tested: OperatedStore, progress: Progress) => Promise<unknown>,
): fc.Arbitrary<Named> =>
  fc.record(values).map((drawn) => ({
    name: `${name} ${JSON.stringify(drawn)}`,
    run: (tested, progress) => run(drawn as Values, tested, progress),
  }));

const endings = [
  { state: "delivered", code: "10000" },
  { state: "failed", code: "23001" },
] as const;

const makeEvent = (ref: StepRef, choice: number): StepEvent =>
  [
    { kind: "submitted", ref, carrier: CARRIER, carrierIds: [] } as const,
    { kind: "unknown", ref } as const,
    { kind: "returned", ref, retryAfterMs: 0 } as const,
    { kind: "returned", ref, retryAfterMs: 1_000_000_000 } as const,
    { kind: "returned", ref, retryAfterMs: 0, begunMs: nowMs + 1 } as const,
    { kind: "ended", ref, ending: endings[0] } as const,
    { kind: "ended", ref, ending: endings[1] } as const,
    { kind: "ended", ref, ending: endings[1], carrier: "other" } as const,
    { kind: "submitted", ref, repeats: 1, carrier: CARRIER, carrierIds: [] } as const,
    { kind: "ended", ref, repeats: 1, ending: endings[0] } as const,
    { kind: "ended", ref, repeats: 1, ending: endings[1] } as const,
  ][choice] ?? { kind: "unknown", ref };

/** Every call that dispatch makes, with values that often meet those of earlier calls. */
export const operations: fc.Arbitrary<Named> = fc.oneof(
  operation("accept", {}, async (_, { accept }, progress) => {
    const messages = progress.messages[progress.accepted];
    if (messages === undefined) return;
    progress.accepted++;
    await accept(messages);
  }),
  operation("registerWorker", { worker }, (drawn, { store }) => store.registerWorker(drawn.worker)),
  operation("sendHeartbeat", { worker }, (drawn, { store }) => store.sendHeartbeat(drawn.worker)),
  operation("unregisterWorker", { worker }, (drawn, { store }) => store.unregisterWorker(drawn.worker)),
  operation("endHeartbeat", { worker }, (drawn, { endHeartbeat }) => endHeartbeat(drawn.worker)),
  operation("releaseAbandonedBatches", {}, (_, { store }) => store.releaseAbandonedBatches()),
  operation("claim", { worker, maxSteps: fc.integer({ min: 1, max: 4 }) }, async (drawn, { store }, progress) =>
    noteClaimed(progress, await store.claim(drawn.worker, drawn.maxSteps)),
  ),
  operation(
    "claimBacklog",
    { worker, fullLanes: fc.subarray(["a", "b"]), isLate: fc.boolean() },
    async ({ worker, fullLanes, isLate }, { store }, progress) =>
      noteClaimed(
        progress,
        await store.claimBacklog(worker, { maxSteps: 3, fullLanes, nowMs: isLate ? nowMs + 5000 : nowMs }),
      ),
  ),
  operation("insertIntoBacklog", { lane: fc.constantFrom("a", "b"), some }, async (drawn, { store }, progress) => {
    const steps = pickRefs(progress, drawn.some);
    if (steps.length > 0) await store.insertIntoBacklog([{ lane: drawn.lane, steps, expiresMs: nowMs + 1000 }]);
  }),
  operation("delete", { worker, some }, (drawn, { store }, progress) =>
    store.delete(drawn.worker, pickIds(progress, drawn.some)),
  ),
  operation("findGone", { worker, some }, async (drawn, { store }, progress) =>
    (await store.findGone(drawn.worker, pickIds(progress, drawn.some)))
      .map((outboxId) => progress.outboxIds.indexOf(outboxId))
      .toSorted(),
  ),
  operation("releaseUnknown", { worker, some }, (drawn, { store }, progress) =>
    store.releaseUnknown(drawn.worker, pickIds(progress, drawn.some)),
  ),
  operation("beginSteps", { lease, dueMs, some }, async (drawn, { store }, progress) => {
    const refs = pickRefs(progress, drawn.some);
    const steps = refs.map((ref) => ({
      ...{ ref, carrier: CARRIER, expiresMs: nowMs + 60_000, last: isLast(progress, ref), detail: DETAIL },
    }));
    const begun = await store.beginSteps(steps, { leaseId: drawn.lease, dueMs: drawn.dueMs }, getBegunMs(drawn.lease));
    return [...begun].toSorted();
  }),
  operation(
    "beginDeferred",
    { worker, lease, dueMs, some, keepsRows: fc.boolean() },
    async ({ worker, lease: leaseId, dueMs, some, keepsRows }, { store }, progress) => {
      const members = pickRefs(progress, some).filter(({ step }) => step === 0);
      const outboxIds = pickIds(progress, some);
      const isBegun = await store.beginDeferred({
        ...{ leaseId, dueMs, members, carrier: CARRIER, workerId: worker, outboxIds },
      });
      const row = { carrier: CARRIER, expiresMs: nowMs + 60_000, detail: DETAIL, sentMs: getBegunMs(leaseId) };
      // Otherwise the process has died.
      if (isBegun && keepsRows)
        for (const ref of members) store.deferred.set(getStepName(ref), { ref, ...row, last: isLast(progress, ref) });
      return isBegun;
    },
  ),
  operation("findDeferred", { worker, lease, dueMs, some }, async (drawn, { store }, progress) => {
    const { isBegun, held } = await store.findDeferred({
      ...{ leaseId: drawn.lease, dueMs: drawn.dueMs, members: [], carrier: CARRIER, workerId: drawn.worker },
      outboxIds: pickIds(progress, drawn.some),
    });
    return { isBegun, held: [...held].map((outboxId) => progress.outboxIds.indexOf(outboxId)).toSorted() };
  }),
  operation("saveLease", { lease, dueMs, some }, (drawn, { store }, progress) =>
    store.saveLease({ leaseId: drawn.lease, dueMs: drawn.dueMs, members: pickRefs(progress, drawn.some) }),
  ),
  operation("renewLeases", { lease, dueMs, heldMs: dueMs }, async (drawn, { store }) => [
    ...(await store.renewLeases([{ leaseId: drawn.lease, dueMs: drawn.heldMs }], drawn.dueMs)),
  ]),
  operation("postponeLeases", { lease, dueMs }, (drawn, { store }) => store.postponeLeases([drawn.lease], drawn.dueMs)),
  operation("claimDueLeases", { dueMs }, async (drawn, { store }) =>
    (await store.claimDueLeases(drawn.dueMs, 1000, 100))
      .map(({ leaseId, dueMs, members }) => `${leaseId} ${dueMs} ${namesOf(members)}`)
      .toSorted(),
  ),
  operation("deleteLeases", { lease }, (drawn, { store }) => store.deleteLeases([drawn.lease])),
  operation("requeue", { some }, async (drawn, { requeue }, progress) => {
    const [ref] = pickRefs(progress, drawn.some);
    return ref && requeue(ref);
  }),
  operation("record", { some, choice: fc.nat({ max: 10 }) }, async (drawn, { store }, progress) => {
    const refs = pickRefs(progress, drawn.some);
    await store.record(refs.map((ref, index) => makeEvent(ref, (drawn.choice + index) % 11)));
  }),
);

/** All that can be seen of the steps. */
export const readSteps: Operation = async ({ store }, progress) =>
  (await store.loadSteps(listRefs(progress)))
    .map(({ ref, row, startedMs }) => ({
      ...{ name: getStepName(ref), startedMs },
      row: row && [row.state, row.carrier, row.sentMs, row.expiresMs, row.carrierIds, row.repeats],
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

const MESSAGES = [2, 1, 3, 1, 2];

/** The messages that are accepted in turn; some have a second step. */
export const makeBatches = (): Progress["messages"] =>
  MESSAGES.map((count) =>
    Array.from({ length: count }, (_, index) => {
      const message = makeMessage(nowMs);
      return index % 2 === 0 ? message : { ...message, steps: [...message.steps, ...message.steps] };
    }),
  );
