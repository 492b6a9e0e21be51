import { PARTED_CHANNELS } from "../domain/channels/all.ts";
import type { MessageRef } from "../domain/delivery.ts";
import { CANCELLED, HELD, NO_CARRIER } from "../domain/message-history.ts";
import { timeOfMessageKey } from "../domain/message-key.ts";
import { MAX_CLOCK_DIFFERENCE_MS } from "../domain/timings.ts";
import {
  joinUsage,
  KEPT_PAYMENT_CODES,
  type Month,
  OTHER_PAYMENT_CODES,
  type Usage,
  type UsageRow,
} from "../domain/usage.ts";
import { type Database, type Deadline, type Queryable, withLongTransaction, withTransactionUntil } from "./database.ts";
import { getFirstKeyOfDay, getStartOfDay, toDay } from "./day.ts";
import { listDays } from "./find-messages.ts";
import { USAGE_SPACE } from "./locks.ts";
import { isCancelled, isFinal } from "./step-conditions.ts";

/*
 * What accounts sent, for bills. Accepting a message costs nothing for it: the rows are counted from messages and steps.
 *
 * A day of an account is closed when it is over and all its messages have ended. Its rows are then written to usage_days, once, and are there
 * when the messages have been removed. So the account has rows of a day if and only if the day is closed. A day that is open is counted
 * anew by whoever asks. An operator who sends a message again opens its day.
 */

/** The tables that usage is counted from. */
export const USAGE_TABLES: readonly string[] = ["messages", "steps"];
/** For the messages of one account and day. */
const COUNT_TIMEOUT_MS = 600_000;

type Counts = Omit<UsageRow, "day" | "account">;

/**
 * `$1` is the account, `$2` and `$3` are the first keys of the day and of the next. A message that no step was begun of, or whose next step
 * waits in the outbox, is open in that step.
 */
const COUNT_BY_CODE = `
  SELECT coalesce(message."paymentCode", '') AS "paymentCode", planned.channel, planned."msgType", counted.carrier, counted.outcome,
    counted.code AS "reportCode", count(*) AS count,
    sum(CASE WHEN planned.channel NOT IN (${PARTED_CHANNELS.map((channel) => `'${channel}'`).join()}) THEN 1
      WHEN counted.step = 0 THEN coalesce(message.parts, stored.parts, 1) ELSE coalesce(stored.parts, 1) END)::bigint AS parts
  FROM messages
  CROSS JOIN LATERAL json_to_record(content::json) AS message ("paymentCode" text, parts integer, steps json)
  LEFT JOIN steps AS stored ON stored.account_id = $1 AND stored.msg_key = messages.msg_key
    AND stored.msg_key >= $2 AND stored.msg_key < $3
  CROSS JOIN LATERAL (
    SELECT coalesce(stored.step, 0) AS step,
      CASE WHEN stored.carrier IN ('${CANCELLED}', '${NO_CARRIER}', '${HELD}') THEN '' ELSE coalesce(stored.carrier, '') END AS carrier,
      CASE WHEN stored.reported_ms IS NULL THEN 'open'
        WHEN NOT (${isFinal("stored")}) THEN 'fallback'
        WHEN ${isCancelled("stored")} THEN 'cancelled'
        ELSE stored.state END AS outcome,
      coalesce(stored.code, '') AS code
    UNION ALL
    SELECT stored.step + 1, '', 'open', ''
    WHERE stored.reported_ms IS NOT NULL AND NOT (${isFinal("stored")}) AND NOT EXISTS (
      SELECT FROM steps AS later WHERE later.account_id = $1 AND later.msg_key = messages.msg_key
        AND later.msg_key >= $2 AND later.msg_key < $3 AND later.step > stored.step)
  ) AS counted
  CROSS JOIN LATERAL json_to_record(message.steps -> counted.step) AS planned (channel text, "msgType" text)
  WHERE messages.account_id = $1 AND messages.msg_key >= $2 AND messages.msg_key < $3
  GROUP BY 1, 2, 3, 4, 5, 6`;

/** The same with the payment codes that are kept. Which these are depends on nothing but the messages, so that a day can be counted again. */
const COUNT = `
  WITH counted AS MATERIALIZED (${COUNT_BY_CODE}),
  kept AS (
    SELECT "paymentCode" FROM counted WHERE "paymentCode" <> ''
    GROUP BY "paymentCode" ORDER BY sum(count) DESC, "paymentCode" COLLATE "C" LIMIT ${KEPT_PAYMENT_CODES})
  SELECT CASE WHEN counted."paymentCode" = '' THEN '' ELSE coalesce(kept."paymentCode", '${OTHER_PAYMENT_CODES}') END AS "paymentCode",
    channel, "msgType", carrier, outcome, "reportCode", sum(count)::bigint AS count, sum(parts)::bigint AS parts
  FROM counted LEFT JOIN kept ON kept."paymentCode" = counted."paymentCode"
  GROUP BY 1, 2, 3, 4, 5, 6`;

