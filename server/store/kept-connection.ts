import type pg from "pg";
import type { Database } from "./database.ts";

/**
 * A connection of the pool that is kept from one statement to the next. The pool hands a connection out a turn of the event
 * loop later: with one in hand a statement is on its way before its caller does anything else.
 */
export class KeptConnection {
  readonly #database: Database;
  #client: pg.PoolClient | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** One after another. After an error the next one gets another connection, as it does from the pool. */
  async query<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    const client = this.#client ?? (await this.#take());
    try {
      return await client.query<Row>(config);
    } catch (error) {
      this.#giveBack(error instanceof Error ? error : true);
      throw error;
    }
  }

  /** Nothing follows for now. */
  release(): void {
    this.#giveBack();
  }

  async #take(): Promise<pg.PoolClient> {
    const client = await this.#database.pool.connect();
    client.on("error", this.#onError);
    this.#client = client;
    return client;
  }

  #giveBack(broken?: Error | true): void {
    const client = this.#client;
    this.#client = undefined;
    client?.removeListener("error", this.#onError);
    client?.release(broken);
  }

  /** It died between two statements: nobody waits for it, and an event without a listener ends the process. */
  readonly #onError = (error: Error): void => this.#giveBack(error);
}
