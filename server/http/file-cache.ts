import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";

/** The media types of the files that pages load, by extension. Files with another extension are not served. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Files in memory. A file that has changed is read again, because pages may be built while the gateway runs. */
export class FileCache {
  readonly #change: (content: Buffer, extension: string) => Buffer;
  readonly #cached = new Map<string, { readonly changedMs: number; readonly content: Buffer }>();

  /** `change` makes what is served out of what is stored. */
  constructor(change: (content: Buffer, extension: string) => Buffer = (content) => content) {
    this.#change = change;
  }

  /** Undefined if there is no such file, or if files of its kind are not served. */
  async read(path: string): Promise<Buffer | undefined> {
    const extension = extname(path);
    if (MEDIA_TYPES[extension] === undefined) return undefined;
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const cached = this.#cached.get(path);
    if (cached?.changedMs === found.mtimeMs) return cached.content;
    const content = this.#change(await readFile(path), extension);
    this.#cached.set(path, { changedMs: found.mtimeMs, content });
    return content;
  }
}
