import type { Answer, Carrier, Question } from "../carriers/carrier.ts";
import { sleep } from "../store/retry.ts";

/** Longer than a carrier needs that answers at all. */
const SILENT_AFTER_MS = 5000;
/** Calls to one carrier at the same time: a slow one must not have more and more questions in front of its messages. */
const MAX_CALLS = 8;
/** Further calls that wait for these. What comes beyond them is not asked. */
const MAX_WAITING = 56;
const LOOK_AGAIN_MS = 100;

/** The questions to one carrier that are under way, and those that wait for them. */
interface Asked {
  calls: number;
  waiting: number;
  /** Since when there was always a call under way. */
  sinceMs: number;
  /** When the carrier last answered one of them. */
  answeredMs: number;
}

/**
 * Asks carriers, and knows which leave questions unanswered. One that is silent lets each question take its whole time-out: meanwhile it gets no
 * others, and the steps that they would have been about expire in time.
 */
export class SilentCarriers {
  readonly #now: () => number;
  readonly #asked = new Map<Carrier, Asked>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The answers in the order of the questions; none if the carrier is silent, has too many questions, or cannot be asked. */
  async ask(carrier: Carrier, questions: readonly Question[]): Promise<readonly Answer[]> {
    if (carrier.ask === undefined) return [];
    const asked = this.#asked.get(carrier) ?? { calls: 0, waiting: 0, sinceMs: 0, answeredMs: 0 };
    this.#asked.set(carrier, asked);
    if (!(await this.#waitForTurn(asked))) return [];
    if (asked.calls++ === 0) asked.sinceMs = this.#now();
    try {
      const answers = await carrier.ask(questions);
      if (answers.some(({ kind }) => kind !== "no-answer")) asked.answeredMs = this.#now();
      return answers;
    } finally {
      asked.calls--;
      if (asked.calls + asked.waiting === 0) this.#asked.delete(carrier);
    }
  }

  /** False: the carrier is not to be asked. */
  async #waitForTurn(asked: Asked): Promise<boolean> {
    if (asked.calls >= MAX_CALLS && asked.waiting >= MAX_WAITING) return false;
    asked.waiting++;
    while (asked.calls >= MAX_CALLS && !this.#isSilent(asked)) await sleep(LOOK_AGAIN_MS);
    asked.waiting--;
    return !this.#isSilent(asked);
  }

  #isSilent({ calls, sinceMs, answeredMs }: Asked): boolean {
    return calls > 0 && this.#now() - Math.max(sinceMs, answeredMs) > SILENT_AFTER_MS;
  }
}
