import type { Log } from "../telemetry/log.ts";
import { Loop } from "./loop.ts";
import type { Queue, TakenJob } from "./queue.ts";

/** A job in our hands, until each of its steps has been begun, parked, or found not to be ours. */
export interface HeldJob {
  readonly job: TakenJob;
  left: number;
  /** Its steps can be begun without a row: nobody else can have begun one. */
  isNew: boolean;
}

export interface HeldJobsOptions {
  readonly queue: Pick<Queue, "keep" | "done" | "giveBack">;
  /** For the watches over steps that were parked, and are not any more. */
  readonly endWatches: (watchIds: readonly string[]) => Promise<void>;
  readonly log: Log;
  readonly random: () => number;
}

/** A third of the heartbeat: two of them may be lost before anybody takes us for dead. */
const KEEP_EVERY_MS = 3000;
/** Longer than any round of the loop should be away from its bell. */
const IDLE_MS = 60_000;

/** Which jobs this process answers for. */
export class HeldJobs {
  readonly #options: HeldJobsOptions;
  readonly #held = new Set<HeldJob>();
  #done: TakenJob[] = [];
  readonly #keeping: Loop;
  readonly #ending: Loop;

  constructor(options: HeldJobsOptions) {
    const { log, random } = options;
    this.#options = options;
    this.#keeping = new Loop({ name: "keep jobs", round: () => this.#keep(), log, random });
    this.#ending = new Loop({ name: "end jobs", round: () => this.#end(), log, random });
  }

  hold(job: TakenJob): HeldJob {
    const held = { job, left: job.steps.length, isNew: job.isNew };
    if (held.left === 0) this.#finish(held);
    else this.#held.add(held);
    return held;
  }

  /** One of its steps needs it no more. */
  settle(held: HeldJob | undefined): void {
    if (held === undefined) return;
    held.left--;
    // A job that was lost meanwhile is another's to finish.
    if (held.left === 0 && this.#held.delete(held)) this.#finish(held);
  }

  /** Ends what is finished and gives everything else to others, at once. */
  async stop(): Promise<void> {
    await Promise.all([this.#keeping.stop(), this.#ending.stop()]);
    await this.#end();
    const rest = [...this.#held].map(({ job }) => job);
    this.#held.clear();
    await this.#options.queue.giveBack(rest);
  }

  #finish({ job }: HeldJob): void {
    this.#done.push(job);
    this.#ending.ring();
  }

  async #keep(): Promise<number> {
    const held = new Map([...this.#held].map((one) => [one.job, one]));
    for (const lost of await this.#options.queue.keep([...held.keys()])) {
      // Its steps stay where they are: whoever begins one first has it, the other finds it taken.
      const one = held.get(lost);
      if (one !== undefined && one.left > 0) this.#held.delete(one);
    }
    return KEEP_EVERY_MS;
  }

  /** All that came while the ones before were being deleted go together. */
  async #end(): Promise<number> {
    const done = this.#done;
    if (done.length === 0) return IDLE_MS;
    this.#done = [];
    try {
      await this.#options.endWatches(done.map(({ watchId }) => watchId).filter((watchId) => watchId !== undefined));
      await this.#options.queue.done(done);
    } catch (error) {
      this.#done.push(...done);
      throw error;
    }
    return this.#done.length > 0 ? 0 : IDLE_MS;
  }
}
