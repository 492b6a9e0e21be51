import type { SubmitOutcome } from "../carriers/carrier.ts";
import type { CarrierHandle } from "../carriers/carriers.ts";
import { getBackOffMs } from "../domain/back-off.ts";
import { expiredEnding } from "../domain/gateway-endings.ts";
import { loggable } from "../telemetry/log.ts";
import { isRowError } from "./begin-batch.ts";
import { CarrierHealth } from "./carrier-health.ts";
import type { CarrierRate } from "./carrier-rate.ts";
import type { CarrierWindow, WindowUser } from "./carrier-window.ts";
import type { Lanes } from "./lanes.ts";
import { DATABASE_BACK_OFF, Loop, UNTIL_WOKEN_MS } from "./loop.ts";
import type { WaitingStep } from "./plan-step.ts";
import type { DispatchMetrics } from "./ports.ts";
import { type SubmitParts, submitBatch } from "./submit-batch.ts";

export interface CarrierSenderParts {
  readonly handle: CarrierHandle;
  readonly lanes: Lanes;
  readonly rate: CarrierRate;
  readonly window: CarrierWindow;
  readonly submit: SubmitParts;
  readonly metrics: DispatchMetrics;
  /** An operator has paused the carrier. */
  readonly isPaused: () => boolean;
}

/** What a process knows of a carrier that it submits to. */
export interface CarrierStatus {
  readonly name: string;
  /** It can be reached. */
  readonly isUp: boolean;
  readonly isPaused: boolean;
  readonly breaker: "closed" | "half-open" | "open";
  /** Steps that wait in memory. */
  readonly waiting: number;
  /** When the first of them was accepted, or became due after the step before it failed; undefined: none waits. */
  readonly oldestMs: number | undefined;
  /** Steps that were taken to be submitted and have no recorded outcome. */
  readonly underWay: number;
}

/** Steps that have an outcome which is not recorded yet. With a slow database they must not pile up. */
const MAX_UNRECORDED = 5000;
/** Batches that are begun at the same time. Each takes a connection of the pool, which other parts need too. */
const MAX_BEGINNING = 3;
/** How often to look when nothing wakes the loop: for changes that only time brings, such as a carrier that is up again. */
const LOOK_EVERY_MS = 100;
/** How long to wait after the rate that all processes share allowed nothing. */
const RATE_EVERY_MS = 50;

/** Submits the steps in the lanes of one carrier, as fast as carrier and contract allow. */
export class CarrierSender implements WindowUser {
  readonly lanes: Lanes;
  readonly health: CarrierHealth;
  readonly #parts: CarrierSenderParts;
  readonly #running = new Set<Promise<void>>();
  readonly #loop: Loop;
  /** Taken from the lanes and without an outcome: what the carrier's window counts. */
  #unsettled = 0;
  /** Taken from the lanes and not recorded. */
  #unrecorded = 0;
  #beginning = 0;
  #failures = 0;
  #pausedUntilMs = 0;

  constructor(parts: CarrierSenderParts) {
    const { handle, submit, isPaused } = parts;
    this.#parts = parts;
    this.lanes = parts.lanes;
    const { log, random } = submit;
    this.health = new CarrierHealth({
      ...{ carrier: handle.carrier, isPaused, ...submit },
      onBreakerOpened: (forMs) =>
        log.warn(
          { event: "breaker_opened", carrier: handle.name, forMs: Math.round(forMs) },
          "The carrier did not answer several messages: it gets no more until a later one is answered",
        ),
      onLongThrottling: (forMs) =>
        log.warn(
          {
            ...{ event: "carrier_throttled", carrier: handle.name, forMs: Math.round(forMs) },
            until: new Date(submit.now() + forMs).toISOString(),
          },
          "The carrier asks for a long time without messages: this worker gives it none until then; where a route has another carrier, that one takes over",
        ),
    });
    parts.window.join(this);
    this.#loop = new Loop({ name: `send to ${handle.name}`, run: () => this.#sendNext(), log, random });
  }

  get name(): string {
    return this.#parts.handle.name;
  }

  get handle(): CarrierHandle {
    return this.#parts.handle;
  }

