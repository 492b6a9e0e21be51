import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { getStepName } from "../../server/domain/delivery.ts";
import { claimOutbox, registerWorker } from "../../server/store/outbox.ts";
import { adoptPreviousQueue } from "../../server/store/previous-release.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeKeyAt } from "./fixtures.ts";

const nowMs = Date.now();
const STEP_VALIDITY_S = 600;
const HEARTBEAT_S = 15;
// Builds of the previous release know of the first cell only.
const fresh = useFreshDatabase({ nowMs, isOfDirectory: true });

/** The columns of pg-boss's table that are read, as version 12 has them. */
beforeAll(async () => {
  await adoptPreviousQueue(fresh.database, STEP_VALIDITY_S);
  await fresh.database.pool.query(`
    CREATE SCHEMA pgboss;
    CREATE TYPE pgboss.job_state AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
    CREATE TABLE pgboss.job (
      id uuid NOT NULL, name text NOT NULL, data jsonb, state pgboss.job_state NOT NULL DEFAULT 'created',
      start_after timestamptz NOT NULL DEFAULT now(), started_on timestamptz, heartbeat_on timestamptz,
      PRIMARY KEY (name, id)
    )`);
});
beforeEach(async () => {
  const { pool } = fresh.database;
  await pool.query("TRUNCATE pgboss.job, outbox, workers");
  await registerWorker(pool, "one");
});

interface Job {
  readonly name?: string;
  readonly state?: string;
  /** Seconds since the worker said that it is alive. */
  readonly silentS?: number;
  readonly startsInS?: number;
}

/** A job with two messages, whose keys are one text as the previous release writes them. Returns the names of its steps. */
async function insertJob({
  name = "dispatch",
  state = "created",
  silentS,
  startsInS = 0,
}: Job = {}): Promise<string[]> {
  const keys = [makeKeyAt(nowMs), makeKeyAt(nowMs)];
  const data = { accounts: [{ accountId: "acme", msgKeys: keys.join(" "), step: 1 }] };
  await fresh.database.pool.query(
    `INSERT INTO pgboss.job (id, name, data, state, start_after, started_on, heartbeat_on)
     VALUES ($1, $2, $3, $4::pgboss.job_state, now() + $5 * interval '1 s', now() - interval '1 h', now() - $6::float * interval '1 s')`,
    [randomUUID(), name, JSON.stringify(data), state, startsInS, silentS ?? null],
  );
  return keys.map((msgKey) => getStepName({ accountId: "acme", msgKey, step: 1 }));
}

const adopt = () => adoptPreviousQueue(fresh.database, STEP_VALIDITY_S, HEARTBEAT_S);
const claimNames = async (): Promise<string[]> =>
  (await claimOutbox(fresh.database.pool, "one", 1000)).flatMap(({ steps }) => steps.map(getStepName));
const countJobs = async (): Promise<number> =>
  (await fresh.database.pool.query("SELECT count(*)::int AS count FROM pgboss.job")).rows[0]?.count;

test.each<[string, Job]>([
  ["waits", {}],
  ["is to be tried again", { state: "retry" }],
  ["waits in the backlog", { name: "backlog" }],
  ["is held by a worker that is silent for too long", { state: "active", silentS: HEARTBEAT_S + 5 }],
  ["is held by a worker that was never heard of", { state: "active" }],
])("a job of the previous release that %s goes to the outbox, once", async (_, job) => {
  const names = await insertJob(job);
  await Promise.all([adopt(), adopt()]);
  expect(await countJobs()).toBe(0);
  expect((await claimNames()).toSorted()).toEqual(names.toSorted());
});

test.each<[string, Job]>([
  ["a living worker holds", { state: "active", silentS: 1 }],
  ["is done", { state: "completed" }],
  ["is about something else", { name: "housekeeping" }],
])("a job that %s stays where it is", async (_, job) => {
  await insertJob(job);
  await adopt();
  expect(await countJobs()).toBe(1);
  expect(await claimNames()).toEqual([]);
});

test("a job that is to start later keeps its delay", async () => {
  await insertJob({ startsInS: 60 });
  await adopt();
  const { rows } = await fresh.database.pool.query("SELECT delay_ms::int FROM outbox");
  expect(rows).toEqual([{ delay_ms: expect.any(Number) }]);
  expect(rows[0]?.delay_ms).toBeGreaterThan(0);
  expect(rows[0]?.delay_ms).toBeLessThanOrEqual(60_000);
});

test("processes of the previous release find outbox and leases under their former names", async () => {
  const { pool } = fresh.database;
  await pool.query("INSERT INTO arrivals (delay_ms, messages, batch, is_new) VALUES (0, 1, '[]', false)");
  expect((await pool.query("SELECT step_count::int FROM outbox")).rows).toEqual([{ step_count: 1 }]);
  await pool.query("UPDATE outbox SET worker_id = 'one'");
  // What a worker has claimed is not theirs to take.
  expect((await pool.query("SELECT FROM arrivals")).rowCount).toBe(0);
  await pool.query("SELECT watch_id, due_ms, members, carrier, job_ids FROM watches");
});
