import { describe, expect, test } from "vitest";
import type { components } from "../../../../generated/types.ts";
import { decideOmni } from "../../../../server/domain/decide-omni.ts";
import { decideSingle } from "../../../../server/domain/decide-single.ts";
import type { DecisionContext } from "../../../../server/domain/decision-context.ts";
import type { FileRecord } from "../../../../server/domain/model.ts";
import { accepted, account, context, file, makeTestRegistry, verdict } from "./fixtures.ts";

type Send = components["schemas"]["BrandmessageSend"];
type Step = components["schemas"]["BrandmessageStep"];

const to = "01012345678";
const free: Send = { senderKey: "sender-key", sendType: "free", msgType: "FT", to, text: "Hello" };
const basic: Send = {
  senderKey: "brand-key",
  sendType: "basic",
  msgType: "FT",
  to,
  targeting: "M",
  templateCode: "WINTER_01",
};
const sandbox = { account: { ...account, sandbox: true } };
const withoutNumber = makeTestRegistry({ senderKeys: [{ senderKey: "brand-key", brandTargeting: ["M"] }] });

test.each<[string, Send, Partial<DecisionContext>, string[]]>([
  ["a free message", free, {}, ["accepted"]],
  ["a basic message to everybody who agreed", basic, {}, ["accepted"]],
  ["without the right to the channel", free, { account: { ...account, channels: new Set(["friendtalk"]) } }, ["A325"]],
  ["an unregistered sender key", { ...free, senderKey: "x" }, {}, ["A502 /senderKey"]],
  ["an unregistered template", { ...basic, templateCode: "x" }, {}, ["A505 /templateCode"]],
  ["a sender key for friends only", { ...basic, senderKey: "sender-key" }, {}, ["A570 /targeting"]],
  ["a targeting without the right", { ...basic, targeting: "N" }, { registry: withoutNumber }, ["A570 /targeting"]],
  ["no 080 number anywhere", basic, { registry: withoutNumber }, ["A570 /targeting"]],
  [
    "the 080 number of the message",
    { ...basic, unsubscribePhoneNumber: "0801234567" },
    { registry: withoutNumber },
    ["accepted"],
  ],
  ["friends need no right", { ...basic, senderKey: "sender-key", targeting: "I" }, {}, ["accepted"]],
  ["in sandbox nothing is registered", { ...basic, senderKey: "x", templateCode: "x" }, sandbox, ["accepted"]],
])("%s", (_what, body, conditions, want) => {
  expect(verdict(decideSingle("brandmessage", body, context(conditions)))).toEqual(want);
});

describe("the step", () => {
  test("tells a carrier who gets a free message, and has image and buttons in the attachment", () => {
    const files = new Map([["u", file({ serviceType: "BRANDMESSAGE", msgType: "default" })]]);
    const button: Send["button"] = [{ name: "Call", type: "BC" }];
    const body: Send = { ...free, msgType: "FI", imgUrl: "u", button, ref: "r" };
    const { steps } = accepted(decideSingle("brandmessage", body, context({ files })));
    expect(steps).toEqual([
      {
        channel: "brandmessage",
        serviceType: "BRANDMESSAGE",
        msgType: "FI",
        validityS: undefined,
        payload: {
          ...{ senderKey: "sender-key", sendType: "free", msgType: "FI", text: "Hello" },
          ...{ targeting: "I", adFlag: "Y", attachment: { button, image: { imgUrl: "u" } } },
        },
      },
    ]);
  });

  test("of a basic message has no adFlag, and its fallback comes next", () => {
    const fallback = { type: "SMS", text: "Hi", from: "0212345678" } as const;
    const { steps } = accepted(decideSingle("brandmessage", { ...basic, fallback }, context()));
    expect(steps.map(({ channel, payload }) => [channel, payload.adFlag, payload.targeting])).toEqual([
      ["brandmessage", undefined, "M"],
      ["sms", undefined, undefined],
    ]);
  });
});

describe("placeholders of a flow", () => {
  const omni = (brandmessage: Step, replaceWords: Record<string, string>) =>
    decideOmni({ destinations: [{ to, replaceWords }] }, [{ brandmessage }], context(sandbox))[0]?.decided;

  test("are replaced in the values of variables, and a number stays a number", () => {
    const { to: _, ...step } = { ...basic, messageVariable: { name: "#{name}", rate: 10 } };
    const decided = omni(step, { name: "Kim" });
    if (decided === undefined) throw new Error("Nothing was decided");
    expect(accepted(decided).steps[0]?.payload).toMatchObject({ messageVariable: { name: "Kim", rate: 10 } });
  });

  test("without a value, or too long with it, refuse the recipient", () => {
    const { to: _, ...step } = { ...basic, messageVariable: { name: "#{name}" } };
    const { to: __, ...text } = { ...free, text: "#{name}" };
    const codeOf = (decided: ReturnType<typeof omni>) => (decided?.ok === false ? decided.refusal.code : "A000");
    expect(codeOf(omni(step, {}))).toBe("A572");
    expect(codeOf(omni(step, { name: "x".repeat(1001) }))).toBe("A572");
    expect(codeOf(omni(text, { name: "x".repeat(1300) }))).toBe("A000");
    expect(codeOf(omni(text, { name: "x".repeat(1301) }))).toBe("A328");
  });
});

