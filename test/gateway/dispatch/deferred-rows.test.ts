import { beforeAll, beforeEach, expect, test } from "vitest";
import type { StepRef } from "../../../server/domain/delivery.ts";
import { withTransaction } from "../../../server/store/database.ts";
import {
  adoptLeases,
  beginDeferred,
  type DeferredLease,
  findDeferred,
  insertMissing,
} from "../../../server/store/deferred-rows.ts";
import { claimOutbox, registerWorker, unregisterWorker } from "../../../server/store/outbox.ts";
import { claimDueLeases, deleteLeases, findLease, makeLeaseId } from "../../../server/store/step-leases.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { waitForBlockedStatement } from "../../store/fixtures.ts";
import { makeStepToBegin, readStep } from "../../store/step-fixtures.ts";
import { acceptMessages, makeAccounts, makeSmsStep } from "./test-worker.ts";

const nowMs = Date.now();
const STEP_VALIDITY_S = 600;
const fresh = useFreshDatabase({ nowMs });
beforeAll(() => makeAccounts(fresh.database, "acme"));
beforeEach(async () => {
  const { pool } = fresh.database;
  await pool.query("TRUNCATE outbox, workers, step_leases, steps");
  await registerWorker(pool, "one");
});

/** Accepts messages; worker "one" claims them and is about to begin them all. */
async function claimNew(validityS?: number, count = 3): Promise<DeferredLease> {
  const { pool } = fresh.database;
  await acceptMessages(fresh.database, { count, steps: [makeSmsStep({ validityS })] });
  const [batch] = await claimOutbox(pool, "one", 1);
  if (batch === undefined) throw new Error("The outbox is empty");
  const { outboxId, steps: members } = batch;
  const lease = { leaseId: makeLeaseId(nowMs), dueMs: nowMs + 15_000, members };
  return { ...lease, carrier: "simulator", workerId: "one", outboxIds: [outboxId] };
}

const begin = (lease: DeferredLease) => beginDeferred(fresh.database.pool, lease);
const find = (lease: DeferredLease) => findDeferred(fresh.database, lease);
const noRows = new Set<number>();

test("new steps are begun by a lease alone", async () => {
  const lease = await claimNew();
  expect(await begin(lease)).toBe(true);
  const { leaseId, dueMs, members } = lease;
  expect(await findLease(fresh.database.pool, leaseId)).toEqual({ leaseId, dueMs, members });
  for (const ref of members) expect(await readStep(fresh.database.pool, ref)).toBeUndefined();
});

test("nothing is begun if another worker has one of the outbox rows", async () => {
  const lost = await claimNew();
  await unregisterWorker(fresh.database, "one", STEP_VALIDITY_S);
  await registerWorker(fresh.database.pool, "two");
  expect(await claimOutbox(fresh.database.pool, "two", 1)).toHaveLength(1);
  await registerWorker(fresh.database.pool, "one");
  const held = await claimNew();
  const both = { ...held, outboxIds: [...lost.outboxIds, ...held.outboxIds] };
  expect(await begin(both)).toBe(false);
  expect(await findLease(fresh.database.pool, both.leaseId)).toBeUndefined();
  expect(await find(both)).toEqual({ isBegun: false, held: new Set(held.outboxIds) });
});

test("leases on steps of one outbox row do not wait for each other", async () => {
  const lease = await claimNew();
  await withTransaction(fresh.database, async (client) => {
    expect(await beginDeferred(client, lease)).toBe(true);
    expect(await begin({ ...lease, leaseId: makeLeaseId(nowMs) })).toBe(true);
  });
});

test("after a failure the database says whether steps were begun", async () => {
  const lease = await claimNew();
  expect(await find(lease)).toEqual({ isBegun: false, held: new Set(lease.outboxIds) });
  const begun = await claimNew();
  await begin(begun);
  expect(await find(begun)).toEqual({ isBegun: true, held: new Set(begun.outboxIds) });
});

test("steps whose lease another worker has taken over do not count as begun", async () => {
  const lease = await claimNew();
  await begin(lease);
  await claimDueLeases(fresh.database.pool, lease.dueMs, 15_000, 10);
  expect(await find(lease)).toMatchObject({ isBegun: false });
  await deleteLeases(fresh.database.pool, [lease.leaseId]);
  await unregisterWorker(fresh.database, "one", STEP_VALIDITY_S);
  expect(await find(lease)).toEqual({ isBegun: false, held: noRows });
});

