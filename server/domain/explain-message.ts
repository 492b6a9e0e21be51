import { noRouteEnding } from "./gateway-endings.ts";
import {
  CANCELLED,
  getChannel,
  getMessageState,
  hasCarrier,
  hasEnded,
  type MessageHistory,
  nameOrder,
  type StepHistory,
} from "./message-history.ts";
import { count } from "./plural.ts";
import { describeReportCode } from "./report-codes.ts";

/** Why a message is where it is, in sentences for an operator; the deciding one first. */
export function explainMessage(history: MessageHistory, showTime: (ms: number) => string): readonly string[] {
  const last = history.steps.at(-1);
  const state = getMessageState(last);
  if (last !== undefined && hasEnded(state))
    return [explainEnd(history, last, showTime), ...explainHandOut(history, showTime)];
  if (last !== undefined && state !== "waiting" && state !== "queued") return [explainOpen(last, showTime)];
  return explainWaiting(history, last, showTime);
}

function explainEnd(history: MessageHistory, step: StepHistory, showTime: (ms: number) => string): string {
  const { state, carrier, code = "", expiresMs, carrierReason } = step;
  const words = describeReportCode(code);
  const channel = getChannel(history, step.step);
  if (state === "delivered") return `Delivered by ${carrier}. ${words}`;
  if (carrier === CANCELLED)
    return `Not delivered: it was cancelled${carrierReason === undefined ? "" : ` ${carrierReason}`}. The report says ${words}`;
  if (state === "expired")
    return hasCarrier(step)
      ? `Not delivered: ${carrier} had it and reported no result before it expired at ${showTime(expiresMs)}. ${words}`
      : `Not delivered: it expired at ${showTime(expiresMs)}, before a carrier took it. ${words}`;
  if (hasCarrier(step)) {
    const reason = carrierReason === undefined ? "" : ` (${carrierReason})`;
    return `Not delivered: ${carrier} refused it or reported a failure${reason}. ${words}`;
  }
  return code === noRouteEnding(channel).code
    ? `Not delivered: no carrier takes ${channel} to this recipient (CARRIERS_FILE). ${words}`
    : `Not delivered: no carrier was given it. ${words}`;
}

function explainOpen({ state, carrier, sentMs, expiresMs }: StepHistory, showTime: (ms: number) => string): string {
  const end = `it expires at ${showTime(expiresMs)}`;
  if (state === "submitting") return `It is being handed to ${carrier} since ${showTime(sentMs)}; ${end}.`;
  if (state === "unknown")
    return `${carrier} gave no answer when it got the message at ${showTime(sentMs)}, so it may or may not have it. It is not sent again by itself; ${end}.`;
  return `${carrier} has it since ${showTime(sentMs)} and has sent no receipt yet; ${end}.`;
}

function explainWaiting(
  history: MessageHistory,
  last: StepHistory | undefined,
  showTime: (ms: number) => string,
): readonly string[] {
  const { waiting, begun, liveWorkers } = history;
  const pauses = history.pauses.filter(({ untilMs }) => untilMs === undefined);
  if (begun !== undefined) return [`It is with ${begun.carrier} or on its way there since ${showTime(begun.begunMs)}.`];
  const returned = last?.state === "queued" ? [explainReturn(last, showTime)] : [];
  if (waiting === undefined) return ["It is in no queue, and no carrier has it. Fix: message requeue.", ...returned];
  const since = showTime(waiting.sinceMs);
  const workers = liveWorkers === 0 ? " No worker is running: start one." : "";
  const channel = getChannel(history, waiting.step);
  switch (waiting.stage) {
    case "scheduled":
      return [`It is scheduled: it waits since ${since} for its sendAt, ${showTime(waiting.dueMs)}.`];
    case "ready":
      return [`It waits since ${since} for a worker to claim it.${workers}`, ...returned];
    case "delayed":
      return [`It waits for its next try at ${showTime(waiting.dueMs)}.${workers}`, ...returned];
    case "claimed":
    case "backlog": {
      const pause = pauses.find(({ carrier }) => carrier === waiting.carrier);
      if (pause !== undefined)
        return [
          `It waits since ${since} for ${waiting.carrier}, which ${pause.by} ${pause.isDrain ? "drains since" : "has paused at"} ${showTime(pause.sinceMs)}. Fix: carrier resume ${waiting.carrier}.${workers}`,
          ...returned,
        ];
      const place = waiting.stage === "claimed" ? "with a worker, for" : "in the backlog of";
      const carrier = waiting.carrier ?? `its carrier${listPaused(pauses)}`;
      return [
        waiting.isFailing === true
          ? `It waits since ${since} ${place} ${carrier}, which did not answer several messages: its circuit breaker is open, and now and then one message is tried.${workers}`
          : `It waits since ${since} ${place} ${carrier}, which is away, or slower than what is sent to it.${workers}`,
        ...returned,
      ];
    }
    case "no-carrier":
      return [`It waits since ${since} for a carrier: none is set up for ${channel} (CARRIERS_FILE).${workers}`];
  }
}

function explainReturn({ carrier, sentMs, tries }: StepHistory, showTime: (ms: number) => string): string {
  const { requeuedBy, endMs = 0, reason = "it was away, or had too much to do" } = tries.at(-1) ?? {};
  return requeuedBy === undefined
    ? `${carrier} was tried at ${showTime(sentMs)} and did not take it: ${reason}.`
    : `${requeuedBy} sends it again since ${showTime(endMs)}.`;
}

/** Where nobody knows the carrier of a message. */
const listPaused = (pauses: MessageHistory["pauses"]): string =>
  pauses.length === 0
    ? ""
    : ` (${pauses.map((pause) => `${pause.carrier} is ${nameOrder(pause)} by ${pause.by}`).join(", ")})`;

function explainHandOut(
  { handOut, accountId, msgKey }: MessageHistory,
  showTime: (ms: number) => string,
): readonly string[] {
  const { mode, isPending, openedMs, webhook, deadLetter } = handOut;
  if (deadLetter !== undefined)
    return [
      `The account does not have the report: its webhook was given up at ${showTime(deadLetter.failedMs)} after ${count(deadLetter.attempts, "try", "tries")} (${deadLetter.reason}). Fix: webhook redeliver --id ${accountId} --msg-key ${msgKey}.`,
    ];
  if (webhook !== undefined)
    return [
      webhook.attempts === 0
        ? "The report is about to be posted to the account's webhook."
        : `The account does not have the report: its webhook has failed ${count(webhook.attempts, "time")}${webhook.reason === undefined ? "" : ` (${webhook.reason})`}; the next try is at ${showTime(webhook.dueMs)}.`,
    ];
  if (isPending) return ["The account has not polled the report yet."];
  if (openedMs !== undefined)
    return [`The account got the report by polling at ${showTime(openedMs)} and has not acknowledged it.`];
  return [
    mode === "webhook"
      ? "The report was delivered to the account's webhook."
      : "The report was polled and acknowledged, or nobody polled it in time.",
  ];
}
