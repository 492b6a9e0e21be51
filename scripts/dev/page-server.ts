import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { listAssets } from "../docs/assets.ts";
import { toolkitFolder } from "../project/toolkit.ts";
import { UsageError } from "../project/usage-error.ts";
import type { Workbench } from "./workbench.ts";

const HOST = "127.0.0.1";
const USUAL_PORT = 4020;
const HEARTBEAT_MS = 15_000;
/** How long a page waits before it asks again for the events. */
const RETRY_MS = 1_000;

const TYPES = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json; charset=utf-8",
} as const;

/** Files of the toolkit, by the path under which they are served. */
const ASSETS: Readonly<Record<string, string>> = {
  "/": "dev/assets/index.html",
  "/workbench.css": "dev/assets/workbench.css",
  ...Object.fromEntries(
    [
      "workbench",
      "connection",
      "elements",
      "docs-frame",
      "docs-patch",
      "docs-state",
      "panels",
      "changes-panel",
      "coverage-panel",
    ].map((name) => [`/${name}.js`, `dev/assets/${name}.js`]),
  ),
  "/theme.css": "docs/assets/theme.css",
  "/theme.js": "docs/assets/theme.js",
  "/favicon.svg": "docs/assets/favicon.svg",
  ...Object.fromEntries([...listAssets()].map(([name, file]) => [`/docs/${name}`, file])),
};

const HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
};
/** The pages of the documentation have a policy of their own, which names the servers that they may call. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const DOCS_POLICY = "frame-ancestors 'self'";

export interface PageServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the page on this machine only. Without a port it takes the usual one, or a free one if that is in use. */
export async function startPageServer(workbench: Workbench, port: number | undefined): Promise<PageServer> {
  const server = createServer((request, response) => {
    answer(workbench, request, response).catch((error: unknown) => {
      if (!response.headersSent) send(response, 500, "html", String(error));
      else response.destroy();
    });
  });
  await listen(server, port ?? USUAL_PORT).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    if (port !== undefined)
      throw new UsageError(`dev: port ${port} is in use; fix: choose another with --port, or leave --port out`);
    return listen(server, 0);
  });
  const { port: used } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${used}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, HOST);
  await once(server, "listening");
}

async function answer(workbench: Workbench, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host = "", origin } = request.headers;
  // A page of another site whose name leads to this machine must not read the document (DNS rebinding).
  if (!isThisMachine(host) || (origin !== undefined && !isThisMachine(new URL(origin, "http://none").host)))
    return send(response, 403, "html", "This page is served to its own machine only.");
  if (request.method !== "GET" && request.method !== "HEAD") return send(response, 405, "html", "Use GET.");
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  if (path === "/events") return streamEvents(workbench, request, response);
  const asset = Object.hasOwn(ASSETS, path) ? ASSETS[path] : undefined;
  if (asset !== undefined) {
    const text = readFileSync(resolve(toolkitFolder, asset), "utf8");
    return send(response, 200, getType(asset), text, path === "/" ? PAGE_POLICY : undefined);
  }
  if (!path.startsWith("/docs/")) return send(response, 404, "html", "There is no such page.");
  const file = decodeURIComponent(path.slice("/docs/".length)) || "index.html";
  const rendered = await workbench.getPage(file);
  if ("error" in rendered)
    return send(response, 500, "html", `The page cannot be rendered.\n${rendered.error}`, DOCS_POLICY);
  const { page } = rendered;
  if (page === undefined) return send(response, 404, "html", "The document has no such page.", DOCS_POLICY);
  send(response, 200, getType(file), page, DOCS_POLICY);
}

function isThisMachine(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

function getType(file: string): keyof typeof TYPES {
  const ending = file.split(".").at(-1) ?? "";
  return Object.hasOwn(TYPES, ending) ? (ending as keyof typeof TYPES) : "html";
}

function send(response: ServerResponse, status: number, type: keyof typeof TYPES, text: string, policy?: string): void {
  // What is not a page is text: it may quote the document.
  const contentType = status === 200 ? TYPES[type] : "text/plain; charset=utf-8";
  const headers = { ...HEADERS, "content-type": contentType, ...(policy && { "content-security-policy": policy }) };
  response.writeHead(status, headers).end(text);
}

function streamEvents(workbench: Workbench, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...HEADERS, "content-type": "text/event-stream" });
  response.write(`retry: ${RETRY_MS}\n\n`);
  let isBehind = false;
  const write = (): void => {
    // A page that does not read gets the last state when it reads again.
    isBehind = response.writableNeedDrain;
    if (!isBehind) response.write(`data: ${JSON.stringify(workbench.state)}\n\n`);
  };
  response.on("drain", () => {
    if (isBehind) write();
  });
  const unsubscribe = workbench.subscribe(write);
  write();
  const heartbeat = setInterval(() => response.write(": \n\n"), HEARTBEAT_MS);
  request.once("close", () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
}
