/** A connection of a caller, read by Node or by the direct front. */
export interface Connection {
  /** Called once a second: closes the connection if one of its time-outs is over. */
  check(nowMs: number): void;
  /** Takes no further request: closed at once if none is under way, otherwise with the last answer. */
  stop(): void;
  destroy(): void;
}

const CHECK_INTERVAL_MS = 1000;

/** All connections of the public port. */
export class Connections {
  readonly #open = new Set<Connection>();
  readonly #checking = setInterval(() => this.#check(), CHECK_INTERVAL_MS).unref();

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
