import { explainMessage, listTimeline } from "../../domain/explain-message.ts";
import { getMessageState, type MessageHistory } from "../../domain/message-history.ts";
import { describeReportCode, reportText } from "../../domain/report-codes.ts";
import type { FoundMessage } from "../../store/found-messages.ts";
import { getTraceIds } from "../../telemetry/trace-ids.ts";
import type { SilentCell } from "./admin-cells.ts";
import { formatTable } from "./command.ts";

export const showTime = (ms: number): string => new Date(ms).toISOString();

export const toFoundJson = (message: FoundMessage) => ({
  msgKey: message.msgKey,
  account: message.accountId,
  accepted: showTime(message.acceptedMs),
  to: message.to ?? null,
  ref: message.ref ?? null,
  state: message.state,
  channel: message.channel ?? null,
  carrier: message.carrier ?? null,
  code: message.code ?? null,
  codeText: message.code === undefined ? null : (reportText(message.code) ?? null),
});

export function formatFound(messages: readonly FoundMessage[]): string {
  const rows = messages.map(({ msgKey, acceptedMs, accountId, to, channel, state, code, ref }) => [
    msgKey,
    showTime(acceptedMs),
    accountId,
    to ?? "(erased)",
    channel ?? "-",
    state,
    code === undefined ? "-" : `${code} ${reportText(code) ?? ""}`.trimEnd(),
    ref ?? "-",
  ]);
  return formatTable([["MSGKEY", "ACCEPTED", "ACCOUNT", "TO", "CHANNEL", "STATE", "REPORT", "REF"], ...rows]);
}

/** Names the cells that did not answer; undefined: all of them did. */
export function describeSilent(silent: readonly SilentCell[]): string | undefined {
  if (silent.length === 0) return undefined;
  const cells = silent.map(({ cellId, reason }) => `cell ${cellId} (${reason})`).join(", ");
  return `no answer from ${cells}: what it holds is missing here`;
}

export function toHistoryJson(history: MessageHistory) {
  const last = history.steps.at(-1);
  return {
    msgKey: history.msgKey,
    account: history.accountId,
    accepted: showTime(history.acceptedMs),
    to: history.to ?? null,
    ref: history.ref ?? null,
    channels: history.channels,
    state: history.waiting?.stage === "scheduled" ? "scheduled" : getMessageState(last),
    traceId: getTraceIds(history.msgKey)?.traceId ?? null,
    code: last?.code ?? null,
    codeText: last?.code === undefined ? null : describeReportCode(last.code),
    why: explainMessage(history, showTime),
    timeline: listTimeline(history).map(({ atMs, text }) => ({ at: showTime(atMs), text })),
  };
}

export function formatHistory(history: MessageHistory): string {
  const { msgKey, account, to, ref, state, traceId, why, timeline } = toHistoryJson(history);
  const head = formatTable([
    ["message", msgKey],
    ["account", account],
    ["to", to ?? "(erased)"],
    ...(ref === null ? [] : [["ref", ref]]),
    ["state", state],
    ...(traceId === null ? [] : [["trace", traceId]]),
  ]);
  return [head, "", ...why, "", formatTable(timeline.map(({ at, text }) => [at, text]))].join("\n");
}
