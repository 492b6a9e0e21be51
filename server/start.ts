import { type Demo, ensureDemo } from "./accounts/demo.ts";
import type { Config } from "./config.ts";
import { startQueue } from "./dispatch/queue.ts";
import { startAdminPort } from "./http/admin-port.ts";
import { Recorder } from "./reports/recorder.ts";
import type { Database } from "./store/database.ts";
import { pendingMigrations } from "./store/migrate.ts";
import { missingPartitions } from "./store/partitions.ts";
import { endingMetrics } from "./telemetry/delivery-metrics.ts";
import { loggable } from "./telemetry/log.ts";
import { createMetrics } from "./telemetry/metrics.ts";
import type { Parts, StartOptions } from "./wiring/parts.ts";
import { makeReceipts } from "./wiring/receipts.ts";
import { startApi } from "./wiring/start-api.ts";
import { startDatabase } from "./wiring/start-database.ts";
import { type Delivery, readCarriersFile, startDelivery } from "./wiring/start-delivery.ts";
import { inUse, orStartError } from "./wiring/start-error.ts";
import { Undo } from "./wiring/undo.ts";

export type { StartOptions } from "./wiring/parts.ts";

export interface Running {
  /** Where the API is served; undefined where the role serves none. */
  readonly url: string | undefined;
  readonly adminUrl: string;
  readonly database: Database;
  /** Only with a database of our own. */
  readonly demo: Demo | undefined;
  /** Lets what is under way end, then stops everything, our own database included. */
  stop(): Promise<void>;
}

/** Longer than the quick receipts take, shorter than anybody waits for one. */
const LINGER_MS = 250;

/** Wires everything together and starts it; what was started is stopped again when something after it fails. */
export async function start(config: Config, options: StartOptions): Promise<Running> {
  const undo = new Undo();
  try {
    return await startAll({ ...options, config, undo, metrics: createMetrics() });
  } catch (error) {
    await undo.run().catch(() => {});
    throw error;
  }
}

async function startAll(parts: Parts): Promise<Running> {
  const { config, undo, log, metrics } = parts;
  let stopping = false;
  const carriers = await readCarriersFile(parts);
  const database = await startDatabase(parts);
  const demo = config.databaseUrl ? undefined : await ensureDemo(database, config.dataFolder, Date.now());
  const queue = await startQueue({
    database,
    backend: config.databaseBackend,
    supervise: config.role !== "api",
    onError: (error) => log.error({ error: loggable(error) }, "queue"),
  });
  undo.add(() => queue.stop());
  const observeEnding = endingMetrics(metrics.registry);
  const recorder = new Recorder({
    database,
    jobs: queue.jobs,
    lingerMs: LINGER_MS,
    onEnded: (steps) => {
      for (const { carrier, code, outcome } of steps) observeEnding(carrier, code ?? "", outcome === "late");
      delivery?.onEnded(steps);
    },
    onUnusable: (carrier, receipts) => log.warn({ carrier, receipts }, "receipts for nothing that was sent"),
  });
  undo.add(() => recorder.close());
  const delivery: Delivery | undefined =
    config.role === "api" ? undefined : startDelivery(parts, { database, queue, recorder, carriers });
  const receipts = makeReceipts({
    callbackOf: (carrier) => carriers.callbackOf(carrier),
    receive: (carrier, received) => recorder.receive(carrier, received),
  });
  const api =
    config.role === "worker"
      ? undefined
      : await startApi(parts, { database, receipts, onAccepted: () => delivery?.onAccepted() });

  const notReady = async () => [
    ...(stopping ? ["stopping"] : []),
    ...(await pendingMigrations(database)),
    ...(await missingPartitions(database, Date.now())),
  ];
  const at = { host: config.adminHost, port: config.adminPort };
  const admin = await orStartError(startAdminPort({ ...at, metrics, notReady }), inUse("ADMIN_PORT", at.port));

  return {
    url: api && `http://localhost:${api.port}`,
    adminUrl: `http://${config.adminHost}:${admin.port}`,
    database,
    demo,
    stop: async () => {
      stopping = true;
      // Probes are answered to the last: whoever watches must be able to tell a stop from a crash.
      await undo.run().finally(() => admin.stop());
    },
  };
}
