import type { Message, MessageDetail } from "../../generated/admin/types.ts";
import { explainMessage, type Fix } from "../domain/explain-message.ts";
import { getMessageState, type MessageHistory } from "../domain/message-history.ts";
import { listTimeline } from "../domain/message-timeline.ts";
import { maskRecipient } from "../domain/operator-role.ts";
import { describeReportCode, reportText } from "../domain/report-codes.ts";
import type { FoundMessage } from "../store/found-messages.ts";
import { getTraceIds } from "../telemetry/trace-ids.ts";
import { type Actor, seesRecipients } from "./use-case.ts";

export const showTime = (ms: number): string => new Date(ms).toISOString();

const showRecipient = (to: string | undefined, actor: Actor): string | null =>
  to === undefined ? null : seesRecipients(actor) ? to : maskRecipient(to);

export const toFoundView = (message: FoundMessage, actor: Actor): Message => ({
  msgKey: message.msgKey,
  account: message.accountId,
  accepted: showTime(message.acceptedMs),
  sendAt: message.sendAtMs === undefined ? null : showTime(message.sendAtMs),
  to: showRecipient(message.to, actor),
  from: message.from ?? null,
  ref: message.ref ?? null,
  state: message.state,
  channel: message.channel ?? null,
  carrier: message.carrier ?? null,
  code: message.code ?? null,
  codeText: message.code === undefined ? null : (reportText(message.code) ?? null),
  carrierReason: message.carrierReason ?? null,
});

export function toHistoryView(history: MessageHistory, actor: Actor): MessageDetail {
  const last = history.steps.at(-1);
  const { sentences, fix } = explainMessage(history, showTime);
  return {
    msgKey: history.msgKey,
    account: history.accountId,
    accepted: showTime(history.acceptedMs),
    to: showRecipient(history.to, actor),
    from: history.from ?? null,
    ref: history.ref ?? null,
    channels: [...history.channels],
    state: isScheduled(history) ? "scheduled" : getMessageState(last),
    traceId: getTraceIds(history.msgKey)?.traceId ?? null,
    code: last?.code ?? null,
    codeText: last?.code === undefined ? null : describeReportCode(last.code),
    carrierReason: last?.carrierReason ?? null,
    why: [...sentences],
    fix: fix === undefined ? null : { carrier: null, ...fix, command: nameCommand(fix, history) },
    timeline: listTimeline(history).map(({ atMs, text }) => ({ at: showTime(atMs), text })),
  };
}

const isScheduled = ({ waiting }: MessageHistory): boolean =>
  waiting?.stage === "scheduled" || waiting?.stage === "held";

/** The command of `npm run admin` that does it. */
function nameCommand(fix: Fix, { accountId, msgKey }: MessageHistory): string {
  switch (fix.operation) {
    case "resumeCarrier":
      return `carrier resume ${fix.carrier}`;
    case "requeueMessage":
      return `message requeue ${msgKey}`;
    case "redeliver":
      return `webhook redeliver --id ${accountId} --msg-key ${msgKey}`;
  }
}
