import { Measured } from "./counted.ts";
import { Figures } from "./figures.ts";
import { requestMetrics } from "./request-metrics.ts";

export interface PoolState {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

const BATCH = "gateway_accept_batch_messages";
const BATCH_BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export function createMetrics() {
  const figures = new Figures();
  const batches = new Measured(BATCH_BOUNDS);
  figures.add({
    name: BATCH,
    help: "Messages in one commit of the acceptor.",
    type: "histogram",
    rows: () => batches.rows(BATCH),
  });
  return {
    observeRequest: requestMetrics(figures),
    observeAcceptBatch(messages: number): void {
      batches.add(messages);
    },
    /** Asked when somebody looks, not kept up to date. */
    watchRequests(underWay: () => number): void {
      figures.add({
        name: "gateway_requests_under_way",
        help: "Requests that are not answered yet.",
        type: "gauge",
        rows: () => [{ labels: {}, value: underWay() }],
      });
    },
    /** Asked when somebody looks, not kept up to date. */
    watchDropped(total: () => number): void {
      figures.add({
        name: "gateway_connections_dropped_total",
        help: "Connections that were closed at once because as many as MAX_CONNECTIONS allows were open.",
        type: "counter",
        rows: () => [{ labels: {}, value: total() }],
      });
    },
    /** Asked when somebody looks, not kept up to date. */
    watchPool(state: () => PoolState): void {
      figures.add({
        name: "gateway_pool_connections",
        help: "Database connections: open, idle, and requests waiting for one.",
        type: "gauge",
        rows: () => Object.entries(state()).map(([name, value]) => ({ labels: { state: name }, value })),
      });
    },
    page: () => figures.page(),
    /** For metrics of other rooms. */
    figures,
  };
}
