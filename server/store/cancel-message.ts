import type { MessageRef, ReportCode } from "../domain/delivery.ts";
import { CANCELLED, type HandOut } from "../domain/message-history.ts";
import { type CancelDecision, decideCancel } from "../domain/operator-actions.ts";
import type { StepDetail } from "./begin-steps.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";
import { lockMessage, removeFromOutbox } from "./lock-message.ts";
import { readMessageHistory } from "./message-history.ts";
import { findMessage } from "./messages.ts";
import { lockScheduled, removeScheduled } from "./scheduled-messages.ts";

export interface OperatorContext {
  readonly stepValidityS: number;
  /** How the account gets its reports. */
  readonly mode: HandOut["mode"];
  /** Whether its reports have the number of parts. */
  readonly splitCount: boolean;
  readonly nowMs: number;
}

const CANCELLED_CODE: ReportCode = "90001";

/** Ends a message that no carrier has, with a final report. */
export function cancelMessage(
  database: Database,
  ref: MessageRef,
  context: OperatorContext,
): Promise<CancelDecision | undefined> {
  return withTransaction(database, async (client) => {
    const batches = await lockMessage(client, ref, context.stepValidityS);
    const history = await readMessageHistory(client, ref, context.mode, context.nowMs);
    if (history === undefined) return undefined;
    const decision = decideCancel(history);
    if (!decision.ok) return decision;
    await removeFromOutbox(client, ref, batches);
    await endStep(client, ref, decision.step, context);
    await queueReport(client, ref, context);
    return decision;
  });
}

/**
 * Ends a message that waits for its sendAt, for the account that sent it. What is in the outbox is not looked for: that takes long while
 * much is in there.
 */
export function cancelScheduled(
  database: Database,
  ref: MessageRef,
  context: Omit<OperatorContext, "stepValidityS">,
): Promise<"cancelled" | "begun" | "unknown"> {
  return withTransaction(database, async (client) => {
    if ((await lockScheduled(client, ref)) === undefined) return findCancelled(client, ref);
    await removeScheduled(client, ref);
    await endStep(client, ref, 0, context);
    await queueReport(client, ref, context);
    return "cancelled";
  });
}

/** Of a message that does not wait: whether it was cancelled before. */
async function findCancelled(
  client: Queryable,
  { accountId, msgKey }: MessageRef,
): Promise<"cancelled" | "begun" | "unknown"> {
  const { rows } = await client.query<{ is_cancelled: boolean | null }>(
    `SELECT (SELECT bool_or(carrier = $3) FROM steps WHERE account_id = $1 AND msg_key = $2) AS is_cancelled
     FROM messages WHERE account_id = $1 AND msg_key = $2`,
    [accountId, msgKey, CANCELLED],
  );
  if (rows.length === 0) return "unknown";
  return rows[0]?.is_cancelled === true ? "cancelled" : "begun";
}

async function endStep(
  client: Queryable,
  { accountId, msgKey }: MessageRef,
  step: number,
  { nowMs, splitCount }: Pick<OperatorContext, "nowMs" | "splitCount">,
): Promise<void> {
  const message = await findMessage(client, { accountId, msgKey });
  const planned = message?.steps[step];
  if (message === undefined || planned === undefined) throw new Error(`Message ${msgKey} has no step ${step}`);
  const { serviceType, msgType } = planned;
  const detail: StepDetail = { serviceType, msgType, parts: splitCount ? message.parts : undefined, ref: message.ref };
  const { rowCount } = await client.query(
    // It is the last step, whatever the flow has after it: its end is the end of the message.
    `INSERT INTO steps AS stored
       (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail, reported_ms, code)
     VALUES ($1, $2, $3, 'failed', $4, $5, $5, true, $6, $5, $7)
     ON CONFLICT (account_id, msg_key, step) DO UPDATE
       SET state = 'failed', carrier = excluded.carrier, last = true, reported_ms = excluded.reported_ms, code = excluded.code
       WHERE stored.state = 'queued'`,
    [accountId, msgKey, step, CANCELLED, nowMs, JSON.stringify(detail), CANCELLED_CODE],
  );
  if (rowCount !== 1) throw new Error("A worker has begun the step at this moment; nothing was changed");
}

async function queueReport(
  client: Queryable,
  { accountId, msgKey }: MessageRef,
  { mode, nowMs }: Pick<OperatorContext, "mode" | "nowMs">,
): Promise<void> {
  await client.query(
    mode === "webhook"
      ? `INSERT INTO webhook_deliveries (account_id, msg_key, due_ms, attempts) VALUES ($1, $2, $3, 0)
         ON CONFLICT DO NOTHING`
      : "INSERT INTO pending_reports (account_id, first_key, reported_ms) VALUES ($1, $2, $3)",
    [accountId, msgKey, nowMs],
  );
}
