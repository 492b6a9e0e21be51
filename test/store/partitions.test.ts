import { expect, test } from "vitest";
import { makeMessageKey } from "../../server/domain/message-key.ts";
import { migrate } from "../../server/store/migrate.ts";
import { dropOldPartitions, ensurePartitions, missingPartitions } from "../../server/store/partitions.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { insertServiceHours, retention } from "./fixtures.ts";

const DAY_MS = 86_400_000;
const midnight = Date.parse("2025-11-15T00:00:00Z");
const noon = midnight + DAY_MS / 2;
const fresh = useFreshDatabase({ nowMs: undefined });

const tablesOfDay = (day: string) =>
  [
    "messages",
    "steps",
    "undelivered_messages",
    "dead_letters",
    "pending_reports",
    "carrier_ids",
    "orphan_receipts",
    "idempotency_keys",
  ].map((table) => `${table}_${day}`);

test("many processes create the partitions around now once", async () => {
  await migrate(fresh.database);
  expect(await missingPartitions(fresh.database, noon)).toHaveLength(16);
  const replicas = Array.from({ length: 6 }, () => fresh.replica());
  const made = (await Promise.all(replicas.map((replica) => ensurePartitions(replica, noon)))).flat();
  const wanted = ["20251114", "20251115", "20251116", "20251117"].flatMap(tablesOfDay);
  expect(made.toSorted()).toEqual(wanted.toSorted());
  expect(await missingPartitions(fresh.database, noon)).toEqual([]);
  expect(await ensurePartitions(fresh.database, noon)).toEqual([]);
});

test("on the last day with partitions, the missing ones of tomorrow are reported", async () => {
  expect(await missingPartitions(fresh.database, noon + 2 * DAY_MS)).toEqual(tablesOfDay("20251118"));
});

test("the time of a key decides on its partition, to the millisecond", async () => {
  const last = makeMessageKey(midnight - 1, new Uint8Array(10).fill(255));
  const first = makeMessageKey(midnight, new Uint8Array(10));
  for (const key of [last, first])
    await fresh.database.pool.query("INSERT INTO messages VALUES ('acme', $1, '{}')", [key]);
  const { rows } = await fresh.database.pool.query(
    "SELECT tableoid::regclass::text AS held_by, msg_key FROM messages ORDER BY msg_key",
  );
  expect(rows).toEqual([
    { held_by: "messages_20251114", msg_key: last },
    { held_by: "messages_20251115", msg_key: first },
  ]);
});

