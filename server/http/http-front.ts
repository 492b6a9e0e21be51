import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Connections } from "./connections.ts";
import { HttpConnection, type HttpConnectionTimes } from "./http-connection.ts";
import { LATE, NOT_HTTP } from "./last-answers.ts";

export interface HttpTimes extends HttpConnectionTimes {
  /** How long an answer may stand still because its caller does not read it. */
  readonly writeTimeoutMs: number;
}

/** Serves what Node's HTTP reads from a server's connections, and adds what Node leaves to its users. */
export function serveHttp(server: Server, listener: RequestListener, connections: Connections, times: HttpTimes): void {
  const open = new WeakMap<Duplex, HttpConnection>();
  answerHalfClosed(server);
  // A connection that was handed over brings the time since when its first request is waited for.
  server.on("connection", (socket: Socket, waitingSinceMs = Date.now()) => {
    const connection = new HttpConnection(socket, listener, times, waitingSinceMs);
    open.set(socket, connection);
    connections.add(connection);
    socket.once("close", () => connections.delete(connection));
  });
  // Node restarts this time whenever something is sent or received, and replaces it while no request is under way.
  server.timeout = times.writeTimeoutMs;
  server.on("timeout", (socket) => open.get(socket)?.onQuiet());
  const take: RequestListener = (request, response) => {
    open.get(request.socket)?.take(request, response);
  };
  server.on("request", take);
  // Whoever reads the body says "continue"; a request that is refused before never sends it.
  server.on("checkContinue", take);
  server.on("checkExpectation", take);
  // What is not HTTP has no request to answer, but even so its sender gets an envelope.
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET") socket.destroy();
    // What follows a request that says "Connection: close" has no answer: Node closes after that request's.
    else if (error.code !== "HPE_CLOSED_CONNECTION")
      open.get(socket)?.refuse(error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? LATE : NOT_HTTP);
  });
  // The gateway is no proxy. Without this, Node would close the connection before earlier requests are answered.
  server.on("connect", (_request, socket) => open.get(socket)?.refuse(NOT_HTTP));
}

/**
 * Lets a caller that has sent its requests and closed its side still get the answers. Node has no documented way: its
 * default is to close the other side as well. This property is as old as Node's HTTP; it was seen to work with Node 24.21,
 * and test/e2e/connections.test.ts fails with a Node in which it does not.
 */
function answerHalfClosed(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true });
}
