import type { Receipt } from "../carriers/carrier.ts";
import type { Carriers, PreparedCarriers } from "../carriers/carriers.ts";
import type { CarrierStatus } from "../dispatch/carrier-sender.ts";
import { CarrierShares } from "../dispatch/carrier-shares.ts";
import { mergeStatuses } from "../dispatch/carrier-statuses.ts";
import { CarrierWindows } from "../dispatch/carrier-window.ts";
import { makeOutboxStore, makeStepStore } from "../dispatch/delivery-store.ts";
import type { DispatchMetrics } from "../dispatch/ports.ts";
import { RunningCarriers } from "../dispatch/running-carriers.ts";
import { startWorker, type Worker } from "../dispatch/worker.ts";
import type { Sharing } from "../domain/move-shares.ts";
import { getCapCharge } from "../domain/quotas.ts";
import { zonedClock } from "../domain/time.ts";
import type { Recorder } from "../reports/recorder.ts";
import type { Budgets } from "../store/budgets.ts";
import type { CachedAccounts } from "../store/cached-accounts.ts";
import type { CallsUnderWay } from "../store/calls-under-way.ts";
import { type Cell, type Cells, getLogOfCell, type PerCell } from "../store/cell-connections.ts";
import { Files } from "../store/files.ts";
import { findRefused } from "../store/opt-outs.ts";
import type { QuotaShares } from "../store/quota-shares.ts";
import type { ChangedStep } from "../store/record-steps.ts";
import { deliveryMetrics, shareMetrics } from "../telemetry/delivery-metrics.ts";
import type { QualityCounter } from "../telemetry/quality-counter.ts";
import { type WebhookMetrics, webhookMetrics } from "../telemetry/webhook-metrics.ts";
import { startWebhooks, type Webhooks } from "../webhooks/start.ts";
import type { Parts } from "./parts.ts";
import { makeQuotaShares } from "./quotas.ts";

export interface DeliveryParts {
  readonly cells: Cells;
  readonly accounts: CachedAccounts;
  readonly recorders: PerCell<Recorder>;
  readonly receive: (carrier: string, receipts: readonly Receipt[]) => Promise<void>;
  readonly carriers: PreparedCarriers;
  readonly underWay: CallsUnderWay;
  /** An operator has paused the carrier. */
  readonly isPaused: (carrier: string) => boolean;
  /** Undefined: no carriers share a route. */
  readonly getSharing: () => Sharing | undefined;
  readonly quality: QualityCounter;
  /** Of the carriers, for all cells. */
  readonly budgets: Budgets;
}

/** Events of the process that let delivery act at once, before its next poll of the database. */
export interface Delivery {
  /** Messages were accepted in a cell. */
  onAccepted(cellId: number): void;
  /** Steps of a cell ended: there may be reports for webhooks, and next steps to send. */
  onEnded(cellId: number, steps: readonly ChangedStep[]): void;
  /** The carriers file was read again. */
  useCarriers(carriers: PreparedCarriers): void;
  listCarriers(): readonly CarrierStatus[];
}

/** What all cells have in common. */
interface Shared extends Omit<DeliveryParts, "carriers"> {
  readonly carriers: RunningCarriers;
  readonly windows: CarrierWindows;
  readonly metrics: DispatchMetrics;
  readonly webhookMetrics: WebhookMetrics;
  readonly quotaShares: PerCell<QuotaShares>;
  readonly countCapped: () => void;
}

interface CellDelivery {
  readonly worker: Worker;
  readonly webhooks: Webhooks;
}

