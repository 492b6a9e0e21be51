import { beforeEach, expect, test } from "vitest";
import { getStepName, type StepRef } from "../../../server/domain/delivery.ts";
import { Recorder, type StepEvent } from "../../../server/reports/recorder.ts";
import { loadNewSteps } from "../../../server/store/messages.ts";
import { type UnwrittenStep, writeMissingSteps } from "../../../server/store/new-steps.ts";
import type { Beginning } from "../../../server/store/begin-steps.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { keyAt } from "./given.ts";
import {
  begin,
  beginningOf,
  givenMessages,
  givenStep,
  pendingOf,
  rowOf,
  stepAfter,
  useJobTable,
  usePollingAndHookedAccounts,
} from "./given-steps.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const table = useJobTable(fresh);
usePollingAndHookedAccounts(fresh);

beforeEach(() => table.take());

const recorder = () => new Recorder({ database: fresh.database, jobs: table.jobs, now: () => nowMs + 1000 });
const delivered = { state: "delivered", code: "10000", network: "10001", userType: "F" } as const;
const unwritten = (ref: StepRef, change: Partial<Beginning> = {}): UnwrittenStep => ({
  ...beginningOf(ref, nowMs, change),
  sentMs: nowMs,
});

/** A recorder of the process that has begun these steps without rows. */
function recorderOf(refs: readonly StepRef[], change: Partial<Beginning> = {}): Recorder {
  const own = recorder();
  for (const ref of refs) own.unwritten.set(getStepName(ref), unwritten(ref, change));
  return own;
}

/** All that there is to see of a step, its key apart. */
async function traceOf(ref: StepRef): Promise<unknown> {
  const { pool } = fresh.database;
  const { msg_key: _, ...row } = await rowOf(pool, ref);
  const { rowCount: pushed } = await pool.query("SELECT FROM gateway.webhook_deliveries WHERE msg_key = $1", [
    ref.msgKey,
  ]);
  const jobs = (await table.take()).map(({ steps, ...job }) => ({ ...job, steps: steps.map(({ step }) => step) }));
  return { row, pending: await pendingOf(pool, ref), pushed, jobs };
}

const events: Readonly<Record<string, (ref: StepRef) => StepEvent>> = {
  submitted: (ref) => ({ kind: "submitted", ref, carrier: "simulator", carrierIds: [] }),
  named: (ref) => ({ kind: "submitted", ref, carrier: "simulator", carrierIds: [`a${ref.msgKey}`, `b${ref.msgKey}`] }),
  unknown: (ref) => ({ kind: "unknown", ref }),
  returned: (ref) => ({ kind: "returned", ref, retryAfterMs: 300, begunMs: nowMs }),
  "returned of another beginning": (ref) => ({ kind: "returned", ref, retryAfterMs: 300, begunMs: nowMs - 1 }),
  delivered: (ref) => ({ kind: "ended", ref, ending: delivered }),
  failed: (ref) => ({ kind: "ended", ref, ending: { state: "failed", code: "23003" } }),
  expired: (ref) => ({ kind: "ended", ref, ending: { state: "expired", code: "22000" } }),
  "another carrier's": (ref) => ({ kind: "ended", ref, ending: delivered, carrier: "other" }),
};

test.each(
  Object.keys(events).flatMap((name) =>
    ["acme", "hooked"].flatMap((accountId) => [true, false].map((last) => ({ name, accountId, last }))),
  ),
)("what is recorded of a step is the same with and without a row: $name, $accountId, last $last", async (given) => {
  const { name, accountId, last } = given;
  const event = events[name];
  if (event === undefined) throw new Error(name);
  const [known, fresher] = await givenMessages(fresh.database.pool, nowMs, 2, { accountId, steps: last ? 1 : 2 });
  if (known === undefined || fresher === undefined) throw new Error("Two were given");
  await begin(fresh.database, [known], nowMs, { last });
  await recorder().record([event(known)]);
  const expected = JSON.stringify(await traceOf(known));
  const own = recorderOf([fresher], { last });
  await own.record([event(fresher)]);
  expect(JSON.stringify(await traceOf(fresher))).toBe(expected.replaceAll(known.msgKey, fresher.msgKey));
  expect(own.unwritten.size).toBe(0);
});

test("steps with and without a row are recorded together, each message once", async () => {
  const refs = await givenMessages(fresh.database.pool, nowMs, 6);
  await begin(fresh.database, refs.slice(0, 3), nowMs);
  const own = recorderOf(refs.slice(3));
  const ended: string[] = [];
  const told = new Recorder({
    ...{ database: fresh.database, jobs: table.jobs, now: () => nowMs },
    onEnded: (steps) => ended.push(...steps.map(({ ref }) => getStepName(ref))),
  });
  for (const [name, step] of own.unwritten) told.unwritten.set(name, step);
  const all = refs.map((ref): StepEvent => ({ kind: "ended", ref, ending: delivered }));
  await told.record(all);
  await told.record(all);
  expect(ended.toSorted()).toEqual(refs.map(getStepName).toSorted());
  for (const ref of refs) expect(await pendingOf(fresh.database.pool, ref)).toBe(1);
});

