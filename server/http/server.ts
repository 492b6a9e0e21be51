import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Log } from "../telemetry/log.ts";
import { Connections, type HttpTimes } from "./connections.ts";
import { type DropReason, MAX_PENDING_REQUESTS } from "./http-connection.ts";
import type { TlsCertificate } from "./tls-certificate.ts";

export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  /** Not shared with the other processes of PROCESSES. */
  readonly exclusive?: boolean;
  readonly maxConnections: number;
  readonly requestTimeoutS: number;
  readonly keepAliveTimeoutS: number;
  readonly writeTimeoutS: number;
  readonly drainTimeoutS: number;
}

export interface ServerParts {
  /** Undefined: plain HTTP. */
  readonly certificate?: TlsCertificate | undefined;
  readonly log: Log;
  /** Called for each connection that is closed although its caller would have used it on. */
  readonly onDropped?: (reason: DropReason) => void;
}

export interface RunningServer {
  readonly port: number;
  /** Takes no new connections, lets requests under way end, then closes all connections. */
  stop(): Promise<void>;
}

/** The head of a request must arrive in this time, even where its body may take longer. */
const MAX_HEAD_S = 10;
/** A body of which nothing comes for this time is given up, even where one that flows may take longer. */
const MAX_STALL_S = 10;
const DROP_LOG_INTERVAL_MS = 1000;

export async function startServer(
  listener: RequestListener,
  settings: ServerSettings,
  parts: ServerParts,
): Promise<RunningServer> {
  const times: Times = {
    headersTimeoutMs: Math.min(settings.requestTimeoutS, MAX_HEAD_S) * 1000,
    stallTimeoutMs: Math.min(settings.requestTimeoutS, MAX_STALL_S) * 1000,
    requestTimeoutMs: settings.requestTimeoutS * 1000,
    keepAliveTimeoutMs: settings.keepAliveTimeoutS * 1000,
    writeTimeoutMs: settings.writeTimeoutS * 1000,
  };
  const { server, stopFollowing } =
    parts.certificate === undefined
      ? { server: createServer(httpOptions(times)), stopFollowing: () => {} }
      : createSecureServer(parts.certificate, times);
  const connections = new Connections(server, listener, times, makeDropCounter(server, parts));
  server.maxConnections = settings.maxConnections;
  await listen(server, settings);

  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: () => {
      stopFollowing();
      return close(server, connections, settings.drainTimeoutS);
    },
  };
}

interface Times extends HttpTimes {
  readonly requestTimeoutMs: number;
}

function createSecureServer(certificate: TlsCertificate, times: Times) {
  const server = createTlsServer({
    ...httpOptions(times),
    ...certificate.options,
    // A connection that does not finish its handshake is one that sends no request.
    handshakeTimeout: times.headersTimeoutMs,
    // As Node's HTTP server sets them by itself.
    ...{ noDelay: true, allowHalfOpen: true },
  });
  return { server, stopFollowing: certificate.follow(server) };
}

export const httpOptions = (times: Omit<Times, "writeTimeoutMs">): ServerOptions => ({
  headersTimeout: times.headersTimeoutMs,
  requestTimeout: times.requestTimeoutMs,
  keepAliveTimeout: times.keepAliveTimeoutMs,
  // How often Node checks the time-outs; its default is every half minute.
  connectionsCheckingInterval: 1000,
  // Node's own answer to a request without Host has no envelope, so such a request is let through.
  requireHostHeader: false,
});

function listen(server: Server, { host, port, exclusive = false }: ServerSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port, exclusive }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function close(server: Server, connections: Connections, drainTimeoutS: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => connections.destroyAll(), drainTimeoutS * 1000);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    connections.stop();
  });
}

const DROP_TEXTS: Readonly<Record<DropReason, string>> = {
  max_connections: "New connections to this port were closed at once: as many as it allows (maxConnections) are open",
  pipelining: `Connections were closed because more than ${MAX_PENDING_REQUESTS} requests were sent ahead of their answers`,
};

/** Counts dropped connections, and logs them at most once a second. */
function makeDropCounter(server: Server, { log, onDropped }: ServerParts): (reason: DropReason) => void {
  const notLogged = new Map<DropReason, number>();
  return (reason) => {
    onDropped?.(reason);
    const before = notLogged.get(reason) ?? 0;
    notLogged.set(reason, before + 1);
    if (before > 0) return;
    // Now, because the server may have stopped when the line is written.
    const { port } = server.address() as AddressInfo;
    setTimeout(() => {
      const dropped = notLogged.get(reason);
      notLogged.delete(reason);
      const { maxConnections } = server;
      log.warn({ event: "connections_dropped", port, reason, dropped, maxConnections }, DROP_TEXTS[reason]);
    }, DROP_LOG_INTERVAL_MS).unref();
  };
}
