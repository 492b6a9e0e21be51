import type { ClaimedBatches } from "./claimed-batches.ts";
import { Loop, type LoopOptions, UNTIL_WOKEN_MS } from "./loop.ts";
import type { WaitingStep } from "./plan-step.ts";
import type { DispatchMetrics, OutboxStore } from "./ports.ts";

export interface StepHolderParts extends Pick<LoopOptions, "log" | "random"> {
  readonly outbox: Pick<OutboxStore, "holdSteps">;
  readonly batches: ClaimedBatches;
  readonly metrics: Pick<DispatchMetrics, "held">;
  readonly now: () => number;
}

export interface HeldStep {
  readonly step: WaitingStep;
  /** When it is looked at again. */
  readonly untilMs: number;
}

/** Steps of one transaction. */
const MAX_STEPS_AT_ONCE = 1000;
/** While more steps than this wait, no more are claimed. */
const MAX_WAITING_STEPS = 2000;

/** Lets advertising wait for its hours, where messages wait for their sendAt. */
export class StepHolder {
  readonly #parts: StepHolderParts;
  readonly #loop: Loop;
  #waiting: HeldStep[] = [];
  #roomWaiters: (() => void)[] = [];

  constructor(parts: StepHolderParts) {
    const { log, random } = parts;
    this.#parts = parts;
    this.#loop = new Loop({ name: "hold advertising", run: () => this.#write(), log, random });
  }

  add(held: HeldStep): void {
    this.#waiting.push(held);
    this.#loop.wake();
  }

  /** Resolves when few steps wait: steps must not be claimed faster than they can be written. */
  async waitForRoom(): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING_STEPS)
      await new Promise<void>((resolve) => this.#roomWaiters.push(resolve));
  }

  /** Steps that were not written yet stay in the outbox, where other workers claim them. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    for (const resolve of this.#roomWaiters.splice(0)) resolve();
  }

  async #write(): Promise<number> {
    const { outbox, batches, metrics, now } = this.#parts;
    const held = this.#waiting.slice(0, MAX_STEPS_AT_ONCE);
    if (held.length === 0) return UNTIL_WOKEN_MS;
    const nowMs = now();
    await outbox.holdSteps(
      held.map(({ step: { ref, last, detail, expiresMs, lastBegunMs = 0 }, untilMs }) => ({
        ...{ ref, last, detail, untilMs },
        // Later than every try before, as for a step that is begun.
        heldMs: Math.max(nowMs, lastBegunMs + 1),
        // The time for which it is held is no part of its validity.
        expiresMs: expiresMs + Math.max(0, untilMs - nowMs),
      })),
    );
    this.#waiting = this.#waiting.slice(held.length);
    for (const { step } of held) batches.settle(step.batch);
    metrics.held(held.length);
    if (this.#waiting.length < MAX_WAITING_STEPS) for (const resolve of this.#roomWaiters.splice(0)) resolve();
    return 0;
  }
}