test("reports that are written with their rows wait in few rows as well, each account's in its own", async () => {
  const { pool } = fresh.database;
  const refs = [
    ...(await givenMessages(pool, nowMs, 3, { accountId: "third" })),
    ...(await givenMessages(pool, nowMs, 250)),
  ];
  const hooked = await givenMessages(pool, nowMs, 3, { accountId: "hooked" });
  const all = [...hooked, ...refs];
  await recorderOf(all).record(all.map((ref) => ({ kind: "ended", ref, ending: delivered })));
  const { rowCount } = await pool.query("SELECT FROM gateway.webhook_deliveries WHERE msg_key = ANY ($1)", [
    hooked.map(({ msgKey }) => msgKey),
  ]);
  expect(rowCount).toBe(3);
  for (const ref of refs) expect(await pendingOf(pool, ref)).toBe(1);
  const { rows } = await pool.query(
    `SELECT account_id, count(*) AS rows FROM gateway.pending_reports
     WHERE first_key = ANY ($1) GROUP BY account_id ORDER BY account_id`,
    [refs.map(({ msgKey }) => msgKey)],
  );
  expect(rows).toEqual([
    { account_id: "acme", rows: 2 },
    { account_id: "third", rows: 1 },
  ]);
});

test("a row that whoever found the watch has written meanwhile is changed, not written again", async () => {
  const refs = await givenMessages(fresh.database.pool, nowMs, 3);
  const own = recorderOf(refs);
  await writeMissingSteps(
    fresh.database.pool,
    refs.slice(1, 2).map((ref) => unwritten(ref)),
  );
  await recorder().record(refs.slice(1, 2).map((ref) => ({ kind: "unknown", ref })));
  await own.record(refs.map((ref) => ({ kind: "ended", ref, ending: delivered })));
  for (const ref of refs) {
    expect(await rowOf(fresh.database.pool, ref)).toMatchObject({ state: "delivered", sent_ms: nowMs, code: "10000" });
    expect(await pendingOf(fresh.database.pool, ref)).toBe(1);
  }
});

test("a missing row is written as its beginning would have, and one that is there stays as it is", async () => {
  const [ended, missing] = await givenMessages(fresh.database.pool, nowMs, 2);
  if (ended === undefined || missing === undefined) throw new Error("Two were given");
  await recorderOf([ended]).record([{ kind: "ended", ref: ended, ending: delivered }]);
  await writeMissingSteps(
    fresh.database.pool,
    [ended, missing, missing].map((ref) => unwritten(ref)),
  );
  expect(await rowOf(fresh.database.pool, ended)).toMatchObject({ state: "delivered" });
  const begun = await givenStep(fresh.database.pool, nowMs);
  await begin(fresh.database, [begun], nowMs);
  const { msg_key: _, ...row } = await rowOf(fresh.database.pool, begun);
  expect(await rowOf(fresh.database.pool, missing)).toEqual({ ...row, msg_key: missing.msgKey });
});

test("receipts of parts that came before the names count for a step without a row", async () => {
  const ref = await givenStep(fresh.database.pool, nowMs);
  const names = [`a${ref.msgKey}`, `b${ref.msgKey}`];
  const own = recorderOf([ref], { carrier: "smsc" });
  const receipt = (carrierId = "") => ({ of: { carrierId }, ending: { state: "delivered", code: "10000" } as const });
  await own.receive("smsc", [receipt(names[1])]);
  await own.record([{ kind: "submitted", ref, carrier: "smsc", carrierIds: names }]);
  expect(await rowOf(fresh.database.pool, ref)).toMatchObject({ code: null, carrier: "smsc", delivered_parts: 2 });
  await recorder().receive("smsc", [receipt(names[0])]);
  expect(await rowOf(fresh.database.pool, ref)).toMatchObject({ state: "delivered", delivered_parts: 3 });
  expect(await pendingOf(fresh.database.pool, ref)).toBe(1);
});

test("new steps are loaded by what was accepted, each account's its own", async () => {
  const [mine] = await givenMessages(fresh.database.pool, nowMs, 1);
  const [theirs] = await givenMessages(fresh.database.pool, nowMs, 1, { accountId: "hooked", steps: 2 });
  if (mine === undefined || theirs === undefined) throw new Error("One of each was given");
  const strange = [
    { ...mine, accountId: "hooked" },
    { ...mine, msgKey: keyAt(nowMs) },
  ];
  const loaded = await loadNewSteps(fresh.database.pool, [mine, ...strange, theirs]);
  expect(new Set(loaded.map(({ ref }) => ref))).toEqual(new Set([mine, theirs]));
  expect(loaded.every(({ row, startedMs }) => row === undefined && startedMs === nowMs)).toBe(true);
  expect(loaded.find(({ ref }) => ref === theirs)?.message.steps).toHaveLength(2);
  expect(await loadNewSteps(fresh.database.pool, [stepAfter(theirs)])).toEqual([]);
});
