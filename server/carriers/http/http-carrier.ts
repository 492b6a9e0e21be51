import type { SubmitMessagesReply } from "../../../generated/webhooks.ts";
import { loggable } from "../../telemetry/log.ts";
import {
  type Answer,
  type Carrier,
  type CarrierContext,
  type CarrierLimits,
  PendingWork,
  type Question,
  type Submission,
  type SubmitOutcome,
} from "../carrier.ts";
import { MAX_MESSAGES, splitBatch, toProviderMessage } from "./message.ts";
import { type CodeTable, NO_ANSWER, toAnswers, toOutcomes, UNAVAILABLE, UNKNOWN } from "./outcomes.ts";
import { type Posted, Provider } from "./provider.ts";

export interface HttpSettings {
  /** Where messages are posted. */
  readonly url: string;
  /** Where questions are posted; undefined: the provider cannot be asked. */
  readonly ask: string | undefined;
  /** What requests are signed with, in both directions; the second is the old one while it is being replaced. */
  readonly secrets: readonly string[];
  /** From the first attempt to connect to the last byte of the answer. */
  readonly timeoutMs: number;
  readonly codes: CodeTable;
  readonly limits: CarrierLimits;
}

const STOP_MS = 5000;

/** Posts messages to a provider, which posts its receipts to the API. */
export class HttpCarrier implements Carrier {
  readonly ask?: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #context: CarrierContext;
  readonly #settings: HttpSettings;
  readonly #provider: Provider;
  readonly #pending = new PendingWork();
  #isUp = false;
  /** The last problem, so that a provider that is down is one line in the log and not thousands. */
  #problem: string | undefined;

  constructor(context: CarrierContext, settings: HttpSettings) {
    this.#context = context;
    this.#settings = settings;
    this.#provider = new Provider({ ...settings, now: context.now });
    const { ask } = settings;
    if (ask !== undefined) this.ask = (questions) => this.#pending.track(this.#askAll(ask, questions));
  }

  /** There is no connection to lose: only a request shows whether the provider answers. */
  isUp(): boolean {
    return this.#isUp;
  }

  start(): void {
    this.#isUp = true;
  }

  async stop(): Promise<void> {
    this.#isUp = false;
    await this.#pending.wait(STOP_MS);
    // The provider may have read a request that is cut off here: its messages are settled as unknown.
    this.#provider.close();
    await this.#pending.wait(STOP_MS);
  }

  async submit(
    batch: readonly Submission[],
    settle: (index: number, outcome: SubmitOutcome) => void,
    mayHandOver: () => boolean,
  ): Promise<void> {
    const submitSome = async (indexes: readonly number[]): Promise<void> => {
      const findOutcome = await this.#submitRequest(
        indexes.flatMap((index) => batch[index] ?? []),
        mayHandOver,
      );
      for (const index of indexes) settle(index, findOutcome(batch[index]?.reference ?? ""));
    };
    await this.#pending.track(Promise.all(splitBatch(batch).map(submitSome)));
  }

  async #submitRequest(
    submissions: readonly Submission[],
    mayHandOver: () => boolean,
  ): Promise<(reference: string) => SubmitOutcome> {
    if (!this.#isUp || !mayHandOver()) return () => UNAVAILABLE;
    try {
      const messages = submissions.map(toProviderMessage);
      const posted = await this.#provider.post<SubmitMessagesReply>(
        (sender, head) => sender.submitMessages(this.#settings.url, { ...head, body: { messages } }),
        mayHandOver,
      );
      this.#logProblem(posted);
      return toOutcomes(posted, this.#settings.codes);
    } catch (error) {
      // A mistake of the gateway, before or after the request went out: it is not known whether the provider has it.
      const fields = { event: "provider_request_failed", messages: submissions.length, error: loggable(error) };
      this.#context.log.error(fields, "Unexpected error while messages were handed to the provider");
      return () => UNKNOWN;
    }
  }

  async #askAll(url: string, questions: readonly Question[]): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (let from = 0; from < questions.length; from += MAX_MESSAGES) {
      const references = questions.slice(from, from + MAX_MESSAGES).map(({ submission }) => submission.reference);
      answers.push(...(await this.#askRequest(url, references)));
    }
    return answers;
  }

  async #askRequest(url: string, references: string[]): Promise<readonly Answer[]> {
    if (!this.#isUp) return references.map(() => NO_ANSWER);
    const posted = await this.#provider.post((sender, head) =>
      sender.askMessages(url, { ...head, body: { references } }),
    );
    this.#logProblem(posted);
    return toAnswers(posted, references, this.#settings.codes);
  }

  #logProblem(posted: Posted<{ readonly status: number }>): void {
    const problem = findProblem(posted);
    if (problem === this.#problem) return;
    this.#problem = problem;
    const { log } = this.#context;
    if (problem === undefined) log.info({ event: "provider_recovered" }, "The provider answers again");
    else log.warn({ event: "provider_failing", problem }, "The provider does not answer as the contract says");
  }
}

function findProblem(posted: Posted<{ readonly status: number }>): string | undefined {
  if (posted.kind !== "answered") return posted.reason;
  return posted.reply.status === 200 ? undefined : `answer ${posted.reply.status}`;
}
