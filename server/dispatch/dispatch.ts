import { setTimeout as sleep } from "node:timers/promises";
import { backOffMs } from "../domain/back-off.ts";
import type { StepRef } from "../domain/delivery.ts";
import type { Account } from "../domain/model.ts";
import type { StoredStep } from "../store/messages.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Ender } from "./ender.ts";
import type { HeldJob, HeldJobs } from "./held-jobs.ts";
import { JobSizes } from "./job-sizes.ts";
import { loadWatched } from "./load-watched.ts";
import { Loop } from "./loop.ts";
import type { Parker } from "./parker.ts";
import { type PlanRules, planStep } from "./plan.ts";
import type { AccountLookups, DeliveryStore, DispatchFigures } from "./ports.ts";
import type { Queue, QueueName, TakenJob } from "./queue.ts";
import type { Router } from "./router.ts";

export interface DispatchParts {
  readonly queue: Pick<Queue, "take">;
  readonly store: Pick<DeliveryStore, "loadSteps" | "loadNewSteps" | "findWatchesOfJobs" | "writeMissingSteps">;
  readonly accounts: Pick<AccountLookups, "find">;
  readonly rules: PlanRules;
  readonly jobs: HeldJobs;
  readonly router: Router;
  readonly parker: Parker;
  readonly ender: Ender;
  readonly figures: Pick<DispatchFigures, "unparked">;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Log;
  readonly givenUp: AbortSignal;
}

/** A worker beside the API is told at once; one alone looks this often. */
const POLL_MS = 100;
/** Steps taken at a time from the queue, as near as the sizes of its last jobs tell. */
const STEPS_AT_ONCE = 2000;
/** Fewer than this are not looked for without a pause: for the first of them that is no delay, for the next a short one. */
const WORTHWHILE = 800;
const GATHER_MS = 50;
/** From the backlog. A lane has room when it has room for all of them, as they may all be its own. */
const UNPARKED_AT_ONCE = 1000;
/** In one statement. */
const LOADED_AT_ONCE = 1000;
const AFTER_FAILURE = { firstMs: 100, mostMs: 5000 };

