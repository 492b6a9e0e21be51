import type pg from "pg";
import type { AcceptOutcome, PendingRequest } from "./accept-request.ts";
import { IN_CELL } from "./citus.ts";
import { committedAt, type Database, SILENCE_MS, type TimedQuery, withTransactionUntil } from "./database.ts";
import {
  classifyDatabaseError,
  type DatabaseErrorKind,
  DatabaseTimeoutError,
  isStatementTimeout,
  isUniqueViolation,
} from "./database-errors.ts";
import { CLAIM_KEYS, findAnswers, getClaimValues, getFirstKey, LOST_CLAIMS } from "./idempotency.ts";
import { insertIntoOutbox } from "./outbox.ts";
import { retry, writeInHalves } from "./retry.ts";
import type { StepBatch } from "./step-batch.ts";
import { unnestRows } from "./unnest-rows.ts";

export interface BatchWriter {
  readonly database: Database;
  readonly now: () => number;
  /** Called when the partition of a day is missing. */
  readonly makePartitions: (requests: readonly PendingRequest[]) => Promise<unknown>;
}

/** What became of each request: an outcome, or the error that concerns it alone. */
export type Outcomes = Map<PendingRequest, AcceptOutcome | Error>;

/** How long a request waits for its commit: callers get an answer within 5 s, other lookups included. */
export const ACCEPT_TIMEOUT_MS = 3500;
/** A request with less time than a slow commit needs is not begun: its statement would end without having stored the others. */
const LEAST_MS = 1000;
const RETRY_FOR_MS = ACCEPT_TIMEOUT_MS;
/** The lookups of a request, its quota and its commit are waited for one after the other. Nothing of it is stored later. */
export const MAX_ACCEPT_MS = 3 * ACCEPT_TIMEOUT_MS;
const RETRIED: ReadonlySet<DatabaseErrorKind> = new Set(["connection", "again", "partition"]);
const ACCEPTED: AcceptOutcome = { kind: "accepted" };
/** The commit of the other request takes milliseconds. */
export const IN_USE: AcceptOutcome = { kind: "in-use", retryAfterS: 1 };

const MESSAGE_COLUMNS = { account_id: "text", msg_key: "text", content: "text" };

/** Without idempotency keys: messages and outbox row. */
const ACCEPT_PLAIN = `
  WITH message AS (INSERT INTO messages (account_id, msg_key, content) ${unnestRows(MESSAGE_COLUMNS)}),
  queued AS (${insertIntoOutbox("VALUES (cardinality($2::text[]), $4)")})
  SELECT NULL AS msg_key WHERE false`;

/** Only messages of requests that won their key. `claim` is the first message key of a message's request, or null. */
const INSERT_WON = `WITH ${CLAIM_KEYS},
  message AS (
    INSERT INTO messages (account_id, msg_key, content)
    SELECT account_id, msg_key, content
    FROM (${unnestRows({ ...MESSAGE_COLUMNS, claim: "text" })}) AS input ${IN_CELL}
    WHERE claim IS NULL OR claim IN (SELECT msg_key FROM won)
    RETURNING account_id, msg_key
  )`;

/**
 * With keys. The outbox row holds only what this very statement has inserted. An earlier try that is still being committed on a broken connection
 * has its own outbox row, and a message with two of them would be dispatched twice.
 */
const ACCEPT_KEYED = `
  ${INSERT_WON},
  inserted AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('outbox', 'outbox_id')) AS outbox_id, now() AS created_at,
      sum(steps) AS step_count, json_agg(json_build_object('accountId', account_id, 'msgKeys', msg_keys))::text AS batch
    FROM (SELECT account_id, count(*) AS steps, json_agg(msg_key) AS msg_keys FROM message GROUP BY account_id) AS grouped
    HAVING count(*) > 0
  ),
  queued AS (
    INSERT INTO outbox (outbox_id, created_at, step_count, batch) OVERRIDING SYSTEM VALUE
    SELECT inserted.* FROM inserted ${IN_CELL}
  )
  ${LOST_CLAIMS}`;

/** Scheduled messages: they go to their own table and not to the outbox. */
const ACCEPT_SCHEDULED = `
  ${INSERT_WON},
  due AS MATERIALIZED (
    SELECT message.account_id, message.msg_key, input.due_ms
    FROM message JOIN unnest($2::text[], $16::bigint[]) AS input (msg_key, due_ms) ON input.msg_key = message.msg_key
  ),
  scheduled AS (
    INSERT INTO scheduled_messages (account_id, msg_key, due_ms)
    SELECT due.* FROM due ${IN_CELL}
  )
  ${LOST_CLAIMS}`;

/** Writes a batch of requests and returns what became of each of them. It does not throw. */
export async function writeRequests(writer: BatchWriter, requests: readonly PendingRequest[]): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const { failed } = await writeInHalves(requests, (part) =>
    retry(() => writeOnce(writer, part, outcomes), {
      retryForMs: RETRY_FOR_MS,
      makePartitions: () => writer.makePartitions(part),
      retried: RETRIED,
      // A key that exists already is the key of the earlier try: the next try finds it. What the server has ended may go on without its oldest.
      classify: (error, attempt) =>
        (attempt > 1 && isUniqueViolation(error)) || isStatementTimeout(error) ? "again" : classifyDatabaseError(error),
    }),
  );
  for (const [request, error] of failed) if (!outcomes.has(request)) outcomes.set(request, error);
  return outcomes;
}

