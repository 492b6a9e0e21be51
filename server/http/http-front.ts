import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { Server as TlsServer } from "node:tls";
import type { Connections } from "./connections.ts";
import { HttpConnection, type HttpConnectionTimes } from "./http-connection.ts";
import { NOT_HTTP_REPLY, TIMEOUT_REPLY } from "./replies.ts";

export interface HttpTimes extends HttpConnectionTimes {
  /** How long an answer may make no progress because its caller does not read it. */
  readonly writeTimeoutMs: number;
}

/** Serves the connections that Node's HTTP reads: requests in order, time-outs, and answers to what is not HTTP. */
export function serveHttp(server: Server, listener: RequestListener, connections: Connections, times: HttpTimes): void {
  const open = new WeakMap<Duplex, HttpConnection>();
  answerHalfClosed(server);
  // The direct front hands over a connection with the time at which the wait for its next request began.
  server.on(getConnectionEvent(server), (socket: Socket, waitingSinceMs = Date.now()) => {
    const connection = new HttpConnection(socket, listener, times, waitingSinceMs);
    open.set(socket, connection);
    connections.add(connection);
    socket.once("close", () => connections.delete(connection));
  });
  // Node restarts this time-out whenever something is sent or received, and uses the keep-alive time-out between requests.
  server.timeout = times.writeTimeoutMs;
  server.on("timeout", (socket) => open.get(socket)?.onIdle());
  const take: RequestListener = (request, response) => {
    open.get(request.socket)?.take(request, response);
  };
  server.on("request", take);
  // "100 Continue" is sent when the body is read; a request that is refused before that never sends its body.
  server.on("checkContinue", take);
  server.on("checkExpectation", take);
  // Bytes that are not HTTP make no request to answer, so the envelope is written to the socket.
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const connection = open.get(socket);
    // A connection whose TLS handshake failed was never opened.
    if (connection === undefined || error.code === "ECONNRESET") socket.destroy();
    // Bytes after a request with "Connection: close" get no answer: Node closes after the answer to that request.
    else if (error.code !== "HPE_CLOSED_CONNECTION")
      connection.refuse(error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? TIMEOUT_REPLY : NOT_HTTP_REPLY);
  });
  // The gateway is no proxy. Without this, Node would close the connection before earlier requests are answered.
  server.on("connect", (_request, socket) => open.get(socket)?.refuse(NOT_HTTP_REPLY));
}

/** With TLS a connection begins after the handshake. */
const getConnectionEvent = (server: Server): string =>
  server instanceof TlsServer ? "secureConnection" : "connection";

/**
 * Lets a caller that has sent its requests and closed its side still get the answers. Node has no documented way: its
 * default is to close the other side as well. This property is as old as Node's HTTP; it was seen to work with Node 24.21,
 * and test/gateway/connections.test.ts fails with a Node in which it does not.
 */
function answerHalfClosed(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true });
}
