import { getStepName } from "../domain/delivery.ts";
import type { StepToBegin } from "./begin-steps.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";
import { type ChangedStep, queueFinalReports, type StepChange } from "./record-steps.ts";
import { compareSteps, toStepBatch } from "./step-batch.ts";
import { findLease, type StepLease } from "./step-leases.ts";
import { unnestRows } from "./unnest-rows.ts";

/*
 * Deferred rows. The row of a step is written before its carrier gets the step, and changed when the outcome is known. For a first step
 * that comes straight from its acceptance the first of these two is left out: its lease alone says that it was begun, and the row is
 * written once, with the first outcome. That saves a quarter of the database's work for a message (docs/decisions.md).
 *
 * It is safe because only the worker that holds a step's outbox row can begin it:
 *   - the lease names its carrier and outbox rows, and is inserted in a statement that locks those rows;
 *   - whoever takes over a due lease, or releases the outbox rows of a dead worker, first writes the rows that are missing.
 * Steps that follow others, come back or wait in the backlog have a row already or may have one: they are begun by their rows.
 */

/** A step that was begun and has no row yet. */
export interface DeferredRow extends StepToBegin {
  readonly sentMs: number;
}

/** The deferred rows of this process, by step name. */
export type DeferredRows = Map<string, DeferredRow>;

export interface DeferredLease extends StepLease {
  readonly carrier: string;
  readonly workerId: string;
  readonly outboxIds: readonly number[];
}

/** Locks the worker's outbox rows. They stay the worker's until the statement ends. */
const LOCK_ROWS = "SELECT outbox_id FROM gateway.outbox WHERE outbox_id = ANY ($1::bigint[]) AND worker_id = $2";

/** Begins steps by nothing but a lease. False: one of the outbox rows is not the worker's any more, and nothing was begun. */
export async function beginDeferred(queryable: Queryable, lease: DeferredLease): Promise<boolean> {
  const { leaseId, dueMs, members, carrier, workerId, outboxIds } = lease;
  const { rowCount } = await queryable.query(
    `WITH own AS MATERIALIZED (${LOCK_ROWS} ORDER BY outbox_id FOR SHARE)
     INSERT INTO gateway.step_leases (lease_id, due_ms, members, carrier, job_ids)
     SELECT $3, $4, $5, $6, $1::bigint[]::text[] WHERE (SELECT count(*) FROM own) = cardinality($1::bigint[])`,
    [outboxIds, workerId, leaseId, dueMs, JSON.stringify(toStepBatch(members)), carrier],
  );
  return rowCount === 1;
}

/**
 * After a failure: whether the steps were begun, and which outbox rows are still the worker's. It waits for a statement that still runs
 * on a connection that broke on this side only.
 */
export function findDeferred(
  database: Database,
  { leaseId, dueMs, workerId, outboxIds }: DeferredLease,
): Promise<{ readonly isBegun: boolean; readonly held: ReadonlySet<number> }> {
  return withTransaction(database, async (client) => {
    const { rows } = await client.query<{ outbox_id: number }>(`${LOCK_ROWS} ORDER BY outbox_id FOR UPDATE`, [
      outboxIds,
      workerId,
    ]);
    // Another worker has taken the lease over if its time was changed.
    const isBegun = (await findLease(client, leaseId))?.dueMs === dueMs;
    return { isBegun, held: new Set(rows.map(({ outbox_id }) => outbox_id)) };
  });
}

const BEGIN_COLUMNS = {
  ...{ account_id: "text", msg_key: "text", step: "smallint", carrier: "text" },
  ...{ sent_ms: "bigint", expires_ms: "bigint", last: "boolean", detail: "json" },
};
const OUTCOME_COLUMNS = {
  ...{ state: "text", carrier_ids: "json", parts: "smallint", code: "text", network: "text", user_type: "text" },
};
const listNames = (columns: object): string => Object.keys(columns).join(", ");

const getBeginValues = (rows: readonly DeferredRow[]): unknown[] => [
  rows.map(({ ref }) => ref.accountId),
  rows.map(({ ref }) => ref.msgKey),
  rows.map(({ ref }) => ref.step),
  rows.map(({ carrier }) => carrier),
  rows.map(({ sentMs }) => sentMs),
  rows.map(({ expiresMs }) => expiresMs),
  rows.map(({ last }) => last),
  rows.map(({ detail }) => JSON.stringify(detail)),
];

const INSERT_OUTCOMES = `
  WITH changed AS (
    INSERT INTO gateway.steps (${listNames(BEGIN_COLUMNS)}, ${listNames(OUTCOME_COLUMNS)}, reported_ms)
    SELECT *, CASE WHEN code IS NOT NULL THEN $15::bigint END
    FROM (${unnestRows({ ...BEGIN_COLUMNS, ...OUTCOME_COLUMNS })}) AS input
    RETURNING account_id, msg_key, state, last, reported_ms, late_code
  ),
  ${queueFinalReports("$16::text[]")}
  SELECT`;

