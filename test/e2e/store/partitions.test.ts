import { expect, test } from "vitest";
import { makeMessageKey } from "../../../server/domain/message-key.ts";
import { migrate } from "../../../server/store/migrate.ts";
import { dropOldPartitions, ensurePartitions, missingPartitions } from "../../../server/store/partitions.ts";
import { useFreshDatabase } from "../fresh-database.ts";

const DAY_MS = 86_400_000;
const midnight = Date.parse("2025-11-15T00:00:00Z");
const noon = midnight + DAY_MS / 2;
const fresh = useFreshDatabase({ nowMs: undefined });

const tablesOfDay = (day: string) =>
  ["messages", "steps", "dead_letters", "pending_reports", "carrier_ids", "orphan_receipts", "idempotency_keys"].map(
    (table) => `${table}_${day}`,
  );

test("many processes create the partitions around now once", async () => {
  await migrate(fresh.database);
  expect(await missingPartitions(fresh.database, noon)).toHaveLength(14);
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
    await fresh.database.pool.query("INSERT INTO gateway.messages VALUES ('acme', $1, '{}')", [key]);
  const { rows } = await fresh.database.pool.query(
    "SELECT tableoid::regclass::text AS held_by, msg_key FROM gateway.messages ORDER BY msg_key",
  );
  expect(rows).toEqual([
    { held_by: "gateway.messages_20251114", msg_key: last },
    { held_by: "gateway.messages_20251115", msg_key: first },
  ]);
});

test("a lookup by key reads one partition only, also with a generic plan", async () => {
  const client = await fresh.database.pool.connect();
  try {
    await client.query("SET plan_cache_mode = force_generic_plan");
    await client.query(
      "PREPARE look(text, text) AS SELECT * FROM gateway.messages WHERE account_id = $1 AND msg_key = $2",
    );
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
    [`gateway.${table}`],
  );
  expect(rows).toEqual([{ reloptions }]);
});

test("old partitions are dropped, for each table after its own time", async () => {
  const later = (days: number) => dropOldPartitions(fresh.database, noon + days * DAY_MS);
  const days = (table: string, ...names: number[]) => names.map((name) => `${table}_202511${name}`);
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
  expect(await later(40)).toEqual(["messages_20251114", "steps_20251114", "dead_letters_20251114"]);
});

test("a partition that is being read is dropped the next time", async () => {
  const reader = await fresh.database.pool.connect();
  try {
    await reader.query("BEGIN");
    await reader.query("SELECT FROM gateway.messages_20251115");
    expect(await dropOldPartitions(fresh.database, noon + 41 * DAY_MS)).toEqual([
      "steps_20251115",
      "dead_letters_20251115",
    ]);
    await reader.query("COMMIT");
    expect(await dropOldPartitions(fresh.database, noon + 41 * DAY_MS)).toEqual(["messages_20251115"]);
  } finally {
    reader.release();
  }
});
