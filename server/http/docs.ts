import { join } from "node:path";
import type { Middleware, Next, ParameterizedContext } from "koa";
import { FileCache } from "./file-cache.ts";
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
  /** The console of operators, which the sign-in page shows beside the demo account. */
  readonly operatorsUrl?: (() => string | undefined) | undefined;
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
  const index = join(settings.folder, "index.html");
  const serveDocs = async (ctx: ParameterizedContext, next: Next): Promise<unknown> => {
    if (ctx.path === "/docs/demo-account.json") return serveDemo(ctx, settings, next);
    if (ctx.path === "/openapi.json") return serve(ctx, settings.document, next);
    if (ctx.path === "/docs" || (ctx.path === "/" && ctx.accepts("json", "html") === "html")) {
      // Koa writes a small page for browsers that do not follow.
      ctx.set(FILE_HEADERS);
      return ctx.redirect("/docs/");
    }
    const name = /^\/docs\/([A-Za-z0-9_-][A-Za-z0-9._-]*)?$/.exec(ctx.path);
    if (name === null) return next();
    return serve(ctx, name[1] === undefined ? index : join(settings.folder, name[1]), next);
  };
  const serve = async (ctx: ParameterizedContext, path: string, next: Next): Promise<unknown> => {
    const file = await files.read(path);
    if (file === undefined) return path === index ? sayNotBuilt(ctx) : next();
    const own = path.endsWith(".html") ? PAGE_HEADERS : FILE_HEADERS;
    return file.send(ctx, { ...own, "Cache-Control": "no-cache" });
  };
  return (ctx, next) => (ctx.method === "GET" || ctx.method === "HEAD" ? serveDocs(ctx, next) : next());
}

/** The credentials of the demo account, by the names of the document's security schemes, and where operators sign in. */
function serveDemo(ctx: ParameterizedContext, { demo, operatorsUrl }: DocsSettings, next: Next): unknown {
  if (demo === undefined || !isThisMachine(ctx.host)) return next();
  ctx.set(FILE_HEADERS);
  ctx.set("Cache-Control", "no-store");
  ctx.body = JSON.stringify({ clientId: demo.id, clientPassword: demo.password, operatorsUrl: operatorsUrl?.() });
  ctx.set("Content-Type", "application/json");
  return undefined;
}

/** After the first start of a clone the documentation is built while the gateway runs. */
function sayNotBuilt(ctx: ParameterizedContext): void {
  ctx.status = 503;
  ctx.set({ ...FILE_HEADERS, "Cache-Control": "no-store", "Retry-After": "3", Refresh: "3" });
  ctx.body =
    "The documentation is being built: this page looks again in 3 seconds. An installation without it serves /openapi.json.\n";
}

const asDeployed = (text: string, { vendorPrefix, publicUrl }: DocsSettings): string =>
  text
    .replaceAll("X-SVC-", `X-${vendorPrefix}-`)
    .replaceAll("`SVC`", `\`${vendorPrefix}\``)
    .replaceAll("http://localhost:8080", publicUrl())
    // The examples of the document link to images at this address; here they lead to this gateway.
    .replaceAll("https://gateway.example.net", publicUrl());
