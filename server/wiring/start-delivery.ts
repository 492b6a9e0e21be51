import { readFile } from "node:fs/promises";
import { type PreparedCarriers, simulatorAlone } from "../carriers/carriers.ts";
import { deliveryStore } from "../dispatch/delivery-store.ts";
import type { Queue } from "../dispatch/queue.ts";
import { startWorker, type Worker } from "../dispatch/worker.ts";
import { zonedClock } from "../domain/time.ts";
import type { Recorder } from "../reports/recorder.ts";
import { Budgets } from "../store/budgets.ts";
import { CachedAccounts } from "../store/cached-accounts.ts";
import type { Database } from "../store/database.ts";
import { Files } from "../store/files.ts";
import type { ChangedStep } from "../store/record-steps.ts";
import { deliveryMetrics } from "../telemetry/delivery-metrics.ts";
import { loggable } from "../telemetry/log.ts";
import { startWebhooks } from "../webhooks/start.ts";
import type { Parts } from "./parts.ts";
import { StartError } from "./start-error.ts";

/** The carriers of the settings, checked; a fault is told with its place. */
export async function readCarriersFile({ config }: Parts): Promise<PreparedCarriers> {
  const { carriersFile: file = "", variable } = config;
  if (file === "") return simulatorAlone();
  // Only where there is such a file: YAML and the adapters are a tenth of all that a start would load.
  const { CarriersFileError, readCarriers } = await import("../carriers/registry.ts");
  try {
    return readCarriers(await readFile(file, "utf8"), file, variable);
  } catch (error) {
    if (error instanceof CarriersFileError) throw new StartError(error.message, { cause: error });
    throw new StartError(`CARRIERS_FILE ${file} cannot be read`, { cause: error });
  }
}

export interface DeliveryParts {
  readonly database: Database;
  readonly queue: Queue;
  readonly recorder: Recorder;
  readonly carriers: PreparedCarriers;
}

/** What the rest of the process tells it, so that it need not wait for its own next look. */
export interface Delivery {
  /** Messages were accepted. */
  onAccepted(): void;
  /** Steps ended: there may be reports for webhooks, and next steps to send. */
  onEnded(steps: readonly ChangedStep[]): void;
}

/** Starts what brings messages to carriers and reports to webhooks. */
export function startDelivery(parts: Parts, { database, queue, recorder, carriers }: DeliveryParts): Delivery {
  const { config, undo, log, metrics } = parts;
  const now = Date.now;
  const accounts = new CachedAccounts(database);
  const files = new Files(database);
  const budgets = new Budgets(database, {
    onFailure: (error) => log.warn({ error: loggable(error) }, "rates are not shared for now"),
  });
  const webhooks = startWebhooks({
    ...{ database, accounts, log, metrics },
    clock: zonedClock(config.timeZone),
    allowedNetworks: config.webhookAllowedNetworks,
  });
  undo.add(() => webhooks.stop());
  const atWork = carriers.make({ now, log, receive: (carrier, receipts) => recorder.receive(carrier, receipts) });
  atWork.start();
  undo.add(() => atWork.stop());
  const worker: Worker = startWorker({
    ...{ queue, recorder, accounts, budgets, log },
    store: deliveryStore(database, queue),
    carriers: atWork,
    files: {
      read: async (accountId, fileKey) => {
        const found = await files.read(accountId, fileKey, now());
        return found && { fileKey, ...found };
      },
    },
    stepValidityS: config.stepValidityS,
    figures: deliveryMetrics(metrics.registry, () => worker.waiting()),
    drainMs: config.drainTimeoutS * 1000,
  });
  undo.add(() => worker.stop());
  return {
    onAccepted: () => worker.poke(),
    onEnded: (steps) => {
      worker.ended(steps);
      webhooks.poke();
    },
  };
}
