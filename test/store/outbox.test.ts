import { beforeEach, expect, test } from "vitest";
import { getStepName, type StepRef } from "../../server/domain/delivery.ts";
import { Acceptor } from "../../server/store/accept.ts";
import { createAccount } from "../../server/store/accounts.ts";
import { withTransaction } from "../../server/store/database.ts";
import { beginDeferred } from "../../server/store/deferred-rows.ts";
import {
  type ClaimedBatch,
  claimBacklog,
  claimOutbox,
  deleteFromOutbox,
  insertIntoBacklog,
  registerWorker,
  releaseAbandonedBatches,
  sendHeartbeat,
  unregisterWorker,
  writeOutbox,
} from "../../server/store/outbox.ts";
import { makeLeaseId } from "../../server/store/step-leases.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import {
  countRows,
  makeKeyAt,
  makeMessage,
  makeRequest,
  makeStoredAccount,
  waitForBlockedStatement,
} from "./fixtures.ts";
import { readStep, takeOutbox } from "./step-fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const STEP_VALIDITY_S = 600;
const fresh = useFreshDatabase({ nowMs });
let accountExists = false;

beforeEach(async () => {
  const { pool } = fresh.database;
  await pool.query("TRUNCATE messages, steps, outbox, workers, step_leases");
  if (!accountExists) await createAccount(pool, makeStoredAccount("acme"));
  accountExists = true;
  for (const workerId of ["one", "two"]) await registerWorker(pool, workerId);
});

const makeRefs = (count: number): StepRef[] =>
  Array.from({ length: count }, () => ({ accountId: "acme", msgKey: makeKeyAt(nowMs), step: 0 }));
const claim = (workerId: string, maxSteps = 1000) => claimOutbox(fresh.database.pool, workerId, maxSteps);
const claimFromBacklog = (workerId: string, fullLanes: readonly string[] = [], maxSteps = 1000) =>
  claimBacklog(fresh.database.pool, workerId, { maxSteps, fullLanes, nowMs });
const release = () => releaseAbandonedBatches(fresh.database, STEP_VALIDITY_S);
const getNames = (batches: readonly ClaimedBatch[]): string[] => batches.flatMap(({ steps }) => steps.map(getStepName));

/** Accepts messages with one commit, so that they are in one outbox row. */
async function accept(count: number): Promise<StepRef[]> {
  const messages = Array.from({ length: count }, () => makeMessage(nowMs));
  await new Acceptor({ database: fresh.database, now: () => nowMs }).accept(makeRequest(nowMs, { messages }));
  return messages.map(({ msgKey }) => ({ accountId: "acme", msgKey, step: 0 }));
}

async function claimOne(workerId: string): Promise<ClaimedBatch> {
  const [batch] = await claim(workerId);
  if (batch === undefined) throw new Error("The outbox is empty");
  return batch;
}

/** The worker's last heartbeat is too long ago. */
const missHeartbeats = (workerId: string) =>
  fresh.database.pool.query("UPDATE workers SET alive_until = now() - interval '1 s' WHERE worker_id = $1", [workerId]);

const begin = (workerId: string, { outboxId }: ClaimedBatch, members: readonly StepRef[]) =>
  beginDeferred(fresh.database.pool, {
    ...{ leaseId: makeLeaseId(nowMs), dueMs: nowMs + 15_000, members, carrier: "simulator" },
    ...{ workerId, outboxIds: [outboxId] },
  });

test("accepted messages are in the outbox with their commit, by account and in their order", async () => {
  const acceptor = new Acceptor({ database: fresh.database, now: () => nowMs });
  const mine = makeRequest(nowMs, { messages: Array.from({ length: 3 }, () => makeMessage(nowMs)) });
  const theirs = makeRequest(nowMs, { accountId: "other", idempotency: { key: "k", bodyHash: "h" } });
  const later = makeRequest(nowMs);
  await Promise.all([acceptor.accept(mine), acceptor.accept(theirs)]);
  await acceptor.accept(later);
  const toNames = ({ accountId, messages }: typeof mine) =>
    messages.map(({ msgKey }) => getStepName({ accountId, msgKey, step: 0 }));
  const [first, second, ...none] = await claim("one");
  expect(none).toEqual([]);
  expect(getNames(first === undefined ? [] : [first])).toEqual([mine, theirs].flatMap(toNames));
  expect(second).toMatchObject({ fromBacklog: false, isNew: true });
  expect(getNames(second === undefined ? [] : [second])).toEqual(toNames(later));
});

test("messages and their outbox row are stored together or not at all", async () => {
  const { pool } = fresh.database;
  await pool.query("ALTER TABLE outbox ADD CONSTRAINT closed CHECK (step_count > 1) NOT VALID");
  await expect(accept(1)).rejects.toThrow(/closed/);
  await pool.query("ALTER TABLE outbox DROP CONSTRAINT closed");
  expect(await countRows(pool, "messages")).toBe(0);
  expect(await takeOutbox(pool)).toEqual([]);
});

