import { extname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Middleware } from "koa";
import { FileCache, MEDIA_TYPES } from "./file-cache.ts";
import { CONSOLE_HEADERS, FILE_HEADERS } from "./page-headers.ts";

export interface ConsoleSettings {
  /** The folder of the built console: its pages, and the files that they load in assets/. */
  readonly folder: string;
  /** The page that this port shows: index.html for partners, operate.html for operators. */
  readonly page: "index.html" | "operate.html";
}

export interface ConsoleAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

const TEXT = { ...FILE_HEADERS, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };

const NOT_BUILT: ConsoleAnswer = {
  status: 404,
  headers: TEXT,
  body: "The console is not built. Fix: run npm ci or node console/build.js where the sources are, or set CONSOLE_FOLDER to the folder of built pages.\n",
};

/** The name of a file in assets/ has a hash of its content, so a browser never asks for it again. */
const FILE = /^\/console\/((assets\/)?[A-Za-z0-9_-][A-Za-z0-9._-]*\.[a-z]+)$/;

const compress = promisify(gzip);

/** Answers the paths below /console. */
export class ConsoleFiles {
  readonly #settings: ConsoleSettings;
  readonly #files = new FileCache();
  /** Each file is compressed once. */
  readonly #compressed = new WeakMap<Buffer, Promise<Buffer>>();

  constructor(settings: ConsoleSettings) {
    this.#settings = settings;
  }

  /** Undefined if the path is none of the console's. `takesGzip`: the caller reads compressed answers. */
  async answer(path: string, takesGzip: boolean): Promise<ConsoleAnswer | undefined> {
    const answer = await this.#find(path);
    if (!takesGzip || answer?.status !== 200 || typeof answer.body === "string") return answer;
    const body = this.#compressed.get(answer.body) ?? compress(answer.body);
    this.#compressed.set(answer.body, body);
    return { ...answer, headers: { ...answer.headers, "Content-Encoding": "gzip" }, body: await body };
  }

  async #find(path: string): Promise<ConsoleAnswer | undefined> {
    if (path === "/console")
      return { status: 302, headers: { ...TEXT, Location: "/console/" }, body: "See /console/\n" };
    if (!path.startsWith("/console/")) return undefined;
    const [, name, folder] = FILE.exec(path) ?? [];
    if (name !== undefined && !name.endsWith(".html"))
      return this.#read(name, FILE_HEADERS, folder === undefined ? "no-cache" : "public, max-age=31536000, immutable");
    if (path.startsWith("/console/assets/")) return undefined;
    // The script of the page shows what belongs to the path.
    const page = await this.#read(this.#settings.page, CONSOLE_HEADERS, "no-cache");
    return page ?? NOT_BUILT;
  }

  async #read(name: string, headers: ConsoleAnswer["headers"], caching: string): Promise<ConsoleAnswer | undefined> {
    const body = await this.#files.read(join(this.#settings.folder, name));
    const mediaType = MEDIA_TYPES[extname(name)];
    if (body === undefined || mediaType === undefined) return undefined;
    const own = { "Content-Type": mediaType, "Cache-Control": caching, Vary: "Accept-Encoding" };
    return { status: 200, headers: { ...headers, ...own }, body };
  }
}

/** Serves the console at /console/. */
export function consolePages(settings: ConsoleSettings): Middleware {
  const files = new ConsoleFiles(settings);
  return async (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    const answer = await files.answer(ctx.path, ctx.acceptsEncodings("gzip", "identity") === "gzip");
    if (answer === undefined) return next();
    ctx.status = answer.status;
    ctx.body = answer.body;
    ctx.set(answer.headers);
    return undefined;
  };
}
