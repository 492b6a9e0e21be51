import { crashPoint } from "../crash-points.ts";
import { getStepName, type StepRef } from "../domain/delivery.ts";
import type { StepDetail } from "../domain/step.ts";
import { IN_CELL } from "./citus.ts";
import type { Database, Queryable } from "./database.ts";
import { type DatabaseErrorKind, isUniqueViolation } from "./database-errors.ts";
import { ensurePartitions } from "./partitions.ts";
import { retry } from "./retry.ts";
import { compareSteps, getKeyRange } from "./step-batch.ts";
import { findLease, type StepLease } from "./step-leases.ts";
import { unnestRows } from "./unnest-rows.ts";

/** A step that is about to be submitted. */
export interface StepToBegin {
  readonly ref: StepRef;
  readonly carrier: string;
  readonly expiresMs: number;
  /** No step follows: its end is the message's end. */
  readonly last: boolean;
  readonly detail: StepDetail;
  /** How often an operator had sent it again when it was read; undefined: never. */
  readonly repeats?: number | undefined;
}

/** Shorter than a lease: when the lease is over, another worker may take the steps over. */
const RETRY_FOR_MS = 5000;
const RETRIED: ReadonlySet<DatabaseErrorKind> = new Set(["connection", "again", "partition"]);

const COLUMNS = {
  ...{ account_id: "text", msg_key: "text", step: "smallint" },
  ...{ carrier: "text", expires_ms: "bigint", last: "boolean", detail: "json", repeats: "smallint" },
};

/**
 * Inserts the rows of steps, or takes over rows that are queued; a step that follows another is begun once that one has failed or
 * expired. A later try always gets a later time, also where clocks differ: the time tells one try from the next. So a caller that was
 * held up, and does not know of a later try that has come back from its carrier, begins nothing: the lease would name another time than
 * the row, and nobody would look at the step again. The later try has left a row in the outbox, from which the step is begun.
 * A caller that has read a step before an operator sent it again begins nothing either: it would send it under the old reference.
 * The lease holds exactly the steps that were begun, so that no worker recovers the steps of another lease.
 */
const BEGIN = `
  WITH begun AS (
    INSERT INTO steps AS stored
      (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail, repeats)
    SELECT input.account_id, input.msg_key, input.step, 'submitting', input.carrier, $9::bigint, input.expires_ms,
      input.last, input.detail, input.repeats
    FROM (${unnestRows(COLUMNS)}) AS input
    LEFT JOIN LATERAL (
      SELECT true AS has_failed FROM steps previous
      WHERE input.step > 0 AND previous.account_id = input.account_id AND previous.msg_key = input.msg_key
        AND previous.step = input.step - 1 AND previous.state IN ('failed', 'expired')
        AND previous.msg_key BETWEEN $12 AND $13
      LIMIT 1
    ) AS previous ON true
    WHERE input.step = 0 OR previous.has_failed
    ON CONFLICT (account_id, msg_key, step) DO UPDATE SET
      state = excluded.state, carrier = excluded.carrier, expires_ms = excluded.expires_ms,
      sent_ms = excluded.sent_ms, carrier_ids = NULL
    WHERE stored.state = 'queued' AND stored.sent_ms < excluded.sent_ms AND stored.repeats = excluded.repeats
    RETURNING account_id, msg_key, step
  ),
  leased AS MATERIALIZED (
    SELECT json_agg(member) AS members
    FROM (
      SELECT json_build_object('accountId', account_id, 'step', step, 'msgKeys', json_agg(msg_key)) AS member
      FROM begun GROUP BY account_id, step
    ) AS grouped
    HAVING count(*) > 0
  ),
  lease AS (
    INSERT INTO step_leases (lease_id, due_ms, members)
    SELECT $10, $11, members FROM leased ${IN_CELL}
  )
  SELECT total, account_id, msg_key, step
  FROM (SELECT count(*) AS total FROM begun) AS counted LEFT JOIN begun ON total < cardinality($1::text[])`;

/** Marks steps as being submitted and inserts their lease; returns the names (getStepName) of those that the caller may submit. */
export function beginSteps(
  database: Database,
  steps: readonly StepToBegin[],
  lease: Pick<StepLease, "leaseId" | "dueMs">,
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const begin = () => beginOnce(database.pool, steps, lease, nowMs);
  return retry((attempt) => (attempt === 1 ? begin() : beginAgain(database.pool, begin, lease)), {
    retryForMs: RETRY_FOR_MS,
    makePartitions: () => ensurePartitions(database, nowMs),
    retried: RETRIED,
  });
}

/**
 * After a broken connection it is not known whether the steps were begun. If they were, this try begins nothing, or conflicts with
 * the lease that was inserted with them: that lease says which steps are the caller's.
 */
async function beginAgain(
  queryable: Queryable,
  begin: () => Promise<ReadonlySet<string>>,
  lease: Pick<StepLease, "leaseId" | "dueMs">,
): Promise<ReadonlySet<string>> {
  const begun = await begin().catch((error: Error) => {
    if (isUniqueViolation(error)) return new Set<string>();
    throw error;
  });
  if (begun.size > 0) return begun;
  const found = await findLease(queryable, lease.leaseId);
  // Another worker has taken the lease over if its time was changed.
  return new Set(found?.dueMs === lease.dueMs ? found.members.map(getStepName) : []);
}

async function beginOnce(
  queryable: Queryable,
  steps: readonly StepToBegin[],
  { leaseId, dueMs }: Pick<StepLease, "leaseId" | "dueMs">,
  nowMs: number,
): Promise<ReadonlySet<string>> {
  // A statement cannot insert a row twice.
  const rows = [...new Map(steps.map((step) => [getStepName(step.ref), step])).values()].sort(compareSteps);
  if (rows.length === 0) return new Set();
  const statement = {
    text: BEGIN,
    values: [
      rows.map(({ ref }) => ref.accountId),
      rows.map(({ ref }) => ref.msgKey),
      rows.map(({ ref }) => ref.step),
      rows.map(({ carrier }) => carrier),
      rows.map(({ expiresMs }) => expiresMs),
      rows.map(({ last }) => last),
      rows.map(({ detail }) => JSON.stringify(detail)),
      rows.map(({ repeats = 0 }) => repeats),
      nowMs,
      leaseId,
      dueMs,
      ...getKeyRange(rows.map(({ ref }) => ref)),
    ],
  };
  const result = await crashPoint("steps-begun", () => queryable.query<BegunRow>(statement));
  if (result.rows[0]?.total === rows.length) return new Set(rows.map(({ ref }) => getStepName(ref)));
  return new Set(
    result.rows
      .filter((row) => row.account_id !== null)
      .map(({ account_id: accountId, msg_key: msgKey, step }) => getStepName({ accountId, msgKey, step })),
  );
}

/** How many were begun and, unless it is all of them, which. */
interface BegunRow {
  readonly total: number;
  readonly account_id: string;
  readonly msg_key: string;
  readonly step: number;
}