async function countDay(queryable: Queryable, accountId: string, day: number): Promise<readonly Counts[]> {
  const values = [accountId, getFirstKeyOfDay(day), getFirstKeyOfDay(day + 1)];
  return (await queryable.query<Counts>(COUNT, values)).rows;
}

/** Those of the accounts that sent something on a day that is not closed. */
async function listUnclosed(
  queryable: Queryable,
  accountIds: readonly string[],
  day: number,
): Promise<readonly string[]> {
  // One look into the index for each of them: a join would read all messages of the day.
  const { rows } = await queryable.query<{ account_id: string }>(
    `SELECT account_id FROM unnest($1::text[]) AS given (account_id)
     CROSS JOIN LATERAL (
       SELECT FROM messages WHERE messages.account_id = given.account_id AND msg_key >= $2 AND msg_key < $3 LIMIT 1) AS message
     WHERE NOT EXISTS (SELECT FROM usage_days WHERE usage_days.account_id = given.account_id AND usage_days.day = $4)
     ORDER BY account_id`,
    [accountIds, getFirstKeyOfDay(day), getFirstKeyOfDay(day + 1), day],
  );
  return rows.map(({ account_id }) => account_id);
}

export interface UsageQuestion extends Month {
  readonly accountIds: readonly string[];
  /** Whether days that are not closed are counted; otherwise they are only named. */
  readonly countsOpen: boolean;
}

/** What accounts of one cell sent in a month. Nothing of it runs after the deadline. */
export async function readUsage(
  database: Database,
  { accountIds, firstDay, lastDay, countsOpen }: UsageQuestion,
  deadline: Deadline,
): Promise<Usage> {
  return withTransactionUntil(database, deadline, async (client) => {
    // One view of all: a day that is closed meanwhile is counted once.
    await client.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
    const { rows: closed } = await client.query<Counts & { readonly day: number; readonly account: string }>(
      `SELECT day, account_id AS account, payment_code AS "paymentCode", channel, msg_type AS "msgType", carrier, outcome,
         code AS "reportCode", steps AS count, parts
       FROM usage_days WHERE account_id = ANY ($1::text[]) AND day BETWEEN $2 AND $3`,
      [accountIds, firstDay, lastDay],
    );
    const rows: UsageRow[] = closed.map((row) => ({ ...row, day: formatDay(row.day) }));
    const openDays: string[] = [];
    for (const { day } of await listDays(client)) {
      if (day < firstDay || day > lastDay) continue;
      const unclosed = await listUnclosed(client, accountIds, day);
      if (unclosed.length > 0) openDays.push(formatDay(day));
      for (const account of countsOpen ? unclosed : [])
        for (const counts of await countDay(client, account, day))
          rows.push({ day: formatDay(day), account, ...counts });
    }
    return joinUsage([{ rows, openDays }]);
  });
}

const formatDay = (day: number): string => new Date(getStartOfDay(day)).toISOString().slice(0, 10);

export interface ClosingOptions {
  readonly cellId: number;
  readonly nowMs: number;
  /** Days before this time are closed as they are: their messages are about to be removed. Undefined: none is so old. */
  readonly forcedBeforeMs: number | undefined;
  /** This process has closed a day. */
  readonly onClosed: (closed: ClosedDay) => void;
}

export interface ClosedDay {
  readonly accountId: string;
  readonly day: string;
  /** Messages of it that have not ended. */
  readonly open: number;
}

/**
 * Closes the days on which all messages of an account have ended. One that cannot be closed does not stop the others: the first error is
 * thrown at the end.
 */
