import type pg from "pg";
import { type CrashPoint, crashPoint } from "../crash-points.ts";
import {
  classifyDatabaseError,
  DatabaseTimeoutError,
  mustReplaceConnection,
  OutcomeUnknownError,
} from "./database-errors.ts";

/** The schema of the directory and of the first cell. Its name is in the statements of the directory: a cell's connections do not see it. */
export const DIRECTORY_SCHEMA = "gateway";

/** A pool, or one connection of it inside a transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig<unknown[]>,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

/** What the store needs of a pool. */
export interface Pool extends Queryable {
  connect(): Promise<pg.PoolClient>;
}

export interface Database {
  readonly pool: Pool;
  /** How long a caller waits for a call. Undefined: as long as its statements may take. */
  readonly waitMs?: number;
  /** The world changes there: its transactions are committed. */
  readonly commitPoint?: CrashPoint;
  /** Called for each statement, and each wait for a connection, that fails. */
  readonly onError?: ((error: Error) => void) | undefined;
  countConnections(): ConnectionCounts;
  /** Waits for statements under way. */
  close(): Promise<void>;
}

export interface ConnectionCounts {
  readonly total: number;
  readonly idle: number;
  /** Calls that wait for a free one. */
  readonly waiting: number;
}

/** A server that is slow ends the statement itself and says so. The driver ends the wait for a server that says nothing, a little later. */
export const SILENCE_MS = 500;

/**
 * The same database for callers that somebody waits for: a call that takes longer fails. Its transactions end before that, so that
 * nothing is stored after the refusal. A single statement ends by its own time limit, so write with `withTransaction`.
 */
export function withDeadline(database: Database, waitMs: number): Database {
  const { pool } = database;
  const query: Queryable["query"] = (text, values) => inTime(pool.query(text, values), waitMs);
  return { ...database, waitMs, pool: { query, connect: () => pool.connect() } };
}

/** The same database, whose transactions are committed at a crash point. */
export const committedAt = (database: Database, commitPoint: CrashPoint): Database => ({ ...database, commitPoint });

/** Runs the work in one transaction. The work must not wait for another machine. */
export function withTransaction<Value>(
  database: Database,
  work: (client: Queryable) => Promise<Value>,
): Promise<Value> {
  const { waitMs } = database;
  if (waitMs === undefined) return runTransaction(database, work);
  let isCommitting = false;
  const nowMs = () => performance.now();
  const onCommit = () => {
    isCommitting = true;
  };
  const deadline = { endMs: nowMs() + waitMs - SILENCE_MS, nowMs, onCommit };
  return inTime(runTransaction(database, work, deadline), waitMs).catch((error: unknown) => {
    throw isCommitting && error instanceof DatabaseTimeoutError ? new OutcomeUnknownError(error) : error;
  });
}

async function runTransaction<Value>(
  database: Database,
  work: (client: Queryable) => Promise<Value>,
  deadline?: Deadline,
): Promise<Value> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  // A connection may die between two statements.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on("error", onError);
  let isCommitting = false;
  try {
    const value = await work({ query: observeQuery(await begin(client, deadline), database.onError) });
    const leftMs = deadline && getLeftMs(deadline);
    deadline?.onCommit?.();
    isCommitting = true;
    const commit = () => (leftMs === undefined ? client.query("COMMIT") : runLong(client, leftMs, "COMMIT"));
    await (database.commitPoint === undefined ? commit() : crashPoint(database.commitPoint, commit));
    return value;
  } catch (error) {
    // Behind a statement that is not answered, a ROLLBACK would not be answered either. Closing the connection undoes the transaction.
    if (error instanceof Error && mustReplaceConnection(error)) broken = error;
    else
      await client.query("ROLLBACK").catch((failure: Error) => {
        broken = failure;
      });
    throw isCommitting && classifyDatabaseError(error) === "connection" ? new OutcomeUnknownError(error) : error;
  } finally {
    client.removeListener("error", onError);
    client.release(broken);
  }
}

/** The same for statements that may take longer than others: the server and the driver wait for each of them for so long. */
export function withLongTransaction<Value>(
  database: Database,
  timeoutMs: number,
  work: (client: Queryable) => Promise<Value>,
): Promise<Value> {
  return withTransaction(database, async (client) => {
    await runLong(client, timeoutMs, limitStatements(timeoutMs));
    return work({ query: (text, values) => runLong(client, timeoutMs, text, values) });
  });
}

/** When a work of several statements must have ended. */
export interface Deadline {
  readonly endMs: number;
  readonly nowMs: () => number;
  /** Called before the commit: from then on only the database knows what becomes of the work. */
  readonly onCommit?: () => void;
}

/** The same for statements that have one time together: each gets what is left of it. None begins, and nothing is committed, when it is over. */
export const withTransactionUntil = <Value>(
  database: Database,
  deadline: Deadline,
  work: (client: Queryable) => Promise<Value>,
): Promise<Value> => runTransaction(database, work, deadline);

/**
 * With a deadline the server ends the statements in time. The limit is one of the transaction, because a pooler may give the session to others. It is
 * sent again when it has become much too long.
 */
async function begin(client: Queryable, deadline: Deadline | undefined): Promise<Queryable> {
  if (deadline === undefined) {
    await client.query("BEGIN");
    return client;
  }
  let limitMs = getLeftMs(deadline);
  await runLong(client, limitMs, `BEGIN; ${limitStatements(limitMs)}`);
  const query: Queryable["query"] = async (text, values) => {
    const leftMs = getLeftMs(deadline);
    if (limitMs - leftMs > SILENCE_MS) {
      await runLong(client, leftMs, limitStatements(leftMs));
      limitMs = leftMs;
    }
    return runLong(client, leftMs, text, values);
  };
  return { query };
}

function getLeftMs({ endMs, nowMs }: Deadline): number {
  const leftMs = endMs - nowMs();
  if (leftMs <= 0) throw new DatabaseTimeoutError("The time for the statements of a transaction is over");
  return leftMs;
}

const limitStatements = (timeoutMs: number): string => `SET LOCAL statement_timeout = ${Math.ceil(timeoutMs)}`;

function runLong<Row extends pg.QueryResultRow>(
  client: Queryable,
  timeoutMs: number,
  text: string | pg.QueryConfig<unknown[]>,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const config = typeof text === "string" ? { text, values } : text;
  const timed: TimedQuery = { ...config, query_timeout: timeoutMs + SILENCE_MS };
  return client.query(timed);
}

/** An option of the driver since version 8.13. */
export interface TimedQuery extends pg.QueryConfig {
  readonly query_timeout: number;
}

/** The work, or an error after so long. The work goes on. */
export async function inTime<Value>(work: Promise<Value>, waitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeoutError(`The database did not answer in ${waitMs} ms`)), waitMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same statements, with somebody who is told of each that fails. */
export const observeQuery =
  (queryable: Queryable, onError: Database["onError"]): Queryable["query"] =>
  (query, values) =>
    observe(queryable.query(query, values), onError);

export function observe<Value>(work: Promise<Value>, onError: Database["onError"]): Promise<Value> {
  if (onError !== undefined) work.catch(onError);
  return work;
}

/** A row as the domain has it: what the database does not know is absent. */
export const withoutNulls = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;
