import { fileKeyOf } from "../domain/file-name.ts";
import type { FileRecord } from "../domain/model.ts";
import type { Files, FilesByName as Found } from "../handlers/services.ts";
import type { NewFile, Files as StoredFiles } from "../store/files.ts";

/** A campaign names the same images again and again. A record takes some hundred bytes. */
const MAX_REMEMBERED = 10_000;

/**
 * Finds files by what requests call them: a key, a media reference, or an address of this gateway. A file never changes and
 * its record says when it expires, so a record that was found is kept in memory.
 */
export class FilesByName implements Files {
  readonly #stored: StoredFiles;
  readonly #imagesUrl: () => string;
  /** By account, then by key. */
  readonly #known = new Map<string, Map<string, FileRecord>>();
  #count = 0;

  constructor(stored: StoredFiles, imagesUrl: () => string) {
    this.#stored = stored;
    this.#imagesUrl = imagesUrl;
  }

  async find(accountId: string, names: readonly string[]): Promise<Found> {
    const found = new Map<string, FileRecord>();
    const missing = new Map<string, string>();
    const imagesUrl = this.#imagesUrl();
    const known = this.#known.get(accountId);
    for (const name of names) {
      const key = fileKeyOf(name, imagesUrl);
      if (key === undefined) continue;
      const record = known?.get(key);
      if (record === undefined) missing.set(name, key);
      else found.set(name, record);
    }
    return missing.size === 0 ? found : this.#load(accountId, missing, found);
  }

  save(file: NewFile): Promise<void> {
    return this.#stored.save(file);
  }

  readImage(imageKey: string, nowMs: number): ReturnType<Files["readImage"]> {
    return this.#stored.readImage(imageKey, nowMs);
  }

  async #load(accountId: string, keys: ReadonlyMap<string, string>, found: Map<string, FileRecord>): Promise<Found> {
    const records = await this.#stored.find(accountId, [...keys.values()]);
    for (const [name, key] of keys) {
      const record = records.get(key);
      if (record === undefined) continue;
      found.set(name, record);
      this.#remember(accountId, key, record);
    }
    return found;
  }

  #remember(accountId: string, key: string, record: FileRecord): void {
    if (this.#count >= MAX_REMEMBERED) {
      this.#known.clear();
      this.#count = 0;
    }
    const known = this.#known.get(accountId) ?? new Map<string, FileRecord>();
    this.#known.set(accountId, known.set(key, record));
    this.#count++;
  }
}
