import type { Answer, Carrier, Question, Submission, SubmitOutcome } from "../../../../../server/carriers/carrier.ts";
import type { RunStatement } from "../memory-store.ts";
import type { CarrierAnswer } from "./scenario.ts";

export interface SimulatedCarrierOptions {
  /** Makes a call over the network. */
  readonly run: RunStatement;
  readonly canBeAsked: boolean;
  readonly answers: readonly CarrierAnswer[];
  /** Called when it gets a message, before it decides what to do with it. */
  readonly onHandOver: (submission: Submission) => void;
  /** Called when it takes a message: its receipt follows. */
  readonly onTaken: (submission: Submission) => void;
}

export const DELIVERED = { state: "delivered", code: "10000" } as const;
const REFUSED = { state: "failed", code: "23001" } as const;

/** One carrier for all workers. It looks at the lease and takes the message at the same moment, as close as an adapter can get to that. */
export class SimulatedCarrier implements Carrier {
  readonly #options: SimulatedCarrierOptions;
  readonly #taken = new Set<string>();
  /** Steps of which it has sent a receipt. */
  readonly reported = new Set<string>();
  readonly ask?: NonNullable<Carrier["ask"]>;
  #handOvers = 0;

  constructor(options: SimulatedCarrierOptions) {
    this.#options = options;
    if (options.canBeAsked) this.ask = (questions) => this.#answerAll(questions);
  }

  isUp(): boolean {
    return true;
  }

  async submit(
    batch: readonly Submission[],
    settle: (index: number, outcome: SubmitOutcome) => void,
    mayHandOver: () => boolean,
  ): Promise<void> {
    await Promise.all(
      batch.map(async (submission, index) => {
        let isOut = false;
        const outcome = this.#options.run("submit", (): SubmitOutcome => {
          isOut = mayHandOver();
          return isOut ? this.#handOver(submission) : { kind: "unavailable" };
        });
        // The connection broke: if the message was out by then, nobody knows what became of it.
        settle(index, await outcome.catch(() => ({ kind: isOut ? "unknown" : "unavailable" })));
      }),
    );
  }

  start(): void {}
  async stop(): Promise<void> {}

  #handOver(submission: Submission): SubmitOutcome {
    const { answers, onHandOver, onTaken } = this.#options;
    onHandOver(submission);
    switch (answers[this.#handOvers++]) {
      case "throttled":
        return { kind: "throttled" };
      case "unavailable":
        return { kind: "unavailable" };
      case "refused":
        return { kind: "refused", ending: REFUSED };
      case "taken, not answered":
        this.#taken.add(submission.reference);
        onTaken(submission);
        return { kind: "unknown" };
      default:
        this.#taken.add(submission.reference);
        onTaken(submission);
        return { kind: "accepted" };
    }
  }

  async #answerAll(questions: readonly Question[]): Promise<readonly Answer[]> {
    const answer = ({ submission: { reference } }: Question): Answer => {
      if (!this.#taken.has(reference)) return { kind: "never-heard" };
      return this.reported.has(reference) ? { kind: "ended", ending: DELIVERED } : { kind: "pending" };
    };
    const none = (): Answer => ({ kind: "no-answer" });
    return this.#options.run("ask", () => questions.map(answer)).catch(() => questions.map(none));
  }
}
