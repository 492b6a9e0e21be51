import { randomUUID } from "node:crypto";
import { TIMINGS, type Timings } from "../domain/timings.ts";
import type { ClaimedBatch } from "../store/outbox.ts";
import type { Log } from "../telemetry/log.ts";
import { Loop, UNTIL_WOKEN_MS } from "./loop.ts";
import type { OutboxStore } from "./ports.ts";
import { ScanPosition } from "./scan-position.ts";

/** A batch that this process has claimed, until each of its steps has been begun, moved to the backlog, or found to need nothing. */
export interface OpenBatch {
  readonly outboxId: number;
  readonly workerId: string;
  stepsLeft: number;
  /** Its steps may be begun with deferred rows: no other worker can have begun one. */
  isNew: boolean;
  /** An operator has taken a message out of it. Its other steps are in new batches, which any worker claims. */
  isGone: boolean;
}

export interface ClaimedBatchesOptions {
  readonly outbox: OutboxStore;
  readonly now: () => number;
  readonly log: Log;
  readonly random: () => number;
  /** Batches are gone: their steps must not wait here any more. */
  readonly onGone: () => void;
  readonly timings?: Timings;
}

/** The batches of the outbox that this process has claimed, and the heartbeat that keeps them claimed. */
export class ClaimedBatches {
  readonly #options: ClaimedBatchesOptions;
  readonly #timings: Timings;
  readonly #open = new Set<OpenBatch>();
  readonly #position: ScanPosition;
  readonly #heartbeat: Loop;
  readonly #deletion: Loop;
  /** Batches whose rows are to be deleted. They stay here until that is committed: until then the rows are this worker's. */
  readonly #finished = new Set<number>();
  /**
   * When to look for rows that this worker holds and does not know; undefined: no claim has failed so far. After a claim failed it is not
   * known whether it was committed, nor whether it will be: a server that was silent may run the statement when it is back.
   */
  #releaseUnknownMs: number | undefined;
  /** Undefined: not registered, or declared dead by another worker. */
  #workerId: string | undefined;

  constructor(options: ClaimedBatchesOptions) {
    const { log, now, random, timings = TIMINGS } = options;
    this.#options = options;
    this.#position = new ScanPosition(now);
    this.#timings = timings;
    this.#heartbeat = new Loop({ name: "send heartbeats", run: () => this.#sendHeartbeat(), log, random });
    this.#deletion = new Loop({ name: "delete finished batches", run: () => this.#deleteFinished(), log, random });
  }

