import pg from "pg";

/** A pool, or one connection of it inside a transaction. */
export type Queryable = Pick<pg.Pool, "query"> | Pick<pg.PoolClient, "query">;

export interface Database {
  readonly pool: pg.Pool;
  /** Waits for statements under way. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly poolSize: number;
  readonly applicationName?: string;
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onIdleFailure?: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 5000;
/** No statement needs longer; migrations set their own limit. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** A process that hangs in the middle of a transaction must not hold its locks for long. */
const IDLE_IN_TRANSACTION_MS = 15_000;

/**
 * An answer promises that its message survives a crash of the database. So a weaker setting of the server or role is raised to `on`; a
 * stronger one (`remote_apply`) stays.
 */
const ENSURE_SYNCHRONOUS_COMMIT = `
  SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')`;

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
      await client.query(ENSURE_SYNCHRONOUS_COMMIT);
    },
  });
  pool.on("error", options.onIdleFailure ?? (() => {}));
  return { pool, close: () => pool.end() };
}

/** Runs the work in one transaction. The work must not wait for another machine. */
export async function withTransaction<Value>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  // A connection may die between two statements. An error event without a listener would end the process.
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

/** 64-bit columns hold milliseconds and counts, which fit a JavaScript number. */
const readTypes: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8
    ? Number
    : format === "binary"
      ? pg.types.getTypeParser(oid, format)
      : pg.types.getTypeParser(oid);
