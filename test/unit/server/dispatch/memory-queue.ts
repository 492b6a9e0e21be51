import type { Queue, QueueName, TakenJob } from "../../../../server/dispatch/queue.ts";
import type { StepRef } from "../../../../server/domain/delivery.ts";
import { namesNewSteps, type StepBatch, toStepRefs } from "../../../../server/store/step-batch.ts";

interface Job {
  readonly queue: QueueName;
  readonly id: string;
  readonly lane: string | undefined;
  readonly steps: readonly StepRef[];
  readonly watchId: string | undefined;
  readonly notBeforeMs: number;
  /** Its steps come straight from their acceptance. */
  readonly isNew: boolean;
  claim: number;
  isActive: boolean;
}

/** The queue as dispatch sees it, in memory. */
export class MemoryQueue implements Omit<Queue, "park" | "own"> {
  /** While set, everything that asks the database fails with it. */
  failure: Error | undefined;
  protected readonly now: () => number;
  #jobs: Job[] = [];
  #jobIds = 0;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  jobsIn(queue: QueueName): readonly Job[] {
    return this.#jobs.filter((job) => job.queue === queue);
  }

  /** A worker's death: its jobs are anybody's again. */
  forgetClaims(): void {
    for (const job of this.#jobs) job.isActive = false;
  }

  async take(queue: QueueName, { limit, ignoreLanes = [] }: { limit: number; ignoreLanes?: readonly string[] }) {
    await this.answer();
    const free = this.#jobs
      .filter((job) => job.queue === queue && !job.isActive && job.notBeforeMs <= this.now())
      .filter(({ lane }) => lane === undefined || !ignoreLanes.includes(lane))
      .slice(0, limit);
    return free.map((job) => {
      job.isActive = true;
      job.claim++;
      const isNew = job.claim === 0 && job.isNew;
      return { queue, id: job.id, retryCount: job.claim, steps: job.steps, isNew, watchId: job.watchId };
    });
  }

  async keep(jobs: readonly TakenJob[]) {
    await this.answer();
    return jobs.filter((job) => this.claimed(job) === undefined);
  }

  async done(jobs: readonly TakenJob[]) {
    await this.answer();
    const gone = new Set(jobs.map((job) => this.claimed(job)));
    this.#jobs = this.#jobs.filter((job) => !gone.has(job));
  }

  async giveBack(jobs: readonly TakenJob[]) {
    await this.answer();
    for (const job of jobs) {
      const held = this.claimed(job);
      if (held !== undefined) held.isActive = false;
    }
  }

  async stop() {}

  /** As long as a round trip takes; here the event loop may do something else. */
  protected async answer(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.failure !== undefined) throw this.failure;
  }

  /** The job, as long as it is whose it was. */
  protected claimed({ id, retryCount }: TakenJob): Job | undefined {
    return this.#jobs.find((job) => job.id === id && job.claim === retryCount && job.isActive);
  }

  /** For steps that are to be dispatched. */
  protected add(afterMs: number | undefined, batch: StepBatch): void {
    const notBeforeMs = this.now() + (afterMs ?? 0);
    const isNew = namesNewSteps(batch);
    this.push({
      queue: "dispatch",
      lane: undefined,
      steps: toStepRefs(batch),
      watchId: undefined,
      notBeforeMs,
      isNew,
    });
  }

  protected push(job: Omit<Job, "id" | "claim" | "isActive">): void {
    this.#jobs.push({ ...job, id: String(++this.#jobIds), claim: -1, isActive: false });
  }
}
