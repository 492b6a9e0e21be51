import type { ReportCode } from "../../domain/delivery.ts";
import { segments } from "../../domain/segments.ts";
import type { Submission } from "../carrier.ts";
import { cp949Octets, gsm7Octets, ucs2Octets } from "./encoding.ts";
import type { ReferenceNumbers } from "./reference-numbers.ts";
import { validityPeriod } from "./validity-period.ts";

export interface NumberKind {
  readonly ton: number;
  readonly npi: number;
}

export interface WireSettings {
  readonly serviceType: string;
  /** Of senders that are digits alone. */
  readonly source: NumberKind;
  /** Of recipients without a country code. */
  readonly domestic: NumberKind;
  readonly concatenation: "udh" | "sar";
  readonly domesticEncoding: "unicode" | "cp949";
  readonly cp949DataCoding: number;
  readonly validity: "relative" | "none";
}

/** The fields of one `submit_sm`, or of a question about it. */
export type WireFields = Readonly<Record<string, string | number | Buffer>>;

export type WireMessage =
  | { readonly kind: "parts"; readonly parts: readonly WireFields[] }
  | { readonly kind: "refused"; readonly code: ReportCode };

const INTERNATIONAL: NumberKind = { ton: 1, npi: 1 };
const ALPHANUMERIC: NumberKind = { ton: 5, npi: 0 };
const DATA_CODING = { gsm7: 0, ucs2: 8 } as const;
const HAS_HEADER = 0x40;
/** Only the final state is reported. */
const WITH_RECEIPT = 1;
/** The most that a `short_message` holds. */
const LONGEST_OCTETS = 254;

const SENDER = /^[\x20-\x7e]{1,20}$/;
const RECIPIENT = /^\+?[0-9]{1,20}$/;

/** What goes out for a submission, part by part. */
export function wireMessage(
  { channel, payload, to, ref, expiresMs }: Submission,
  settings: WireSettings,
  references: ReferenceNumbers,
  nowMs: number,
): WireMessage {
  const { from, text } = payload;
  const isText = channel === "sms" || channel === "international";
  if (!isText || typeof from !== "string" || typeof text !== "string" || !SENDER.test(from) || !RECIPIENT.test(to))
    return { kind: "refused", code: "90000" };
  const encoded = encode(text, channel === "sms" ? settings : undefined);
  if (encoded === undefined) return { kind: "refused", code: "23022" };
  const head = {
    service_type: settings.serviceType,
    ...sourceFields(from, settings),
    ...destinationFields(to, settings),
    validity_period: settings.validity === "none" ? "" : validityPeriod(expiresMs - nowMs),
    registered_delivery: WITH_RECEIPT,
    data_coding: encoded.dataCoding,
  };
  const { octets } = encoded;
  if (octets.length === 1) return { kind: "parts", parts: octets.map((short_message) => ({ ...head, short_message })) };
  const reference = references.next(to, ref.msgKey);
  const numbered = settings.concatenation === "udh" ? withHeader : withParameters;
  return {
    kind: "parts",
    parts: octets.map((part, index) => ({ ...head, ...numbered(part, reference, octets.length, index + 1) })),
  };
}

interface Encoded {
  readonly dataCoding: number;
  /** One a part. */
  readonly octets: readonly Buffer[];
}

function encode(text: string, domestic: WireSettings | undefined): Encoded | undefined {
  if (domestic?.domesticEncoding === "cp949") {
    // A domestic text has at most 90 octets in this encoding: it is never divided.
    const octets = cp949Octets(text);
    if (octets === undefined || octets.length > LONGEST_OCTETS) return undefined;
    return { dataCoding: domestic.cp949DataCoding, octets: [octets] };
  }
  const { encoding, parts } = segments(text);
  return { dataCoding: DATA_CODING[encoding], octets: parts.map(encoding === "gsm7" ? gsm7Octets : ucs2Octets) };
}

/**
 * The header that handsets put parts together by (3GPP TS 23.040, 9.2.3.24.1). Its reference has 8 bits: with one of 16
 * it is an octet longer, and the parts that the contract counts, of 153 and 67, would not fit any more.
 */
function withHeader(octets: Buffer, reference: number, total: number, number: number): WireFields {
  const header = Buffer.from([0x05, 0x00, 0x03, reference, total, number]);
  return { esm_class: HAS_HEADER, short_message: Buffer.concat([header, octets]) };
}

/** The carrier makes the header. */
function withParameters(octets: Buffer, reference: number, total: number, number: number): WireFields {
  return {
    short_message: octets,
    sar_msg_ref_num: Buffer.from([reference >> 8, reference & 0xff]),
    sar_total_segments: Buffer.from([total]),
    sar_segment_seqnum: Buffer.from([number]),
  };
}

/** A sender as every request names it. */
export function sourceFields(from: string, { source }: Pick<WireSettings, "source">): WireFields {
  const [international] = /^\+[0-9]+$/.exec(from) ?? [];
  const { ton, npi } = international === undefined ? (/^[0-9]+$/.test(from) ? source : ALPHANUMERIC) : INTERNATIONAL;
  return { source_addr_ton: ton, source_addr_npi: npi, source_addr: international?.slice(1) ?? from };
}

function destinationFields(to: string, { domestic }: WireSettings): WireFields {
  const { ton, npi } = to.startsWith("+") ? INTERNATIONAL : domestic;
  return { dest_addr_ton: ton, dest_addr_npi: npi, destination_addr: to.replace("+", "") };
}
