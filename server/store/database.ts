import pg from "pg";
import { type CrashPoint, crashPoint } from "../crash-points.ts";
import { type ConnectCallback, callOnce } from "./connect-callback.ts";
import {
  DatabaseTimeoutError,
  mustReplaceConnection,
  NoHostError,
  noteHost,
  ReadOnlyError,
  SearchPathError,
} from "./database-errors.ts";
import { type DatabaseHost, DatabaseHosts, parseDatabaseUrl } from "./database-hosts.ts";

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

export interface DatabaseOptions {
  readonly poolSize: number;
  /** The schema of the tables that statements name without one: that of a cell. By default it is the first cell's. */
  readonly schema?: string;
  readonly applicationName?: string;
  /** How long a statement may take (default 30 s). */
  readonly timeoutMs?: number;
  /** The process may end while connections are open and idle. */
  readonly mayExit?: boolean;
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onIdleFailure?: (error: Error) => void;
  /** Called for each statement, and each wait for a connection, that fails. */
  readonly onError?: (error: Error) => void;
  /** Called with how long a call waited for a connection. */
  readonly onConnected?: (waitedMs: number) => void;
}

/** For a new connection, and for a free one where all are in use. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A server that is slow ends the statement itself and says so. The driver ends the wait for a server that says nothing, a little later. */
const SILENCE_MS = 500;
/** A process that hangs in the middle of a transaction must not hold its locks for long. */
const IDLE_IN_TRANSACTION_MS = 15_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * An answer promises that its message survives a crash of the database. So a weaker setting of the server or role is raised to `on`; a
 * stronger one (`remote_apply`) stays.
 *
 * Lists in JSON look far longer to the planner than they are: compiling such a statement (`jit`) would take longer than running it.
 */
const PREPARE_SESSION = `
  SELECT current_setting('transaction_read_only') = 'on' AS is_read_only, current_setting('search_path') AS search_path,
    CASE WHEN current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')
      THEN set_config('synchronous_commit', 'on', false) END AS raised,
    set_config('jit', 'off', false) AS jit`;

export function openDatabase(url: string, options: DatabaseOptions): Database {
  const { poolSize, applicationName = "gateway", timeoutMs = STATEMENT_TIMEOUT_MS, onError } = options;
  const hosts = new DatabaseHosts(parseDatabaseUrl(url));
  const pool = new HostsPool(hosts, options, {
    max: poolSize,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + SILENCE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    allowExitOnIdle: options.mayExit ?? false,
    types: { getTypeParser: readTypes },
  });
  pool.on("error", options.onIdleFailure ?? (() => {}));
  const countConnections = (): ConnectionCounts => {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = pool;
    return { total, idle, waiting };
  };
  return { pool: observePool(pool, onError), onError, countConnections, close: () => pool.end() };
}

/** The same pool, which tells of each statement and each wait for a connection that fails. */
function observePool(pool: Pool, onError: Database["onError"]): Pool {
  return { query: observeQuery(pool, onError), connect: () => observe(pool.connect(), onError) };
}

const observeQuery =
  (queryable: Queryable, onError: Database["onError"]): Queryable["query"] =>
  (query, values) =>
    observe(queryable.query(query, values), onError);

function observe<Value>(work: Promise<Value>, onError: Database["onError"]): Promise<Value> {
  if (onError !== undefined) work.catch(onError);
  return work;
}

/** A pool whose new connections go to a host that accepts writes, and to the host that worked last first. */
class HostsPool extends pg.Pool {
  readonly #hosts: DatabaseHosts;
  readonly #options: DatabaseOptions;

