import type { Queryable, TimedQuery } from "./database.ts";

/** Shorter than a prober waits. The connection of a write that is not answered in this time is replaced. */
const WRITE_TIMEOUT_MS = 2000;

/** Fails if the database accepts no writes or does not commit them. */
export async function checkWrite(queryable: Queryable): Promise<void> {
  const write: TimedQuery = {
    text: `INSERT INTO readiness (checked_at) VALUES (now())
           ON CONFLICT (only_row) DO UPDATE SET checked_at = excluded.checked_at`,
    query_timeout: WRITE_TIMEOUT_MS,
  };
  await queryable.query(write);
}
