import type { SubmitMessagesReply } from "../../../generated/webhooks.ts";
import { loggable } from "../../telemetry/log.ts";
import type { Answer, Carrier, CarrierContext, Question, Submission, SubmitOutcome } from "../carrier.ts";
import { requestsOf, wireMessage } from "./message.ts";
import { answersOf, NO_ANSWER, outcomesOf, UNAVAILABLE, UNKNOWN } from "./outcomes.ts";
import { type Posted, Provider } from "./provider.ts";
import type { HttpSettings } from "./settings.ts";

/** The contract's bound of a question. */
const MOST_REFERENCES = 1000;
const STOP_MS = 5000;

/** Posts messages to a provider, which posts its receipts to the API. */
export class HttpCarrier implements Carrier {
  readonly ask?: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #context: CarrierContext;
  readonly #settings: HttpSettings;
  readonly #provider: Provider;
  readonly #underWay = new Set<Promise<unknown>>();
  #isUp = false;
  /** What went wrong last, so that a provider that is away is one line of the log and not thousands. */
  #trouble: string | undefined;

  constructor(context: CarrierContext, settings: HttpSettings) {
    this.#context = context;
    this.#settings = settings;
    this.#provider = new Provider({ ...settings, now: context.now });
    const { ask } = settings;
    if (ask !== undefined) this.ask = (questions) => this.#keep(this.#askAll(ask, questions));
  }

  /** There is no connection to lose: whether the provider answers is seen when something is posted. */
  isUp(): boolean {
    return this.#isUp;
  }

  start(): void {
    this.#isUp = true;
  }

  async stop(): Promise<void> {
    this.#isUp = false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([Promise.allSettled(this.#underWay), late]);
    clearTimeout(timer);
    // What is cut off here may have been heard, and is settled so.
    this.#provider.close();
    await Promise.allSettled(this.#underWay);
  }

  async submit(batch: readonly Submission[], settle: (index: number, outcome: SubmitOutcome) => void): Promise<void> {
    const submitSome = async (places: readonly number[]): Promise<void> => {
      const outcomeOf = await this.#submitRequest(places.flatMap((index) => batch[index] ?? []));
      for (const index of places) settle(index, outcomeOf(batch[index]?.reference ?? ""));
    };
    await this.#keep(Promise.all(requestsOf(batch).map(submitSome)));
  }

  async #submitRequest(submissions: readonly Submission[]): Promise<(reference: string) => SubmitOutcome> {
    if (!this.#isUp) return () => UNAVAILABLE;
    try {
      const messages = submissions.map(wireMessage);
      const posted = await this.#provider.post<SubmitMessagesReply>((sender, head) =>
        sender.submitMessages(this.#settings.url, { ...head, body: { messages } }),
      );
      this.#note(posted);
      return outcomesOf(posted, this.#settings.codes);
    } catch (error) {
      // A fault of ours, before the request went out or after it: nobody knows.
      this.#context.log.error({ error: loggable(error) }, "messages not handed over");
      return () => UNKNOWN;
    }
  }

  async #askAll(url: string, questions: readonly Question[]): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (let from = 0; from < questions.length; from += MOST_REFERENCES) {
      const references = questions.slice(from, from + MOST_REFERENCES).map(({ submission }) => submission.reference);
      answers.push(...(await this.#askRequest(url, references)));
    }
    return answers;
  }

  async #askRequest(url: string, references: string[]): Promise<readonly Answer[]> {
    if (!this.#isUp) return references.map(() => NO_ANSWER);
    const posted = await this.#provider.post((sender, head) =>
      sender.askMessages(url, { ...head, body: { references } }),
    );
    this.#note(posted);
    return answersOf(posted, references, this.#settings.codes);
  }

  #note(posted: Posted<{ readonly status: number }>): void {
    const trouble = troubleOf(posted);
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    if (trouble === undefined) this.#context.log.info("the provider answers again");
    else this.#context.log.warn({ trouble }, "the provider does not answer as it should");
  }

  async #keep<Value>(work: Promise<Value>): Promise<Value> {
    this.#underWay.add(work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(work);
    }
  }
}

function troubleOf(posted: Posted<{ readonly status: number }>): string | undefined {
  if (posted.kind !== "answered") return posted.why;
  return posted.reply.status === 200 ? undefined : `answer ${posted.reply.status}`;
}
