/** One caller's connection, whoever reads it. */
export interface Connection {
  /** Asked once a second: closes the connection if one of its time-outs is over. */
  check(nowMs: number): void;
  /** Takes no further request: closed at once if none is under way, otherwise with the last answer. */
  stop(): void;
  destroy(): void;
}

const CHECK_EVERY_MS = 1000;

/** All connections of the public port. */
export class Connections {
  readonly #open = new Set<Connection>();
  readonly #checking = setInterval(() => this.#check(), CHECK_EVERY_MS).unref();

  add(connection: Connection): void {
    this.#open.add(connection);
  }

  delete(connection: Connection): void {
    this.#open.delete(connection);
  }

  #check(): void {
    const nowMs = Date.now();
    for (const connection of this.#open) connection.check(nowMs);
  }

  stop(): void {
    clearInterval(this.#checking);
    for (const connection of this.#open) connection.stop();
  }

  destroyAll(): void {
    for (const connection of this.#open) connection.destroy();
  }
}
