import type { SubmitMessagesRequest, WebhookReceiver } from "../../../generated/webhooks.ts";
import type { Receipt, Submission } from "../../../server/carriers/carrier.ts";
import { makePlan, type Plan } from "../../../server/carriers/simulator/plan.ts";
import { ReceiptQueue } from "../../../server/carriers/simulator/receipt-queue.ts";
import { FirstTimes } from "../../../server/carriers/simulator/simulator.ts";
import { parseCarrierReference } from "../../../server/domain/delivery.ts";
import { createLog } from "../../../server/telemetry/log.ts";
import { carrierMessageFaults } from "../carrier-message.ts";

type Message = SubmitMessagesRequest["body"]["messages"][number];
type Verdict = { reference: string; status: "accepted" | "refused" | "throttled"; code?: string; retryAfter?: number };

const SETTINGS = { seed: 7, delayMs: [5, 40] } as const;
const EARLY_RECEIPT_MS = 1000;

/** A provider that does with every message what its recipient's number asks for, as the simulator does. */
export class FakeProvider implements Pick<WebhookReceiver<void>, "submitMessages" | "askMessages"> {
  readonly #receipts: ReceiptQueue;
  readonly #onInvalid: (faults: readonly string[]) => void;
  readonly #actsAs: (to: string) => string;
  readonly #taken = new Map<string, Plan>();
  readonly #throttled = new FirstTimes(10_000);
  readonly #lost = new FirstTimes(10_000);

  /**
   * `post` rejects where the gateway has not said that it has them. `actsAs` names the recipient whose number decides, for
   * tests with many recipients that all have to end in the same way.
   */
  constructor(
    post: (receipts: readonly Receipt[]) => Promise<void>,
    onInvalid: (faults: readonly string[]) => void,
    actsAs: (to: string) => string = (to) => to,
  ) {
    this.#onInvalid = onInvalid;
    this.#actsAs = actsAs;
    this.#receipts = new ReceiptQueue({ receive: post, now: Date.now, log: createLog("silent") });
  }

  /** One result for each message that is answered: the caller leaves a request unanswered that has none. */
  async submitMessages({ body }: SubmitMessagesRequest) {
    const verdicts = await Promise.all(body.messages.map((message) => this.#take(message)));
    const results = verdicts.filter((verdict) => verdict !== undefined);
    return { status: 200, body: { results } } as const;
  }

  async askMessages({ body }: Parameters<WebhookReceiver<void>["askMessages"]>[0]) {
    return { status: 200, body: { results: body.references.map((reference) => this.#known(reference)) } } as const;
  }

  /** No receipt is posted from now on. */
  stop(): Promise<void> {
    return this.#receipts.stop(0);
  }

  #known(reference: string) {
    const plan = this.#taken.get(reference);
    if (plan === undefined) return { reference, status: "never-heard" } as const;
    const latest = plan.receipts.findLast(({ dueMs }) => dueMs <= Date.now());
    if (latest === undefined) return { reference, status: "pending" } as const;
    return { reference, status: "ended", ...toReceiptTexts(latest.ending) } as const;
  }

  async #take(message: Message): Promise<Verdict | undefined> {
    const { reference } = message;
    const faults = carrierMessageFaults(message);
    if (faults.length > 0) {
      this.#onInvalid(faults.map((fault) => `${reference}: ${fault}`));
      return { reference, status: "refused", code: "90000" };
    }
    // The contract's rule for a reference that comes again.
    if (this.#taken.has(reference)) return { reference, status: "accepted" };
    const plan = makePlan(submissionOf({ ...message, to: this.#actsAs(message.to) }), Date.now(), SETTINGS);
    if (plan.refusal !== undefined) return { reference, status: "refused", code: plan.refusal.code };
    if (plan.answer === "throttle-once" && this.#throttled.isFirst(reference))
      return { reference, status: "throttled", retryAfter: 1 };
    if (plan.answer === "lose-once" && this.#lost.isFirst(reference)) return undefined;
    this.#taken.set(reference, plan);
    if (plan.answer === "accept-after-receipt") await this.#handOverFirst(reference, plan);
    else for (const { dueMs, ending } of plan.receipts) this.#receipts.add(dueMs, { of: { reference }, ending });
    return plan.answer === "no-answer" ? undefined : { reference, status: "accepted" };
  }

  async #handOverFirst(reference: string, plan: Plan): Promise<void> {
    const handedOver = plan.receipts.map(({ ending }) => this.#receipts.handOverNow({ of: { reference }, ending }));
    const late = new Promise((resolve) => setTimeout(resolve, EARLY_RECEIPT_MS).unref());
    await Promise.race([Promise.all(handedOver), late]);
  }
}

/** A result in the words of the contract. */
export function toReceiptTexts({ code, network, userType }: Receipt["ending"]) {
  return { code, ...(network !== undefined && { carrier: network }), ...(userType !== undefined && { userType }) };
}

function submissionOf({ reference, channel, serviceType, msgType, to, payload, validUntil }: Message): Submission {
  const ref = parseCarrierReference(reference)?.ref ?? { accountId: "", msgKey: reference, step: 0 };
  const expiresMs = Date.parse(validUntil);
  const rest = { ref, files: [], sandbox: true, templateText: undefined, expiresMs } as const;
  return { reference, channel, serviceType, msgType, to, payload: { ...payload }, ...rest };
}
