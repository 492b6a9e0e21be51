import { join } from "node:path";
import type { Middleware, ParameterizedContext } from "koa";
import { FileCache } from "./file-cache.ts";
import { CONSOLE_HEADERS, FILE_HEADERS } from "./page-headers.ts";

export interface ConsoleSettings {
  /** The folder of the built console: its pages, and the files that they load in assets/. */
  readonly folder: string;
  /** The page that this port shows: index.html for partners, operate.html for operators. */
  readonly page: "index.html" | "operate.html";
}

const TEXT = { ...FILE_HEADERS, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };

const NOT_BUILT =
  "The console is not built. Fix: run npm ci or node console/build.js where the sources are, or set CONSOLE_FOLDER to the folder of built pages.\n";

/** The name of a file in assets/ has a hash of its content, so a browser never asks for it again. */
const FILE = /^\/console\/((assets\/)?[A-Za-z0-9_-][A-Za-z0-9._-]*\.[a-z]+)$/;

/** Serves the console at /console/. */
export function consolePages({ folder, page }: ConsoleSettings): Middleware {
  const files = new FileCache();
  /** Returns whether the path is one of the console's. */
  const serve = async (ctx: ParameterizedContext): Promise<boolean> => {
    const { path } = ctx;
    if (path === "/console") {
      ctx.redirect("/console/");
      ctx.set(TEXT);
      ctx.body = "See /console/\n";
      return true;
    }
    if (!path.startsWith("/console/")) return false;
    const [, name, assets] = FILE.exec(path) ?? [];
    if (name !== undefined && !name.endsWith(".html")) {
      const file = await files.read(join(folder, name));
      const caching = assets === undefined ? "no-cache" : "public, max-age=31536000, immutable";
      await file?.send(ctx, { ...FILE_HEADERS, "Cache-Control": caching });
      return file !== undefined;
    }
    if (path.startsWith("/console/assets/")) return false;
    // The script of the page shows what belongs to the path.
    const shown = await files.read(join(folder, page));
    if (shown !== undefined) {
      await shown.send(ctx, { ...CONSOLE_HEADERS, "Cache-Control": "no-cache" });
    } else {
      ctx.status = 404;
      ctx.set(TEXT);
      ctx.body = NOT_BUILT;
    }
    return true;
  };
  return async (ctx, next) => {
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    if (!(isRead && (await serve(ctx)))) await next();
  };
}
