import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { refuse } from "../domain/refusal.ts";
import type { App } from "./app.ts";
import { refusalReply } from "./envelope.ts";

export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  readonly requestTimeoutS: number;
  readonly keepAliveTimeoutS: number;
  readonly drainTimeoutS: number;
}

export interface RunningServer {
  readonly port: number;
  /** Takes no new connections, lets requests under way end, then hangs up. */
  stop(): Promise<void>;
}

export async function startServer(
  { listener }: Pick<App, "listener">,
  settings: ServerSettings,
): Promise<RunningServer> {
  const server = createServer({
    requestTimeout: settings.requestTimeoutS * 1000,
    headersTimeout: Math.min(settings.requestTimeoutS, 10) * 1000,
    keepAliveTimeout: settings.keepAliveTimeoutS * 1000,
    // How often Node looks for requests that took too long: every half minute, unless told otherwise.
    connectionsCheckingInterval: 1000,
    // The answer to a request without one is ours to give: Node's own has no envelope.
    requireHostHeader: false,
  });
  let stopping = false;
  const answer: RequestListener = (request, response) => {
    if (stopping) response.setHeader("Connection", "close");
    listener(request, response);
  };
  server.on("request", answer);
  // Whoever reads the body says "continue"; a request that is refused before never sends it.
  server.on("checkContinue", answer);
  server.on("checkExpectation", answer);
  server.on("clientError", answerBroken);
  await listening(server, settings);

  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: async () => {
      stopping = true;
      await closed(server, settings.drainTimeoutS);
    },
  };
}

/** What is not HTTP has no request to answer, but even so its sender gets an envelope. */
function answerBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const isLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
  const { status, body } = refusalReply(refuse(isLate ? "A920" : "A011"));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} Refused`,
    "Content-Type: application/json",
    "Connection: close",
    ...(isLate ? ["Retry-After: 1"] : []),
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${text}`);
}

export function listening(server: Server, at: { readonly host: string; readonly port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(at.port, at.host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function closed(server: Server, drainTimeoutS: number): Promise<void> {
  return new Promise((resolve) => {
    const hangUp = setTimeout(() => server.closeAllConnections(), drainTimeoutS * 1000);
    server.close(() => {
      clearTimeout(hangUp);
      resolve();
    });
    // Connections that wait for their next request would keep the server open until they time out.
    server.closeIdleConnections();
  });
}
