import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { PluggedBundle } from "../document/bundle.ts";
import { build } from "../model/build.ts";
import type { MockHooks } from "../project/config.ts";
import { UsageError } from "../project/usage-error.ts";
import { readBytes } from "../runtime/koa/koa-request.ts";
import { ACCEPTED, portOf, REQUEST_NAME, type ReadBodies, startRequestCheck } from "./check-requests.ts";
import { getFreePort, isPortInUse } from "./free-port.ts";
import { toPrismCall } from "./prism-document.ts";
import { type Mock, type MockOptions, startMock } from "./start-mock.ts";

export interface MockServerOptions extends Pick<MockOptions, "port" | "onLine" | "onRestart"> {
  readonly bundle: PluggedBundle;
  readonly hooks?: MockHooks;
}

const HOST = "127.0.0.1";
/** Larger bodies than any document should allow. */
const MAX_BODY_BYTES = 64 * 1_048_576;
/** Prism is restarted after it has ended; a request waits for that. */
const PRISM_RETRIES = 50;
const PRISM_RETRY_MS = 100;

/**
 * Starts the mock: a request is first checked as the real server would check it, with the keywords of the plug-in. A valid one goes on to
 * Prism, which answers with the examples of the document. Prism alone does not answer malformed JSON, and knows no keywords of a plug-in.
 */
export async function startMockServer({ bundle, port, hooks = {}, ...options }: MockServerOptions): Promise<Mock> {
  if (await isPortInUse(port, HOST))
    throw new UsageError(`mock: port ${port} is in use; fix: choose another port with --port`);
  const { api } = build(bundle, { lenient: false });
  const prismPort = await getFreePort();
  const prism = await startMock({ document: api.openapiJson, port: prismPort, ...options });
  const readBodies: ReadBodies = new Map();
  const check = await startRequestCheck(api, bundle.plugin, hooks, readBodies);
  const front = createServer((incoming, response) => {
    answer(incoming, response, { checkPort: portOf(check), prismPort, basePath: api.basePath, readBodies }).catch(
      (error: unknown) => {
        if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
        response.end(`mock: ${error instanceof Error ? error.message : String(error)}\n`);
      },
    );
  });
  front.listen(port, HOST);
  await once(front, "listening");
  return {
    url: `http://${HOST}:${port}`,
    pid: prism.pid,
    stop: async () => {
      for (const server of [front, check]) {
        server.close();
        server.closeAllConnections();
      }
      await prism.stop();
    },
  };
}

interface Targets {
  readonly checkPort: number;
  readonly prismPort: number;
  /** The path of the document's first server. */
  readonly basePath: string;
  readonly readBodies: ReadBodies;
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  { checkPort, prismPort, basePath, readBodies }: Targets,
): Promise<void> {
  const body = await readBytes(incoming, atMost(MAX_BODY_BYTES));
  if (body === undefined) {
    response.writeHead(413, { connection: "close" }).end();
    return;
  }
  // A browser asks this before it calls another origin; Prism answers it for every path.
  const isPreflight = incoming.method === "OPTIONS" && incoming.headers["access-control-request-method"] !== undefined;
  const name = randomUUID();
  incoming.headers[REQUEST_NAME] = name;
  const verdict = isPreflight ? undefined : await send(incoming, incoming.url, body, checkPort);
  const read = readBodies.get(name);
  readBodies.delete(name);
  delete incoming.headers[REQUEST_NAME];
  if (verdict !== undefined && verdict.headers[ACCEPTED] === undefined) {
    // Pages of other origins may read refusals as they may read Prism's answers.
    response.writeHead(verdict.statusCode ?? 500, { "access-control-allow-origin": "*", ...verdict.headers });
    verdict.pipe(response);
    return;
  }
  verdict?.resume();
  // Prism knows the schemas only, so it gets the body as it was read.
  const meant = read === undefined ? body : Buffer.from(JSON.stringify(read));
  const asked = isPreflight ? "OPTIONS" : (incoming.method ?? "GET");
  const { method, path } = toPrismCall(asked, withoutBasePath(incoming.url ?? "/", basePath));
  const mocked = await sendToPrism({ method, headers: incoming.headers }, path, meant, prismPort);
  // Prism allows pages of other origins only the methods that it knows.
  const allowed = isPreflight && { "access-control-allow-methods": incoming.headers["access-control-request-method"] };
  response.writeHead(mocked.statusCode ?? 500, { ...mocked.headers, ...allowed });
  mocked.pipe(response);
}

function atMost(maxBytes: number): (chunkBytes: number) => boolean {
  let bytes = 0;
  return (chunkBytes) => {
    bytes += chunkBytes;
    return bytes <= maxBytes;
  };
}

/** Prism serves the paths of the document without the path of its server. */
const withoutBasePath = (url: string, basePath: string): string =>
  url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url;

type Head = Pick<IncomingMessage, "method" | "headers">;

async function sendToPrism(incoming: Head, path: string, body: Buffer, port: number): Promise<IncomingMessage> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(incoming, path, body, port);
    } catch (error) {
      if (attempt >= PRISM_RETRIES) throw error;
      await delay(PRISM_RETRY_MS);
    }
  }
}

/** Sends the request on to this path, otherwise unchanged but for how its body is framed. */
async function send(
  { method, headers }: Head,
  path: string | undefined,
  body: Buffer,
  port: number,
): Promise<IncomingMessage> {
  const sent: OutgoingHttpHeaders = { ...headers };
  for (const name of ["transfer-encoding", "content-length", "connection", "expect"]) delete sent[name];
  const hasBody =
    body.length > 0 || headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  if (hasBody) sent["content-length"] = body.length;
  const forwarded = request({ host: HOST, port, method, path, headers: sent, agent: false });
  forwarded.end(body);
  const [response] = await once(forwarded, "response");
  return response;
}
