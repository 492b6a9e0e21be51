import { setTimeout as sleep } from "node:timers/promises";
import type { Carriers } from "../carriers/carriers.ts";
import { expiredEnding } from "../domain/own-ending.ts";
import type { Recorder } from "../reports/recorder.ts";
import type { Budgets } from "../store/budgets.ts";
import type { ChangedStep } from "../store/record-steps.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import { cachedFiles } from "./cached-files.ts";
import { Dispatch } from "./dispatch.ts";
import { Ender } from "./ender.ts";
import { FollowedWatches } from "./followed-watches.ts";
import { HeldJobs } from "./held-jobs.ts";
import { type LaneBounds, Lanes } from "./lanes.ts";
import { Leases } from "./leases.ts";
import { Loop } from "./loop.ts";
import { Parker } from "./parker.ts";
import type { AccountLookups, DeliveryStore, DispatchFigures, FileLookups } from "./ports.ts";
import { Pump } from "./pump.ts";
import type { Queue } from "./queue.ts";
import { Rate } from "./rate.ts";
import { Router } from "./router.ts";
import { Watcher } from "./watch.ts";

export interface WorkerOptions {
  readonly queue: Pick<Queue, "take" | "keep" | "done" | "giveBack">;
  readonly store: DeliveryStore;
  readonly recorder: Pick<Recorder, "record" | "unwritten" | "matchOrphans">;
  readonly carriers: Carriers;
  readonly accounts: AccountLookups;
  readonly files: FileLookups;
  readonly budgets: Pick<Budgets, "take" | "giveBack">;
  readonly stepValidityS: number;
  readonly figures: DispatchFigures;
  readonly log: Log;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly bounds?: LaneBounds;
  /** How long a stop waits for submissions under way. */
  readonly drainMs?: number;
}

export interface Worker {
  /** There may be jobs: a process that accepts messages itself need not wait for its own next look. */
  poke(): void;
  /** These have ended, whoever said so. Told after the commit it saves looking after them, and the next step waits less. */
  ended(steps: readonly Pick<ChangedStep, "name" | "state" | "last">[]): void;
  /** Steps that wait in lanes, by carrier. */
  waiting(): ReadonlyMap<string, number>;
  /** Lets submissions under way end, for a bounded time, and leaves everything else to others at once. */
  stop(): Promise<void>;
}

const TEND_EVERY_MS = 500;
const MATCH_EVERY_MS = 1000;
const GIVE_BACK_MS = 5000;

/** Starts everything that brings accepted messages to carriers. Any number of processes may do so. */
export function startWorker(options: WorkerOptions): Worker {
  const { queue, store, recorder, carriers, accounts, figures, log } = options;
  const { now = Date.now, random = Math.random, drainMs = 10_000 } = options;
  const giveUp = new AbortController();
  const circumstances = { store, recorder, accounts, figures, now, random, log, givenUp: giveUp.signal };
  const rules = { route: carriers.route.bind(carriers), stepValidityS: options.stepValidityS };

  const leases = new Leases(circumstances);
  const jobs = new HeldJobs({ ...circumstances, queue, endWatches: (watchIds) => store.endWatches(watchIds) });
  const followed = new FollowedWatches(circumstances);
  const parts = { ...circumstances, leases, jobs, rules, followed };
  const files = cachedFiles(options.files, now);
  const ender = new Ender(parts);
  const parker = new Parker(parts);
  const pumps = carriers.all.map((handle) => {
    const { ratePerSecond: perSecond } = handle.limits;
    const rate = new Rate({ carrier: handle.name, budgets: options.budgets, perSecond });
    const lanes = new Lanes(handle.name, options.bounds);
    return new Pump({ handle, lanes, rate, figures, batches: { ...parts, ender, files } });
  });
  const router = new Router(pumps);
  const dispatch = new Dispatch({ ...parts, queue, router, parker, ender });
  const byName = new Map(carriers.all.map((handle) => [handle.name, handle]));
  const watcher = new Watcher({ ...parts, carriers: byName, ender });

  const tending = new Loop({
    ...{ name: "tend lanes", log, random },
    round: async () => {
      for (const step of router.takeExpired(now())) ender.add({ step, ending: expiredEnding(step.submission.channel) });
      for (const step of router.takeStranded()) {
        const lane = router.place(step, "lane");
        if (lane !== undefined) parker.park(lane, step);
      }
      return TEND_EVERY_MS;
    },
  });
  const matching = new Loop({
    ...{ name: "match receipts", log, random },
    round: async () => {
      await recorder.matchOrphans();
      return MATCH_EVERY_MS;
    },
  });

  return {
    poke: () => dispatch.poke(),
    ended: (steps) => {
      followed.ended(steps.map(({ name }) => name));
      // The next step of its flow has a job by now.
      if (steps.some(({ state, last }) => state !== "delivered" && !last)) dispatch.poke();
    },
    waiting: () => new Map(pumps.map(({ name, lanes }) => [name, lanes.size])),
    async stop() {
      const draining = Promise.all([
        matching.stop(),
        tending.stop(),
        watcher.stop(),
        parker.stop(),
        dispatch.stop(),
        ...pumps.map((pump) => pump.stop()),
      ]).then(() => Promise.all([ender.stop(), followed.stop()]));
      await within(draining, drainMs);
      giveUp.abort();
      // Where that took too long they have not been told yet.
      void Promise.all([ender.stop(), followed.stop()]);
      // Without the database there is nobody to tell: then jobs come back by their heartbeat, watches by their lease.
      await within(
        jobs.stop().catch((error: unknown) => log.warn({ error: loggable(error) }, "jobs were not given back")),
        GIVE_BACK_MS,
      );
      await within(leases.stop(), GIVE_BACK_MS);
    },
  };
}

/** Whatever it waits for, a stop must come to an end. */
async function within(work: Promise<unknown>, mostMs: number): Promise<void> {
  const timer = new AbortController();
  const over = sleep(mostMs, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([work, over]);
  timer.abort();
}
