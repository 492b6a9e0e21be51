import pg from "pg";
import { type ConnectCallback, callOnce } from "./connect-callback.ts";
import {
  type ConnectionCounts,
  type Database,
  DIRECTORY_SCHEMA,
  observe,
  observeQuery,
  type Pool,
  SILENCE_MS,
} from "./database.ts";
import { NoHostError, noteHost, ReadOnlyError, SearchPathError } from "./database-errors.ts";
import { type DatabaseHost, DatabaseHosts, parseDatabaseUrl } from "./database-hosts.ts";

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
export const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 30_000;
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

/** 64-bit columns hold milliseconds and counts, which fit a JavaScript number. */
const readTypes: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8
    ? Number
    : format === "binary"
      ? pg.types.getTypeParser(oid, format)
      : pg.types.getTypeParser(oid);
