import { describe, expect, test } from "vitest";
import type { components } from "../../../../generated/types.ts";
import { decideOmni } from "../../../../server/domain/decide-omni.ts";
import { decideSingle } from "../../../../server/domain/decide-single.ts";
import type { FileRecord } from "../../../../server/domain/model.ts";
import { account, context, file, NOW_MS, verdict } from "./fixtures.ts";

type RcsSend = components["schemas"]["RcsSendFilled"];
const media = (key: string) => `maapfile://${key}`;
const named = (files: Record<string, FileRecord>) =>
  new Map(Object.entries(files).map(([key, one]) => [media(key), one]));

type Message = { [Style in "content" | "body"]: Pick<Extract<RcsSend, { [style in Style]: object }>, Style> };

function rcs(formatId: string, message: Message[keyof Message]): RcsSend {
  const fixed = { from: "0212345678", to: "01012345678", brandKey: "BR.key" };
  return { ...fixed, ...message, formatId, expiryOption: "1", header: "0", copyAllowed: "0" };
}
const standalone = (card: object) => ({ content: { standalone: card } });
const carousel = (...keys: string[]) => ({ content: { carousel: keys.map((key) => ({ media: media(key) })) } });

describe("an RCS image exists, belongs to the account and has not expired (A217)", () => {
  const files = named({ ok: file(), old: file({ expiresAtMs: NOW_MS }), mms: file({ serviceType: "MMS" }) });
  test.each([
    ["a registered one", "ok", ["accepted"]],
    ["unknown or foreign", "none", ["A217 /content/standalone/media"]],
    ["expired", "old", ["A217 /content/standalone/media"]],
    ["registered for another service", "mms", ["A217 /content/standalone/media"]],
  ])("%s", (_case, key, want) => {
    const body = rcs("SMwThT00", standalone({ media: media(key) }));
    expect(verdict(decideSingle("rcs", body, context({ files })))).toEqual(want);
  });

  test("one of another service is told so, because uploading it again in the same way would not help", () => {
    const body = rcs("SMwThT00", standalone({ media: media("mms") }));
    expect(decideSingle("rcs", body, context({ files }))).toMatchObject({
      refusal: { faults: [{ message: "must be an image that was uploaded for RCS; this one was uploaded for MMS" }] },
    });
  });
});

describe("the size of an RCS image fits the formatId (A203)", () => {
  test.each([
    ["SL000000", 568, 528],
    ["SMwThT00", 568, 528],
    ["SMwThM00", 568, 336],
    ["OMHITV0001", 900, 1200],
    ["OMHITS0001", 900, 900],
    ["OMHIMV0001", 900, 1200],
    ["OMHIMS0001", 900, 900],
    ["OMTBNV0001", 900, 560],
    ["OMTBNH0001", 900, 560],
    ["OMSNSS0001", 900, 900],
    ["OMSNSH0001", 900, 900],
  ])("%s takes %i x %i", (formatId, width, height) => {
    const files = named({ right: file({ width, height }), wrong: file({ width, height: height + 1 }) });
    const send = (key: string) =>
      verdict(decideSingle("rcs", rcs(formatId, standalone({ media: media(key) })), context({ files })));
    expect(send("right")).toEqual(["accepted"]);
    expect(send("wrong")).toEqual(["A203 /content/standalone/media"]);
  });

  test.each([
    ["CMwMhM0200", 696, 504],
    ["CMwShS0200", 360, 336],
  ])("%s takes %i x %i on every card", (formatId, width, height) => {
    const files = named({ right: file({ width, height }), wrong: file({ width: 900, height: 900 }) });
    const decided = decideSingle("rcs", rcs(formatId, carousel("right", "wrong")), context({ files }));
    expect(verdict(decided)).toEqual(["A203 /content/carousel/1/media"]);
  });

  test("a body is held to the same sizes", () => {
    const files = named({ right: file({ width: 360, height: 336 }), wrong: file() });
    const body = { media1: media("right"), media2: media("wrong") };
    expect(verdict(decideSingle("rcs", rcs("CMwShS0200", { body }), context({ files })))).toEqual([
      "A203 /body/media2",
    ]);
  });

  test.each([
    [900, 1200, ["accepted"]],
    [900, 900, ["accepted"]],
    [900, 560, ["accepted"]],
    [568, 528, ["A203 /body/media"]],
  ])("an image template takes %i x %i: %s", (width, height, want) => {
    const files = named({ a: file({ width, height }) });
    const body = rcs("TPL-IMAGE", { body: { media: media("a") } });
    expect(verdict(decideSingle("rcs", body, context({ files })))).toEqual(want);
  });

  test("an image among the values of a template is held to the template's sizes", () => {
    const files = named({ a: file({ width: 900, height: 900 }), b: file() });
    const body = rcs("TPL-IMAGE", { content: { template: { first: media("a"), second: media("b") } } });
    expect(verdict(decideSingle("rcs", body, context({ files })))).toEqual(["A203 /content/template/second"]);
  });

  test.each([
    [
      "content",
      { content: { template: { subContent: [{ subMedia: media("big") }] } } },
      "/content/template/subContent/0/subMedia",
    ],
    ["body", { body: { subMedia1: media("big") } }, "/body/subMedia1"],
  ])("the detail image of an image template is 300x300, in %s too", (_style, message, pointer) => {
    const files = (width: number, height: number) => ({ files: named({ big: file({ width, height }) }) });
    const body = rcs("TPL-IMAGE", message);
    expect(verdict(decideSingle("rcs", body, context(files(300, 300))))).toEqual(["accepted"]);
    expect(verdict(decideSingle("rcs", body, context(files(900, 900))))).toEqual([`A203 ${pointer}`]);
  });

  test("sub-information of a listed format names a size nowhere, so every registered one will do", () => {
    const files = named({ main: file({ width: 900, height: 560 }), small: file({ width: 300, height: 300 }) });
    const card = { media: media("main"), subContent: [{ subMedia: media("small") }, { subMedia: media("none") }] };
    expect(verdict(decideSingle("rcs", rcs("OMTBNV0001", standalone(card)), context({ files })))).toEqual([
      "A217 /content/standalone/subContent/1/subMedia",
    ]);
  });
});

