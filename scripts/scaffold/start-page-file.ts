import type { OutputFile } from "../emit/emitter.ts";
import type { Api } from "../model/model.ts";

/** Whether the address of the server alone is free: an operation of the document may have it. */
export const hasStartPage = ({ operations, basePath }: Api): boolean =>
  !operations.some(({ method, path }) => method === "get" && basePath + path === "/");

/** What a browser sees at the address of the server, and the reference if it is built. */
export const makeStartPage = ({ title }: Api): OutputFile => ({
  path: "server/start-page.ts",
  text: `import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Middleware } from "koa";
import { basePath, type Route, routes } from "../generated/routes.ts";

const title = ${JSON.stringify(title)};
/** Where \`npm run docs\` builds the reference. */
const folder = join(import.meta.dirname, "../.data/docs");
const operations: readonly Pick<Route, "operationId" | "method" | "path">[] = routes;

const isBuilt = (): boolean => existsSync(join(folder, "index.html"));

/** A page with the operations at / for browsers, and the reference at /docs/ or how it is built. Other clients get the API's answer. */
export const startPage: Middleware = (ctx, next) => {
  if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
  const isStart = ctx.path === "/" || (ctx.path === "/docs/" && !isBuilt());
  if (isStart && ctx.accepts("json", "html") === "html") {
    ctx.type = "html";
    ctx.body = makePage();
    return;
  }
  const [, name] = /^\\/docs\\/([\\w-][\\w.-]*)?$/.exec(ctx.path) ?? [];
  const file = join(folder, name ?? "index.html");
  if (!ctx.path.startsWith("/docs/") || !existsSync(file)) return next();
  ctx.type = extname(file);
  ctx.body = readFileSync(file);
};

function makePage(): string {
  const hasReference = isBuilt();
  const rows = operations.map(({ operationId, method, path }) => {
    const address = escape(basePath + path);
    const call = \`<code>\${method.toUpperCase()} \${address}</code>\`;
    // A browser can ask for what needs nothing but its address.
    const isLink = method === "get" && !path.includes("{");
    const name = escape(operationId);
    const title = hasReference ? \`<a href="/docs/index.html#\${name}">\${name}</a>\` : name;
    return \`<li>\${title} \${isLink ? \`<a href="\${address}">\${call}</a>\` : call}</li>\`;
  });
  const reference = hasReference
    ? '<a href="/docs/">Reference documentation</a>'
    : "<code>npm run docs</code> builds the reference documentation, which is then served at /docs/.";
  return \`<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>\${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style>body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 16px/1.6 system-ui, sans-serif } code { overflow-wrap: anywhere }</style></head>
<body><main><h1>\${escape(title)}</h1>
<p>\${reference}</p>
<h2>Operations</h2>
<ul>\${rows.join("\\n")}</ul></main></body>
</html>
\`;
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
`,
});
