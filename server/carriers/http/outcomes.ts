import type { AskMessagesReply, SubmitMessagesReply } from "../../../generated/webhooks.ts";
import type { Answer, SubmitOutcome } from "../carrier.ts";
import { type CodeTable, endingOf, refusalOf } from "./codes.ts";
import type { Posted } from "./provider.ts";

type Verdict = Extract<SubmitMessagesReply, { status: 200 }>["body"]["results"][number];
type Result = Extract<AskMessagesReply, { status: 200 }>["body"]["results"][number];

export const UNKNOWN: SubmitOutcome = { kind: "unknown" };
export const UNAVAILABLE: SubmitOutcome = { kind: "unavailable" };
export const NO_ANSWER: Answer = { kind: "no-answer" };

/** What an answer says of each message. Whatever it does not say is not known: only a clear word lets one be sent again. */
export function outcomesOf(
  posted: Posted<SubmitMessagesReply>,
  codes: CodeTable,
): (reference: string) => SubmitOutcome {
  if (posted.kind !== "answered") return () => (posted.kind === "unreached" ? UNAVAILABLE : UNKNOWN);
  const { reply, retryAfterMs } = posted;
  switch (reply.status) {
    case 200: {
      const verdicts = byReference<Verdict>(reply.body.results);
      return (reference) => outcomeOf(verdicts.get(reference), codes);
    }
    case 429:
    case 503:
      return () => throttled(retryAfterMs);
    case 401:
      return () => UNAVAILABLE;
    default:
      return () => UNKNOWN;
  }
}

function outcomeOf(verdict: Verdict | undefined, codes: CodeTable): SubmitOutcome {
  switch (verdict?.status) {
    case "accepted":
      return { kind: "accepted" };
    case "refused":
      return { kind: "refused", ending: refusalOf(verdict.code, codes) };
    case "throttled":
      return throttled(verdict.retryAfter === undefined ? undefined : verdict.retryAfter * 1000);
    case undefined:
      return UNKNOWN;
  }
}

function throttled(retryAfterMs: number | undefined): SubmitOutcome {
  return { kind: "throttled", ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** One answer a reference, in order. */
export function answersOf(
  posted: Posted<AskMessagesReply>,
  references: readonly string[],
  codes: CodeTable,
): readonly Answer[] {
  if (posted.kind !== "answered" || posted.reply.status !== 200) return references.map(() => NO_ANSWER);
  const results = byReference<Result>(posted.reply.body.results);
  return references.map((reference) => answerOf(results.get(reference), codes));
}

function answerOf(result: Result | undefined, codes: CodeTable): Answer {
  if (result === undefined) return NO_ANSWER;
  const { status, code, carrier: network, userType } = result;
  if (status !== "ended") return { kind: status };
  // The contract has a code with every end; the type cannot say so.
  return code === undefined ? NO_ANSWER : { kind: "ended", ending: endingOf({ code, network, userType }, codes) };
}

/** Of two for one message the first counts. */
function byReference<Entry extends { readonly reference: string }>(entries: readonly Entry[]): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) if (!found.has(entry.reference)) found.set(entry.reference, entry);
  return found;
}