/** Takes jobs and puts their steps where they belong: into a lane, aside, or to their end. */
export class Dispatch {
  readonly #parts: DispatchParts;
  readonly #loop: Loop;
  readonly #sizes: Readonly<Record<QueueName, JobSizes>> = {
    dispatch: new JobSizes(STEPS_AT_ONCE),
    backlog: new JobSizes(UNPARKED_AT_ONCE),
  };
  /** When the backlog was last looked at. */
  #parkedAtMs = 0;
  /** What was taken last, on its way to its place while more is being taken. */
  #placing: Promise<void> = Promise.resolve();

  constructor(parts: DispatchParts) {
    const { log, random } = parts;
    this.#parts = parts;
    this.#loop = new Loop({ name: "take jobs", round: () => this.#round(), log, random });
  }

  /** There may be jobs. */
  poke(): void {
    this.#loop.ring();
  }

  /** Takes no more. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.#placing;
  }

  async #round(): Promise<number> {
    const fresh = await this.#take("dispatch", []);
    const nowMs = this.#parts.now();
    // What others have parked can wait for a look now and then.
    const isDue =
      fresh.length === 0 || this.#parts.router.backlogged().length > 0 || nowMs - this.#parkedAtMs >= POLL_MS;
    if (isDue) this.#parkedAtMs = nowMs;
    const parked = isDue ? await this.#takeParked() : [];
    if (fresh.length + parked.length === 0) return POLL_MS;
    // Jobs of a few messages are dear when they come one after the other: soon there will be more in one.
    if (stepsIn(fresh) + stepsIn(parked) < WORTHWHILE) await sleep(GATHER_MS);
    return 0;
  }

  async #takeParked(): Promise<readonly TakenJob[]> {
    const { router, parker, figures } = this.#parts;
    const fullLanes = router.fullLanes(UNPARKED_AT_ONCE);
    // Only what was in the backlog before can be known to be there no more.
    const asked = parker.isIdle ? router.backlogged().filter((lane) => !fullLanes.includes(lane)) : [];
    const { limit } = this.#sizes.backlog;
    const taken = await this.#take("backlog", fullLanes);
    if (taken.length < limit) router.caughtUp(asked);
    figures.unparked(stepsIn(taken));
    return taken;
  }

  async #take(queue: QueueName, ignoreLanes: readonly string[]): Promise<readonly TakenJob[]> {
    const sizes = this.#sizes[queue];
    const taken = await this.#parts.queue.take(queue, { limit: sizes.limit, ignoreLanes });
    if (taken.length === 0) return taken;
    const held = taken.map((job) => this.#parts.jobs.hold(job));
    sizes.note(taken.map(({ steps }) => steps.length));
    await this.#placing;
    this.#placing = this.#place(queue, held);
    return taken;
  }

  /** Never fails: what cannot be read now is read again. Jobs that are left when everything ends go back. */
  async #place(queue: QueueName, held: readonly HeldJob[]): Promise<void> {
    const retried = held.filter(({ job }) => job.retryCount > 0).map(({ job }) => job.id);
    if (retried.length > 0 && !(await this.#read(() => this.#loadBegunOf(retried)))) return;
    for (const alike of Map.groupBy(held, ({ isNew }) => isNew).values())
      if (!(await this.#placeAlike(queue, alike))) return;
  }

  /** In the order of the jobs, which is that of acceptance. */
  async #placeAlike(queue: QueueName, held: readonly HeldJob[]): Promise<boolean> {
    const { store, jobs, parker } = this.#parts;
    const refs = held.flatMap(({ job }) => job.steps);
    const jobOfEach = held.flatMap((one) => one.job.steps.map(() => one));
    for (let at = 0; at < refs.length; at += LOADED_AT_ONCE) {
      const some = refs.slice(at, at + LOADED_AT_ONCE);
      // Asked each time: a beginning that went wrong meanwhile changes it.
      const isNew = held.every((one) => one.isNew);
      const stored = await this.#read(() => (isNew ? store.loadNewSteps(some) : store.loadSteps(some)));
      if (stored === undefined) return false;
      const accounts = await this.#read(() => this.#accountsOf(stored));
      if (accounts === undefined) return false;
      const found = new Map<StepRef, StoredStep>();
      for (const one of stored) found.set(one.ref, one);
      let place = at;
      for (const ref of some) {
        const one = found.get(ref);
        const job = jobOfEach[place++];
        if (one === undefined) jobs.settle(job);
        else this.#put(queue, one, accounts.get(one.ref.accountId), job);
      }
      await parker.hasRoom();
    }
    return true;
  }

  /** Whoever had these jobs before may have begun steps of them without rows: now they get them. */
  async #loadBegunOf(jobIds: readonly string[]): Promise<true> {
    for (const watch of await this.#parts.store.findWatchesOfJobs(jobIds)) await loadWatched(this.#parts, watch);
    return true;
  }

  #put(queue: QueueName, stored: StoredStep, account: Account | undefined, job: HeldJob | undefined): void {
    const { jobs, router, parker, ender, rules, now, log } = this.#parts;
    try {
      const plan = planStep(rules, stored, account, now(), job);
      if (plan.kind === "nothing") jobs.settle(job);
      else if (plan.kind === "end") ender.add(plan.ended);
      else {
        const lane = router.place(plan.step, queue);
        if (lane !== undefined) parker.park(lane, plan.step);
      }
    } catch (error) {
      // Its job is never done, so that nothing is lost; the others go on.
      log.error({ error: loggable(error) }, "a step cannot be dispatched");
    }
  }

  async #accountsOf(stored: readonly StoredStep[]): Promise<ReadonlyMap<string, Account | undefined>> {
    const known = new Map<string, Account | undefined>();
    for (const { ref } of stored)
      if (!known.has(ref.accountId)) known.set(ref.accountId, await this.#parts.accounts.find(ref.accountId));
    return known;
  }

  /** Undefined: nobody waits for the database any longer. */
  async #read<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
    const { random, log, givenUp } = this.#parts;
    for (let failures = 1; ; failures++) {
      try {
        return await read();
      } catch (error) {
        log.error({ failures, error: loggable(error) }, "messages cannot be read");
        const waited = sleep(backOffMs(AFTER_FAILURE, failures, random()), true, { signal: givenUp });
        if (!(await waited.catch(() => false))) return undefined;
      }
    }
  }
}

const stepsIn = (jobs: readonly TakenJob[]): number => jobs.reduce((sum, { steps }) => sum + steps.length, 0);
