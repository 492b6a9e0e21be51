import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { requestMetrics } from "./request-metrics.ts";

export interface PoolState {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** One registry a gateway, not one a process: tests run several beside each other. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // Event-loop lag, memory, handles.
  collectDefaultMetrics({ register: registry });

  const batches = new Histogram({
    name: "gateway_accept_batch_messages",
    help: "Messages in one commit of the acceptor.",
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    registers,
  });
  return {
    observeRequest: requestMetrics(registry),
    observeAcceptBatch(messages: number): void {
      batches.observe(messages);
    },
    /** Asked when somebody looks, not kept up to date. */
    watchRequests(underWay: () => number): void {
      new Gauge({
        name: "gateway_requests_under_way",
        help: "Requests that are not answered yet.",
        registers,
        collect() {
          this.set(underWay());
        },
      });
    },
    /** Asked when somebody looks, not kept up to date. */
    watchPool(state: () => PoolState): void {
      new Gauge({
        name: "gateway_pool_connections",
        help: "Database connections: open, idle, and requests waiting for one.",
        labelNames: ["state"] as const,
        registers,
        collect() {
          const { total, idle, waiting } = state();
          this.set({ state: "total" }, total);
          this.set({ state: "idle" }, idle);
          this.set({ state: "waiting" }, waiting);
        },
      });
    },
    contentType: registry.contentType,
    text: (): Promise<string> => registry.metrics(),
    /** For metrics of other rooms. */
    registry,
  };
}
