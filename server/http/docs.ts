import { extname, join } from "node:path";
import type { Middleware, Next, ParameterizedContext } from "koa";
import { FileCache, MEDIA_TYPES } from "./file-cache.ts";
import { FILE_HEADERS, PAGE_HEADERS } from "./page-headers.ts";
import { isThisMachine } from "./this-machine.ts";

export interface DocsSettings {
  /** The folder of the built docs: index.html and its files. */
  readonly folder: string;
  /** The bundled document. */
  readonly document: string;
  readonly vendorPrefix: string;
  readonly publicUrl: () => string;
  /** The account that "try it" offers; undefined: the reader uses one of their own. */
  readonly demo?: DemoAccount | undefined;
}

export interface DemoAccount {
  readonly id: string;
  readonly password: string;
}

/** Serves the reference at /docs/ and the document at /openapi.json, with the prefix and address of this deployment. */
export function docs(settings: DocsSettings): Middleware {
  const files = new FileCache((content, extension) =>
    extension === ".js" ? content : Buffer.from(asDeployed(content.toString("utf8"), settings)),
  );
  const serveDocs = async (ctx: ParameterizedContext, next: Next): Promise<unknown> => {
    if (ctx.path === "/docs/demo-account.json") return serveDemo(ctx, settings.demo, next);
    if (ctx.path === "/openapi.json") return serve(ctx, await files.read(settings.document), ".json", next);
    if (ctx.path === "/docs" || (ctx.path === "/" && ctx.accepts("json", "html") === "html")) {
      // Koa writes a small page for browsers that do not follow.
      ctx.set(FILE_HEADERS);
      return ctx.redirect("/docs/");
    }
    const name = /^\/docs\/([A-Za-z0-9_-][A-Za-z0-9._-]*)?$/.exec(ctx.path);
    if (name === null) return next();
    const file = name[1] ?? "index.html";
    return serve(ctx, await files.read(join(settings.folder, file)), extname(file), next);
  };
  return (ctx, next) => (ctx.method === "GET" || ctx.method === "HEAD" ? serveDocs(ctx, next) : next());
}

/** The credentials of the demo account, by the names of the document's security schemes. */
function serveDemo(ctx: ParameterizedContext, demo: DemoAccount | undefined, next: Next): unknown {
  if (demo === undefined || !isThisMachine(ctx.host)) return next();
  ctx.set(FILE_HEADERS);
  ctx.set("Cache-Control", "no-store");
  ctx.body = JSON.stringify({ clientId: demo.id, clientPassword: demo.password });
  ctx.set("Content-Type", "application/json");
  return undefined;
}

async function serve(
  ctx: ParameterizedContext,
  content: Buffer | undefined,
  extension: string,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const mediaType = MEDIA_TYPES[extension];
  if (content === undefined || mediaType === undefined) return next();
  ctx.set(extension === ".html" ? PAGE_HEADERS : FILE_HEADERS);
  ctx.set("Content-Type", mediaType);
  ctx.set("Cache-Control", "no-cache");
  ctx.body = content;
  return undefined;
}

const asDeployed = (text: string, { vendorPrefix, publicUrl }: DocsSettings): string =>
  text
    .replaceAll("X-SVC-", `X-${vendorPrefix}-`)
    .replaceAll("`SVC`", `\`${vendorPrefix}\``)
    .replaceAll("http://localhost:8080", publicUrl())
    // The examples of the document link to images at this address; here they lead to this gateway.
    .replaceAll("https://gateway.example.net", publicUrl());
