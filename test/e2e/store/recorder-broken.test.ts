import { beforeEach, expect, test } from "vitest";
import type { Ending, StepRef } from "../../../server/domain/delivery.ts";
import { Recorder, type StepEvent } from "../../../server/reports/recorder.ts";
import type { Database } from "../../../server/store/database.ts";
import type { JobWriter, Transaction } from "../../../server/store/job-writer.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { keyAt, somebodyWaits } from "./given.ts";
import { begin, givenStep, pendingOf, rowOf, stateOf, stepAfter, useJobTable } from "./given-steps.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const table = useJobTable(fresh);
const now = () => nowMs + 1000;
beforeEach(() => table.take());

const delivered: Ending = { state: "delivered", code: "10000" };
const failed: Ending = { state: "failed", code: "23003" };
const ended = (ref: StepRef, ending: Ending): StepEvent => ({ kind: "ended", ref, ending });

async function givenBegun(last = true): Promise<StepRef> {
  const ref = await givenStep(fresh.database.pool, nowMs, { steps: 2 });
  await begin(fresh.database, [ref], nowMs, { last });
  return ref;
}

/** Writes the job, and then something happens to the transaction that holds it, the first time. */
function disturbed(disturb: (client: Transaction) => Promise<unknown>): JobWriter {
  let tries = 0;
  return {
    async write(client, batch, options) {
      await table.jobs.write(client, batch, options);
      if (tries++ === 0) await disturb(client);
    },
  };
}

const cut = (client: Transaction) => client.query("SELECT pg_terminate_backend(pg_backend_pid())");
/** The commit goes through, and then the answer to it is lost. */
const commitAndCut = async (client: Transaction) => {
  await client.query("COMMIT");
  await cut(client);
};

test("end, report and next job are committed together or not at all", async () => {
  const [handed, final] = [await givenBegun(false), await givenBegun()];
  const refusing = new Recorder({ database: fresh.database, jobs: { write: refuse }, now });
  const results = refusing.record([ended(handed, failed), ended(final, failed)]);
  await expect(results).rejects.toThrow("no jobs");
  expect(await stateOf(fresh.database.pool, handed)).toBe("submitting");
  expect(await table.take()).toEqual([]);
  // Its neighbour leads to no job: it was recorded by itself.
  expect(await pendingOf(fresh.database.pool, final)).toBe(1);
});

async function refuse(client: Transaction): Promise<void> {
  await client.query("INSERT INTO test_jobs VALUES ('[]', 0)");
  throw Object.assign(new Error("no jobs"), { code: "23514" });
}

test("a process that dies in the middle leaves neither end nor job", async () => {
  const ref = await givenBegun(false);
  // The server learns that the process is gone while the transaction is open.
  const jobs: JobWriter = {
    async write(client, batch) {
      await table.jobs.write(client, batch);
      const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
      await fresh.database.pool.query("SELECT pg_terminate_backend(($1::json->>'pid')::int)", [
        JSON.stringify(rows[0]),
      ]);
    },
  };
  const recorder = new Recorder({ database: fresh.replica(), jobs, now, patienceMs: 0 });
  await expect(recorder.record([ended(ref, failed)])).rejects.toThrow();
  expect(await stateOf(fresh.database.pool, ref)).toBe("submitting");
  expect(await table.take()).toEqual([]);
  await new Recorder({ database: fresh.database, jobs: table.jobs, now }).record([ended(ref, failed)]);
  expect(await table.take()).toEqual([{ steps: [stepAfter(ref)], startAfterMs: 0 }]);
});

test.each([
  ["before the commit", cut],
  ["between the commit and its answer", commitAndCut],
])("a connection that is cut %s costs a second try, and nothing is doubled", async (_, disturb) => {
  const [handed, final] = [await givenBegun(false), await givenBegun()];
  const recorder = new Recorder({ database: fresh.database, jobs: disturbed(disturb), now });
  await recorder.record([ended(handed, failed), ended(final, delivered)]);
  expect(await stateOf(fresh.database.pool, handed)).toBe("failed");
  expect(await table.take()).toEqual([{ steps: [stepAfter(handed)], startAfterMs: 0 }]);
  expect(await pendingOf(fresh.database.pool, final)).toBe(1);
});