describe("the images of a carousel total at most 1 MB (A200)", () => {
  const half = 512 * 1024;
  const images = (...bytes: number[]) =>
    named(
      Object.fromEntries(bytes.map((each, index) => [`f${index}`, file({ width: 696, height: 504, bytes: each })])),
    );

  test.each([
    ["exactly 1 MB", [half, half], ["accepted"]],
    ["a byte more", [half, half + 1], ["A200 /content/carousel/1/media"]],
    ["said once, at the card that is too much", [half, half + 1, 1], ["A200 /content/carousel/1/media"]],
  ])("%s", (_case, bytes, want) => {
    const body = rcs(`CMwMhM0${bytes.length}00`, carousel(...bytes.map((_, index) => `f${index}`)));
    expect(verdict(decideSingle("rcs", body, context({ files: images(...bytes) })))).toEqual(want);
  });

  test("an image on two cards counts twice", () => {
    const body = rcs("CMwMhM0200", carousel("f0", "f0"));
    expect(verdict(decideSingle("rcs", body, context({ files: images(half + 1) })))).toEqual([
      "A200 /content/carousel/1/media",
    ]);
  });

  test("in a body too", () => {
    const body = rcs("CMwMhM0200", { body: { media1: media("f0"), media2: media("f1") } });
    expect(verdict(decideSingle("rcs", body, context({ files: images(half, half + 1) })))).toEqual([
      "A200 /body/media2",
    ]);
  });
});

describe("friendtalk images by message type", () => {
  const url = "https://g.example/v1/image/f_1.jpg";
  const image = (change: Partial<FileRecord>) => file({ serviceType: "FRIENDTALK", ...change });
  const talk = { senderKey: "sender-key", to: "01012345678", text: "a", adFlag: "Y" } as const;

  test.each([
    ["FI within its ratio", "FI", { width: 800, height: 600 }, ["accepted"]],
    ["FI too flat", "FI", { width: 1001, height: 500 }, ["A513 /attachment/image/imgUrl"]],
    ["FI over 500 KB", "FI", { width: 800, height: 600, bytes: 512_001 }, ["A513 /attachment/image/imgUrl"]],
    ["FW of 800x600", "FW", { width: 800, height: 600, bytes: 512_001 }, ["accepted"]],
    ["FW of another size", "FW", { width: 500, height: 500 }, ["A513 /attachment/image/imgUrl"]],
    ["FT names any image", "FT", { width: 1, height: 1 }, ["accepted"]],
    [
      "an RCS image is none of friendtalk",
      "FI",
      { serviceType: "RCS", width: 800, height: 600 },
      ["A217 /attachment/image/imgUrl"],
    ],
  ] as const)("%s", (_case, msgType, change, want) => {
    const body = { ...talk, msgType, attachment: { image: { imgUrl: url } } };
    expect(verdict(decideSingle("friendtalk", body, context({ files: new Map([[url, image(change)]]) })))).toEqual(
      want,
    );
  });

  test("an address that is not of a registered image is A217, in sandbox too", () => {
    const body = { ...talk, msgType: "FI", imgUrl: "https://elsewhere.example/a.jpg" } as const;
    const given = context({ account: { ...account, sandbox: true } });
    expect(verdict(decideSingle("friendtalk", body, given))).toEqual(["A217 /imgUrl"]);
  });

  const wide = image({ width: 800, height: 400 });
  const square = image({ width: 500, height: 500 });
  const files = new Map([
    ["wide", wide],
    ["square", square],
  ]);
  const verdictOf = (friendtalk: components["schemas"]["OmniFriendtalk"]) => {
    const [first] = decideOmni({ destinations: [{ to: "01012345678" }] }, [{ friendtalk }], context({ files }));
    return first && verdict(first.decided);
  };

  test("every row of an item list (FL) has an image for it", () => {
    const row = (imgUrl: string) => ({ title: "a", imgUrl, urlMobile: "https://m.example" });
    const list = [row("wide"), row("square"), row("none")];
    expect(verdictOf({ senderKey: "sender-key", msgType: "FL", text: "a", attachment: { item: { list } } })).toEqual([
      "A513 /messageFlow/0/friendtalk/attachment/item/list/1/imgUrl",
      "A217 /messageFlow/0/friendtalk/attachment/item/list/2/imgUrl",
    ]);
  });

  test("every card of a carousel (FC) and its opening card have images for it", () => {
    const card = (imgUrl: string) => ({ attachment: { image: { imgUrl } } });
    const head = { header: "a", content: "b", imageUrl: "none" };
    const carousel = { list: [card("square"), card("wide"), card("none")], head };
    expect(verdictOf({ senderKey: "sender-key", msgType: "FC", text: "a", carousel })).toEqual([
      "A217 /messageFlow/0/friendtalk/carousel/list/2/attachment/image/imgUrl",
      "A217 /messageFlow/0/friendtalk/carousel/head/imageUrl",
    ]);
  });
});