/**
 * The batch has the time of its first request, which is the oldest. After a connection that broke during the commit it is not known whether the
 * batch was committed: its keys tell. If the first try is still running, the second one conflicts with it in the primary key, fails, and the
 * third finds the messages.
 */
async function writeOnce(writer: BatchWriter, requests: readonly PendingRequest[], outcomes: Outcomes): Promise<void> {
  const uncertain = requests.filter((request) => request.mayBeStored && !outcomes.has(request));
  for (const request of await findWritten(writer.database, uncertain)) outcomes.set(request, ACCEPTED);
  const latestMs = performance.now() + LEAST_MS + SILENCE_MS;
  for (const request of requests)
    if (!outcomes.has(request) && request.dueMs < latestMs)
      outcomes.set(request, new DatabaseTimeoutError("The database did not commit in time"));
  const left = requests.filter((request) => !outcomes.has(request));
  const [first] = left;
  if (first === undefined) return;
  // The time of this try, not of the request: the margin at midnight is about statements that run at the same moment.
  const nowMs = writer.now();
  const deadline = {
    endMs: first.dueMs - SILENCE_MS,
    nowMs: () => performance.now(),
    onCommit: () => {
      for (const request of left) request.mayBeStored = true;
    },
  };
  const { rows } = await withTransactionUntil(committedAt(writer.database, "messages-accepted"), deadline, (client) =>
    client.query<{ msg_key: string }>(makeStatement(left, nowMs)),
  );
  const lostKeys = new Set(rows.map(({ msg_key }) => msg_key));
  for (const request of left) if (!lostKeys.has(getFirstKey(request))) outcomes.set(request, ACCEPTED);
  const lost = left.filter((request) => lostKeys.has(getFirstKey(request)));
  await findLostAnswers(writer.database, lost, nowMs, outcomes);
}

/** One statement for everything that a batch writes. It returns the requests that did not get their idempotency key. */
function makeStatement(requests: readonly PendingRequest[], nowMs: number): pg.QueryConfig<unknown[]> {
  const messages = [
    requests.flatMap(({ accountId, msgKeys }) => msgKeys.map(() => accountId)),
    requests.flatMap(({ msgKeys }) => msgKeys),
    requests.flatMap(({ contents }) => contents),
  ];
  const isScheduled = requests.some(({ sendAtMs }) => sendAtMs !== undefined);
  if (!isScheduled && requests.every(({ idempotency }) => idempotency === undefined))
    return {
      name: "accept",
      text: ACCEPT_PLAIN,
      values: [...messages, JSON.stringify(groupByAccount(requests))],
    };
  const claims = requests.flatMap((request) =>
    request.msgKeys.map(() => (request.idempotency ? getFirstKey(request) : null)),
  );
  const values = [...messages, claims, ...getClaimValues(requests, nowMs)];
  if (!isScheduled) return { text: ACCEPT_KEYED, values };
  const due = requests.flatMap(({ msgKeys, sendAtMs }) => msgKeys.map(() => sendAtMs));
  return { text: ACCEPT_SCHEDULED, values: [...values, due] };
}

const groupByAccount = (requests: readonly PendingRequest[]): StepBatch =>
  [...Map.groupBy(requests, ({ accountId }) => accountId)].map(([accountId, group]) => ({
    accountId,
    msgKeys: group.flatMap(({ msgKeys }) => msgKeys),
  }));

/** The batch is committed by now: an error in here is not an error of the batch. */
async function findLostAnswers(
  database: Database,
  lost: readonly PendingRequest[],
  nowMs: number,
  outcomes: Outcomes,
): Promise<void> {
  if (lost.length === 0) return;
  const repeated = lost.map(({ accountId, operation, idempotency }) => {
    return { accountId, operation, key: idempotency?.key ?? "", bodyHash: idempotency?.bodyHash ?? "" };
  });
  const answers = await findAnswers(database.pool, repeated, nowMs).catch(() => []);
  for (const [index, request] of lost.entries()) outcomes.set(request, answers[index] ?? IN_USE);
}

async function findWritten(
  { pool }: Database,
  requests: readonly PendingRequest[],
): Promise<readonly PendingRequest[]> {
  if (requests.length === 0) return [];
  const statement: TimedQuery = {
    text: `SELECT msg_key FROM messages
     WHERE (account_id, msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    values: [requests.map(({ accountId }) => accountId), requests.map(getFirstKey)],
    query_timeout: ACCEPT_TIMEOUT_MS,
  };
  const { rows } = await pool.query<{ msg_key: string }>(statement);
  const written = new Set(rows.map(({ msg_key }) => msg_key));
  return requests.filter((request) => written.has(getFirstKey(request)));
}