  constructor(hosts: DatabaseHosts, options: DatabaseOptions, config: pg.PoolConfig) {
    const hostOf = new WeakMap<object, DatabaseHost>();
    const { schema = DIRECTORY_SCHEMA } = options;
    class HostClient extends pg.Client {
      constructor(given?: pg.ClientConfig) {
        const host = hosts.current;
        super({ ...given, ...withSearchPath(host.url, schema) });
        // An error event without a listener would end the process. It may come while nobody has the connection: the answer to its last
        // statement and the news that the server ends it can be in one packet, and who waits for the connection gets it a moment later.
        this.on("error", () => {});
        hostOf.set(this, host);
        // A connection that ends before it is established. Nobody else may hear of it, where its caller has given up meanwhile.
        const onEnd = (): void => hosts.noteFailure(host);
        this.once("end", onEnd).once("connect", () => this.removeListener("end", onEnd));
      }
    }
    // Not `onConnect`: after an error it waits until the server has closed the connection, and a silent server never does.
    const verify = async (client: pg.PoolClient, done: (error?: Error) => void): Promise<void> => {
      const error = await prepareSession(client, schema).then(
        () => undefined,
        (failure: Error) => failure,
      );
      const host = hostOf.get(client);
      if (error !== undefined && host !== undefined) hosts.noteFailure(host, error);
      done(error);
    };
    super({ ...config, Client: HostClient, verify });
    this.#hosts = hosts;
    this.#options = options;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      this.#connect(this.#observe(callback));
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#connect(this.#observe((error, client) => (client === undefined ? reject(error) : resolve(client))));
    });
  }

  #connect(callback: ConnectCallback): void {
    if (this.#hosts.count === 1)
      super.connect(
        callOnce((error, client, done) => {
          if (error !== undefined) noteHost(error, this.#hosts.current.name);
          callback(error, client, done);
        }),
      );
    else
      this.#connectToAny().then(
        (client) => callback(undefined, client, (error) => client.release(error)),
        (error: Error) => callback(error, undefined, () => {}),
      );
  }

  /** Tells how long the wait for a connection was. */
  #observe(callback: ConnectCallback): ConnectCallback {
    const { onConnected } = this.#options;
    if (onConnected === undefined) return callback;
    const startMs = performance.now();
    return (error, client, done) => {
      onConnected(performance.now() - startMs);
      callback(error, client, done);
    };
  }

  /** Tries the hosts one after the other, each once. */
  async #connectToAny(): Promise<pg.PoolClient> {
    const hosts = this.#hosts;
    for (let tries = 1; ; tries++) {
      const host = hosts.current;
      try {
        return await new Promise((resolve, reject) => {
          super.connect(callOnce((error, client) => (client === undefined ? reject(error) : resolve(client))));
        });
      } catch (caught) {
        const error = caught instanceof Error ? caught : new Error(String(caught));
        // All connections are in use, which says nothing about the host.
        if (hosts.count === 1 || error.message === "timeout exceeded when trying to connect") throw error;
        hosts.noteFailure(host, error);
        if (tries >= hosts.count) throw new NoHostError(hosts.describeFailures(), error);
      }
    }
  }
}

/**
 * Lets a connection find tables in one schema only. It is a parameter of the connection and not a statement: a pooler that does not know
 * how to keep it for each client refuses the connection, or ignores it, which `prepareSession` notices. After a statement, another client
 * of the pooler could be given the session, and write into the wrong cell.
 */
function withSearchPath(url: string, schema: string): pg.ClientConfig {
  const searchPath = `-c search_path=${schema}`;
  const address = new URL(url);
  const given = address.searchParams.get("options");
  if (given === null) return { connectionString: url, options: searchPath };
  // The driver prefers what the address says.
  address.searchParams.set("options", `${given} ${searchPath}`);
  return { connectionString: address.href };
}

async function prepareSession(client: pg.PoolClient, schema: string): Promise<void> {
  const { rows } = await client.query<{ is_read_only: boolean; search_path: string }>(PREPARE_SESSION);
  const [session] = rows;
  if (session?.is_read_only) throw new ReadOnlyError("The database server is read-only");
  if (session?.search_path !== schema) throw new SearchPathError(schema, session?.search_path);
}

/** The same database for callers that somebody waits for: a call that takes longer fails, and its statement ends by its own time limit. */
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
  const running = runTransaction(database, work);
  return database.waitMs === undefined ? running : inTime(running, database.waitMs);
}

async function runTransaction<Value>(database: Database, work: (client: Queryable) => Promise<Value>): Promise<Value> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  // A connection may die between two statements.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on("error", onError);
  try {
    await client.query("BEGIN");
    const value = await work({ query: observeQuery(client, database.onError) });
    const commit = () => client.query("COMMIT");
    await (database.commitPoint === undefined ? commit() : crashPoint(database.commitPoint, commit));
    return value;
  } catch (error) {
    // Behind a statement that is not answered, a ROLLBACK would not be answered either. Closing the connection undoes the transaction.
    if (error instanceof Error && mustReplaceConnection(error)) broken = error;
    else
      await client.query("ROLLBACK").catch((failure: Error) => {
        broken = failure;
      });
    throw error;
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
    await limitStatements(client, timeoutMs);
    return work({ query: (text, values) => runLong(client, timeoutMs, text, values) });
  });
}

/** When a work of several statements must have ended. */
export interface Deadline {
  readonly endMs: number;
  readonly nowMs: () => number;
}

/** The same for statements that have one time together: each gets what is left of it, and none begins when it is over. */
export function withTransactionUntil<Value>(
  database: Database,
  { endMs, nowMs }: Deadline,
  work: (client: Queryable) => Promise<Value>,
): Promise<Value> {
  return withTransaction(database, async (client) => {
    const query: Queryable["query"] = async (text, values) => {
      const leftMs = endMs - nowMs();
      if (leftMs <= 0) throw new DatabaseTimeoutError("The time for the statements of a transaction is over");
      await limitStatements(client, leftMs);
      return runLong(client, leftMs, text, values);
    };
    return work({ query });
  });
}

const limitStatements = (client: Queryable, timeoutMs: number): Promise<unknown> =>
  runLong(client, timeoutMs, `SET LOCAL statement_timeout = ${Math.ceil(timeoutMs)}`);

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

/** A row as the domain has it: what the database does not know is absent. */
export const withoutNulls = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;

/** 64-bit columns hold milliseconds and counts, which fit a JavaScript number. */
const readTypes: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8
    ? Number
    : format === "binary"
      ? pg.types.getTypeParser(oid, format)
      : pg.types.getTypeParser(oid);
