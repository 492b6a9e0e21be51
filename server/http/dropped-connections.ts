import type { Server } from "node:net";
import type { Log } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";

const LOG_INTERVAL_MS = 1000;

interface DroppedConnectionsParts {
  readonly log: Log;
  readonly metrics: Pick<Metrics, "countDroppedConnection">;
}

/** Counts the connections that Node closes because MAX_CONNECTIONS are open, and logs them at most once a second. */
export function watchDroppedConnections(server: Server, { log, metrics }: DroppedConnectionsParts): void {
  let notLogged = 0;
  server.on("drop", () => {
    metrics.countDroppedConnection();
    if (notLogged++ > 0) return;
    setTimeout(() => {
      const dropped = notLogged;
      notLogged = 0;
      log.warn(
        { event: "connections_dropped", dropped, maxConnections: server.maxConnections },
        "New connections were closed at once: as many as MAX_CONNECTIONS allows are open",
      );
    }, LOG_INTERVAL_MS).unref();
  });
}
