import {
  type EndState,
  type NetworkCode,
  nameOfStep,
  type OpenState,
  type ReportCode,
  type StepRef,
} from "../domain/delivery.ts";
import { binaryArray, JSON_TEXT, TEXT } from "./binary-array.ts";
import type { Queryable } from "./database.ts";
import { givenRows } from "./given-rows.ts";
import { groupsIn, handOver } from "./hand-over.ts";
import { inStepOrder, keyBounds } from "./step-batch.ts";

/** What is to become of a step; whether it does depends on what it is. */
export interface StepChange {
  readonly ref: StepRef;
  /** `nameOfStep(ref)`. */
  readonly name: string;
  readonly state: Exclude<OpenState, "submitting"> | EndState;
  readonly code?: ReportCode | undefined;
  readonly network?: NetworkCode | undefined;
  readonly userType?: "F" | "N" | undefined;
  /** The carrier's names for its parts. */
  readonly carrierIds?: readonly string[] | undefined;
  /** The state is that of one part of several: it is delivered when all of them are. */
  readonly part?: { readonly index: number; readonly of: number } | undefined;
  /** Only if this carrier has it: nobody ends what he was not given. */
  readonly carrier?: string | undefined;
  /** Back into the queue only if this is when it was begun. */
  readonly begunMs?: number | undefined;
}

/** A step that a change has changed. */
export interface ChangedStep {
  readonly ref: StepRef;
  /** `nameOfStep(ref)`. */
  readonly name: string;
  readonly state: OpenState | EndState;
  /** Its end came with this change, or a success after its end, or neither. */
  readonly outcome: "ended" | "late" | "none";
  readonly last: boolean;
  readonly carrier: string;
  readonly sentMs: number;
  readonly code: string | undefined;
}

interface Row {
  readonly account_id: string;
  readonly msg_key: string;
  readonly step: number;
  readonly state: OpenState | EndState;
  readonly last: boolean;
  readonly carrier: string;
  readonly sent_ms: number;
  readonly code: string | null;
  readonly outcome: ChangedStep["outcome"];
}

const isOpen = "held.reported_ms IS NULL";
const isComplete = `(excluded.delivered_parts = 0
  OR bit_count((held.delivered_parts | excluded.delivered_parts)::bit(32)) >= excluded.parts)`;
const ends = `(${isOpen} AND excluded.reported_ms IS NOT NULL AND ${isComplete})`;
/** Knowing that the carrier has it is worth more than any guess; not knowing takes nothing back. */
const moves = `(${isOpen} AND CASE excluded.state
  WHEN 'submitted' THEN held.state <> 'submitted'
  WHEN 'unknown' THEN held.state = 'submitting'
  WHEN 'queued' THEN held.state <> 'queued' AND excluded.sent_ms IN (0, held.sent_ms)
  ELSE false END)`;
/** A late success, or a part of one: once, and only where the step was given up. */
const comesLate = "(held.state IN ('failed', 'expired') AND held.late_ms IS NULL AND excluded.state = 'delivered')";
const addsToOpen = `(${isOpen} AND (excluded.carrier_ids IS NOT NULL OR excluded.delivered_parts <> 0))`;
const when = (condition: string, column: string, value = column): string =>
  `${column} = CASE WHEN ${condition} THEN excluded.${value} ELSE held.${column} END`;

const GIVEN = {
  ...{ account_id: "text", msg_key: "text", step: "smallint", state: "text", code: "text", network: "text" },
  ...{ user_type: "text", carrier_ids: "json", parts: "smallint", part: "int", begun_ms: "bigint", carrier: "text" },
};

/**
 * An INSERT that always meets the row it is about: so each row is found by its primary key. An UPDATE joined to the batch
 * is the planner's to arrange, who takes a partition for small that was empty when it looked, and reads all of it.
 * The row is decided upon as it is now, not as it was when the statement began: of two that record the same end at once,
 * one does. A row that has ended is touched by a late success alone, which sets late_code: without it, the end is ours.
 */
