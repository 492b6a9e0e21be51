import type { Ending, NetworkCode } from "../../domain/delivery.ts";
import type { Answer, Question, Receipt } from "../carrier.ts";
import { type CarrierStatus, type Codes, findMeaning, MESSAGE_STATES, toEnding } from "./codes.ts";
import { HAS_HEADER, sourceFields, type WireSettings } from "./message.ts";
import { type Pdu, type PduFields, STATUS } from "./pdu.ts";
import type { Reply } from "./session.ts";

/**
 * How a carrier writes message ids. `hex` and `decimal` are numbers, whose case and leading zeros mean nothing; `caseless`
 * and `text` are compared as they are, `caseless` without regard to case.
 */
export const ID_FORMS = ["text", "caseless", "hex", "decimal"] as const;
export type IdForm = (typeof ID_FORMS)[number];

/** The forms in the answer to a submit, in the text of a receipt and in its `receipted_message_id`. */
export interface IdForms {
  readonly submit: IdForm;
  readonly receipt: IdForm;
  readonly receiptTlv: IdForm;
}

/** The id as it is stored: carriers change case, base and leading zeros between the answer to a submit and the receipt. */
export function canonicalId(written: string, form: IdForm): string {
  const id = written.trim();
  if (form === "caseless") return id.toLowerCase();
  if (form === "decimal" && /^[0-9]+$/.test(id)) return BigInt(id).toString();
  // A UUID is hexadecimal too.
  const digits = id.replaceAll("-", "");
  if (form === "hex" && /^[0-9a-f]+$/i.test(digits)) return BigInt(`0x${digits}`).toString();
  return id;
}

/** A stored id as the carrier wrote it in the answer to the submit, but for case and leading zeros. */
export function toCarrierForm(canonical: string, form: IdForm): string {
  return form === "hex" && /^[0-9]+$/.test(canonical) ? BigInt(canonical).toString(16).toUpperCase() : canonical;
}

/** What is needed to read what a carrier reports. */
export interface ReceiptSettings {
  readonly ids: IdForms;
  readonly codes: Codes;
  /** The mobile network behind the carrier, where there is only one. */
  readonly network: NetworkCode | undefined;
}

export type ParsedReceipt =
  | { readonly kind: "receipt"; readonly receipt: Receipt }
  /** The state is not final. */
  | { readonly kind: "pending" }
  /** A message of a subscriber, not a receipt. */
  | { readonly kind: "message" }
  /** A receipt without a message id, or with a state that is not known. */
  | { readonly kind: "unclear"; readonly stat: string };

/** The bits of `esm_class` that tell the type of a message (SMPP 3.4, 5.2.12): a receipt, or an intermediate notification. */
const MESSAGE_TYPE = 0b0011_1100;
const RECEIPT = 0b0000_0100;
const INTERMEDIATE = 0b0010_0000;

/** A subscriber can write a text that looks like a receipt, but can set neither the type nor an optional parameter. */
export function readReceipt(pdu: Pdu, { ids, codes, network }: ReceiptSettings): ParsedReceipt {
  const type = pdu.number("esm_class") & MESSAGE_TYPE;
  const tlvId = pdu.text("receipted_message_id");
  if (type === INTERMEDIATE) return { kind: "pending" };
  if (type !== RECEIPT && tlvId === "") return { kind: "message" };
  const fields = parseReceiptText(readText(pdu));
  const status = readStatus(pdu, fields);
  const meaning = findMeaning(status, codes);
  const carrierId = tlvId === "" ? canonicalId(fields.id ?? "", ids.receipt) : canonicalId(tlvId, ids.receiptTlv);
  if (meaning === undefined || carrierId === "") return { kind: "unclear", stat: status.stat };
  if (meaning === "pending") return { kind: "pending" };
  return { kind: "receipt", receipt: { of: { carrierId }, ending: toEnding(meaning, status, network) } };
}

type ReceiptFields = {
  [field in "id" | "sub" | "dlvrd" | "submit date" | "done date" | "stat" | "err" | "text"]?: string;
};

/**
 * The fields of a receipt's text (SMPP 3.4, appendix B). What follows `text:` is the text of the message: it must not be
 * able to pass for a state.
 */
