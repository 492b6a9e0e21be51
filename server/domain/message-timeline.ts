import {
  type CarrierPause,
  getChannel,
  HELD,
  hasCarrier,
  isCancelled,
  isFinalStep,
  isGivenUp,
  type MessageHistory,
  NO_CARRIER,
  nameOrder,
  type StepHistory,
  type StepTry,
  type WaitingPlace,
} from "./message-history.ts";
import { timeOfMessageKey } from "./message-key.ts";
import { count } from "./plural.ts";
import { describeReportCode } from "./report-codes.ts";

export interface TimelineEntry {
  readonly atMs: number;
  readonly text: string;
}

/** Shorter waits are the time that the work itself takes. */
const WORTH_TELLING_MS = 1000;

/** What happened to a message, in the order of time. */
export function listTimeline(history: MessageHistory): readonly TimelineEntry[] {
  const { acceptedMs, channels, steps, waiting, begun, handOut } = history;
  const entries: TimelineEntry[] = [{ atMs: acceptedMs, text: `accepted; flow: ${channels.join(", then ")}` }];
  // The key of a scheduled message has the time of its sendAt.
  let readyMs = timeOfMessageKey(history.msgKey) ?? acceptedMs;
  for (const step of steps) {
    entries.push(...listStep(step, history, readyMs));
    readyMs = step.reportedMs ?? readyMs;
  }
  for (const { atMs, by } of history.releases ?? [])
    entries.push({ atMs, text: `${by} puts it in front of others that wait` });
  if (begun !== undefined) {
    const name = getStepTitle(history, begun.step);
    const wait = describeWait({ ...begun, sentMs: begun.begunMs }, readyMs, history.pauses);
    entries.push({ atMs: begun.begunMs, text: `${name} is handed to ${begun.carrier}${wait}` });
  }
  if (waiting !== undefined)
    entries.push({
      atMs: waiting.sinceMs,
      text: `${getStepTitle(history, waiting.step)} waits: ${describeStage(waiting, history.pauses)}`,
    });
  if (handOut.openedMs !== undefined)
    entries.push({ atMs: handOut.openedMs, text: "the final report is handed out by polling; not acknowledged yet" });
  if (handOut.webhook !== undefined) {
    const { attempts, dueMs, reason } = handOut.webhook;
    const why = reason === undefined ? "" : ` (${reason})`;
    const wasGivenUp = attempts === 0 && reason !== undefined;
    const before = wasGivenUp ? "it was given up" : `${attempts} that failed`;
    entries.push({ atMs: dueMs, text: `the next try of the webhook is due, after ${before}${why}` });
  }
  if (handOut.deadLetter !== undefined) {
    const { failedMs, attempts, reason } = handOut.deadLetter;
    entries.push({
      atMs: failedMs,
      text: `the webhook is given up after ${count(attempts, "try", "tries")}: ${reason}`,
    });
  }
  return entries.sort((one, other) => one.atMs - other.atMs);
}

const getStepTitle = (history: MessageHistory, step: number): string =>
  `step ${step + 1} (${getChannel(history, step)})`;

function listStep(step: StepHistory, history: MessageHistory, readyMs: number): readonly TimelineEntry[] {
  const name = getStepTitle(history, step.step);
  const { carrier, acceptedMs, carrierIds, reportedMs, code, lateMs, lateCode } = step;
  const entries: TimelineEntry[] = [...listSubmits(step, name, history.pauses, readyMs)];
  if (acceptedMs !== undefined)
    entries.push({ atMs: acceptedMs, text: `${carrier} accepts it as ${carrierIds.join(", ")}` });
  if (step.state === "unknown")
    entries.push({ atMs: step.sentMs, text: `${carrier} has given no answer since then, and may have it or not` });
  if (isGivenUp(step) && !step.isTaken && hasCarrier(step)) entries.push(listUnanswered(step));
  if (reportedMs !== undefined && code !== undefined) {
    const report = isFinalStep(step) ? "this is the final report" : "the next step follows";
    entries.push({ atMs: reportedMs, text: `${name} ${describeEnd(step)}; ${report}` });
  }
  if (lateMs !== undefined && lateCode !== undefined)
    entries.push({
      atMs: lateMs,
      text: `${carrier} reports a late success of ${name}: ${describeReportCode(lateCode)}`,
    });
  return entries;
}

const listUnanswered = ({ carrier, sentMs }: Submit): TimelineEntry => ({
  atMs: sentMs,
  text: `${carrier} gave no answer, and may have had it or not`,
});