/** An outcome that decides the whole state of a deferred row. */
export interface FirstOutcome {
  readonly row: DeferredRow;
  readonly change: StepChange;
}

/** Writes rows with their first outcome and queues their final reports. Fails with a unique violation if one of them exists. */
export async function insertOutcomes(
  queryable: Queryable,
  outcomes: readonly FirstOutcome[],
  nowMs: number,
): Promise<readonly ChangedStep[]> {
  if (outcomes.length === 0) return [];
  const sorted = outcomes.toSorted((one, other) => compareSteps(one.row, other.row));
  const changes = sorted.map(({ change }) => change);
  await queryable.query(INSERT_OUTCOMES, [
    ...getBeginValues(sorted.map(({ row }) => row)),
    changes.map(({ state }) => state),
    changes.map(({ carrierIds }) => carrierIds && JSON.stringify(carrierIds)),
    changes.map(({ carrierIds }) => carrierIds?.length),
    changes.map(({ code }) => code),
    changes.map(({ network }) => network),
    changes.map(({ userType }) => userType),
    nowMs,
    [...new Set(sorted.map(({ row }) => row.ref.accountId))],
  ]);
  return sorted.map(({ row: { ref, carrier, last, sentMs }, change: { state, code } }) => {
    const outcome = code === undefined ? "none" : "ended";
    return { ref, name: getStepName(ref), state, outcome, last, carrier, sentMs, code };
  });
}

/** Writes rows as if they had been written at the beginning, where they are missing. */
export async function insertMissing(queryable: Queryable, rows: readonly DeferredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await queryable.query(
    `INSERT INTO gateway.steps (${listNames(BEGIN_COLUMNS)}, state)
     SELECT *, 'submitting' FROM (${unnestRows(BEGIN_COLUMNS)}) AS input ON CONFLICT DO NOTHING`,
    getBeginValues(rows.toSorted(compareSteps)),
  );
}

/**
 * Writes the rows that the worker of a lease did not write before it died, from the messages. The lists of builds of the previous release
 * are one string with spaces in between.
 */
const INSERT_FROM_MESSAGES = `
  INSERT INTO gateway.steps (${listNames(BEGIN_COLUMNS)}, state)
  SELECT account.account_id, message.msg_key, 0, lease.carrier, begun.ms,
    begun.ms + 1000 * coalesce((first_step ->> 'validityS')::int, $2),
    json_array_length(content -> 'steps') = 1,
    json_strip_nulls(json_build_object('serviceType', first_step -> 'serviceType', 'msgType', first_step -> 'msgType',
      'ref', content -> 'ref', 'parts', CASE WHEN account.split_count THEN content -> 'parts' END)),
    'submitting'
  FROM gateway.step_leases AS lease
  CROSS JOIN LATERAL (SELECT split_part(lease.lease_id, '.', 2)::bigint AS ms) AS begun
  CROSS JOIN LATERAL json_array_elements(lease.members) AS member
  CROSS JOIN LATERAL unnest(CASE json_typeof(member -> 'msgKeys') WHEN 'string' THEN string_to_array(member ->> 'msgKeys', ' ')
    ELSE ARRAY(SELECT json_array_elements_text(member -> 'msgKeys')) END) AS key
  JOIN gateway.accounts AS account ON account.account_id = member ->> 'accountId'
  JOIN gateway.messages AS message ON message.account_id = account.account_id AND message.msg_key = key
  CROSS JOIN LATERAL (SELECT message.content::json AS content) AS parsed
  CROSS JOIN LATERAL (SELECT content -> 'steps' -> 0 AS first_step) AS first
  WHERE lease.carrier IS NOT NULL AND lease.lease_id = ANY ($1::text[])
  ON CONFLICT DO NOTHING`;

/** Writes the rows that are missing of the steps of leases that another worker had. */
export async function adoptLeases(
  queryable: Queryable,
  leaseIds: readonly string[],
  stepValidityS: number,
): Promise<void> {
  if (leaseIds.length > 0) await queryable.query(INSERT_FROM_MESSAGES, [leaseIds, stepValidityS]);
}

/** The same for all leases on steps of these outbox rows, or of these jobs of the previous release. */
export async function adoptLeasesOf(
  queryable: Queryable,
  outboxIds: readonly (number | string)[],
  stepValidityS: number,
): Promise<void> {
  if (outboxIds.length === 0) return;
  const { rows } = await queryable.query<{ lease_id: string }>(
    "SELECT lease_id FROM gateway.step_leases WHERE job_ids && $1::text[]",
    [outboxIds.map(String)],
  );
  await adoptLeases(
    queryable,
    rows.map(({ lease_id }) => lease_id),
    stepValidityS,
  );
}
