import type { MessageRef, StepRef } from "../domain/delivery.ts";
import { CANCELLED_ENDING } from "../domain/gateway-endings.ts";
import { CANCELLED, type HandOut } from "../domain/message-history.ts";
import { type CancelDecision, decideCancel, type LastStep } from "../domain/operator-actions.ts";
import { makeStepDetail, type StepDetail } from "../domain/step.ts";
import { committedAt, type Database, type Queryable, withTransaction } from "./database.ts";
import { lockMessages, removeFromOutbox } from "./lock-message.ts";
import { parseMessage } from "./message-content.ts";
import { MAX_KEYS_PER_ROW } from "./record-steps.ts";
import { lockScheduled, removeScheduled } from "./scheduled-messages.ts";
import { getKeyColumns } from "./step-batch.ts";
import { isCancelled } from "./step-conditions.ts";

export interface OperatorContext {
  /** Who does it: an operator, or the account itself. */
  readonly by: string;
  readonly stepValidityS: number;
  /** How the account gets its reports. */
  readonly mode: HandOut["mode"];
  /** Whether its reports have the number of parts. */
  readonly splitCount: boolean;
  readonly nowMs: number;
}

/** Ends those of an account's messages that no carrier has, with a final report. Returns what was decided for each that exists, by its key. */
export function cancelMessages(
  database: Database,
  refs: readonly MessageRef[],
  context: OperatorContext,
): Promise<ReadonlyMap<string, CancelDecision>> {
  return withTransaction(database, async (client) => {
    const batches = await lockMessages(client, refs, context.stepValidityS);
    const stored = await readLastSteps(client, refs);
    const decisions = new Map(stored.map(({ msgKey, last }) => [msgKey, decideCancel({ last })]));
    const cancelled = refs.flatMap((ref) => {
      const decision = decisions.get(ref.msgKey);
      return decision?.ok ? [{ ...ref, step: decision.step }] : [];
    });
    if (cancelled.length === 0) return decisions;
    await removeFromOutbox(client, cancelled, batches);
    await endSteps(client, cancelled, context);
    await queueReports(client, cancelled, context);
    return decisions;
  });
}

interface StoredMessage {
  readonly msgKey: string;
  /** Undefined: no step was begun. */
  readonly last: LastStep | undefined;
}

