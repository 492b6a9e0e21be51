import type pg from "pg";
import type { Database } from "../../server/store/database.ts";

export interface Statement {
  readonly text: string;
  readonly values?: unknown[];
}

/** Decides what becomes of a statement. `client` is the connection on which it was about to run. */
export type Intercept = (statement: Statement, client: pg.PoolClient) => Promise<unknown>;

/** The same database with an interceptor for every statement, inside transactions and outside. */
export function interceptStatements(database: Database, intercept: Intercept): Database {
  const { pool } = database;
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    return Object.create(client, {
      query: { value: (...args: unknown[]) => intercept(toStatement(args), client) },
      release: { value: (error?: Error) => client.release(error) },
    });
  };
  const query = async (...args: unknown[]): Promise<unknown> => {
    const client = await pool.connect();
    let failure: Error | undefined;
    const onError = (error: Error): void => {
      failure = error;
    };
    client.on("error", onError);
    try {
      return await intercept(toStatement(args), client);
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      client.removeListener("error", onError);
      client.release(failure);
    }
  };
  return { ...database, pool: Object.create(pool, { query: { value: query }, connect: { value: connect } }) };
}

/** The same database, where something else becomes of the first statement that contains `text`. */
export function interceptFirst(database: Database, text: string, intercept: Intercept): Database {
  let isDone = false;
  return interceptStatements(database, (statement, client) => {
    if (isDone || !statement.text.includes(text)) return client.query(statement);
    isDone = true;
    return intercept(statement, client);
  });
}

/** The server ends the connection: what is not committed is undone. */
export const cutConnection = (client: pg.PoolClient): Promise<unknown> =>
  client.query("SELECT pg_terminate_backend(pg_backend_pid())");

/** The statement runs outside a transaction, so it is committed, but its answer is lost. */
export const runAndLoseAnswer: Intercept = async (statement, client) => {
  await client.query(statement);
  return cutConnection(client);
};

const toStatement = ([statement, values]: unknown[]): Statement =>
  typeof statement === "string"
    ? { text: statement, ...(Array.isArray(values) && { values }) }
    : (statement as Statement);
