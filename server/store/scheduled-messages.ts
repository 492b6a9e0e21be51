import { getStepName, type MessageRef, type StepRef } from "../domain/delivery.ts";
import { HELD } from "../domain/message-history.ts";
import type { StepToBegin } from "./begin-steps.ts";
import { committedAt, type Database, type Queryable, withTransaction } from "./database.ts";
import { insertIntoOutbox, writeOutbox } from "./outbox.ts";
import { compareSteps, type StepBatch, toStepBatch } from "./step-batch.ts";
import { unnestRows } from "./unnest-rows.ts";

/*
 * Messages that wait for their sendAt, and advertising that waits for its hours. The key of a message with a sendAt has that time, so everything that is found by the time of a
 * key follows it: the day of its rows, its expiry, and how long it is kept.
 */

/** Messages of one transaction. */
const MAX_AT_ONCE = 1000;

interface DueRow {
  readonly account_id: string;
  readonly msg_key: string;
}

type ReleasedRow = DueRow & { readonly step: number | null };

/**
 * Moves messages whose time has come to the outbox, and returns how many. Any number of workers may do so at once: a row that another one
 * is moving, or that is being cancelled, is skipped. A worker that dies on the way has moved nothing.
 */
export async function releaseScheduled(database: Database, nowMs: number): Promise<number> {
  // Mostly nothing is due, and one statement says so. Without the order PostgreSQL may read the whole table.
  const look = "SELECT FROM scheduled_messages WHERE due_ms <= $1 ORDER BY due_ms LIMIT 1";
  const { rowCount } = await database.pool.query(look, [nowMs]);
  if (rowCount === 0) return 0;
  return withTransaction(committedAt(database, "scheduled-released"), async (client) => {
    const { rows } = await client.query<ReleasedRow>(
      `SELECT account_id, msg_key, step FROM scheduled_messages WHERE due_ms <= $1
       ORDER BY due_ms LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED`,
      [nowMs],
    );
    if (rows.length === 0) return 0;
    const toRefs = (some: readonly ReleasedRow[]): readonly StepRef[] =>
      some.map(({ account_id, msg_key, step }) => ({ accountId: account_id, msgKey: msg_key, step: step ?? 0 }));
    const fresh = toRefs(rows.filter(({ step }) => step === null));
    if (fresh.length > 0)
      await client.query(insertIntoOutbox("VALUES ($1, $2)"), [fresh.length, JSON.stringify(toNewBatch(fresh))]);
    // What was held has a row.
    const held = toRefs(rows.filter(({ step }) => step !== null));
    if (held.length > 0) await writeOutbox(client, held);
    await removeScheduled(client, toRefs(rows));
    return rows.length;
  });
}

/** Without step numbers, as messages that were just accepted: no worker has claimed them before. */
const toNewBatch = (steps: readonly StepRef[]): StepBatch =>
  toStepBatch(steps).map(({ accountId, msgKeys }) => ({ accountId, msgKeys }));

/** A message that waits for its time. */
export interface Scheduled {
  readonly dueMs: number;
  /** The step that is held; undefined: the message waits for its sendAt. */
  readonly heldStep: number | undefined;
}

/** Locks a message that waits for its time; undefined: it does not wait. */
export const lockScheduled = (client: Queryable, ref: MessageRef): Promise<Scheduled | undefined> =>
  readScheduled(client, ref, "FOR UPDATE");

export const findScheduled = (queryable: Queryable, ref: MessageRef): Promise<Scheduled | undefined> =>
  readScheduled(queryable, ref, "");

/** Until when messages of an account wait. One that does not wait is not in the map. */
export async function findDueEach(
  queryable: Queryable,
  accountId: string,
  msgKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queryable.query<{ msg_key: string; due_ms: number }>(
    "SELECT msg_key, due_ms FROM scheduled_messages WHERE account_id = $1 AND msg_key = ANY($2)",
    [accountId, msgKeys],
  );
  return new Map(rows.map(({ msg_key, due_ms }) => [msg_key, due_ms]));
}

