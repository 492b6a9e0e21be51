import iconv from "iconv-lite";
import type { ReportCode } from "../../domain/delivery.ts";
import { GSM7_ALPHABET, GSM7_EXTENSION, segments } from "../../domain/segments.ts";
import type { Submission } from "../carrier.ts";
import type { PduFields } from "./pdu.ts";

/** Type of number and numbering plan (SMPP 3.4, 5.2.5 and 5.2.6). */
export interface NumberKind {
  readonly ton: number;
  readonly npi: number;
}

export interface WireSettings {
  readonly serviceType: string;
  /** Of senders that consist of digits. */
  readonly source: NumberKind;
  /** Of recipients without a country code. */
  readonly domestic: NumberKind;
  readonly concatenation: "udh" | "sar";
  readonly domesticEncoding: "unicode" | "cp949";
  readonly cp949DataCoding: number;
  readonly validity: "relative" | "none";
}

/** The fields of one `submit_sm` for each part, or the code that the message is refused with. */
export type WireMessage =
  | { readonly kind: "parts"; readonly parts: readonly PduFields[] }
  | { readonly kind: "refused"; readonly code: ReportCode };

const INTERNATIONAL: NumberKind = { ton: 1, npi: 1 };
const ALPHANUMERIC: NumberKind = { ton: 5, npi: 0 };
const DATA_CODING = { gsm7: 0, ucs2: 8 } as const;
/** The bit of `esm_class` that announces a user data header. */
export const HAS_HEADER = 0x40;
/** Asks for a receipt of the final state only. */
const FINAL_RECEIPT = 1;
/** The most that a `short_message` holds. */
const MAX_MESSAGE_BYTES = 254;

const SENDER = /^[\x20-\x7e]{1,20}$/;
const RECIPIENT = /^\+?[0-9]{1,20}$/;

export function toWireMessage(
  { channel, payload, to, ref, expiresMs }: Submission,
  settings: WireSettings,
  references: ReferenceNumbers,
  nowMs: number,
): WireMessage {
  const { from, text } = payload;
  const isText = channel === "sms" || channel === "international";
  if (!isText || typeof from !== "string" || typeof text !== "string" || !SENDER.test(from) || !RECIPIENT.test(to))
    return { kind: "refused", code: "90000" };
  const encoded = encodeText(text, channel === "sms" ? settings : undefined);
  if (encoded === undefined) return { kind: "refused", code: "23022" };
  const common = {
    service_type: settings.serviceType,
    ...sourceFields(from, settings),
    ...destinationFields(to, settings),
    validity_period: settings.validity === "none" ? "" : validityPeriod(expiresMs - nowMs),
    registered_delivery: FINAL_RECEIPT,
    data_coding: encoded.dataCoding,
  };
  const { parts } = encoded;
  if (parts.length === 1) return { kind: "parts", parts: parts.map((short_message) => ({ ...common, short_message })) };
  const reference = references.next(to, ref.msgKey);
  const concatenate = settings.concatenation === "udh" ? withHeader : withParameters;
  return {
    kind: "parts",
    parts: parts.map((part, index) => ({ ...common, ...concatenate(part, reference, parts.length, index + 1) })),
  };
}

/**
 * The header by which handsets put parts together (3GPP TS 23.040, 9.2.3.24.1). Its reference has 8 bits: one of 16 bits
 * takes a byte more, and the parts of 153 and 67 characters that the contract counts would not fit.
 */
function withHeader(bytes: Buffer, reference: number, total: number, number: number): PduFields {
  const header = Buffer.from([0x05, 0x00, 0x03, reference, total, number]);
  return { esm_class: HAS_HEADER, short_message: Buffer.concat([header, bytes]) };
}

/** With these parameters the carrier makes the header. */
function withParameters(bytes: Buffer, reference: number, total: number, number: number): PduFields {
  return {
    short_message: bytes,
    sar_msg_ref_num: Buffer.from([reference >> 8, reference & 0xff]),
    sar_total_segments: Buffer.from([total]),
    sar_segment_seqnum: Buffer.from([number]),
  };
}

