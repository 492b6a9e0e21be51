import type { MessageRef } from "../domain/delivery.ts";
import {
  type BegunStep,
  getSender,
  type HandOut,
  isFinalStep,
  type MessageHistory,
  type StepHistory,
  type WaitingPlace,
  WITHOUT_CARRIER,
} from "../domain/message-history.ts";
import { timeOfMessageKey } from "../domain/message-key.ts";
import type { Schedule } from "../domain/model.ts";
import { listCarrierPauses } from "./carrier-control.ts";
import { type Queryable, withoutNulls } from "./database.ts";
import { findMessage } from "./messages.ts";
import { findScheduled } from "./scheduled-messages.ts";
import { getKeyRange, parseSteps, type StepBatch, toStepRefs } from "./step-batch.ts";
import { getBegunMs } from "./step-leases.ts";

/** The account of a message. The primary key begins with the account, so those of all accounts are looked up. */
export async function findMessageOwner(
  queryable: Queryable,
  msgKey: string,
  accountIds: readonly string[],
): Promise<string | undefined> {
  const { rows } = await queryable.query<{ account_id: string }>(
    `SELECT account_id FROM messages WHERE account_id = ANY ($1::text[]) AND msg_key = $2
       AND msg_key BETWEEN $3 AND $4 LIMIT 1`,
    [accountIds, msgKey, ...getKeyRange([{ msgKey }])],
  );
  return rows[0]?.account_id;
}

/** Everything that is stored about a message; undefined: there is no such message. */
export async function readMessageHistory(
  queryable: Queryable,
  ref: MessageRef,
  mode: HandOut["mode"],
  nowMs: number,
): Promise<MessageHistory | undefined> {
  const { accountId, msgKey } = ref;
  const message = await findMessage(queryable, ref);
  if (message === undefined) return undefined;
  const steps = await readSteps(queryable, ref);
  const final = steps.find((step) => step.reportedMs !== undefined && isFinalStep(step));
  return {
    accountId,
    msgKey,
    acceptedMs: message.schedule?.acceptedMs ?? timeOfMessageKey(msgKey) ?? 0,
    to: message.to === "" ? undefined : message.to,
    from: getSender(message.steps[0]),
    ref: message.ref,
    channels: message.steps.map(({ channel }) => channel),
    steps,
    waiting:
      (await findSchedule(queryable, ref, message.schedule, steps)) ?? (await findWaitingPlace(queryable, ref, nowMs)),
    begun: await findBegunStep(queryable, ref, steps),
    liveWorkers: await countLiveWorkers(queryable),
    pauses: await listCarrierPauses(queryable, { sinceMs: timeOfMessageKey(msgKey) ?? 0 }),
    handOut: await readHandOut(queryable, ref, mode, final?.reportedMs),
  };
}

async function readSteps(queryable: Queryable, { accountId, msgKey }: MessageRef): Promise<readonly StepHistory[]> {
  const { rows } = await queryable.query<StepHistory>(
    `SELECT step, state, carrier, sent_ms AS "sentMs", expires_ms AS "expiresMs", last, code, late_ms AS "lateMs",
       coalesce(carrier_ids, '[]') AS "carrierIds", carrier_ids IS NOT NULL AS "isTaken", reported_ms AS "reportedMs", late_code AS "lateCode",
       carrier_reason AS "carrierReason", coalesce(tries, '[]') AS tries, (
         SELECT min(taken_ms) FROM carrier_ids AS taken
         WHERE taken.carrier = steps.carrier AND taken.carrier_id = steps.carrier_ids ->> 0
           AND taken.msg_key = steps.msg_key AND taken.taken_ms >= steps.sent_ms) AS "acceptedMs"
     FROM steps AS steps WHERE account_id = $1 AND msg_key = $2 ORDER BY step`,
    [accountId, msgKey],
  );
  return rows.map((row) => ({ ...withoutNulls(row), tries: row.tries.map(withoutNulls) }));
}

interface OutboxRow {
  readonly created_ms: number;
  readonly delay_ms: number;
  readonly lane: string | null;
  readonly worker_id: string | null;
  readonly batch: string;
}

async function findSchedule(
  queryable: Queryable,
  ref: MessageRef,
  schedule: Schedule | undefined,
  steps: readonly StepHistory[],
): Promise<WaitingPlace | undefined> {
  const found = await findScheduled(queryable, ref);
  if (found === undefined) return undefined;
  const { dueMs, heldStep } = found;
  const place = { dueMs, carrier: undefined };
  if (heldStep === undefined) return { ...place, step: 0, sinceMs: schedule?.acceptedMs ?? dueMs, stage: "scheduled" };
  const sinceMs = steps.find(({ step }) => step === heldStep)?.sentMs ?? dueMs;
  return { ...place, step: heldStep, sinceMs, stage: "held" };
}