test("a single statement whose answer is lost is recorded once", async () => {
  const ref = await givenBegun();
  let statements = 0;
  const query = async (...args: unknown[]) => {
    const answer = await Reflect.apply(fresh.database.pool.query, fresh.database.pool, args);
    if (statements++ === 0) throw new Error("Connection terminated unexpectedly");
    return answer;
  };
  const database: Database = {
    ...fresh.database,
    pool: Object.create(fresh.database.pool, { query: { value: query } }),
  };
  await new Recorder({ database, jobs: table.jobs, now }).record([ended(ref, delivered)]);
  expect(statements).toBe(2);
  expect(await pendingOf(fresh.database.pool, ref)).toBe(1);
});

test("a return whose commit was not seen is not repeated on whoever has begun the step since", async () => {
  const ref = await givenBegun();
  const jobs = disturbed(async (client) => {
    await client.query("COMMIT");
    expect(await begin(fresh.database, [ref], nowMs)).toEqual([ref]);
    await cut(client);
  });
  await new Recorder({ database: fresh.database, jobs, now }).record([{ kind: "returned", ref, retryAfterMs: 0 }]);
  expect(await stateOf(fresh.database.pool, ref)).toBe("submitting");
  expect(await table.take()).toHaveLength(1);
});

test("a return that was not committed is repeated", async () => {
  const ref = await givenBegun();
  const recorder = new Recorder({ database: fresh.database, jobs: disturbed(cut), now });
  await recorder.record([{ kind: "returned", ref, retryAfterMs: 0 }]);
  expect(await stateOf(fresh.database.pool, ref)).toBe("queued");
  expect(await table.take()).toHaveLength(1);
});

test("a first try that commits behind the second one's back is found, not doubled", async () => {
  const ref = await givenBegun();
  // Stands for what the server still does for a connection that is lost.
  const first = await fresh.replica().pool.connect();
  await first.query("BEGIN");
  await first.query(
    "UPDATE gateway.steps SET state = 'delivered', reported_ms = $2, code = '10000' WHERE msg_key = $1",
    [ref.msgKey, nowMs],
  );
  await first.query("INSERT INTO gateway.pending_reports VALUES ('acme', $2, $1)", [ref.msgKey, nowMs]);
  const second = new Recorder({ database: fresh.database, jobs: table.jobs, now }).record([ended(ref, delivered)]);
  await somebodyWaits(fresh.database.pool);
  await first.query("COMMIT");
  first.release();
  await second;
  expect(await pendingOf(fresh.database.pool, ref)).toBe(1);
});

test("the day of a report is made when it is missing", async () => {
  const laterMs = nowMs + 5 * 86_400_000;
  const ref = await givenBegun();
  await new Recorder({ database: fresh.database, jobs: table.jobs, now: () => laterMs }).record([
    ended(ref, delivered),
  ]);
  expect(await rowOf(fresh.database.pool, ref)).toMatchObject({ state: "delivered", reported_ms: laterMs });
  expect(await pendingOf(fresh.database.pool, ref)).toBe(1);
});

test("a database that stays away refuses the call when patience ends", async () => {
  const database: Database = {
    ...fresh.database,
    pool: Object.create(fresh.database.pool, {
      query: { value: () => Promise.reject(new Error("Connection terminated unexpectedly")) },
    }),
  };
  const recorder = new Recorder({ database, jobs: table.jobs, now, patienceMs: 200 });
  const ref = { accountId: "acme", msgKey: keyAt(nowMs), step: 0 };
  await expect(recorder.record([ended(ref, delivered)])).rejects.toThrow("Connection terminated");
  const receipt = { of: { carrierId: "x" }, ending: delivered };
  await expect(recorder.receive("simulator", [receipt])).rejects.toThrow("Connection terminated");
});
