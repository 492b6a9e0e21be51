import { PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { DISPATCH, type DispatchJob, startQueue } from "../../../server/dispatch/queue.ts";
import { Acceptor } from "../../../server/store/accept.ts";
import type { Database } from "../../../server/store/database.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { countOf, givenMessage, givenRequest } from "./given.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });

/** Takes every job that is there, as a worker would. */
async function takeJobs(database: Database): Promise<DispatchJob[]> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  const jobs = await boss.fetch<DispatchJob>(DISPATCH, { batchSize: 100 });
  await boss.deleteAllJobs(DISPATCH);
  await boss.stop({ graceful: false, close: false });
  return jobs.map(({ data }) => data);
}

test("many replicas make the queue at once", async () => {
  const queues = await Promise.all(Array.from({ length: 4 }, () => startQueue({ database: fresh.replica() })));
  await Promise.all(queues.map((queue) => queue.stop()));
  expect(await takeJobs(fresh.database)).toEqual([]);
});

for (const backend of ["postgres", "citus"] as const) {
  test(`a batch has one job that names its messages by account (${backend})`, async () => {
    const queue = await startQueue({ database: fresh.database, backend });
    expect(queue.jobs.inline === undefined).toBe(backend !== "postgres");
    const acceptor = new Acceptor({ database: fresh.database, jobs: queue.jobs, now: () => nowMs });
    const mine = Array.from({ length: 3 }, () => givenMessage(nowMs));
    const theirs = givenRequest(nowMs, { accountId: "other", idempotency: { key: backend, bodyHash: "h" } });
    await Promise.all([acceptor.accept(givenRequest(nowMs, { messages: mine })), acceptor.accept(theirs)]);
    await queue.stop();
    const accounts = [
      { accountId: "acme", msgKeys: mine.map(({ msgKey }) => msgKey) },
      { accountId: "other", msgKeys: theirs.messages.map(({ msgKey }) => msgKey) },
    ];
    expect(await takeJobs(fresh.database)).toEqual([{ accounts }]);
  });
}

test("messages and job are both there or neither", async () => {
  const queue = await startQueue({ database: fresh.database });
  const acceptor = new Acceptor({ database: fresh.database, jobs: queue.jobs, now: () => nowMs });
  const before = await countOf(fresh.database.pool, "messages");
  await fresh.database.pool.query("ALTER TABLE pgboss.job ADD CONSTRAINT closed CHECK (name <> 'dispatch') NOT VALID");
  await expect(acceptor.accept(givenRequest(nowMs))).rejects.toThrow(/closed/);
  await fresh.database.pool.query("ALTER TABLE pgboss.job DROP CONSTRAINT closed");
  expect(await countOf(fresh.database.pool, "messages")).toBe(before);
  const [message] = (await fresh.database.pool.query("SELECT * FROM gateway.messages LIMIT 1")).rows;
  const doubled = givenRequest(nowMs, { messages: [givenMessage(nowMs, { msgKey: message.msg_key })] });
  await expect(acceptor.accept(doubled)).rejects.toThrow(/duplicate key/);
  await queue.stop();
  expect(await takeJobs(fresh.database)).toEqual([]);
});

test("a job that goes in with its messages is the job that pg-boss would make", async () => {
  const { pool } = fresh.database;
  const queue = await startQueue({ database: fresh.database });
  const acceptor = new Acceptor({ database: fresh.database, jobs: queue.jobs, now: () => nowMs });
  await acceptor.accept(givenRequest(nowMs));
  await queue.jobs.write(pool, []);
  const { rows } = await pool.query<{ job: object; kept: string }>(
    `SELECT to_jsonb(job) - '{id,data,created_on,start_after,keep_until}'::text[] AS job, keep_until - start_after AS kept
     FROM pgboss.job ORDER BY created_on`,
  );
  await queue.stop();
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
  await takeJobs(fresh.database);
});
