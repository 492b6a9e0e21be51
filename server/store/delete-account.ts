import { setTimeout as sleep } from "node:timers/promises";
import { ACCOUNT_TABLES } from "./account-tables.ts";
import { type Database, type Queryable, withLongTransaction } from "./database.ts";
import { SETTLE_MS } from "./settle-time.ts";
import { parseSteps } from "./step-batch.ts";
import { isFinal } from "./step-conditions.ts";

/*
 * Deletes an account with everything of it. The account is blocked first, and every process refuses its requests soon.
 * Workers then end what they have of it, and afterwards nobody writes about it any more. Its own row is deleted last: an interrupted
 * deletion can be repeated.
 */

export interface IdleOptions {
  /** How long to wait for messages that have not ended. */
  readonly waitMs: number;
  /** How long it takes until every process knows that the account is blocked. */
  readonly settleMs?: number | undefined;
  readonly onProgress?: (text: string) => void;
}

const RETRY_EVERY_MS = 500;
/** For the statement that deletes from a large table. */
const TIMEOUT_MS = 1_800_000;

/** Messages that have not ended. */
export interface OpenMessages {
  readonly all: number;
  /** Those of them that wait for their sendAt, or for the hours of advertising: maybe for weeks. */
  readonly scheduled: number;
  /** When the last of these is due; 0: there are none. */
  readonly lastDueMs: number;
}

/** Waits until all messages of a blocked account have ended, and returns how many have not when the time is over, or will not have by then. */
export async function waitUntilIdle(
  cell: Database,
  accountId: string,
  { waitMs, settleMs = SETTLE_MS, onProgress = () => {} }: IdleOptions,
): Promise<OpenMessages> {
  onProgress(`waiting ${Math.round(settleMs / 1000)} s until every process refuses the account's requests`);
  await sleep(settleMs);
  const untilMs = performance.now() + waitMs;
  for (let told = -1; ; ) {
    const open = await countOpenMessages(cell.pool, accountId);
    const leftMs = untilMs - performance.now();
    if (open.all === 0 || leftMs <= 0 || open.lastDueMs > Date.now() + leftMs) return open;
    if (open.all !== told) onProgress(`waiting: ${open.all} messages of the account have not ended`);
    told = open.all;
    await sleep(RETRY_EVERY_MS);
  }
}

/**
 * Deletes everything of an account that nobody writes about any more, and returns the number of rows. A move that was interrupted may have
 * left some of it in other cells.
 */
export async function deleteIdleAccount(
  directory: Database,
  cells: readonly Database[],
  accountId: string,
): Promise<number> {
  let rows = 0;
  // What hands reports out comes first, so that none is looked for whose step is gone.
  for (const { name } of ACCOUNT_TABLES.toReversed())
    for (const cell of cells) rows += await deleteRows(cell, name, accountId);
  for (const table of ["registry_entries", "opt_outs", "report_slots", "failure_watches"])
    rows += await deleteRows(directory, table, accountId);
  return rows + (await deleteRows(directory, "accounts", accountId));
}

function deleteRows(database: Database, table: string, accountId: string): Promise<number> {
  return withLongTransaction(database, TIMEOUT_MS, async (client) => {
    return (await client.query(`DELETE FROM ${table} WHERE account_id = $1`, [accountId])).rowCount ?? 0;
  });
}

/** Messages that are scheduled or in the outbox, and steps of leases that have not ended. One statement: none is missed on its way. */
async function countOpenMessages(queryable: Queryable, accountId: string): Promise<OpenMessages> {
  const { rows } = await queryable.query<{ place: "scheduled" | "outbox" | "lease"; held: string; due_ms: number }>(
    `SELECT 'scheduled' AS place, msg_key AS held, due_ms FROM scheduled_messages WHERE account_id = $1
     UNION ALL
     SELECT 'outbox', batch, 0 FROM outbox WHERE position($2 IN batch) > 0
     UNION ALL
     SELECT 'lease', members::text, 0 FROM step_leases WHERE position($2 IN members::text) > 0`,
    [accountId, JSON.stringify(accountId)],
  );
  const listHeld = (wanted: "scheduled" | "outbox" | "lease"): readonly string[] =>
    rows.filter(({ place }) => place === wanted).map(({ held }) => held);
  const listKeys = (wanted: "outbox" | "lease"): readonly string[] =>
    listHeld(wanted)
      .flatMap(parseSteps)
      .filter((step) => step.accountId === accountId)
      .map(({ msgKey }) => msgKey);
  const scheduled = listHeld("scheduled");
  const leased = await listOpen(queryable, accountId, listKeys("lease"));
  const lastDueMs = rows.reduce((last, { due_ms }) => Math.max(last, due_ms), 0);
  return {
    all: new Set([...scheduled, ...listKeys("outbox"), ...leased]).size,
    scheduled: scheduled.length,
    lastDueMs,
  };
}

/** Of these messages, those that exist and have no final report. */
async function listOpen(
  queryable: Queryable,
  accountId: string,
  msgKeys: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await queryable.query<{ msg_key: string }>(
    `SELECT msg_key FROM messages AS message
     WHERE account_id = $1 AND msg_key = ANY ($2::text[]) AND NOT EXISTS (
       SELECT FROM steps WHERE steps.account_id = $1 AND steps.msg_key = message.msg_key
         AND ${isFinal("steps")})`,
    [accountId, msgKeys],
  );
  return rows.map(({ msg_key }) => msg_key);
}
