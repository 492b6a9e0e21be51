import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ParameterizedContext } from "koa";

/** The media types of the files that pages load, by extension. Files with another extension are not served. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

const compress = promisify(gzip);

/** A file as it is served, compressed when somebody first asks for it so. */
export class CachedFile {
  readonly mediaType: string;
  readonly #content: Buffer;
  readonly #etag: string;
  #compressed: Promise<Buffer> | undefined;

  constructor(content: Buffer, mediaType: string) {
    this.mediaType = mediaType;
    this.#content = content;
    // Weak: it stands for the file in both codings.
    this.#etag = `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
  }

  /** Answers with the file, or with 304 to who has it. */
  async send(ctx: ParameterizedContext, headers: Readonly<Record<string, string>>): Promise<void> {
    ctx.status = 200;
    ctx.set({ ...headers, "Content-Type": this.mediaType, ETag: this.#etag, Vary: "Accept-Encoding" });
    if (ctx.fresh) {
      ctx.status = 304;
    } else if (ctx.acceptsEncodings("gzip", "identity") === "gzip") {
      this.#compressed ??= compress(this.#content);
      ctx.set("Content-Encoding", "gzip");
      ctx.body = await this.#compressed;
    } else {
      ctx.body = this.#content;
    }
  }
}

/** Files in memory. A file that has changed is read again, because pages may be built while the gateway runs. */
export class FileCache {
  readonly #change: (content: Buffer, extension: string) => Buffer;
  readonly #cached = new Map<string, { readonly changedMs: number; readonly file: CachedFile }>();

  /** `change` makes what is served out of what is stored. */
  constructor(change: (content: Buffer, extension: string) => Buffer = (content) => content) {
    this.#change = change;
  }

  /** Undefined if there is no such file, or if files of its kind are not served. */
  async read(path: string): Promise<CachedFile | undefined> {
    const extension = extname(path);
    const mediaType = MEDIA_TYPES[extension];
    if (mediaType === undefined) return undefined;
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const cached = this.#cached.get(path);
    if (cached?.changedMs === found.mtimeMs) return cached.file;
    const file = new CachedFile(this.#change(await readFile(path), extension), mediaType);
    this.#cached.set(path, { changedMs: found.mtimeMs, file });
    return file;
  }
}
