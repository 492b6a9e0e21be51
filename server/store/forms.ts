import type { Flow } from "../domain/entry.ts";
import { type Database, withTransaction } from "./database.ts";

export interface StoredForm {
  readonly formId: string;
  /** The entries as the client sent them. */
  readonly entries: Flow;
  readonly expiresAtMs: number;
}

/** Message forms. An expired form counts as missing everywhere. */
export class Forms {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create(accountId: string, { formId, entries, expiresAtMs }: StoredForm): Promise<void> {
    await this.#write("INSERT INTO forms (account_id, form_id, entries, expires_ms) VALUES ($1, $2, $3, $4)", [
      ...[accountId, formId, JSON.stringify(entries), expiresAtMs],
    ]);
  }

  async find(accountId: string, formId: string, nowMs: number): Promise<StoredForm | undefined> {
    const { rows } = await this.#database.pool.query<Omit<StoredForm, "formId">>({
      text: 'SELECT entries, expires_ms AS "expiresAtMs" FROM forms WHERE account_id = $1 AND form_id = $2 AND expires_ms > $3',
      values: [accountId, formId, nowMs],
    });
    return rows[0] && { formId, ...rows[0] };
  }

  /** False: there is no such form. */
  async replace(accountId: string, { formId, entries, expiresAtMs }: StoredForm, nowMs: number): Promise<boolean> {
    const rowCount = await this.#write(
      `UPDATE forms SET entries = $3, expires_ms = $4
       WHERE account_id = $1 AND form_id = $2 AND expires_ms > $5`,
      [accountId, formId, JSON.stringify(entries), expiresAtMs, nowMs],
    );
    return rowCount === 1;
  }

  /** False: there was no such form. */
  async remove(accountId: string, formId: string, nowMs: number): Promise<boolean> {
    const rowCount = await this.#write("DELETE FROM forms WHERE account_id = $1 AND form_id = $2 AND expires_ms > $3", [
      accountId,
      formId,
      nowMs,
    ]);
    return rowCount === 1;
  }

  /** Returns how many rows were written. */
  #write(text: string, values: unknown[]): Promise<number | null> {
    return withTransaction(this.#database, async (client) => (await client.query(text, values)).rowCount);
  }

  /** How many were removed, at most `limit`. */
  async removeExpired(nowMs: number, limit: number): Promise<number> {
    const { rowCount } = await this.#database.pool.query(
      `DELETE FROM forms WHERE (account_id, form_id) IN (
         SELECT account_id, form_id FROM forms WHERE expires_ms <= $1 ORDER BY expires_ms LIMIT $2)`,
      [nowMs, limit],
    );
    return rowCount ?? 0;
  }
}
