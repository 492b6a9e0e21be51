import smpp from "smpp";

/**
 * The only file that knows the package, and it uses the package only to turn commands into bytes and back. The package's
 * session is not used: it is silent for ever after a PDU that it cannot read, it never stops waiting for an answer, and it
 * does not notice a dead link. Two of its decoders are replaced:
 *
 * - It reads texts in the GSM alphabet, in which `_`, `@` and `$` are other characters than in the message ids of receipts,
 *   and times with a function that throws at some. Both are left as bytes and text.
 * - It reads optional parameters up to a zero octet or by a fixed size, whatever their length says: an id without the zero
 *   runs into the next parameter, and a truncated one throws. They are read and written as bytes by their length.
 */
for (const filter of Object.values(smpp.filters)) filter.decode = (value) => value;
for (const parameter of Object.values(smpp.tlvs)) parameter.type = smpp.types.tlv.buffer;

/** Command statuses of SMPP 3.4 (5.1.3) that the adapter itself sends or acts upon; `codes.ts` has the others. */
export const STATUS = {
  ok: 0x00,
  invalidCommand: 0x03,
  notBound: 0x04,
  temporaryFault: 0x64,
  permanentFault: 0x65,
} as const;

export type PduFields = Readonly<Record<string, string | number | Buffer>>;

export type Request =
  | "bind_transceiver"
  | "bind_transmitter"
  | "bind_receiver"
  | "submit_sm"
  | "query_sm"
  | "deliver_sm"
  | "data_sm"
  | "enquire_link"
  | "unbind";

export type Response = `${Request}_resp` | "generic_nack";

export interface Pdu {
  /** A `Request` or `Response`, another command of the protocol, or `unknown`. */
  readonly command: string;
  readonly isResponse: boolean;
  readonly status: number;
  readonly sequence: number;
  text(field: string): string;
  number(field: string): number;
  /** Empty where it is absent. */
  bytes(field: string): Buffer;
}

const RESPONSE_BIT = 0x80000000;

export function encode(
  command: Request | Response,
  header: { readonly sequence: number; readonly status?: number },
  fields: PduFields = {},
): Buffer {
  return new smpp.PDU(command, {
    ...fields,
    sequence_number: header.sequence,
    command_status: header.status ?? 0,
  }).toBuffer();
}

/** Reads a whole PDU; undefined where the bytes are none. */
export function decode(frame: Buffer): Pdu | undefined {
  let pdu: InstanceType<typeof smpp.PDU>;
  try {
    pdu = new smpp.PDU(frame);
  } catch {
    return undefined;
  }
  return {
    command: pdu.command,
    isResponse: (pdu.command_id & RESPONSE_BIT) !== 0,
    status: pdu.command_status,
    sequence: pdu.sequence_number,
    text: (field) => toText(pdu[field]),
    number: (field) => (typeof pdu[field] === "number" ? pdu[field] : 0),
    bytes: (field) => (Buffer.isBuffer(pdu[field]) ? pdu[field] : Buffer.alloc(0)),
  };
}

/** Optional parameters may or may not end with a zero octet. */
function toText(value: unknown): string {
  if (typeof value === "string") return value;
  return Buffer.isBuffer(value) ? value.toString("latin1").replace(/\0.*$/s, "") : "";
}

const LENGTH_BYTES = 4;
const MIN_PDU_BYTES = 16;
/** Room for a text of 64 KiB, the most that an optional parameter holds. */
const MAX_PDU_BYTES = 0x11000;

/** Splits a stream of bytes into PDUs. */
export class FrameSplitter {
  #rest: Buffer = Buffer.alloc(0);

  /** The PDUs that are complete with this chunk; undefined when the stream cannot be SMPP. */
  push(chunk: Buffer): readonly Buffer[] | undefined {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const frames: Buffer[] = [];
    let at = 0;
    while (bytes.length - at >= LENGTH_BYTES) {
      const length = bytes.readUInt32BE(at);
      if (length < MIN_PDU_BYTES || length > MAX_PDU_BYTES) return undefined;
      if (bytes.length - at < length) break;
      frames.push(bytes.subarray(at, at + length));
      at += length;
    }
    this.#rest = bytes.subarray(at);
    return frames;
  }
}
