import type { ReceiveAlertRequest, ReceiveReportRequest, WebhookSender } from "../../generated/webhooks.ts";
import type { Account } from "../domain/model.ts";
import type { ZonedClock } from "../domain/time.ts";
import { signWebhook } from "../domain/webhook-signature.ts";
import { reportMembers } from "../reports/report-members.ts";
import type { StoredReport } from "../store/reports.ts";
import { ForbiddenAddressError } from "./resolve-name.ts";
import { LongAnswerError, NoAnswerError } from "./transport.ts";

/** Where an account's reports go. */
export interface Receiver {
  readonly url: string;
  /** The current one first; during a rotation also the old one. Never empty. */
  readonly secrets: readonly string[];
}

export type WebhookReport = ReceiveReportRequest["body"];

/** A final report as a receiver gets it: its times have milliseconds. */
export function webhookReport(report: StoredReport, account: Account, clock: ZonedClock): WebhookReport {
  // The recorder took the codes from the contract's tables.
  return reportMembers(report, account, clock.isoMillis) as WebhookReport;
}

export type Failure = "refused" | "wrong-answer" | "time-out" | "unreachable" | "forbidden";

export type Outcome =
  | { readonly kind: "delivered" }
  /** `reason` is for the operator and holds no text of the receiver. */
  | { readonly kind: Failure; readonly reason: string };

const DELIVERED: Outcome = { kind: "delivered" };

/** One attempt. Never rejects: every failure is an outcome. */
export async function postReport(
  sender: Pick<WebhookSender, "receiveReport">,
  receiver: Receiver,
  report: WebhookReport,
  nowMs: number,
): Promise<Outcome> {
  // The same in every attempt, so that a receiver can recognise a report that it has already.
  const header = signHeaders(receiver, `msg_${report.msgKey}`, report, nowMs);
  try {
    const sent = await sender.receiveReport(receiver.url, { header, mediaType: "application/json", body: report });
    if (!sent.documented) return { kind: "wrong-answer", reason: "the answer is not JSON with a msgKey" };
    if (sent.reply.status !== 200) return { kind: "refused", reason: `it answered HTTP ${sent.reply.status}` };
    if (sent.reply.body.msgKey === report.msgKey) return DELIVERED;
    return { kind: "wrong-answer", reason: "the answer names another msgKey" };
  } catch (error) {
    return toOutcome(error);
  }
}

export type WebhookAlert = ReceiveAlertRequest["body"];

/** The same for an alert, whose answer needs no body. `id` is the same in every attempt. */
export async function postAlert(
  sender: Pick<WebhookSender, "receiveAlert">,
  receiver: Receiver,
  id: string,
  alert: WebhookAlert,
  nowMs: number,
): Promise<Outcome> {
  const header = signHeaders(receiver, id, alert, nowMs);
  try {
    const sent = await sender.receiveAlert(receiver.url, { header, mediaType: "application/json", body: alert });
    const status = sent.documented ? sent.reply.status : sent.status;
    return status >= 200 && status < 300 ? DELIVERED : { kind: "refused", reason: `it answered HTTP ${status}` };
  } catch (error) {
    return toOutcome(error);
  }
}

function signHeaders({ secrets }: Receiver, id: string, body: object, nowMs: number) {
  const timestampS = Math.floor(nowMs / 1000);
  // The sender writes the body with the same function, so these are the bytes that are sent.
  const signature = signWebhook({ id, timestampS, body: JSON.stringify(body), secrets });
  return { "webhook-id": id, "webhook-timestamp": String(timestampS), "webhook-signature": signature };
}

function toOutcome(error: unknown): Outcome {
  if (error instanceof NoAnswerError) return { kind: "time-out", reason: "no answer in time" };
  if (error instanceof LongAnswerError) return { kind: "wrong-answer", reason: "the answer is too long" };
  if (error instanceof ForbiddenAddressError) return { kind: "forbidden", reason: error.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : "no connection";
  return { kind: "unreachable", reason: `it cannot be reached (${code})` };
}
