import { type Database, withLongTransaction } from "./database.ts";
import { getFirstKeyAt } from "./day.ts";

/** What an account sent on one day (UTC), and what became of it so far. */
export interface DayTraffic {
  /** `20251115` */
  readonly day: string;
  readonly messages: number;
  readonly delivered: number;
  readonly failed: number;
  readonly expired: number;
  /** Not ended; messages that no step was begun of are among them. */
  readonly open: number;
}

export interface AccountTraffic {
  /** The oldest first; days without messages are left out. */
  readonly days: readonly DayTraffic[];
  /** How often messages ended with each report code, the most frequent first. */
  readonly codes: readonly { readonly code: string; readonly count: number }[];
}

interface CountRow {
  readonly day: string;
  readonly state: string | null;
  readonly code: string | null;
  readonly count: number;
}

/** It reads all messages of the account since then. */
const TIMEOUT_MS = 60_000;

/** The name of a partition holds its day; on the nodes of Citus a number follows. */
const DAY = String.raw`substring(tableoid::regclass::text FROM '_(\d{8})')`;

export function readAccountTraffic(database: Database, accountId: string, sinceMs: number): Promise<AccountTraffic> {
  const values = [accountId, getFirstKeyAt(sinceMs)];
  return withLongTransaction(database, TIMEOUT_MS, async (client) => {
    const messages = await client.query<CountRow>(
      `SELECT ${DAY} AS day, count(*) AS count FROM messages WHERE account_id = $1 AND msg_key >= $2 GROUP BY 1`,
      values,
    );
    const ends = await client.query<CountRow>(
      `SELECT ${DAY} AS day, state, code, count(*) AS count FROM steps
       WHERE account_id = $1 AND msg_key >= $2 AND reported_ms IS NOT NULL AND (state = 'delivered' OR last)
       GROUP BY 1, 2, 3`,
      values,
    );
    return summarize(messages.rows, ends.rows);
  });
}

function summarize(messages: readonly CountRow[], ends: readonly CountRow[]): AccountTraffic {
  const count = (rows: readonly CountRow[]): number => rows.reduce((sum, row) => sum + row.count, 0);
  const days = messages.map(({ day, count: accepted }): DayTraffic => {
    const ofDay = ends.filter((end) => end.day === day);
    const countState = (state: string): number => count(ofDay.filter((end) => end.state === state));
    const [delivered, failed, expired] = [countState("delivered"), countState("failed"), countState("expired")];
    return { day, messages: accepted, delivered, failed, expired, open: Math.max(0, accepted - count(ofDay)) };
  });
  const codes = [...Map.groupBy(ends, ({ code }) => code ?? "")].map(([code, rows]) => ({ code, count: count(rows) }));
  return {
    days: days.sort((one, other) => (one.day < other.day ? -1 : 1)),
    codes: codes.sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1)),
  };
}
