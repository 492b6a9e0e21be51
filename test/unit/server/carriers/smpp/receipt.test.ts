import { describe, expect, test } from "vitest";
import { decode } from "../../../../../server/carriers/smpp/pdu.ts";
import { parseReceiptText, readReceipt } from "../../../../../server/carriers/smpp/receipt.ts";
import { COMMAND, cString, type DeliverSm, deliverSmBody, pdu, tlv } from "../../../../rig/smsc/wire.ts";
import { settingsOf } from "./fixtures.ts";

const TEXT = "id:ABC123 sub:001 dlvrd:001 submit date:2611150900 done date:2611150901 stat:DELIVRD err:000 text:Hello";

function read(given: Partial<DeliverSm> | string, settings: Readonly<Record<string, unknown>> = {}) {
  const given2 = typeof given === "string" ? { shortMessage: Buffer.from(given, "latin1") } : given;
  const body = deliverSmBody({
    source: "821012345678",
    destination: "0212345678",
    esmClass: 4,
    dataCoding: 0,
    shortMessage: Buffer.alloc(0),
    ...given2,
  });
  const decoded = decode(pdu({ command: COMMAND.deliverSm, status: 0, sequence: 1 }, body));
  if (decoded === undefined) throw new Error("not read");
  return readReceipt(decoded, settingsOf(settings));
}

const receipt = (carrierId: string, state: string, code: string, carrierReason?: string) => ({
  kind: "receipt",
  receipt: { of: { carrierId }, ending: { state, code, ...(carrierReason !== undefined && { carrierReason }) } },
});
const id = (value: string) => tlv(0x001e, cString(value));
const state = (value: number) => tlv(0x0427, Buffer.from([value]));

describe("the fields of a receipt's text", () => {
  test("all of them", () => {
    expect(parseReceiptText(TEXT)).toEqual({
      id: "ABC123",
      sub: "001",
      dlvrd: "001",
      "submit date": "2611150900",
      "done date": "2611150901",
      stat: "DELIVRD",
      err: "000",
      text: "Hello",
    });
  });

  test.each([
    [
      "in capitals, with spaces",
      "ID: 7 Stat: UNDELIV Err: 045 Text:",
      { id: "7", stat: "UNDELIV", err: "045", text: "" },
    ],
    ["in another order", "stat:EXPIRED id:7", { id: "7", stat: "EXPIRED" }],
    ["some are missing", "id:7 stat:REJECTD", { id: "7", stat: "REJECTD" }],
    ["on several lines", "id:7\r\nstat:REJECTD\r\n", { id: "7", stat: "REJECTD" }],
    ["the message's own text is no field", "id:7 stat:UNDELIV text:id:8 stat:DELIVRD", { id: "7", stat: "UNDELIV" }],
    ["no receipt at all", "hello", {}],
  ])("%s", (_what, text, fields) => {
    expect(parseReceiptText(text)).toMatchObject(fields);
  });
});

describe("a receipt", () => {
  test("by its text", () => {
    expect(read(TEXT)).toEqual(receipt("ABC123", "delivered", "10000"));
  });

  test("by its text in message_payload", () => {
    expect(read({ tlvs: [tlv(0x0424, Buffer.from(TEXT))] })).toEqual(receipt("ABC123", "delivered", "10000"));
  });

  test("by its text in UCS-2", () => {
    const shortMessage = Buffer.from(TEXT, "utf16le").swap16();
    expect(read({ dataCoding: 8, shortMessage })).toEqual(receipt("ABC123", "delivered", "10000"));
  });

  test("by its text behind a header", () => {
    const shortMessage = Buffer.concat([Buffer.from("0500030a0101", "hex"), Buffer.from(TEXT)]);
    expect(read({ esmClass: 0x44, shortMessage })).toEqual(receipt("ABC123", "delivered", "10000"));
  });

  test("by its parameters alone", () => {
    expect(read({ tlvs: [id("XYZ"), state(5)] })).toEqual(receipt("XYZ", "failed", "99999", "stat:UNDELIV"));
  });

  test("its parameters go before its text", () => {
    expect(read({ shortMessage: Buffer.from(TEXT), tlvs: [id("XYZ"), state(3)] })).toEqual(
      receipt("XYZ", "expired", "22000", "stat:EXPIRED err:000"),
    );
  });

  test("that only the parameter shows to be one", () => {
    expect(read({ esmClass: 0, tlvs: [id("XYZ"), state(2)] })).toEqual(receipt("XYZ", "delivered", "10000"));
  });

  test("keeps characters that the GSM alphabet has elsewhere", () => {
    expect(read("id:a_b@c$d stat:DELIVRD")).toEqual(receipt("a_b@c$d", "delivered", "10000"));
  });

  test("names are read in the form of their place", () => {
    const ids = { submit: "hex", receipt: "decimal" };
    expect(read("id:0000255 stat:DELIVRD", { ids })).toEqual(receipt("255", "delivered", "10000"));
    expect(read({ tlvs: [id("00fF"), state(2)] }, { ids })).toEqual(receipt("255", "delivered", "10000"));
  });

  test("the mobile network's own error tells more than the state", () => {
    const gsm = tlv(0x0423, Buffer.from([3, 0, 27]));
    expect(read({ tlvs: [id("1"), state(5), gsm] })).toEqual(receipt("1", "failed", "22003", "stat:UNDELIV gsm:27"));
    const cdma = tlv(0x0423, Buffer.from([2, 0, 27]));
    expect(read({ tlvs: [id("1"), state(5), cdma] })).toEqual(receipt("1", "failed", "99999", "stat:UNDELIV"));
  });

  test("names the network of a carrier that has only one", () => {
    expect(read(TEXT, { network: "10002" })).toMatchObject({
      receipt: { ending: { state: "delivered", code: "10000", network: "10002" } },
    });
  });

  test.each([
    ["ENROUTE", "id:1 stat:ENROUTE"],
    ["ACCEPTD", "id:1 stat:ACCEPTD"],
    ["accepted as a parameter", { tlvs: [id("1"), state(6)] }],
    ["an intermediate notification", { esmClass: 0x20, shortMessage: Buffer.from("id:1 stat:UNDELIV") }],
  ])("%s is not the end", (_what, given) => {
    expect(read(given)).toEqual({ kind: "pending" });
  });

  test.each([
    ["without a name", "stat:DELIVRD", "DELIVRD"],
    ["without a state", "id:1", ""],
    ["with a state that nobody knows", "id:1 stat:BUFFRED", "BUFFRED"],
    ["with a number of a state that nobody knows", { tlvs: [id("1"), state(77)] }, ""],
    ["without anything", {}, ""],
  ])("%s is unclear", (_what, given, stat) => {
    expect(read(given)).toEqual({ kind: "unclear", stat });
  });

  test("a subscriber's message that looks like a receipt is none", () => {
    expect(read({ esmClass: 0, shortMessage: Buffer.from(TEXT) })).toEqual({ kind: "message" });
  });
});
