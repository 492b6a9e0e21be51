import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import packageFile from "../package.json" with { type: "json" };
import { type Demo, ensureDemo, findDemo } from "./accounts/demo.ts";
import type { Receipt } from "./carriers/carrier.ts";
import { CarrierControl } from "./carriers/carrier-control.ts";
import { readCarriersFile } from "./carriers/configured-carriers.ts";
import { type Config, isLoopback } from "./config.ts";
import { timeOfMessageKey } from "./domain/message-key.ts";
import { TIMINGS } from "./domain/timings.ts";
import { explainErrors, explainPortError } from "./errors.ts";
import { startAdminPort } from "./http/admin-port.ts";
import { Recorder } from "./reports/recorder.ts";
import { ReportCounter } from "./reports/report-counter.ts";
import { Budgets } from "./store/budgets.ts";
import { CachedAccounts } from "./store/cached-accounts.ts";
import { AccountCells, getLogOfCell, PerCell } from "./store/cell-connections.ts";
import { type Database, withDeadline } from "./store/database.ts";
import { explainDatabaseError } from "./store/database-errors.ts";
import { Readiness } from "./store/readiness.ts";
import type { ChangedStep } from "./store/record-steps.ts";
import { endingMetrics } from "./telemetry/delivery-metrics.ts";
import { type Log, loggable } from "./telemetry/log.ts";
import { createMetrics, type Metrics } from "./telemetry/metrics.ts";
import { QualityCounter } from "./telemetry/quality-counter.ts";
import { TrafficCounter } from "./telemetry/traffic-counter.ts";
import { readCommit } from "./wiring/build-commit.ts";
import { makeCellBudgets } from "./wiring/cell-budgets.ts";
import { endFailureWatch, startFailureWatch } from "./wiring/failure-watch.ts";
import { NamedCleanup } from "./wiring/named-cleanup.ts";
import type { Parts, StartOptions } from "./wiring/parts.ts";
import { makeReceipts } from "./wiring/receipts.ts";
import { routeReceipts } from "./wiring/route-receipts.ts";
import { startApi } from "./wiring/start-api.ts";
import { startDatabase } from "./wiring/start-database.ts";
import type { Delivery } from "./wiring/start-delivery.ts";
import { startOperatorsConsole } from "./wiring/start-operators-console.ts";
import { startTracing, traceEndings } from "./wiring/tracing.ts";
import { startTrafficWriter } from "./wiring/traffic-writer.ts";
import { RECEIPTS, watchMoves } from "./wiring/watch-moves.ts";

export type { StartOptions } from "./wiring/parts.ts";

