import { nameOfStep, type StepRef } from "../domain/delivery.ts";
import { type Database, withTransaction } from "../store/database.ts";
import { loadNewSteps, loadSteps } from "../store/messages.ts";
import { writeMissingSteps } from "../store/new-steps.ts";
import { beginSteps } from "../store/steps.ts";
import {
  beginByWatch,
  claimDueWatches,
  endWatches,
  findWatch,
  findWatchesOfJobs,
  postponeWatches,
  saveWatch,
} from "../store/watches.ts";
import type { Claimed, DeliveryStore, NewBatch } from "./ports.ts";
import type { Queue } from "./queue.ts";

/** The store's own functions, on one database. */
export function deliveryStore(database: Database, queue: Pick<Queue, "park" | "keep" | "own">): DeliveryStore {
  const { pool } = database;
  return {
    loadSteps: (refs) => loadSteps(pool, refs),
    loadNewSteps: (refs) => loadNewSteps(pool, refs),
    beginSteps: (beginnings, watch, nowMs) => beginSteps(database, beginnings, watch, nowMs),
    beginNewSteps: (batch) => beginNewSteps(database, queue, batch),
    findNewSteps: (batch) => findNewSteps(database, queue, batch),
    writeMissingSteps: (steps) => writeMissingSteps(pool, steps),
    findWatchesOfJobs: (jobIds) => findWatchesOfJobs(pool, jobIds),
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

const NOBODY: ReadonlySet<StepRef> = new Set();
const refsOf = (members: NewBatch["members"]): StepRef[] => members.map(({ ref }) => ref);

/**
 * Whoever gets one of the jobs after us finds the watch by it: until this is committed, nobody can get one. A job that is
 * another's by now takes its steps along.
 */
async function beginNewSteps(
  { pool }: Database,
  queue: Pick<Queue, "own" | "keep">,
  batch: NewBatch,
): Promise<Claimed> {
  let { members } = batch;
  while (members.length > 0) {
    const jobs = [...new Set(members.map(({ job }) => job))];
    const refs = refsOf(members);
    if (await beginByWatch(pool, { ...batch, members: refs }, queue.own(jobs)))
      return { ours: new Set(refs), back: NOBODY };
    const lost = new Set(await queue.keep(jobs));
    if (lost.size === 0) throw new Error("Jobs were lost and are not");
    members = members.filter(({ job }) => !lost.has(job));
  }
  return { ours: NOBODY, back: NOBODY };
}

/** Keeping the jobs waits for a connection that broke on our side and is still at work on the server's. */
const findNewSteps = (database: Database, queue: Pick<Queue, "keep">, batch: NewBatch): Promise<Claimed> =>
  withTransaction(database, async (client) => {
    const lost = new Set(await queue.keep([...new Set(batch.members.map(({ job }) => job))], client));
    const watch = await findWatch(client, batch.watchId);
    if (watch === undefined)
      return { ours: NOBODY, back: new Set(refsOf(batch.members.filter(({ job }) => !lost.has(job)))) };
    // One that somebody else has postponed is his to look after.
    const names = new Set(watch.dueMs === batch.dueMs ? watch.members.map(nameOfStep) : []);
    return { ours: new Set(refsOf(batch.members).filter((ref) => names.has(nameOfStep(ref)))), back: NOBODY };
  });
