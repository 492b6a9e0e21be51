import { findChannelOf } from "../domain/channel-table.ts";
import {
  type EndState,
  getStepName,
  type NetworkCode,
  type OpenState,
  type ReportCode,
  type StepRef,
} from "../domain/delivery.ts";
import type { Channel } from "../domain/model.ts";
import { IN_CELL } from "./citus.ts";
import type { Queryable } from "./database.ts";
import { compareSteps, getKeyRange } from "./step-batch.ts";
import { isFinal } from "./step-conditions.ts";
import { unnestRows } from "./unnest-rows.ts";

/** A change of a step. Whether it takes effect depends on the state that the step has by then. */
export interface StepChange {
  readonly ref: StepRef;
  readonly state: Exclude<OpenState, "submitting"> | EndState;
  readonly code?: ReportCode | undefined;
  readonly network?: NetworkCode | undefined;
  readonly userType?: "F" | "N" | undefined;
  readonly carrierReason?: string | undefined;
  /** Why the step is queued again: the try that ends with this change is kept with it. */
  readonly tried?: string | undefined;
  /** The carrier's ids for the parts of the step, which may be none; undefined: it does not say that it has the step. */
  readonly carrierIds?: readonly string[] | undefined;
  /** The state is that of one part of several: the step is delivered when all of them are. */
  readonly part?: { readonly index: number; readonly of: number } | undefined;
  /** The change applies only if this carrier has the step, or had it at the time that `repeats` names. */
  readonly carrier?: string | undefined;
  /** How often an operator had sent the step again when this happened; undefined: as often as by now. */
  readonly repeats?: number | undefined;
  /** The step goes back into the queue only if this is when it was begun. */
  readonly begunMs?: number | undefined;
}

/** What changes of steps are recorded with. */
export interface RecordContext {
  readonly nowMs: number;
  /** The accounts among those of the steps that get their reports by webhook. */
  readonly webhookAccounts: readonly string[];
}

/** A step that a change has changed. */
export interface ChangedStep {
  readonly ref: StepRef;
  /** `getStepName(ref)`. */
  readonly name: string;
  readonly state: OpenState | EndState;
  /** The step ended with this change, or it succeeded after its end, or neither. */
  readonly outcome: "ended" | "late" | "none";
  readonly last: boolean;
  /** Undefined: it is of a newer release. */
  readonly channel: Channel | undefined;
  readonly carrier: string;
  readonly sentMs: number;
  readonly code: string | undefined;
  readonly carrierReason: string | undefined;
}

interface Row {
  readonly account_id: string;
  readonly msg_key: string;
  readonly step: number;
  readonly state: OpenState | EndState;
  readonly last: boolean;
  readonly service_type: string;
  readonly carrier: string;
  readonly sent_ms: number;
  readonly code: string | null;
  readonly carrier_reason: string | null;
  readonly outcome: ChangedStep["outcome"];
}

const COLUMNS = {
  ...{ account_id: "text", msg_key: "text", step: "smallint", state: "text", code: "text", network: "text" },
  ...{ user_type: "text", carrier_ids: "json", parts: "smallint", part: "int", begun_ms: "bigint", carrier: "text" },
  ...{ carrier_reason: "text", tried: "text", repeats: "smallint" },
};

const isOpen = "stored.reported_ms IS NULL";
const isComplete = `(input.part = 0
  OR bit_count((stored.delivered_parts | input.part)::bit(32)) >= coalesce(input.parts, stored.parts))`;
const ends = `(${isOpen} AND input.code IS NOT NULL AND ${isComplete})`;
/**
 * "submitted" replaces every other open state; "unknown" only replaces "submitting". The success of a part that came before the answer to the
 * submit is recorded in place of "submitted", with the carrier's ids: it says "submitted" too, if the step does not end with it. Without
 * these ids it says nothing: it may belong to a try before an operator sent the step again.
 */
const moves = `(${isOpen} AND CASE input.state
  WHEN 'submitted' THEN stored.state <> 'submitted'
  WHEN 'delivered' THEN stored.state <> 'submitted' AND input.carrier_ids IS NOT NULL
  WHEN 'unknown' THEN stored.state = 'submitting'
  WHEN 'queued' THEN stored.state <> 'queued' AND input.begun_ms IN (0, stored.sent_ms)
  ELSE false END)`;
