import {
  findCancelledMs,
  findSuccess,
  isRequeued,
  readMessages,
  type SeenMessage,
  type SeenStep,
  violate,
} from "./check-flows.ts";
import type { History, ReportedStep, Stored, StoredMessage } from "./history.ts";
import type { Violation } from "./violation.ts";

const DELIVERED = "10000";
const CANCELLED = "90001";
const SECOND_MS = 1000;
/** The contract's codes for a step that had no result in time. */
const EXPIRED: Readonly<Record<string, string>> = {
  ...{ sms: "22000", international: "22000", mms: "32000", rcs: "51907", alimtalk: "67014", friendtalk: "67014" },
};

/** Each message ends as its carriers said, and its partner hears the same as inquiry says. */
export function checkEnds(history: History, { messages }: Stored): readonly Violation[] {
  const stored = new Map(messages.map((message) => [message.ref, message]));
  const told = readTold(history);
  return readMessages(history).flatMap((message) => {
    const found = stored.get(message.ref);
    const final = found?.reports?.find(({ isFinal }) => isFinal);
    if (found === undefined || final === undefined) return [];
    return [
      ...checkFinal(message, final),
      ...checkLate(message, found),
      ...checkTold(message, final, told.get(`${found.accountId} ${found.msgKey}`) ?? new Set()),
    ];
  });
}

function checkFinal(message: SeenMessage, final: ReportedStep): readonly Violation[] {
  const { seen } = message;
  const index = seen.findIndex(({ channel }) => channel.toUpperCase() === final.serviceType);
  const step = seen[index];
  if (step === undefined) return [violate("wrong-end", message, `ended by ${final.serviceType}, which it has not`)];
  const isLast = index === seen.length - 1;
  if (final.code === CANCELLED)
    return message.orders.some(({ kind }) => kind === "cancel")
      ? []
      : [violate("wrong-end", message, "is said to be cancelled, and nobody did")];
  if (findCancelledMs(message) !== undefined && !isRequeued(message))
    return [violate("wrong-end", message, `was cancelled and ended with ${final.code}`)];
  if (final.code !== DELIVERED && !isLast)
    return [violate("wrong-end", message, `ended with ${final.code} before its last step`)];
  const codes = new Set(message.codes ?? step.results.map(({ code }) => code));
  if (!codes.has(final.code) && final.code !== EXPIRED[step.channel])
    return [violate("wrong-end", message, `ended with ${final.code}, which no carrier said`)];
  if (isRequeued(message)) return checkRequeued(message);
  if (!codes.has(final.code) && final.reportedMs + SECOND_MS < step.expiryMs)
    return [
      violate("too-early", message, `is said to have expired ${step.expiryMs - final.reportedMs} ms before its time`),
    ];
  const success = seen.findIndex((one) => findSuccess(one) !== undefined);
  if (success !== -1 && (success !== index || final.code !== DELIVERED))
    return [violate("receipt-lost", message, `ended with ${final.code}, and step ${success + 1} was delivered`)];
  const first = findFirst(step);
  if (first !== undefined && final.code !== first)
    return [violate("receipt-lost", message, `ended with ${final.code}, and its carrier had said ${first} in time`)];
  if (final.parts !== undefined && message.parts !== undefined && Number(final.parts) !== message.parts)
    return [violate("wrong-end", message, `is said to have ${final.parts} parts, and has ${message.parts}`)];
  return [];
}

/** What has been delivered is not sent once more. */
function checkRequeued(message: SeenMessage): readonly Violation[] {
  const deliveredMs = message.seen.map((step) => findSuccess(step)?.toMs ?? Number.POSITIVE_INFINITY);
  const isTooLate = message.orders.some(
    ({ kind, fromMs, doneMs }) => kind === "requeue" && doneMs !== undefined && fromMs > Math.min(...deliveredMs),
  );
  return isTooLate ? [violate("after-success", message, "was requeued after it had been delivered")] : [];
}

/** What the carrier said first, if the gateway had it before the step can have expired, and before the carrier said anything else. */
function findFirst({ results, expiryMs }: SeenStep): string | undefined {
  const [first, ...others] = results;
  if (first === undefined || first.toMs >= expiryMs) return undefined;
  return others.every(({ code, fromMs }) => code === first.code || fromMs > first.toMs) ? first.code : undefined;
}

/** A success that came late is in inquiry. */
function checkLate(message: SeenMessage, { reports = [] }: StoredMessage): readonly Violation[] {
  return message.seen.flatMap(({ channel, results }) => {
    const isTaken = results.some(({ code, toMs }) => code === DELIVERED && toMs < Number.POSITIVE_INFINITY);
    const isShown = reports.some(
      ({ code, serviceType }) => code === DELIVERED && serviceType === channel.toUpperCase(),
    );
    return isTaken && !isShown ? [violate("late-lost", message, `a success by ${channel} is not in inquiry`)] : [];
  });
}

function checkTold(message: SeenMessage, final: ReportedStep, told: ReadonlySet<string>): readonly Violation[] {
  const others = [...told].filter((code) => code !== final.code);
  return others.length === 0
    ? []
    : [violate("report-differs", message, `was reported as ${others.join()}, and inquiry says ${final.code}`)];
}

/** The codes with which each message was polled or posted. */
function readTold({ polls, webhooks }: History): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = new Map<string, Set<string>>();
  const add = (name: string, code: string): void => void codes.set(name, (codes.get(name) ?? new Set()).add(code));
  for (const { accountId, outcome } of polls)
    if (outcome.kind === "batch" && "reports" in outcome)
      for (const { msgKey, code } of outcome.reports) add(`${accountId} ${msgKey}`, code);
  for (const { accountId, msgKey, body } of webhooks)
    add(`${accountId} ${msgKey}`, (JSON.parse(body) as { readonly reportCode: string }).reportCode);
  return codes;
}