export function parseReceiptText(written: string): Readonly<ReceiptFields> {
  const textAt = written.search(/\btext:/i);
  const fields: ReceiptFields = textAt === -1 ? {} : { text: written.slice(textAt + "text:".length) };
  const head = textAt === -1 ? written : written.slice(0, textAt);
  for (const [, name = "", value = ""] of head.matchAll(/\b(id|sub|dlvrd|submit date|done date|stat|err):\s*(\S*)/gi))
    fields[name.toLowerCase() as keyof ReceiptFields] ??= value;
  return fields;
}

const GSM_NETWORK = 3;

function readStatus(pdu: Pdu, fields: ReceiptFields): CarrierStatus {
  const [state] = pdu.bytes("message_state");
  const stat = state === undefined ? fields.stat?.toUpperCase() : MESSAGE_STATES[state];
  const error = pdu.bytes("network_error_code");
  const gsmError = error.length === 3 && error[0] === GSM_NETWORK ? error.readUInt16BE(1) : undefined;
  return { stat: stat ?? "", err: fields.err, gsmError };
}

const UCS2 = 8;

function readText(pdu: Pdu): string {
  const short = pdu.bytes("short_message");
  const bytes = short.length > 0 ? short : pdu.bytes("message_payload");
  const headerLength = (pdu.number("esm_class") & HAS_HEADER) === 0 ? 0 : (bytes[0] ?? 0) + 1;
  const text = bytes.subarray(headerLength);
  // In all other alphabets in use, ids, states and numbers are ASCII.
  if (pdu.number("data_coding") !== UCS2) return text.toString("latin1");
  const whole = text.subarray(0, text.length & ~1);
  return Buffer.from(whole).swap16().toString("utf16le");
}

export interface QueryOptions {
  readonly send: (fields: PduFields) => Promise<Reply>;
  /** An end that the carrier tells when nobody waits for the answer any more: it is as good as a receipt. */
  readonly receiveLate: (receipt: Receipt) => void;
  readonly wire: Pick<WireSettings, "source">;
  readonly receipts: ReceiptSettings;
}

const NO_ANSWER: Answer = { kind: "no-answer" };

/**
 * Sends `query_sm` for every part. It names a message by the carrier's own id. So a message whose submit was never answered
 * cannot be asked about, and no answer ever tells that the carrier never had it.
 */
export async function queryMessage({ submission, carrierIds }: Question, options: QueryOptions): Promise<Answer> {
  const { from } = submission.payload;
  if (carrierIds.length === 0 || typeof from !== "string") return NO_ANSWER;
  const { send, receiveLate, wire, receipts } = options;
  const parts = await Promise.all(
    carrierIds.map(async (id) => {
      const fields = { message_id: toCarrierForm(id, receipts.ids.submit), ...sourceFields(from, wire) };
      const reply = await send(fields);
      if (reply.kind === "answer") return readQueryAnswer(reply.pdu, receipts);
      if (reply.kind === "no-answer")
        void reply.later?.then((pdu) => {
          const ending = pdu && readQueryAnswer(pdu, receipts);
          if (typeof ending === "object") receiveLate({ of: { carrierId: id }, ending });
        });
      return "no-answer";
    }),
  );
  const endings = parts.filter((part) => typeof part === "object");
  // The message has failed with the first part that failed, and is delivered when all parts are.
  const failed = endings.find(({ state }) => state !== "delivered");
  const decisive = failed ?? (endings.length === parts.length ? endings[0] : undefined);
  if (decisive !== undefined) return { kind: "ended", ending: decisive };
  return parts.includes("no-answer") ? NO_ANSWER : { kind: "pending" };
}

function readQueryAnswer(pdu: Pdu, { codes, network }: ReceiptSettings): Ending | "pending" | "no-answer" {
  if (pdu.status !== STATUS.ok) return "no-answer";
  const stat = MESSAGE_STATES[pdu.number("message_state")] ?? "";
  // In this answer UNKNOWN means that the carrier has forgotten the message, not that it could not deliver it.
  if (stat === "UNKNOWN") return "no-answer";
  const err = String(pdu.number("error_code")).padStart(3, "0");
  const status = { stat, err, gsmError: undefined };
  const meaning = findMeaning(status, codes);
  if (meaning === undefined) return "no-answer";
  return meaning === "pending" ? meaning : toEnding(meaning, status, network);
}
