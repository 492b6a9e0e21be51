import { noRouteEnding } from "./gateway-endings.ts";
import {
  getChannel,
  getMessageState,
  getWaitingSinceMs,
  HELD,
  hasCarrier,
  hasEnded,
  isCancelled,
  isGivenUp,
  type MessageHistory,
  nameOrder,
  type StepHistory,
} from "./message-history.ts";
import { count } from "./plural.ts";
import { describeReportCode } from "./report-codes.ts";

/** What an operator can do about it. */
export type Fix =
  | { readonly operation: "resumeCarrier"; readonly carrier: string }
  | { readonly operation: "requeueMessage" | "redeliver" };

export interface Explanation {
  /** For an operator; the deciding one first. */
  readonly sentences: readonly string[];
  readonly fix?: Fix;
}

/** Why a message is where it is. */
export function explainMessage(history: MessageHistory, showTime: (ms: number) => string): Explanation {
  const last = history.steps.at(-1);
  const state = getMessageState(last);
  if (last !== undefined && hasEnded(state)) {
    const sentences = [explainEnd(history, last, showTime), explainHandOut(history, showTime)];
    return { sentences, ...(history.handOut.deadLetter !== undefined && { fix: { operation: "redeliver" } }) };
  }
  if (last !== undefined && state !== "waiting" && state !== "queued")
    return { sentences: [explainOpen(last, showTime)] };
  const { sentences, fix } = explainWaiting(history, showTime);
  const isReturned = last?.state === "queued" && last.carrier !== HELD && history.begun === undefined;
  const returned = isReturned ? [explainReturn(last, showTime)] : [];
  return { sentences: [...sentences, ...returned], ...(fix !== undefined && { fix }) };
}

function explainEnd(history: MessageHistory, step: StepHistory, showTime: (ms: number) => string): string {
  const { state, carrier, code = "", sentMs, expiresMs, lateMs, carrierReason } = step;
  const words = describeReportCode(code);
  const channel = getChannel(history, step.step);
  if (state === "delivered") return `Delivered by ${carrier}. ${words}`;
  if (isCancelled(step))
    return `Not delivered: it was cancelled${carrierReason === undefined ? "" : ` ${carrierReason}`}. The report says ${words}`;
  if (lateMs !== undefined)
    return `Delivered, but ${carrier} reported that only at ${showTime(lateMs)}, and the report was made before. It says ${words}`;
  const reason = carrierReason === undefined ? "" : ` (${carrierReason})`;
  if (state === "expired") {
    const expired = `it expired at ${showTime(expiresMs)}`;
    if (!hasCarrier(step)) return `Not delivered: ${expired}, before a carrier took it. ${words}`;
    if (!isGivenUp(step)) return `Not delivered: ${carrier} reported that it expired${reason}. ${words}`;
    return step.isTaken
      ? `Nobody knows whether it was delivered: ${carrier} had it and reported no result before ${expired}. ${words}`
      : `Nobody knows whether it was delivered: ${describeNoAnswer(carrier, showTime(sentMs))} have had it. No result was known when ${expired}. ${words}`;
  }
  if (hasCarrier(step)) return `Not delivered: ${carrier} refused it or reported a failure${reason}. ${words}`;
  return code === noRouteEnding(channel).code
    ? `Not delivered: no carrier takes ${channel} to this recipient (CARRIERS_FILE). ${words}`
    : `Not delivered: no carrier was given it. ${words}`;
}

const describeNoAnswer = (carrier: string, sent: string): string =>
  `${carrier} gave no answer when the message was handed to it at ${sent}, so it may or may not`;

function explainOpen({ state, carrier, sentMs, expiresMs }: StepHistory, showTime: (ms: number) => string): string {
  const end = `it expires at ${showTime(expiresMs)}`;
  if (state === "submitting") return `It is being handed to ${carrier} since ${showTime(sentMs)}; ${end}.`;
  if (state === "unknown")
    return `${describeNoAnswer(carrier, showTime(sentMs))} have it. It is not sent again by itself; ${end}.`;
  return `${carrier} has it since ${showTime(sentMs)} and has sent no receipt yet; ${end}.`;
}

function explainWaiting(history: MessageHistory, showTime: (ms: number) => string): Explanation {
  const { waiting, begun, liveWorkers } = history;
  const pauses = history.pauses.filter(({ untilMs }) => untilMs === undefined);
  const say = (sentence: string, fix?: Fix): Explanation => ({
    sentences: [sentence],
    ...(fix !== undefined && { fix }),
  });
  if (begun !== undefined)
    return say(`It is with ${begun.carrier} or on its way there since ${showTime(begun.begunMs)}.`);
  if (waiting === undefined) return say("It is in no queue, and no carrier has it.", { operation: "requeueMessage" });
  const since = showTime(getWaitingSinceMs(history, waiting));
  const workers = liveWorkers === 0 ? " No worker is running: start one." : "";
  const channel = getChannel(history, waiting.step);
  switch (waiting.stage) {
    case "scheduled":
      return say(`It is scheduled: it waits since ${since} for its sendAt, ${showTime(waiting.dueMs)}.`);
    case "held":
      return say(
        `It is held since ${showTime(waiting.sinceMs)}: it advertises, and the account's hours of advertising begin at ${showTime(waiting.dueMs)}.`,
      );
    case "ready":
      return say(`It waits since ${since} for a worker to claim it.${workers}`);
    case "delayed":
      return say(`It waits for its next try at ${showTime(waiting.dueMs)}.${workers}`);
    case "claimed":
    case "backlog": {
      const pause = pauses.find(({ carrier }) => carrier === waiting.carrier);
      if (pause !== undefined)
        return say(
          `It waits since ${since} for ${pause.carrier}, which ${pause.by} ${pause.isDrain ? "ordered to drain at" : "paused at"} ${showTime(pause.sinceMs)}.${workers}`,
          { operation: "resumeCarrier", carrier: pause.carrier },
        );
      const place = waiting.stage === "claimed" ? "with a worker, for" : "in the backlog of";
      const carrier = waiting.carrier ?? `its carrier${listPaused(pauses)}`;
      return say(
        waiting.isFailing === true
          ? `It waits since ${since} ${place} ${carrier}, which did not answer several messages: its circuit breaker is open, and now and then one message is tried.${workers}`
          : `It waits since ${since} ${place} ${carrier}, which is away, or slower than what is sent to it.${workers}`,
      );
    }
    case "no-carrier":
      return say(`It waits since ${since} for a carrier: none is set up for ${channel} (CARRIERS_FILE).${workers}`);
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

function explainHandOut({ handOut }: MessageHistory, showTime: (ms: number) => string): string {
  const { mode, isPending, openedMs, webhook, deadLetter } = handOut;
  if (deadLetter !== undefined)
    return `The account does not have the report: its webhook was given up at ${showTime(deadLetter.failedMs)} after ${count(deadLetter.attempts, "try", "tries")} (${deadLetter.reason}).`;
  if (webhook !== undefined)
    return webhook.attempts === 0
      ? "The report is about to be posted to the account's webhook."
      : `The account does not have the report: its webhook has failed ${count(webhook.attempts, "time")}${webhook.reason === undefined ? "" : ` (${webhook.reason})`}; the next try is at ${showTime(webhook.dueMs)}.`;
  if (isPending) return "The account has not polled the report yet.";
  if (openedMs !== undefined)
    return `The account got the report by polling at ${showTime(openedMs)} and has not acknowledged it.`;
  return mode === "webhook"
    ? "The report was delivered to the account's webhook."
    : "The report was polled and acknowledged, or nobody polled it in time.";
}
