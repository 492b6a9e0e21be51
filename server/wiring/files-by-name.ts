import { getFileKey } from "../domain/file-names.ts";
import type { FileRecord } from "../domain/model.ts";
import type { Files, FilesByName as FoundFiles } from "../handlers/services.ts";
import type { Files as FilesOfCell } from "../store/files.ts";
import { ImageCache } from "./image-cache.ts";

type StoredFiles = Pick<FilesOfCell, "find" | "save" | "readImage" | "read">;

/** A campaign names the same images again and again. A record takes some hundred bytes. */
const MAX_REMEMBERED = 10_000;

/**
 * Finds files by what requests call them: a key, a media reference, or an address of this gateway. A file never changes and
 * its record says when it expires, so a record that was found is kept in memory.
 */
export class FilesByName implements Files {
  readonly #stored: StoredFiles;
  readonly #imagesUrl: () => string;
  /** By account and file key. */
  readonly #remembered = new Map<string, FileRecord>();
  readonly #images = new ImageCache();

  constructor(stored: StoredFiles, imagesUrl: () => string) {
    this.#stored = stored;
    this.#imagesUrl = imagesUrl;
  }

  async find(accountId: string, names: readonly string[]): Promise<FoundFiles> {
    const found = new Map<string, FileRecord>();
    const keysToLoad = new Map<string, string>();
    const imagesUrl = this.#imagesUrl();
    for (const name of names) {
      const key = getFileKey(name, imagesUrl);
      if (key === undefined) continue;
      const record = this.#remembered.get(`${accountId} ${key}`);
      if (record === undefined) keysToLoad.set(name, key);
      else found.set(name, record);
    }
    if (keysToLoad.size === 0) return found;
    const loaded = await this.#stored.find(accountId, [...keysToLoad.values()]);
    for (const [name, key] of keysToLoad) {
      const record = loaded.get(key);
      if (record === undefined) continue;
      found.set(name, record);
      if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
      this.#remembered.set(`${accountId} ${key}`, record);
    }
    return found;
  }

  save: Files["save"] = (file) => this.#stored.save(file);

  readImage: Files["readImage"] = (fileKey, nowMs) =>
    this.#images.find(fileKey, nowMs, () => this.#stored.readImage(fileKey, nowMs));

  read: Files["read"] = (accountId, fileKey, nowMs) =>
    this.#images.find(`${accountId} ${fileKey}`, nowMs, () => this.#stored.read(accountId, fileKey, nowMs));
}
