import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Config } from "../config.ts";
import { explainErrors, explainPortError, OperatorError } from "../errors.ts";
import { startAdminPort } from "../http/admin-port.ts";
import type { Log } from "../telemetry/log.ts";
import { NamedCleanup } from "../wiring/named-cleanup.ts";
import { startOperatorsConsole } from "../wiring/start-operators-console.ts";
import type { ReadyMessage } from "./child-message.ts";
import { mergeMetrics } from "./merge-metrics.ts";
import { PARENT_NAME, planProcesses } from "./plan-processes.ts";
import { MAX_DEATHS_IN_A_ROW, RestartLimit } from "./restart-policy.ts";
import type { StartedGateway } from "./run-gateway.ts";
import { SupervisedProcess } from "./supervised-process.ts";

/** Less than probers wait. */
const PROBE_TIMEOUT_MS = 2800;

/**
 * Starts the gateway as several processes (PROCESSES), which share the public port, and starts those again that die. This process serves
 * the admin port for all of them and nothing else. Node's cluster module shares the port: it works on every system, and a process that
 * ends leaves no connection waiting in a queue of its own, as SO_REUSEPORT would.
 */
export async function start(config: Config, { log }: { readonly log: Log }): Promise<StartedGateway> {
  const cleanup = new NamedCleanup();
  try {
    return await startAll(config, log, cleanup);
  } catch (error) {
    await cleanup.disposeAsync().catch(() => {});
    throw error;
  }
}

async function startAll(config: Config, log: Log, cleanup: NamedCleanup): Promise<StartedGateway> {
  let databaseUrl = config.databaseUrl ?? "";
  if (config.databaseUrl === undefined) {
    const { startEmbeddedIn } = await import("../postgres/open-database.ts");
    // The processes use the same server; this one keeps it running while any of them is started again.
    const embedded = await startEmbeddedIn(config.dataFolder);
    cleanup.defer(() => embedded.stop(), "embedded database");
    databaseUrl = embedded.url;
  }
  const metrics = makeMetrics(() => processes);
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  const limit = new RestartLimit();
  let stopSignal: NodeJS.Signals = "SIGINT";
  const processes = planProcesses(config.role, config.processes ?? 1).map(
    (planned) =>
      new SupervisedProcess({
        ...planned,
        log,
        onReady: () => limit.onReady(),
        onDied: () => {
          metrics.restarts.inc({ role: planned.role });
          if (limit.onDied(processes.some(({ ready }) => ready !== undefined)))
            failure.reject(
              new OperatorError(
                `no process runs, and ${MAX_DEATHS_IN_A_ROW} in a row could not be started; their errors are above`,
              ),
            );
        },
      }),
  );
  const killAll = () => {
    for (const process of processes) process.kill();
  };
  process.once("exit", killAll);
  cleanup.defer(async () => {
    await Promise.all(processes.map((process) => process.stop(stopSignal)));
    process.off("exit", killAll);
  }, "processes");
  const first = await startAtFirst(processes);

  let isStopping = false;
  const notReady = async () => (isStopping ? ["stopping"] : findProblems(processes, config.role));
  const operators = startOperatorsConsole({ config, url: databaseUrl, log });
  cleanup.defer(() => operators.stop(), "the console of operators");
  const admin = await explainErrors(
    startAdminPort(config, {
      ...{ log, metrics, notReady, operators: operators.listener },
      apiUrl: config.publicUrl ?? first?.url,
    }),
    explainPortError("ADMIN_PORT", config.adminPort),
  );
  const passOn = () => {
    for (const process of processes) process.signal("SIGHUP");
  };
  process.on("SIGHUP", passOn);

  return {
    url: first?.url,
    adminUrl: `http://${config.adminHost}:${admin.port}`,
    demo: first?.demo,
    failed: failure.promise,
    // Each process gets the signal for it, and reads the file by itself.
    reloadCarriers: async () => {},
    get unfinished() {
      const running = processes.filter(({ isRunning }) => isRunning).map(({ name }) => name);
      return [...cleanup.unfinished.filter((name) => name !== "processes"), ...running];
    },
    stop: async ({ delayMs }) => {
      isStopping = true;
      // Each process waits for itself after SIGTERM, and not after SIGINT.
      stopSignal = delayMs > 0 ? "SIGTERM" : "SIGINT";
      await cleanup.disposeAsync().finally(() => admin.stop());
    },
  };
}

/** The first alone, because it prepares the tables. If one of them cannot start, the settings or the machine must be corrected first. */
async function startAtFirst(processes: readonly SupervisedProcess[]): Promise<ReadyMessage | undefined> {
  const [first, ...others] = processes;
  try {
    const ready = await first?.start();
    await Promise.all(others.map((process) => process.start()));
    return ready;
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}; its error is above`, { cause: error });
  }
}

/** Ready while one of the processes that get requests is: connections go to those alone that serve. */
async function findProblems(processes: readonly SupervisedProcess[], role: Config["role"]): Promise<readonly string[]> {
  const asked = processes.flatMap((process) =>
    process.ready !== undefined && (role === "worker" || process.role !== "worker") ? [process.ready] : [],
  );
  if (asked.length === 0) return ["no process is ready"];
  const answers = await Promise.all(asked.map(({ adminUrl }) => ask(`${adminUrl}/readyz`)));
  if (answers.some((answer) => answer?.isOk)) return [];
  const reasons = answers.map(
    (answer) => answer?.text.trim().replace(/^not ready: /, "") ?? "a process does not answer",
  );
  return [...new Set(reasons)];
}

interface ProcessAnswer {
  readonly isOk: boolean;
  readonly text: string;
}

/** Undefined: no answer, in time or at all. */
async function ask(url: string): Promise<ProcessAnswer | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return { isOk: response.ok, text: await response.text() };
  } catch {
    return undefined;
  }
}

function makeMetrics(getProcesses: () => readonly SupervisedProcess[]) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const restarts = new Counter({
    name: "gateway_process_restarts_total",
    help: "Processes of PROCESSES that died and were started again, by role.",
    labelNames: ["role"],
    registers: [registry],
    collect() {
      // Prometheus sees no increase in the first value of a series.
      for (const { role } of getProcesses()) this.inc({ role }, 0);
    },
  });
  new Gauge({
    name: "gateway_processes_planned",
    help: "Processes that PROCESSES asks for, by role.",
    labelNames: ["role"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { role } of getProcesses()) this.inc({ role });
    },
  });
  new Gauge({
    name: "gateway_processes_ready",
    help: "Processes of PROCESSES that serve, by role.",
    labelNames: ["role"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { role, ready } of getProcesses()) this.inc({ role }, ready === undefined ? 0 : 1);
    },
  });
  return {
    restarts,
    /** A process that does not answer is left out, so that the others can be seen. */
    async page() {
      const children = getProcesses().map(async ({ name, ready }) => {
        const answer = ready && (await ask(`${ready.adminUrl}/metrics`));
        return answer?.isOk ? [{ process: name, text: answer.text }] : [];
      });
      const pages = [{ process: PARENT_NAME, text: await registry.metrics() }, ...(await Promise.all(children)).flat()];
      return { text: mergeMetrics(pages), mediaType: registry.contentType };
    },
  };
}
