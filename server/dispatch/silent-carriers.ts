import type { Answer, Carrier, Question } from "../carriers/carrier.ts";

/** An answer that takes longer delays the steps of other carriers noticeably. */
const SLOW_MS = 1000;
const NOT_ASKED_FOR_MS = 30_000;

/**
 * Remembers which carriers left questions unanswered. The steps of all carriers wait while one is asked, and one that is silent takes its
 * whole time-out: so it is not asked again for a while.
 */
export class SilentCarriers {
  readonly #now: () => number;
  readonly #silentSinceMs = new WeakMap<Carrier, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The answers in the order of the questions; none if the carrier was silent a moment ago, or cannot be asked. */
  async ask(carrier: Carrier, questions: readonly Question[]): Promise<readonly Answer[]> {
    if (carrier.ask === undefined || this.#isSilent(carrier)) return [];
    const startedMs = this.#now();
    const answers = await carrier.ask(questions);
    const endedMs = this.#now();
    if (endedMs - startedMs > SLOW_MS && answers.every(({ kind }) => kind === "no-answer"))
      this.#silentSinceMs.set(carrier, endedMs);
    return answers;
  }

  #isSilent(carrier: Carrier): boolean {
    const silentForMs = this.#now() - (this.#silentSinceMs.get(carrier) ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back must not keep the next question away.
    return silentForMs >= 0 && silentForMs < NOT_ASKED_FOR_MS;
  }
}
