import { createHash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getStepName } from "../../../server/domain/delivery.ts";
import { Recorder, type StepEvent } from "../../../server/reports/recorder.ts";
import { Acceptor } from "../../../server/store/accept.ts";
import { createAccount } from "../../../server/store/accounts.ts";
import type { Database } from "../../../server/store/database.ts";
import { DAY_MS, toDay } from "../../../server/store/day.ts";
import { adoptLeases, beginDeferred } from "../../../server/store/deferred-rows.ts";
import { findAnswers } from "../../../server/store/idempotency.ts";
import { loadSteps } from "../../../server/store/messages.ts";
import {
  claimBacklog,
  claimOutbox,
  deleteFromOutbox,
  registerWorker,
  releaseAbandonedBatches,
} from "../../../server/store/outbox.ts";
import { Reports, readFinalReports } from "../../../server/store/reports.ts";
import { claimDueLeases, deleteLeases, makeLeaseId, postponeLeases } from "../../../server/store/step-leases.ts";
import { databaseBackend } from "../../rig/cells.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { makeKeyAt, makeRequest, makeStoredAccount } from "./fixtures.ts";
import { explainStatements, findDays, getMostRows } from "./statement-plans.ts";
import { begin, insertMessages, LEASE_MS, makeStepToBegin } from "./step-fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const now = () => nowMs;
const delivered = { state: "delivered", code: "10000" } as const;

/** Messages of a day: so many that reading them all would be noticed. */
const MANY = 100_000;
/** Steps that a statement is about. */
const SOME = 50;
/** Rows that a claim looks at. */
const CLAIM = 500;
const BATCH = 1000;
const STEP_VALIDITY_S = 600;
const TODAY = "20251115";

/** Delivered messages whose reports were not polled yet. */
const FILL_MESSAGES = `
  WITH key AS MATERIALIZED (
    SELECT n, $1::text || lpad(upper(to_hex(n)), 16, '0') AS msg_key FROM generate_series(1, ${MANY}) AS n
  ),
  message AS (
    INSERT INTO gateway.messages (account_id, msg_key, content) SELECT 'acme', msg_key, '{"steps":[]}' FROM key
  ),
  step AS (
    INSERT INTO gateway.steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail,
      reported_ms, code, network)
    SELECT 'acme', msg_key, 0, 'delivered', 'simulator', $2::bigint, $2::bigint + 86400000, true, '{}',
      $2::bigint + n / 100, '10000', '10000' FROM key
  ),
  carrier_id AS (
    INSERT INTO gateway.carrier_ids (carrier, carrier_id, taken_ms, account_id, msg_key, step, part, parts)
    SELECT 'simulator', msg_key, $2::bigint, 'acme', msg_key, 0, 0, 1 FROM key
  )
  INSERT INTO gateway.pending_reports (account_id, reported_ms, first_key)
  SELECT 'acme', $2::bigint + n / 100, msg_key FROM key`;

const FILL_KEYS = `
  INSERT INTO gateway.idempotency_keys (account_id, operation, key, day, claimed_ms, msg_key, body_hash, status, answer)
  SELECT 'acme', 'sendSms', md5(n::text), $1::int, $2::bigint, $3::text || lpad(upper(to_hex(n)), 16, '0'), 'h', 200, '{}'
  FROM generate_series(1, ${MANY}) AS n`;

/** Rows that wait, rows in the backlog and rows that a worker holds. */
const FILL_OUTBOX = `
  INSERT INTO gateway.outbox (step_count, batch, lane, expires_ms, worker_id)
  SELECT 1, '[]', CASE WHEN n % 3 = 1 THEN 'lane' END, CASE WHEN n % 3 = 1 THEN $1::bigint END,
    CASE WHEN n % 300 = 2 THEN 'holder' END
  FROM generate_series(1, ${MANY}) AS n`;

const FILL_LEASES = `
  INSERT INTO gateway.step_leases (lease_id, due_ms, members, carrier, outbox_ids)
  SELECT 'begun.' || $1::bigint || '.' || n, $1::bigint + n, '[]', 'simulator', ARRAY[(1000000 + n)::text]
  FROM generate_series(1, ${MANY}) AS n`;

