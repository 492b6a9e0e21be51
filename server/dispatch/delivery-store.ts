import { type Database, withTransaction } from "../store/database.ts";
import { loadSteps } from "../store/messages.ts";
import { beginSteps } from "../store/steps.ts";
import { claimDueWatches, endWatches, postponeWatches, saveWatch } from "../store/watches.ts";
import type { DeliveryStore } from "./ports.ts";
import type { Queue } from "./queue.ts";

/** The store's own functions, on one database. */
export function deliveryStore(database: Database, queue: Pick<Queue, "park">): DeliveryStore {
  const { pool } = database;
  return {
    loadSteps: (refs) => loadSteps(pool, refs),
    beginSteps: (beginnings, watch, nowMs) => beginSteps(database, beginnings, watch, nowMs),
    saveWatch: (watch) => saveWatch(pool, watch),
    postponeWatches: (watchIds, dueMs) => postponeWatches(pool, watchIds, dueMs),
    claimDueWatches: (nowMs, leaseMs, limit) => claimDueWatches(pool, nowMs, leaseMs, limit),
    endWatches: (watchIds) => endWatches(pool, watchIds),
    park: (parkings) =>
      withTransaction(database, async (client) => {
        await queue.park(client, parkings);
        for (const { watch } of parkings) await saveWatch(client, watch);
      }),
  };
}