/** The last step that has a row, of each of the messages that exists. */
async function readLastSteps(client: Queryable, refs: readonly MessageRef[]): Promise<readonly StoredMessage[]> {
  const { rows } = await client.query<{ msg_key: string; last_step: LastStep | null }>(
    `SELECT message.msg_key, (
       SELECT json_build_object('step', step, 'state', state, 'last', last, 'carrier', carrier) FROM steps
       WHERE steps.account_id = message.account_id AND steps.msg_key = message.msg_key ORDER BY step DESC LIMIT 1
     ) AS last_step
     FROM messages AS message WHERE (account_id, msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    getKeyColumns(refs),
  );
  return rows.map(({ msg_key, last_step }) => ({ msgKey: msg_key, last: last_step ?? undefined }));
}

/**
 * Ends a message that waits for its sendAt or is held, for the account that sent it. What is in the outbox is not looked for: that takes long while
 * much is in there.
 */
export function cancelScheduled(
  database: Database,
  ref: MessageRef,
  context: Omit<OperatorContext, "stepValidityS">,
): Promise<"cancelled" | "begun" | "unknown"> {
  return withTransaction(committedAt(database, "schedule-cancelled"), async (client) => {
    const scheduled = await lockScheduled(client, ref);
    if (scheduled === undefined) return findCancelled(client, ref);
    const { heldStep } = scheduled;
    if (heldStep !== undefined && !(await isQueued(client, { ...ref, step: heldStep }))) return "begun";
    await removeScheduled(client, [ref]);
    await endSteps(client, [{ ...ref, step: heldStep ?? 0 }], context);
    await queueReports(client, [ref], context);
    return "cancelled";
  });
}

/** A worker that knew nothing of the hold may have begun the step. */
async function isQueued(client: Queryable, { accountId, msgKey, step }: StepRef): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM steps WHERE account_id = $1 AND msg_key = $2 AND step = $3 AND state = 'queued' FOR UPDATE",
    [accountId, msgKey, step],
  );
  return rowCount === 1;
}

/** Of a message that does not wait: whether it was cancelled before. */
async function findCancelled(
  client: Queryable,
  { accountId, msgKey }: MessageRef,
): Promise<"cancelled" | "begun" | "unknown"> {
  const { rows } = await client.query<{ is_cancelled: boolean | null }>(
    `SELECT (SELECT bool_or(${isCancelled("steps")}) FROM steps WHERE account_id = $1 AND msg_key = $2) AS is_cancelled
     FROM messages WHERE account_id = $1 AND msg_key = $2`,
    [accountId, msgKey],
  );
  if (rows.length === 0) return "unknown";
  return rows[0]?.is_cancelled === true ? "cancelled" : "begun";
}

interface CancelledStep extends MessageRef {
  readonly step: number;
}

async function endSteps(
  client: Queryable,
  steps: readonly CancelledStep[],
  { nowMs, splitCount, by }: Pick<OperatorContext, "nowMs" | "splitCount" | "by">,
): Promise<void> {
  const { rows } = await client.query<{ msg_key: string; content: string }>(
    `SELECT msg_key, content FROM messages
     WHERE (account_id, msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    getKeyColumns(steps),
  );
  const contents = new Map(rows.map(({ msg_key, content }) => [msg_key, content]));
  const details = steps.map(({ msgKey, step }): StepDetail => {
    const message = parseMessage(contents.get(msgKey) ?? "{}");
    const planned = message.steps[step];
    if (planned === undefined) throw new Error(`Message ${msgKey} has no step ${step}`);
    return makeStepDetail(planned, message, splitCount);
  });
  const { rowCount } = await client.query(
    // It is the last step, whatever the flow has after it: its end is the end of the message.
    `INSERT INTO steps AS stored
       (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail, reported_ms, code, carrier_reason)
     SELECT account_id, msg_key, step, 'failed', $5, $6, $6, true, detail, $6, $7, $8
     FROM unnest($1::text[], $2::text[], $3::smallint[], $4::json[]) AS input (account_id, msg_key, step, detail)
     ON CONFLICT (account_id, msg_key, step) DO UPDATE
       SET state = 'failed', carrier = excluded.carrier, last = true, reported_ms = excluded.reported_ms, code = excluded.code,
         carrier_reason = excluded.carrier_reason
       WHERE stored.state = 'queued'`,
    [
      ...getKeyColumns(steps),
      steps.map(({ step }) => step),
      details.map((detail) => JSON.stringify(detail)),
      ...[CANCELLED, nowMs, CANCELLED_ENDING.code, `by ${by}`],
    ],
  );
  await client.query(
    `INSERT INTO undelivered_messages (account_id, msg_key, state, code)
     SELECT account_id, msg_key, 'cancelled', $3 FROM unnest($1::text[], $2::text[]) AS input (account_id, msg_key)
     ON CONFLICT DO NOTHING`,
    [...getKeyColumns(steps), CANCELLED_ENDING.code],
  );
  if (rowCount !== steps.length) throw new Error("A worker has begun a step at this moment; nothing was changed");
}

async function queueReports(
  client: Queryable,
  refs: readonly MessageRef[],
  { mode, nowMs }: Pick<OperatorContext, "mode" | "nowMs">,
): Promise<void> {
  if (mode === "webhook") {
    await client.query(
      `INSERT INTO webhook_deliveries (account_id, msg_key, due_ms, attempts)
       SELECT account_id, msg_key, $3, 0 FROM unnest($1::text[], $2::text[]) AS input (account_id, msg_key)
       ON CONFLICT DO NOTHING`,
      [...getKeyColumns(refs), nowMs],
    );
    return;
  }
  const keys = refs.map(({ msgKey }) => msgKey).toSorted();
  for (let from = 0; from < keys.length; from += MAX_KEYS_PER_ROW) {
    const [first, ...more] = keys.slice(from, from + MAX_KEYS_PER_ROW);
    await client.query(
      "INSERT INTO pending_reports (account_id, reported_ms, first_key, more_keys) VALUES ($1, $2, $3, $4)",
      [refs[0]?.accountId, nowMs, first, more.length === 0 ? null : more],
    );
  }
}