/** Reads the outbox by text: it holds what is not sent yet, and no index finds a message in it. */
async function findWaitingPlace(
  queryable: Queryable,
  { accountId, msgKey }: MessageRef,
  nowMs: number,
): Promise<WaitingPlace | undefined> {
  const { rows } = await queryable.query<OutboxRow>(
    `SELECT (extract(epoch FROM created_at) * 1000)::bigint AS created_ms, delay_ms, lane, worker_id, batch
     FROM outbox WHERE position($1 IN batch) > 0 ORDER BY outbox_id DESC`,
    [msgKey],
  );
  for (const { created_ms, delay_ms, lane, worker_id, batch } of rows) {
    const step = parseSteps(batch).find((one) => one.accountId === accountId && one.msgKey === msgKey)?.step;
    if (step === undefined) continue;
    const carrier = lane === null ? undefined : lane.slice(0, -1 - accountId.length);
    const dueMs = created_ms + delay_ms;
    const place = { step, sinceMs: created_ms, dueMs, carrier: carrier === WITHOUT_CARRIER ? undefined : carrier };
    if (carrier !== undefined) return { ...place, stage: carrier === WITHOUT_CARRIER ? "no-carrier" : "backlog" };
    return { ...place, stage: worker_id !== null ? "claimed" : dueMs > nowMs ? "delayed" : "ready" };
  }
  return undefined;
}

/** A step whose row is deferred: its lease alone says that it was begun. */
async function findBegunStep(
  queryable: Queryable,
  { accountId, msgKey }: MessageRef,
  steps: readonly StepHistory[],
): Promise<BegunStep | undefined> {
  const { rows } = await queryable.query<{ lease_id: string; carrier: string; members: StepBatch }>(
    `SELECT lease_id, carrier, members FROM step_leases
     WHERE carrier IS NOT NULL AND position($1 IN members::text) > 0`,
    [msgKey],
  );
  for (const { lease_id, carrier, members } of rows) {
    const step = toStepRefs(members).find((one) => one.accountId === accountId && one.msgKey === msgKey)?.step;
    if (step === undefined || steps.some((stored) => stored.step === step)) continue;
    return { step, carrier, begunMs: getBegunMs(lease_id) };
  }
  return undefined;
}

async function countLiveWorkers(queryable: Queryable): Promise<number> {
  const { rows } = await queryable.query<{ count: number }>(
    "SELECT count(*) AS count FROM workers WHERE alive_until > now()",
  );
  return rows[0]?.count ?? 0;
}

interface HandOutRow {
  readonly is_pending: boolean;
  readonly opened_ms: number | null;
  readonly due_ms: number | null;
  readonly attempts: number | null;
  readonly failure: string | null;
  readonly failed_ms: number | null;
  readonly dead_attempts: number | null;
  readonly reason: string | null;
}

async function readHandOut(
  queryable: Queryable,
  { accountId, msgKey }: MessageRef,
  mode: HandOut["mode"],
  reportedMs: number | undefined,
): Promise<HandOut> {
  const { rows } = await queryable.query<HandOutRow>(
    `SELECT
       EXISTS (SELECT FROM pending_reports WHERE account_id = $1 AND reported_ms = $3
         AND (first_key = $2 OR $2 = ANY (more_keys))) AS is_pending,
       (SELECT opened_ms FROM report_batches WHERE account_id = $1 AND $2 = ANY (msg_keys)) AS opened_ms,
       delivery.due_ms, delivery.attempts, delivery.reason AS failure, dead.failed_ms, dead.attempts AS dead_attempts, dead.reason
     FROM (VALUES (1)) AS one
     LEFT JOIN webhook_deliveries AS delivery ON delivery.account_id = $1 AND delivery.msg_key = $2
     LEFT JOIN dead_letters AS dead ON dead.account_id = $1 AND dead.msg_key = $2`,
    [accountId, msgKey, reportedMs ?? -1],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("The database did not say where a report is");
  return {
    mode,
    isPending: row.is_pending,
    openedMs: row.opened_ms ?? undefined,
    webhook:
      row.due_ms === null
        ? undefined
        : { attempts: row.attempts ?? 0, dueMs: row.due_ms, reason: row.failure ?? undefined },
    deadLetter:
      row.failed_ms === null
        ? undefined
        : { failedMs: row.failed_ms, attempts: row.dead_attempts ?? 0, reason: row.reason ?? "" },
  };
}
