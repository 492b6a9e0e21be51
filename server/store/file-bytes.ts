import type { Database } from "./database.ts";

/** Where the contents of files are stored. A bucket or a disk would be another implementation. */
export interface FileBytes {
  put(file: FileAddress, content: Uint8Array, expiresAtMs: number): Promise<void>;
  get(file: FileAddress): Promise<Uint8Array | undefined>;
  /** How many were removed, at most `limit`. */
  removeExpired(nowMs: number, limit: number): Promise<number>;
}

export interface FileAddress {
  readonly accountId: string;
  readonly fileKey: string;
}

/** In PostgreSQL: one thing to back up, and processes need no shared disk. */
export class BytesInPostgres implements FileBytes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async put({ accountId, fileKey }: FileAddress, content: Uint8Array, expiresAtMs: number): Promise<void> {
    await this.#database.pool.query(
      "INSERT INTO file_contents (account_id, file_key, content, expires_ms) VALUES ($1, $2, $3, $4)",
      [accountId, fileKey, Buffer.from(content.buffer, content.byteOffset, content.byteLength), expiresAtMs],
    );
  }

  async get({ accountId, fileKey }: FileAddress): Promise<Uint8Array | undefined> {
    const { rows } = await this.#database.pool.query<{ content: Buffer }>(
      "SELECT content FROM file_contents WHERE account_id = $1 AND file_key = $2",
      [accountId, fileKey],
    );
    return rows[0]?.content;
  }

  async removeExpired(nowMs: number, limit: number): Promise<number> {
    const { rowCount } = await this.#database.pool.query(
      `DELETE FROM file_contents WHERE (account_id, file_key) IN (
         SELECT account_id, file_key FROM file_contents WHERE expires_ms <= $1 ORDER BY expires_ms LIMIT $2)`,
      [nowMs, limit],
    );
    return rowCount ?? 0;
  }
}
