import type { Answer, Carrier, Question } from "../carriers/carrier.ts";
import { sleep } from "../store/retry.ts";

/** Longer than a carrier needs that answers at all. */
const SILENT_AFTER_MS = 5000;
/** Calls to one carrier at the same time: a slow one must not have more and more questions in front of its messages. */
const MAX_CALLS = 8;
/** How long a call waits for others. A step that expires meanwhile ends so much later. */
const WAIT_FOR_TURN_MS = 15_000;
const LOOK_AGAIN_MS = 100;

/** The calls to one carrier that are under way, and those that wait for them. */
interface Asked {
  calls: number;
  waiting: number;
  /** Since when there was always one of them. */
  readonly sinceMs: number;
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
  readonly #stopping = new AbortController();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The answers in the order of the questions; none if the carrier cannot be asked, is silent, or has too many questions. */
  async ask(carrier: Carrier, questions: readonly Question[]): Promise<readonly Answer[]> {
    if (carrier.ask === undefined) return [];
    const asked = this.#asked.get(carrier) ?? { calls: 0, waiting: 0, sinceMs: this.#now(), answeredMs: 0 };
    this.#asked.set(carrier, asked);
    if (!(await this.#takeTurn(asked))) return [];
    try {
      const answers = await carrier.ask(questions);
      if (answers.some(({ kind }) => kind !== "no-answer")) asked.answeredMs = this.#now();
      return answers;
    } finally {
      asked.calls--;
      if (asked.calls + asked.waiting === 0) this.#asked.delete(carrier);
    }
  }

  /** Those that wait are not asked any more. */
  stop(): void {
    this.#stopping.abort();
  }

  /** False: the carrier is not to be asked. */
  async #takeTurn(asked: Asked): Promise<boolean> {
    const untilMs = this.#now() + WAIT_FOR_TURN_MS;
    const mayWait = (): boolean => !this.#isSilent(asked) && this.#now() < untilMs;
    asked.waiting++;
    while (asked.calls >= MAX_CALLS && mayWait()) if (!(await sleep(LOOK_AGAIN_MS, this.#stopping.signal))) break;
    asked.waiting--;
    if (asked.calls >= MAX_CALLS || this.#isSilent(asked)) return false;
    asked.calls++;
    return true;
  }

  #isSilent({ calls, sinceMs, answeredMs }: Asked): boolean {
    return calls > 0 && this.#now() - Math.max(sinceMs, answeredMs) > SILENT_AFTER_MS;
  }
}
