import { beforeAll, describe, expect, test } from "vitest";
import { makeOutboxStore, makeStepStore } from "../../server/dispatch/delivery-store.ts";
import type { OutboxStore, StepRecorder, StepStore } from "../../server/dispatch/ports.ts";
import { getStepName, type StepRef } from "../../server/domain/delivery.ts";
import type { NewMessage } from "../../server/domain/model.ts";
import type { RequeueDecision } from "../../server/domain/operator-actions.ts";
import { Recorder, type StepEvent } from "../../server/reports/recorder.ts";
import { Acceptor } from "../../server/store/accept.ts";
import { createAccount } from "../../server/store/accounts.ts";
import { requeueMessage } from "../../server/store/requeue-message.ts";
import { makeLeaseId } from "../../server/store/step-leases.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { MemoryStore, STEP_VALIDITY_S } from "../unit/server/dispatch/memory-store.ts";
import { makeMessage, makeRequest, makeStoredAccount } from "./fixtures.ts";

// The tests of dispatch that need a clock of their own run on a store in memory. It must keep the rules of the database.

type Message = NewMessage & { readonly msgKey: string };

type Store = OutboxStore & StepStore & StepRecorder;

interface TestedStore {
  readonly store: Store;
  /** All messages with one row of the outbox. */
  accept(messages: readonly Message[]): Promise<void>;
  /** As an operator puts a message in front, or sends it again. */
  requeue(ref: StepRef): Promise<RequeueDecision["kind"] | undefined>;
}

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
beforeAll(() => createAccount(fresh.database.pool, makeStoredAccount("acme")));

const TABLES = "outbox, workers, steps, step_leases, messages";

const makers: Readonly<Record<string, () => Promise<TestedStore>>> = {
  memory: async () => {
    const store = new MemoryStore();
    return {
      store,
      accept: async (messages) => store.accept("acme", messages),
      requeue: async (ref) => store.requeue(ref),
    };
  },
  database: async () => {
    const { database } = fresh;
    await database.pool.query(`TRUNCATE ${TABLES}`);
    const recorder = new Recorder({ database });
    const acceptor = new Acceptor({ database });
    return {
      store: {
        ...makeOutboxStore(database, STEP_VALIDITY_S),
        ...makeStepStore(database, STEP_VALIDITY_S),
        ...{ deferred: recorder.deferred, record: (events) => recorder.record(events) },
      },
      accept: async (messages) => void (await acceptor.accept(makeRequest(nowMs, { messages }))),
      requeue: async (ref) => (await requeueMessage(database, ref, operator))?.decision.kind,
    };
  },
};

const operator = {
  mode: "polling",
  ...{ by: "kim", splitCount: false, nowMs, stepValidityS: STEP_VALIDITY_S, isConfirmed: true },
} as const;
const refOf = ({ msgKey }: Message, step = 0): StepRef => ({ accountId: "acme", msgKey, step });
const [sms] = makeMessage(nowMs).steps;
const twoSteps: Partial<Message> = sms === undefined ? {} : { steps: [sms, sms] };
const failed = { state: "failed", code: "23001" } as const;
const delivered = { state: "delivered", code: "10000" } as const;

const toBegin = (ref: StepRef, last = true, repeats = 0) => ({
  ...{ ref, last, repeats, carrier: "one", expiresMs: nowMs + 60_000 },
  detail: { serviceType: "SMS", msgType: "SM" } as const,
});
const newLease = (begunMs = nowMs) => ({ leaseId: makeLeaseId(begunMs), dueMs: nowMs + 15_000 });

