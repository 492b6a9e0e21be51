import type { MessageRef, StepRef } from "../domain/delivery.ts";
import { committedAt, type Database, type Queryable, withTransaction } from "./database.ts";
import { insertIntoOutbox } from "./outbox.ts";
import { type StepBatch, toStepBatch } from "./step-batch.ts";

/*
 * Messages that wait for their sendAt. The key of such a message has the time of its sendAt, so everything that is found by the time of a
 * key follows it: the day of its rows, its expiry, and how long it is kept.
 */

/** Messages of one transaction. */
const MAX_AT_ONCE = 1000;

interface DueRow {
  readonly account_id: string;
  readonly msg_key: string;
}

/**
 * Moves messages whose time has come to the outbox, and returns how many. Any number of workers may do so at once: a row that another one
 * is moving, or that is being cancelled, is skipped. A worker that dies on the way has moved nothing.
 */
export function releaseScheduled(database: Database, nowMs: number): Promise<number> {
  return withTransaction(committedAt(database, "scheduled-released"), async (client) => {
    const { rows } = await client.query<DueRow>(
      `SELECT account_id, msg_key FROM scheduled_messages WHERE due_ms <= $1
       ORDER BY due_ms LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED`,
      [nowMs],
    );
    if (rows.length === 0) return 0;
    const steps = rows.map(({ account_id, msg_key }): StepRef => ({ accountId: account_id, msgKey: msg_key, step: 0 }));
    await client.query(insertIntoOutbox("VALUES ($1, $2)"), [steps.length, JSON.stringify(toNewBatch(steps))]);
    await removeScheduled(client, steps);
    return rows.length;
  });
}

/** Without step numbers, as messages that were just accepted: no worker has claimed them before. */
const toNewBatch = (steps: readonly StepRef[]): StepBatch =>
  toStepBatch(steps).map(({ accountId, msgKeys }) => ({ accountId, msgKeys }));

/** Locks a message that waits for its time, and returns that time; undefined: it does not wait. */
export async function lockScheduled(client: Queryable, { accountId, msgKey }: MessageRef): Promise<number | undefined> {
  const { rows } = await client.query<{ due_ms: number }>(
    "SELECT due_ms FROM scheduled_messages WHERE account_id = $1 AND msg_key = $2 FOR UPDATE",
    [accountId, msgKey],
  );
  return rows[0]?.due_ms;
}

export async function findScheduledMs(
  queryable: Queryable,
  { accountId, msgKey }: MessageRef,
): Promise<number | undefined> {
  const { rows } = await queryable.query<{ due_ms: number }>(
    "SELECT due_ms FROM scheduled_messages WHERE account_id = $1 AND msg_key = $2",
    [accountId, msgKey],
  );
  return rows[0]?.due_ms;
}

/** The messages do not wait for their time any more. */
export async function removeScheduled(client: Queryable, refs: readonly MessageRef[]): Promise<void> {
  await client.query(
    "DELETE FROM scheduled_messages WHERE (account_id, msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[]))",
    [refs.map(({ accountId }) => accountId), refs.map(({ msgKey }) => msgKey)],
  );
}
