import type { Answer, Carrier, Question } from "../carriers/carrier.ts";

/** Longer than a carrier needs that answers at all. */
const SILENT_AFTER_MS = 5000;

/**
 * Knows which carriers leave questions unanswered. One that is silent lets each question take its whole time-out: meanwhile it gets no others,
 * and the steps that they would have been about expire in time.
 */
export class SilentCarriers {
  readonly #now: () => number;
  /** When each question under way was asked, the first one first. */
  readonly #askedMs = new WeakMap<Carrier, Set<{ readonly ms: number }>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The answers in the order of the questions; none if the carrier is silent, or cannot be asked. */
  async ask(carrier: Carrier, questions: readonly Question[]): Promise<readonly Answer[]> {
    const underWay = this.#askedMs.get(carrier) ?? new Set();
    const [first] = underWay;
    if (carrier.ask === undefined || (first && this.#now() - first.ms > SILENT_AFTER_MS)) return [];
    const asked = { ms: this.#now() };
    this.#askedMs.set(carrier, underWay.add(asked));
    try {
      return await carrier.ask(questions);
    } finally {
      underWay.delete(asked);
    }
  }
}
