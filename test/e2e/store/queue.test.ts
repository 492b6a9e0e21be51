import { expect, test } from "vitest";
import { type Queue, startQueue } from "../../../server/dispatch/queue.ts";
import { Acceptor, type AcceptRequest } from "../../../server/store/accept.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { countOf, givenMessage, givenRequest } from "./given.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });

/** Takes every job that is there, as a worker would, and the messages that it names. */
async function takeJobs(queue: Queue): Promise<string[][]> {
  const jobs = await queue.take("dispatch", { limit: 100 });
  await queue.done(jobs);
  return jobs.map(({ steps }) => steps.map(({ accountId, msgKey }) => `${accountId} ${msgKey}`));
}

const namesOf = ({ accountId, messages }: AcceptRequest): string[] =>
  messages.map(({ msgKey }) => `${accountId} ${msgKey}`);

test("many replicas make the queue at once", async () => {
  const queues = await Promise.all(Array.from({ length: 4 }, () => startQueue({ database: fresh.replica() })));
  for (const queue of queues) expect(await takeJobs(queue)).toEqual([]);
  await Promise.all(queues.map((queue) => queue.stop()));
});

for (const backend of ["postgres", "citus"] as const) {
  test(`what was accepted is in one job, by account and in its order (${backend})`, async () => {
    const queue = await startQueue({ database: fresh.database, backend });
    const acceptor = new Acceptor({ database: fresh.database, now: () => nowMs });
    const mine = givenRequest(nowMs, { messages: Array.from({ length: 3 }, () => givenMessage(nowMs)) });
    const theirs = givenRequest(nowMs, { accountId: "other", idempotency: { key: backend, bodyHash: "h" } });
    const later = givenRequest(nowMs);
    await Promise.all([acceptor.accept(mine), acceptor.accept(theirs)]);
    await acceptor.accept(later);
    expect(await takeJobs(queue)).toEqual([[mine, theirs, later].flatMap(namesOf)]);
    expect(await takeJobs(queue)).toEqual([]);
    await queue.stop();
  });
}

test("a job holds about a thousand messages, and several workers never make two jobs of one message", async () => {
  const queue = await startQueue({ database: fresh.database });
  const acceptor = new Acceptor({ database: fresh.database, now: () => nowMs });
  const requests = Array.from({ length: 9 }, () =>
    givenRequest(nowMs, { messages: Array.from({ length: 300 }, () => givenMessage(nowMs)) }),
  );
  for (const request of requests) await acceptor.accept(request);
  const jobs = (await Promise.all(Array.from({ length: 4 }, () => takeJobs(queue)))).flat();
  jobs.push(...(await takeJobs(queue)));
  await queue.stop();
  expect(jobs.map((names) => names.length).sort((one, other) => other - one)).toEqual([1200, 900, 600]);
  expect(jobs.flat().sort()).toEqual(requests.flatMap(namesOf).sort());
});

test("messages and the note that they are to be dispatched are both there or neither", async () => {
  const queue = await startQueue({ database: fresh.database });
  const acceptor = new Acceptor({ database: fresh.database, now: () => nowMs });
  const first = givenRequest(nowMs);
  await acceptor.accept(first);
  expect(await takeJobs(queue)).toEqual([namesOf(first)]);
  const before = await countOf(fresh.database.pool, "messages");
  await fresh.database.pool.query("ALTER TABLE gateway.arrivals ADD CONSTRAINT closed CHECK (messages > 1) NOT VALID");
  await expect(acceptor.accept(givenRequest(nowMs))).rejects.toThrow(/closed/);
  await fresh.database.pool.query("ALTER TABLE gateway.arrivals DROP CONSTRAINT closed");
  expect(await countOf(fresh.database.pool, "messages")).toBe(before);
  await expect(acceptor.accept(first)).rejects.toThrow(/duplicate key/);
  expect(await takeJobs(queue)).toEqual([]);
  await queue.stop();
});

test("what was accepted stays where it is while no job can be made of it", async () => {
  const { pool } = fresh.database;
  const queue = await startQueue({ database: fresh.database });
  const request = givenRequest(nowMs);
  await new Acceptor({ database: fresh.database, now: () => nowMs }).accept(request);
  await pool.query("ALTER TABLE pgboss.job ADD CONSTRAINT closed CHECK (name <> 'dispatch') NOT VALID");
  await expect(takeJobs(queue)).rejects.toThrow(/closed/);
  await pool.query("ALTER TABLE pgboss.job DROP CONSTRAINT closed");
  // Without its row there pg-boss inserts nothing, and says nothing either.
  await pool.query("UPDATE pgboss.queue SET name = 'elsewhere' WHERE name = 'dispatch'");
  await expect(takeJobs(queue)).rejects.toThrow(/division by zero/);
  await pool.query("UPDATE pgboss.queue SET name = 'dispatch' WHERE name = 'elsewhere'");
  expect(await takeJobs(queue)).toEqual([namesOf(request)]);
  await queue.stop();
});
