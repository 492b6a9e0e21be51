import type { History, NoAnswer, Order, Refused, Request } from "./history.ts";
import { type Limits, type Violation, wasAbsent } from "./violation.ts";

const UNAVAILABLE = "A920";
/**
 * What a gateway may answer to a valid request that it does not take: try again later, too many requests, or the first request with this
 * Idempotency-Key is still running.
 */
const ALLOWED_REFUSALS = new Set([UNAVAILABLE, "A020", "A309"]);
const OTHER_BODY = "A301";
const BLOCKED = "A110";
const SEND_AT = "A330";
/** Quotas are far above what is sent. */
const isOfQuota = (message = ""): boolean => message.includes("quota");

type Answered = Request & {
  readonly accountId: string;
  readonly to?: string;
  readonly key?: string | undefined;
  readonly outcome: { readonly kind: string } | Refused | NoAnswer;
};

/** Every request to a process that is there gets an answer, in time, and none that blames the caller or says "unexpected". */
export function checkRequests(history: History, limits: Limits): readonly Violation[] {
  return [
    ...history.sends.flatMap((send) => checkOne(history, limits, send, "send", [send.ref])),
    ...history.polls.flatMap((poll) => checkOne(history, limits, poll, "poll", [poll.accountId])),
    ...history.acknowledgements.flatMap((one) =>
      // A batch that another request has acknowledged meanwhile is not known any more.
      isUnknownBatch(one.outcome) ? [] : checkOne(history, limits, one, "acknowledgement", [one.reportId]),
    ),
  ];
}

const isUnknownBatch = (outcome: { readonly kind: string } | Refused): boolean =>
  "code" in outcome && outcome.code === "A805";

function checkOne(
  history: History,
  limits: Limits,
  request: Answered,
  what: string,
  about: readonly string[],
): readonly Violation[] {
  if (wasAbsent(history, request)) return [];
  const { outcome, process, fromMs, toMs } = request;
  const tookMs = toMs - fromMs;
  if (outcome.kind === "no-answer" && "reason" in outcome)
    return [{ rule: "no-answer", text: `${what} to ${process}: ${outcome.reason} after ${tookMs} ms`, about }];
  if (tookMs > limits.answerMs)
    return [{ rule: "deadline", text: `${what} to ${process} was answered after ${tookMs} ms`, about }];
  if ("code" in outcome && outcome.code === UNAVAILABLE && isOnOtherNode(history, request))
    return [{ rule: "harmed-by-other-node", text: `${what} to ${process}: ${outcome.status} ${outcome.code}`, about }];
  if ("code" in outcome && isWanted(history, limits, request, outcome.code)) return [];
  if ("code" in outcome && (!ALLOWED_REFUSALS.has(outcome.code) || isOfQuota(outcome.message)))
    return [{ rule: "wrong-answer", text: `${what} to ${process}: ${outcome.status} ${outcome.code}`, about }];
  return [];
}

/** What the caller did itself: the key's own rules are others, its sendAt is over, or somebody has blocked it. */
function isWanted(history: History, { settledMs }: Limits, request: Answered, code: string): boolean {
  if (code === OTHER_BODY) return request.key !== undefined;
  if (code === SEND_AT)
    return history.planned.some(({ to, sendAtMs = request.toMs }) => to === request.to && sendAtMs < request.toMs);
  const isBlocked = ({ kind, of, fromMs, toMs }: Order): boolean =>
    kind === "block" && of === request.accountId && fromMs <= request.toMs && request.fromMs <= toMs + settledMs;
  return code === BLOCKED && history.orders.some(isBlocked);
}

/** The request was made while a node was lost that has nothing of its account. */
function isOnOtherNode({ lostNodes }: History, { accountId, fromMs, toMs }: Answered): boolean {
  return lostNodes.some((lost) => lost.otherAccounts.includes(accountId) && lost.fromMs <= fromMs && toMs <= lost.toMs);
}
