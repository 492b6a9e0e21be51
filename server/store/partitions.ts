import { timeOfMessageKey } from "../domain/message-key.ts";
import { DAY_MS } from "../domain/time.ts";
import { ID_LIFETIME_MS } from "./carrier-ids.ts";
import { type Database, type Queryable, withLongTransaction } from "./database.ts";
import { classifyDatabaseError } from "./database-errors.ts";
import { getDayName, getFirstKeyOfDay, getStartOfDay, parseDayName, toDay } from "./day.ts";
import { ADVISORY_SPACE, PARTITION_LOCK } from "./locks.ts";
import { findServiceCutoff } from "./service-time.ts";

interface PartitionedTable {
  readonly table: string;
  /** The lowest value of a day. */
  readonly getBound: (day: number) => string | number;
  /** How many full days of service a partition is kept after its own day. */
  readonly kept: keyof Retention | number;
  /** Storage parameters: partitions do not inherit those of the table. */
  readonly settings?: string | undefined;
}

/** How many days of service data is kept. */
export interface Retention {
  /** Messages, their steps and webhooks that were given up. */
  readonly messageDays: number;
  readonly idempotencyDays: number;
}

/** How many days of service a report waits to be handed out. The contract promises it, so it is no setting. */
export const PENDING_DAYS = 3;

/** Room in each page, so that a row can be updated within its page and no index changes (measured: at 50 one in ten does not fit). */
const ROOM_FOR_UPDATES = "fillfactor = 45";

/**
 * Polls read an index from its front and delete the rows they find there: until a vacuum, every poll reads past the rows that were
 * deleted before. By default a vacuum comes when a fifth of the table is dead: among a million rows, after 200 polls.
 * Rows are deleted soon, so long ones are not moved to a side table.
 */
const VACUUMED_OFTEN =
  "autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, toast_tuple_target = 8160";

const PARTITIONED_TABLES: readonly PartitionedTable[] = [
  { table: "messages", getBound: getFirstKeyOfDay, kept: "messageDays" },
  { table: "steps", getBound: getFirstKeyOfDay, kept: "messageDays", settings: ROOM_FOR_UPDATES },
  { table: "undelivered_messages", getBound: getFirstKeyOfDay, kept: "messageDays" },
  { table: "dead_letters", getBound: getFirstKeyOfDay, kept: "messageDays" },
  { table: "pending_reports", getBound: getStartOfDay, kept: PENDING_DAYS, settings: VACUUMED_OFTEN },
  { table: "carrier_ids", getBound: getStartOfDay, kept: ID_LIFETIME_MS / DAY_MS },
  { table: "orphan_receipts", getBound: getStartOfDay, kept: 3 },
  { table: "idempotency_keys", getBound: (day) => day, kept: "idempotencyDays" },
];

/** Yesterday for clocks that are behind; two days ahead, so that a whole day may pass while no process runs. */
const BEHIND = 1;
const AHEAD = 2;

/** Making or dropping a table may take longer than other statements: a large one consists of many files. */
const CHANGE_TIMEOUT_MS = 30_000;

/** Creates the partitions of the days around now and returns their names. Any number of processes may do so at once. */
export async function ensurePartitions(database: Database, nowMs: number): Promise<readonly string[]> {
  return createPartitions(database, getPartitionsAround(toDay(nowMs), BEHIND, AHEAD));
}

/** Creates the partitions of the days at which scheduled messages are sent. Others have the time of now and are made day by day. */
export async function ensureMessageDays(database: Database, times: readonly number[]): Promise<readonly string[]> {
  const tables = PARTITIONED_TABLES.filter(({ getBound }) => getBound === getFirstKeyOfDay);
  const days = [...new Set(times.map(toDay))];
  return createPartitions(
    database,
    tables.flatMap((table) => days.map((day) => toPartition(table, day))),
  );
}

async function createPartitions(database: Database, wanted: readonly Partition[]): Promise<readonly string[]> {
  if ((await findMissing(database.pool, wanted)).length === 0) return [];
  return withLongTransaction(database, CHANGE_TIMEOUT_MS, async (client) => {
    await client.query("SET LOCAL lock_timeout = '10s'");
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", [ADVISORY_SPACE, PARTITION_LOCK]);
    const made = await findMissing(client, wanted);
    for (const { table, name, from, to, settings = "fillfactor = 100" } of made) {
      // CREATE … PARTITION OF would block all writers of the table; attaching does not.
      await client.query(`CREATE TABLE ${name} (LIKE ${table} INCLUDING ALL) WITH (${settings})`);
      await client.query(`ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM (${from}) TO (${to})`);
    }
    return made.map(({ name }) => name);
  });
}

/** Creates the partitions that another database has and this one lacks. */
export async function copyPartitions(source: Database, target: Database): Promise<void> {
  for (const { table, getBound, settings } of PARTITIONED_TABLES) {
    const there = new Set(await listPartitions(target.pool, table));
    const missing = (await listPartitions(source.pool, table)).filter((name) => !there.has(name));
    const days = missing.map((name) => parseDayName(name.slice(table.length + 1)));
    await createPartitions(
      target,
      days.map((day) => toPartition({ table, getBound, settings }, day)),
    );
  }
}

