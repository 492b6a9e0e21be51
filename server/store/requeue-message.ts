import type { MessageRef } from "../domain/delivery.ts";
import { decideRequeue, type RequeueDecision } from "../domain/operator-actions.ts";
import { getExpiryMs } from "../domain/step.ts";
import type { OperatorContext } from "./cancel-message.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";
import { lockMessages, removeFromOutbox } from "./lock-message.ts";
import { readMessageHistory } from "./message-history.ts";
import { findMessage } from "./messages.ts";
import { writeOutbox } from "./outbox.ts";
import { addTry } from "./record-steps.ts";
import { reopenUsageDay } from "./usage.ts";

/** `done` is false for a repetition that was not confirmed: nothing was changed. */
export interface RequeueResult {
  readonly decision: RequeueDecision;
  readonly done: boolean;
}

/** Puts a message in front of the workers again. What could reach the recipient twice is done only if it is confirmed. */
export function requeueMessage(
  database: Database,
  ref: MessageRef,
  context: OperatorContext & { readonly isConfirmed: boolean },
): Promise<RequeueResult | undefined> {
  return withTransaction(database, async (client) => {
    const batches = await lockMessages(client, [ref], context.stepValidityS);
    const history = await readMessageHistory(client, ref, context.mode, context.nowMs);
    if (history === undefined) return undefined;
    const decision = decideRequeue(history);
    if (decision.kind === "refused" || (decision.kind === "repeat" && !context.isConfirmed))
      return { decision, done: false };
    if (decision.kind === "repeat") {
      if (decision.removesReport) await withdrawReport(client, ref, history.steps.at(-1)?.reportedMs ?? 0);
      await reopenStep(client, ref, decision.step, context);
      await reopenUsageDay(client, ref);
    }
    await removeFromOutbox(client, [ref], batches);
    await writeOutbox(client, [{ ...ref, step: decision.step }]);
    return { decision, done: true };
  });
}

/** The report was not handed out: it is taken back before anybody sees it. */
async function withdrawReport(client: Queryable, { accountId, msgKey }: MessageRef, reportedMs: number): Promise<void> {
  const { rows } = await client.query<{ first_key: string; more_keys: readonly string[] | null }>(
    `DELETE FROM pending_reports
     WHERE account_id = $1 AND reported_ms = $2 AND (first_key = $3 OR $3 = ANY (more_keys)) RETURNING first_key, more_keys`,
    [accountId, reportedMs, msgKey],
  );
  for (const { first_key, more_keys } of rows) {
    const [first, ...more] = [first_key, ...(more_keys ?? [])].filter((key) => key !== msgKey);
    if (first !== undefined)
      await client.query(
        "INSERT INTO pending_reports (account_id, reported_ms, first_key, more_keys) VALUES ($1, $2, $3, $4)",
        [accountId, reportedMs, first, more.length === 0 ? null : more],
      );
  }
  const { rowCount } = await client.query(
    "DELETE FROM webhook_deliveries WHERE account_id = $1 AND msg_key = $2 AND attempts = 0 AND reason IS NULL",
    [accountId, msgKey],
  );
  if (rows.length + (rowCount ?? 0) === 0)
    throw new Error("The report is handed out at this moment; nothing was changed");
}

/** Who sends it again, and how it had ended: the row tells of that no more. Absent texts are null. */
const REQUEUED = `, 'requeuedBy', $7::text, 'endState', stored.state, 'code', stored.code, 'reportedMs', stored.reported_ms::text,
  'unanswered', CASE WHEN stored.state IN ('unknown', 'expired') AND stored.carrier_ids IS NULL THEN 'true' END`;

/** The step waits again, with its whole validity before it. */
async function reopenStep(
  client: Queryable,
  { accountId, msgKey }: MessageRef,
  step: number,
  { nowMs, stepValidityS, by }: OperatorContext,
): Promise<void> {
  const { steps } = (await findMessage(client, { accountId, msgKey })) ?? { steps: [] };
  const expiresMs = getExpiryMs(steps[step], nowMs, stepValidityS);
  await client.query("DELETE FROM undelivered_messages WHERE account_id = $1 AND msg_key = $2", [accountId, msgKey]);
  await client.query(
    `UPDATE steps AS stored SET state = 'queued', repeats = stored.repeats + 1, tries = ${addTry("$6::bigint", "coalesce(carrier_reason, '')", REQUEUED)}, carrier_reason = NULL, expires_ms = $4, last = $5, carrier_ids = NULL, parts = NULL, delivered_parts = 0,
       reported_ms = NULL, code = NULL, network = NULL, user_type = NULL,
       late_ms = NULL, late_code = NULL, late_network = NULL, late_user_type = NULL
     WHERE account_id = $1 AND msg_key = $2 AND step = $3`,
    [accountId, msgKey, step, expiresMs, step === steps.length - 1, nowMs, by],
  );
}
