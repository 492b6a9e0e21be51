import type { NetworkCode } from "../../domain/delivery.ts";
import type { Receipt } from "../carrier.ts";
import { type Codes, endingOf, meaningOf, STATES, type Word } from "./codes.ts";
import { canonicalId, type IdForms } from "./message-id.ts";
import type { Pdu } from "./pdu.ts";

export type ReceiptField = "id" | "sub" | "dlvrd" | "submit date" | "done date" | "stat" | "err" | "text";

/**
 * The fields of a receipt's text (SMPP 3.4, appendix B). Whatever follows `text:` is the message's own, so a text cannot
 * pass itself off as a state.
 */
export function receiptFields(written: string): Readonly<Partial<Record<ReceiptField, string>>> {
  const textAt = written.search(/\btext:/i);
  const fields: Partial<Record<ReceiptField, string>> =
    textAt === -1 ? {} : { text: written.slice(textAt + "text:".length) };
  const head = textAt === -1 ? written : written.slice(0, textAt);
  for (const [, name = "", value = ""] of head.matchAll(/\b(id|sub|dlvrd|submit date|done date|stat|err):\s*(\S*)/gi))
    fields[name.toLowerCase() as ReceiptField] ??= value;
  return fields;
}

export interface ReceiptReading {
  readonly ids: IdForms;
  readonly codes: Codes;
  /** The mobile network behind the carrier, where there is only one. */
  readonly network: NetworkCode | undefined;
}

export type Read =
  | { readonly kind: "receipt"; readonly receipt: Receipt }
  /** A state that is not the end. */
  | { readonly kind: "pending" }
  /** Something that a subscriber sent. */
  | { readonly kind: "message" }
  /** A receipt that says neither of what nor what. */
  | { readonly kind: "unclear"; readonly stat: string };

/** The bits of `esm_class` that say what a message is (SMPP 3.4, 5.2.12): a receipt, or word on the way to one. */
const MESSAGE_TYPE = 0b0011_1100;
const RECEIPT = 0b0000_0100;
const INTERMEDIATE = 0b0010_0000;

/** A subscriber can write what looks like a receipt, but can set neither the type nor an optional parameter. */
export function readReceipt(pdu: Pdu, { ids, codes, network }: ReceiptReading): Read {
  const type = pdu.number("esm_class") & MESSAGE_TYPE;
  const ofTlv = pdu.text("receipted_message_id");
  if (type === INTERMEDIATE) return { kind: "pending" };
  if (type !== RECEIPT && ofTlv === "") return { kind: "message" };
  const fields = receiptFields(textOf(pdu));
  const word = wordOf(pdu, fields);
  const meaning = meaningOf(word, codes);
  const carrierId = ofTlv === "" ? canonicalId(fields.id ?? "", ids.receipt) : canonicalId(ofTlv, ids.receiptTlv);
  if (meaning === undefined || carrierId === "") return { kind: "unclear", stat: word.stat };
  if (meaning === "pending") return { kind: "pending" };
  return { kind: "receipt", receipt: { of: { carrierId }, ending: endingOf(meaning, word.stat, network) } };
}

function wordOf(pdu: Pdu, fields: ReturnType<typeof receiptFields>): Word {
  const [state] = pdu.bytes("message_state");
  const stat = state === undefined ? fields.stat?.toUpperCase() : STATES[state];
  return { stat: stat ?? "", err: fields.err, gsmError: gsmErrorOf(pdu.bytes("network_error_code")) };
}

const GSM_NETWORK = 3;

function gsmErrorOf(octets: Buffer): number | undefined {
  return octets.length === 3 && octets[0] === GSM_NETWORK ? octets.readUInt16BE(1) : undefined;
}

const UCS2 = 8;
const HAS_HEADER = 0x40;

function textOf(pdu: Pdu): string {
  const short = pdu.bytes("short_message");
  const octets = short.length > 0 ? short : pdu.bytes("message_payload");
  const header = (pdu.number("esm_class") & HAS_HEADER) === 0 ? 0 : (octets[0] ?? 0) + 1;
  const text = octets.subarray(header);
  // One octet a character is enough for the rest: names, states and numbers are ASCII in every alphabet in use.
  return pdu.number("data_coding") === UCS2 ? utf16be(text) : text.toString("latin1");
}

function utf16be(octets: Buffer): string {
  const whole = octets.subarray(0, octets.length & ~1);
  return Buffer.from(whole).swap16().toString("utf16le");
}