  get status(): CarrierStatus {
    const { name, health, lanes } = this;
    const { isUp, isPaused, breakerState: breaker } = health;
    const { size: waiting, oldestMs } = lanes;
    return { name, isUp, isPaused, breaker, waiting, oldestMs, underWay: this.#unrecorded };
  }

  get unsettled(): number {
    return this.#unsettled;
  }

  get hasWaiting(): boolean {
    return this.lanes.size > 0;
  }

  /** Steps that wait in the lanes or are under way. */
  get load(): number {
    return this.lanes.size + this.#unrecorded;
  }

  wake(): void {
    this.#loop.wake();
  }

  /** Begins nothing more and waits for what is under way, also for batches that are split in halves meanwhile. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async #sendNext(): Promise<number> {
    const wanted = this.#countRoom();
    if (wanted === 0) return this.lanes.size > 0 ? LOOK_EVERY_MS : UNTIL_WOKEN_MS;
    const allowed = await this.#parts.rate.take(wanted);
    if (allowed === 0) return RATE_EVERY_MS;
    // Once more: meanwhile the senders of other cells may have filled the window, and the carrier may be down or paused. Whoever has seen
    // that it is paused and has nothing under way must be able to rely on it.
    const room = Math.min(allowed, this.#countFree());
    if (room <= 0) {
      this.#parts.rate.giveBack(allowed);
      return LOOK_EVERY_MS;
    }
    const taken = this.lanes.take(room);
    const nowMs = this.#parts.submit.now();
    const steps = taken.filter(({ expiresMs }) => expiresMs > nowMs);
    this.#parts.rate.giveBack(allowed - steps.length);
    for (const step of taken)
      if (step.expiresMs <= nowMs)
        this.#parts.submit.finisher.add({ step, ending: expiredEnding(step.submission.channel) });
    if (steps.length > 0) this.#start(steps);
    return 0;
  }

  /** How many steps may be taken now. */
  #countRoom(): number {
    const { batch } = this.#parts.handle.limits;
    const { window } = this.#parts;
    const waiting = this.lanes.size;
    const nowMs = this.#parts.submit.now();
    if (waiting === 0 || nowMs < this.#pausedUntilMs || this.#beginning >= MAX_BEGINNING) return 0;
    const admitted = this.health.countAdmitted(this.#unsettled);
    const free = this.#countFree();
    // A batch of a few steps costs as much as a large one. Half a window is enough: one half is begun while the other is sent.
    const worthwhile = Math.min(batch, waiting, Math.ceil(window.getShare(this) / 2), admitted);
    return free < Math.max(1, worthwhile) ? 0 : Math.min(batch, free, waiting);
  }

  /** How many more steps may be with the carrier. */
  #countFree(): number {
    const { handle, window } = this.#parts;
    const unrecorded = handle.limits.window + MAX_UNRECORDED - this.#unrecorded;
    return Math.min(window.countFree(this), unrecorded, this.health.countAdmitted(this.#unsettled));
  }

  #start(steps: readonly WaitingStep[]): void {
    const running = this.#submit(steps).finally(() => {
      this.#running.delete(running);
      this.wake();
    });
    this.#running.add(running);
  }

  async #submit(steps: readonly WaitingStep[]): Promise<void> {
    let unsettled = steps.length;
    let isBeginning = true;
    const settle = (count: number): void => {
      unsettled -= count;
      this.#unsettled -= count;
      this.wake();
    };
    const endBeginning = (): void => {
      if (isBeginning) this.#beginning--;
      isBeginning = false;
    };
    this.#beginning++;
    this.#unsettled += steps.length;
    this.#unrecorded += steps.length;
    try {
      const notBegun = await submitBatch(this.#parts.submit, this.#parts.handle, steps, {
        later: (steps) => this.lanes.putBack(steps),
        begun: (submitted) => {
          endBeginning();
          settle(steps.length - submitted);
        },
        settled: (outcome, step) => {
          settle(1);
          this.#parts.metrics.outcome(this.name, outcome.kind, step.submission.channel);
          return this.#noteAnswer(outcome, step);
        },
        answeredLate: this.#noteAnswer,
      });
      this.lanes.putBack(notBegun);
      this.#failures = notBegun.length > 0 ? this.#failures + 1 : 0;
    } catch (error) {
      this.#handleBeginError(steps, error);
    } finally {
      endBeginning();
      settle(unsettled);
      this.#unrecorded -= steps.length;
    }
    if (this.#failures > 0) this.#pause(getBackOffMs(DATABASE_BACK_OFF, this.#failures, this.#parts.submit.random()));
  }

  /** Returns how long the step waits before it is submitted again: never longer than it is valid, so that its fallback is not late. */
  readonly #noteAnswer = (outcome: SubmitOutcome, { expiresMs, routes }: WaitingStep): number => {
    this.health.note(outcome);
    if (outcome.kind === "throttled") this.#pause(this.health.throttledMs);
    const retryAfterMs = this.health.getRetryAfterMs(outcome, routes.length > 1);
    return Math.max(0, Math.min(retryAfterMs, expiresMs - this.#parts.submit.now()));
  };

  /** Called when a batch could not be begun: none of its steps was begun. */
  #handleBeginError(steps: readonly WaitingStep[], error: unknown): void {
    this.#parts.submit.log.error(
      { event: "begin_steps_failed", carrier: this.name, steps: steps.length, error: loggable(error) },
      "Steps could not be begun in the database",
    );
    if (!isRowError(error)) {
      this.#failures++;
      this.lanes.putBack(steps);
    } else if (steps.length > 1) {
      // The database refuses one of them, which must not hold up the others: both halves are tried separately.
      const middle = Math.ceil(steps.length / 2);
      this.#start(steps.slice(0, middle));
      this.#start(steps.slice(middle));
    }
    // A step that is refused alone stays in the outbox: it has no row in which its end could be recorded.
  }

  #pause(ms: number): void {
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, this.#parts.submit.now() + ms);
  }
}
