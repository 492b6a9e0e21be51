import { beforeEach, expect, test, vi } from "vitest";
import { Acceptor } from "../../server/store/accept.ts";
import { cancelScheduled } from "../../server/store/cancel-message.ts";
import { withTransaction } from "../../server/store/database.ts";
import { getDayName, toDay } from "../../server/store/day.ts";
import { loadNewSteps } from "../../server/store/messages.ts";
import { claimOutbox, registerWorker } from "../../server/store/outbox.ts";
import { measureOutbox } from "../../server/store/outbox-figures.ts";
import { requeueMessage } from "../../server/store/requeue-message.ts";
import { findScheduled, holdSteps, lockScheduled, releaseScheduled } from "../../server/store/scheduled-messages.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countOf } from "../rig/live-gateway.ts";
import { countRows, makeMessage, makeRequest, PENDING_REPORTS } from "./fixtures.ts";

const DAY_MS = 86_400_000;
const nowMs = Date.now();
const sendAtMs = nowMs + 20 * DAY_MS;
const fresh = useFreshDatabase({ nowMs });
const context = { by: "the account", mode: "polling", splitCount: false, nowMs } as const;

beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE messages, steps, outbox, scheduled_messages, pending_reports");
});

const scheduled = () => makeMessage(sendAtMs, { schedule: { acceptedMs: nowMs, sendAtMs } });

/** Accepts messages, and returns their keys. */
async function accept(count = 1, key?: string): Promise<readonly string[]> {
  const messages = Array.from({ length: count }, scheduled);
  const idempotency = key === undefined ? undefined : { key, bodyHash: "h" };
  const acceptor = new Acceptor({ database: fresh.database, now: () => nowMs });
  // One that is sent at once, in the same commit.
  const [outcome] = await Promise.all([
    acceptor.accept(makeRequest(nowMs, { messages, idempotency })),
    acceptor.accept(makeRequest(nowMs)),
  ]);
  expect(outcome).toEqual({ kind: "accepted" });
  await fresh.database.pool.query("DELETE FROM outbox");
  return messages.map(({ msgKey }) => msgKey);
}

const release = (atMs: number) => releaseScheduled(fresh.database, atMs);
const refOf = (msgKey = "") => ({ accountId: "acme", msgKey });

test("a scheduled message is stored in the day on which it is sent, and not in the outbox", async () => {
  const [msgKey] = await accept();
  const { rows } = await fresh.database.pool.query(
    "SELECT tableoid::regclass::text AS partition FROM messages WHERE msg_key = $1",
    [msgKey],
  );
  expect(rows[0]?.partition).toContain(`messages_${getDayName(toDay(sendAtMs))}`);
  expect(await countOf(fresh, "outbox")).toBe(0);
  // What waits for its time is no backlog: no alert may take it for late, unless no worker releases it when its time has come.
  expect(await measureOutbox(fresh.database.pool)).toEqual([]);
  await fresh.database.pool.query("UPDATE scheduled_messages SET due_ms = $1", [Date.now() - 60_000]);
  const [late, ...others] = await measureOutbox(fresh.database.pool);
  expect([late?.carrier, late?.steps, others]).toEqual([undefined, 1, []]);
  expect(late?.oldestMs).toBeGreaterThan(50_000);
});

test("while nothing is due, a look is one statement and no transaction", async () => {
  await accept();
  const connect = vi.spyOn(fresh.database.pool, "connect");
  expect([await release(sendAtMs - 1), connect.mock.calls.length]).toEqual([0, 0]);
  expect([await release(sendAtMs), connect.mock.calls.length]).toEqual([1, 1]);
  connect.mockRestore();
});

test("it is released at its time and not before, once, as a new message whose validity begins then", async () => {
  const keys = await accept(3);
  expect(await release(sendAtMs - 1)).toBe(0);
  expect(await countOf(fresh, "outbox")).toBe(0);
  const counts = await Promise.all([release(sendAtMs), release(sendAtMs), release(sendAtMs)]);
  // Releases at the same time skip what another one has locked, so that they may share the messages.
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
  await registerWorker(fresh.database.pool, "w").catch(() => {});
  const batches = await claimOutbox(fresh.database.pool, "w", 100);
  expect(new Set(batches.map(({ isNew }) => isNew))).toEqual(new Set([true]));
  const steps = batches.flatMap((batch) => batch.steps);
  expect(new Set(steps.map(({ msgKey }) => msgKey))).toEqual(new Set(keys));
  const [loaded] = await loadNewSteps(fresh.database.pool, steps);
  expect(loaded?.startedMs).toBe(sendAtMs);
  expect(loaded?.message.schedule).toEqual({ acceptedMs: nowMs, sendAtMs });
});

test("what is being cancelled is skipped, and a release that is interrupted has moved nothing", async () => {
  const [msgKey] = await accept();
  await withTransaction(fresh.database, async (client) => {
    expect(await lockScheduled(client, refOf(msgKey))).toEqual({ dueMs: sendAtMs });
    expect(await release(sendAtMs)).toBe(0);
  });
  expect(await release(sendAtMs)).toBe(1);
  expect(await countRows(fresh.database.pool, "scheduled_messages")).toBe(0);
});

