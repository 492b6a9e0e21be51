import { createServer, type Server, type ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import type { App } from "./app.ts";
import { Connections } from "./connections.ts";
import { watchDroppedConnections } from "./dropped-connections.ts";
import { serveHttp } from "./http-front.ts";

export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  readonly httpFront: "koa" | "direct";
  readonly maxConnections: number;
  readonly requestTimeoutS: number;
  readonly keepAliveTimeoutS: number;
  readonly writeTimeoutS: number;
  readonly drainTimeoutS: number;
}

export interface ServerParts {
  readonly log: Log;
  readonly metrics: Metrics;
}

export interface RunningServer {
  readonly port: number;
  /** Takes no new connections, lets requests under way end, then hangs up. */
  stop(): Promise<void>;
}

/** No head of a request takes longer than this to arrive, even where its body may. */
const LONGEST_HEAD_S = 10;

export async function startServer(app: App, settings: ServerSettings, parts: ServerParts): Promise<RunningServer> {
  const connections = new Connections();
  const times: Times = {
    headersTimeoutMs: Math.min(settings.requestTimeoutS, LONGEST_HEAD_S) * 1000,
    requestTimeoutMs: settings.requestTimeoutS * 1000,
    keepAliveTimeoutMs: settings.keepAliveTimeoutS * 1000,
    writeTimeoutMs: settings.writeTimeoutS * 1000,
  };
  const server =
    settings.httpFront === "direct"
      ? await directServer(app, times, { ...parts, connections })
      : createServer(httpOptions(times));
  serveHttp(server, app.listener, connections, times);
  server.maxConnections = settings.maxConnections;
  watchDroppedConnections(server, parts);
  await listening(server, settings);

  const { port } = server.address() as AddressInfo;
  return { port, stop: () => closed(server, connections, settings.drainTimeoutS) };
}

interface Times {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  readonly writeTimeoutMs: number;
}

/** Loaded only where the operator asks for it. */
async function directServer(
  { direct }: App,
  times: Times,
  parts: { readonly connections: Connections; readonly log: Log },
): Promise<Server> {
  const { DirectServer, plainOperations } = await import("./direct/direct-server.ts");
  return new DirectServer(httpOptions(times), { ...parts, times, operations: plainOperations(direct) });
}

export const httpOptions = (times: Omit<Times, "writeTimeoutMs">): ServerOptions => ({
  headersTimeout: times.headersTimeoutMs,
  requestTimeout: times.requestTimeoutMs,
  keepAliveTimeout: times.keepAliveTimeoutMs,
  // How often Node looks for requests that took too long: every half minute, unless told otherwise.
  connectionsCheckingInterval: 1000,
  // The answer to a request without one is ours to give: Node's own has no envelope.
  requireHostHeader: false,
});

export function listening(server: Server, at: { readonly host: string; readonly port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(at.port, at.host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function closed(server: Server, connections: Connections, drainTimeoutS: number): Promise<void> {
  return new Promise((resolve) => {
    const hangUp = setTimeout(() => connections.destroyAll(), drainTimeoutS * 1000);
    server.close(() => {
      clearTimeout(hangUp);
      resolve();
    });
    connections.stop();
  });
}
