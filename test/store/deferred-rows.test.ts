import { beforeEach, expect, test } from "vitest";
import { getStepName, type StepRef } from "../../server/domain/delivery.ts";
import { Recorder, type StepEvent } from "../../server/reports/recorder.ts";
import type { StepToBegin } from "../../server/store/begin-steps.ts";
import { type DeferredRow, insertMissing } from "../../server/store/deferred-rows.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { interceptFirst, runAndLoseAnswer } from "./intercepted-database.ts";
import {
  begin,
  countPendingReports,
  insertMessage,
  insertMessages,
  makeStepToBegin,
  readStep,
  takeOutbox,
  usePollingAndWebhookAccounts,
} from "./step-fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
usePollingAndWebhookAccounts(fresh);

beforeEach(() => takeOutbox(fresh.database.pool));

const recorder = () => new Recorder({ database: fresh.database, now: () => nowMs + 1000 });
const delivered = { state: "delivered", code: "10000", network: "10001", userType: "F" } as const;
const makeDeferredRow = (ref: StepRef, change: Partial<StepToBegin> = {}): DeferredRow => ({
  ...makeStepToBegin(ref, nowMs, change),
  sentMs: nowMs,
});

/** The recorder of a process that has begun these steps with deferred rows. */
function makeRecorderOf(refs: readonly StepRef[], change: Partial<StepToBegin> = {}): Recorder {
  const own = recorder();
  for (const ref of refs) own.deferred.set(getStepName(ref), makeDeferredRow(ref, change));
  return own;
}

/** Everything that the database holds of a step, except its key. */
async function readTrace(ref: StepRef): Promise<unknown> {
  const { pool } = fresh.database;
  const { msg_key: _, ...row } = (await readStep(pool, ref)) ?? {};
  const { rowCount: pushed } = await pool.query("SELECT FROM webhook_deliveries WHERE msg_key = $1", [ref.msgKey]);
  const outbox = (await takeOutbox(fresh.database.pool)).map(({ steps, ...entry }) => ({
    ...entry,
    steps: steps.map(({ step }) => step),
  }));
  return { row, pending: await countPendingReports(pool, ref), pushed, outbox };
}

const events: Readonly<Record<string, (ref: StepRef) => StepEvent>> = {
  submitted: (ref) => ({ kind: "submitted", ref, carrier: "simulator", carrierIds: [] }),
  named: (ref) => ({ kind: "submitted", ref, carrier: "simulator", carrierIds: [`a${ref.msgKey}`, `b${ref.msgKey}`] }),
  unknown: (ref) => ({ kind: "unknown", ref }),
  returned: (ref) => ({ kind: "returned", ref, retryAfterMs: 300, begunMs: nowMs }),
  "returned, begun at another time": (ref) => ({ kind: "returned", ref, retryAfterMs: 300, begunMs: nowMs - 1 }),
  delivered: (ref) => ({ kind: "ended", ref, ending: delivered }),
  failed: (ref) => ({ kind: "ended", ref, ending: { state: "failed", code: "23003" } }),
  expired: (ref) => ({ kind: "ended", ref, ending: { state: "expired", code: "22000" } }),
  "reported by another carrier": (ref) => ({ kind: "ended", ref, ending: delivered, carrier: "other" }),
};

test.each(
  Object.keys(events).flatMap((name) =>
    ["acme", "hooked"].flatMap((accountId) => [true, false].map((last) => ({ name, accountId, last }))),
  ),
)(
  "the database holds the same after a deferred row as after one that was written at the beginning: $name, $accountId, last $last",
  async ({ name, accountId, last }) => {
    const event = events[name];
    if (event === undefined) throw new Error(name);
    const [written, deferredOne] = await insertMessages(fresh.database.pool, nowMs, 2, {
      accountId,
      steps: last ? 1 : 2,
    });
    if (written === undefined || deferredOne === undefined) throw new Error("Two messages were inserted");
    await begin(fresh.database, [written], nowMs, { last });
    await recorder().record([event(written)]);
    const expected = JSON.stringify(await readTrace(written));
    const own = makeRecorderOf([deferredOne], { last });
    await own.record([event(deferredOne)]);
    expect(JSON.stringify(await readTrace(deferredOne))).toBe(expected.replaceAll(written.msgKey, deferredOne.msgKey));
    expect(own.deferred.size).toBe(0);
  },
);

