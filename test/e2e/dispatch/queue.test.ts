import { afterEach, expect, test } from "vitest";
import { type Queue, type QueueOptions, startQueue, type TakenJob } from "../../../server/dispatch/queue.ts";
import { arrivals } from "../../../server/store/arrivals.ts";
import { withTransaction } from "../../../server/store/database.ts";
import { until } from "../../unit/server/dispatch/given.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { keyAt } from "../store/given.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
const queues: Queue[] = [];
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await fresh.database.pool.query("TRUNCATE pgboss.job");
});

async function start(options: Partial<QueueOptions> = {}): Promise<Queue> {
  const queue = await startQueue({ database: fresh.database, ...options });
  queues.push(queue);
  return queue;
}

const keys = Array.from({ length: 3 }, () => keyAt(nowMs));
const refOf = (msgKey: string, step = 0) => ({ accountId: "acme", msgKey, step });
const write = (startAfterMs = 0) => {
  const batch = [
    { accountId: "acme", msgKeys: keys.join(" ") },
    { accountId: "acme", msgKeys: keys.join(" "), step: 1 },
  ];
  return withTransaction(fresh.database, (client) => arrivals.write(client, batch, { startAfterMs }));
};
const takeOne = async (queue: Queue): Promise<TakenJob> => {
  const [job] = await queue.take("dispatch", { limit: 1 });
  if (job === undefined) throw new Error("There is no job");
  return job;
};

/** As if nothing had been heard of their worker for as long. */
const lapse = () =>
  fresh.database.pool.query(
    "UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '11 s' WHERE state = 'active'",
  );

test("a job names its steps, and is nobody else's while it is kept", async () => {
  const queue = await start();
  await write();
  const job = await takeOne(queue);
  expect(job.steps).toEqual([...keys.map((key) => refOf(key)), ...keys.map((key) => refOf(key, 1))]);
  expect(await queue.take("dispatch", { limit: 1 })).toEqual([]);
  expect(await queue.keep([job])).toEqual([]);
  await queue.done([job]);
  const { rows } = await fresh.database.pool.query("SELECT count(*) AS count FROM pgboss.job");
  expect(rows).toEqual([{ count: 0 }]);
});

test("a job that is to wait is not there before its time", async () => {
  const queue = await start();
  await write(700);
  const { rows: arrived } = await fresh.database.pool.query("SELECT arrived_at FROM gateway.arrivals");
  expect(await queue.take("dispatch", { limit: 1 })).toEqual([]);
  const { rows } = await fresh.database.pool.query("SELECT start_after FROM pgboss.job");
  expect(rows[0]?.start_after - arrived[0]?.arrived_at).toBe(700);
  await until(async () => (await queue.take("dispatch", { limit: 1 })).length === 1);
});

test("the jobs of a worker that is not heard of come back, and it cannot end them any more", async () => {
  const queue = await start({ supervise: true });
  await write();
  const lost = await takeOne(queue);
  await lapse();
  let found: readonly TakenJob[] = [];
  await until(async () => {
    found = await queue.take("dispatch", { limit: 1 });
    return found.length === 1;
  });
  expect(found[0]?.id).toBe(lost.id);
  expect(await queue.keep([lost])).toEqual([lost]);
  await queue.done([lost]);
  await queue.giveBack([lost]);
  expect(await queue.keep(found)).toEqual([]);
  await queue.done(found);
  expect(await queue.keep(found)).toEqual(found);
});

test("a job is never given up, however often its worker dies", async () => {
  const queue = await start();
  await write();
  for (let time = 0; time < 30; time++) await queue.giveBack([await takeOne(queue)]);
  const { rows } = await fresh.database.pool.query(
    "SELECT state, retry_limit, keep_until > now() + interval '29 days' AS is_kept FROM pgboss.job",
  );
  expect(rows).toEqual([{ state: "retry", retry_limit: 2_147_483_647, is_kept: true }]);
});

test("what is given back can be taken at once", async () => {
  const queue = await start();
  await write();
  const job = await takeOne(queue);
  await queue.giveBack([job]);
  const again = await takeOne(queue);
  expect([again.id, again.retryCount]).toEqual([job.id, job.retryCount + 1]);
});

test("parked steps are found by whoever has room in their lane", async () => {
  const queue = await start();
  const parkings = ["one/acme", "one/other"].map((lane, index) => {
    return { lane, watch: { watchId: `w${index}`, dueMs: 1, members: [refOf(keys[index] ?? "")] } };
  });
  await withTransaction(fresh.database, (client) => queue.park(client, parkings));
  expect(await queue.take("dispatch", { limit: 10 })).toEqual([]);
  const ignoreLanes = ["one/acme"];
  const first = await queue.take("backlog", { limit: 10, ignoreLanes });
  expect(first.map(({ watchId, steps }) => [watchId, steps])).toEqual([["w1", [refOf(keys[1] ?? "")]]]);
  expect(await queue.take("backlog", { limit: 10, ignoreLanes })).toEqual([]);
  const rest = await queue.take("backlog", { limit: 10 });
  expect(rest.map(({ watchId }) => watchId)).toEqual(["w0"]);
});

test("a queue of an older release is brought up to date", async () => {
  await start();
  await fresh.database.pool.query("UPDATE pgboss.queue SET retry_limit = 2, heartbeat_seconds = NULL");
  await start();
  const { rows } = await fresh.database.pool.query(
    "SELECT name, retry_limit, heartbeat_seconds FROM pgboss.queue WHERE name IN ('dispatch', 'backlog') ORDER BY name",
  );
  expect(rows).toEqual([
    { name: "backlog", retry_limit: 2_147_483_647, heartbeat_seconds: 10 },
    { name: "dispatch", retry_limit: 2_147_483_647, heartbeat_seconds: 10 },
  ]);
});
