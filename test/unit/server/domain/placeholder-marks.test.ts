import { describe, expect, test } from "vitest";
import { marksOfSchema } from "../../../../server/domain/placeholder-marks.ts";
import { SubstitutionRoom, substitute } from "../../../../spec/keywords/substitute.ts";
import { contract } from "./fixtures.ts";

const sms = contract.placeholders.sms;
const inText = (text: string, words: Record<string, string>) => substitute({ from: "1", text }, words, sms);

describe("placeholders", () => {
  test.each([
    ["a key is accepted as name", "#{name}님", { name: "하늘" }, "하늘님"],
    ["a key is accepted as #{name}", "#{name}님", { "#{name}": "하늘" }, "하늘님"],
    ["name wins over #{name}", "#{name}", { "#{name}": "b", name: "a" }, "a"],
    ["one pass: a value that holds a placeholder stays as it is", "#{a}", { a: "#{b}", b: "no" }, "#{b}"],
    ["one pass: values do not join into a placeholder", "#{a}b}", { a: "#{", b: "no" }, "#{b}"],
    ["every occurrence is replaced", "#{a}-#{b}-#{a}", { a: "1", b: "2" }, "1-2-1"],
    ["an empty value is a value", "[#{a}]", { a: "" }, "[]"],
    ["an unclosed placeholder is plain text", "#{a", { a: "1" }, "#{a"],
    ["text after the last placeholder stays", "#{a} #{", { a: "1" }, "1 #{"],
    ["a name may hold any character but a brace", "#{주문 번호}", { "주문 번호": "7" }, "7"],
    ["unused words do no harm", "text", { a: "1" }, "text"],
  ])("%s", (_rule, text, words, want) => {
    expect(inText(text, words)).toEqual({ value: { from: "1", text: want }, missing: [], isTooLong: false });
  });

  test("a placeholder without a value is named, with its place and the code of its string", () => {
    expect(inText("#{a} #{b}", { a: "1" }).missing).toEqual([{ name: "b", pointer: "/text", code: "A303" }]);
  });

  test.each(["constructor", "__proto__", "toString"])("%s is no value of its own", (name) => {
    expect(inText(`#{${name}}`, {}).missing).toHaveLength(1);
  });

  test("a text of placeholders only, as long as the contract allows, is replaced", () => {
    const { value, isTooLong } = inText("#{a}".repeat(2000), { a: "1" });
    expect([value.text, isTooLong]).toEqual(["1".repeat(2000), false]);
  });

  test("more placeholders than any message has are left as they are", () => {
    expect(inText("#{a}".repeat(2001), { a: "1" }).isTooLong).toBe(true);
  });

  test("placeholders cannot make megabytes of a few bytes, also not over several messages", () => {
    const { value, isTooLong } = inText("#{a}".repeat(1000), { a: "x".repeat(2000) });
    expect(isTooLong).toBe(true);
    expect(value.text.length).toBeLessThan(60_000);
    const room = new SubstitutionRoom();
    const flow = Array.from({ length: 3 }, () => substitute({ text: "#{a}".repeat(900) }, { a: "1" }, sms, room));
    expect(flow.map((entry) => entry.isTooLong)).toEqual([false, false, true]);
  });

  test("of missing words each is named once, and no more than an answer lists", () => {
    const names = Array.from({ length: 300 }, (_, index) => `#{n${index}}`).join("");
    expect(inText(names + names, {}).missing).toHaveLength(50);
  });

  test("a value without placeholders comes back as it is", () => {
    const entry = { from: "1", text: "plain" };
    expect(substitute(entry, { a: "1" }, sms).value).toBe(entry);
  });
});

/** Replaces every `#{x}` in a value by `Y`, so that what stays shows what is not replaced. */
function replacedIn(channel: keyof typeof contract.placeholders, value: unknown) {
  return substitute(value, { x: "Y" }, contract.placeholders[channel]).value;
}

