import { makeMessageKey } from "../domain/message-key.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";
import { dayOf, nameOfDay, startOfDay } from "./day.ts";
import { failureOf } from "./failure.ts";
import { ADVISORY_SPACE, PARTITION_LOCK } from "./locks.ts";

interface Divided {
  readonly table: string;
  /** The least value of a day. */
  readonly boundOf: (day: number) => string | number;
  /** Full days that stay after the day itself. */
  readonly keptDays: number;
  /** Storage parameters: a table's own do not reach partitions. */
  readonly settings?: string;
}

/** The smallest key of the day's first millisecond. */
const keyBound = (day: number): string => makeMessageKey(startOfDay(day), new Uint8Array(10));

/**
 * A message is asked about for 30 days after its last result: five steps of a day each may lie before that, and three
 * more before its report is polled and stays open for 30.
 */
const MESSAGE_DAYS = 40;

/** A step's end fits beside its beginning in the same page, so no index hears of it (measured: at 50 one in ten does). */
const ROOM_FOR_THE_END = "fillfactor = 45";

/**
 * Reports leave at the front of an index that is read from its front: until a vacuum, every poll walks past the rows that were
 * handed out before. By default it comes when a fifth of the table is dead: among a million rows of one report
 * each, after 200 polls.
 * A row with many keys stays in its page: moving them elsewhere would be for nothing.
 */
const CLEARED_OFTEN =
  "autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, toast_tuple_target = 8160";

const divided: readonly Divided[] = [
  { table: "messages", boundOf: keyBound, keptDays: MESSAGE_DAYS },
  { table: "steps", boundOf: keyBound, keptDays: MESSAGE_DAYS, settings: ROOM_FOR_THE_END },
  { table: "dead_letters", boundOf: keyBound, keptDays: MESSAGE_DAYS },
  { table: "pending_reports", boundOf: startOfDay, keptDays: 3, settings: CLEARED_OFTEN },
  { table: "carrier_ids", boundOf: startOfDay, keptDays: 7 },
  { table: "orphan_receipts", boundOf: startOfDay, keptDays: 3 },
  { table: "idempotency_keys", boundOf: (day) => day, keptDays: 1 },
];

/** Yesterday for clocks that are behind, two days ahead so that a whole day may pass without anybody to make them. */
const BEHIND = 1;
const AHEAD = 2;

/** Makes the partitions of the days around now and says which it made. Any number of replicas may try at once. */
export async function ensurePartitions(database: Database, nowMs: number): Promise<readonly string[]> {
  const wanted = partitionsAround(dayOf(nowMs), BEHIND, AHEAD);
  if ((await absent(database.pool, wanted)).length === 0) return [];
  return withTransaction(database, async (client) => {
    await client.query("SET LOCAL lock_timeout = '10s'");
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", [ADVISORY_SPACE, PARTITION_LOCK]);
    const made = await absent(client, wanted);
    for (const { table, name, from, to, settings = "fillfactor = 100" } of made) {
      // CREATE … PARTITION OF would stop all writers of the table; attaching does not.
      await client.query(`CREATE TABLE gateway.${name} (LIKE gateway.${table} INCLUDING ALL) WITH (${settings})`);
      await client.query(
        `ALTER TABLE gateway.${table} ATTACH PARTITION gateway.${name} FOR VALUES FROM (${from}) TO (${to})`,
      );
    }
    return made.map(({ name }) => name);
  });
}

/** Partitions that must be there by now or by tomorrow and are not: reason for an alarm. */
export async function missingPartitions(database: Database, nowMs: number): Promise<readonly string[]> {
  return (await absent(database.pool, partitionsAround(dayOf(nowMs), 0, 1))).map(({ name }) => name);
}

/** Drops what is past its time and says what it dropped. One that is being read just now waits for the next time. */
export async function dropOldPartitions(database: Database, nowMs: number): Promise<readonly string[]> {
  const dropped: string[] = [];
  for (const { table, keptDays } of divided) {
    const lastKept = `${table}_${nameOfDay(dayOf(nowMs) - keptDays)}`;
    // Names of one table sort as their days do.
    for (const name of (await partitionsOf(database.pool, table)).filter((name) => name < lastKept)) {
      if (await dropPartition(database, name)) dropped.push(name);
    }
  }
  return dropped;
}

/** Dropping stops all who use the table, for a moment: it gives up rather than make them queue behind a long reader. */
async function dropPartition(database: Database, name: string): Promise<boolean> {
  try {
    await withTransaction(database, async (client) => {
      await client.query("SET LOCAL lock_timeout = '500ms'");
      await client.query(`DROP TABLE IF EXISTS gateway.${name}`);
    });
    return true;
  } catch (error) {
    if (failureOf(error) === "again") return false;
    throw error;
  }
}

interface Partition extends Pick<Divided, "table" | "settings"> {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

function partitionsAround(today: number, behind: number, ahead: number): readonly Partition[] {
  const days = Array.from({ length: behind + 1 + ahead }, (_, index) => today - behind + index);
  return divided.flatMap(({ table, boundOf, settings }) =>
    days.map((day) => ({
      table,
      ...(settings !== undefined && { settings }),
      name: `${table}_${nameOfDay(day)}`,
      from: literal(boundOf(day)),
      to: literal(boundOf(day + 1)),
    })),
  );
}

const literal = (bound: string | number): string => (typeof bound === "number" ? String(bound) : `'${bound}'`);

async function absent(queryable: Queryable, wanted: readonly Partition[]): Promise<readonly Partition[]> {
  const there = new Set<string>();
  for (const { table } of divided) for (const name of await partitionsOf(queryable, table)) there.add(name);
  return wanted.filter(({ name }) => !there.has(name));
}

async function partitionsOf(queryable: Queryable, table: string): Promise<readonly string[]> {
  const { rows } = await queryable.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = to_regclass($1) ORDER BY c.relname`,
    [`gateway.${table}`],
  );
  return rows.map(({ name }) => name);
}