/** Every submit of a step: those that were returned, and the last one. */
function listSubmits(
  step: StepHistory,
  name: string,
  pauses: readonly CarrierPause[],
  readyMs: number,
): readonly TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  let fromMs = readyMs;
  let number = 0;
  let withoutCarrier = 0;
  for (const attempt of step.tries) {
    const leftOut = attempt.number - number - 1;
    number = attempt.number;
    if (!hasCarrier(attempt)) withoutCarrier++;
    if (leftOut > 0)
      entries.push({ atMs: attempt.sentMs, text: `${count(leftOut, "try", "tries")} between are not kept` });
    entries.push(...listSubmit(attempt, name, pauses, fromMs, number - withoutCarrier));
    entries.push(...listReturn(attempt, name));
    fromMs = attempt.endMs;
  }
  // The last try of a step that waits again is among the others.
  if (step.state === "queued" && step.tries.at(-1)?.sentMs === step.sentMs) return entries;
  return [...entries, ...listSubmit(step, name, pauses, fromMs, number - withoutCarrier + 1)];
}

/** Why a step was queued again: its carrier did not take it, or an operator sends it again, whatever had become of it. */
function listReturn(attempt: StepTry, name: string): readonly TimelineEntry[] {
  const { carrier, sentMs, endMs, reason, requeuedBy, endState, code, reportedMs } = attempt;
  if (carrier === HELD && requeuedBy === undefined) return [{ atMs: sentMs, text: `${name} is held: ${reason}` }];
  if (requeuedBy === undefined && carrier === NO_CARRIER)
    return [{ atMs: endMs, text: `the gateway looks at ${name} again: ${reason}` }];
  if (requeuedBy === undefined) return [{ atMs: endMs, text: `${carrier} does not take it: ${reason}` }];
  const again = { atMs: endMs, text: `${requeuedBy} sends it again` };
  const unanswered = attempt.unanswered !== undefined && hasCarrier(attempt) ? [listUnanswered(attempt)] : [];
  if (reportedMs === undefined || endState === undefined) return [...unanswered, again];
  const carrierReason = reason === "" ? undefined : reason;
  const end = describeEnd({ state: endState, code, carrier, carrierReason });
  return [...unanswered, { atMs: Number(reportedMs), text: `${name} ${end}; this report is withdrawn` }, again];
}

interface Submit {
  readonly carrier: string;
  readonly sentMs: number;
}

function listSubmit(
  submit: Submit,
  name: string,
  pauses: readonly CarrierPause[],
  fromMs: number,
  number: number,
): readonly TimelineEntry[] {
  if (!hasCarrier(submit)) return [];
  const attempt = number === 1 ? "" : ` (try ${number})`;
  const wait = describeWait(submit, fromMs, pauses);
  return [{ atMs: submit.sentMs, text: `${name} is handed to ${submit.carrier}${attempt}${wait}` }];
}

/** How long a step had waited when it was handed over, and for whom, as far as that is known. */
function describeWait({ carrier, sentMs }: Submit, fromMs: number, pauses: readonly CarrierPause[]): string {
  if (sentMs - fromMs < WORTH_TELLING_MS) return "";
  const wait = `, after it waited ${showSeconds(sentMs - fromMs)}`;
  const reasons = pauses.flatMap((pause) => {
    const pausedMs = Math.min(pause.untilMs ?? sentMs, sentMs) - Math.max(pause.sinceMs, fromMs);
    if (pause.carrier !== carrier || pausedMs <= 0) return [];
    return [`${carrier} was ${nameOrder(pause)} by ${pause.by} for ${showSeconds(pausedMs)} of it`];
  });
  return reasons.length === 0 ? wait : `${wait}: ${reasons.join("; ")}`;
}

const showSeconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

function describeEnd(step: Pick<StepHistory, "state" | "code" | "carrier" | "carrierReason">): string {
  const { state, code = "", carrier, carrierReason } = step;
  const wasCancelled = isCancelled(step);
  const by = carrierReason === undefined ? "" : ` ${carrierReason}`;
  const verb = wasCancelled ? `is cancelled${by}` : state === "delivered" ? "is delivered" : state;
  const words = wasCancelled || carrierReason === undefined ? "" : ` (${carrier}: ${carrierReason})`;
  return `${verb}: ${describeReportCode(code).replace(/\.$/, "")}${words}`;
}

function describeStage({ stage, carrier }: WaitingPlace, pauses: readonly CarrierPause[]): string {
  switch (stage) {
    case "scheduled":
      return "for its sendAt";
    case "held":
      return "for the hours of advertising";
    case "ready":
      return "for a worker to claim it";
    case "delayed":
      return "for its next try";
    case "claimed":
      return "in the memory of a worker, for its carrier to take it";
    case "backlog": {
      const pause = pauses.find((one) => one.carrier === carrier && one.untilMs === undefined);
      return `in the backlog of ${carrier}${pause === undefined ? "" : `, which ${pause.by} has ${nameOrder(pause)}`}`;
    }
    case "no-carrier":
      return "until there is a carrier for it";
  }
}
