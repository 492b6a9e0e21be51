import { crashPoint } from "../crash-points.ts";
import type { StepRef } from "../domain/delivery.ts";
import { TIMINGS, type Timings } from "../domain/timings.ts";
import { beginSteps, type StepToBegin } from "../store/begin-steps.ts";
import type { Database } from "../store/database.ts";
import { adoptLeases, beginDeferred, type DeferredLease, findDeferred } from "../store/deferred-rows.ts";
import { loadNewSteps, loadSteps } from "../store/messages.ts";
import * as outbox from "../store/outbox.ts";
import { type HeldStep, holdSteps, releaseScheduled } from "../store/scheduled-messages.ts";
import * as leases from "../store/step-leases.ts";

export type OutboxStore = ReturnType<typeof makeOutboxStore>;
export type StepStore = ReturnType<typeof makeStepStore>;

/** What dispatch needs of the outbox, on one database. */
export function makeOutboxStore(
  database: Database,
  stepValidityS: number,
  { workerLifetimeMs }: Pick<Timings, "workerLifetimeMs"> = TIMINGS,
) {
  const { pool } = database;
  return {
    registerWorker: (workerId: string) =>
      crashPoint("worker-registered", () => outbox.registerWorker(pool, workerId, workerLifetimeMs)),
    sendHeartbeat: (workerId: string) =>
      crashPoint("heartbeat-sent", () => outbox.sendHeartbeat(pool, workerId, workerLifetimeMs)),
    releaseAbandonedBatches: () => outbox.releaseAbandonedBatches(database, stepValidityS),
    unregisterWorker: (workerId: string) => outbox.unregisterWorker(database, workerId, stepValidityS),
    claim: (workerId: string, maxSteps: number, fromId?: number) =>
      crashPoint("outbox-claimed", () => outbox.claimOutbox(pool, workerId, maxSteps, fromId)),
    claimBacklog: (workerId: string, wanted: outbox.WantedBacklog) =>
      crashPoint("backlog-claimed", () => outbox.claimBacklog(pool, workerId, wanted)),
    releaseUnknown: (workerId: string, knownIds: readonly number[]) => outbox.releaseUnknown(pool, workerId, knownIds),
    findGone: (workerId: string, outboxIds: readonly number[]) => outbox.findGone(pool, workerId, outboxIds),
    delete: (workerId: string, outboxIds: readonly number[]) =>
      crashPoint("outbox-deleted", () => outbox.deleteFromOutbox(pool, workerId, outboxIds)),
    holdSteps: (steps: readonly HeldStep[]) => holdSteps(database, steps),
    releaseScheduled: (nowMs: number) => releaseScheduled(database, nowMs),
    insertIntoBacklog: (batches: readonly outbox.BacklogBatch[]) =>
      crashPoint("backlog-written", () => outbox.insertIntoBacklog(pool, batches)),
  };
}

/** What dispatch needs of the tables of steps and leases, on one database. */
export function makeStepStore(database: Database, stepValidityS: number) {
  const { pool } = database;
  return {
    loadSteps: (refs: readonly StepRef[]) => loadSteps(pool, refs),
    loadNewSteps: (refs: readonly StepRef[]) => loadNewSteps(pool, refs),
    beginSteps: (steps: readonly StepToBegin[], lease: Omit<leases.StepLease, "members">, nowMs: number) =>
      beginSteps(database, steps, lease, nowMs),
    beginDeferred: (lease: DeferredLease) => crashPoint("steps-begun-deferred", () => beginDeferred(pool, lease)),
    findDeferred: (lease: DeferredLease) => findDeferred(database, lease),
    saveLease: (lease: leases.StepLease) => crashPoint("lease-saved", () => leases.saveLease(pool, lease)),
    renewLeases: (held: readonly leases.HeldLease[], dueMs: number) =>
      crashPoint("leases-renewed", () => leases.renewLeases(pool, held, dueMs)),
    postponeLeases: (leaseIds: readonly string[], dueMs: number) =>
      crashPoint("leases-postponed", () => leases.postponeLeases(pool, leaseIds, dueMs)),
    claimDueLeases: async (nowMs: number, leaseMs: number, limit: number, fromMs?: number) => {
      const due = await crashPoint("leases-taken-over", () =>
        leases.claimDueLeases(pool, nowMs, leaseMs, limit, fromMs),
      );
      const leaseIds = due.map(({ leaseId }) => leaseId);
      await adoptLeases(pool, leaseIds, stepValidityS);
      return due;
    },
    deleteLeases: (leaseIds: readonly string[]) =>
      crashPoint("leases-deleted", () => leases.deleteLeases(pool, leaseIds)),
  };
}
