import type { WaitingStep } from "./waiting-step.ts";

/** Steps in the order in which they came: one lane. An array that is not moved each time its first element leaves. */
export class StepQueue {
  #steps: WaitingStep[] = [];
  #first = 0;
  #earliestMs = Number.POSITIVE_INFINITY;

  get size(): number {
    return this.#steps.length - this.#first;
  }

  /** No step here expires before; what has left may have been the earliest. */
  get earliestExpiryMs(): number {
    return this.#earliestMs;
  }

  push(step: WaitingStep): void {
    this.#steps.push(step);
    this.#earliestMs = Math.min(this.#earliestMs, step.expiresMs);
  }

  unshift(step: WaitingStep): void {
    if (this.#first === 0) this.#steps.unshift(step);
    else this.#steps[--this.#first] = step;
    this.#earliestMs = Math.min(this.#earliestMs, step.expiresMs);
  }

  take(count: number, into: WaitingStep[]): void {
    const end = Math.min(this.#first + count, this.#steps.length);
    for (let at = this.#first; at < end; at++) into.push(this.#steps[at] as WaitingStep);
    this.#first = end;
    // What has left is let go of in few large steps.
    if (this.#first > 1000 || this.#first === this.#steps.length) {
      this.#steps.splice(0, this.#first);
      this.#first = 0;
    }
  }

  takeIf(leaves: (step: WaitingStep) => boolean, into: WaitingStep[]): void {
    const kept: WaitingStep[] = [];
    this.#earliestMs = Number.POSITIVE_INFINITY;
    for (const step of this.#steps.slice(this.#first)) {
      if (leaves(step)) into.push(step);
      else {
        kept.push(step);
        this.#earliestMs = Math.min(this.#earliestMs, step.expiresMs);
      }
    }
    this.#steps = kept;
    this.#first = 0;
  }
}
