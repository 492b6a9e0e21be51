import type { Answer, Carrier, CarrierContext, Question, Submission, SubmitOutcome } from "../carrier.ts";
import { makePlan, type Plan, type SimulatorSettings } from "./plan.ts";
import { ReceiptQueue } from "./receipt-queue.ts";

type Settle = (index: number, outcome: SubmitOutcome) => void;

/** How long the caller waits for a submit that is not answered. */
const ANSWER_TIMEOUT_MS = 100;
const RETRY_AFTER_MS = 100;
/** How long a submit waits for its receipt to be stored, where the receipt comes first. */
const EARLY_RECEIPT_MS = 1000;
const STOP_MS = 2000;
const MAX_REMEMBERED = 10_000;

const ACCEPTED: SubmitOutcome = { kind: "accepted" };
const UNKNOWN: SubmitOutcome = { kind: "unknown" };
const THROTTLED: SubmitOutcome = { kind: "throttled", retryAfterMs: RETRY_AFTER_MS };

/**
 * A carrier without a network. What happens to a message follows from the message itself (plan.ts), so any process can
 * answer questions about a message that another process took. Each process remembers only which messages it has throttled
 * or lost, until they come again; another process throttles or loses them once more. A message that was lost and is then
 * taken gets a carrier id, which the gateway stores: asked with the id, the simulator has the message; asked without it, the
 * simulator has never heard of it. A process that dies before the id is stored causes a third submit.
 */
export class Simulator implements Carrier {
  readonly #context: CarrierContext;
  readonly #settings: SimulatorSettings;
  readonly #receipts: ReceiptQueue;
  readonly #throttled = new FirstTimes(MAX_REMEMBERED);
  readonly #lost = new FirstTimes(MAX_REMEMBERED);
  /** Functions that end a wait early. */
  readonly #waits = new Set<() => void>();
  #up = false;

  constructor(context: CarrierContext, settings: SimulatorSettings) {
    this.#context = context;
    this.#settings = settings;
    this.#receipts = new ReceiptQueue(context);
  }

  isUp(): boolean {
    return this.#up;
  }

  start(): void {
    this.#up = true;
  }

  async stop(): Promise<void> {
    this.#up = false;
    for (const end of this.#waits) end();
    await this.#receipts.stop(STOP_MS);
  }

  async submit(batch: readonly Submission[], settle: Settle, mayHandOver: () => boolean): Promise<void> {
    if (!this.#up || !mayHandOver()) {
      for (let index = 0; index < batch.length; index++) settle(index, { kind: "unavailable" });
      return;
    }
    const nowMs = this.#context.now();
    const unanswered: number[] = [];
    const late: Promise<void>[] = [];
    let next = 0;
    for (const submission of batch) {
      const index = next++;
      const plan = makePlan(submission, nowMs, this.#settings);
      if (plan.answer === "accept-after-receipt") late.push(this.#takeAfterReceipt(submission, plan, settle, index));
      else {
        const outcome = this.#take(submission, plan);
        if (outcome.kind === "unknown") unanswered.push(index);
        else settle(index, outcome);
      }
    }
    if (unanswered.length > 0) {
      await this.#wait(ANSWER_TIMEOUT_MS);
      for (const index of unanswered) settle(index, UNKNOWN);
    }
    if (late.length > 0) await Promise.all(late);
  }

  readonly ask = async (questions: readonly Question[]): Promise<readonly Answer[]> => {
    if (!this.#up) return questions.map(() => ({ kind: "no-answer" }));
    const nowMs = this.#context.now();
    return questions.map((question) => this.#answer(question, nowMs));
  };

  #answer({ submission, sentMs, carrierIds }: Question, nowMs: number): Answer {
    const { answer, refusal, receipts } = makePlan(submission, sentMs, this.#settings);
    if (refusal !== undefined) return { kind: "ended", ending: refusal };
    if (answer === "lose-once" && carrierIds.length === 0) return { kind: "never-heard" };
    const latest = receipts.findLast(({ dueMs }) => dueMs <= nowMs);
    return latest === undefined ? { kind: "pending" } : { kind: "ended", ending: latest.ending };
  }

  #take({ reference }: Submission, { answer, refusal, receipts }: Plan): SubmitOutcome {
    if (refusal !== undefined) return { kind: "refused", ending: refusal };
    if (answer === "throttle-once" && this.#throttled.isFirst(reference)) return THROTTLED;
    if (answer === "lose-once" && this.#lost.isFirst(reference)) return UNKNOWN;
    for (const { dueMs, ending } of receipts) this.#receipts.add(dueMs, { of: { reference }, ending });
    if (answer === "no-answer") return UNKNOWN;
    return answer === "lose-once" ? { kind: "accepted", carrierIds: [reference] } : ACCEPTED;
  }

  async #takeAfterReceipt({ reference }: Submission, plan: Plan, settle: Settle, index: number): Promise<void> {
    const handedOver = plan.receipts.map(({ ending }) => this.#receipts.handOverNow({ of: { reference }, ending }));
    await this.#wait(EARLY_RECEIPT_MS, Promise.all(handedOver));
    settle(index, ACCEPTED);
  }

  /** Until the time is over, the work is done or the simulator stops. */
  async #wait(ms: number, work?: Promise<unknown>): Promise<void> {
    let end: () => void = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const timer = setTimeout(end, ms);
    this.#waits.add(end);
    await (work === undefined ? over : Promise.race([over, work]));
    this.#waits.delete(end);
    clearTimeout(timer);
  }
}

/** Remembers names from their first to their second use; the oldest is forgotten when there are too many. */
export class FirstTimes {
  readonly #seen = new Set<string>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  isFirst(name: string): boolean {
    if (this.#seen.delete(name)) return false;
    this.#seen.add(name);
    const [oldest] = this.#seen;
    if (this.#seen.size > this.#max && oldest !== undefined) this.#seen.delete(oldest);
    return true;
  }
}
