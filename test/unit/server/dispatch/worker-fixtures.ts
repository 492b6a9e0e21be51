import { afterEach, vi } from "vitest";
import type { Carriers } from "../../../../server/carriers/carriers.ts";
import { startWorker, type Worker, type WorkerOptions } from "../../../../server/dispatch/worker.ts";
import { TIMINGS } from "../../../../server/domain/timings.ts";
import { finish, jumpAhead, useFakeTime } from "./fake-time.ts";
import { makeAccount, RecordedMetrics, silent } from "./fixtures.ts";
import { MemoryStore, STEP_VALIDITY_S } from "./memory-store.ts";

const workers: Worker[] = [];

/** All tests of the file run on fake time, and the workers that a test started are stopped after it. */
export function useWorkers(): void {
  useFakeTime();
  // Vitest runs the last registered hook first: workers need fake time to stop.
  afterEach(() => finish(Promise.all(workers.splice(0).map((worker) => worker.stop()))));
}

/** Starts a worker on a store in memory. */
export function startWorkerOn(store: MemoryStore, carriers: Carriers, change: Partial<WorkerOptions> = {}): Worker {
  const worker = startWorker({
    outbox: store,
    store,
    recorder: store,
    carriers,
    accounts: {
      find: async (accountId) => makeAccount(accountId),
      findRegistry: async () => ({ alimtalkTemplates: new Map(), brandmessageTemplates: new Map() }),
    },
    files: { read: async () => undefined },
    optOuts: { findRefused: async () => [] },
    budgets: {
      take: async () => ({ allowed: true, limit: 1, remaining: 1, resetS: 0, retryAfterS: 1 }),
      giveBack: () => {},
    },
    stepValidityS: STEP_VALIDITY_S,
    metrics: new RecordedMetrics(),
    log: silent,
    random: () => 0.5,
    drainMs: 1000,
    ...change,
  });
  workers.push(worker);
  return worker;
}

/** A store in memory, and a function that starts a worker on it. */
export function makeDelivery(carriers: Carriers, change: Partial<WorkerOptions> = {}) {
  const store = new MemoryStore();
  const metrics = new RecordedMetrics();
  const start = (): Worker => startWorkerOn(store, carriers, { metrics, ...change });
  return { store, metrics, start };
}

/**
 * The next steps that are begun by their rows are begun, and the call does not say so: its connection breaks after the commit, and when it is
 * back, another worker has taken the lease over.
 */
export function loseBeginning(store: MemoryStore): void {
  vi.spyOn(store, "beginSteps").mockImplementationOnce(async (...args) => {
    await MemoryStore.prototype.beginSteps.apply(store, args);
    jumpAhead(TIMINGS.leaseMs + 1);
    await store.claimDueLeases(Date.now(), TIMINGS.leaseMs, 1);
    return new Set();
  });
}
