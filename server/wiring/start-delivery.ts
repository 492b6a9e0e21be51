import type { PreparedCarriers } from "../carriers/carriers.ts";
import { makeOutboxStore, makeStepStore } from "../dispatch/delivery-store.ts";
import { startWorker, type Worker } from "../dispatch/worker.ts";
import { zonedClock } from "../domain/time.ts";
import type { Recorder } from "../reports/recorder.ts";
import type { Budgets } from "../store/budgets.ts";
import { CachedAccounts } from "../store/cached-accounts.ts";
import type { Database } from "../store/database.ts";
import { Files } from "../store/files.ts";
import type { ChangedStep } from "../store/record-steps.ts";
import { deliveryMetrics } from "../telemetry/delivery-metrics.ts";
import { startWebhooks } from "../webhooks/start.ts";
import type { Parts } from "./parts.ts";

export interface DeliveryParts {
  readonly database: Database;
  readonly recorder: Recorder;
  readonly carriers: PreparedCarriers;
  readonly budgets: Budgets;
}

/** Events of the process that let delivery act at once, before its next poll of the database. */
export interface Delivery {
  /** Messages were accepted. */
  onAccepted(): void;
  /** Steps ended: there may be reports for webhooks, and next steps to send. */
  onEnded(steps: readonly ChangedStep[]): void;
}

/** Starts the worker that sends messages to carriers, and the webhooks that deliver reports. */
export function startDelivery(parts: Parts, { database, recorder, carriers, budgets }: DeliveryParts): Delivery {
  const { config, cleanup, log, metrics } = parts;
  const now = Date.now;
  const accounts = new CachedAccounts(database);
  const files = new Files(database);
  const webhooks = startWebhooks({
    ...{ database, accounts, log, metrics },
    clock: zonedClock(config.timeZone),
    allowedNetworks: config.webhookAllowedNetworks,
  });
  cleanup.defer(() => webhooks.stop(), "webhooks");
  const runningCarriers = carriers.make({
    now,
    log,
    simulatorForAll: config.simulator,
    receive: (carrier, receipts) => recorder.receive(carrier, receipts),
  });
  if (runningCarriers.channelsWithoutCarrier.length > 0)
    log.warn(
      { event: "channels_without_carrier", channels: runningCarriers.channelsWithoutCarrier },
      "Only accounts in sandbox reach the simulator (SIMULATOR=off), so other messages of these channels wait; set CARRIERS_FILE",
    );
  runningCarriers.start();
  cleanup.defer(() => runningCarriers.stop(), "carriers");
  const worker: Worker = startWorker({
    ...{ recorder, accounts, budgets, log },
    outbox: makeOutboxStore(database, config.stepValidityS),
    store: makeStepStore(database, config.stepValidityS),
    carriers: runningCarriers,
    files: {
      read: async (accountId, fileKey) => {
        const file = await files.read(accountId, fileKey, now());
        return file && { fileKey, ...file };
      },
    },
    stepValidityS: config.stepValidityS,
    metrics: deliveryMetrics(metrics.registry, () => worker.countWaiting()),
    drainMs: config.drainTimeoutS * 1000,
  });
  cleanup.defer(() => worker.stop(), "worker");
  return {
    onAccepted: () => worker.wake(),
    onEnded: (steps) => {
      worker.stepsEnded(steps);
      // A poll costs a query. If the cached account is outdated, the next regular poll finds the report.
      if (steps.some(({ ref }) => accounts.peek(ref.accountId)?.reportMode !== "polling")) webhooks.wake();
    },
  };
}