describe("images", () => {
  const kinds = ["default", "wide", "wideItemList", "wideItemList/first", "carouselFeed", "carouselCommerce"];
  const files = new Map<string, FileRecord>([
    ...kinds.map((msgType): [string, FileRecord] => [
      msgType,
      file({ serviceType: "BRANDMESSAGE", msgType, width: 800, height: 600 }),
    ]),
    ["square", file({ serviceType: "BRANDMESSAGE", msgType: "carouselCommerce", width: 800, height: 800 })],
    ["almost", file({ serviceType: "BRANDMESSAGE", msgType: "carouselCommerce", width: 800, height: 607 })],
    ["friendtalk", file({ serviceType: "FRIENDTALK", msgType: "FI", width: 800, height: 600 })],
  ]);
  const button = [{ type: "BK" as const, name: "x" }];
  const image = (imgUrl: string) => ({ image: { imgUrl } });
  const rows = (...names: string[]) => ({
    item: { list: names.map((imgUrl) => ({ title: "x", imgUrl, urlMobile: "u" })) },
  });
  const cards = (...names: string[]): NonNullable<Step["carousel"]> => ({
    list: names.map((name) => ({ attachment: { ...image(name), button } })),
  });
  const head = (imageUrl: string) => ({ header: "x", content: "x", imageUrl });

  test.each<[string, Step["msgType"], Partial<Step>, string[]]>([
    ["its kind", "FI", { attachment: image("default") }, []],
    ["a wide one", "FI", { attachment: image("wide") }, ["A217 /attachment/image/imgUrl"]],
    ["its kind, in short", "FW", { imgUrl: "wide" }, []],
    ["another one in short", "FW", { imgUrl: "default" }, ["A217 /imgUrl"]],
    ["friendtalk's", "FI", { imgUrl: "friendtalk" }, ["A217 /imgUrl"]],
    ["none that is known", "FI", { imgUrl: "https://elsewhere.example/a.jpg" }, ["A217 /imgUrl"]],
    ["that of an offer", "FM", { attachment: image("default") }, []],
    ["rows", "FL", { attachment: rows("wideItemList/first", "wideItemList", "wideItemList") }, []],
    [
      "rows in the wrong order",
      "FL",
      { attachment: rows("wideItemList", "wideItemList/first", "default") },
      [
        "A203 /attachment/item/list/0/imgUrl",
        "A203 /attachment/item/list/1/imgUrl",
        "A217 /attachment/item/list/2/imgUrl",
      ],
    ],
    ["cards of a feed", "FC", { carousel: cards("carouselFeed", "carouselFeed") }, []],
    [
      "cards of the other kind",
      "FC",
      { carousel: cards("carouselCommerce", "carouselFeed") },
      ["A217 /carousel/list/0/attachment/image/imgUrl"],
    ],
    [
      "cards of one ratio",
      "FA",
      { carousel: { ...cards("carouselCommerce", "almost"), head: head("carouselCommerce") } },
      [],
    ],
    [
      "cards of two ratios",
      "FA",
      { carousel: cards("carouselCommerce", "square") },
      ["A203 /carousel/list/1/attachment/image/imgUrl"],
    ],
    [
      "an opening card of another ratio",
      "FA",
      { carousel: { ...cards("carouselCommerce"), head: head("square") } },
      ["A203 /carousel/head/imageUrl"],
    ],
    [
      "variables",
      "FL",
      { imageVariable: ["wideItemList/first", "default"].map((imgUrl) => ({ imgUrl })) },
      ["A217 /imageVariable/1/imgUrl"],
    ],
    [
      "variables of cards",
      "FC",
      { carouselVariable: [{ imageVariable: [{ imgUrl: "default" }] }] },
      ["A217 /carouselVariable/0/imageVariable/0/imgUrl"],
    ],
  ])("%s", (_what, msgType, content, want) => {
    const body = { ...basic, msgType, ...content };
    const found = verdict(decideSingle("brandmessage", body, context({ ...sandbox, files })));
    expect(found).toEqual(want.length === 0 ? ["accepted"] : want);
  });

  test("come before the fallback in the order of the fields", () => {
    const fallback = { type: "MMS" as const, text: "a", from: "0212345678", fileKey: ["f_none"] };
    const body: Send = { ...free, msgType: "FI", imgUrl: "u", fallback };
    expect(verdict(decideSingle("brandmessage", body, context()))).toEqual([
      "A217 /imgUrl",
      "A217 /fallback/fileKey/0",
    ]);
  });
});
