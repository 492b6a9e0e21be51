import { randomUUID } from "node:crypto";
import { type WebhookSender, webhookSender } from "../../../generated/webhooks.ts";
import { signWebhook } from "../../domain/webhook-signature.ts";
import { Connections, NoAnswer } from "./exchange.ts";

/** What came of one request. */
export type Posted<Reply> =
  /** In the words of the contract. `retryAfterMs` where it asks for time. */
  | { readonly kind: "answered"; readonly reply: Reply; readonly retryAfterMs: number | undefined }
  /** Surely nothing was sent. */
  | { readonly kind: "unreached"; readonly why: string }
  /** It was sent, or may have been, and nothing came back that could be understood. */
  | { readonly kind: "lost"; readonly why: string };

/** What the generated sender says of an answer. */
type Sent<Reply> =
  | { readonly documented: true; readonly reply: Reply }
  | { readonly documented: false; readonly status: number; readonly faults: readonly { readonly pointer: string }[] };

/** What every call has, whatever its body. */
export interface Head {
  readonly mediaType: "application/json";
  readonly header: { readonly "webhook-id": string; readonly "webhook-timestamp": string };
}

export interface ProviderSettings {
  readonly secrets: readonly string[];
  readonly timeoutMs: number;
  readonly now: () => number;
}

/** The provider at the other end: the contract's webhooks, signed and posted. */
export class Provider {
  readonly #settings: ProviderSettings;
  readonly #connections: Connections;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
    this.#connections = new Connections(settings.timeoutMs);
  }

  /** Makes one call with the sender it is given; never rejects for what the other end does. */
  async post<Reply>(call: (sender: WebhookSender, head: Head) => Promise<Sent<Reply>>): Promise<Posted<Reply>> {
    let retryAfter: string | undefined;
    // One sender a request: it is a table of a few methods, and this one keeps what a header of the answer says.
    const sender = webhookSender(async ({ url, headers, body = "" }) => {
      const bytes = Buffer.from(body);
      const answer = await this.#connections.post(url, this.#signed(headers, bytes), bytes);
      retryAfter = answer.retryAfter;
      return answer;
    });
    try {
      const sent = await call(sender, this.#head());
      if (sent.documented) return { kind: "answered", reply: sent.reply, retryAfterMs: waitMsOf(retryAfter) };
      const [fault] = sent.faults;
      return {
        kind: "lost",
        why: `an answer ${sent.status} that breaks the contract${fault ? ` ${fault.pointer}` : ""}`,
      };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return { kind: error.unreached ? "unreached" : "lost", why: reasonOf(error.cause) };
    }
  }

  /** What is under way is cut off. */
  close(): void {
    this.#connections.close();
  }

  #head(): Head {
    const header = {
      "webhook-id": randomUUID(),
      "webhook-timestamp": String(Math.floor(this.#settings.now() / 1000)),
    };
    return { mediaType: "application/json", header };
  }

  #signed(headers: Readonly<Record<string, string>>, body: Uint8Array): Record<string, string> {
    const { "webhook-id": id = "", "webhook-timestamp": timestamp } = headers;
    const { secrets } = this.#settings;
    return { ...headers, "webhook-signature": signWebhook({ id, timestampS: Number(timestamp), body, secrets }) };
  }
}

const LONGEST_WAIT_S = 86_400;

/** Seconds, as the contract has it; anything else is no wish of the provider's. */
function waitMsOf(retryAfter: string | undefined): number | undefined {
  return /^[0-9]{1,9}$/.test(retryAfter ?? "") ? Math.min(Number(retryAfter), LONGEST_WAIT_S) * 1000 : undefined;
}

/** The system's word for it, where there is one: no message that could hold an address. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}
