import { randomUUID } from "node:crypto";
import { type WebhookSender, webhookSender } from "../../../generated/webhooks.ts";
import { signWebhook } from "../../domain/webhook-signature.ts";
import { HttpClient, NoAnswerError } from "./http-client.ts";

/** The result of one request. */
export type Posted<Reply> =
  /** An answer that the contract describes. `retryAfterMs` where the provider asks for time. */
  | { readonly kind: "answered"; readonly reply: Reply; readonly retryAfterMs: number | undefined }
  /** Nothing was sent. */
  | { readonly kind: "unreached"; readonly reason: string }
  /** The request was or may have been sent, and no valid answer came. */
  | { readonly kind: "lost"; readonly reason: string };

/** What the generated sender returns. */
type Sent<Reply> =
  | { readonly documented: true; readonly reply: Reply }
  | { readonly documented: false; readonly status: number; readonly faults: readonly { readonly pointer: string }[] };

/** What every call has, whatever its body. */
interface RequestHead {
  readonly mediaType: "application/json";
  readonly header: { readonly "webhook-id": string; readonly "webhook-timestamp": string };
}

export interface ProviderSettings {
  readonly secrets: readonly string[];
  readonly timeoutMs: number;
  readonly now: () => number;
}

/** Signs and posts the contract's webhooks to a provider. */
export class Provider {
  readonly #settings: ProviderSettings;
  readonly #client: HttpClient;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
    this.#client = new HttpClient(settings.timeoutMs);
  }

  /**
   * Makes one call with the sender that `call` gets; never rejects because of the provider. `maySend` is asked once more when there is a
   * connection, which may take long.
   */
  async post<Reply>(
    call: (sender: WebhookSender, head: RequestHead) => Promise<Sent<Reply>>,
    maySend?: () => boolean,
  ): Promise<Posted<Reply>> {
    let retryAfter: string | undefined;
    // A sender is a small table of methods. Each request has its own, which keeps the header of the answer.
    const sender = webhookSender(async ({ url, headers, body = "" }) => {
      const bytes = Buffer.from(body);
      const answer = await this.#client.post(url, this.#sign(headers, bytes), bytes, maySend);
      retryAfter = answer.retryAfter;
      return answer;
    });
    const header = {
      "webhook-id": randomUUID(),
      "webhook-timestamp": String(Math.floor(this.#settings.now() / 1000)),
    };
    try {
      const sent = await call(sender, { mediaType: "application/json", header });
      if (sent.documented) return { kind: "answered", reply: sent.reply, retryAfterMs: parseRetryAfter(retryAfter) };
      const place = sent.faults[0] ? ` ${sent.faults[0].pointer}` : "";
      return { kind: "lost", reason: `an answer ${sent.status} that breaks the contract${place}` };
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      return { kind: error.isUnreached ? "unreached" : "lost", reason: describeCause(error.cause) };
    }
  }

  /** Cuts off requests that are under way. */
  close(): void {
    this.#client.close();
  }

  #sign(headers: Readonly<Record<string, string>>, body: Uint8Array): Record<string, string> {
    const { "webhook-id": id = "", "webhook-timestamp": timestamp } = headers;
    const { secrets } = this.#settings;
    return { ...headers, "webhook-signature": signWebhook({ id, timestampS: Number(timestamp), body, secrets }) };
  }
}

const MAX_RETRY_AFTER_S = 86_400;

/** Only seconds count, as the contract has it; a date is ignored. */
function parseRetryAfter(retryAfter: string | undefined): number | undefined {
  return /^[0-9]{1,9}$/.test(retryAfter ?? "") ? Math.min(Number(retryAfter), MAX_RETRY_AFTER_S) * 1000 : undefined;
}

/** The system's error code where there is one: a message could hold an address. */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}
