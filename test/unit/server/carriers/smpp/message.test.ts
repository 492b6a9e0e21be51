import { describe, expect, test } from "vitest";
import type { Submission } from "../../../../../server/carriers/carrier.ts";
import { ReferenceNumbers, toWireMessage, validityPeriod } from "../../../../../server/carriers/smpp/message.ts";
import { NOW_MS, settingsOf, submissionOf } from "./fixtures.ts";

function wired(submission: Submission, settings: Readonly<Record<string, unknown>> = {}) {
  const { wire } = settingsOf(settings);
  return toWireMessage(submission, wire, new ReferenceNumbers(wire.concatenation === "sar" ? 16 : 8), NOW_MS);
}

function partsOf(submission: Submission, settings: Readonly<Record<string, unknown>> = {}) {
  const message = wired(submission, settings);
  if (message.kind !== "parts") throw new Error(`refused with ${message.code}`);
  return message.parts.map((part) => ({
    ...part,
    data_coding: part.data_coding,
    short_message: (part.short_message as Buffer).toString("hex"),
  }));
}

const sms = (text: string, change: Partial<Submission> = {}) =>
  submissionOf(text, { channel: "sms", serviceType: "SMS", msgType: "SM", to: "01012345678", ...change });

describe("a message on the wire", () => {
  test("a short one, field by field", () => {
    expect(partsOf(submissionOf("Hi @[€]"), { serviceType: "CMT" })).toEqual([
      {
        service_type: "CMT",
        source_addr_ton: 0,
        source_addr_npi: 1,
        source_addr: "0212345678",
        dest_addr_ton: 1,
        dest_addr_npi: 1,
        destination_addr: "819012345678",
        validity_period: "000001000000000R",
        registered_delivery: 1,
        data_coding: 0,
        short_message: "486920001b3c1b651b3e",
      },
    ]);
  });

  test.each([
    ["digits", "0212345678", { ton: 0, npi: 1, addr: "0212345678" }],
    ["digits with a country code", "+82212345678", { ton: 1, npi: 1, addr: "82212345678" }],
    ["a text", "ACME Shop", { ton: 5, npi: 0, addr: "ACME Shop" }],
    ["a text of digits and letters", "4you", { ton: 5, npi: 0, addr: "4you" }],
  ])("a sender of %s", (_what, from, { ton, npi, addr }) => {
    const [part] = partsOf(submissionOf("Hi", { payload: { from, text: "Hi" } }));
    expect(part).toMatchObject({ source_addr_ton: ton, source_addr_npi: npi, source_addr: addr });
  });

  test("the kinds of numbers are settings", () => {
    const [part] = partsOf(sms("Hi"), { sourceTon: 3, sourceNpi: 8, domesticTon: 2, domesticNpi: 9 });
    expect(part).toMatchObject({
      source_addr_ton: 3,
      source_addr_npi: 8,
      dest_addr_ton: 2,
      dest_addr_npi: 9,
      destination_addr: "01012345678",
    });
  });

  test("the validity can be left to the carrier", () => {
    expect(partsOf(submissionOf("Hi"), { validity: "none" })[0]).toMatchObject({ validity_period: "" });
  });

  test("one character outside the alphabet makes it UCS-2, the higher octet first", () => {
    expect(partsOf(submissionOf("A가😀"))[0]).toMatchObject({ data_coding: 8, short_message: "0041ac00d83dde00" });
  });

  test("a domestic text goes out by the same rule", () => {
    expect(partsOf(sms("Hello"))[0]).toMatchObject({ data_coding: 0, short_message: "48656c6c6f" });
    expect(partsOf(sms("안녕"))[0]).toMatchObject({ data_coding: 8, short_message: "c548b155" });
  });

  test("a domestic text of 90 octets in CP949 may be two parts in UCS-2", () => {
    expect(partsOf(sms(`가${"a".repeat(88)}`))).toHaveLength(2);
  });

  test("or in CP949, where a setting says so", () => {
    const cp949 = { domesticEncoding: "cp949" };
    expect(partsOf(sms("A똠방"), cp949)).toMatchObject([{ data_coding: 14, short_message: "418c63b9e6" }]);
    expect(partsOf(sms("Hello"), { ...cp949, cp949DataCoding: 132 })[0]).toMatchObject({ data_coding: 132 });
    expect(partsOf(sms(`가${"a".repeat(88)}`), cp949)).toHaveLength(1);
    // An international text knows nothing of it.
    expect(partsOf(submissionOf("안녕"), cp949)[0]).toMatchObject({ data_coding: 8 });
  });

  test.each([
    ["another channel", submissionOf("Hi", { channel: "mms" }), "90000"],
    ["no text", submissionOf("", { payload: { from: "02" } }), "90000"],
    ["no sender", submissionOf("", { payload: { text: "Hi" } }), "90000"],
    ["a sender that the protocol cannot name", submissionOf("", { payload: { from: "가게", text: "Hi" } }), "90000"],
    ["a recipient that is no number", submissionOf("Hi", { to: "somebody" }), "90000"],
  ])("%s is refused", (_what, submission, code) => {
    expect(wired(submission)).toEqual({ kind: "refused", code });
  });

  test("a character that CP949 lacks is refused, not sent as a question mark", () => {
    expect(wired(sms("é"), { domesticEncoding: "cp949" })).toEqual({ kind: "refused", code: "23022" });
  });
});

