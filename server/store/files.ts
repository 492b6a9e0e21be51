import { SERVICES_WITH_ADDRESS } from "../domain/image-rules.ts";
import type { FileRecord } from "../domain/model.ts";
import { type Database, withoutNulls, withTransaction } from "./database.ts";

export interface NewFile extends FileRecord {
  readonly accountId: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** A stored file as it is handed on. */
export interface FileContent {
  readonly mediaType: string;
  readonly content: Uint8Array;
}

export interface ExpiringFile extends FileContent {
  readonly expiresAtMs: number;
}

const RECORD = `file_key AS "fileKey", service_type AS "serviceType", msg_type AS "msgType", width, height, bytes,
  expires_ms AS "expiresAtMs"`;
const CONTENT = `SELECT media_type AS "mediaType", content, files.expires_ms AS "expiresAtMs" FROM files JOIN file_contents USING (account_id, file_key)`;

/** Uploaded images. Their contents are in PostgreSQL too: one thing to back up, and processes need no shared disk. */
export class Files {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  save(file: NewFile): Promise<void> {
    const { accountId, fileKey, content, expiresAtMs } = file;
    return withTransaction(this.#database, async (client) => {
      await client.query(
        "INSERT INTO file_contents (account_id, file_key, content, expires_ms) VALUES ($1, $2, $3, $4)",
        [accountId, fileKey, Buffer.from(content.buffer, content.byteOffset, content.byteLength), expiresAtMs],
      );
      await client.query(
        `INSERT INTO files
           (account_id, file_key, service_type, msg_type, media_type, width, height, bytes, expires_ms)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          ...[accountId, fileKey, file.serviceType, file.msgType ?? null],
          ...[file.mediaType, file.width, file.height, file.bytes, expiresAtMs],
        ],
      );
    });
  }

  /** Files of the account by their keys, expired ones included. */
  async find(accountId: string, fileKeys: readonly string[]): Promise<ReadonlyMap<string, FileRecord>> {
    if (fileKeys.length === 0) return new Map();
    const { rows } = await this.#database.pool.query<FileRecord>({
      text: `SELECT ${RECORD} FROM files WHERE account_id = $1 AND file_key = ANY ($2)`,
      values: [accountId, [...new Set(fileKeys)].filter((key) => !key.includes("\0"))],
    });
    return new Map(rows.map((row) => [row.fileKey, withoutNulls(row)]));
  }

  /** The image behind a public URL, of any account; undefined once it has expired. Not every service has them. */
  async readImage(fileKey: string, nowMs: number): Promise<ExpiringFile | undefined> {
    const { rows } = await this.#database.pool.query<ExpiringFile>({
      text: `${CONTENT} WHERE file_key = $1 AND service_type = ANY ($3) AND files.expires_ms > $2`,
      values: [fileKey, nowMs, SERVICES_WITH_ADDRESS],
    });
    return rows[0];
  }

  /** A file for a carrier; undefined once it has expired. */
  async read(accountId: string, fileKey: string, nowMs: number): Promise<ExpiringFile | undefined> {
    const { rows } = await this.#database.pool.query<ExpiringFile>({
      text: `${CONTENT} WHERE account_id = $1 AND file_key = $2 AND files.expires_ms > $3`,
      values: [accountId, fileKey, nowMs],
    });
    return rows[0];
  }

  /** How many files were removed, at most `limit`. Contents without a file are removed too. */
  async removeExpired(nowMs: number, limit: number): Promise<number> {
    const remove = async (table: string): Promise<number> => {
      const { rowCount } = await this.#database.pool.query(
        `DELETE FROM ${table} WHERE (account_id, file_key) IN (
           SELECT account_id, file_key FROM ${table} WHERE expires_ms <= $1 ORDER BY expires_ms LIMIT $2)`,
        [nowMs, limit],
      );
      return rowCount ?? 0;
    };
    const removed = await remove("files");
    await remove("file_contents");
    return removed;
  }
}