test("its idempotency key holds: the same request is accepted once", async () => {
  const [msgKey] = await accept(1, "k-1");
  const acceptor = new Acceptor({ database: fresh.database, now: () => nowMs });
  const again = { messages: [scheduled()], idempotency: { key: "k-1", bodyHash: "h" } };
  expect(await acceptor.accept(makeRequest(nowMs, again))).toMatchObject({ kind: "replayed", answer: { msgKey } });
  expect(await countRows(fresh.database.pool, "scheduled_messages")).toBe(1);
});

test("cancelled in time it is never released, and has one final report; later it is too late", async () => {
  const [first, second] = await accept(2);
  expect(await cancelScheduled(fresh.database, refOf(first), context)).toBe("cancelled");
  expect(await cancelScheduled(fresh.database, refOf(first), context)).toBe("cancelled");
  expect(await release(sendAtMs)).toBe(1);
  expect(await cancelScheduled(fresh.database, refOf(second), context)).toBe("begun");
  expect(await cancelScheduled(fresh.database, { accountId: "other", msgKey: first ?? "" }, context)).toBe("unknown");
  const { rows } = await fresh.database.pool.query(`SELECT msg_key FROM ${PENDING_REPORTS}`);
  expect(rows).toEqual([{ msg_key: first }]);
  const { rows: steps } = await fresh.database.pool.query("SELECT msg_key, state, code, last FROM steps");
  expect(steps).toEqual([{ msg_key: first, state: "failed", code: "90001", last: true }]);
});

test("cancelled and then sent again by an operator, it is not said to be cancelled", async () => {
  const [msgKey] = await accept();
  await cancelScheduled(fresh.database, refOf(msgKey), context);
  const confirmed = { ...context, by: "kim", stepValidityS: 60, isConfirmed: true };
  expect(await requeueMessage(fresh.database, refOf(msgKey), confirmed)).toMatchObject({ done: true });
  expect(await cancelScheduled(fresh.database, refOf(msgKey), context)).toBe("begun");
});

/** Messages that are in the outbox, with a first step that has failed if `step` is 1. */
async function hold(step = 0, heldMs = nowMs): Promise<string> {
  const ad = { channel: "sms", serviceType: "SMS", msgType: "SM", payload: {}, validityS: undefined } as const;
  const message = makeMessage(nowMs, { steps: [ad, ad] });
  const acceptor = new Acceptor({ database: fresh.database, now: () => nowMs });
  await acceptor.accept(makeRequest(nowMs, { messages: [message] }));
  await fresh.database.pool.query("DELETE FROM outbox");
  await holdAgain(message.msgKey, step, heldMs);
  return message.msgKey;
}

const holdAgain = (msgKey: string, step: number, heldMs: number) =>
  holdSteps(fresh.database, [
    {
      ...{ ref: { ...refOf(msgKey), step }, last: step === 1, detail: { serviceType: "SMS", msgType: "SM" } },
      ...{ heldMs, untilMs: sendAtMs, expiresMs: sendAtMs + 1000 },
    },
  ]);

const readStep = async (msgKey: string) => {
  const { rows } = await fresh.database.pool.query(
    "SELECT step, state, carrier, code, last, expires_ms, jsonb_array_length(tries) AS tries FROM steps WHERE msg_key = $1",
    [msgKey],
  );
  return rows;
};

test.each([0, 1])("a held step %i waits in its row, and is released as one that has a row", async (step) => {
  const msgKey = await hold(step);
  expect(await readStep(msgKey)).toMatchObject([
    { step, state: "queued", carrier: "(held)", expires_ms: sendAtMs + 1000, tries: 1 },
  ]);
  expect(await findScheduled(fresh.database.pool, refOf(msgKey))).toEqual({ dueMs: sendAtMs, heldStep: step });
  expect(await release(sendAtMs - 1)).toBe(0);
  expect(await release(sendAtMs)).toBe(1);
  await registerWorker(fresh.database.pool, "w").catch(() => {});
  const [batch] = await claimOutbox(fresh.database.pool, "w", 100);
  expect(batch).toMatchObject({ isNew: false, steps: [{ ...refOf(msgKey), step }] });
});

test("held twice, as after a crash, it waits once; one that was begun or cancelled is not held", async () => {
  const msgKey = await hold();
  await holdAgain(msgKey, 0, nowMs);
  expect(await readStep(msgKey)).toMatchObject([{ tries: 1 }]);
  await holdAgain(msgKey, 0, nowMs + 1);
  expect(await readStep(msgKey)).toMatchObject([{ tries: 2 }]);
  expect(await release(sendAtMs)).toBe(1);
  for (const state of ["submitting", "failed"]) {
    await fresh.database.pool.query("UPDATE steps SET state = $1 WHERE msg_key = $2", [state, msgKey]);
    await holdAgain(msgKey, 0, nowMs + 2);
    expect(await findScheduled(fresh.database.pool, refOf(msgKey))).toBeUndefined();
  }
});

test.each([0, 1])("a held step %i is cancelled by its account, unless a worker has begun it", async (step) => {
  const [msgKey, begun] = [await hold(step), await hold(step)];
  expect(await cancelScheduled(fresh.database, refOf(msgKey), context)).toBe("cancelled");
  expect(await readStep(msgKey)).toMatchObject([
    { step, state: "failed", carrier: "(cancelled)", code: "90001", last: true },
  ]);
  await fresh.database.pool.query("UPDATE steps SET state = 'submitting' WHERE msg_key = $1", [begun]);
  expect(await cancelScheduled(fresh.database, refOf(begun), context)).toBe("begun");
  expect(await release(sendAtMs)).toBe(1);
});
