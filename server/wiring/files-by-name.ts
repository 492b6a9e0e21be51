import { fileKeyOf } from "../domain/file-name.ts";
import type { FileRecord } from "../domain/model.ts";
import type { Files, FilesByName as Found } from "../handlers/services.ts";
import type { NewFile, Files as StoredFiles } from "../store/files.ts";

/** A campaign names the same pictures over and over. A record takes some hundred bytes. */
const MOST_REMEMBERED = 10_000;

/**
 * A request names a file by its key, its media reference or its address; only an address of our own is one. A file never
 * changes, and its record says when it expires: one that was found is not asked for again.
 */
export class FilesByName implements Files {
  readonly #stored: StoredFiles;
  readonly #imagesUrl: () => string;
  readonly #known = new Map<string, FileRecord>();

  constructor(stored: StoredFiles, imagesUrl: () => string) {
    this.#stored = stored;
    this.#imagesUrl = imagesUrl;
  }

  find(accountId: string, names: readonly string[]): Found | Promise<Found> {
    const found = new Map<string, FileRecord>();
    const missing = new Map<string, string>();
    const imagesUrl = this.#imagesUrl();
    for (const name of names) {
      const key = fileKeyOf(name, imagesUrl);
      if (key === undefined) continue;
      const record = this.#known.get(`${accountId}\n${key}`);
      if (record === undefined) missing.set(name, key);
      else found.set(name, record);
    }
    return missing.size === 0 ? found : this.#ask(accountId, missing, found);
  }

  save(file: NewFile): Promise<void> {
    return this.#stored.save(file);
  }

  readImage(imageKey: string, nowMs: number): ReturnType<Files["readImage"]> {
    return this.#stored.readImage(imageKey, nowMs);
  }

  async #ask(accountId: string, keys: ReadonlyMap<string, string>, found: Map<string, FileRecord>): Promise<Found> {
    const records = await this.#stored.find(accountId, [...keys.values()]);
    for (const [name, key] of keys) {
      const record = records.get(key);
      if (record === undefined) continue;
      found.set(name, record);
      this.#remember(`${accountId}\n${key}`, record);
    }
    return found;
  }

  #remember(name: string, record: FileRecord): void {
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(name, record);
  }
}
