import { DAY_MS } from "../../../server/domain/time.ts";
import type { Queryable } from "../../../server/store/database.ts";
import { toDay } from "../../../server/store/day.ts";
import { makeKeyAt } from "../fixtures.ts";

/** Delivered messages whose reports were not polled yet. */
const fillMessages = (many: number): string => `
  WITH key AS MATERIALIZED (
    SELECT n, $1::text || lpad(upper(to_hex(n)), 16, '0') AS msg_key FROM generate_series(1, ${many}) AS n
  ),
  message AS (
    INSERT INTO messages (account_id, msg_key, content) SELECT 'acme', msg_key, '{"steps":[]}' FROM key
  ),
  step AS (
    INSERT INTO steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail,
      reported_ms, code, network)
    SELECT 'acme', msg_key, 0, 'delivered', 'simulator', $2::bigint, $2::bigint + 86400000, true, '{}',
      $2::bigint + n / 100, '10000', '10000' FROM key
  ),
  carrier_id AS (
    INSERT INTO carrier_ids (carrier, carrier_id, taken_ms, account_id, msg_key, step, part, parts)
    SELECT 'simulator', msg_key, $2::bigint, 'acme', msg_key, 0, 0, 1 FROM key
  )
  INSERT INTO pending_reports (account_id, reported_ms, first_key)
  SELECT 'acme', $2::bigint + n / 100, msg_key FROM key`;

const fillKeys = (many: number): string => `
  INSERT INTO idempotency_keys (account_id, operation, key, day, claimed_ms, msg_key, body_hash, status, answer)
  SELECT 'acme', 'sendSms', md5(n::text), $1::int, $2::bigint, $3::text || lpad(upper(to_hex(n)), 16, '0'), 'h', 200, '{}'
  FROM generate_series(1, ${many}) AS n`;

/** Rows that wait, rows in the backlog and rows that a worker holds. */
const fillOutbox = (many: number): string => `
  INSERT INTO outbox (step_count, batch, lane, expires_ms, worker_id)
  SELECT 1, '[]', CASE WHEN n % 3 = 1 THEN 'lane' END, CASE WHEN n % 3 = 1 THEN $1::bigint END,
    CASE WHEN n % 300 = 2 THEN 'holder' END
  FROM generate_series(1, ${many}) AS n`;

const fillLeases = (many: number): string => `
  INSERT INTO step_leases (lease_id, due_ms, members, carrier, outbox_ids)
  SELECT 'begun.' || $1::bigint || '.' || n, $1::bigint + n, '[]', 'simulator', ARRAY[(1000000 + n)::text]
  FROM generate_series(1, ${many}) AS n`;

const fillScheduled = (many: number): string => `
  INSERT INTO scheduled_messages (account_id, msg_key, due_ms)
  SELECT 'acme', $2::text || lpad(upper(to_hex(n)), 16, '0'), $1::bigint + n FROM generate_series(1, ${many}) AS n`;

/** As after a day and a half of work: `many` messages and idempotency keys of each day, and as many rows that wait. */
export async function fillTables(pool: Queryable, nowMs: number, many: number): Promise<void> {
  for (const atMs of [nowMs - DAY_MS, nowMs - 3_600_000]) {
    const prefix = makeKeyAt(atMs).slice(0, 10);
    await pool.query(fillMessages(many), [prefix, atMs]);
    await pool.query(fillKeys(many), [toDay(atMs), atMs, prefix]);
  }
  await pool.query(fillOutbox(many), [nowMs + DAY_MS]);
  await pool.query(fillLeases(many), [nowMs + DAY_MS]);
  await pool.query(fillScheduled(many), [nowMs + DAY_MS, makeKeyAt(nowMs + DAY_MS).slice(0, 10)]);
}
