import { TIMINGS, type Timings } from "../domain/timings.ts";
import { beginSteps } from "../store/begin-steps.ts";
import type { Database } from "../store/database.ts";
import { adoptLeases, beginDeferred, findDeferred } from "../store/deferred-rows.ts";
import { loadNewSteps, loadSteps } from "../store/messages.ts";
import {
  claimBacklog,
  claimOutbox,
  deleteFromOutbox,
  insertIntoBacklog,
  registerWorker,
  releaseAbandonedBatches,
  releaseUnknown,
  sendHeartbeat,
  unregisterWorker,
} from "../store/outbox.ts";
import { releaseScheduled } from "../store/scheduled-messages.ts";
import { claimDueLeases, deleteLeases, postponeLeases, renewLeases, saveLease } from "../store/step-leases.ts";
import type { OutboxStore, StepStore } from "./ports.ts";

/** The outbox on one database. */
export function makeOutboxStore(
  database: Database,
  stepValidityS: number,
  { workerLifetimeMs }: Pick<Timings, "workerLifetimeMs"> = TIMINGS,
): OutboxStore {
  const { pool } = database;
  return {
    registerWorker: (workerId) => registerWorker(pool, workerId, workerLifetimeMs),
    sendHeartbeat: (workerId) => sendHeartbeat(pool, workerId, workerLifetimeMs),
    releaseAbandonedBatches: () => releaseAbandonedBatches(database, stepValidityS),
    unregisterWorker: (workerId) => unregisterWorker(database, workerId, stepValidityS),
    claim: (workerId, maxSteps) => claimOutbox(pool, workerId, maxSteps),
    claimBacklog: (workerId, options) => claimBacklog(pool, workerId, options),
    releaseUnknown: (workerId, knownIds) => releaseUnknown(pool, workerId, knownIds),
    delete: (workerId, outboxIds) => deleteFromOutbox(pool, workerId, outboxIds),
    releaseScheduled: (nowMs) => releaseScheduled(database, nowMs),
    insertIntoBacklog: (batches) => insertIntoBacklog(pool, batches),
  };
}

/** The tables of steps and leases on one database. */
export function makeStepStore(database: Database, stepValidityS: number): StepStore {
  const { pool } = database;
  return {
    loadSteps: (refs) => loadSteps(pool, refs),
    loadNewSteps: (refs) => loadNewSteps(pool, refs),
    beginSteps: (steps, lease, nowMs) => beginSteps(database, steps, lease, nowMs),
    beginDeferred: (lease) => beginDeferred(pool, lease),
    findDeferred: (lease) => findDeferred(database, lease),
    saveLease: (lease) => saveLease(pool, lease),
    renewLeases: (held, dueMs) => renewLeases(pool, held, dueMs),
    postponeLeases: (leaseIds, dueMs) => postponeLeases(pool, leaseIds, dueMs),
    claimDueLeases: async (nowMs, leaseMs, limit) => {
      const due = await claimDueLeases(pool, nowMs, leaseMs, limit);
      const leaseIds = due.map(({ leaseId }) => leaseId);
      await adoptLeases(pool, leaseIds, stepValidityS);
      return due;
    },
    deleteLeases: (leaseIds) => deleteLeases(pool, leaseIds),
  };
}
