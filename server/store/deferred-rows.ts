import { crashPoint } from "../crash-points.ts";
import { findChannelOf } from "../domain/channel-table.ts";
import { getStepName } from "../domain/delivery.ts";
import { getExpiryMs, makeStepDetail } from "../domain/step.ts";
import type { StepToBegin } from "./begin-steps.ts";
import { IN_CELL } from "./citus.ts";
import { committedAt, type Database, type Queryable, withTransaction } from "./database.ts";
import { loadSteps, type StoredStep } from "./messages.ts";
import { type ChangedStep, queueFinalReports, type RecordContext, type StepChange } from "./record-steps.ts";
import { compareSteps, type StepBatch, toStepBatch, toStepRefs } from "./step-batch.ts";
import { findLease, getBegunMs, type StepLease } from "./step-leases.ts";
import { unnestRows } from "./unnest-rows.ts";

/*
 * Deferred rows. Usually the row of a step is inserted before its carrier gets the step, and updated when the outcome is known. For the
 * first step of a message that was just accepted, the first write is left out: its lease alone says that it was begun, and the row is
 * inserted with the first outcome. That saves a quarter of the database's work for a message (docs/decisions.md).
 *
 * It is safe because only the worker that holds a step's outbox row can begin it:
 *   - the lease names its carrier and outbox rows, and is inserted in a statement that locks those rows;
 *   - a worker that takes over a due lease, or releases the outbox rows of a dead worker, first writes the rows that are missing.
 * Steps that follow others, are sent again or wait in the backlog may have a row already: they are begun by writing or changing their
 * row.
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

/**
 * The condition that a row is the worker's. With `=` PostgreSQL may choose the index by worker, which still has every row that the worker has
 * deleted since the oldest open snapshot, instead of looking up the few rows by their ids.
 */
export const heldBy = (parameter: `$${number}`): string => `worker_id IS NOT DISTINCT FROM ${parameter}::text`;

/** Locks the worker's outbox rows. They stay the worker's until the statement ends. */
const LOCK_ROWS = `SELECT outbox_id FROM outbox WHERE outbox_id = ANY ($1::bigint[]) AND ${heldBy("$2")}`;

/** Begins steps by inserting a lease and no rows. False: one of the outbox rows is not the worker's any more, and nothing was begun. */
export async function beginDeferred(queryable: Queryable, lease: DeferredLease): Promise<boolean> {
  const { leaseId, dueMs, members, carrier, workerId, outboxIds } = lease;
  const { rowCount } = await queryable.query(
    `WITH own AS MATERIALIZED (${LOCK_ROWS} ORDER BY outbox_id FOR SHARE),
     held AS MATERIALIZED (SELECT count(*) AS rows FROM own),
     lease AS (
       INSERT INTO step_leases (lease_id, due_ms, members, carrier, outbox_ids)
       SELECT $3, $4, $5, $6, $1::bigint[]::text[] FROM held ${IN_CELL} WHERE held.rows = cardinality($1::bigint[])
       RETURNING lease_id
     )
     SELECT FROM lease`,
    [outboxIds, workerId, leaseId, dueMs, JSON.stringify(toStepBatch(members)), carrier],
  );
  return rowCount === 1;
}

/**
 * After beginDeferred or beginSteps failed: whether the steps were begun, and which outbox rows are still the worker's. The failed statement may still
 * be running on a connection that broke on this side only, or may even start later. So an empty lease is inserted with this id. The
 * insert waits for a statement that is running. A statement that starts later fails because the id exists, and begins nothing. The
 * empty lease is deleted when it comes due.
 */
export function findDeferred(
  database: Database,
  { leaseId, dueMs, workerId, outboxIds }: DeferredLease,
): Promise<{ readonly isBegun: boolean; readonly held: ReadonlySet<number> }> {
  return withTransaction(committedAt(database, "deferred-asked"), async (client) => {
    const { rows } = await client.query<{ outbox_id: number }>(`${LOCK_ROWS} ORDER BY outbox_id FOR UPDATE`, [
      outboxIds,
      workerId,
    ]);
    const { rowCount } = await client.query(
      "INSERT INTO step_leases (lease_id, due_ms, members) VALUES ($1, $2, '[]') ON CONFLICT DO NOTHING",
      [leaseId, dueMs],
    );
    const lease = rowCount === 0 ? await findLease(client, leaseId) : undefined;
    // Another worker has taken the lease over if its time was changed.
    const isBegun = lease?.dueMs === dueMs && lease.members.length > 0;
    return { isBegun, held: new Set(rows.map(({ outbox_id }) => outbox_id)) };
  });
}

