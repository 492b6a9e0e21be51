import { describe, expect, test } from "vitest";
import { decode, encode, FrameSplitter } from "../../../../../server/carriers/smpp/pdu.ts";
import { COMMAND, cString, deliverSmBody, pdu, tlv } from "../../../../rig/smsc/wire.ts";

const deliverSm = (shortMessage: Buffer, tlvs: readonly Buffer[] = []) =>
  decode(
    pdu(
      { command: COMMAND.deliverSm, status: 0, sequence: 7 },
      deliverSmBody({ source: "82", destination: "02", esmClass: 4, dataCoding: 0, shortMessage, tlvs }),
    ),
  );

describe("commands as octets", () => {
  test("a bind, octet by octet", () => {
    const octets = encode(
      "bind_transceiver",
      { sequence: 1 },
      {
        system_id: "gw",
        password: "pw",
        system_type: "t",
        interface_version: 0x34,
        addr_ton: 0,
        addr_npi: 0,
        address_range: "",
      },
    );
    expect(octets.toString("hex")).toBe(
      "0000001c000000090000000000000001" + "677700" + "707700" + "7400" + "34" + "0000" + "00",
    );
  });

  test("an answer with a fault has no body", () => {
    expect(encode("deliver_sm_resp", { sequence: 9, status: 0x64 }).toString("hex")).toBe(
      "00000010800000050000006400000009",
    );
    expect(encode("deliver_sm_resp", { sequence: 9 }).toString("hex")).toBe("0000001180000005000000000000000900");
  });
});

describe("octets as commands", () => {
  test("a text stays the octets that came, whatever they are in the GSM alphabet", () => {
    expect(deliverSm(Buffer.from("id:a_b@c$1"))?.bytes("short_message").toString()).toBe("id:a_b@c$1");
  });

  test.each([
    ["with", cString("AB12")],
    ["without", Buffer.from("AB12")],
  ])("an optional text %s a zero octet at its end", (_what, value) => {
    const read = deliverSm(Buffer.alloc(0), [tlv(0x001e, value), tlv(0x0427, Buffer.from([2]))]);
    expect(read?.text("receipted_message_id")).toBe("AB12");
    expect([...(read?.bytes("message_state") ?? [])]).toEqual([2]);
  });

  test.each([
    ["an empty number", tlv(0x0427, Buffer.alloc(0))],
    ["a number that is cut short", tlv(0x0204, Buffer.from([1]))],
    ["a callback number that is cut short", tlv(0x0381, Buffer.from([1]))],
    ["a length beyond the end", Buffer.from("001e00ff41", "hex")],
    ["a parameter that nobody knows", tlv(0x1500, Buffer.from([1, 2, 3]))],
  ])("%s does not keep the rest from being read", (_what, parameter) => {
    expect(deliverSm(Buffer.from("id:1"), [parameter])?.bytes("short_message").toString()).toBe("id:1");
  });

  test("a time that is none is read as it is", () => {
    const body = Buffer.concat([
      cString(""),
      Buffer.from([1, 1]),
      cString("82"),
      Buffer.from([0, 1]),
      cString("02"),
      Buffer.from([4, 0, 0]),
      cString("1R"),
      cString("R"),
      Buffer.from([0, 0, 0, 0, 2]),
      Buffer.from("ok"),
    ]);
    const read = decode(pdu({ command: COMMAND.deliverSm, status: 0, sequence: 7 }, body));
    expect(read?.bytes("short_message").toString()).toBe("ok");
  });

  test("a command that nobody knows", () => {
    expect(decode(pdu({ command: 0x0fff, status: 0, sequence: 3 }))).toMatchObject({
      command: "unknown",
      isResponse: false,
      sequence: 3,
    });
  });

  test("fields that are absent are empty", () => {
    const read = decode(pdu({ command: 0x80000004, status: 0x58, sequence: 3 }));
    expect(read).toMatchObject({ command: "submit_sm_resp", isResponse: true, status: 0x58 });
    expect([read?.text("message_id"), read?.number("message_state"), read?.bytes("x").length]).toEqual(["", 0, 0]);
  });
});

const first = pdu({ command: 0x15, status: 0, sequence: 1 });
const second = pdu({ command: 0x80000004, status: 0, sequence: 2 }, Buffer.from("abc\0"));

describe("PDUs in a stream", () => {
  test("are found wherever the chunks begin and end", () => {
    const stream = Buffer.concat([first, second, first]);
    for (let size = 1; size <= stream.length; size++) {
      const frames = new FrameSplitter();
      const found: Buffer[] = [];
      for (let at = 0; at < stream.length; at += size)
        found.push(...(frames.push(stream.subarray(at, at + size)) ?? []));
      expect(found).toEqual([first, second, first]);
    }
  });

  test.each([
    ["shorter than a header", "0000000f"],
    ["longer than any PDU", "00fffff0"],
    ["of another protocol", Buffer.from("HTTP/1.1").toString("hex")],
  ])("a length %s is the end of it", (_what, octets) => {
    expect(new FrameSplitter().push(Buffer.from(octets, "hex"))).toBeUndefined();
  });
});