export interface Running {
  /** Where the API is served; undefined where the role serves none. */
  readonly url: string | undefined;
  readonly adminUrl: string;
  readonly database: Database;
  /** Undefined unless the embedded database is used. */
  readonly demo: Demo | undefined;
  /**
   * Lets requests and submissions under way end, then stops everything, the embedded database included. With a delay, /readyz says 503
   * at once and the API is served for that long, until load balancers send it no more requests.
   */
  stop(options?: { readonly delayMs: number }): Promise<void>;
  /** Reads the carriers file again. If it has faults, that is logged and everything stays as it is. */
  reloadCarriers(): Promise<void>;
  /** What a stop has not stopped yet. */
  readonly unfinished: readonly string[];
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Only the parent of PROCESSES needs to know the port with the probes and metrics of a child. */
const PORT_FOR_PARENT = { adminHost: "127.0.0.1", adminPort: 0 };
/** Longer than quick receipts take. */
const SUBMIT_DELAY_MS = 250;
/** A caller gets an answer within 5 s, also while the database is silent. */
const ACCOUNT_TIMEOUT_MS = 3500;

/** Starts everything. If a part fails to start, the parts before it are stopped again. */
export async function start(config: Config, options: StartOptions): Promise<Running> {
  const cleanup = new NamedCleanup();
  try {
    const timings = { ...TIMINGS, ...options.timings };
    const tracing = await startTracing(config, { log: options.log, version: packageFile.version });
    if (tracing !== undefined) cleanup.defer(() => tracing.stop(), "traces");
    return await startAll({ ...options, config, cleanup, metrics: createMetrics(), tracing, timings });
  } catch (error) {
    await cleanup.disposeAsync().catch(() => {});
    throw error;
  }
}

async function startAll(parts: Parts): Promise<Running> {
  const { config, isChild, cleanup, log, metrics, tracing, timings } = parts;
  metrics.setBuildInfo({ version: packageFile.version, commit: await readCommit(packageFile, ROOT) }, config.role);
  let isStopping = false;
  let delivery: Delivery | undefined;
  const carriersFile = await readCarriersFile(config);
  const { cells, url } = await startDatabase(parts);
  const { directory: database } = cells;
  const carriers = await explainErrors(
    CarrierControl.start({
      directory: database,
      config,
      carriers: carriersFile,
      log,
      isStopping: () => isStopping,
      timings,
    }),
    explainDatabaseError,
  );
  cleanup.defer(() => carriers.stop(), "orders about carriers");
  const accounts = new CachedAccounts(withDeadline(database, ACCOUNT_TIMEOUT_MS), {
    ttlMs: timings.accountMaxAgeMs,
    changesEveryMs: timings.accountChangesEveryMs,
  });
  const accountCells = new AccountCells(cells, accounts);
  const demo = await prepareDemo(config, database);
  // The password of the demo account is no secret of an operator's, so other machines do not reach it unless they are meant to.
  const host = config.host ?? (demo === undefined ? "0.0.0.0" : "127.0.0.1");
  const isOffered = isLoopback(host);
  if (config.host === undefined && demo !== undefined)
    log.info(
      { event: "listening_on_loopback" },
      "There is a demo account, so only this machine is served; set HOST to serve others too",
    );
  const observeEnding = endingMetrics(metrics.registry, () => carriers.carriers.named.map(({ name }) => name));
  const traffic = new TrafficCounter();
  const quality = new QualityCounter(() => carriers.sharing);
  cleanup.defer(
    startTrafficWriter({ directory: database, counter: traffic, quality, config, log, timings }),
    "figures for operators",
  );
  const failures = config.failureWatch ? new ReportCounter() : undefined;
  const watch = { directory: database, accounts, config, log, metrics, timings };
  if (failures === undefined) await endFailureWatch(watch);
  else cleanup.defer(startFailureWatch({ ...watch, counter: failures }), "failure watch");
  const recorders: PerCell<Recorder> = new PerCell(
    (cell) =>
      new Recorder({
        database: cell.database,
        log: getLogOfCell(log, cell),
        submitDelayMs: SUBMIT_DELAY_MS,
        findWebhookAccounts: (accountIds) => listWebhookAccounts(accounts, accountIds),
        findHome: async (accountId) =>
          cells.hasOne ? recorders.of(cell) : recorders.of(await accountCells.find(accountId)),
        onMatching: (call) => accountCells.underWay.track(RECEIPTS, call),
        ...(cell === cells.first
          ? { getOthers: () => cells.all.filter((other) => other !== cell).map((other) => recorders.of(other)) }
          : { orphans: database }),
        onEnded: (steps) => {
          for (const step of steps) observeEnding(step);
          logFailures(log, steps);
          observeReports(metrics, traffic, steps);
          quality.countEnded(steps, Date.now());
          failures?.count(steps);
          if (tracing !== undefined) traceEndings(tracing, steps, Date.now());
          delivery?.onEnded(cell.id, steps);
        },
        onUnusable: (carrier, receipts) => {
          metrics.countUnmatchedReceipts(carrier, receipts);
          log.warn(
            { event: "receipts_unknown", carrier, receipts },
            "Receipts for messages that were never sent are ignored",
          );
        },
      }),
  );
  cleanup.defer(() => Promise.all(recorders.made.map((recorder) => recorder.close())), "recording of outcomes");
  const record = routeReceipts({ cells, accountCells, recorders });
  const receive = async (carrier: string, receipts: readonly Receipt[]): Promise<void> => {
    await accountCells.underWay.track(RECEIPTS, record(carrier, receipts));
    metrics.countReceipts(carrier, receipts.length);
  };
  const receipts = makeReceipts({ callbackOf: (carrier) => carriers.callbackOf(carrier), receive });
  const budgets = new PerCell(
    (cell) =>
      new Budgets(cell.database, {
        onFailure: (error) =>
          log.warn(
            { event: "rate_limits_not_shared", cell: cell.id, error: loggable(error) },
            "Rate limits could not be read from the database; requests pass until they can",
          ),
      }),
  );
  // Delivery starts after the API and also stops after it, so its cleanup is registered here.
  const deliveryCleanup = cleanup.nest();
  let operatorsUrl: string | undefined;
  const api =
    config.role === "worker"
      ? undefined
      : await startApi(parts, {
          ...{ host, cells, accountCells, accounts, receipts },
          demo: isOffered ? demo : undefined,
          budgets: makeCellBudgets(accountCells, budgets),
          operatorsUrl: () => operatorsUrl,
          onAccepted: (cellId, messages) => {
            traffic.countAccepted(messages);
            delivery?.onAccepted(cellId);
          },
        });
  if (config.role !== "api") {
    const { startDelivery } = await import("./wiring/start-delivery.ts");
    delivery = startDelivery(
      { ...parts, cleanup: deliveryCleanup },
      // Limits of carriers are for all cells together.
      {
        ...{ cells, accounts, recorders, receive, carriers: carriers.carriers, underWay: accountCells.underWay },
        isPaused: (carrier) => carriers.isPaused(carrier),
        getSharing: () => carriers.sharing,
        quality,
        budgets: budgets.of(cells.first),
      },
    );
  }
  carriers.watch(delivery);
  cleanup.defer(
    watchMoves({ cells, accounts, underWay: accountCells.underWay, processId: carriers.processId, log, timings }),
    "moves of accounts",
  );

  const readiness = new Readiness(database);
  const notReady = async () => [...(isStopping ? ["stopping"] : []), ...(await readiness.findProblems())];
  const operators = isChild ? undefined : startOperatorsConsole({ config, url, log });
  cleanup.defer(() => operators?.stop(), "the console of operators");
  const { adminHost, adminPort } = isChild ? PORT_FOR_PARENT : config;
  const admin = await explainErrors(
    startAdminPort(
      { ...config, adminHost, adminPort },
      {
        ...{ log, metrics, notReady, operators: operators?.listener },
        apiUrl: config.publicUrl ?? api?.url,
      },
    ),
    explainPortError("ADMIN_PORT", adminPort),
  );
  const adminUrl = `http://${adminHost}:${admin.port}`;
  if (operators !== undefined) operatorsUrl = `${adminUrl}/console/`;

  return {
    url: api?.url,
    adminUrl,
    database,
    demo: demo && { ...demo, isOffered },
    get unfinished() {
      return cleanup.unfinished;
    },
    reloadCarriers: async () => void (await carriers.reload()),
    stop: async ({ delayMs } = { delayMs: 0 }) => {
      isStopping = true;
      // A worker gets no requests, so nothing has to notice that it stops.
      if (api !== undefined) await sleep(delayMs);
      // Probes are answered until the end, so that an orchestrator can tell a stop from a crash.
      await cleanup.disposeAsync().finally(() => admin.stop());
    },
  };
}

/** A message that no further step will deliver. */
function logFailures(log: Log, steps: readonly ChangedStep[]): void {
  for (const { ref, carrier, code, carrierReason, outcome, state, last } of steps)
    if (outcome === "ended" && state !== "delivered" && last)
      log.info(
        {
          event: "message_failed",
          account: ref.accountId,
          msgKey: ref.msgKey,
          carrier,
          reportCode: code,
          carrierReason,
        },
        "A message ended without a reported delivery, and nothing more is tried",
      );
}

/** Only the last step that is tried makes the report of its message. */
function observeReports(metrics: Metrics, traffic: TrafficCounter, steps: readonly ChangedStep[]): void {
  const nowMs = Date.now();
  for (const { ref, carrier, outcome, state, last } of steps) {
    if (outcome !== "ended") continue;
    traffic.countEnding(carrier, state === "delivered");
    if (state !== "delivered" && !last) continue;
    const latencyMs = nowMs - (timeOfMessageKey(ref.msgKey) ?? nowMs);
    metrics.observeReport(latencyMs);
    traffic.observeReport(carrier, latencyMs);
  }
}

async function listWebhookAccounts(
  accounts: CachedAccounts,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const found = await Promise.all(accountIds.map((accountId) => accounts.find(accountId)));
  return accountIds.filter((_, index) => found[index]?.reportMode === "webhook");
}

/** An operator's own database, and one with carriers, get no account whose password nobody chose. */
async function prepareDemo({ databaseUrl, carriersFile, dataFolder, adminHost }: Config, database: Database) {
  if (databaseUrl !== undefined) return undefined;
  const demo = await (carriersFile === undefined
    ? ensureDemo(database, dataFolder, Date.now())
    : findDemo(database, dataFolder));
  if (demo === undefined || carriersFile !== undefined || !isLoopback(adminHost)) return demo;
  const { ensureDemoOperator } = await import("./accounts/demo-operator.ts");
  const operator = await ensureDemoOperator(database, dataFolder, Date.now());
  return { ...demo, operator: operator && { id: operator.id, passwordFile: operator.passwordFile } };
}
