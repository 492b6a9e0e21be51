import type { AskMessagesReply, SubmitMessagesReply } from "../../../generated/webhooks.ts";
import { cleanCarrierReason } from "../../domain/carrier-reason.ts";
import type { Ending, ReportCode } from "../../domain/delivery.ts";
import { DELIVERED, isReportCode } from "../../domain/report-codes.ts";
import type { Answer, CarrierResult, SubmitOutcome } from "../carrier.ts";
import type { Posted } from "./provider.ts";

// What a provider's answers mean.

type SubmitResult = Extract<SubmitMessagesReply, { status: 200 }>["body"]["results"][number];
type AskResult = Extract<AskMessagesReply, { status: 200 }>["body"]["results"][number];

/** The meanings of a provider's own codes, from its settings. The contract's report codes mean themselves. */
export type CodeTable = ReadonlyMap<string, ReportCode>;

const UNKNOWN_CODE: ReportCode = "99999";

export const UNKNOWN: SubmitOutcome = { kind: "unknown" };
export const UNAVAILABLE: SubmitOutcome = { kind: "unavailable" };
export const NO_ANSWER: Answer = { kind: "no-answer" };

/**
 * The outcome of each message, by its reference. A message that the answer does not mention is unknown: only an explicit
 * result allows it to be sent again.
 */
export function toOutcomes(
  posted: Posted<SubmitMessagesReply>,
  codes: CodeTable,
): (reference: string) => SubmitOutcome {
  if (posted.kind === "unreached") return () => ({ ...UNAVAILABLE, carrierReason: cleanCarrierReason(posted.reason) });
  if (posted.kind === "lost") return () => UNKNOWN;
  const { reply, retryAfterMs } = posted;
  switch (reply.status) {
    case 200: {
      const results = byReference<SubmitResult>(reply.body.results);
      return (reference) => toOutcome(results.get(reference), codes);
    }
    case 429:
    case 503:
      return () => ({ ...throttled(retryAfterMs), forAllMessages: true, carrierReason: `HTTP ${reply.status}` });
    case 401:
      return () => ({ ...UNAVAILABLE, carrierReason: "HTTP 401" });
    default:
      return () => UNKNOWN;
  }
}

function toOutcome(result: SubmitResult | undefined, codes: CodeTable): SubmitOutcome {
  switch (result?.status) {
    case "accepted":
      return { kind: "accepted" };
    case "refused": {
      // A message that was never taken cannot be delivered, whatever the code says.
      const code = toReportCode(result.code, codes);
      return {
        kind: "refused",
        ending: {
          ...{ state: "failed", code: code === DELIVERED ? UNKNOWN_CODE : code },
          ...describeOwnCode(result.code),
        },
      };
    }
    case "throttled":
      return throttled(result.retryAfter === undefined ? undefined : result.retryAfter * 1000);
    case undefined:
      return UNKNOWN;
  }
}

const throttled = (retryAfterMs: number | undefined) =>
  ({ kind: "throttled", ...(retryAfterMs !== undefined && { retryAfterMs }) }) as const;

/** One answer for each reference, in order. */
export function toAnswers(
  posted: Posted<AskMessagesReply>,
  references: readonly string[],
  codes: CodeTable,
): readonly Answer[] {
  if (posted.kind !== "answered" || posted.reply.status !== 200) return references.map(() => NO_ANSWER);
  const results = byReference<AskResult>(posted.reply.body.results);
  return references.map((reference) => {
    const result = results.get(reference);
    if (result === undefined) return NO_ANSWER;
    const { status, code, carrier: network, userType } = result;
    if (status !== "ended") return { kind: status };
    // By the contract every end has a code; the type cannot express that.
    return code === undefined ? NO_ANSWER : { kind: "ended", ending: toEnding({ code, network, userType }, codes) };
  });
}

export function toEnding({ code: written, network, userType }: CarrierResult, codes: CodeTable): Ending {
  const code = toReportCode(written, codes);
  if (code === DELIVERED) return { state: "delivered", code, network, userType };
  return { state: "failed", code, network, userType, ...describeOwnCode(written) };
}

/** A code of the provider's own is its reason. A report code of the contract says nothing more than the report does. */
function describeOwnCode(code: string | undefined): { readonly carrierReason?: string } {
  const carrierReason = code === undefined || isReportCode(code) ? undefined : cleanCarrierReason(`code:${code}`);
  return carrierReason === undefined ? {} : { carrierReason };
}

function toReportCode(code: string | undefined, codes: CodeTable): ReportCode {
  if (code === undefined) return UNKNOWN_CODE;
  return codes.get(code) ?? (isReportCode(code) ? code : UNKNOWN_CODE);
}

/** If an answer has two results for one message, the first counts. */
function byReference<Result extends { readonly reference: string }>(results: readonly Result[]): Map<string, Result> {
  return new Map(results.toReversed().map((result) => [result.reference, result]));
}