test("a statement that still runs on a broken connection is waited for", async () => {
  const lease = await claimNew();
  const { found } = await withTransaction(fresh.replica(), async (client) => {
    await beginDeferred(client, lease);
    const finding = find(lease);
    await waitForBlockedStatement(fresh.database.pool);
    return { found: finding };
  });
  expect(await found).toMatchObject({ isBegun: true });
});

test("a statement that runs only after the worker has asked begins nothing", async () => {
  const lease = await claimNew();
  expect(await find(lease)).toMatchObject({ isBegun: false });
  await expect(begin(lease)).rejects.toThrow(/duplicate key/);
});

test("adopted rows are those that the worker would have written, with the same expiry", async () => {
  const { pool } = fresh.database;
  const waited = await claimNew(90);
  const begunMs = nowMs + 60_000;
  const lease = { ...waited, leaseId: makeLeaseId(begunMs) };
  await begin(lease);
  await adoptLeases(pool, [lease.leaseId], STEP_VALIDITY_S);
  const getExpiryMs = async (ref: StepRef) => (await readStep(pool, ref))?.expires_ms - nowMs;
  for (const ref of lease.members) {
    expect(await readStep(pool, ref)).toMatchObject({
      ...{ state: "submitting", carrier: "simulator", sent_ms: begunMs, last: true },
      detail: { serviceType: "SMS", msgType: "SM" },
    });
    // From the acceptance on, however long the step has waited.
    expect(Math.abs((await getExpiryMs(ref)) - 90_000)).toBeLessThan(30_000);
  }
});

test("adopting writes the rows that are missing and changes no others", async () => {
  const { pool } = fresh.database;
  const lease = await claimNew();
  await begin(lease);
  await adoptLeases(pool, [lease.leaseId], STEP_VALIDITY_S);
  const [first] = lease.members;
  if (first === undefined) throw new Error("The lease has members");
  await pool.query("UPDATE steps SET state = 'delivered' WHERE msg_key = $1", [first.msgKey]);
  await pool.query("DELETE FROM steps WHERE msg_key = $1", [lease.members[1]?.msgKey]);
  await adoptLeases(pool, [lease.leaseId], STEP_VALIDITY_S);
  const states = await Promise.all(lease.members.map(async (ref) => (await readStep(pool, ref))?.state));
  expect(states).toEqual(["delivered", "submitting", "submitting"]);
});

// Whichever lease is read first, one of the two would be a deadlock if each lease had a statement of its own.
test.each([
  [1, 3],
  [0, 2],
])("adopting does not end in a deadlock with the worker that writes rows %i and %i itself", async (...written) => {
  const both = await claimNew(undefined, 4);
  const refs = both.members.toSorted((one, other) => (one.msgKey < other.msgKey ? -1 : 1));
  const leaseIds = [makeLeaseId(nowMs), makeLeaseId(nowMs)];
  for (const [index, places] of [
    [0, 3],
    [1, 2],
  ].entries())
    await begin({ ...both, leaseId: leaseIds[index] ?? "", members: places.flatMap((place) => refs[place] ?? []) });
  const [first, second] = written.map((place) => {
    const [ref] = refs.slice(place);
    if (ref === undefined) throw new Error("Four messages were accepted");
    return { ...makeStepToBegin(ref, nowMs), sentMs: nowMs };
  });
  if (first === undefined || second === undefined) throw new Error("Two rows are written");
  const { adopted } = await withTransaction(fresh.replica(), async (worker) => {
    await insertMissing(worker, [first]);
    const adopting = withTransaction(fresh.database, (client) => adoptLeases(client, leaseIds, STEP_VALIDITY_S));
    const adopted = adopting.then(
      () => "adopted",
      (error: Error) => error.message,
    );
    await waitForBlockedStatement(fresh.database.pool);
    await insertMissing(worker, [second]);
    return { adopted };
  });
  expect(await adopted).toBe("adopted");
  for (const ref of refs) expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "submitting" });
});

test("of two leases that name one step, the one that was begun first counts", async () => {
  const { pool } = fresh.database;
  const lease = await claimNew();
  const leaseIds = [makeLeaseId(nowMs + 1), makeLeaseId(nowMs)];
  for (const leaseId of leaseIds) await begin({ ...lease, leaseId });
  await adoptLeases(pool, leaseIds, STEP_VALIDITY_S);
  for (const ref of lease.members) expect(await readStep(pool, ref)).toMatchObject({ sent_ms: nowMs });
});