/** Partitions of today and tomorrow that do not exist: a reason for an alarm. */
export async function missingPartitions(database: Database, nowMs: number): Promise<readonly string[]> {
  return (await findMissing(database.pool, getPartitionsAround(toDay(nowMs), 0, 1))).map(({ name }) => name);
}

export interface DroppedPartition {
  readonly table: string;
  readonly name: string;
  /** Reports that waited in it and can no longer be polled. */
  readonly reports: number;
}

/**
 * Drops partitions that were kept for their days of service, and returns what this process has dropped. A partition that is in use is
 * dropped the next time. Nothing of the tables that are kept back is dropped.
 */
export async function dropOldPartitions(
  database: Database,
  nowMs: number,
  retention: Retention,
  keptBack: readonly string[] = [],
): Promise<readonly DroppedPartition[]> {
  const dropped: DroppedPartition[] = [];
  for (const { table, kept } of PARTITIONED_TABLES) {
    if (keptBack.includes(table)) continue;
    const keptDays = typeof kept === "number" ? kept : retention[kept];
    const cutoffMs = await findServiceCutoff(database.pool, keptDays, nowMs);
    if (cutoffMs === undefined) continue;
    const lastKept = `${table}_${getDayName(toDay(cutoffMs))}`;
    // Names of one table sort as their days do.
    const old = (await listPartitions(database.pool, table)).filter((name) => name < lastKept);
    const unneeded = table === "steps" && old.length > 0 ? await leaveOutNeeded(database.pool, old) : old;
    for (const name of unneeded) {
      const reports = await dropPartition(database, table, name);
      if (reports !== undefined) dropped.push({ table, name, reports });
    }
  }
  return dropped;
}

/** A report is read from its step: partitions of steps stay while a report waits, or was handed out and not acknowledged. */
async function leaveOutNeeded(queryable: Queryable, partitions: readonly string[]): Promise<readonly string[]> {
  const { rows } = await queryable.query<{ oldest: string | null }>(
    `SELECT least(
       (SELECT min(first_key) FROM pending_reports),
       (SELECT min(msg_key) FROM webhook_deliveries),
       (SELECT min(msg_key) FROM report_batches CROSS JOIN unnest(msg_keys) AS msg_key)) AS oldest`,
  );
  const oldestMs = timeOfMessageKey(rows[0]?.oldest ?? "");
  return oldestMs === undefined
    ? partitions
    : partitions.filter((name) => name < `steps_${getDayName(toDay(oldestMs))}`);
}

/**
 * Returns the number of reports that waited in it; undefined: it is in use, or another process has dropped it.
 * DROP TABLE blocks all other users for a moment. It gives up rather than make them wait behind a long reader.
 */
async function dropPartition(database: Database, table: string, name: string): Promise<number | undefined> {
  try {
    return await withLongTransaction(database, CHANGE_TIMEOUT_MS, async (client) => {
      await client.query("SET LOCAL lock_timeout = '500ms'");
      // One process at a time, so that what is dropped is counted once.
      await client.query("SELECT pg_advisory_xact_lock($1, $2)", [ADVISORY_SPACE, PARTITION_LOCK]);
      if (!(await listPartitions(client, table)).includes(name)) return undefined;
      const reports = table === "pending_reports" ? await countReports(client, name) : 0;
      await client.query(`DROP TABLE ${name}`);
      return reports;
    });
  } catch (error) {
    if (classifyDatabaseError(error) === "again") return undefined;
    throw error;
  }
}

/** The lock is the one that DROP TABLE takes. With it from here on, no poll takes a report that is counted. */
async function countReports(queryable: Queryable, name: string): Promise<number> {
  await queryable.query("LOCK TABLE ONLY pending_reports IN ACCESS EXCLUSIVE MODE");
  const { rows } = await queryable.query<{ reports: number }>(
    `SELECT coalesce(sum(1 + coalesce(cardinality(more_keys), 0)), 0)::bigint AS reports FROM ${name}`,
  );
  return rows[0]?.reports ?? 0;
}

interface Partition extends Pick<PartitionedTable, "table" | "settings"> {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

function getPartitionsAround(today: number, behind: number, ahead: number): readonly Partition[] {
  const days = Array.from({ length: behind + 1 + ahead }, (_, index) => today - behind + index);
  return PARTITIONED_TABLES.flatMap((table) => days.map((day) => toPartition(table, day)));
}

function toPartition({ table, getBound, settings }: Omit<PartitionedTable, "kept">, day: number): Partition {
  return {
    table,
    settings,
    name: `${table}_${getDayName(day)}`,
    from: literal(getBound(day)),
    to: literal(getBound(day + 1)),
  };
}

const literal = (bound: string | number): string => (typeof bound === "number" ? String(bound) : `'${bound}'`);

async function findMissing(queryable: Queryable, wanted: readonly Partition[]): Promise<readonly Partition[]> {
  const there = new Set<string>();
  for (const { table } of PARTITIONED_TABLES)
    for (const name of await listPartitions(queryable, table)) there.add(name);
  return wanted.filter(({ name }) => !there.has(name));
}

async function listPartitions(queryable: Queryable, table: string): Promise<readonly string[]> {
  const { rows } = await queryable.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = to_regclass('${table}') ORDER BY c.relname`,
  );
  return rows.map(({ name }) => name);
}
