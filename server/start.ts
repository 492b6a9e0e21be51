import { type Demo, ensureDemo } from "./accounts/demo.ts";
import type { Config } from "./config.ts";
import { startAdminPort } from "./http/admin-port.ts";
import { Recorder } from "./reports/recorder.ts";
import { arrivals } from "./store/arrivals.ts";
import type { Database } from "./store/database.ts";
import { pendingMigrations } from "./store/migrate.ts";
import { missingPartitions } from "./store/partitions.ts";
import { endingMetrics } from "./telemetry/delivery-metrics.ts";
import { createMetrics } from "./telemetry/metrics.ts";
import type { Parts, StartOptions } from "./wiring/parts.ts";
import { readCarriersFile } from "./wiring/read-carriers.ts";
import { makeReceipts } from "./wiring/receipts.ts";
import { startApi } from "./wiring/start-api.ts";
import { startDatabase } from "./wiring/start-database.ts";
import type { Delivery } from "./wiring/start-delivery.ts";
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
  let delivery: Delivery | undefined;
  const carriers = await readCarriersFile(parts);
  const database = await startDatabase(parts);
  const demo = config.databaseUrl ? undefined : await ensureDemo(database, config.dataFolder, Date.now());
  const observeEnding = endingMetrics(metrics.registry);
  const recorder = new Recorder({
    database,
    jobs: arrivals,
    lingerMs: LINGER_MS,
    onEnded: (steps) => {
      for (const { carrier, code, outcome } of steps) observeEnding(carrier, code ?? "", outcome === "late");
      delivery?.onEnded(steps);
    },
    onUnusable: (carrier, receipts) =>
      log.warn(
        { event: "receipts_unknown", carrier, receipts },
        "Receipts for messages that were never sent are ignored",
      ),
  });
  undo.add(() => recorder.close());
  const receipts = makeReceipts({
    callbackOf: (carrier) => carriers.callbackOf(carrier),
    receive: (carrier, received) => recorder.receive(carrier, received),
  });
  // Started after the API and stopped after it as well.
  const undoDelivery = new Undo();
  undo.add(() => undoDelivery.run());
  const api =
    config.role === "worker"
      ? undefined
      : await startApi(parts, { database, receipts, onAccepted: () => delivery?.onAccepted() });
  if (config.role !== "api") {
    const { startDelivery } = await import("./wiring/start-delivery.ts");
    delivery = await startDelivery({ ...parts, undo: undoDelivery }, { database, recorder, carriers });
  }

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