test("a lookup by key reads one partition only, also with a generic plan", async () => {
  const client = await fresh.database.pool.connect();
  try {
    await client.query("SET plan_cache_mode = force_generic_plan");
    await client.query("PREPARE look(text, text) AS SELECT * FROM messages WHERE account_id = $1 AND msg_key = $2");
    const key = makeMessageKey(noon, new Uint8Array(10));
    const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF) EXECUTE look('acme', '${key}')`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Subplans Removed: 3");
    expect(plan).toContain("messages_20251115");
  } finally {
    client.release(true);
  }
});

test.each([
  ["pages of steps have room for the update at their end", "steps", ["fillfactor=45"]],
  [
    "rows of polled reports are vacuumed soon, also in a large table",
    "pending_reports",
    ["autovacuum_vacuum_scale_factor=0", "autovacuum_vacuum_threshold=1000", "toast_tuple_target=8160"],
  ],
])("%s", async (_, table, reloptions) => {
  const { rows } = await fresh.database.pool.query(
    `SELECT DISTINCT c.reloptions FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = $1::regclass`,
    [`${table}`],
  );
  expect(rows).toEqual([{ reloptions }]);
});

const dropNames = async (nowMs: number) =>
  (await dropOldPartitions(fresh.database, nowMs, retention)).map(({ name }) => name);
const serve = (fromMs: number, toMs: number) => insertServiceHours(fresh.database.pool, fromMs, toMs);
const days = (table: string, ...names: number[]) => names.map((name) => `${table}_202511${name}`);

test("old partitions are dropped, for each table after its own time of service", async () => {
  let servedMs = midnight - DAY_MS;
  const later = async (days: number) => {
    const nowMs = noon + days * DAY_MS;
    await serve(servedMs, nowMs);
    servedMs = nowMs;
    return dropNames(nowMs);
  };
  expect(await dropNames(noon + 100 * DAY_MS)).toEqual([]);
  expect(await later(0)).toEqual([]);
  expect(await later(1)).toEqual(["idempotency_keys_20251114"]);
  expect(await later(4)).toEqual([
    ...days("pending_reports", 14, 15),
    ...days("orphan_receipts", 14, 15),
    ...days("idempotency_keys", 15, 16, 17),
  ]);
  expect(await later(7)).toEqual([
    ...days("pending_reports", 16, 17),
    ...days("carrier_ids", 14),
    ...days("orphan_receipts", 16, 17),
  ]);
  expect(await later(39)).toEqual(days("carrier_ids", 15, 16, 17));
  expect(await later(40)).toEqual([
    "messages_20251114",
    "steps_20251114",
    "undelivered_messages_20251114",
    "dead_letters_20251114",
  ]);
});

test("a partition that is being read is dropped the next time", async () => {
  const nowMs = noon + 41 * DAY_MS;
  await serve(noon, nowMs);
  const reader = await fresh.database.pool.connect();
  try {
    await reader.query("BEGIN");
    await reader.query("SELECT FROM messages_20251115");
    expect(await dropNames(nowMs)).toEqual([
      "steps_20251115",
      "undelivered_messages_20251115",
      "dead_letters_20251115",
    ]);
    await reader.query("COMMIT");
    expect(await dropNames(nowMs)).toEqual(["messages_20251115"]);
  } finally {
    reader.release();
  }
});

test.each([
  [
    "waits to be polled",
    "INSERT INTO pending_reports (account_id, reported_ms, first_key, more_keys) VALUES ('acme', $2, $1, NULL)",
    "DELETE FROM pending_reports",
  ],
  [
    "waits for a webhook",
    "INSERT INTO webhook_deliveries (account_id, msg_key, due_ms, attempts) VALUES ('acme', $1, $2, 0)",
    "DELETE FROM webhook_deliveries",
  ],
  [
    "was handed out and not acknowledged",
    "INSERT INTO report_batches (account_id, report_id, opened_ms, msg_keys) VALUES ('acme', 'b-1', $2, ARRAY[$1])",
    "DELETE FROM report_batches",
  ],
])("steps stay while a report of theirs %s", async (_, insert, remove) => {
  const { database } = fresh;
  const nowMs = noon + 60 * DAY_MS;
  await migrate(database);
  await serve(noon, nowMs);
  await ensurePartitions(database, midnight + DAY_MS);
  await ensurePartitions(database, nowMs);
  const msgKey = makeMessageKey(noon + DAY_MS, new Uint8Array(10));
  await database.pool.query(insert, [msgKey, nowMs]);
  // The 15th is older than the message of the report, and goes.
  const dropped = await dropNames(nowMs);
  expect(dropped).toContain("steps_20251115");
  expect(dropped).not.toContain("steps_20251116");
  await database.pool.query(remove);
  expect(await dropNames(nowMs)).toEqual(days("steps", 16, 17, 18));
});

test("many processes drop a partition once, and count its reports once", async () => {
  const { database } = fresh;
  const nowMs = noon + 100 * DAY_MS;
  await ensurePartitions(database, noon);
  await serve(noon, nowMs);
  await database.pool.query(
    "INSERT INTO pending_reports VALUES ('acme', $1, 'a', ARRAY['b', 'c']), ('other', $1, 'd', NULL)",
    [noon],
  );
  const replicas = Array.from({ length: 4 }, () => fresh.replica());
  // A process that waits too long for the others gives up: the next run is what drops then.
  const dropped = (await Promise.all(replicas.map((replica) => dropOldPartitions(replica, nowMs, retention)))).flat();
  dropped.push(...(await dropOldPartitions(database, nowMs, retention)));
  const ofReports = dropped.filter(({ name }) => name === "pending_reports_20251115");
  expect(ofReports).toEqual([{ table: "pending_reports", name: "pending_reports_20251115", reports: 4 }]);
  expect(new Set(dropped.map(({ name }) => name)).size).toBe(dropped.length);
});