const RECORD = `
  WITH changed AS (
    INSERT INTO gateway.steps AS held (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail,
      carrier_ids, parts, delivered_parts, reported_ms, code, network, user_type)
    SELECT given.account_id, given.msg_key, given.step, given.state, '', given.begun_ms, 0, false, 'null',
      given.carrier_ids, given.parts, given.part, CASE WHEN given.code IS NOT NULL THEN $13::bigint END,
      given.code, given.network, given.user_type
    FROM (${givenRows(GIVEN)}) AS given
    CROSS JOIN LATERAL (
      SELECT FROM gateway.steps
      WHERE account_id = given.account_id AND msg_key = given.msg_key AND step = given.step
        AND msg_key BETWEEN $14 AND $15 AND carrier = coalesce(given.carrier, carrier)
      LIMIT 1
    ) AS there
    ON CONFLICT (account_id, msg_key, step) DO UPDATE SET
      ${when(`${ends} OR ${moves}`, "state")},
      ${when(ends, "reported_ms")},
      ${when(ends, "code")},
      ${when(ends, "network")},
      ${when(ends, "user_type")},
      carrier_ids = coalesce(excluded.carrier_ids, held.carrier_ids),
      parts = coalesce(excluded.parts, held.parts),
      delivered_parts = held.delivered_parts | excluded.delivered_parts,
      ${when(`${comesLate} AND ${isComplete}`, "late_ms", "reported_ms")},
      ${when(comesLate, "late_code", "code")},
      ${when(comesLate, "late_network", "network")},
      ${when(comesLate, "late_user_type", "user_type")}
    WHERE ${ends} OR ${moves} OR ${comesLate} OR ${addsToOpen}
    RETURNING account_id, msg_key, step, state, last, carrier, sent_ms, reported_ms, code, late_ms, late_code
  ),
  ${handOver(
    groupsIn(`SELECT account_id, msg_key, reported_ms FROM changed
      WHERE reported_ms IS NOT NULL AND late_code IS NULL AND (state = 'delivered' OR last)`),
    "$16::text[]",
  )}
  SELECT account_id, msg_key, step, state, last, carrier, sent_ms, coalesce(late_code, code) AS code,
    CASE WHEN late_ms IS NOT NULL THEN 'late' WHEN reported_ms IS NOT NULL AND late_code IS NULL THEN 'ended' ELSE 'none' END
      AS outcome
  FROM changed`;

/**
 * Records what became of steps, each named once, and gives their final reports to whoever delivers them; returns those
 * that were changed. All of it is one statement, and a second time it changes nothing.
 */
export async function recordSteps(
  queryable: Queryable,
  changes: readonly StepChange[],
  nowMs: number,
): Promise<readonly ChangedStep[]> {
  if (changes.length === 0) return [];
  const given = changes.toSorted(inStepOrder);
  const texts = (read: (change: StepChange) => string | undefined) =>
    binaryArray(
      TEXT,
      given.map((change) => read(change) ?? null),
    );
  const { rows } = await queryable.query<Row>({
    name: "record-steps",
    text: RECORD,
    values: [
      texts(({ ref }) => ref.accountId),
      texts(({ ref }) => ref.msgKey),
      given.map(({ ref }) => ref.step),
      texts(({ state }) => state),
      texts(({ code }) => code),
      texts(({ network }) => network),
      texts(({ userType }) => userType),
      binaryArray(
        JSON_TEXT,
        given.map(({ carrierIds }) => (carrierIds === undefined ? null : JSON.stringify(carrierIds))),
      ),
      given.map(({ part, carrierIds }) => part?.of ?? carrierIds?.length ?? null),
      given.map(({ part }) => (part === undefined ? 0 : 1 << part.index)),
      given.map(({ begunMs = 0 }) => begunMs),
      texts(({ carrier }) => carrier),
      nowMs,
      ...keyBounds(given.map(({ ref }) => ref)),
      [...new Set(given.map(({ ref }) => ref.accountId))],
    ],
  });
  return rows.map(changedStep);
}

function changedStep({ account_id, msg_key, step, sent_ms, code, ...row }: Row): ChangedStep {
  const ref = { accountId: account_id, msgKey: msg_key, step };
  return { ...row, ref, name: nameOfStep(ref), sentMs: sent_ms, code: code ?? undefined };
}
