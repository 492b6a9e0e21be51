import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type ConnectionTimes, DirectConnection, type DirectParts, type Keeper } from "./connection.ts";

type TakeConnection = (this: Server, socket: Socket) => void;

const CHECK_EVERY_MS = 1000;

/**
 * The way of plain requests, past Node's HTTP and Koa: a request that came in one piece, to a path without parameters, is
 * read and answered right at its connection. Whatever is not plain goes, with its connection, the way of all others, so
 * nothing here needs to understand more of HTTP than every reader of it does in the same way.
 */
export class DirectWay implements Keeper {
  readonly #server: Server;
  readonly #others: readonly TakeConnection[];
  readonly #connections = new Set<DirectConnection>();
  readonly #checking: NodeJS.Timeout;
  isStopping = false;
  /** How many requests were answered this way. */
  taken = 0;

  /** Stands in front of all who take the server's connections now. */
  constructor(server: Server, parts: DirectParts, times: ConnectionTimes) {
    this.#server = server;
    this.#others = server.listeners("connection") as TakeConnection[];
    server.removeAllListeners("connection");
    server.on("connection", (socket: Socket) => {
      this.#connections.add(new DirectConnection(socket, parts, this, times));
    });
    this.#checking = setInterval(() => this.#check(), CHECK_EVERY_MS).unref();
  }

  handOver(socket: Socket, read: Buffer | undefined): void {
    for (const take of this.#others) take.call(this.#server, socket);
    if (read !== undefined) socket.emit("data", read);
  }

  forget(connection: DirectConnection): void {
    this.#connections.delete(connection);
  }

  #check(): void {
    const nowMs = Date.now();
    for (const connection of this.#connections) connection.check(nowMs);
  }

  /** Requests under way are answered, and their connections closed with that. */
  stop(): void {
    this.isStopping = true;
    clearInterval(this.#checking);
    for (const connection of this.#connections) connection.closeIfIdle();
  }

  hangUp(): void {
    for (const connection of this.#connections) connection.destroy();
  }
}