test("workers that claim at the same time never get the same row, and together get all", async () => {
  const { pool } = fresh.database;
  const refs = makeRefs(600);
  for (let start = 0; start < refs.length; start += 3) await writeOutbox(pool, refs.slice(start, start + 3));
  const claimed: string[] = [];
  const claimAll = async (workerId: string): Promise<void> => {
    const { pool: own } = fresh.replica();
    await registerWorker(own, workerId);
    while (claimed.length < refs.length) claimed.push(...getNames(await claimOutbox(own, workerId, 10)));
  };
  await Promise.all(Array.from({ length: 6 }, (_, index) => claimAll(`worker ${index}`)));
  expect(claimed.toSorted()).toEqual(refs.map(getStepName).toSorted());
});

test("a claim takes the oldest rows until it has as many steps as wanted, and at least one row", async () => {
  const sizes = [300, 300, 300, 5];
  const rows = sizes.map(makeRefs);
  for (const steps of rows) await writeOutbox(fresh.database.pool, steps);
  expect((await claim("one", 400)).map(({ steps }) => steps.length)).toEqual([300, 300]);
  expect((await claim("one", 1)).map(({ steps }) => steps)).toEqual([rows[2]]);
  expect((await claim("one", 400)).map(({ steps }) => steps)).toEqual([rows[3]]);
  expect(await claim("one", 400)).toEqual([]);
});

test("a claim from a row on leaves those before it alone", async () => {
  const { pool } = fresh.database;
  const rows = [makeRefs(1), makeRefs(1), makeRefs(1)];
  for (const steps of rows) await writeOutbox(pool, steps);
  const { rows: ids } = await pool.query<{ outbox_id: number }>("SELECT outbox_id FROM outbox ORDER BY outbox_id");
  const later = await claimOutbox(pool, "one", 1000, ids[2]?.outbox_id);
  expect(later.map(({ steps }) => steps)).toEqual([rows[2]]);
  expect((await claim("one")).map(({ steps }) => steps)).toEqual([rows[0], rows[1]]);
});

test("a row that is to wait is not claimed before its time", async () => {
  const { pool } = fresh.database;
  const [soon, late] = [makeRefs(1), makeRefs(1)];
  await writeOutbox(pool, soon, { delayMs: 60_000 });
  await writeOutbox(pool, late, { delayMs: 120_000 });
  expect(await claim("one")).toEqual([]);
  await pool.query("UPDATE outbox SET created_at = now() - interval '90 s'");
  expect((await claim("one")).map(({ steps }) => steps)).toEqual([soon]);
});

test("a row is new for its first worker only, and one that the gateway wrote itself for none", async () => {
  await accept(1);
  expect(await claimOne("one")).toMatchObject({ isNew: true });
  await unregisterWorker(fresh.database, "one", STEP_VALIDITY_S);
  expect(await claimOne("two")).toMatchObject({ isNew: false });
  await writeOutbox(fresh.database.pool, makeRefs(1));
  expect(await claimOne("two")).toMatchObject({ isNew: false });
});

test("backlog rows are claimed by lane: full lanes are skipped unless a step of theirs has expired", async () => {
  const [full, expired, open] = [makeRefs(2), makeRefs(2), makeRefs(2)];
  await insertIntoBacklog(fresh.database.pool, [
    { lane: "carrier/full", steps: full, expiresMs: nowMs + 1 },
    { lane: "carrier/full", steps: expired, expiresMs: nowMs },
    { lane: "carrier/open", steps: open, expiresMs: nowMs + 60_000 },
  ]);
  expect(await claim("one")).toEqual([]);
  const claimed = await claimFromBacklog("one", ["carrier/full"]);
  expect(claimed.map(({ steps }) => steps)).toEqual([expired, open]);
  expect(claimed.map(({ fromBacklog, isNew }) => ({ fromBacklog, isNew }))).toEqual(
    Array.from({ length: 2 }, () => ({ fromBacklog: true, isNew: false })),
  );
  expect(await claimFromBacklog("two", ["carrier/full"])).toEqual([]);
  expect((await claimFromBacklog("two")).map(({ steps }) => steps)).toEqual([full]);
});

test("steps go into the backlog all or none", async () => {
  const [good] = makeRefs(1);
  const batches = [
    { lane: "lane", steps: good ? [good] : [], expiresMs: nowMs },
    { lane: "lane", steps: makeRefs(1), expiresMs: Number.NaN },
  ];
  await expect(insertIntoBacklog(fresh.database.pool, batches)).rejects.toThrow();
  expect(await takeOutbox(fresh.database.pool)).toEqual([]);
});

test("a row is deleted by the worker that holds it, and by no other", async () => {
  await accept(1);
  const { outboxId } = await claimOne("one");
  await deleteFromOutbox(fresh.database.pool, "two", [outboxId]);
  await missHeartbeats("one");
  await release();
  await deleteFromOutbox(fresh.database.pool, "one", [outboxId]);
  expect(await claimOne("two")).toMatchObject({ outboxId });
  await deleteFromOutbox(fresh.database.pool, "two", [outboxId]);
  expect(await takeOutbox(fresh.database.pool)).toEqual([]);
});

