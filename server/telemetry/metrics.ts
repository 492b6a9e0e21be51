import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface PoolState {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

const REQUEST_SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const POOL_WAIT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3];
/** From a quick receipt to a flow that waits a day for its first channel. */
const REPORT_SECONDS_BUCKETS = [0.5, 1, 2, 5, 10, 30, 60, 300, 1800, 7200, 43_200, 86_400];
const BATCH_BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

let processMetrics: Registry | undefined;

/** Event-loop lag, memory, handles. Once for the process: tests run several gateways in one. */
function getProcessMetrics(): Registry {
  if (processMetrics === undefined) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

/** The metrics of one gateway. Other rooms register theirs in its registry. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  getProcessMetrics();
  const requests = new Counter({
    name: "gateway_requests_total",
    help: "Answered requests by operation and result code.",
    labelNames: ["operation", "code"],
    registers,
  });
  const requestSeconds = new Histogram({
    name: "gateway_request_seconds",
    help: "Time from the first byte of a request to its answer, by operation.",
    labelNames: ["operation"],
    buckets: REQUEST_SECONDS_BUCKETS,
    registers,
  });
  const acceptBatches = new Histogram({
    name: "gateway_accept_batch_messages",
    help: "Messages in one commit of the acceptor.",
    buckets: BATCH_BUCKETS,
    registers,
  });
  const droppedConnections = new Counter({
    name: "gateway_connections_dropped_total",
    help: "Connections that were closed because as many as MAX_CONNECTIONS allows were open, or because their caller sent too many requests ahead (pipelining), by reason.",
    labelNames: ["reason"],
    registers,
  });
  const missingPartitions = new Gauge({
    name: "gateway_partitions_missing",
    help: "Partitions of today and tomorrow that are not there after housekeeping.",
    registers,
  });
  const missingOfCells = new Map<number, number>();
  const droppedPartitions = new Counter({
    name: "gateway_partitions_dropped_total",
    help: "Partitions that this process has dropped because they were kept long enough, by table.",
    labelNames: ["table"],
    registers,
  });
  const quotaWarnings = new Counter({
    name: "gateway_quota_warnings_total",
    help: "Quotas of accounts of which 80 % came to be used by a request to this process.",
    registers,
  });
  const quotaRefusals = new Counter({
    name: "gateway_quota_refusals_total",
    help: "Sends that this process has refused because a quota of the account was used up.",
    registers,
  });
  const cappedFallbacks = new Counter({
    name: "gateway_fallbacks_capped_total",
    help: "Fallback steps that this process has ended because of a cap of the account.",
    registers,
  });
  const closedUsage = new Counter({
    name: "gateway_usage_days_closed_total",
    help: "Days of accounts whose usage this process has written for good.",
    registers,
  });
  const droppedReports = new Counter({
    name: "gateway_reports_dropped_total",
    help: "Final reports that this process has removed from polling because nobody polled or acknowledged them in time.",
    registers,
  });
  const buildInfo = new Gauge({
    name: "gateway_build_info",
    help: "1, with the version and the commit of the gateway, the version of Node, and the role of this process.",
    labelNames: ["version", "commit", "node", "role"],
    registers,
  });
  const databaseErrors = new Counter({
    name: "gateway_database_errors_total",
    help: "Statements and connections that failed, by kind: connection, again, partition, row, database.",
    labelNames: ["kind"],
    registers,
  });
  const poolWait = new Histogram({
    name: "gateway_pool_wait_seconds",
    help: "How long a call waited for a database connection.",
    buckets: POOL_WAIT_BUCKETS,
    registers,
  });
  const reportSeconds = new Histogram({
    name: "gateway_accept_to_report_seconds",
    help: "From accepting a message to its final report.",
    buckets: REPORT_SECONDS_BUCKETS,
    registers,
  });
  const receipts = new Counter({
    name: "gateway_receipts_total",
    help: "Receipts of carriers that were recorded, by carrier.",
    labelNames: ["carrier"],
    registers,
  });
  const tokenKey = new Gauge({
    name: "gateway_token_key",
    help: "1, for each key of tokens that this process signs with or accepts. The name of a key is made of it, and stands in each token.",
    labelNames: ["key", "use"],
    registers,
  });
  const unmatchedReceipts = new Counter({
    name: "gateway_receipts_unmatched_total",
    help: "Receipts that can be for nothing that was sent, by carrier.",
    labelNames: ["carrier"],
    registers,
  });
  return {
    registry,
    setBuildInfo: (build: { readonly version: string; readonly commit: string }, role: string): void =>
      buildInfo.set({ ...build, node: process.version, role }, 1),
    countDatabaseError: (kind: string): void => databaseErrors.inc({ kind }),
    observePoolWait: (ms: number): void => poolWait.observe(ms / 1000),
    observeReport: (ms: number): void => reportSeconds.observe(ms / 1000),
    countReceipts: (carrier: string, count: number): void => receipts.inc({ carrier }, count),
    setTokenKeys({ signs, accepts }: { readonly signs: string; readonly accepts: readonly string[] }): void {
      tokenKey.set({ key: signs, use: "signs" }, 1);
      for (const key of accepts) tokenKey.set({ key, use: "accepts" }, 1);
    },
    countUnmatchedReceipts: (carrier: string, receipts: number): void => unmatchedReceipts.inc({ carrier }, receipts),
    observeRequest(operation: string, code: string, seconds: number): void {
      requests.inc({ operation, code });
      requestSeconds.observe({ operation }, seconds);
    },
    observeAcceptBatch: (messages: number): void => acceptBatches.observe(messages),
    countDroppedConnection: (reason: string): void => droppedConnections.inc({ reason }),
    /** Any value but 0 needs an alarm: from midnight on, messages would be refused. */
    setMissingPartitions(cellId: number, count: number): void {
      missingOfCells.set(cellId, count);
      missingPartitions.set([...missingOfCells.values()].reduce((sum, one) => sum + one, 0));
    },
    countDroppedPartition: (table: string): void => droppedPartitions.inc({ table }),
    countQuotaWarning: (): void => quotaWarnings.inc(),
    countQuotaRefusal: (): void => quotaRefusals.inc(),
    countCappedFallback: (): void => cappedFallbacks.inc(),
    countClosedUsage: (days: number): void => closedUsage.inc(days),
    countDroppedReports: (reports: number): void => droppedReports.inc(reports),
    /** `count` is called at each scrape. */
    watchRequests(count: () => number): void {
      new Gauge({
        name: "gateway_requests_under_way",
        help: "Requests that are not answered yet.",
        registers,
        collect() {
          this.set(count());
        },
      });
    },
    /** `countBytes` is called at each scrape. */
    watchBodies(countBytes: () => number): void {
      new Gauge({
        name: "gateway_body_bytes",
        help: "Bytes of all bodies that are being read or handled. BODY_MEMORY_BYTES is their limit.",
        registers,
        collect() {
          this.set(countBytes());
        },
      });
    },
    /** `readState` is called at each scrape. */
    watchPasswordChecks(readState: () => { readonly running: number; readonly waiting: number }): void {
      new Gauge({
        name: "gateway_password_checks",
        help: "Password checks that run, and that wait for their turn.",
        labelNames: ["state"],
        registers,
        collect() {
          for (const [state, count] of Object.entries(readState())) this.set({ state }, count);
        },
      });
    },
    /** `count` is called at each scrape, and tells the open streams of each operation. */
    watchReportStreams(count: () => Readonly<Record<string, number>>): void {
      new Gauge({
        name: "gateway_report_streams",
        help: "Streams of reports that are open, by operation.",
        labelNames: ["operation"],
        registers,
        collect() {
          for (const [operation, open] of Object.entries(count())) this.set({ operation }, open);
        },
      });
    },
    /** `readState` is called at each scrape. */
    watchPool(readState: () => PoolState): void {
      new Gauge({
        name: "gateway_pool_connections",
        help: "Database connections: open, idle, and requests waiting for one.",
        labelNames: ["state"],
        registers,
        collect() {
          for (const [state, count] of Object.entries(readState())) this.set({ state }, count);
        },
      });
    },
    /** `check` is called at each scrape. */
    watchCells(check: () => Promise<ReadonlyMap<number, boolean>>): void {
      new Gauge({
        name: "gateway_cell_up",
        help: "Whether the cell accepts writes: 1 yes, 0 no.",
        labelNames: ["cell"],
        registers,
        async collect() {
          for (const [cell, isUp] of await check()) this.set({ cell }, isUp ? 1 : 0);
        },
      });
    },
    async page(): Promise<{ readonly text: string; readonly mediaType: string }> {
      const all = Registry.merge([getProcessMetrics(), registry]);
      return { text: await all.metrics(), mediaType: all.contentType };
    },
  };
}
