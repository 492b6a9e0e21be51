import type { PreparedCarriers } from "../carriers/carriers.ts";
import { deliveryStore } from "../dispatch/delivery-store.ts";
import { startQueue } from "../dispatch/queue.ts";
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

export interface DeliveryParts {
  readonly database: Database;
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
export async function startDelivery(parts: Parts, { database, recorder, carriers }: DeliveryParts): Promise<Delivery> {
  const { config, undo, log, metrics } = parts;
  const queue = await startQueue({
    database,
    backend: config.databaseBackend,
    supervise: true,
    onError: (error) =>
      log.error({ event: "job_queue_failed", error: loggable(error) }, "The job queue reported an error and goes on"),
  });
  undo.add(() => queue.stop());
  const now = Date.now;
  const accounts = new CachedAccounts(database);
  const files = new Files(database);
  const budgets = new Budgets(database, {
    onFailure: (error) =>
      log.warn(
        { event: "rate_limits_not_shared", error: loggable(error) },
        "Rate limits could not be read from the database; requests pass until they can",
      ),
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
      // Looking costs a query; what a change of the account hides from us is found by the next look all the same.
      if (steps.some(({ ref }) => accounts.peek(ref.accountId)?.reportMode !== "polling")) webhooks.poke();
    },
  };
}
