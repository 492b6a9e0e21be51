import { DELIVERED } from "../domain/report-codes.ts";
import { type Database, withLongTransaction } from "./database.ts";
import { getDayName, getFirstKeyAt, getFirstKeyOfDay, getStartOfDay } from "./day.ts";
import { listDays, preferIndex } from "./find-messages.ts";
import { isFinal } from "./step-conditions.ts";

/** What an account sent on one day (UTC), and what became of it so far. */
export interface DayTraffic {
  /** `20251115` */
  readonly day: string;
  readonly messages: number;
  readonly delivered: number;
  readonly failed: number;
  readonly expired: number;
  /** By an operator or by the account itself, before a carrier had them. */
  readonly cancelled: number;
  /** Not ended; messages that no step was begun of are among them. */
  readonly open: number;
}

export interface AccountTraffic {
  /** The oldest first; days without messages are left out. */
  readonly days: readonly DayTraffic[];
  /** How often messages ended with each report code, the most frequent first. */
  readonly codes: readonly { readonly code: string; readonly count: number }[];
}

/** It counts all messages of the account since then, by an index alone. */
const TIMEOUT_MS = 60_000;

interface Ended {
  readonly day: number;
  readonly state: string;
  readonly code: string;
  readonly count: number;
}

/** Accepted messages are counted, undelivered ones are listed, and open ones are named by outbox and leases; the rest was delivered. */
export function readAccountTraffic(database: Database, accountId: string, sinceMs: number): Promise<AccountTraffic> {
  return withLongTransaction(database, TIMEOUT_MS, async (client) => {
    // The index of messages alone has all that is counted; the planner reads the table where half of it is of the account.
    await preferIndex(client);
    const days = (await listDays(client)).filter(({ day }) => getStartOfDay(day + 1) > sinceMs).toReversed();
    if (days.length === 0) return { days: [], codes: [] };
    const values = [accountId, getFirstKeyAt(sinceMs)];
    // The partitions are named one by one: what stands in an index does not say which partition it is of.
    const ofDays = (columns: string, table: string, groups: string): string =>
      days
        .map(({ day, partition }) => {
          const name = partition.replace("messages", table);
          return `SELECT ${day}${columns}, count(*) AS count FROM ${name} WHERE account_id = $1 AND msg_key >= $2${groups}`;
        })
        .join(" UNION ALL ");
    const accepted = await client.query<Pick<Ended, "day" | "count">>(ofDays(" AS day", "messages", ""), values);
    const ends = await client.query<Ended>(
      ofDays(" AS day, state, code", "undelivered_messages", " GROUP BY state, code"),
      values,
    );
    const open = await client.query<Pick<Ended, "day" | "count">>(COUNT_OPEN, [
      ...values,
      days.map(({ day }) => getFirstKeyOfDay(day)),
      days.map(({ day }) => day),
    ]);
    return summarize(accepted.rows, ends.rows, open.rows);
  });
}

/** By day, those that the outbox, a lease or a sendAt names and that have no final report. `$3` are the first keys of the days `$4`. */
const COUNT_OPEN = `
  SELECT ($4::int[])[width_bucket(msg_key, $3::text[])] AS day, count(*) AS count
  FROM (
    SELECT named.account_id, named.msg_key COLLATE "C" AS msg_key FROM outbox CROSS JOIN LATERAL list_steps(batch::json) AS named
    WHERE position(to_json($1::text)::text IN batch) > 0
    UNION
    SELECT named.account_id, named.msg_key FROM step_leases CROSS JOIN LATERAL list_steps(members) AS named
    WHERE position(to_json($1::text)::text IN members::text) > 0
    UNION
    SELECT account_id, msg_key FROM scheduled_messages WHERE account_id = $1
  ) AS named
  -- One look-up for each of them: PostgreSQL takes them for so many that it would read all steps otherwise.
  LEFT JOIN LATERAL (
    SELECT true AS has_ended FROM steps WHERE steps.account_id = named.account_id AND steps.msg_key = named.msg_key
      AND ${isFinal("steps")} LIMIT 1
  ) AS final ON true
  WHERE account_id = $1 AND msg_key >= $2 AND has_ended IS NULL
  GROUP BY 1`;

type DayCount = Pick<Ended, "day" | "count">;

function summarize(
  accepted: readonly DayCount[],
  ends: readonly Ended[],
  openCounts: readonly DayCount[],
): AccountTraffic {
  const sum = (rows: readonly DayCount[]): number => rows.reduce((total, row) => total + row.count, 0);
  const days = accepted
    .filter(({ count }) => count > 0)
    .map(({ day, count: messages }): DayTraffic => {
      const ofDay = ends.filter((end) => end.day === day);
      const countState = (state: string): number => sum(ofDay.filter((end) => end.state === state));
      const undelivered = {
        ...{ failed: countState("failed"), expired: countState("expired"), cancelled: countState("cancelled") },
        open: sum(openCounts.filter((row) => row.day === day)),
      };
      const delivered = Object.values(undelivered).reduce((rest, count) => rest - count, messages);
      // A message may end between the statements that count.
      return { day: getDayName(day), messages, delivered: Math.max(0, delivered), ...undelivered };
    });
  const delivered = days.reduce((total, day) => total + day.delivered, 0);
  const codes = [...Map.groupBy(ends, ({ code }) => code)].map(([code, rows]) => ({ code, count: sum(rows) }));
  const all = delivered === 0 ? codes : [...codes, { code: DELIVERED, count: delivered }];
  return {
    days: days.sort((one, other) => (one.day < other.day ? -1 : 1)),
    codes: all.sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1)),
  };
}