describe("placeholders are replaced in what a person reads or follows, not in keys, ids, numbers or codes", () => {
  const x = "#{x}";

  test("sms and mms: text and title", () => {
    expect(replacedIn("mms", { from: x, text: x, title: x, fileKey: [x], ttl: x, originCID: x })).toEqual({
      from: x,
      text: "Y",
      title: "Y",
      fileKey: [x],
      ttl: x,
      originCID: x,
    });
  });

  test("rcs: texts, titles, links, labels, footer; not media, ids and options", () => {
    const fixed = { from: x, formatId: x, brandKey: x, brandId: x, groupId: x, agencyId: x, agencyKey: x, header: x };
    const card = (y: string) => ({
      text: y,
      title: y,
      media: x,
      mediaUrl: y,
      button: [
        { type: "URL", name: y, url: y },
        { type: "MAP_LOC", name: y, label: y, latitude: x, longitude: x, fallbackUrl: y },
        { type: "COM_T", name: y, phoneNumber: x, text: y },
        { type: "CALENDAR", name: y, startTime: x, endTime: x, title: y, description: y },
      ],
    });
    const sub = (y: string) => [{ subTitle: y, subDesc: y, subMedia: x, subMediaUrl: y }];
    const message = (y: string) => ({
      ...fixed,
      footer: y,
      content: { standalone: { ...card(y), subContent: sub(y) }, carousel: [card(y)] },
    });
    expect(replacedIn("rcs", message(x))).toEqual(message("Y"));
  });

  test("rcs: the values of a template and of a body, also inside objects; not their keys", () => {
    const message = (y: string) => ({
      content: {
        template: { title: y, description: y, anyKey: y, cellLeft1: y, subContent: [{ subTitle: y, subMedia: x }] },
      },
      body: { title: y, media1: y, [x]: y, group: { [x]: y } },
      buttons: [
        {
          suggestions: [{ action: { urlAction: { openUrl: { url: y } }, displayText: y, postback: { data: x } } }],
        },
      ],
    });
    expect(replacedIn("rcs", message(x))).toEqual(message("Y"));
  });

  test("alimtalk: text, title, header, item list, button names and links", () => {
    const message = (y: string) => ({
      senderKey: x,
      templateCode: x,
      text: y,
      title: y,
      header: y,
      attachment: {
        button: [
          { type: x, name: y, urlMobile: y, urlPc: y, schemeIos: y, schemeAndroid: y },
          { type: x, chatExtra: x, chatEvent: x, bizFormKey: x, bizFormId: x, target: x },
        ],
        item: { list: [{ title: y, description: y }], summary: { title: y, description: y } },
        itemHighlight: { title: y, description: y },
      },
      supplement: { quickReply: [{ type: x, name: y, urlMobile: y }] },
      currencyType: x,
    });
    expect(replacedIn("alimtalk", message(x))).toEqual(message("Y"));
  });

  test("friendtalk: text, header, coupon, commerce title, carousel; not image addresses", () => {
    const message = (y: string) => ({
      senderKey: x,
      adFlag: x,
      groupTagKey: x,
      text: y,
      header: y,
      additionalContent: y,
      attachment: {
        image: { imgUrl: x, imgLink: y },
        item: { list: [{ title: y, imgUrl: x, urlMobile: y }] },
        coupon: { title: y, description: y, urlMobile: y },
        commerce: { title: y },
        video: { videoUrl: x, thumbnailUrl: x },
      },
      carousel: {
        list: [{ header: y, message: y, additionalContent: y, attachment: { image: { imgUrl: x, imgLink: y } } }],
        head: { header: y, content: y, imageUrl: x, urlMobile: y },
        tail: { urlMobile: y },
      },
    });
    expect(replacedIn("friendtalk", message(x))).toEqual(message("Y"));
  });
});

describe("the marks of a document", () => {
  test("a schema that holds itself is read once", () => {
    const schemas = {
      Node: {
        properties: {
          text: { type: "string", "x-placeholders": true },
          next: { $ref: "#/components/schemas/Node" },
        },
      },
    };
    expect(marksOfSchema(schemas, "Node").members.get("text")?.marked).toBe(true);
  });

  test("what only asks about a value marks nothing", () => {
    const text = { "x-placeholders": true };
    const schemas = { A: { if: { properties: { a: text } }, not: { properties: { b: text } } } };
    expect(marksOfSchema(schemas, "A").members.size).toBe(0);
  });

  test("a member that one rule names is still one of the others to a rule that names none", () => {
    const text = { "x-placeholders": true };
    const schemas = { A: { additionalProperties: text, allOf: [{ properties: { a: { maxLength: 1 } } }] } };
    expect(marksOfSchema(schemas, "A").members.get("a")?.marked).toBe(true);
  });

  test("the code nearest to the property counts", () => {
    const schemas = {
      Name: { "x-placeholders": true, "x-code": "A525" },
      A: {
        properties: { name: { $ref: "#/components/schemas/Name", "x-code": { default: "A564", maxLength: "A1" } } },
      },
    };
    expect(marksOfSchema(schemas, "A").members.get("name")).toMatchObject({ marked: true, code: "A564" });
  });

  test("a document without the steps is refused", () => {
    expect(() => marksOfSchema({}, "SmsStep")).toThrow("SmsStep");
  });
});