describe.each(Object.keys(makers))("dispatch's store in %s", (kind) => {
  const make = async (): Promise<TestedStore> => {
    const made = await makers[kind]?.();
    if (made === undefined) throw new Error(`There is no store ${kind}`);
    await made.store.registerWorker("w");
    return made;
  };
  const getState = async (store: Store, ref: StepRef) => (await store.loadSteps([ref]))[0]?.row?.state;
  const begin = async (store: Store, ref: StepRef, last = true, lease = newLease(), atMs = nowMs) =>
    [...(await store.beginSteps([toBegin(ref, last)], lease, atMs))].includes(getStepName(ref));

  test("gives the oldest batches until there are enough steps, each to one worker, and as new once", async () => {
    const { store, accept } = await make();
    const batches = [1, 2, 3].map(() => [makeMessage(nowMs), makeMessage(nowMs)]);
    for (const batch of batches) await accept(batch);
    const keysOf = (claimed: Awaited<ReturnType<Store["claim"]>>) =>
      claimed.map(({ steps, isNew }) => [isNew, ...steps.map(({ msgKey }) => msgKey)]);
    const wanted = (isNew: boolean) => batches.map((batch) => [isNew, ...batch.map(({ msgKey }) => msgKey)]);
    const first = await store.claim("w", 3);
    expect(keysOf(first)).toEqual(wanted(true).slice(0, 2));
    expect(keysOf(await store.claim("w", 3))).toEqual(wanted(true).slice(2));
    expect(await store.claim("w", 3)).toEqual([]);
    await store.releaseUnknown(
      "w",
      first.map(({ outboxId }) => outboxId),
    );
    expect(keysOf(await store.claim("w", 3))).toEqual(wanted(false).slice(2));
    await store.delete(
      "stranger",
      first.map(({ outboxId }) => outboxId),
    );
    const ids = first.map(({ outboxId }) => outboxId);
    expect(await store.findGone("w", ids)).toEqual([]);
    expect(await store.findGone("stranger", ids)).toEqual(ids);
    await store.unregisterWorker("w");
    expect(await store.findGone("w", ids)).toEqual(ids);
    expect(await store.sendHeartbeat("w")).toBe(false);
    await store.registerWorker("v");
    expect(await store.sendHeartbeat("v")).toBe(true);
    const taken = await store.claim("v", 10);
    expect(keysOf(taken)).toEqual(wanted(false));
    await store.delete(
      "v",
      taken.map(({ outboxId }) => outboxId),
    );
    await store.unregisterWorker("v");
    await store.registerWorker("u");
    expect(await store.claim("u", 10)).toEqual([]);
  });

  test("gives a batch of the backlog when its lane has room, or when it expires", async () => {
    const { store } = await make();
    const [one, other] = [refOf(makeMessage(nowMs)), refOf(makeMessage(nowMs))];
    await store.insertIntoBacklog([
      { lane: "one/acme", steps: [one], expiresMs: nowMs + 1000 },
      { lane: "other/acme", steps: [other], expiresMs: nowMs + 1000 },
    ]);
    expect(await store.claim("w", 10)).toEqual([]);
    const claim = (atMs: number, fullLanes: readonly string[]) =>
      store.claimBacklog("w", { maxSteps: 10, fullLanes, nowMs: atMs });
    expect(await claim(nowMs, ["one/acme", "other/acme"])).toEqual([]);
    expect(await claim(nowMs, ["one/acme"])).toMatchObject([{ steps: [other], fromBacklog: true, isNew: false }]);
    expect(await claim(nowMs + 1000, ["one/acme"])).toMatchObject([{ steps: [one], fromBacklog: true }]);
  });

  test("begins a step once, and the step after it when it has failed", async () => {
    const { store, accept } = await make();
    const message = makeMessage(nowMs, twoSteps);
    await accept([message]);
    await store.claim("w", 1);
    const [first, second] = [refOf(message), refOf(message, 1)];
    expect(await begin(store, second)).toBe(false);
    expect([await begin(store, first, false), await begin(store, first, false)]).toEqual([true, false]);
    expect(await getState(store, first)).toBe("submitting");
    await store.record([{ kind: "ended", ref: first, ending: failed }]);
    expect(await store.claim("w", 10)).toMatchObject([{ steps: [second], isNew: false }]);
    expect(await begin(store, second)).toBe(true);
    await store.record([{ kind: "ended", ref: second, ending: delivered }]);
    await store.record([{ kind: "ended", ref: second, ending: failed }]);
    expect([await getState(store, first), await getState(store, second)]).toEqual(["failed", "delivered"]);
    expect(await store.claim("w", 10)).toEqual([]);
  });

  const submitted = { kind: "submitted", carrier: "one", carrierIds: [] } as const;
  const cases: readonly (readonly [string, readonly StepEventKind[], string])[] = [
    ["submitted", [submitted], "submitted"],
    ["not answered", [{ kind: "unknown" }], "unknown"],
    ["submitted, then not answered", [submitted, { kind: "unknown" }], "submitted"],
    ["not answered, then submitted", [{ kind: "unknown" }, submitted], "submitted"],
    ["returned", [{ kind: "returned", retryAfterMs: 0 }], "queued"],
    ["returned, but begun at another time", [{ kind: "returned", retryAfterMs: 0, begunMs: 1 }], "submitting"],
    ["ended, then submitted", [{ kind: "ended", ending: delivered }, submitted], "delivered"],
  ];
  test.each(cases)("a step that is %s", async (_name, events, state) => {
    const { store, accept } = await make();
    const message = makeMessage(nowMs);
    await accept([message]);
    await store.claim("w", 1);
    const ref = refOf(message);
    await begin(store, ref);
    for (const event of events) await store.record([{ ...event, ref } as StepEvent]);
    expect(await getState(store, ref)).toBe(state);
    expect(await store.claim("w", 10)).toHaveLength(state === "queued" ? 1 : 0);
    expect(await begin(store, ref)).toBe(false);
    expect(await begin(store, ref, true, newLease(nowMs + 1), nowMs + 1)).toBe(state === "queued");
  });

  test("lets a step that an operator has sent again be begun only by who has read it since", async () => {
    const { store, accept, requeue } = await make();
    const message = makeMessage(nowMs);
    const ref = refOf(message);
    await accept([message]);
    await store.claim("w", 1);
    await begin(store, ref);
    await store.record([{ ...submitted, ref }]);
    expect(await requeue(ref)).toBe("repeat");
    expect(await store.claim("w", 10)).toMatchObject([{ steps: [ref], isNew: false }]);
    const [read] = await store.loadSteps([ref]);
    expect(read?.row).toMatchObject({ state: "queued", sentMs: nowMs, carrierIds: [], repeats: 1 });
    const beginAs = async (repeats: number) =>
      [...(await store.beginSteps([toBegin(ref, true, repeats)], newLease(nowMs + 1), nowMs + 1))].length;
    expect(await beginAs(0)).toBe(0);
    expect(await beginAs(1)).toBe(1);
    expect((await store.loadSteps([ref]))[0]?.row).toMatchObject({ state: "submitting", repeats: 1 });
  });

  const again: readonly (readonly [string, StepEventKind, string])[] = [
    ["a failure of the first time", { kind: "ended", repeats: 0, ending: failed }, "queued"],
    ["a success of the first time", { kind: "ended", repeats: 0, ending: delivered }, "delivered"],
    ["an answer of the first time", { ...submitted, repeats: 0 }, "queued"],
    ["a failure of the second time", { kind: "ended", repeats: 1, ending: failed }, "failed"],
    ["a failure of any time", { kind: "ended", ending: failed }, "failed"],
  ];
  test.each(again)("a step that an operator has sent again, and %s", async (_name, event, state) => {
    const { store, accept, requeue } = await make();
    const message = makeMessage(nowMs);
    const ref = refOf(message);
    await accept([message]);
    await store.claim("w", 1);
    await begin(store, ref);
    await store.record([{ ...submitted, ref }]);
    expect(await requeue(ref)).toBe("repeat");
    await store.record([{ ...event, ref } as StepEvent]);
    expect(await getState(store, ref)).toBe(state);
  });

  test("renews the leases of their holder alone, and gives due ones to one worker", async () => {
    const { store, accept } = await make();
    const message = makeMessage(nowMs);
    await accept([message]);
    const lease = newLease();
    await begin(store, refOf(message), true, lease);
    const { leaseId, dueMs } = lease;
    expect([...(await store.renewLeases([{ leaseId, dueMs: dueMs - 1 }], dueMs + 5))]).toEqual([]);
    expect([...(await store.renewLeases([lease], dueMs + 5))]).toEqual([leaseId]);
    expect(await store.claimDueLeases(dueMs + 4, 1000, 10)).toEqual([]);
    expect(await store.claimDueLeases(dueMs + 5, 1000, 10)).toMatchObject([{ leaseId, members: [refOf(message)] }]);
    expect(await store.claimDueLeases(dueMs + 5, 1000, 10)).toEqual([]);
    expect([...(await store.renewLeases([{ leaseId, dueMs: dueMs + 5 }], dueMs + 9))]).toEqual([]);
    await store.postponeLeases([leaseId], dueMs + 2000);
    expect(await store.claimDueLeases(dueMs + 1999, 1000, 10)).toEqual([]);
    await store.deleteLeases([leaseId]);
    expect(await store.claimDueLeases(dueMs + 9999, 1000, 10)).toEqual([]);
  });

  const beginDeferred = async ({ store, accept }: TestedStore) => {
    const message = makeMessage(nowMs);
    await accept([message]);
    const [batch] = await store.claim("w", 1);
    const outboxIds = [batch?.outboxId ?? 0];
    const lease = { ...newLease(), members: [refOf(message)], carrier: "one", outboxIds, workerId: "w" };
    const stranger = { ...lease, leaseId: makeLeaseId(nowMs), workerId: "stranger" };
    expect(await store.beginDeferred(stranger)).toBe(false);
    expect(await store.findDeferred(stranger)).toEqual({ isBegun: false, held: new Set() });
    expect(await store.beginDeferred(lease)).toBe(true);
    expect(await store.findDeferred(lease)).toEqual({ isBegun: true, held: new Set(outboxIds) });
    expect(await getState(store, refOf(message))).toBeUndefined();
    return { ref: refOf(message), lease };
  };

  test("begins new steps by a lease alone, and writes their rows before another worker gets their batch", async () => {
    const made = await make();
    const { ref } = await beginDeferred(made);
    await made.store.unregisterWorker("w");
    expect(await getState(made.store, ref)).toBe("submitting");
    expect(await begin(made.store, ref)).toBe(false);
  });

  test("writes the rows of a due lease before another worker gets the lease", async () => {
    const made = await make();
    const { ref, lease } = await beginDeferred(made);
    const due = await made.store.claimDueLeases(lease.dueMs, 1000, 10);
    expect(due.map(({ leaseId }) => leaseId)).toContain(lease.leaseId);
    expect(await getState(made.store, ref)).toBe("submitting");
  });
});

type StepEventKind = StepEvent extends infer Event ? (Event extends unknown ? Omit<Event, "ref"> : never) : never;
