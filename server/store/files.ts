import { SERVICES_WITH_ADDRESS } from "../domain/image-rules.ts";
import type { FileRecord } from "../domain/model.ts";
import type { Database } from "./database.ts";
import { BytesInPostgres, type FileBytes } from "./file-bytes.ts";

export interface NewFile extends FileRecord {
  readonly accountId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

interface Row {
  readonly account_id: string;
  readonly file_key: string;
  readonly service_type: FileRecord["serviceType"];
  readonly msg_type: string | null;
  readonly media_type: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly expires_ms: number;
}

/** A file is named by its key, by `maapfile://<key>`, or by a URL that ends in `<key>.<format>`. */
export function parseFileKey(name: string): string {
  const [, media, image] = /^maapfile:\/\/(.+)$|^https?:\/\/.+\/([^/?#]+)$/.exec(name) ?? [];
  return media ?? image?.replace(/\.(jpe?g|png|gif|bmp)$/, "") ?? name;
}

/** Uploaded images. */
export class Files {
  readonly #database: Database;
  readonly #bytes: FileBytes;

  constructor(database: Database, bytes: FileBytes = new BytesInPostgres(database)) {
    this.#database = database;
    this.#bytes = bytes;
  }

  /** Writes the content first: a crash in between leaves content without a record, which expires, and never a record without content. */
  async save(file: NewFile): Promise<void> {
    await this.#bytes.put(file, file.content, file.expiresAtMs);
    await this.#database.pool.query(
      `INSERT INTO files
         (account_id, file_key, service_type, msg_type, file_name, media_type, width, height, bytes, expires_ms)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        file.accountId,
        file.fileKey,
        file.serviceType,
        file.msgType ?? null,
        // PostgreSQL's text cannot hold this character.
        file.fileName.replaceAll("\0", ""),
        file.mediaType,
        file.width,
        file.height,
        file.bytes,
        file.expiresAtMs,
      ],
    );
  }

  /** Files of the account by the names that were asked for, expired ones included. */
  async find(accountId: string, names: readonly string[]): Promise<ReadonlyMap<string, FileRecord>> {
    if (names.length === 0) return new Map();
    const { rows } = await this.#database.pool.query<Row>({
      text: "SELECT * FROM files WHERE account_id = $1 AND file_key = ANY ($2)",
      values: [accountId, [...new Set(names.map(parseFileKey))].filter((key) => !key.includes("\0"))],
    });
    const byKey = new Map(rows.map((row) => [row.file_key, toFileRecord(row)]));
    const found = new Map<string, FileRecord>();
    for (const name of names) {
      const record = byKey.get(parseFileKey(name));
      if (record !== undefined) found.set(name, record);
    }
    return found;
  }

  /** The image behind a public URL, of any account; undefined once it has expired. Not every service has them. */
  async readImage(
    imageKey: string,
    nowMs: number,
  ): Promise<{ readonly mediaType: string; readonly content: Uint8Array } | undefined> {
    const { rows } = await this.#database.pool.query<Row>({
      text: `SELECT * FROM files
             WHERE file_key = $1 AND service_type = ANY ($3) AND expires_ms > $2`,
      values: [imageKey.replace(/\.(jpe?g|png|gif|bmp)$/, ""), nowMs, SERVICES_WITH_ADDRESS],
    });
    const [row] = rows;
    if (row === undefined) return undefined;
    const content = await this.#bytes.get({ accountId: row.account_id, fileKey: row.file_key });
    return content && { mediaType: row.media_type, content };
  }

  /** A file for a carrier; undefined once it has expired. */
  async read(
    accountId: string,
    fileKey: string,
    nowMs: number,
  ): Promise<{ readonly mediaType: string; readonly content: Uint8Array } | undefined> {
    const { rows } = await this.#database.pool.query<Row>({
      text: "SELECT * FROM files WHERE account_id = $1 AND file_key = $2 AND expires_ms > $3",
      values: [accountId, fileKey, nowMs],
    });
    const [row] = rows;
    const content = row && (await this.#bytes.get({ accountId, fileKey }));
    return content && { mediaType: row.media_type, content };
  }

  /** How many files were removed, at most `limit`; their contents are removed when they expire themselves. */
  async removeExpired(nowMs: number, limit: number): Promise<number> {
    const { rowCount } = await this.#database.pool.query(
      `DELETE FROM files WHERE (account_id, file_key) IN (
         SELECT account_id, file_key FROM files WHERE expires_ms <= $1 ORDER BY expires_ms LIMIT $2)`,
      [nowMs, limit],
    );
    await this.#bytes.removeExpired(nowMs, limit);
    return rowCount ?? 0;
  }
}

const toFileRecord = (row: Row): FileRecord => ({
  fileKey: row.file_key,
  serviceType: row.service_type,
  msgType: row.msg_type ?? undefined,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  expiresAtMs: row.expires_ms,
});
