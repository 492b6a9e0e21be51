import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { Server as TlsServer } from "node:tls";
import { type DropReason, HttpConnection, type HttpConnectionTimes } from "./http-connection.ts";
import { NOT_HTTP_REPLY, TIMEOUT_REPLY } from "./replies.ts";

export interface HttpTimes extends HttpConnectionTimes {
  /** How long an answer may make no progress because its caller does not read it. */
  readonly writeTimeoutMs: number;
}

const CHECK_INTERVAL_MS = 1000;

/** The open connections of the public port. */
export class Connections {
  readonly #open = new Map<Duplex, HttpConnection>();
  readonly #checking = setInterval(() => this.#check(), CHECK_INTERVAL_MS).unref();

  /** Serves the connections of a server: requests in order, time-outs, and answers to what is not HTTP. */
  constructor(
    server: Server,
    listener: RequestListener,
    times: HttpTimes,
    onDropped: (reason: DropReason) => void = () => {},
  ) {
    server.on("drop", () => onDropped("max_connections"));
    answerHalfClosed(server);
    server.on(getConnectionEvent(server), (socket: Socket) => {
      this.#open.set(socket, new HttpConnection(socket, listener, times, onDropped));
      socket.once("close", () => this.#open.delete(socket));
    });
    // Node restarts this time-out whenever something is sent or received, and uses the keep-alive time-out between requests.
    server.timeout = times.writeTimeoutMs;
    server.on("timeout", (socket) => this.#open.get(socket)?.onIdle());
    const take: RequestListener = (request, response) => {
      this.#open.get(request.socket)?.take(request, response);
    };
    server.on("request", take);
    // "100 Continue" is sent when the body is read; a request that is refused before that never sends its body.
    server.on("checkContinue", take);
    server.on("checkExpectation", take);
    // Bytes that are not HTTP make no request to answer, so the envelope is written to the socket.
    server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
      const connection = this.#open.get(socket);
      // A connection whose TLS handshake failed was never opened.
      if (connection === undefined || error.code === "ECONNRESET") socket.destroy();
      // Bytes after a request with "Connection: close" get no answer: Node closes after the answer to that request.
      else if (error.code !== "HPE_CLOSED_CONNECTION")
        connection.refuse(error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? TIMEOUT_REPLY : NOT_HTTP_REPLY);
    });
    // The gateway is no proxy. Without this, Node would close the connection before earlier requests are answered.
    server.on("connect", (_request, socket) => this.#open.get(socket)?.refuse(NOT_HTTP_REPLY));
  }

  #check(): void {
    const nowMs = Date.now();
    for (const connection of this.#open.values()) connection.check(nowMs);
  }

  stop(): void {
    clearInterval(this.#checking);
    for (const connection of this.#open.values()) connection.stop();
  }

  destroyAll(): void {
    for (const connection of this.#open.values()) connection.destroy();
  }
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
