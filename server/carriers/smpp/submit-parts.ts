import type { SubmitOutcome } from "../carrier.ts";
import { type Codes, describeCommandStatus, toFailure, toStatusMeaning } from "./codes.ts";
import { type Pdu, type PduFields, STATUS } from "./pdu.ts";
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
 * Sends one part after the other, so that nothing more goes out once a part is refused. A part whose answer is late does not hold up the
 * next ones: if the carrier has it, the message must become whole. While the carrier has no part, the caller decides what to do. After
 * that, parts that the carrier had no room for are retried here: the caller could only send all parts again.
 */
export async function submitParts(parts: readonly PduFields[], options: SubmitOptions): Promise<SubmitOutcome> {
  const outcomes: SubmitOutcome[] = [];
  for (const part of parts) {
    const outcome = await submitPart(part, options, outcomes.length === 0 ? [] : RETRY_MS);
    outcomes.push(outcome);
    if (outcome.kind !== "accepted" && !isAwaited(outcome)) break;
  }
  return joinOutcomes(outcomes);
}

/** What became of a message whose parts had these outcomes. The last of them is why no further part was sent, if there are more parts. */
function joinOutcomes(outcomes: readonly SubmitOutcome[]): SubmitOutcome {
  const refused = outcomes.find(({ kind }) => kind === "refused");
  if (refused !== undefined) return refused;
  const [first] = outcomes;
  if (first !== undefined && outcomes.every(isRetryable)) return first;
  const accepted = outcomes.filter((outcome) => outcome.kind === "accepted");
  if (accepted.length === outcomes.length) {
    const carrierIds = accepted.flatMap(({ carrierIds = [] }) => carrierIds);
    // Without an id for every part, receipts cannot be matched.
    return carrierIds.includes("") ? { kind: "accepted" } : { kind: "accepted", carrierIds };
  }
  if (!outcomes.some(isAwaited)) return { kind: "unknown" };
  const later = outcomes.map((outcome) => (isAwaited(outcome) ? outcome.later : outcome));
  return { kind: "unknown", later: Promise.all(later).then(joinOutcomes) };
}

async function submitPart(
  part: PduFields,
  { send, codes, idForm, wait }: SubmitOptions,
  retriesMs: readonly number[],
): Promise<SubmitOutcome> {
  for (let retry = 0; ; retry++) {
    const outcome = readReply(await send(part), codes, idForm);
    const waitMs = retriesMs[retry];
    if (!isRetryable(outcome) || waitMs === undefined || !(await wait(waitMs))) return outcome;
  }
}

const isRetryable = ({ kind }: SubmitOutcome): boolean => kind === "throttled" || kind === "unavailable";

const isAwaited = (outcome: SubmitOutcome): outcome is { kind: "unknown"; later: Promise<SubmitOutcome> } =>
  outcome.kind === "unknown" && outcome.later !== undefined;

function readReply(reply: Reply, codes: Codes, idForm: IdForm): SubmitOutcome {
  if (reply.kind === "unsent") return { kind: "unavailable" };
  if (reply.kind === "answer") return readAnswer(reply.pdu, codes, idForm);
  if (reply.later === undefined) return { kind: "unknown" };
  const read = (pdu: Pdu | undefined): SubmitOutcome =>
    pdu === undefined ? { kind: "unknown" } : readAnswer(pdu, codes, idForm);
  return { kind: "unknown", later: reply.later.then(read) };
}

function readAnswer(pdu: Pdu, codes: Codes, idForm: IdForm): SubmitOutcome {
  if (pdu.status === STATUS.ok) return { kind: "accepted", carrierIds: [canonicalId(pdu.text("message_id"), idForm)] };
  const meaning = toStatusMeaning(pdu.status, codes);
  const carrierReason = describeCommandStatus(pdu.status);
  if (meaning === "throttled" || meaning === "unavailable") return { kind: meaning, carrierReason };
  return { kind: "refused", ending: toFailure(meaning, carrierReason) };
}
