import { describe, expect, test } from "vitest";
import { getOutcome } from "../../../../client/fake-reports.ts";
import { getMagicRecipients } from "../../../../console/compose/magic-recipients.ts";
import { getPreset } from "../../../../console/compose/presets.ts";
import { pictureName } from "../../../../console/phone/pictures.ts";
import { getRcsView } from "../../../../console/phone/rcs-view.ts";
import { describeDomestic, describeInternational } from "../../../../console/phone/text-size.ts";

describe("an RCS message on the phone", () => {
  test("looks the same in the simple and in the carrier-standard style", () => {
    const [simple, standard] = [getPreset("sendRcs.carouselSmall"), getPreset("sendRcs.carouselBody")];
    expect(getRcsView(standard.body).cards).toEqual(getRcsView(simple.body).cards);
    expect(getRcsView(simple.body)).toMatchObject({
      format: { family: "carousel-small", images: [{ width: 360, height: 336 }] },
      cards: [{ title: "아메리카노", buttons: ["주문하기"] }, { title: "치즈케이크" }],
    });
  });

  test("has the sub-information and the cells of its body", () => {
    expect(getRcsView(getPreset("sendRcs.thumbnailBody").body).cards[0]?.subs).toMatchObject([
      { title: "무선 이어폰", text: "89,000원" },
      { title: "스마트 워치", media: "maapfile://f_01JCQH00000000000000000022" },
    ]);
    expect(getRcsView(getPreset("sendRcs.templateCellBody").body).cells).toEqual([
      { title: "결제 정보", left: "결제 금액", right: "35,000원" },
      { title: "", left: "결제 수단", right: "신용카드" },
    ]);
  });

  test("shows the keys of a template, and the marks of an advertisement", () => {
    expect(getRcsView(getPreset("sendRcs.template").body)).toMatchObject({
      values: [["customerName", "김민지"]],
      isAdvertisement: false,
    });
    expect(getRcsView(getPreset("sendRcs.lms").body)).toMatchObject({ isAdvertisement: true, footer: "08012345678" });
  });

  test("of any shape breaks nothing", () => {
    for (const odd of [null, 7, [], { content: "x" }, { content: { carousel: [null, 1] } }, { body: [], buttons: {} }])
      expect(() => getRcsView(odd)).not.toThrow();
  });

  test("names an image without a picture by its key", () => {
    expect(pictureName("maapfile://f_1")).toBe("f_1");
    expect(pictureName("https://gateway.example.net/v1/image/f_2.jpg")).toBe("f_2");
  });
});

test("a text is counted as it is sent", () => {
  const long = "가".repeat(50);
  expect(describeDomestic("sms", { text: "안녕 Kim" })).toBe("SMS · 8 / 90 bytes");
  expect(describeDomestic("sms", { text: long })).toBe("SMS · 100 / 90 bytes");
  expect(describeDomestic("mms", { text: "Hi", fileKey: ["f_1"] })).toBe("MMS · 2 / 2000 bytes");
  expect(describeInternational("안녕")).toBe("1 part · UCS-2 · 2 characters");
});

test.each([
  ["a".repeat(89), "SMS · 89 / 90 bytes"],
  ["a".repeat(90), "SMS · 90 / 90 bytes"],
  ["가".repeat(45), "SMS · 90 / 90 bytes"],
  ["a".repeat(91), "LMS · 91 / 2000 bytes"],
  [`${"가".repeat(45)}a`, "LMS · 91 / 2000 bytes"],
])("a fallback is a long message beyond ninety bytes and not before: %j", (text, count) => {
  expect(describeDomestic("sms", { type: "SMS", text })).toBe(count);
});

test.each([
  ["a".repeat(160), "1 part · GSM alphabet · 160 characters"],
  ["a".repeat(161), "2 parts · GSM alphabet · 161 characters"],
  ["a".repeat(306), "2 parts · GSM alphabet · 306 characters"],
  ["a".repeat(307), "3 parts · GSM alphabet · 307 characters"],
  ["가".repeat(70), "1 part · UCS-2 · 70 characters"],
  ["가".repeat(71), "2 parts · UCS-2 · 71 characters"],
  ["가".repeat(134), "2 parts · UCS-2 · 134 characters"],
  ["가".repeat(135), "3 parts · UCS-2 · 135 characters"],
])("an international text is one part more beyond what fits: %j", (text, count) => {
  expect(describeInternational(text)).toBe(count);
});

test("magic recipients do what is said of them", () => {
  const outcomes = getMagicRecipients(false).map(({ to, outcome }) => [
    outcome.split(":")[0],
    ...["sms", "rcs", "alimtalk"].map((channel) => getOutcome(channel, to)),
  ]);
  expect(outcomes).toEqual([
    ["delivered", "10000", "10000", "10000"],
    ["delivered at once", "10000", "10000", "10000"],
    ["refused at submit", "23003", "33101", "63015"],
    ["no receipt ever", undefined, undefined, undefined],
    ["slow", "10000", "10000", "10000"],
    ["fails by SMS, MMS", "23001", "10000", "10000"],
    ["fails by SMS, MMS", "22003", "10000", "10000"],
    ["fails by RCS", "10000", "33101", "10000"],
    ["fails by Alimtalk, Friendtalk, Brand message", "10000", "10000", "63019"],
  ]);
  for (const { to } of getMagicRecipients(true)) expect(to).toMatch(/^\+44\d{8}$/);
});
