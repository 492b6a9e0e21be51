import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "../../server/domain/time.ts";
import { readAccountTraffic } from "../../server/store/account-traffic.ts";
import type { Database } from "../../server/store/database.ts";
import { findMessages, type MessageFilter } from "../../server/store/find-messages.ts";
import { countOpenSteps } from "../../server/store/outbox-figures.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { databaseBackend } from "../rig/test-cells.ts";
import { makeKeyAt } from "./fixtures.ts";
import { explainStatements } from "./statement-plans/explain-statements.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
/** So many that reading them all would be noticed. */
const MANY = 20_000;
/** Every hundredth failed, and every hundredth is with its carrier. */
const FEW = MANY / 100;

const FILL = `
  WITH key AS MATERIALIZED (
    SELECT n, $1::text || lpad(upper(to_hex(n)), 16, '0') AS msg_key,
      CASE n % 100 WHEN 1 THEN 'failed' WHEN 2 THEN 'submitted' ELSE 'delivered' END AS state
    FROM generate_series(1, ${MANY}) AS n
  ),
  message AS (
    INSERT INTO messages (account_id, msg_key, content)
    SELECT 'acme', msg_key, '{"to":"01012345678","steps":[{"channel":"sms"}]}' FROM key
  ),
  step AS (
    INSERT INTO steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail, reported_ms, code)
    SELECT 'acme', msg_key, 0, state, 'smsc', 1, 2, true, '{}', CASE WHEN state <> 'submitted' THEN 3 END,
      CASE state WHEN 'failed' THEN '23001' WHEN 'delivered' THEN '10000' END FROM key
  ),
  undelivered AS (
    INSERT INTO undelivered_messages SELECT 'acme', msg_key, state, '23001' FROM key WHERE state = 'failed'
  )
  INSERT INTO step_leases (lease_id, due_ms, members)
  SELECT 'begun.1.' || n, 9e12, json_build_array(json_build_object('accountId', 'acme', 'step', 0, 'msgKeys', json_build_array(msg_key)))
  FROM key WHERE state = 'submitted'`;

/** The most rows that a node has read of the steps, over all its loops, thrown away ones included. */
function countReadSteps(plans: string): number {
  const nodes = plans.split("->").filter((node) => / on steps_\d{8}/.test(node));
  const counts = nodes.map((node) => {
    const [, rows = "0", loops = "0"] = /actual time=\S+ rows=([\d.]+) loops=(\d+)/.exec(node) ?? [];
    const [, removed = "0"] = /Rows Removed by Filter: (\d+)/.exec(node) ?? [];
    return (Number(rows) + Number(removed)) * Number(loops);
  });
  return Math.max(0, ...counts);
}

// On Citus plans name shards.
describe.skipIf(databaseBackend === "citus")("a search reads no more steps than it is about", () => {
  const fresh = useFreshDatabase({ nowMs });
  beforeAll(async () => {
    await fresh.database.pool.query(FILL, [makeKeyAt(nowMs - 3_600_000).slice(0, 10)]);
    await fresh.database.pool.query("VACUUM ANALYZE");
  }, 120_000);

  const find = (database: Database, filter: Pick<MessageFilter, "state" | "code" | "channel">) =>
    findMessages(
      database,
      { ...filter, sinceMs: nowMs - DAY_MS, untilMs: nowMs, limit: 20 },
      { accountIds: ["acme", "other"], timeoutMs: 60_000, nowMs: () => nowMs },
    );

  test.each([
    [{ state: "failed" }, 20],
    [{ state: "submitted" }, 20],
    [{ state: "delivered" }, 20],
    [{ state: "expired" }, 0],
    [{ state: "unknown" }, 0],
    [{ state: "queued" }, 0],
    [{ code: "23001" }, 20],
    [{ code: "10000" }, 20],
    [{ code: "22003" }, 0],
    [{ channel: "rcs" }, 0],
    [{ state: "failed", channel: "rcs" }, 0],
  ] as const)("by %o", async (filter, found) => {
    const { messages } = await find(fresh.database, filter);
    expect(messages).toMatchObject(Array(found).fill(filter));
    const keys = messages.map(({ msgKey }) => msgKey);
    expect(keys).toEqual(keys.toSorted().toReversed());
    const plans = await explainStatements(fresh.replica(), (database) => find(database, filter));
    expect(countReadSteps(plans), plans).toBeLessThanOrEqual(2 * FEW);
  });

  test("and so do the figures of an account", async () => {
    const read = (database: Database) => readAccountTraffic(database, "acme", nowMs - 7 * DAY_MS);
    expect(await read(fresh.database)).toEqual({
      days: [
        {
          day: "20251115",
          messages: MANY,
          delivered: MANY - 2 * FEW,
          failed: FEW,
          expired: 0,
          cancelled: 0,
          open: FEW,
        },
      ],
      codes: [
        { code: "10000", count: MANY - 2 * FEW },
        { code: "23001", count: FEW },
      ],
    });
    const plans = await explainStatements(fresh.replica(), read);
    expect(countReadSteps(plans), plans).toBeLessThanOrEqual(2 * FEW);
  });

  test("and so does the count of what has no receipt, which a page asks for every few seconds", async () => {
    const count = (database: Database) => countOpenSteps(database.pool, MANY);
    expect(await count(fresh.database)).toEqual(new Map([["smsc", FEW]]));
    const plans = await explainStatements(fresh.replica(), count);
    expect(countReadSteps(plans), plans).toBeGreaterThan(0);
    expect(countReadSteps(plans), plans).toBeLessThanOrEqual(2 * FEW);
  });
});