beforeAll(async () => {
  const { pool } = fresh.database;
  await createAccount(pool, makeStoredAccount("acme"));
  for (const atMs of [nowMs - DAY_MS, nowMs - 3_600_000]) {
    const prefix = makeKeyAt(atMs).slice(0, 10);
    await pool.query(FILL_MESSAGES, [prefix, atMs]);
    await pool.query(FILL_KEYS, [toDay(atMs), atMs, prefix]);
  }
  await pool.query(FILL_OUTBOX, [nowMs + DAY_MS]);
  await pool.query(FILL_LEASES, [nowMs + DAY_MS]);
}, 240_000);

let lastLease = 1000;
// "holder" is never registered, so its rows count as those of a dead worker.
beforeEach(async () => {
  await fresh.database.pool.query("DELETE FROM gateway.workers");
  await registerWorker(fresh.database.pool, "worker");
});

const insertSome = () => insertMessages(fresh.database.pool, nowMs, SOME);
const record = (database: Database, events: readonly StepEvent[]) => new Recorder({ database, now }).record(events);
const hashNumber = (number: number): string => createHash("md5").update(String(number)).digest("hex");

interface Case {
  /** What the statements are about: no part of their plans touches more rows. */
  readonly rows: number;
  /** The statements read in order and stop early. The server does so only if it knows how many rows there are. */
  readonly needsStatistics?: boolean;
  /** Of these tables only the partition of the day is read. */
  readonly prunes?: readonly string[];
  readonly run: (database: Database) => Promise<unknown>;
  /** What `run` works on. */
  readonly prepare?: () => Promise<unknown>;
}

/** A case with steps that were inserted, and begun where `isBegun`. */
function makeStepCase(
  rest: Omit<Case, "run" | "rows"> & { readonly isBegun?: boolean; readonly rows?: number },
  run: (database: Database, refs: Awaited<ReturnType<typeof insertSome>>) => Promise<unknown>,
): Case {
  let refs: Awaited<ReturnType<typeof insertSome>> = [];
  return {
    rows: SOME,
    ...rest,
    prepare: async () => {
      refs = await insertSome();
      if (rest.isBegun) await begin(fresh.database, refs, nowMs);
    },
    run: (database) => run(database, refs),
  };
}