/** A success, or a part of one, after the step failed or expired. It counts once. */
const comesLate = "(stored.state IN ('failed', 'expired') AND stored.late_ms IS NULL AND input.state = 'delivered')";
/**
 * It is about the step as it was sent last. What a carrier reports of an earlier time is over since an operator sent the step again, except
 * for a success of the whole message: the recipient has it.
 */
const isCurrent = `(coalesce(input.repeats, stored.repeats) = stored.repeats
  OR (input.state = 'delivered' AND input.part = 0))`;
/** The carrier has the step. What it reports of an earlier time that the step was sent counts if it had the step then. */
const isOfItsCarrier = `(stored.carrier = coalesce(input.carrier, stored.carrier)
  OR (input.repeats < stored.repeats AND stored.tries @> ('[]'::jsonb || jsonb_object(ARRAY['carrier', input.carrier]))))`;
const addsToOpen = `(${isOpen} AND (input.carrier_ids IS NOT NULL OR input.part <> 0))`;
const movedTo = "CASE input.state WHEN 'delivered' THEN 'submitted' ELSE input.state END";
const setIf = (condition: string, column: string, value: string): string =>
  `${column} = CASE WHEN ${condition} THEN ${value} ELSE stored.${column} END`;

/** Tries that are kept of a step: the first and the last ones. A carrier that throttles for hours must not make a row grow for ever. */
const MAX_TRIES = 40;

/**
 * The tries with the one that ends now: which it was, by which carrier, from when to when, and why it was not taken. `more` are names and
 * texts that are kept with it. Of functions that are
 * IMMUTABLE alone (jsonb_build_object is not): Citus refuses others where a column of the row that is changed is their argument.
 */
export const addTry = (endMs: string, reason: string, more = ""): string => `
  CASE WHEN jsonb_array_length(stored.tries) >= ${MAX_TRIES} THEN stored.tries - 1 ELSE coalesce(stored.tries, '[]') END
  || (jsonb_object(ARRAY['carrier', stored.carrier, 'reason', ${reason}${more}])
    || ('{"number":' || (coalesce((stored.tries -> -1 ->> 'number')::int, 0) + 1)::text
      || ',"sentMs":' || stored.sent_ms::text || ',"endMs":' || (${endMs})::text || '}')::jsonb)`;

/** Reports that wait for polling in one row at most: with so many keys the row fits into a page. */
export const MAX_KEYS_PER_ROW = 200;

/**
 * The part of a statement that queues final reports of the steps in `changed` for polling or for the account's webhook, and lists those
 * that tell of no delivery. Reports of one
 * account that become final together share a row of pending_reports: a row and an index entry for each of them cost more than the step
 * itself. `webhookAccounts` are the accounts of those steps that get their reports by webhook.
 */
export const queueFinalReports = (webhookAccounts: string): string => `
  final AS MATERIALIZED (
    SELECT account_id, reported_ms, msg_key, state, code, account_id = ANY (${webhookAccounts}) AS has_webhook, now() AS created_at
    FROM changed WHERE late_code IS NULL AND ${isFinal("changed")}
  ),
  pending AS MATERIALIZED (
    SELECT account_id, reported_ms, min(msg_key) AS first_key,
      nullif((array_agg(msg_key ORDER BY msg_key))[2:], '{}') AS more_keys
    FROM (
      SELECT account_id, reported_ms, msg_key,
        (row_number() OVER (PARTITION BY account_id, reported_ms ORDER BY msg_key) - 1) / ${MAX_KEYS_PER_ROW} AS row_number
      FROM final WHERE NOT has_webhook
    ) AS numbered
    GROUP BY account_id, reported_ms, row_number
  ),
  polled AS (
    INSERT INTO pending_reports (account_id, reported_ms, first_key, more_keys)
    SELECT pending.* FROM pending ${IN_CELL}
  ),
  undelivered AS (
    INSERT INTO undelivered_messages (account_id, msg_key, state, code)
    SELECT account_id, msg_key, state, code FROM final ${IN_CELL} WHERE state <> 'delivered'
    ON CONFLICT DO NOTHING
  ),
  pushed AS (
    INSERT INTO webhook_deliveries (account_id, msg_key, due_ms, attempts, created_at)
    SELECT account_id, msg_key, reported_ms, 0, created_at FROM final ${IN_CELL} WHERE has_webhook
    ON CONFLICT DO NOTHING
  )`;

