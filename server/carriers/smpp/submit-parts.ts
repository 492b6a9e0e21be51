import type { SubmitOutcome } from "../carrier.ts";
import { type Codes, refusalOf, verdictOf } from "./codes.ts";
import { canonicalId, type IdForm } from "./message-id.ts";
import type { Reply } from "./session.ts";
import { STATUS } from "./status.ts";
import type { WireFields } from "./wire-message.ts";

interface Submitting {
  readonly send: (part: WireFields) => Promise<Reply>;
  readonly codes: Codes;
  readonly idForm: IdForm;
  /** Whether to go on after that time. */
  readonly wait: (ms: number) => Promise<boolean>;
}

/** How long to wait before a part is tried again, try by try. */
const RETRY_MS = [250, 500, 1000, 2000] as const;

/**
 * One part after the other, so that nothing more goes out once a part is refused. As long as the carrier has none of
 * them the caller decides what to do; after that, parts that it had no room for are tried again here: the caller could
 * only send all of them again.
 */
export async function submitParts(parts: readonly WireFields[], submitting: Submitting): Promise<SubmitOutcome> {
  const carrierIds: string[] = [];
  for (const part of parts) {
    const taken = await submitPart(part, submitting, carrierIds.length === 0 ? [] : RETRY_MS);
    if (typeof taken !== "string") {
      const isPutOff = taken.kind === "throttled" || taken.kind === "unavailable";
      return isPutOff && carrierIds.length > 0 ? { kind: "unknown" } : taken;
    }
    carrierIds.push(taken);
  }
  // A carrier that gives no names cannot be understood when it speaks of them.
  return carrierIds.includes("") ? { kind: "accepted" } : { kind: "accepted", carrierIds };
}

/** The carrier's name for the part, or why it has none. */
async function submitPart(
  part: WireFields,
  submitting: Submitting,
  retriesMs: readonly number[],
): Promise<string | SubmitOutcome> {
  const { send, codes, idForm, wait } = submitting;
  for (let retry = 0; ; retry++) {
    const taken = understood(await send(part), codes, idForm);
    const waitMs = retriesMs[retry];
    const isPutOff = typeof taken !== "string" && (taken.kind === "throttled" || taken.kind === "unavailable");
    if (!isPutOff || waitMs === undefined || !(await wait(waitMs))) return taken;
  }
}

function understood(reply: Reply, codes: Codes, idForm: IdForm): string | SubmitOutcome {
  if (reply.kind === "unsent") return { kind: "unavailable" };
  if (reply.kind === "silence") return { kind: "unknown" };
  const { pdu } = reply;
  if (pdu.status === STATUS.ok) return canonicalId(pdu.text("message_id"), idForm);
  const verdict = verdictOf(pdu.status, codes);
  if (verdict === "throttled" || verdict === "unavailable") return { kind: verdict };
  return { kind: "refused", ending: refusalOf(verdict) };
}
