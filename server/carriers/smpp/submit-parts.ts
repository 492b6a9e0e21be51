import type { SubmitOutcome } from "../carrier.ts";
import { type Codes, describeCommandStatus, toFailure, toStatusMeaning } from "./codes.ts";
import { type PduFields, STATUS } from "./pdu.ts";
import { canonicalId, type IdForm } from "./receipt.ts";
import type { Reply } from "./session.ts";

interface SubmitOptions {
  readonly send: (part: PduFields) => Promise<Reply>;
  readonly codes: Codes;
  readonly idForm: IdForm;
  /** Resolves to false when the carrier is stopped meanwhile. */
  readonly wait: (ms: number) => Promise<boolean>;
}

/** The waits before a part is tried again. */
const RETRY_MS = [250, 500, 1000, 2000] as const;

/**
 * Sends one part after the other, so that nothing more goes out once a part is refused. While the carrier has no part, the
 * caller decides what to do. After that, parts that the carrier had no room for are retried here: the caller could only
 * send all parts again.
 */
export async function submitParts(parts: readonly PduFields[], options: SubmitOptions): Promise<SubmitOutcome> {
  const carrierIds: string[] = [];
  for (const part of parts) {
    const result = await submitPart(part, options, carrierIds.length === 0 ? [] : RETRY_MS);
    if (typeof result !== "string") return isRetryable(result) && carrierIds.length > 0 ? { kind: "unknown" } : result;
    carrierIds.push(result);
  }
  // Without an id for every part, receipts cannot be matched.
  return carrierIds.includes("") ? { kind: "accepted" } : { kind: "accepted", carrierIds };
}

/** The carrier's id of the part, or why it has none. */
async function submitPart(
  part: PduFields,
  { send, codes, idForm, wait }: SubmitOptions,
  retriesMs: readonly number[],
): Promise<string | SubmitOutcome> {
  for (let retry = 0; ; retry++) {
    const result = readReply(await send(part), codes, idForm);
    const waitMs = retriesMs[retry];
    if (typeof result === "string" || !isRetryable(result) || waitMs === undefined || !(await wait(waitMs)))
      return result;
  }
}

const isRetryable = ({ kind }: SubmitOutcome): boolean => kind === "throttled" || kind === "unavailable";

function readReply(reply: Reply, codes: Codes, idForm: IdForm): string | SubmitOutcome {
  if (reply.kind === "unsent") return { kind: "unavailable" };
  if (reply.kind === "no-answer") return { kind: "unknown" };
  const { pdu } = reply;
  if (pdu.status === STATUS.ok) return canonicalId(pdu.text("message_id"), idForm);
  const meaning = toStatusMeaning(pdu.status, codes);
  const carrierReason = describeCommandStatus(pdu.status);
  if (meaning === "throttled" || meaning === "unavailable") return { kind: meaning, carrierReason };
  return { kind: "refused", ending: toFailure(meaning, carrierReason) };
}