/** Starts what sends messages to carriers and reports to webhooks: a worker for each cell, with the carriers that they share. */
export function startDelivery(parts: Parts, delivery: DeliveryParts): Delivery {
  const { config, cleanup, log, metrics, timings } = parts;
  const { cells, accounts, quality, getSharing } = delivery;
  const shares = new CarrierShares({ directory: cells.directory, getSharing, log, timings });
  shareMetrics(metrics.registry, () => shares.list());
  const carriers = new RunningCarriers(delivery.carriers, {
    ...{ now: Date.now, log, simulatorForAll: config.simulator, receive: delivery.receive },
    findShares: (channel, prefix) => shares.find(channel, prefix),
    drainMs: config.drainTimeoutS * 1000,
  });
  if (!config.webhooks)
    log.warn(
      { event: "webhooks_held" },
      "WEBHOOKS is off: this process posts no reports, and they wait for one that does",
    );
  const quotaShares = makeQuotaShares(log);
  cleanup.defer(() => Promise.all(quotaShares.made.map((shares) => shares.close())), "caps of fallbacks");
  const started = new Map<number, CellDelivery>();
  const listWorkers = (): readonly Worker[] => [...started.values()].map(({ worker }) => worker);
  const listCarriers = () => mergeStatuses(listWorkers().flatMap((worker) => worker.listCarriers()));
  const handOver = async (next: Carriers): Promise<void> => {
    await Promise.all(listWorkers().map((worker) => worker.useCarriers(next)));
  };
  const counters = deliveryMetrics(metrics.registry, listCarriers);
  const shared: Shared = {
    ...delivery,
    carriers,
    windows: new CarrierWindows(),
    metrics: {
      ...counters,
      outcome: (carrier, kind, channel) => {
        counters.outcome(carrier, kind);
        quality.countSubmitted(carrier, channel, kind, Date.now());
      },
    },
    webhookMetrics: webhookMetrics(metrics.registry),
    quotaShares,
    countCapped: metrics.countCappedFallback,
  };
  cells.onEach((cell) => started.set(cell.id, startCell(parts, shared, cell)));
  const stopAll = (part: keyof CellDelivery) => Promise.all([...started.values()].map((cell) => cell[part].stop()));
  cleanup.defer(() => stopAll("webhooks"), "webhooks");
  cleanup.defer(() => carriers.stop(), "carriers");
  cleanup.defer(() => stopAll("worker"), "worker");
  cleanup.defer(() => shares.stop(), "shares of carriers");
  return {
    onAccepted: (cellId) => started.get(cellId)?.worker.wake(),
    onEnded: (cellId, steps) => {
      const ofCell = started.get(cellId);
      ofCell?.worker.stepsEnded(steps);
      // A poll costs a query. If the cached account is outdated, the next regular poll finds the report.
      if (steps.some(({ ref }) => accounts.peek(ref.accountId)?.reportMode !== "polling")) ofCell?.webhooks.wake();
    },
    useCarriers: (prepared) => {
      shares.routesChanged();
      carriers.replace(prepared, handOver);
    },
    listCarriers,
  };
}

const HELD_WEBHOOKS: Webhooks = { wake: () => {}, stop: async () => {} };

function startCell({ config, log: logOfAll, tracing, timings }: Parts, shared: Shared, cell: Cell): CellDelivery {
  const log = getLogOfCell(logOfAll, cell);
  const { accounts, budgets, windows, metrics, recorders, isPaused } = shared;
  const { database } = cell;
  const webhooks = config.webhooks
    ? startWebhooks({
        ...{ database, accounts, log, metrics: shared.webhookMetrics, tracing, timings },
        ...{ cellId: cell.id, underWay: shared.underWay },
        clock: zonedClock(config.timeZone),
        allowedNetworks: config.webhookAllowedNetworks,
      })
    : HELD_WEBHOOKS;
  const files = new Files(database);
  const quotaShares = shared.quotaShares.of(cell);
  const worker = startWorker({
    ...{ accounts, budgets, windows, metrics, tracing, log, isPaused, timings },
    carriers: shared.carriers.current,
    recorder: recorders.of(cell),
    outbox: makeOutboxStore(database, config.stepValidityS, timings),
    store: makeStepStore(database, config.stepValidityS),
    files: {
      read: async (accountId, fileKey) => {
        const file = await files.read(accountId, fileKey, Date.now());
        return file && { fileKey, ...file };
      },
    },
    optOuts: { findRefused: (advertisements) => findRefused(shared.cells.directory.pool, advertisements) },
    caps: {
      mayFallBack: async (account, message, step, acceptedMs) => {
        const charge = getCapCharge(account.fallbackCaps ?? [], message, step, acceptedMs);
        if (charge === undefined || (await quotaShares.take(account.id, [charge])).ok) return true;
        shared.countCapped();
        return false;
      },
    },
    stepValidityS: config.stepValidityS,
    drainMs: config.drainTimeoutS * 1000,
  });
  return { worker, webhooks };
}
