import type { Answer, Carrier, Question } from "../carriers/carrier.ts";

/** Longer than a carrier needs that answers at all. */
const SILENT_AFTER_MS = 5000;

/** The questions to one carrier that are under way. */
interface Asked {
  /** When each call was made, the first one first. */
  readonly calls: Set<{ readonly ms: number }>;
  /** When the carrier last answered one of them. */
  answeredMs: number;
}

/**
 * Knows which carriers leave questions unanswered. One that is silent lets each question take its whole time-out: meanwhile it gets no others,
 * and the steps that they would have been about expire in time.
 */
export class SilentCarriers {
  readonly #now: () => number;
  readonly #asked = new Map<Carrier, Asked>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The answers in the order of the questions; none if the carrier is silent, or cannot be asked. */
  async ask(carrier: Carrier, questions: readonly Question[]): Promise<readonly Answer[]> {
    const asked = this.#asked.get(carrier) ?? { calls: new Set(), answeredMs: 0 };
    if (carrier.ask === undefined || this.#isSilent(asked)) return [];
    const call = { ms: this.#now() };
    asked.calls.add(call);
    this.#asked.set(carrier, asked);
    try {
      const answers = await carrier.ask(questions);
      if (answers.some(({ kind }) => kind !== "no-answer")) asked.answeredMs = this.#now();
      return answers;
    } finally {
      asked.calls.delete(call);
      if (asked.calls.size === 0) this.#asked.delete(carrier);
    }
  }

  /** Calls under way at carriers that are not silent: their answers may come soon. */
  countPromising(): number {
    return [...this.#asked.values()].reduce((sum, asked) => sum + (this.#isSilent(asked) ? 0 : asked.calls.size), 0);
  }

  #isSilent({ calls, answeredMs }: Asked): boolean {
    const [first] = calls;
    return first !== undefined && this.#now() - Math.max(first.ms, answeredMs) > SILENT_AFTER_MS;
  }
}