describe("a long message on the wire", () => {
  test("carries its header, or its parameters, in every part", () => {
    const text = "a".repeat(161);
    const headed = partsOf(submissionOf(text));
    expect(headed.map(({ short_message }) => short_message.slice(0, 6))).toEqual(["050003", "050003"]);
    expect(headed.map(({ short_message }) => short_message.slice(8, 12))).toEqual(["0201", "0202"]);
    expect(headed[0]?.short_message.slice(6, 8)).toBe(headed[1]?.short_message.slice(6, 8));
    expect(headed[0]).toMatchObject({ esm_class: 0x40 });

    const parameters = partsOf(submissionOf(text), { concatenation: "sar" });
    expect(parameters[0]).not.toHaveProperty("esm_class");
    expect(parameters.map((part) => part.short_message.length / 2)).toEqual([153, 8]);
    expect(parameters).toMatchObject([
      { sar_total_segments: Buffer.from([2]), sar_segment_seqnum: Buffer.from([1]) },
      { sar_total_segments: Buffer.from([2]), sar_segment_seqnum: Buffer.from([2]) },
    ]);
    expect(parameters[0]).toMatchObject({ sar_msg_ref_num: expect.objectContaining({ length: 2 }) });
  });

  test("never has a part that is more than a handset can take", () => {
    for (const text of ["a".repeat(765), "€".repeat(380), "가".repeat(335), "😀".repeat(165)])
      for (const part of partsOf(submissionOf(text))) {
        const octets = part.short_message.length / 2;
        // 140 octets, in which the carrier packs septets.
        const onAir = part.data_coding === 0 ? 6 + Math.ceil(((octets - 6) * 7) / 8) : octets;
        expect(onAir).toBeLessThanOrEqual(140);
      }
  });
});

test.each([
  ["a day", 86_400_000, "000001000000000R"],
  ["a second less", 86_399_000, "000000235959000R"],
  ["part of a second", 1, "000000000001000R"],
  ["three minutes and ten seconds", 190_000, "000000000310000R"],
  ["none left", 0, "000000000001000R"],
  ["less than none", -5_000, "000000000001000R"],
  ["more than the form can say", 100 * 86_400_000, "000031000000000R"],
])("the validity of %s", (_what, leftMs, period) => {
  expect(validityPeriod(leftMs)).toBe(period);
});

const key = (number: number) => `01KA2B3C4D${String(number).padStart(16, "0")}`;

describe("numbers of long messages", () => {
  test.each([8, 16] as const)("of %d bits differ between any two messages in a row to one recipient", (bits) => {
    const references = new ReferenceNumbers(bits);
    let last = -1;
    for (let message = 0; message < 2_000; message++) {
      // Messages to others in between change nothing.
      for (let other = 0; other < message % 7; other++) references.next(`010${other}`, key(other));
      const number = references.next("01012345678", key(message));
      expect(number).not.toBe(last);
      expect(number >= 0 && number < 2 ** bits).toBe(true);
      last = number;
    }
  });

  test("begin anywhere, so that processes that do not know of each other seldom agree", () => {
    const firsts = Array.from({ length: 1_000 }, (_, index) => new ReferenceNumbers(8).next("010", key(index)));
    expect(new Set(firsts).size).toBeGreaterThan(200);
  });

  test("are forgotten for recipients of long ago", () => {
    const references = new ReferenceNumbers(16);
    const first = references.next("old", key(1));
    for (let index = 0; index < 10_000; index++) references.next(`recent ${index}`, key(index));
    expect(references.next("old", key(1))).toBe(first);
    expect(references.next("recent 9999", key(9_999))).not.toBe(new ReferenceNumbers(16).next("x", key(9_999)));
  });
});
