import { afterEach, beforeEach, expect, test } from "vitest";
import { deliveryStore } from "../../../server/dispatch/delivery-store.ts";
import type { NewBatch } from "../../../server/dispatch/ports.ts";
import { type Queue, startQueue, type TakenJob } from "../../../server/dispatch/queue.ts";
import { type Database, type Queryable, withTransaction } from "../../../server/store/database.ts";
import { claimDueWatches, findWatch } from "../../../server/store/watches.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { somebodyWaits } from "../store/given.ts";
import { acceptMessages } from "./rig.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
let queue: Queue;
beforeEach(async () => {
  queue = await startQueue({ database: fresh.database });
});
afterEach(async () => {
  await queue.stop();
  await fresh.database.pool.query("TRUNCATE pgboss.job, gateway.watches");
});

const storeOn = (database: Database) => deliveryStore(database, queue);

/** A job that was just accepted, and a batch of all its steps. */
async function givenJob(watchId = `begun.${nowMs}.one`): Promise<{ job: TakenJob; batch: NewBatch }> {
  await acceptMessages(fresh.database, { count: 3 });
  const [job] = await queue.take("dispatch", { limit: 1 });
  if (job === undefined) throw new Error("It was accepted");
  const members = job.steps.map((ref) => ({ ref, job }));
  return { job, batch: { watchId, dueMs: nowMs + 15_000, carrier: "simulator", members } };
}

/** As a beginning does; how many are its own. */
async function lock(client: Queryable, job: TakenJob): Promise<number | null> {
  const own = queue.own([job]);
  return (await client.query(own.lock("$1", "$2"), [own.ids, own.claims])).rowCount;
}

const membersOf = ({ members }: NewBatch) => new Set(members.map(({ ref }) => ref));
const nobody = new Set();

test("only a job that nobody has had before is new", async () => {
  const { job } = await givenJob();
  expect(job.isNew).toBe(true);
  await queue.giveBack([job]);
  expect(await queue.take("dispatch", { limit: 1 })).toMatchObject([{ id: job.id, isNew: false }]);
});

test("new steps are begun by a watch, which is found by their job", async () => {
  const { job, batch } = await givenJob();
  const store = storeOn(fresh.database);
  expect(await store.beginNewSteps(batch)).toEqual({ ours: membersOf(batch), back: nobody });
  const watch = { watchId: batch.watchId, dueMs: batch.dueMs, carrier: "simulator", members: job.steps };
  expect(await store.findWatchesOfJobs([job.id])).toEqual([watch]);
  expect(await store.findWatchesOfJobs(["another"])).toEqual([]);
  const { rows } = await fresh.database.pool.query("SELECT count(*) AS rows FROM gateway.steps");
  expect(rows).toEqual([{ rows: 0 }]);
});

test("steps of a job that is another's by now are not begun, those of others are", async () => {
  const { job: lost, batch: ofLost } = await givenJob();
  const { job, batch } = await givenJob();
  await queue.giveBack([lost]);
  await queue.take("dispatch", { limit: 1 });
  const store = storeOn(fresh.database);
  const both = { ...batch, members: [...ofLost.members, ...batch.members] };
  expect(await store.beginNewSteps(both)).toEqual({ ours: membersOf(batch), back: nobody });
  expect((await findWatch(fresh.database.pool, batch.watchId))?.members).toEqual(job.steps);
  expect(await store.findWatchesOfJobs([lost.id])).toEqual([]);
  expect(await store.beginNewSteps({ ...ofLost, watchId: "begun.1.two" })).toEqual({ ours: nobody, back: nobody });
  expect(await findWatch(fresh.database.pool, "begun.1.two")).toBeUndefined();
});

test("nobody gets a job while steps of it are being begun", async () => {
  const { job } = await givenJob();
  let given: Promise<void> | undefined;
  await withTransaction(fresh.database, async (client) => {
    expect(await lock(client, job)).toBe(1);
    given = queue.giveBack([job]);
    await somebodyWaits(fresh.database.pool);
    expect(await queue.take("dispatch", { limit: 1 })).toEqual([]);
  });
  await given;
  expect(await queue.take("dispatch", { limit: 1 })).toMatchObject([{ id: job.id }]);
});

test("batches of one job do not wait for each other", async () => {
  const { job } = await givenJob();
  await withTransaction(fresh.database, async (client) => {
    await lock(client, job);
    await withTransaction(fresh.replica(), async (other) => expect(await lock(other, job)).toBe(1));
  });
});

test("after a failure the database says whose new steps are", async () => {
  const { job, batch } = await givenJob();
  const store = storeOn(fresh.database);
  expect(await store.findNewSteps(batch)).toEqual({ ours: nobody, back: membersOf(batch) });
  await store.beginNewSteps(batch);
  expect(await store.findNewSteps(batch)).toEqual({ ours: membersOf(batch), back: nobody });
  await claimDueWatches(fresh.database.pool, batch.dueMs, 15_000, 10);
  expect(await store.findNewSteps(batch)).toEqual({ ours: nobody, back: nobody });
  await store.endWatches([batch.watchId]);
  await queue.giveBack([job]);
  expect(await store.findNewSteps(batch)).toEqual({ ours: nobody, back: nobody });
});

test("what is still being committed on a connection that broke is waited for", async () => {
  const { job, batch } = await givenJob();
  const store = storeOn(fresh.database);
  const zombie = await fresh.replica().pool.connect();
  await zombie.query("BEGIN");
  await lock(zombie, job);
  await zombie.query("INSERT INTO gateway.watches (watch_id, due_ms, members) VALUES ($1, $2, $3)", [
    batch.watchId,
    batch.dueMs,
    JSON.stringify([{ accountId: "acme", msgKeys: job.steps.map(({ msgKey }) => msgKey).join(" "), step: 0 }]),
  ]);
  const found = store.findNewSteps(batch);
  await somebodyWaits(fresh.database.pool);
  await zombie.query("COMMIT");
  zombie.release();
  expect(await found).toEqual({ ours: membersOf(batch), back: nobody });
});
