/**
 * SMPP 3.4 as the test centre reads and writes it, octet by octet and without any package: a fault of the one that the
 * adapter uses must not be on both sides.
 */

export const COMMAND = {
  genericNack: 0x80000000,
  querySm: 0x00000003,
  submitSm: 0x00000004,
  deliverSm: 0x00000005,
  unbind: 0x00000006,
  bindReceiver: 0x00000001,
  bindTransmitter: 0x00000002,
  bindTransceiver: 0x00000009,
  enquireLink: 0x00000015,
} as const;

const RESPONSE = 0x80000000;

export const responseTo = (command: number): number => (command | RESPONSE) >>> 0;

export interface Header {
  readonly command: number;
  readonly status: number;
  readonly sequence: number;
}

export function headerOf(frame: Buffer): Header {
  return { command: frame.readUInt32BE(4), status: frame.readUInt32BE(8), sequence: frame.readUInt32BE(12) };
}

export function pdu({ command, status, sequence }: Header, body: Buffer = Buffer.alloc(0)): Buffer {
  const frame = Buffer.alloc(16 + body.length);
  frame.writeUInt32BE(frame.length, 0);
  frame.writeUInt32BE(command, 4);
  frame.writeUInt32BE(status, 8);
  frame.writeUInt32BE(sequence, 12);
  body.copy(frame, 16);
  return frame;
}

export const cString = (text: string): Buffer => Buffer.from(`${text}\0`, "latin1");

export function tlv(tag: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(tag, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value]);
}

/** Reads the fields of a PDU one after the other. */
export class FieldReader {
  readonly #frame: Buffer;
  #at = 16;

  constructor(frame: Buffer) {
    this.#frame = frame;
  }

  text(): string {
    const end = this.#frame.indexOf(0, this.#at);
    if (end === -1) throw new RangeError("A text has no end");
    const text = this.#frame.toString("latin1", this.#at, end);
    this.#at = end + 1;
    return text;
  }

  octet(): number {
    return this.#frame.readUInt8(this.#at++);
  }

  octets(length: number): Buffer {
    if (this.#at + length > this.#frame.length) throw new RangeError("Octets are missing");
    this.#at += length;
    return this.#frame.subarray(this.#at - length, this.#at);
  }

  /** What is left, as optional parameters. */
  tlvs(): ReadonlyMap<number, string> {
    const values = new Map<number, string>();
    while (this.#at < this.#frame.length) {
      const head = this.octets(4);
      values.set(head.readUInt16BE(0), this.octets(head.readUInt16BE(2)).toString("hex"));
    }
    return values;
  }
}

export interface Bind {
  readonly systemId: string;
  readonly password: string;
  readonly systemType: string;
  readonly interfaceVersion: number;
  readonly addressRange: string;
}

export function readBind(frame: Buffer): Bind {
  const fields = new FieldReader(frame);
  const [systemId, password, systemType] = [fields.text(), fields.text(), fields.text()];
  const [interfaceVersion] = [fields.octet(), fields.octet(), fields.octet()];
  return { systemId, password, systemType, interfaceVersion: interfaceVersion ?? 0, addressRange: fields.text() };
}

export interface SubmitSm {
  readonly serviceType: string;
  readonly sourceTon: number;
  readonly sourceNpi: number;
  readonly source: string;
  readonly destinationTon: number;
  readonly destinationNpi: number;
  readonly destination: string;
  readonly esmClass: number;
  readonly validityPeriod: string;
  readonly registeredDelivery: number;
  readonly dataCoding: number;
  /** In hexadecimal. */
  readonly shortMessage: string;
  /** In hexadecimal, by their tags. */
  readonly tlvs: ReadonlyMap<number, string>;
}

export function readSubmitSm(frame: Buffer): SubmitSm {
  const fields = new FieldReader(frame);
  const serviceType = fields.text();
  const [sourceTon, sourceNpi, source] = [fields.octet(), fields.octet(), fields.text()];
  const [destinationTon, destinationNpi, destination] = [fields.octet(), fields.octet(), fields.text()];
  const esmClass = fields.octet();
  fields.octets(2); // protocol_id, priority_flag
  fields.text(); // schedule_delivery_time
  const validityPeriod = fields.text();
  const registeredDelivery = fields.octet();
  fields.octet(); // replace_if_present_flag
  const dataCoding = fields.octet();
  fields.octet(); // sm_default_msg_id
  const shortMessage = fields.octets(fields.octet()).toString("hex");
  const tlvs = fields.tlvs();
  return {
    serviceType,
    sourceTon,
    sourceNpi,
    source,
    destinationTon,
    destinationNpi,
    destination,
    esmClass,
    validityPeriod,
    registeredDelivery,
    dataCoding,
    shortMessage,
    tlvs,
  };
}

export interface DeliverSm {
  readonly source: string;
  readonly destination: string;
  readonly esmClass: number;
  readonly dataCoding: number;
  readonly shortMessage: Buffer;
  readonly tlvs?: readonly Buffer[];
}

export function deliverSmBody({ source, destination, esmClass, dataCoding, shortMessage, tlvs }: DeliverSm): Buffer {
  return Buffer.concat([
    cString(""),
    Buffer.from([1, 1]),
    cString(source),
    Buffer.from([0, 1]),
    cString(destination),
    Buffer.from([esmClass, 0, 0]),
    cString(""),
    cString(""),
    Buffer.from([0, 0, dataCoding, 0, shortMessage.length]),
    shortMessage,
    ...(tlvs ?? []),
  ]);
}
