import { setTimeout as sleep } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import type { SubmitMessagesRequest, WebhookReceiver } from "../../generated/webhooks.ts";
import type { History, Result } from "../load/fault/history/history.ts";
import { carrierMessageFaults } from "../rig/carrier-message.ts";
import { postSigned } from "../rig/provider/open-provider.ts";
import { ProviderServer } from "../rig/provider/provider-server.ts";
import type { PlannedReceipt, Script } from "./story.ts";

type Message = SubmitMessagesRequest["body"]["messages"][number];
type Verdict = { reference: string; status: "accepted" | "refused" | "throttled"; code?: string; retryAfter?: number };
type Named = Pick<Message, "to" | "channel">;

const CARRIER = "talk";
const SECRET = `whsec_${Buffer.from("a secret of thirty-two bytes, ok").toString("base64")}`;
export const THROTTLED_S = 1;
const REFUSED = "90000";
/** The answer to a submit waits so long for its own receipt. */
const EARLY_MS = 1000;
const POST_AGAIN_MS = 100;

/** An HTTP provider that does with each message what the story says, and writes down what it got and said. */
export class ScriptedProvider {
  static readonly secret = SECRET;
  readonly #server: ProviderServer;
  readonly #webhook = new Webhook(SECRET);
  readonly #callback: () => string | undefined;
  readonly #posting = new Set<Promise<void>>();
  #history: History;
  #scripts: ReadonlyMap<string, Script> = new Map();
  readonly #taken = new Map<string, Named>();
  readonly #submits = new Map<string, number>();
  #isStopped = false;

  /** `callback`: where receipts are posted now; undefined: nobody is there. */
  constructor(history: History, callback: () => string | undefined) {
    this.#history = history;
    this.#callback = callback;
    const submitMessages: WebhookReceiver<void>["submitMessages"] = async ({ body }) => {
      const results = await Promise.all(body.messages.map((message) => this.#take(message)));
      return { status: 200, body: { results: results.filter((result) => result !== undefined) } };
    };
    const askMessages: WebhookReceiver<void>["askMessages"] = async ({ body }) => {
      return { status: 200, body: { results: body.references.map((reference) => this.#answer(reference)) } };
    };
    const provider = { submitMessages, askMessages, stop: async () => {} } as ConstructorParameters<
      typeof ProviderServer
    >[0];
    this.#server = new ProviderServer(provider, this.#webhook, () => {});
  }

  listen(): Promise<number> {
    return this.#server.listen(0);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#server.close();
    await Promise.all(this.#posting);
  }

  /** From now on it plays these scripts, by recipient and channel. */
  play(history: History, scripts: ReadonlyMap<string, Script>): void {
    this.#history = history;
    this.#scripts = scripts;
  }

  /** Whether it has posted all receipts that it will post. */
  get isIdle(): boolean {
    return this.#posting.size === 0;
  }

  async #take(message: Message): Promise<Verdict | undefined> {
    const { reference, to, channel } = message;
    const faults = carrierMessageFaults(message);
    const history = this.#history;
    const validUntilMs = Date.parse(message.validUntil);
    history.submits.push({ carrier: CARRIER, channel, to, reference, atMs: Date.now(), validUntilMs });
    if (faults.length > 0) throw new Error(`A message breaks the contract: ${faults.join(", ")}`);
    if (this.#taken.has(reference)) return { reference, status: "accepted" };
    const script = this.#scripts.get(`${to} ${channel}`);
    const count = this.#submits.get(reference) ?? 0;
    this.#submits.set(reference, count + 1);
    const verdict = script?.verdicts[Math.min(count, script.verdicts.length - 1)] ?? "accept";
    switch (verdict) {
      case "throttle":
        history.denials.push({ carrier: CARRIER, channel, to, atMs: Date.now(), retryAfterMs: THROTTLED_S * 1000 });
        return { reference, status: "throttled", retryAfter: THROTTLED_S };
      case "refuse":
        history.results.push({
          carrier: CARRIER,
          channel,
          to,
          reference,
          code: REFUSED,
          fromMs: Date.now(),
          toMs: Infinity,
        });
        return { reference, status: "refused", code: REFUSED };
      case "lose":
        return undefined;
    }
    this.#taken.set(reference, { to, channel });
    const receipts = script?.receipts ?? [{ code: "10000", afterMs: 0 }];
    const early = receipts.filter(({ afterMs }) => afterMs < 0).map((receipt) => this.#post(reference, receipt));
    if (early.length > 0) await Promise.race([Promise.all(early), sleep(EARLY_MS)]);
    for (const receipt of receipts) if (receipt.afterMs >= 0) this.#post(reference, receipt);
    return verdict === "silent" ? undefined : { reference, status: "accepted" };
  }

  #answer(reference: string) {
    const named = this.#taken.get(reference);
    if (named !== undefined) return this.#tellEnd(reference);
    const [submit] = this.#history.submits.filter((one) => one.reference === reference);
    if (submit !== undefined) this.#history.denials.push({ ...submit, atMs: Date.now() });
    return { reference, status: "never-heard" } as const;
  }

  #tellEnd(reference: string) {
    const ended = this.#history.results.find((result) => result.reference === reference);
    if (ended === undefined) return { reference, status: "pending" } as const;
    return { reference, status: "ended", code: ended.code } as const;
  }

  /** Posts a receipt until the gateway has it. */
  #post(reference: string, { code, afterMs }: PlannedReceipt): Promise<void> {
    const history = this.#history;
    const work = async (): Promise<void> => {
      if (afterMs > 0) await sleep(afterMs);
      const named = this.#taken.get(reference) ?? { to: "", channel: "" };
      const result: Result = { carrier: CARRIER, ...named, reference, code, fromMs: Date.now(), toMs: Infinity };
      history.results.push(result);
      while (!this.#isStopped) {
        const url = this.#callback();
        const receipts = [{ reference, reportCode: code }];
        const isTaken =
          url !== undefined &&
          (await postSigned(this.#webhook, `${url}/v1/carrier/${CARRIER}/receipts`, { receipts }).then(
            () => true,
            () => false,
          ));
        if (isTaken) {
          result.toMs = Date.now();
          return;
        }
        await sleep(POST_AGAIN_MS);
      }
    };
    const posting = work().finally(() => this.#posting.delete(posting));
    this.#posting.add(posting);
    return posting;
  }
}
