import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

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

  const requests = new Counter({
    name: "gateway_requests_total",
    help: "Answered requests by operation and result code.",
    labelNames: ["operation", "code"] as const,
    registers,
  });
  const seconds = new Histogram({
    name: "gateway_request_seconds",
    help: "Time from the first byte of a request to its answer, by operation.",
    labelNames: ["operation"] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const batches = new Histogram({
    name: "gateway_accept_batch_messages",
    help: "Messages in one commit of the acceptor.",
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    registers,
  });
  const underWay = new Gauge({
    name: "gateway_requests_under_way",
    help: "Requests that are not answered yet.",
    registers,
  });

  return {
    observeRequest(operation: string, code: string, tookS: number): void {
      requests.inc({ operation, code });
      seconds.observe({ operation }, tookS);
    },
    observeAcceptBatch(messages: number): void {
      batches.observe(messages);
    },
    requestsUnderWay(count: number): void {
      underWay.set(count);
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
