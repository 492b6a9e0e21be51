import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { startQueue } from "../../../server/dispatch/queue.ts";
import { getStepName } from "../../../server/domain/delivery.ts";
import { Recorder } from "../../../server/reports/recorder.ts";
import { acceptStatement } from "../../../server/store/accept-statement.ts";
import { ArrayWriter } from "../../../server/store/binary-array.ts";
import type { Queryable } from "../../../server/store/database.ts";
import { DAY_MS, dayOf } from "../../../server/store/day.ts";
import { loadNewSteps, loadSteps } from "../../../server/store/messages.ts";
import { writeFirstOutcomes } from "../../../server/store/new-steps.ts";
import { recallAnswers } from "../../../server/store/recall.ts";
import { Reports, readFinalReports } from "../../../server/store/reports.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { keyAt, noJobs } from "./given.ts";
import { begin, beginningOf, givenMessages } from "./given-steps.ts";
import { heardOnly, keptPlan, listening, mostRows, type Statement } from "./kept-plans.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const ending = { state: "delivered", code: "10000" } as const;

/** Messages of a day: enough for the planner to think of reading them all where it should not. */
const MANY = 60_000;
const MESSAGES = 50;
const BATCH = 1000;
const ARRIVALS = 500;

/** Delivered messages whose reports nobody has polled, as the gateway writes them. */
const FILL = `
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
  )
  INSERT INTO gateway.pending_reports (account_id, reported_ms, first_key)
  SELECT 'acme', $2::bigint + n / 100, msg_key FROM key`;

/** Idempotency keys of a day. */
const FILL_KEYS = `
  INSERT INTO gateway.idempotency_keys (account_id, operation, key, day, claimed_ms, msg_key, body_hash, status, answer)
  SELECT 'acme', 'sendSms', md5(n::text), $1::int, $2::bigint, $3::text || lpad(upper(to_hex(n)), 16, '0'), 'h', 200, '{}'
  FROM generate_series(1, ${MANY}) AS n`;

/** Sends with a fresh key each. */
function keyedSends(): Statement {
  const arrays = { accounts: new ArrayWriter(), keys: new ArrayWriter(), contents: new ArrayWriter() };
  const entries = Array.from({ length: MESSAGES }, (_, index) => ({
    ...{ accountId: "acme", operation: "sendSms", idempotency: { key: `fresh-${index}`, bodyHash: "h" } },
    ...{ msgKeys: [keyAt(nowMs)], contents: ["{}"], bytes: 2, answer: {}, status: 200 },
  }));
  return acceptStatement(entries, arrays, nowMs);
}

/** Sends whose keys are among those of the day. */
async function recallKnown(queryable: Queryable): Promise<void> {
  const asked = Array.from({ length: MESSAGES }, (_, index) => ({
    ...{ accountId: "acme", operation: "sendSms", bodyHash: "h" },
    key: createHash("md5")
      .update(String(index + 1))
      .digest("hex"),
  }));
  const answers = await recallAnswers(queryable, asked, nowMs);
  expect(answers.filter((answer) => answer?.kind === "replayed")).toHaveLength(MESSAGES);
}

let statements: ReadonlyMap<string | undefined, Statement>;

beforeAll(async () => {
  for (const atMs of [nowMs - DAY_MS, nowMs - 3_600_000]) {
    const prefix = keyAt(atMs).slice(0, 10);
    await fresh.database.pool.query(FILL, [prefix, atMs]);
    await fresh.database.pool.query(FILL_KEYS, [dayOf(atMs), atMs, prefix]);
  }
  await fresh.database.pool.query(
    `INSERT INTO gateway.arrivals (messages, batch) SELECT 1, '[{"accountId":"acme","msgKeys":"k"}]' FROM generate_series(1, ${MANY})`,
  );
  await fresh.database.pool.query("ANALYZE gateway.messages, gateway.arrivals, gateway.steps, gateway.pending_reports");
  await fresh.database.pool.query("ANALYZE gateway.idempotency_keys");
  const heard: Statement[] = [keyedSends()];
  const database = listening(fresh.database, heard);
  const refs = await givenMessages(fresh.database.pool, nowMs, MESSAGES);
  await loadSteps(database.pool, refs);
  await loadNewSteps(database.pool, refs);
  const unwritten = refs.map((ref) => ({ ...beginningOf({ ...ref, msgKey: keyAt(nowMs) }, nowMs), sentMs: nowMs }));
  await writeFirstOutcomes(
    heardOnly(heard),
    unwritten.map((step) => ({ step, change: { ref: step.ref, name: getStepName(step.ref), ...ending } })),
    nowMs,
  );
  await begin(database, refs, nowMs);
  await new Recorder({ database, jobs: noJobs, now: () => nowMs }).record(
    refs.map((ref) => ({ kind: "ended", ref, ending })),
  );
  await readFinalReports(database.pool, refs);
  await recallKnown(database.pool);
  const reports = new Reports(database);
  await reports.openBatch("acme", nowMs);
  await reports.openBatch("acme", nowMs);
  const [unsent] = await givenMessages(fresh.database.pool, nowMs, 1);
  for (const asked of [unsent, refs[0]]) await reports.find("acme", asked?.msgKey ?? "", nowMs);
  const queue = await startQueue({ database });
  await queue.take("dispatch", { limit: 1 });
  await queue.stop();
  statements = new Map(heard.map((statement) => [statement.name, statement]));
}, 120_000);

test.each([
  ["accept-keyed", MESSAGES],
  ["recall-answers", MESSAGES],
  ["make-jobs", ARRIVALS],
  ["load-steps", MESSAGES],
  ["load-new-steps", MESSAGES],
  ["begin-steps", MESSAGES],
  ["write-first-outcomes", MESSAGES],
  ["record-steps", MESSAGES],
  ["read-final-reports", MESSAGES],
  ["find-reports", 1],
  ["find-message", 1],
  ["look-for-batch", 1],
  ["make-batch-of-1000", BATCH],
  ["read-batch", BATCH],
])("with partitions full, %s touches no more rows than it is about", async (name, about) => {
  const statement = statements.get(name);
  if (statement === undefined) throw new Error(`${name} was not run`);
  const plan = await keptPlan(fresh.database, statement);
  // Equal, so that a plan which could not be read is no success.
  expect(mostRows(plan)).toBe(about);
  expect(plan).not.toContain("Seq Scan");
});
