import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Metrics } from "../telemetry/metrics.ts";
import { COMMON_HEADERS } from "./replies.ts";
import { listen } from "./server.ts";

export interface AdminPortSettings {
  readonly host: string;
  readonly port: number;
  readonly metrics: Pick<Metrics, "page">;
  /** Reasons why the gateway must not get requests now; empty when it may. */
  readonly notReady: () => Promise<readonly string[]>;
  /** Serves the console of operators and its API; undefined: this process has none. */
  readonly operators?: RequestListener | undefined;
}

/** A caller that does not finish its request must not hold a connection for long. */
const TIMES = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 };

const OPERATORS = /^\/(console|admin\/v1)(\/|$)/;

/** Starts the port for probes, Prometheus and operators. It is separate, so that the public port serves none of its pages. */
export async function startAdminPort(settings: AdminPortSettings): Promise<{ port: number; stop(): Promise<void> }> {
  const { metrics, notReady, operators } = settings;
  const pages: Record<string, (response: ServerResponse) => Promise<void>> = {
    "/healthz": async (response) => answer(response, 200, "ok\n"),
    "/readyz": async (response) => {
      const reasons = await notReady().catch(() => ["database"]);
      if (reasons.length === 0) answer(response, 200, "ready\n");
      else answer(response, 503, `not ready: ${reasons.join(", ")}\n`);
    },
    "/metrics": async (response) => {
      const { text, mediaType } = await metrics.page();
      answer(response, 200, text, mediaType);
    },
  };
  const server = createServer(TIMES, (request, response) => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    if (operators !== undefined && OPERATORS.test(path)) return operators(request, response);
    const page = pages[path];
    if (page === undefined) return answer(response, 404, "no such page\n");
    if (request.method !== "GET" && request.method !== "HEAD") return answer(response, 405, "GET only\n");
    page(response).catch(() => answer(response, 500, "failed\n"));
  });
  // Processes of one gateway share the public port, and each has an admin port of its own.
  await listen(server, { ...settings, exclusive: true });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, status: number, text: string, mediaType = "text/plain; charset=utf-8"): void {
  response.writeHead(status, { ...COMMON_HEADERS, "Content-Type": mediaType }).end(text);
}