/** The sender's fields, the same in each request that names one. */
export function sourceFields(from: string, { source }: Pick<WireSettings, "source">): PduFields {
  const [international] = /^\+[0-9]+$/.exec(from) ?? [];
  const { ton, npi } = international === undefined ? (/^[0-9]+$/.test(from) ? source : ALPHANUMERIC) : INTERNATIONAL;
  return { source_addr_ton: ton, source_addr_npi: npi, source_addr: international?.slice(1) ?? from };
}

function destinationFields(to: string, { domestic }: WireSettings): PduFields {
  const { ton, npi } = to.startsWith("+") ? INTERNATIONAL : domestic;
  return { dest_addr_ton: ton, dest_addr_npi: npi, destination_addr: to.replace("+", "") };
}

const DAY_S = 86_400;

/** The relative form of SMPP 3.4 (7.1.1.2). Years and months have no fixed length and stay 0. */
export function validityPeriod(leftMs: number): string {
  const leftS = Math.min(31 * DAY_S, Math.max(1, Math.ceil(leftMs / 1000)));
  const fields = [0, 0, leftS / DAY_S, (leftS / 3600) % 24, (leftS / 60) % 60, leftS % 60];
  return `${fields.map((field) => String(Math.floor(field)).padStart(2, "0")).join("")}000R`;
}

interface EncodedText {
  readonly dataCoding: number;
  readonly parts: readonly Buffer[];
}

/** Undefined for a text that the encoding cannot express. */
function encodeText(text: string, domestic: WireSettings | undefined): EncodedText | undefined {
  if (domestic?.domesticEncoding === "cp949") {
    // A domestic text has at most 90 bytes in this encoding, so it is never divided.
    const bytes = iconv.encode(text, "cp949");
    // The encoder replaces characters that it does not have by question marks.
    if (bytes.length > MAX_MESSAGE_BYTES || iconv.decode(bytes, "cp949") !== text) return undefined;
    return { dataCoding: domestic.cp949DataCoding, parts: [bytes] };
  }
  const { encoding, parts } = segments(text);
  return { dataCoding: DATA_CODING[encoding], parts: parts.map(encoding === "gsm7" ? encodeGsm7 : encodeUcs2) };
}

const ESCAPE = 0x1b;

/** The bytes of every character of the alphabet: one septet a byte, as carriers take them. */
const GSM7_BYTES: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...Array.from(GSM7_ALPHABET, (character, code) => [character, [code]] as const),
  ...Array.from(GSM7_EXTENSION, ([character, code]) => [character, [ESCAPE, code]] as const),
]);

function encodeGsm7(text: string): Buffer {
  return Buffer.from(
    Array.from(text).flatMap((character) => {
      const bytes = GSM7_BYTES.get(character);
      if (bytes === undefined) throw new RangeError("A character is not in the GSM alphabet");
      return bytes;
    }),
  );
}

/** Two bytes for each UTF-16 unit, the higher one first. */
const encodeUcs2 = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();

const MAX_REMEMBERED_RECIPIENTS = 10_000;

/**
 * Numbers that tell the parts of one long message from those of another to the same recipient. A recipient's numbers count
 * up, so two messages in a row never have the same. The first one is computed from the message's key: processes do not know
 * of each other and must not all begin at the same number.
 */
export class ReferenceNumbers {
  readonly #size: number;
  readonly #last = new Map<string, number>();

  constructor(bits: 8 | 16) {
    this.#size = 2 ** bits;
  }

  next(recipient: string, msgKey: string): number {
    const last = this.#last.get(recipient);
    const number = (last === undefined ? fnv1a(msgKey) : last + 1) % this.#size;
    this.#last.delete(recipient);
    this.#last.set(recipient, number);
    const [oldest] = this.#last.keys();
    if (this.#last.size > MAX_REMEMBERED_RECIPIENTS && oldest !== undefined) this.#last.delete(oldest);
    return number;
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
