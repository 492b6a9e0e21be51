import type { SubmitOutcome } from "../carriers/carrier.ts";
import type { CarrierHandle } from "../carriers/carriers.ts";
import { backOffMs } from "../domain/back-off.ts";
import { expiredEnding } from "../domain/own-ending.ts";
import { loggable } from "../telemetry/log.ts";
import { isRowFault } from "./begin.ts";
import { Health } from "./health.ts";
import type { Lanes } from "./lanes.ts";
import { Loop } from "./loop.ts";
import type { DispatchFigures } from "./ports.ts";
import type { Rate } from "./rate.ts";
import { type BatchParts, submitBatch } from "./submit-batch.ts";
import type { WaitingStep } from "./waiting-step.ts";

export interface PumpParts {
  readonly handle: CarrierHandle;
  readonly lanes: Lanes;
  readonly rate: Rate;
  readonly batches: BatchParts;
  readonly figures: DispatchFigures;
}

/** Settled and not recorded yet. A database that is slow or away must not let them pile up. */
const MOST_UNRECORDED = 5000;
/** Each is a connection of the pool, which others need too. */
const MOST_BEGINNING = 3;
/** When nothing rings: for what only time brings, such as a carrier that comes up again. */
const LOOK_EVERY_MS = 100;
const IDLE_MS = 60_000;
/** A budget of all processes is asked again no sooner than this. */
const RATE_EVERY_MS = 50;
const AFTER_FAILURE = { firstMs: 100, mostMs: 5000 };

/** Moves the steps of one carrier from its lanes to the carrier, as fast as carrier and contract allow. */
export class Pump {
  readonly lanes: Lanes;
  readonly health: Health;
  readonly #parts: PumpParts;
  readonly #underWay = new Set<Promise<void>>();
  readonly #loop: Loop;
  /** Taken and not settled: what the window counts. */
  #unsettled = 0;
  /** Taken and not recorded. */
  #unrecorded = 0;
  #beginning = 0;
  #failures = 0;
  #pausedUntilMs = 0;

  constructor(parts: PumpParts) {
    const { handle, figures, batches } = parts;
    this.#parts = parts;
    this.lanes = parts.lanes;
    this.health = new Health({ carrier: handle.carrier, name: handle.name, figures, ...batches });
    const { log, random } = batches;
    this.#loop = new Loop({ name: `pump ${handle.name}`, round: () => this.#round(), log, random });
  }

  get name(): string {
    return this.#parts.handle.name;
  }

  /** Steps that are in the lanes or under way. */
  get load(): number {
    return this.lanes.size + this.#unrecorded;
  }

  /** There may be something to do. */
  ring(): void {
    this.#loop.ring();
  }

  /** Begins nothing more and waits for what is under way, also for batches that others turn into. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #round(): Promise<number> {
    const wanted = this.#room();
    if (wanted === 0) return this.lanes.size > 0 ? LOOK_EVERY_MS : IDLE_MS;
    const allowed = await this.#parts.rate.take(wanted);
    if (allowed === 0) return RATE_EVERY_MS;
    const taken = this.lanes.take(allowed);
    const nowMs = this.#parts.batches.now();
    const steps = taken.filter(({ expiresMs }) => expiresMs > nowMs);
    this.#parts.rate.giveBack(allowed - steps.length);
    for (const step of taken)
      if (step.expiresMs <= nowMs)
        this.#parts.batches.ender.add({ step, ending: expiredEnding(step.submission.channel) });
    // Apart, because new ones are begun in a way that is cheaper.
    for (const alike of Map.groupBy(steps, ({ job }) => job?.isNew === true).values()) this.#launch(alike);
    return 0;
  }

  /** How many steps may be taken now. */
  #room(): number {
    const { window, batch } = this.#parts.handle.limits;
    const waiting = this.lanes.size;
    const nowMs = this.#parts.batches.now();
    if (waiting === 0 || nowMs < this.#pausedUntilMs || this.#beginning >= MOST_BEGINNING) return 0;
    const admitted = this.health.admits(this.#unsettled);
    const free = Math.min(window - this.#unsettled, window + MOST_UNRECORDED - this.#unrecorded, admitted);
    // Crumbs of a few steps cost as much as a batch. Half a window is worth it: while one half is begun the other moves.
    const worthwhile = Math.min(batch, waiting, Math.ceil(window / 2), admitted);
    return free < Math.max(1, worthwhile) ? 0 : Math.min(batch, free, waiting);
  }

  #launch(steps: readonly WaitingStep[]): void {
    const running = this.#submit(steps).finally(() => {
      this.#underWay.delete(running);
      this.ring();
    });
    this.#underWay.add(running);
  }

  async #submit(steps: readonly WaitingStep[]): Promise<void> {
    let unsettled = steps.length;
    let isBeginning = true;
    const free = (count: number): void => {
      unsettled -= count;
      this.#unsettled -= count;
      this.ring();
    };
    const begun = (): void => {
      if (isBeginning) this.#beginning--;
      isBeginning = false;
    };
    this.#beginning++;
    this.#unsettled += steps.length;
    this.#unrecorded += steps.length;
    try {
      const back = await submitBatch(this.#parts.batches, this.#parts.handle, steps, {
        later: (steps) => this.lanes.putBack(steps),
        begun: (submitted) => {
          begun();
          free(steps.length - submitted);
        },
        settled: (outcome) => {
          free(1);
          return this.#settled(outcome);
        },
      });
      this.lanes.putBack(back);
      this.#failures = back.length > 0 ? this.#failures + 1 : 0;
    } catch (error) {
      this.#failed(steps, error);
    } finally {
      begun();
      free(unsettled);
      this.#unrecorded -= steps.length;
    }
    if (this.#failures > 0) this.#pause(backOffMs(AFTER_FAILURE, this.#failures, this.#parts.batches.random()));
  }

  #settled(outcome: SubmitOutcome): number {
    this.#parts.figures.outcome(this.name, outcome.kind);
    this.health.note(outcome);
    if (outcome.kind === "throttled") this.#pause(this.health.throttledMs);
    return this.health.retryAfterMs(outcome);
  }

  /** Nothing became of these. */
  #failed(steps: readonly WaitingStep[], error: unknown): void {
    const { log } = this.#parts.batches;
    log.error({ carrier: this.name, steps: steps.length, error: loggable(error) }, "steps could not be begun");
    if (!isRowFault(error)) {
      this.#failures++;
      this.lanes.putBack(steps);
    } else if (steps.length > 1) {
      // One of them is refused by the database, and must not hold up the others: they are tried by halves.
      const half = Math.ceil(steps.length / 2);
      this.#launch(steps.slice(0, half));
      this.#launch(steps.slice(half));
    }
    // Alone, it is left with its job, which is never done: there is no row in which its end could be told.
  }

  #pause(ms: number): void {
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, this.#parts.batches.now() + ms);
  }
}
