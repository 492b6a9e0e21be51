import type { StreamInquiryReply, StreamInquiryRequest } from "../../../generated/handlers.ts";
import type { components } from "../../../generated/types.ts";
import type { Account } from "../../domain/model.ts";
import { refuse } from "../../domain/refusal.ts";
import type { FollowedMessage } from "../../reports/followed-messages.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";
import { answerInquiry, findHeldUntilMs } from "./inquire-report.ts";

type InquiryEvent = components["schemas"]["InquiryEvent"];

export async function streamInquiry({ path }: StreamInquiryRequest, context: Context): Promise<StreamInquiryReply> {
  const { account, nowMs, services, signal } = context;
  if (!services.inquiryStreams.begin(account.id, signal))
    return refused(refuse("A020"), { headers: { "Retry-After": 1 } });
  const { msgKey } = path;
  const reports = await services.reports.find(account.id, msgKey, nowMs);
  if (reports === undefined) return refused(refuse("A820"));
  const first = { reports, heldUntilMs: await findHeldUntilMs(msgKey, account, services) };
  return { status: 200, mediaType: "text/event-stream", body: sendChanges(context, msgKey, first) };
}

/** The first report type: this report decides what became of the message. */
const FINAL: components["schemas"]["ReportType"] = "0";

/** Sends what inquiry answers whenever it has changed, until there is a final report, the token is not accepted or the stream is too old. */
async function* sendChanges(
  context: Context,
  msgKey: string,
  first: FollowedMessage,
): AsyncGenerator<InquiryEvent, void, void> {
  const { account, nowMs, services, signal } = context;
  const { maxAgeMs, now } = services.inquiryStreams;
  const endMs = nowMs + maxAgeMs;
  let reader: Account | undefined = account;
  let message: FollowedMessage | undefined = first;
  let sent = "";
  while (message !== undefined && reader !== undefined) {
    const { reports, heldUntilMs }: FollowedMessage = message;
    const data = answerInquiry(reports, { msgKey, account: reader, nowMs: now(), heldUntilMs, clock: services.clock });
    const text = JSON.stringify(data);
    if (text !== sent) yield { event: "inquiry", data };
    sent = text;
    if (reports.some(({ reportType }) => reportType === FINAL) || now() >= endMs) return;
    message = await services.followedMessages.next(reader, msgKey, signal);
    reader = await context.findAccountAgain(now());
  }
}
