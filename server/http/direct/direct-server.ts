import { Server, type ServerOptions } from "node:http";
import { type ServerOptions as HttpsOptions, Server as HttpsServer } from "node:https";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { DirectConnection, type DirectConnectionParts } from "./direct-connection.ts";

export { plainOperations } from "./plain-operations.ts";

/**
 * An HTTP server that parses plain requests itself. A request that arrives in one piece, for a path without parameters, is
 * answered at its connection. At any other request the connection is handed over to Node's HTTP and stays there, so this
 * parser needs to know only what every HTTP parser reads in the same way.
 */
export class DirectServer extends Server {
  readonly #parts: DirectConnectionParts;

  constructor(options: ServerOptions, parts: Omit<DirectConnectionParts, "handOver">) {
    super(options);
    this.#parts = { ...parts, handOver: (...connection) => void super.emit("connection", ...connection) };
  }

  /** Node's HTTP reads every connection that its server emits, so a connection is emitted only when it is handed over. */
  override emit(event: string, ...args: readonly unknown[]): boolean {
    const [socket] = args;
    if (event !== "connection" || !isSocket(socket)) return super.emit(event, ...args);
    new DirectConnection(socket, this.#parts);
    return true;
  }
}

/** The same behind TLS, where a connection is emitted by another name, after its handshake. */
export class DirectTlsServer extends HttpsServer {
  readonly #parts: DirectConnectionParts;

  constructor(options: HttpsOptions, parts: Omit<DirectConnectionParts, "handOver">) {
    super(options);
    this.#parts = { ...parts, handOver: (...connection) => void super.emit("secureConnection", ...connection) };
  }

  override emit(event: string, ...args: readonly unknown[]): boolean {
    const [socket] = args;
    if (event !== "secureConnection" || !isSocket(socket)) return super.emit(event, ...args);
    new DirectConnection(socket, this.#parts);
    return true;
  }
}

/** Node documents that any duplex stream may be emitted as a connection. */
const isSocket = (value: unknown): value is Socket => value instanceof Duplex;