const cases: Readonly<Record<string, Case>> = {
  "accept messages": {
    rows: SOME,
    run: (database) => {
      const acceptor = new Acceptor({ database, now });
      return Promise.all(Array.from({ length: SOME }, () => acceptor.accept(makeRequest(nowMs))));
    },
  },
  "accept messages with new idempotency keys": {
    rows: SOME,
    run: (database) => {
      const acceptor = new Acceptor({ database, now });
      const makeKeyed = () => makeRequest(nowMs, { idempotency: { key: makeKeyAt(nowMs), bodyHash: "h" } });
      return Promise.all(Array.from({ length: SOME }, () => acceptor.accept(makeKeyed())));
    },
  },
  "find stored answers": {
    rows: SOME,
    run: (database) => {
      const requests = Array.from({ length: SOME }, (_, index) => {
        return { accountId: "acme", operation: "sendSms", bodyHash: "h", key: hashNumber(index + 1) };
      });
      return findAnswers(database.pool, requests, nowMs);
    },
  },
  "claim the outbox": { rows: CLAIM, run: ({ pool }) => claimOutbox(pool, "worker", 100) },
  "claim the backlog": {
    rows: CLAIM,
    needsStatistics: true,
    run: ({ pool }) => claimBacklog(pool, "worker", { maxSteps: 100, fullLanes: ["another"], nowMs }),
  },
  "delete outbox rows": {
    rows: CLAIM,
    run: async ({ pool }) => {
      const claimed = await claimOutbox(fresh.database.pool, "worker", SOME);
      await deleteFromOutbox(
        pool,
        "worker",
        claimed.map(({ outboxId }) => outboxId),
      );
    },
  },
  "release outbox rows of dead workers": {
    rows: CLAIM,
    run: (database) => releaseAbandonedBatches(database, STEP_VALIDITY_S),
  },
  "claim due leases": { rows: 8, run: ({ pool }) => claimDueLeases(pool, nowMs + DAY_MS + 100, LEASE_MS, 8) },
  "renew and delete leases": {
    rows: SOME,
    run: async ({ pool }) => {
      const leaseIds = Array.from({ length: SOME }, (_, index) => `begun.${nowMs + DAY_MS}.${lastLease + index}`);
      lastLease += SOME;
      await postponeLeases(pool, leaseIds, nowMs + 2 * DAY_MS);
      await deleteLeases(pool, leaseIds);
    },
  },
  "load steps": makeStepCase({ prunes: ["messages", "steps"] }, ({ pool }, refs) => loadSteps(pool, refs)),
  "begin steps": makeStepCase({ prunes: ["steps"] }, (database, refs) => begin(database, refs, nowMs)),
  "begin steps with deferred rows": makeStepCase({ rows: CLAIM }, async ({ pool }, members) => {
    const [claimed] = await claimOutbox(fresh.database.pool, "worker", 1);
    const outboxIds = claimed === undefined ? [] : [claimed.outboxId];
    const lease = { leaseId: makeLeaseId(nowMs), dueMs: nowMs + 2 * DAY_MS, members };
    await beginDeferred(pool, { ...lease, carrier: "simulator", workerId: "worker", outboxIds });
  }),
  "adopt deferred rows": makeStepCase({ prunes: ["messages", "steps"] }, async ({ pool }, members) => {
    const leaseId = makeLeaseId(nowMs);
    const lease = { leaseId, dueMs: nowMs + 2 * DAY_MS, members, carrier: "simulator", workerId: "worker" };
    await beginDeferred(fresh.database.pool, { ...lease, outboxIds: [] });
    await adoptLeases(pool, [leaseId], STEP_VALIDITY_S);
  }),
  "record ends": makeStepCase({ isBegun: true, prunes: ["steps"] }, (database, refs) =>
    record(
      database,
      refs.map((ref) => ({ kind: "ended", ref, ending: delivered })),
    ),
  ),
  "record ends of deferred rows": makeStepCase({}, (database, refs) => {
    const recorder = new Recorder({ database, now });
    for (const ref of refs) recorder.deferred.set(getStepName(ref), { ...makeStepToBegin(ref, nowMs), sentMs: nowMs });
    return recorder.record(refs.map((ref) => ({ kind: "ended", ref, ending: delivered })));
  }),
  "record carriers' ids": makeStepCase({ isBegun: true, prunes: ["steps"] }, (database, refs) =>
    record(
      database,
      refs.map((ref) => ({ kind: "submitted", ref, carrier: "simulator", carrierIds: [ref.msgKey] })),
    ),
  ),
  "find steps by carriers' ids": {
    rows: SOME,
    run: (database) => {
      const prefix = makeKeyAt(nowMs - 3_600_000).slice(0, 10);
      const receipts = Array.from({ length: SOME }, (_, index) => {
        const carrierId = prefix + (index + 1).toString(16).toUpperCase().padStart(16, "0");
        return { of: { carrierId }, ending: delivered };
      });
      return new Recorder({ database, now }).receive("simulator", receipts);
    },
  },
  "read final reports": makeStepCase({ isBegun: true, prunes: ["steps"] }, ({ pool }, refs) =>
    readFinalReports(pool, refs),
  ),
  "find a message's reports": makeStepCase({ rows: 1, prunes: ["messages", "steps"] }, (database, refs) =>
    new Reports(database).find("acme", refs[0]?.msgKey ?? "", nowMs),
  ),
  "open a batch of reports": {
    rows: BATCH,
    needsStatistics: true,
    run: async (database) => {
      const reports = new Reports(database);
      await reports.openBatch("acme", nowMs);
      const again = await reports.openBatch("acme", nowMs);
      expect(again).toBeDefined();
    },
  },
};

// On Citus the coordinator shows no plans of statements with an INSERT in a WITH, and other plans name shards.
const eachStatistics = databaseBackend === "citus" ? describe.skip.each([false, true]) : describe.each([false, true]);

eachStatistics("with statistics: %s", (hasStatistics) => {
  beforeAll(async () => {
    if (hasStatistics) await fresh.database.pool.query("ANALYZE");
  }, 120_000);

  const names = Object.keys(cases).filter((name) => hasStatistics || !cases[name]?.needsStatistics);
  test.each(names)("%s: reads no more rows and days than it is about", async (name) => {
    const { rows, prunes = [], run, prepare } = cases[name] ?? { rows: 0, run: async () => {} };
    await prepare?.();
    const plans = await explainStatements(fresh.database, run);
    expect(getMostRows(plans), plans).toBeGreaterThan(0);
    // Rows that an earlier case has changed are in the indexes twice.
    expect(getMostRows(plans), plans).toBeLessThanOrEqual(3 * rows);
    for (const table of prunes)
      expect(
        findDays(plans, table).filter((day) => day !== TODAY),
        plans,
      ).toEqual([]);
  });
});