test("a worker with heartbeats keeps its rows", async () => {
  await accept(1);
  await claimOne("one");
  await missHeartbeats("one");
  expect(await sendHeartbeat(fresh.database.pool, "one")).toBe(true);
  await release();
  expect(await claim("two")).toEqual([]);
});

test("rows of a worker without heartbeats are released, and it learns that it was declared dead", async () => {
  const refs = await accept(3);
  await claimOne("one");
  await missHeartbeats("one");
  await release();
  expect(await sendHeartbeat(fresh.database.pool, "one")).toBe(false);
  expect(getNames(await claim("two"))).toEqual(refs.map(getStepName));
});

test("a worker that was declared dead claims nothing, not even its former rows", async () => {
  await accept(1);
  await claimOne("one");
  await missHeartbeats("one");
  await release();
  expect(await claim("one")).toEqual([]);
  expect(await claimFromBacklog("one")).toEqual([]);
  expect(await claim("two")).toHaveLength(1);
});

test("rows of a claim that is committed after the worker was declared dead are released as well", async () => {
  await accept(1);
  await withTransaction(fresh.replica(), async (client) => {
    expect(await claimOutbox(client, "one", 10)).toHaveLength(1);
    await missHeartbeats("one");
    await release();
  });
  await release();
  expect(await claim("two")).toHaveLength(1);
});

test("two workers that declare each other dead leave every row to others", async () => {
  const refs = [...(await accept(1)), ...(await accept(1))];
  await claim("one", 1);
  await claim("two", 1);
  await Promise.all(["one", "two"].map(missHeartbeats));
  await Promise.all([release(), releaseAbandonedBatches(fresh.replica(), STEP_VALIDITY_S)]);
  await release();
  for (const workerId of ["one", "two"]) expect(await sendHeartbeat(fresh.database.pool, workerId)).toBe(false);
  await registerWorker(fresh.database.pool, "three");
  expect(getNames(await claim("three")).toSorted()).toEqual(refs.map(getStepName).toSorted());
});

test("a dead worker's deferred rows are written before its outbox rows are released", async () => {
  const { pool } = fresh.database;
  const [begun, waiting] = await accept(2);
  const batch = await claimOne("one");
  if (begun === undefined || waiting === undefined) throw new Error("Two messages were accepted");
  expect(await begin("one", batch, [begun])).toBe(true);
  expect(await readStep(pool, begun)).toBeUndefined();
  await missHeartbeats("one");
  await release();
  expect(await readStep(pool, begun)).toMatchObject({ state: "submitting", carrier: "simulator", sent_ms: nowMs });
  expect(await readStep(pool, waiting)).toBeUndefined();
  expect(await claimOne("two")).toMatchObject({ outboxId: batch.outboxId, isNew: false });
  // It has lost the row, so it can begin no more of its steps.
  expect(await begin("one", batch, [waiting])).toBe(false);
});

test("a row is not released while its worker begins steps of it", async () => {
  const [ref] = await accept(1);
  const batch = await claimOne("one");
  if (ref === undefined) throw new Error("One message was accepted");
  await missHeartbeats("one");
  await withTransaction(fresh.replica(), async (client) => {
    const members = { members: [ref], carrier: "simulator", workerId: "one", outboxIds: [batch.outboxId] };
    expect(await beginDeferred(client, { leaseId: makeLeaseId(nowMs), dueMs: nowMs, ...members })).toBe(true);
    await release();
    expect(await claim("two")).toEqual([]);
  });
  await release();
  expect(await readStep(fresh.database.pool, ref)).toMatchObject({ state: "submitting" });
  expect(await claim("two")).toHaveLength(1);
});

test("a claim that is rolled back leaves the row, and others skip it meanwhile", async () => {
  const refs = await accept(1);
  const rollback = new Error("The transaction was broken on purpose");
  const broken = withTransaction(fresh.replica(), async (client) => {
    expect(await claimOutbox(client, "one", 10)).toHaveLength(1);
    expect(await claim("two")).toEqual([]);
    throw rollback;
  });
  await expect(broken).rejects.toThrow(rollback);
  expect(getNames(await claim("two"))).toEqual(refs.map(getStepName));
});

test("a deletion that is rolled back leaves the row", async () => {
  await accept(1);
  const { outboxId } = await claimOne("one");
  const broken = withTransaction(fresh.replica(), async (client) => {
    await deleteFromOutbox(client, "one", [outboxId]);
    throw new Error("The transaction was broken on purpose");
  });
  await expect(broken).rejects.toThrow("broken on purpose");
  expect(await takeOutbox(fresh.database.pool)).toHaveLength(1);
});

test("a worker whose heartbeat comes while it is being declared dead stays alive", async () => {
  await accept(1);
  await claimOne("one");
  await missHeartbeats("one");
  const releasing = await withTransaction(fresh.replica(), async (client) => {
    expect(await sendHeartbeat(client, "one")).toBe(true);
    const waiting = release();
    await waitForBlockedStatement(fresh.database.pool);
    return { waiting };
  });
  await releasing.waiting;
  expect(await sendHeartbeat(fresh.database.pool, "one")).toBe(true);
  expect(await claim("two")).toEqual([]);
});