async function readScheduled(
  queryable: Queryable,
  { accountId, msgKey }: MessageRef,
  lock: "FOR UPDATE" | "",
): Promise<Scheduled | undefined> {
  const { rows } = await queryable.query<{ due_ms: number; step: number | null }>(
    `SELECT due_ms, step FROM scheduled_messages WHERE account_id = $1 AND msg_key = $2 ${lock}`,
    [accountId, msgKey],
  );
  return rows[0] && { dueMs: rows[0].due_ms, heldStep: rows[0].step ?? undefined };
}

/** An advertising step that waits for its hours. */
export interface HeldStep extends Omit<StepToBegin, "carrier"> {
  readonly heldMs: number;
  readonly untilMs: number;
}

const REASON = "it advertises, and waits for the hours of advertising";

/** The step waits in its row, so that its validity and what is told of it are there. A step that was begun meanwhile is left alone. */
const HOLD = `
  INSERT INTO steps AS stored (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail, tries)
  SELECT account_id, msg_key, step, 'queued', '${HELD}', held_ms, expires_ms, last, detail, tries
  FROM (${unnestRows({
    ...{ account_id: "text", msg_key: "text", step: "smallint", held_ms: "bigint" },
    ...{ expires_ms: "bigint", last: "boolean", detail: "json", tries: "jsonb" },
  })}) AS input
  ON CONFLICT (account_id, msg_key, step) DO UPDATE SET
    carrier = excluded.carrier, sent_ms = excluded.sent_ms, expires_ms = excluded.expires_ms, carrier_ids = NULL,
    tries = coalesce(stored.tries, '[]')
      || jsonb_set(excluded.tries, '{0,number}', (coalesce((stored.tries -> -1 ->> 'number')::int, 0) + 1)::text::jsonb)
  WHERE stored.state = 'queued' AND stored.sent_ms < excluded.sent_ms
  RETURNING account_id, msg_key, step`;

/**
 * Lets steps wait until a time. Their outbox rows are deleted afterwards: a worker that dies between has held them, and whoever claims the
 * rows finds that they wait, or holds them once more.
 */
export function holdSteps(database: Database, held: readonly HeldStep[]): Promise<void> {
  return withTransaction(committedAt(database, "steps-held"), async (client) => {
    // A statement can change a row only once.
    const steps = [...new Map(held.map((one) => [getStepName(one.ref), one])).values()].sort(compareSteps);
    const { rows } = await client.query<DueRow & { readonly step: number }>(HOLD, [
      steps.map(({ ref }) => ref.accountId),
      steps.map(({ ref }) => ref.msgKey),
      steps.map(({ ref }) => ref.step),
      steps.map(({ heldMs }) => heldMs),
      steps.map(({ expiresMs }) => expiresMs),
      steps.map(({ last }) => last),
      steps.map(({ detail }) => JSON.stringify(detail)),
      steps.map(({ heldMs, untilMs }) =>
        JSON.stringify([{ number: 1, carrier: HELD, reason: REASON, sentMs: heldMs, endMs: untilMs }]),
      ),
    ]);
    const untilByName = new Map(steps.map(({ ref, untilMs }) => [getStepName(ref), untilMs]));
    await client.query(
      `INSERT INTO scheduled_messages (account_id, msg_key, step, due_ms)
       SELECT * FROM unnest($1::text[], $2::text[], $3::smallint[], $4::bigint[])
       ON CONFLICT (account_id, msg_key) DO UPDATE SET due_ms = excluded.due_ms, step = excluded.step`,
      [
        rows.map(({ account_id }) => account_id),
        rows.map(({ msg_key }) => msg_key),
        rows.map(({ step }) => step),
        rows.map(({ account_id, msg_key, step }) =>
          untilByName.get(getStepName({ accountId: account_id, msgKey: msg_key, step })),
        ),
      ],
    );
  });
}

/** The messages do not wait for their time any more. */
export async function removeScheduled(client: Queryable, refs: readonly MessageRef[]): Promise<void> {
  await client.query(
    "DELETE FROM scheduled_messages WHERE (account_id, msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[]))",
    [refs.map(({ accountId }) => accountId), refs.map(({ msgKey }) => msgKey)],
  );
}
