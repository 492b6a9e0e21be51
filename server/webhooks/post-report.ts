import type { WebhookSender } from "../../generated/webhooks.ts";
import { signWebhook } from "../domain/webhook-signature.ts";
import { ForbiddenAddressError } from "./guarded-lookup.ts";
import { LongAnswerError, NoAnswerError } from "./transport.ts";
import type { WebhookReport } from "./webhook-report.ts";

/** Where an account's reports go. */
export interface Receiver {
  readonly url: string;
  /** The one that signs first; the one that a rotation leaves valid. Never none. */
  readonly secrets: readonly string[];
}

export type Failure = "refused" | "wrong-answer" | "time-out" | "unreachable" | "forbidden";

export type Outcome =
  | { readonly kind: "delivered" }
  /** `reason` is for the operator, and holds nothing of what the receiver said. */
  | { readonly kind: Failure; readonly reason: string };

const DELIVERED: Outcome = { kind: "delivered" };

/** One try. Never rejects: whatever goes wrong is an outcome. */
export async function postReport(
  sender: Pick<WebhookSender, "receiveReport">,
  receiver: Receiver,
  report: WebhookReport,
  nowMs: number,
): Promise<Outcome> {
  // The same on every try, so that a receiver knows what it has.
  const id = `msg_${report.msgKey}`;
  const timestampS = Math.floor(nowMs / 1000);
  // The sender writes the body by the same function, so this is what goes over the wire.
  const signature = signWebhook({ id, timestampS, body: JSON.stringify(report), secrets: receiver.secrets });
  const header = {
    "webhook-id": id,
    "webhook-timestamp": String(timestampS),
    "webhook-signature": signature,
  };
  try {
    const sent = await sender.receiveReport(receiver.url, { header, mediaType: "application/json", body: report });
    if (!sent.documented) return { kind: "wrong-answer", reason: "the answer is not JSON with a msgKey" };
    if (sent.reply.status !== 200) return { kind: "refused", reason: `it answered HTTP ${sent.reply.status}` };
    if (sent.reply.body.msgKey === report.msgKey) return DELIVERED;
    return { kind: "wrong-answer", reason: "the answer names another msgKey" };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof NoAnswerError) return { kind: "time-out", reason: "no answer in time" };
  if (error instanceof LongAnswerError) return { kind: "wrong-answer", reason: "the answer is too long" };
  if (error instanceof ForbiddenAddressError) return { kind: "forbidden", reason: error.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : "no connection";
  return { kind: "unreachable", reason: `it cannot be reached (${code})` };
}