export async function closeUsageDays(
  database: Database,
  { cellId, nowMs, forcedBeforeMs = 0, onClosed }: ClosingOptions,
): Promise<void> {
  const accountIds = await listAccountsAt(database.pool, cellId);
  // After that nobody accepts messages of the day: no clock that is so much behind is in use.
  const isOver = ({ day }: { readonly day: number }): boolean =>
    getStartOfDay(day + 1) + MAX_CLOCK_DIFFERENCE_MS <= nowMs;
  const unclosed: { readonly accountId: string; readonly day: number }[] = [];
  for (const { day } of (await listDays(database.pool)).filter(isOver).toReversed())
    for (const accountId of await listUnclosed(database.pool, accountIds, day)) unclosed.push({ accountId, day });
  if (unclosed.length === 0) return;
  const open = await listOpenDays(database, toDay(nowMs));
  const errors: unknown[] = [];
  for (const { accountId, day } of unclosed) {
    const isForced = getStartOfDay(day + 1) <= forcedBeforeMs;
    if (!isForced && open.has(`${day} ${accountId}`)) continue;
    try {
      const openMessages = await closeDay(database, accountId, day, isForced);
      if (openMessages !== undefined) onClosed({ accountId, day: formatDay(day), open: openMessages });
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** Accounts that are in a cell. Of one that is being moved, another cell has a copy that is not whole. */
async function listAccountsAt(queryable: Queryable, cellId: number): Promise<readonly string[]> {
  const { rows } = await queryable.query<{ account_id: string }>(
    `SELECT account.account_id FROM gateway.accounts AS account
     LEFT JOIN gateway.account_cells AS place ON place.account_id = account.account_id
     WHERE coalesce(place.cell_id, 1) = $1 AND (place.alive_until IS NULL OR place.alive_until < now())`,
    [cellId],
  );
  return rows.map(({ account_id }) => account_id);
}

/** Days before today and accounts of messages that the outbox, a lease or a sendAt names: `20410 acme`. Every open message is named there. */
async function listOpenDays(database: Database, today: number): Promise<ReadonlySet<string>> {
  return withLongTransaction(database, COUNT_TIMEOUT_MS, async (client) => {
    const { rows } = await client.query<{ account_id: string; half_minute: string }>(
      // The first seven characters of a key are its time to half a minute: few of them differ.
      `SELECT DISTINCT account_id, left(msg_key, 7) AS half_minute FROM (
         SELECT named.account_id, named.msg_key FROM outbox CROSS JOIN LATERAL list_steps(batch::json) AS named
         UNION ALL
         SELECT named.account_id, named.msg_key FROM step_leases CROSS JOIN LATERAL list_steps(members) AS named
         UNION ALL
         SELECT account_id, msg_key FROM scheduled_messages
       ) AS named WHERE msg_key COLLATE "C" < $1`,
      [getFirstKeyOfDay(today)],
    );
    // A day may begin within these characters: both sides of it count as open.
    return new Set(
      rows.flatMap(({ account_id, half_minute }) =>
        ["0", "Z"].map((fill) => `${toDay(timeOfMessageKey(half_minute.padEnd(26, fill)) ?? 0)} ${account_id}`),
      ),
    );
  });
}

const INSERT = `
  INSERT INTO usage_days (account_id, day, payment_code, channel, msg_type, carrier, outcome, code, steps, parts)
  SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[], $10::bigint[])`;

/** Returns how many messages are open in it; undefined: it was not closed, because some are, or by another process. */
function closeDay(database: Database, accountId: string, day: number, isForced: boolean): Promise<number | undefined> {
  return withLongTransaction(database, COUNT_TIMEOUT_MS, async (client) => {
    const { rows } = await client.query<{ is_mine: boolean }>(
      "SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS is_mine",
      [USAGE_SPACE, accountId],
    );
    if (rows[0]?.is_mine !== true || (await listUnclosed(client, [accountId], day)).length === 0) return undefined;
    const counts = await countDay(client, accountId, day);
    const open = counts.reduce((sum, { outcome, count }) => sum + (outcome === "open" ? count : 0), 0);
    if (open > 0 && !isForced) return undefined;
    const column = (name: keyof Counts) => counts.map((row) => row[name]);
    await client.query(INSERT, [
      ...[accountId, day, column("paymentCode"), column("channel"), column("msgType"), column("carrier")],
      ...[column("outcome"), column("reportCode"), column("count"), column("parts")],
    ]);
    return open;
  });
}

/** For an operator who opens a message again: its day is counted anew when the message has ended. */
export async function reopenUsageDay(client: Queryable, { accountId, msgKey }: MessageRef): Promise<void> {
  // Whoever closes the day at this moment has counted the message as ended: its rows are waited for, and removed.
  await client.query("SELECT pg_advisory_xact_lock($1, hashtext($2))", [USAGE_SPACE, accountId]);
  await client.query("DELETE FROM usage_days WHERE account_id = $1 AND day = $2", [
    accountId,
    toDay(timeOfMessageKey(msgKey) ?? 0),
  ]);
}

export async function removeOldUsage(queryable: Queryable, firstKeptDay: number): Promise<number> {
  const { rowCount } = await queryable.query("DELETE FROM usage_days WHERE day < $1", [firstKeptDay]);
  return rowCount ?? 0;
}
