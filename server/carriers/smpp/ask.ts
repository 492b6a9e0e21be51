import type { Ending } from "../../domain/delivery.ts";
import type { Answer, Question } from "../carrier.ts";
import { endingOf, meaningOf, STATES } from "./codes.ts";
import { type IdForm, writtenId } from "./message-id.ts";
import type { ReceiptReading } from "./receipt.ts";
import type { Reply } from "./session.ts";
import { STATUS } from "./status.ts";
import { sourceFields, type WireFields, type WireSettings } from "./wire-message.ts";

interface Asking {
  readonly send: (question: WireFields) => Promise<Reply>;
  readonly idForm: IdForm;
  readonly wire: Pick<WireSettings, "source">;
  readonly reading: ReceiptReading;
}

const NO_ANSWER: Answer = { kind: "no-answer" };

/**
 * Asks with `query_sm` for every part. It asks by the carrier's own names, so a message that was never answered cannot be
 * asked about, and no answer ever says that the carrier never had it.
 */
export async function askCarrier({ submission, carrierIds }: Question, asking: Asking): Promise<Answer> {
  const { from } = submission.payload;
  if (carrierIds.length === 0 || typeof from !== "string") return NO_ANSWER;
  const { send, idForm, wire, reading } = asking;
  const parts = await Promise.all(
    carrierIds.map(async (id) =>
      endingIn(await send({ message_id: writtenId(id, idForm), ...sourceFields(from, wire) }), reading),
    ),
  );
  const endings = parts.filter((part) => typeof part === "object");
  // The message has failed with its first part, and is delivered with its last.
  const failed = endings.find(({ state }) => state !== "delivered");
  const decisive = failed ?? (endings.length === parts.length ? endings[0] : undefined);
  if (decisive !== undefined) return { kind: "ended", ending: decisive };
  return parts.includes("no-answer") ? NO_ANSWER : { kind: "pending" };
}

function endingIn(reply: Reply, { codes, network }: ReceiptReading): Ending | "pending" | "no-answer" {
  if (reply.kind !== "answer" || reply.pdu.status !== STATUS.ok) return "no-answer";
  const stat = STATES[reply.pdu.number("message_state")] ?? "";
  // Here it means that the carrier has forgotten the message, not that it could not deliver it.
  if (stat === "UNKNOWN") return "no-answer";
  const err = String(reply.pdu.number("error_code")).padStart(3, "0");
  const meaning = meaningOf({ stat, err, gsmError: undefined }, codes);
  if (meaning === undefined) return "no-answer";
  return meaning === "pending" ? meaning : endingOf(meaning, stat, network);
}
