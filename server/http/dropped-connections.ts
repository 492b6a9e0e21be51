import type { Server } from "node:net";
import type { Log } from "../telemetry/log.ts";

const LOG_EVERY_MS = 1000;

/** Counts the connections that are closed because there are too many, and logs them once a second at most. */
export class DroppedConnections {
  readonly #log: Log;
  #sinceLastLine = 0;
  #total = 0;

  constructor(server: Server, log: Log) {
    this.#log = log;
    server.on("drop", () => this.#onDrop(server.maxConnections));
  }

  get total(): number {
    return this.#total;
  }

  #onDrop(maxConnections: number): void {
    this.#total++;
    if (this.#sinceLastLine++ > 0) return;
    setTimeout(() => {
      const dropped = this.#sinceLastLine;
      this.#sinceLastLine = 0;
      this.#log.warn(
        { event: "connections-dropped", dropped, maxConnections },
        "New connections were closed at once: as many as MAX_CONNECTIONS allows are open",
      );
    }, LOG_EVERY_MS).unref();
  }
}
