import pg from "pg";

/** A pool, or one connection of it inside a transaction. */
export type Queryable = Pick<pg.Pool, "query"> | Pick<pg.PoolClient, "query">;

export interface Database {
  readonly pool: pg.Pool;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly poolSize: number;
  readonly applicationName?: string;
  /** An idle connection that broke is replaced; this is told of it. */
  readonly onIdleFailure?: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 5000;
/** No statement here runs longer for a good reason; migrations and partitions lift it for themselves. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** A process that was stopped in the middle of a transaction must not hold its locks for long. */
const IDLE_IN_TRANSACTION_MS = 15_000;

/**
 * An answer promises that its message survives a crash of the database: a server or role with a weaker setting is
 * raised to `on`, a stronger one (`remote_apply`) is left alone.
 */
const KEEP_COMMITS = `
  SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')`;

/**
 * A statement is planned once for a connection, not for each of its values: that takes longer than most of them do, and with
 * a partition for every day they would never be kept otherwise. So a day's partition grows from nothing to millions of rows
 * under a plan: reading all of it is never right, however few rows there were when the plan was made. Compiling statements
 * takes longer than running these.
 */
const KEEP_PLANS_RIGHT = `
  SELECT set_config('plan_cache_mode', 'force_generic_plan', false), set_config('enable_seqscan', 'off', false),
    set_config('jit', 'off', false)`;

export function openDatabase(url: string, options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    application_name: options.applicationName ?? "gateway",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    types: { getTypeParser: readTypes },
    onConnect: async (client) => {
      await client.query(`${KEEP_COMMITS}; ${KEEP_PLANS_RIGHT}`);
    },
  });
  pool.on("error", options.onIdleFailure ?? (() => {}));
  return { pool, close: () => pool.end() };
}

/** Runs the work on one connection: all of it or nothing. Never across a call to another machine. */
export async function withTransaction<Value>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  // A connection that dies between two statements has nobody to tell, and an event without a listener ends the process.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on("error", onError);
  try {
    await client.query("BEGIN");
    const value = await work(client);
    await client.query("COMMIT");
    return value;
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.removeListener("error", onError);
    client.release(broken);
  }
}

/** Milliseconds and counts are 64 bits wide in tables and fit a JavaScript number all the same. */
const readTypes: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8
    ? Number
    : format === "binary"
      ? pg.types.getTypeParser(oid, format)
      : pg.types.getTypeParser(oid);
