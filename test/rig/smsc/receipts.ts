import type { Result } from "./behaviour.ts";
import type { IdStyle, ReceiptStyle } from "./control.ts";
import { cString, deliverSmBody, type SubmitSm, tlv } from "./wire.ts";

export function writeId(number: number, style: IdStyle): string {
  if (style === "hex-padded") return number.toString(16).padStart(10, "0");
  if (style === "HEX") return number.toString(16).toUpperCase();
  return style === "decimal-padded" ? String(number).padStart(12, "0") : String(number);
}

const STATES: Readonly<Record<string, number>> = { DELIVRD: 2, EXPIRED: 3, UNDELIV: 5, REJECTD: 8 };
const RECEIPT = 0x04;

/** The body of the `deliver_sm` that tells of a message's end. */
export function receiptBody(id: string, { stat, err }: Result, message: SubmitSm, style: ReceiptStyle): Buffer {
  const isDelivered = stat === "DELIVRD" ? "001" : "000";
  const text =
    `id:${id} sub:001 dlvrd:${isDelivered} submit date:2611151200 done date:2611151201 ` +
    `stat:${stat} err:${err} Text:stat:ENROUTE id:1`;
  const head = { source: message.destination, destination: message.source, esmClass: RECEIPT };
  const nothing = Buffer.alloc(0);
  const state = tlv(0x0427, Buffer.from([STATES[stat] ?? 7]));
  switch (style) {
    case "text":
      return deliverSmBody({ ...head, dataCoding: 0, shortMessage: Buffer.from(text, "latin1") });
    case "ucs2":
      return deliverSmBody({
        ...head,
        dataCoding: 8,
        shortMessage: Buffer.from(text.slice(0, 120), "utf16le").swap16(),
      });
    case "payload":
      return deliverSmBody({ ...head, dataCoding: 0, shortMessage: nothing, tlvs: [tlv(0x0424, Buffer.from(text))] });
    case "tlv":
      return deliverSmBody({ ...head, dataCoding: 0, shortMessage: nothing, tlvs: [tlv(0x001e, cString(id)), state] });
    case "tlv-unterminated":
      return deliverSmBody({
        ...head,
        dataCoding: 0,
        shortMessage: nothing,
        tlvs: [tlv(0x001e, Buffer.from(id)), state],
      });
  }
}
