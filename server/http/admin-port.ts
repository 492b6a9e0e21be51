import type { RequestListener, ServerResponse } from "node:http";
import type { Log } from "../telemetry/log.ts";
import { makeHostCheck } from "./allowed-hosts.ts";
import { COMMON_HEADERS } from "./replies.ts";
import { type RunningServer, type ServerSettings, startServer } from "./server.ts";

/** The time limits are those of the public port. */
export interface AdminPortSettings
  extends Pick<ServerSettings, "requestTimeoutS" | "keepAliveTimeoutS" | "writeTimeoutS"> {
  readonly adminHost: string;
  readonly adminPort: number;
  /** Names by which the port may be reached. */
  readonly adminNames: readonly string[];
}

export interface AdminPortParts {
  readonly log: Log;
  readonly metrics: { page(): Promise<MetricsPage> };
  /** Reasons why the gateway must not get requests now; empty when it may. */
  readonly notReady: () => Promise<readonly string[]>;
  /** Serves the console of operators and its API; undefined: this process has none. */
  readonly operators?: RequestListener | undefined;
  /** The address of the API, where the documentation and the console of partners are; undefined: this process has none. */
  readonly apiUrl?: string | undefined;
  readonly nowMs?: () => number;
}

interface MetricsPage {
  readonly text: string;
  readonly mediaType: string;
}

/** Enough for the browsers of a hundred operators, for probes and for Prometheus. */
const MAX_CONNECTIONS = 500;
/** Rendering takes time in which the API waits, so no caller may order it as often as it likes. */
const METRICS_MAX_AGE_MS = 1000;

const OPERATORS = /^\/(console|admin\/v1)(\/|$)/;

/**
 * Starts the port for probes, Prometheus and operators. It is separate, so that the public port serves none of its pages, and has the
 * guards of the public port: requests of a connection one after another, time limits, and a limit of connections.
 */
export function startAdminPort(config: AdminPortSettings, parts: AdminPortParts): Promise<RunningServer> {
  const { log, notReady, operators, apiUrl } = parts;
  const isAllowed = makeHostCheck(config.adminNames);
  const getMetrics = keepFor(METRICS_MAX_AGE_MS, parts.nowMs ?? Date.now, async () => {
    const { text, mediaType } = await parts.metrics.page();
    // As bytes, so that all answers that wait for their callers share them.
    return { bytes: Buffer.from(text), mediaType };
  });
  const pages: Record<string, (response: ServerResponse) => Promise<void>> = {
    "/healthz": async (response) => answer(response, 200, "ok\n"),
    "/readyz": async (response) => {
      const reasons = await notReady().catch(() => ["database"]);
      if (reasons.length === 0) answer(response, 200, "ready\n");
      else answer(response, 503, `not ready: ${reasons.join(", ")}\n`);
    },
    "/metrics": async (response) => {
      const { bytes, mediaType } = await getMetrics();
      answer(response, 200, bytes, mediaType);
    },
    ...(operators !== undefined && { "/": leadTo("/console/") }),
    ...(apiUrl !== undefined && { "/docs/": leadTo(`${apiUrl}/docs/`), "/partners/": leadTo(`${apiUrl}/console/`) }),
  };
  const listener: RequestListener = (request, response) => {
    if (!isAllowed(request.headers.host))
      return answer(response, 421, "this name is not allowed; fix: use an address, or add the name to ADMIN_NAMES\n");
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    if (operators !== undefined && OPERATORS.test(path)) return operators(request, response);
    const page = pages[path];
    if (page === undefined) return answer(response, 404, "no such page\n");
    if (request.method !== "GET" && request.method !== "HEAD") return answer(response, 405, "GET only\n");
    page(response).catch(() => answer(response, 500, "failed\n"));
  };
  const address = { host: config.adminHost, port: config.adminPort };
  const settings = {
    ...config,
    ...address,
    // Processes of one gateway share the public port, and each has an admin port of its own.
    ...{ exclusive: true, maxConnections: MAX_CONNECTIONS },
    // It stops last, when nothing is left that could answer.
    drainTimeoutS: 0,
  };
  return startServer(listener, settings, { log });
}

/** What `make` made, for so long after it was begun. Those who ask meanwhile wait for the same. */
function keepFor<Value>(maxAgeMs: number, nowMs: () => number, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly sinceMs: number } | undefined;
  return () => {
    const now = nowMs();
    if (kept !== undefined && now - kept.sinceMs >= 0 && now - kept.sinceMs < maxAgeMs) return kept.value;
    const value = make();
    const made = { value, sinceMs: now };
    kept = made;
    value.catch(() => {
      if (kept === made) kept = undefined;
    });
    return value;
  };
}

const leadTo = (location: string) => async (response: ServerResponse) =>
  void response.writeHead(302, { ...COMMON_HEADERS, Location: location }).end();

function answer(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  mediaType = "text/plain; charset=utf-8",
): void {
  response.writeHead(status, { ...COMMON_HEADERS, "Content-Type": mediaType }).end(body);
}
