import { noRouteEnding } from "./gateway-endings.ts";
import {
  CANCELLED,
  getMessageState,
  hasEnded,
  type MessageHistory,
  type StepHistory,
  type WaitingPlace,
} from "./message-history.ts";
import type { Channel } from "./model.ts";
import { describeReportCode } from "./report-codes.ts";

/** The carrier in the rows of steps that no carrier ever had. */
const NO_CARRIER = "none";

export interface TimelineEntry {
  readonly atMs: number;
  readonly text: string;
}

/** What happened to a message, in the order of time. */
export function listTimeline(history: MessageHistory): readonly TimelineEntry[] {
  const { acceptedMs, channels, steps, waiting, begun, handOut } = history;
  const entries: TimelineEntry[] = [{ atMs: acceptedMs, text: `accepted; flow: ${channels.join(", then ")}` }];
  for (const step of steps) entries.push(...listStep(step, getChannel(history, step.step)));
  if (begun !== undefined)
    entries.push({
      atMs: begun.begunMs,
      text: `step ${begun.step + 1} (${getChannel(history, begun.step)}) is handed to ${begun.carrier}`,
    });
  if (waiting !== undefined)
    entries.push({
      atMs: waiting.sinceMs,
      text: `step ${waiting.step + 1} (${getChannel(history, waiting.step)}) waits: ${describeStage(waiting)}`,
    });
  if (handOut.openedMs !== undefined)
    entries.push({ atMs: handOut.openedMs, text: "the final report is handed out by polling; not acknowledged yet" });
  if (handOut.webhook !== undefined) {
    const { attempts, dueMs } = handOut.webhook;
    entries.push({ atMs: dueMs, text: `the next try of the webhook is due, after ${attempts} that failed` });
  }
  if (handOut.deadLetter !== undefined) {
    const { failedMs, attempts, reason } = handOut.deadLetter;
    entries.push({ atMs: failedMs, text: `the webhook is given up after ${attempts} tries: ${reason}` });
  }
  return entries.sort((one, other) => one.atMs - other.atMs);
}

function listStep(step: StepHistory, channel: Channel): readonly TimelineEntry[] {
  const name = `step ${step.step + 1} (${channel})`;
  const { carrier, sentMs, acceptedMs, carrierIds, reportedMs, code, lateMs, lateCode, last } = step;
  const entries: TimelineEntry[] = [];
  if (hasCarrier(step)) entries.push({ atMs: sentMs, text: `${name} is handed to ${carrier}` });
  if (acceptedMs !== undefined)
    entries.push({ atMs: acceptedMs, text: `${carrier} accepts it as ${carrierIds.join(", ")}` });
  if (step.state === "queued") entries.push({ atMs: sentMs, text: `${carrier} does not take it; it is tried again` });
  if (reportedMs !== undefined && code !== undefined) {
    const isFinal = step.state === "delivered" || last;
    const report = isFinal ? "this is the final report" : "the next step follows";
    entries.push({ atMs: reportedMs, text: `${name} ${describeEnd(step)}; ${report}` });
  }
  if (lateMs !== undefined && lateCode !== undefined)
    entries.push({
      atMs: lateMs,
      text: `${carrier} reports a late success of ${name}: ${describeReportCode(lateCode)}`,
    });
  return entries;
}

function describeEnd({ state, code = "", carrier }: StepHistory): string {
  const verb = carrier === CANCELLED ? "is cancelled" : state === "delivered" ? "is delivered" : state;
  return `${verb}: ${describeReportCode(code).replace(/\.$/, "")}`;
}

const hasCarrier = ({ carrier }: StepHistory): boolean => carrier !== NO_CARRIER && carrier !== CANCELLED;

const getChannel = ({ channels }: MessageHistory, step: number): Channel => channels[step] ?? "sms";

function describeStage({ stage, carrier }: WaitingPlace): string {
  switch (stage) {
    case "scheduled":
      return "for its sendAt";
    case "ready":
      return "for a worker to claim it";
    case "delayed":
      return "for its next try";
    case "claimed":
      return "in the memory of a worker, for its carrier to take it";
    case "backlog":
      return `in the backlog of ${carrier}`;
    case "no-carrier":
      return "until there is a carrier for it";
  }
}

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
  const { state, carrier, code = "", expiresMs } = step;
  const words = describeReportCode(code);
  const channel = getChannel(history, step.step);
  if (state === "delivered") return `Delivered by ${carrier}. ${words}`;
  if (carrier === CANCELLED) return `Not delivered: it was cancelled. The report says ${words}`;
  if (state === "expired")
    return hasCarrier(step)
      ? `Not delivered: ${carrier} had it and reported no result before it expired at ${showTime(expiresMs)}. ${words}`
      : `Not delivered: it expired at ${showTime(expiresMs)}, before a carrier took it. ${words}`;
  if (hasCarrier(step)) return `Not delivered: ${carrier} refused it or reported a failure. ${words}`;
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
  const { waiting, begun, liveWorkers, pausedCarriers } = history;
  if (begun !== undefined) return [`It is with ${begun.carrier} or on its way there since ${showTime(begun.begunMs)}.`];
  const returned =
    last?.state === "queued"
      ? [
          `${last.carrier} was tried at ${showTime(last.sentMs)} and did not take it: it was away, or had too much to do.`,
        ]
      : [];
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
      return [
        pausedCarriers.length === 0
          ? `A worker has it since ${since} and its carrier takes nothing: the carrier is away, or at its rate.`
          : `A worker has it since ${since} and its carrier takes nothing: it is paused (${pausedCarriers.join(", ")}), away, or at its rate.`,
        ...returned,
      ];
    case "backlog":
      return [
        waiting.carrier !== undefined && pausedCarriers.includes(waiting.carrier)
          ? `It waits since ${since} for ${waiting.carrier}, which an operator has paused. Fix: carrier resume ${waiting.carrier}.${workers}`
          : `It waits since ${since} in the backlog of ${waiting.carrier}, which is away, or slower than what is sent to it.${workers}`,
        ...returned,
      ];
    case "no-carrier":
      return [`It waits since ${since} for a carrier: none is set up for ${channel} (CARRIERS_FILE).${workers}`];
  }
}

function explainHandOut({ handOut }: MessageHistory, showTime: (ms: number) => string): readonly string[] {
  const { mode, isPending, openedMs, webhook, deadLetter } = handOut;
  if (deadLetter !== undefined)
    return [
      `The account does not have the report: its webhook was given up at ${showTime(deadLetter.failedMs)} after ${deadLetter.attempts} tries (${deadLetter.reason}). Fix: webhook redeliver.`,
    ];
  if (webhook !== undefined)
    return [
      webhook.attempts === 0
        ? "The report is about to be posted to the account's webhook."
        : `The account does not have the report: its webhook has failed ${webhook.attempts} times; the next try is at ${showTime(webhook.dueMs)}.`,
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