const BEGIN_COLUMNS = {
  ...{ account_id: "text", msg_key: "text", step: "smallint", carrier: "text" },
  ...{ sent_ms: "bigint", expires_ms: "bigint", last: "boolean", detail: "json" },
};
const OUTCOME_COLUMNS = {
  ...{ state: "text", carrier_ids: "json", parts: "smallint", code: "text", network: "text", user_type: "text" },
  carrier_reason: "text",
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
    INSERT INTO steps (${listNames(BEGIN_COLUMNS)}, ${listNames(OUTCOME_COLUMNS)}, reported_ms)
    SELECT *, CASE WHEN code IS NOT NULL THEN $16::bigint END
    FROM (${unnestRows({ ...BEGIN_COLUMNS, ...OUTCOME_COLUMNS })}) AS input
    RETURNING account_id, msg_key, state, last, reported_ms, code, late_code
  ),
  ${queueFinalReports("$17::text[]")}
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
  { nowMs, webhookAccounts }: RecordContext,
): Promise<readonly ChangedStep[]> {
  if (outcomes.length === 0) return [];
  const sorted = outcomes.toSorted((one, other) => compareSteps(one.row, other.row));
  const changes = sorted.map(({ change }) => change);
  await queryable.query({
    name: "insert-outcomes",
    text: INSERT_OUTCOMES,
    values: [
      ...getBeginValues(sorted.map(({ row }) => row)),
      changes.map(({ state }) => state),
      changes.map(({ carrierIds }) => carrierIds && JSON.stringify(carrierIds)),
      changes.map(({ carrierIds }) => carrierIds?.length || undefined),
      changes.map(({ code }) => code),
      changes.map(({ network }) => network),
      changes.map(({ userType }) => userType),
      changes.map(({ carrierReason }) => carrierReason),
      nowMs,
      webhookAccounts,
    ],
  });
  return sorted.map(({ row: { ref, carrier, last, sentMs, detail }, change: { state, code, carrierReason } }) => {
    const outcome = code === undefined ? "none" : "ended";
    const channel = findChannelOf(detail.serviceType);
    return { ref, name: getStepName(ref), state, outcome, last, channel, carrier, sentMs, code, carrierReason };
  });
}

/** Inserts rows that do not exist yet, in the state that they would have had when their steps were begun. */
export async function insertMissing(queryable: Queryable, rows: readonly DeferredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await queryable.query(
    `INSERT INTO steps (${listNames(BEGIN_COLUMNS)}, state)
     SELECT *, 'submitting' FROM (${unnestRows(BEGIN_COLUMNS)}) AS input ON CONFLICT DO NOTHING`,
    getBeginValues(rows.toSorted(compareSteps)),
  );
}

/**
 * Inserts the missing rows of steps whose leases another worker had. The rows are made from the stored messages, as that worker would
 * have inserted them when it began the steps. All of them in one statement, and so in one order (compareSteps): that worker may live and
 * insert the same rows at this moment.
 */
export async function adoptLeases(
  queryable: Queryable,
  leaseIds: readonly string[],
  stepValidityS: number,
): Promise<void> {
  if (leaseIds.length === 0) return;
  const { rows: leases } = await queryable.query<{ lease_id: string; carrier: string; members: StepBatch }>(
    // In the order of their times: if two name one step, the first counts.
    `SELECT lease_id, carrier, members FROM step_leases WHERE lease_id = ANY ($1::text[]) AND carrier IS NOT NULL
     ORDER BY lease_id`,
    [leaseIds],
  );
  const missing: DeferredRow[] = [];
  for (const { lease_id, carrier, members } of leases) {
    const stored = await loadSteps(queryable, toStepRefs(members));
    const accounts = await findSplitCounts(queryable, stored);
    const sentMs = getBegunMs(lease_id);
    for (const { ref, message, row, startedMs = sentMs } of stored) {
      const step = message.steps[ref.step];
      const hasSplitCount = accounts.get(ref.accountId);
      if (row !== undefined || step === undefined || hasSplitCount === undefined) continue;
      const expiresMs = getExpiryMs(step, startedMs, stepValidityS);
      const detail = makeStepDetail(step, message, hasSplitCount);
      const last = ref.step === message.steps.length - 1;
      missing.push({ ref, carrier, sentMs, expiresMs, last, detail });
    }
  }
  if (missing.length > 0) await crashPoint("rows-adopted", () => insertMissing(queryable, missing));
}

/** For each account that exists: whether its reports contain the number of parts. */
async function findSplitCounts(
  queryable: Queryable,
  steps: readonly StoredStep[],
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await queryable.query<{ account_id: string; split_count: boolean }>(
    "SELECT account_id, split_count FROM gateway.accounts WHERE account_id = ANY ($1::text[])",
    [[...new Set(steps.map(({ ref }) => ref.accountId))]],
  );
  return new Map(rows.map(({ account_id, split_count }) => [account_id, split_count]));
}

/** The leases on steps of these outbox rows. */
export async function findLeasesOfBatches(
  queryable: Queryable,
  outboxIds: readonly number[],
): Promise<readonly string[]> {
  if (outboxIds.length === 0) return [];
  const { rows } = await queryable.query<{ lease_id: string }>(
    // One id at a time: for a long list PostgreSQL would read all leases and compare the whole list with each.
    `SELECT DISTINCT lease.lease_id FROM unnest($1::text[]) AS released (id)
     CROSS JOIN LATERAL (
       SELECT lease_id FROM step_leases WHERE outbox_ids @> ARRAY[released.id] OFFSET 0
     ) AS lease`,
    [outboxIds.map(String)],
  );
  return rows.map(({ lease_id }) => lease_id);
}
