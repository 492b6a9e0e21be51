import type { Queryable } from "./database.ts";

const HOUR_MS = 3_600_000;
const HOURS_IN_DAY = 24;

/**
 * Remembers that a gateway served the API in this hour. An hour counts once, however many processes say so. A clock that jumps ahead
 * skips hours, and hours that were skipped do not count.
 */
export async function markService(queryable: Queryable, nowMs: number): Promise<void> {
  await queryable.query("INSERT INTO service_hours (hour_ms) VALUES ($1) ON CONFLICT DO NOTHING", [
    nowMs - (nowMs % HOUR_MS),
  ]);
}

/** Everything before this time has been kept for so many days of service; undefined: nothing has. */
export async function findServiceCutoff(
  queryable: Queryable,
  days: number,
  nowMs: number,
): Promise<number | undefined> {
  // This hour is one of service, whether it is marked yet or not, so that the result is exact where no hour is missing. Hours after now
  // were marked by a clock that was ahead.
  const sinceHourMs = nowMs % HOUR_MS;
  const { rows } = await queryable.query<{ hour_ms: number }>(
    "SELECT hour_ms FROM service_hours WHERE hour_ms < $1 ORDER BY hour_ms DESC OFFSET $2 LIMIT 1",
    [nowMs - sinceHourMs, days * HOURS_IN_DAY - 1],
  );
  return rows[0] === undefined ? undefined : rows[0].hour_ms + sinceHourMs;
}

/** Deletes hours that are too old to matter to anything that is kept for at most `days`. */
export async function removeOldServiceHours(queryable: Queryable, days: number, nowMs: number): Promise<void> {
  const cutoffMs = await findServiceCutoff(queryable, days, nowMs);
  if (cutoffMs !== undefined) await queryable.query("DELETE FROM service_hours WHERE hour_ms < $1", [cutoffMs]);
}

/** What time it is for the database: one clock for all processes. */
export async function readDatabaseTime(queryable: Queryable): Promise<number> {
  const { rows } = await queryable.query<{ now_ms: number }>(
    "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now_ms",
  );
  const [row] = rows;
  if (row === undefined) throw new Error("The database did not say what time it is");
  return row.now_ms;
}
