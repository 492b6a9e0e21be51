import { nameOfStep, type StepRef } from "../domain/delivery.ts";
import type { MessageType, ServiceType } from "../domain/model.ts";
import { binaryArray, JSON_TEXT, TEXT } from "./binary-array.ts";
import type { Database, Queryable } from "./database.ts";
import type { Failure } from "./failure.ts";
import { givenRows } from "./given-rows.ts";
import { ensurePartitions } from "./partitions.ts";
import { persist } from "./persist.ts";
import { inStepOrder, keyBounds } from "./step-batch.ts";
import { findWatch, type Watch } from "./watches.ts";

/** What a report says of a step whatever becomes of it. */
export interface StepDetail {
  readonly serviceType: ServiceType;
  readonly msgType: MessageType;
  readonly parts?: number | undefined;
  readonly ref?: string | undefined;
}

/** A step that is about to be submitted. */
export interface Beginning {
  readonly ref: StepRef;
  readonly carrier: string;
  readonly expiresMs: number;
  /** No step follows: its end is the message's. */
  readonly last: boolean;
  readonly detail: StepDetail;
}

/** Together shorter than any watch's first lease: after it another worker may take the steps over. */
const PATIENCE_MS = 5000;
const UNIQUE_VIOLATION = "23505";
const RETRIED: ReadonlySet<Failure> = new Set(["connection", "again", "partition"]);

const GIVEN = {
  ...{ account_id: "text", msg_key: "text", step: "smallint" },
  ...{ carrier: "text", expires_ms: "bigint", last: "boolean", detail: "json" },
};

/**
 * Only a step that is queued is taken over; one that follows another is begun once that has failed or expired.
 * A later beginning always has a later time, whatever the clocks say: it tells one try from the next.
 */
const BEGIN = `
  WITH begun AS (
    INSERT INTO gateway.steps AS held
      (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail)
    SELECT given.account_id, given.msg_key, given.step, 'submitting', given.carrier, $8::bigint, given.expires_ms,
      given.last, given.detail
    FROM (${givenRows(GIVEN)}) AS given
    LEFT JOIN LATERAL (
      SELECT true AS given_up FROM gateway.steps before
      WHERE given.step > 0 AND before.account_id = given.account_id AND before.msg_key = given.msg_key
        AND before.step = given.step - 1 AND before.state IN ('failed', 'expired')
        AND before.msg_key BETWEEN $11 AND $12
      LIMIT 1
    ) AS before ON true
    WHERE given.step = 0 OR before.given_up
    ON CONFLICT (account_id, msg_key, step) DO UPDATE SET
      state = excluded.state, carrier = excluded.carrier, expires_ms = excluded.expires_ms,
      sent_ms = greatest(excluded.sent_ms, held.sent_ms + 1), carrier_ids = NULL
    WHERE held.state = 'queued'
    RETURNING account_id, msg_key, step
  ),
  watch AS (
    INSERT INTO gateway.watches (watch_id, due_ms, members)
    SELECT $9, $10, json_agg(member)
    FROM (
      SELECT json_build_object('accountId', account_id, 'step', step, 'msgKeys', string_agg(msg_key, ' ')) AS member
      FROM begun GROUP BY account_id, step
    ) AS members
    HAVING count(*) > 0
  )
  SELECT total, account_id, msg_key, step
  FROM (SELECT count(*) AS total FROM begun) AS counted LEFT JOIN begun ON total < cardinality($1::text[])`;

/**
 * Marks steps as being submitted and watches them; the names (nameOfStep) of those that are the caller's to submit.
 * The watch holds these alone, whatever its `members` say: nobody is to look after another worker's steps.
 */
export function beginSteps(
  database: Database,
  beginnings: readonly Beginning[],
  watch: Watch,
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const begin = () => beginOnce(database.pool, beginnings, watch, nowMs);
  return persist((tries) => (tries === 0 ? begin() : beginAgain(database.pool, begin, watch)), {
    patienceMs: PATIENCE_MS,
    makePartitions: () => ensurePartitions(database, nowMs),
    retried: RETRIED,
  });
}

/**
 * After a broken connection nobody knows whether the steps were begun. If they were, this begins nothing, or meets the
 * watch that was written with them: it tells whose they are.
 */
async function beginAgain(
  queryable: Queryable,
  begin: () => Promise<ReadonlySet<string>>,
  watch: Watch,
): Promise<ReadonlySet<string>> {
  const begun = await begin().catch((error: Error) => {
    if ("code" in error && error.code === UNIQUE_VIOLATION) return new Set<string>();
    throw error;
  });
  if (begun.size > 0) return begun;
  const found = await findWatch(queryable, watch.watchId);
  // One that somebody else has postponed is his to look after.
  return new Set(found?.dueMs === watch.dueMs ? found.members.map(nameOfStep) : []);
}

async function beginOnce(
  queryable: Queryable,
  beginnings: readonly Beginning[],
  { watchId, dueMs }: Watch,
  nowMs: number,
): Promise<ReadonlySet<string>> {
  // A statement cannot insert a row twice.
  const given = [...new Map(beginnings.map((one) => [nameOfStep(one.ref), one])).values()].sort(inStepOrder);
  if (given.length === 0) return new Set();
  const texts = (read: (one: Beginning) => string) => binaryArray(TEXT, given.map(read));
  const { rows } = await queryable.query<Begun>({
    name: "begin-steps",
    text: BEGIN,
    values: [
      texts(({ ref }) => ref.accountId),
      texts(({ ref }) => ref.msgKey),
      given.map(({ ref }) => ref.step),
      texts(({ carrier }) => carrier),
      given.map(({ expiresMs }) => expiresMs),
      given.map(({ last }) => last),
      binaryArray(
        JSON_TEXT,
        given.map(({ detail }) => JSON.stringify(detail)),
      ),
      nowMs,
      watchId,
      dueMs,
      ...keyBounds(given.map(({ ref }) => ref)),
    ],
  });
  if (rows[0]?.total === given.length) return new Set(given.map(({ ref }) => nameOfStep(ref)));
  return new Set(
    rows
      .filter(isNamed)
      .map(({ account_id: accountId, msg_key: msgKey, step }) => nameOfStep({ accountId, msgKey, step })),
  );
}

/** How many were begun, and which of them, unless that is all: nearly always it is. */
type Begun = { readonly total: number } & (NamedStep | { readonly account_id: null });

interface NamedStep {
  readonly account_id: string;
  readonly msg_key: string;
  readonly step: number;
}

const isNamed = (row: Begun): row is Begun & NamedStep => row.account_id !== null;