  /** Claims batches of new steps, about as many steps as wanted. */
  async claim(maxSteps: number): Promise<readonly ClaimedBatch[]> {
    const { outbox } = this.#options;
    return this.#claimWith((workerId) =>
      this.#position.search(
        (fromId) => outbox.claim(workerId, maxSteps, fromId),
        (claimed) => claimed.at(-1)?.outboxId,
      ),
    );
  }

  /** Claims batches of the backlog whose lanes are not full. */
  async claimBacklog(maxSteps: number, fullLanes: readonly string[]): Promise<readonly ClaimedBatch[]> {
    const nowMs = this.#options.now();
    return this.#claimWith((workerId) => this.#options.outbox.claimBacklog(workerId, { maxSteps, fullLanes, nowMs }));
  }

  open({ outboxId, steps, isNew }: ClaimedBatch): OpenBatch {
    const batch = { outboxId, workerId: this.#workerId ?? "", stepsLeft: steps.length, isNew, isGone: false };
    if (batch.stepsLeft === 0) this.#finish(batch);
    else this.#open.add(batch);
    return batch;
  }

  /** Call this when one step of the batch is begun, in the backlog, or needs nothing. */
  settle(batch: OpenBatch | undefined): void {
    if (batch === undefined) return;
    batch.stepsLeft--;
    // A batch that was lost meanwhile belongs to another worker.
    if (batch.stepsLeft === 0 && this.#open.delete(batch)) this.#finish(batch);
  }

  /** Deletes what is finished and lets other workers claim the rest at once. */
  async stop(): Promise<void> {
    await Promise.all([this.#heartbeat.stop(), this.#deletion.stop()]);
    await this.#deleteFinished();
    this.#open.clear();
    if (this.#workerId !== undefined) await this.#options.outbox.unregisterWorker(this.#workerId);
  }

  async #claimWith(claim: (workerId: string) => Promise<readonly ClaimedBatch[]>): Promise<readonly ClaimedBatch[]> {
    const { now } = this.#options;
    const workerId = await this.#register();
    if (this.#releaseUnknownMs !== undefined && this.#releaseUnknownMs <= now()) await this.#releaseUnknown(workerId);
    const nextMs = this.#releaseUnknownMs;
    // Set before the claim: if its answer is lost, the rows may be claimed all the same.
    this.#releaseUnknownMs = 0;
    const claimed = await claim(workerId);
    this.#releaseUnknownMs = nextMs;
    // If this worker was declared dead meanwhile, its rows are released to be claimed again.
    return workerId === this.#workerId ? claimed : [];
  }

  /** A claim whose answer was lost may have been committed. Releases its rows, which this worker does not know. Never during a claim. */
  async #releaseUnknown(workerId: string): Promise<void> {
    const known = [...this.#open].map(({ outboxId }) => outboxId);
    await this.#options.outbox.releaseUnknown(workerId, [...known, ...this.#finished]);
    this.#releaseUnknownMs = this.#options.now() + this.#timings.releaseUnknownEveryMs;
  }

  async #register(): Promise<string> {
    if (this.#workerId !== undefined) return this.#workerId;
    const workerId = randomUUID();
    await this.#options.outbox.registerWorker(workerId);
    this.#workerId = workerId;
    return workerId;
  }

  #finish({ outboxId }: OpenBatch): void {
    this.#finished.add(outboxId);
    this.#deletion.wake();
  }

  async #sendHeartbeat(): Promise<number> {
    const { outbox, log } = this.#options;
    const isAlive = this.#workerId === undefined || (await outbox.sendHeartbeat(this.#workerId));
    // Only after this worker's own heartbeat: a process that was held up must not declare itself dead.
    await outbox.releaseAbandonedBatches();
    if (isAlive) {
      await this.#forgetGone();
      return this.#timings.heartbeatEveryMs;
    }
    log.warn(
      { event: "worker_declared_dead", batches: this.#open.size },
      "Another worker took this one for dead and may have claimed its batches; registering again",
    );
    // The steps stay in this worker's memory. Another worker may have them too; the row in gateway.steps decides which one begins a step.
    // So they must not be begun with deferred rows any more.
    for (const batch of this.#open) batch.isNew = false;
    this.#open.clear();
    this.#finished.clear();
    this.#workerId = undefined;
    return 0;
  }

  /** Their steps would count as waiting until the carrier may have them, and only then their rows would say that there is nothing to send. */
  async #forgetGone(): Promise<void> {
    const open = new Map([...this.#open].map((batch) => [batch.outboxId, batch]));
    if (open.size === 0 || this.#workerId === undefined) return;
    const found = await this.#options.outbox.findGone(this.#workerId, [...open.keys()]);
    // One that was finished meanwhile is deleted by this worker itself.
    const gone = found.map((outboxId) => open.get(outboxId)).filter((batch) => batch && this.#open.delete(batch));
    if (gone.length === 0) return;
    for (const batch of gone) if (batch !== undefined) batch.isGone = true;
    this.#options.onGone();
  }

  /** Deletes all finished batches with one statement. Those that finish meanwhile are deleted by the next one. */
  async #deleteFinished(): Promise<number> {
    const finished = [...this.#finished];
    const workerId = this.#workerId;
    if (finished.length === 0 || workerId === undefined) return UNTIL_WOKEN_MS;
    await this.#options.outbox.delete(workerId, finished);
    // If this worker was declared dead meanwhile, it may have claimed the same rows again under its new id. Those are not deleted yet.
    if (workerId === this.#workerId) for (const outboxId of finished) this.#finished.delete(outboxId);
    return this.#finished.size > 0 ? 0 : UNTIL_WOKEN_MS;
  }
}