/**
 * Changes steps and queues their final reports.
 * If two statements record the same end at once, only one of them changes the row: the second waits for the lock, and then finds that the
 * step has ended. A row that has ended is changed by a late success only, which sets late_code. So a changed row that has reported_ms and
 * no late_code ended in this statement.
 */
const RECORD = `
  WITH changed AS (
    UPDATE steps AS stored SET
      state = CASE WHEN ${ends} THEN input.state WHEN ${moves} THEN ${movedTo} ELSE stored.state END,
      ${setIf(ends, "reported_ms", "$16::bigint")},
      ${setIf(ends, "code", "input.code")},
      ${setIf(ends, "network", "input.network")},
      ${setIf(ends, "user_type", "input.user_type")},
      ${setIf(ends, "carrier_reason", "input.carrier_reason")},
      ${setIf(`${moves} AND input.tried IS NOT NULL`, "tries", addTry("$16::bigint", "input.tried"))},
      carrier_ids = coalesce(input.carrier_ids, stored.carrier_ids),
      parts = coalesce(input.parts, stored.parts),
      delivered_parts = stored.delivered_parts | input.part,
      ${setIf(`${comesLate} AND ${isComplete}`, "late_ms", "$16::bigint")},
      ${setIf(comesLate, "late_code", "input.code")},
      ${setIf(comesLate, "late_network", "input.network")},
      ${setIf(comesLate, "late_user_type", "input.user_type")}
    FROM (${unnestRows(COLUMNS)}) AS input
    WHERE stored.account_id = input.account_id AND stored.msg_key = input.msg_key AND stored.step = input.step
      AND stored.msg_key BETWEEN $17 AND $18
      AND ${isOfItsCarrier} AND ${isCurrent} AND (${ends} OR ${moves} OR ${comesLate} OR ${addsToOpen})
    RETURNING stored.account_id, stored.msg_key, stored.step, stored.state, stored.last, stored.carrier, stored.sent_ms,
      stored.detail ->> 'serviceType' AS service_type, stored.reported_ms, stored.code, stored.carrier_reason, stored.late_ms, stored.late_code
  ),
  ${queueFinalReports("$19::text[]")}
  SELECT account_id, msg_key, step, state, last, service_type, carrier, sent_ms, coalesce(late_code, code) AS code, carrier_reason,
    CASE WHEN late_ms IS NOT NULL THEN 'late' WHEN reported_ms IS NOT NULL AND late_code IS NULL THEN 'ended' ELSE 'none' END
      AS outcome
  FROM changed`;

/**
 * Records changes of steps, each step once, and returns the steps that were changed. It is one statement, and running it a second time
 * changes nothing.
 */
export async function recordSteps(
  queryable: Queryable,
  changes: readonly StepChange[],
  { nowMs, webhookAccounts }: RecordContext,
): Promise<readonly ChangedStep[]> {
  if (changes.length === 0) return [];
  const sorted = changes.toSorted(compareSteps);
  const { rows } = await queryable.query<Row>(RECORD, [
    sorted.map(({ ref }) => ref.accountId),
    sorted.map(({ ref }) => ref.msgKey),
    sorted.map(({ ref }) => ref.step),
    sorted.map(({ state }) => state),
    sorted.map(({ code }) => code),
    sorted.map(({ network }) => network),
    sorted.map(({ userType }) => userType),
    sorted.map(({ carrierIds }) => carrierIds && JSON.stringify(carrierIds)),
    sorted.map(({ part, carrierIds }) => part?.of ?? (carrierIds?.length || undefined)),
    sorted.map(({ part }) => (part === undefined ? 0 : 1 << part.index)),
    sorted.map(({ begunMs = 0 }) => begunMs),
    sorted.map(({ carrier }) => carrier),
    sorted.map(({ carrierReason }) => carrierReason),
    sorted.map(({ tried }) => tried),
    sorted.map(({ repeats }) => repeats),
    nowMs,
    ...getKeyRange(sorted.map(({ ref }) => ref)),
    webhookAccounts,
  ]);
  return rows.map(toChangedStep);
}

function toChangedStep({ account_id, msg_key, step, service_type, sent_ms, code, ...row }: Row): ChangedStep {
  const { carrier_reason, ...same } = row;
  const ref = { accountId: account_id, msgKey: msg_key, step };
  const channel = findChannelOf(service_type);
  const carrierReason = carrier_reason ?? undefined;
  return { ...same, ref, name: getStepName(ref), channel, sentMs: sent_ms, code: code ?? undefined, carrierReason };
}