test("steps with written and with deferred rows are recorded together, each message once", async () => {
  const refs = await insertMessages(fresh.database.pool, nowMs, 6);
  await begin(fresh.database, refs.slice(0, 3), nowMs);
  const own = makeRecorderOf(refs.slice(3));
  const ended: string[] = [];
  const notified = new Recorder({
    ...{ database: fresh.database, now: () => nowMs },
    onEnded: (steps) => ended.push(...steps.map(({ ref }) => getStepName(ref))),
  });
  for (const [name, step] of own.deferred) notified.deferred.set(name, step);
  const all = refs.map((ref): StepEvent => ({ kind: "ended", ref, ending: delivered }));
  await notified.record(all);
  await notified.record(all);
  expect(ended.toSorted()).toEqual(refs.map(getStepName).toSorted());
  for (const ref of refs) expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("final reports of deferred rows share few rows of pending_reports, by account", async () => {
  const { pool } = fresh.database;
  const refs = [
    ...(await insertMessages(pool, nowMs, 3, { accountId: "third" })),
    ...(await insertMessages(pool, nowMs, 250)),
  ];
  const hooked = await insertMessages(pool, nowMs, 3, { accountId: "hooked" });
  const all = [...hooked, ...refs];
  await makeRecorderOf(all).record(all.map((ref) => ({ kind: "ended", ref, ending: delivered })));
  const { rowCount } = await pool.query("SELECT FROM webhook_deliveries WHERE msg_key = ANY ($1)", [
    hooked.map(({ msgKey }) => msgKey),
  ]);
  expect(rowCount).toBe(3);
  for (const ref of refs) expect(await countPendingReports(pool, ref)).toBe(1);
  const { rows } = await pool.query(
    `SELECT account_id, count(*) AS rows FROM pending_reports
     WHERE first_key = ANY ($1) GROUP BY account_id ORDER BY account_id`,
    [refs.map(({ msgKey }) => msgKey)],
  );
  expect(rows).toEqual([
    { account_id: "acme", rows: 2 },
    { account_id: "third", rows: 1 },
  ]);
});

test("a deferred row that another worker has adopted meanwhile is changed, not written again", async () => {
  const refs = await insertMessages(fresh.database.pool, nowMs, 3);
  const own = makeRecorderOf(refs);
  await insertMissing(
    fresh.database.pool,
    refs.slice(1, 2).map((ref) => makeDeferredRow(ref)),
  );
  await recorder().record(refs.slice(1, 2).map((ref) => ({ kind: "unknown", ref })));
  await own.record(refs.map((ref) => ({ kind: "ended", ref, ending: delivered })));
  for (const ref of refs) {
    expect(await readStep(fresh.database.pool, ref)).toMatchObject({
      state: "delivered",
      sent_ms: nowMs,
      code: "10000",
    });
    expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
  }
});

test("a missing row is written as at the beginning, and an existing one stays as it is", async () => {
  const [ended, missing] = await insertMessages(fresh.database.pool, nowMs, 2);
  if (ended === undefined || missing === undefined) throw new Error("Two messages were inserted");
  await makeRecorderOf([ended]).record([{ kind: "ended", ref: ended, ending: delivered }]);
  await insertMissing(
    fresh.database.pool,
    [ended, missing, missing].map((ref) => makeDeferredRow(ref)),
  );
  expect(await readStep(fresh.database.pool, ended)).toMatchObject({ state: "delivered" });
  const begun = await insertMessage(fresh.database.pool, nowMs);
  await begin(fresh.database, [begun], nowMs);
  const { msg_key: _, ...row } = (await readStep(fresh.database.pool, begun)) ?? {};
  expect(await readStep(fresh.database.pool, missing)).toEqual({ ...row, msg_key: missing.msgKey });
});

test("receipts of parts that came before the carrier's ids count for a step with a deferred row", async () => {
  const ref = await insertMessage(fresh.database.pool, nowMs);
  const names = [`a${ref.msgKey}`, `b${ref.msgKey}`];
  const own = makeRecorderOf([ref], { carrier: "smsc" });
  const receipt = (carrierId = "") => ({ of: { carrierId }, ending: { state: "delivered", code: "10000" } as const });
  await own.receive("smsc", [receipt(names[1])]);
  await own.record([{ kind: "submitted", ref, carrier: "smsc", carrierIds: names }]);
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ code: null, carrier: "smsc", delivered_parts: 2 });
  await recorder().receive("smsc", [receipt(names[0])]);
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "delivered", delivered_parts: 3 });
  expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
});

test("an answer of the database that was lost leads to one row and one report", async () => {
  const refs = await insertMessages(fresh.database.pool, nowMs, 3);
  const database = interceptFirst(fresh.database, "INSERT INTO steps", runAndLoseAnswer);
  const own = new Recorder({ database, now: () => nowMs + 1000 });
  for (const ref of refs) own.deferred.set(getStepName(ref), makeDeferredRow(ref));
  await own.record(refs.map((ref) => ({ kind: "ended", ref, ending: delivered })));
  for (const ref of refs) {
    expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "delivered", reported_ms: nowMs + 1000 });
    expect(await countPendingReports(fresh.database.pool, ref)).toBe(1);
  }
});
