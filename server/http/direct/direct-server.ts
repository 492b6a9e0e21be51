import { Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { DirectConnection, type DirectConnectionParts } from "./direct-connection.ts";

export { plainOperations } from "./plain-operations.ts";

/**
 * A server of HTTP that reads plain requests itself. A request that came in one piece to a path without parameters is
 * answered right at its connection. With anything else the connection is handed over to Node's HTTP and stays there, so
 * nothing here needs to understand more of HTTP than every reader of it does in the same way.
 */
export class DirectServer extends Server {
  readonly #parts: DirectConnectionParts;

  constructor(options: ServerOptions, parts: Omit<DirectConnectionParts, "handOver">) {
    super(options);
    this.#parts = { ...parts, handOver: (...connection) => void super.emit("connection", ...connection) };
  }

  /** Node's HTTP reads every connection that its server emits; so a new one is emitted only when it is handed over. */
  override emit(event: string, ...args: readonly unknown[]): boolean {
    const [socket] = args;
    if (event !== "connection" || !isSocket(socket)) return super.emit(event, ...args);
    new DirectConnection(socket, this.#parts);
    return true;
  }
}

/** Node lets any stream be emitted as a connection. */
const isSocket = (value: unknown): value is Socket => value instanceof Duplex;
