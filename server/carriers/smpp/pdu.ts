import smpp from "smpp";

/**
 * The only file that knows the package: it turns commands into bytes and back, no more. Its session is not used: after a
 * PDU that it cannot read it falls silent for ever, it never gives up waiting for an answer, and it does not see a dead
 * link. Nor are its ideas of what the bytes mean:
 *
 * - It reads texts in the GSM alphabet, in which `_`, `@` and `$` are other characters than in the names of messages that
 *   receipts hold, and times with a function that throws at some. Left as bytes and text.
 * - It reads optional parameters up to a zero octet or by a fixed size, whatever their length says: a name without the
 *   zero runs into the next parameter, and a truncated one throws. Read, and written, as bytes by their length.
 */
for (const filter of Object.values(smpp.filters)) filter.decode = (value) => value;
for (const parameter of Object.values(smpp.tlvs)) parameter.type = smpp.types.tlv.buffer;

type Fields = Readonly<Record<string, string | number | Buffer>>;

export type Request =
  | "bind_transceiver"
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
  head: { readonly sequence: number; readonly status?: number },
  fields: Fields = {},
): Buffer {
  return new smpp.PDU(command, {
    ...fields,
    sequence_number: head.sequence,
    command_status: head.status ?? 0,
  }).toBuffer();
}

/** Of a whole PDU; undefined where it is not one. */
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
    text: (field) => text(pdu[field]),
    number: (field) => (typeof pdu[field] === "number" ? pdu[field] : 0),
    bytes: (field) => (Buffer.isBuffer(pdu[field]) ? pdu[field] : Buffer.alloc(0)),
  };
}

/** Optional parameters may or may not end with a zero octet. */
function text(value: unknown): string {
  if (typeof value === "string") return value;
  return Buffer.isBuffer(value) ? value.toString("latin1").replace(/\0.*$/s, "") : "";
}
