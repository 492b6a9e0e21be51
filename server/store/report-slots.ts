import type { ReportCount } from "../domain/failure-watch.ts";
import type { Channel } from "../domain/model.ts";
import type { Queryable } from "./database.ts";
import { unnestRows } from "./unnest-rows.ts";

/** A channel of an account: what the failure watch watches. */
export interface WatchedChannel {
  readonly accountId: string;
  readonly channel: Channel;
}

/** How many steps of an account and channel ended with a code. */
export interface CountedReports extends WatchedChannel {
  readonly code: string;
  readonly reports: number;
}

const COLUMNS = { account_id: "text", channel: "text", code: "text", reports: "bigint" };

/** A slot is written by all gateways, each time with what was counted since. In the order of the key, so that no two wait for each other. */
export async function addReports(
  directory: Queryable,
  slotMs: number,
  counted: readonly CountedReports[],
): Promise<void> {
  await directory.query(
    `INSERT INTO gateway.report_slots AS stored (account_id, channel, slot_ms, code, reports)
     SELECT account_id, channel, $5::bigint, code, reports FROM (${unnestRows(COLUMNS)}) AS input
     ORDER BY account_id COLLATE "C", channel COLLATE "C", code COLLATE "C"
     ON CONFLICT (account_id, channel, slot_ms, code) DO UPDATE SET reports = stored.reports + excluded.reports`,
    [
      counted.map(({ accountId }) => accountId),
      counted.map(({ channel }) => channel),
      counted.map(({ code }) => code),
      counted.map(({ reports }) => reports),
      slotMs,
    ],
  );
}

/** The slots since then of what had reports lately, or is known to fail. */
export async function readReports(
  client: Queryable,
  { sinceMs, latelyMs }: { readonly sinceMs: number; readonly latelyMs: number },
): Promise<readonly (WatchedChannel & ReportCount)[]> {
  const { rows } = await client.query<WatchedChannel & ReportCount>(
    `SELECT account_id AS "accountId", channel, slot_ms AS "slotMs", code, reports FROM gateway.report_slots
     WHERE slot_ms >= $1 AND (account_id, channel) IN (
       SELECT account_id, channel FROM gateway.report_slots WHERE slot_ms >= $2
       UNION SELECT account_id, channel FROM gateway.failure_watches WHERE ended_ms IS NULL)`,
    [sinceMs, latelyMs],
  );
  return rows;
}

/** Deletes the slots of each that are older than it needs, and those of all that are older than `sinceMs`. */
export async function deleteOldReports(
  client: Queryable,
  needed: readonly (WatchedChannel & { readonly slotMs: number })[],
  sinceMs: number,
): Promise<void> {
  await client.query(
    `DELETE FROM gateway.report_slots AS slot
     USING (${unnestRows({ account_id: "text", channel: "text", slot_ms: "bigint" })}) AS needed
     WHERE slot.account_id = needed.account_id AND slot.channel = needed.channel AND slot.slot_ms < needed.slot_ms`,
    [
      needed.map(({ accountId }) => accountId),
      needed.map(({ channel }) => channel),
      needed.map(({ slotMs }) => slotMs),
    ],
  );
  await client.query("DELETE FROM gateway.report_slots WHERE slot_ms < $1", [sinceMs]);
}
