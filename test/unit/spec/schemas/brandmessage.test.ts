import { describe, expect, test } from "vitest";
import { accepts, faults } from "../derive/derived-contract.ts";
import {
  basic,
  button,
  coupon,
  FREE,
  feedCard,
  head,
  KINDS,
  type Kind,
  type Members,
  offerCard,
  row,
  withValue,
} from "./brandmessages.ts";

// Refusals that ../codes states on the operations are not repeated here.

const STEP = "BrandmessageStep";
const { FT, FI, FW, FL, FP, FM, FC, FA } = FREE;
const withHead = withValue(FA, "/carousel/head", head);
const withTail = withValue(FC, "/carousel/tail", { urlMobile: "u" });
const withCoupon = (message: Members) => withValue(message, "/attachment/coupon", coupon);
const withVariable = (field: string, value: unknown = { x: "y" }) => basic("FC", { [field]: value });

test.each(KINDS)("the smallest free %s passes, in a flow and before its placeholders are replaced", (kind) => {
  expect(faults(STEP, FREE[kind])).toEqual([]);
  expect(accepts("OmniBrandmessage", FREE[kind])).toBe(true);
});

test.each(KINDS)("a basic %s needs no content: its template has it", (kind) => {
  expect(faults(STEP, basic(kind))).toEqual([]);
  expect(faults("BrandmessageSend", { ...basic(kind), to: "01012345678" })).toEqual([]);
});

// Longest values in characters, the code of a longer one, and whether placeholders are replaced there.
const long: readonly [what: string, Members, string, number, string, ("fixed" | "filled")?][] = [
  ["FT", FT, "/senderKey", 40, "A502", "fixed"],
  ["FT", FT, "/groupTagKey", 40, "A011", "fixed"],
  ["basic", basic("FT"), "/templateCode", 100, "A505", "fixed"],
  ["FT", FT, "/text", 1300, "A328"],
  ["FI", FI, "/text", 400, "A328"],
  ["FW", FW, "/text", 76, "A328"],
  ["FP", FP, "/text", 76, "A328"],
  ["basic FW", basic("FW"), "/text", 76, "A328"],
  ["FL", FL, "/header", 20, "A565"],
  ["FP", FP, "/header", 20, "A565"],
  ["FM", FM, "/additionalContent", 34, "A011"],
  ["FI", FI, "/attachment/image/imgUrl", 1000, "A513", "fixed"],
  ["FI", FI, "/attachment/image/imgLink", 1000, "A513"],
  ["FM", FM, "/attachment/button/0/urlMobile", 1000, "A503"],
  ["FM", FM, "/attachment/button/0/urlPc", 1000, "A503"],
  ["FL", FL, "/attachment/item/list/0/title", 25, "A521"],
  ["FL", FL, "/attachment/item/list/1/title", 30, "A521"],
  ["FL", FL, "/attachment/item/list/2/title", 30, "A521"],
  ["FL", FL, "/attachment/item/list/0/urlMobile", 1000, "A521"],
  ["FL", FL, "/attachment/item/list/0/schemeIos", 1000, "A521"],
  ["FM", FM, "/attachment/commerce/title", 30, "A573"],
  ["FP", FP, "/attachment/video/thumbnailUrl", 500, "A573", "fixed"],
  ["FT", withCoupon(FT), "/attachment/coupon/urlMobile", 1000, "A573"],
  ["FC", FC, "/carousel/list/0/header", 20, "A565"],
  ["FC", FC, "/carousel/list/0/message", 180, "A328"],
  ["FA", FA, "/carousel/list/0/additionalContent", 34, "A011"],
  ["FA", withHead, "/carousel/head/header", 20, "A565"],
  ["FA", withHead, "/carousel/head/content", 50, "A328"],
  ["FC", withTail, "/carousel/tail/urlMobile", 1000, "A567"],
  ["variables", withVariable("messageVariable"), "/messageVariable/x", 1000, "A572"],
  ["variables", withVariable("buttonVariable"), "/buttonVariable/x", 1000, "A573"],
  ["variables", withVariable("couponVariable"), "/couponVariable/x", 1000, "A573"],
  ["variables", withVariable("videoVariable"), "/videoVariable/x", 1000, "A573"],
  ["variables", withVariable("commerceVariable"), "/commerceVariable/x", 1000, "A573"],
  [
    "cards",
    withVariable("carouselVariable", [{ messageVariable: {} }]),
    "/carouselVariable/0/messageVariable/x",
    1000,
    "A572",
  ],
];

/** Button names and descriptions of coupons, by kind. */
const byKind: readonly [Kind, number, number][] = [
  ["FT", 14, 12],
  ["FI", 14, 12],
  ["FW", 8, 18],
  ["FL", 8, 18],
  ["FP", 8, 18],
  ["FM", 8, 12],
  ["FC", 8, 12],
  ["FA", 8, 12],
];
const ofKinds = byKind.flatMap(([kind, name, description]): (typeof long)[number][] => {
  const at = kind === "FC" || kind === "FA" ? "/carousel/list/0/attachment" : "/attachment";
  const message = withValue(FREE[kind], `${at}/coupon`, coupon);
  return [
    [kind, withValue(message, `${at}/button`, [button]), `${at}/button/0/name`, name, "A525"],
    [kind, message, `${at}/coupon/description`, description, "A573"],
  ];
});

describe.each([...long, ...ofKinds])("%s %j %s", (_what, message, pointer, most, code, fixed) => {
  test(`takes ${most} characters and no more`, () => {
    expect(faults(STEP, withValue(message, pointer, "😀".repeat(most)))).toEqual([]);
    expect(faults(STEP, withValue(message, pointer, "x".repeat(most + 1)))).toEqual([`${pointer} ${code}`]);
  });

  test("takes four times as much before the placeholders are replaced, if they are", () => {
    const loose = fixed === "fixed" ? most : most * 4;
    expect(faults("OmniBrandmessage", withValue(message, pointer, "x".repeat(loose)))).toEqual([]);
    expect(faults("OmniBrandmessage", withValue(message, pointer, "x".repeat(loose + 1)))).toContain(
      `${pointer} ${code}`,
    );
  });
});

// Most line breaks, and the code of one more.
test.each<[Members, string, number, string]>([
  [FT, "/text", 99, "A328"],
  [FW, "/text", 5, "A328"],
  [FP, "/text", 5, "A328"],
  [FM, "/additionalContent", 1, "A011"],
  [FL, "/attachment/item/list/0/title", 1, "A521"],
  [FL, "/attachment/item/list/1/title", 1, "A521"],
  [FC, "/carousel/list/0/message", 2, "A328"],
  [withHead, "/carousel/head/header", 0, "A565"],
  [withHead, "/carousel/head/content", 2, "A328"],
])("%j %s takes %i line breaks and no more", (message, pointer, most, code) => {
  expect(faults(STEP, withValue(message, pointer, `x${"\nx".repeat(most)}`))).toEqual([]);
  expect(faults(STEP, withValue(message, pointer, `x${"\nx".repeat(most + 1)}`))).toEqual([`${pointer} ${code}`]);
});

// Fewest and most members of a list, and the code of another number.
test.each<[string, Members, string, unknown, number, number, string]>([
  ["FT", FT, "/attachment/button", button, 0, 5, "A503"],
  ["FT with a coupon", withCoupon(FT), "/attachment/button", button, 0, 4, "A503"],
  ["FT with a coupon, short form", withCoupon(FT), "/button", button, 0, 4, "A503"],
  ["FI", FI, "/attachment/button", button, 0, 5, "A503"],
  ["FI with a coupon", withCoupon(FI), "/attachment/button", button, 0, 4, "A503"],
  ["FW", FW, "/attachment/button", button, 0, 2, "A503"],
  ["FW with a coupon", withCoupon(FW), "/attachment/button", button, 0, 2, "A503"],
  ["FW, short form", FW, "/button", button, 0, 2, "A503"],
  ["FL", FL, "/attachment/button", button, 0, 2, "A503"],
  ["FP", FP, "/attachment/button", button, 0, 1, "A503"],
  ["FM", FM, "/attachment/button", button, 1, 2, "A503"],
  ["FL", FL, "/attachment/item/list", row, 3, 4, "A573"],
  ["FC", FC, "/carousel/list", feedCard, 2, 10, "A567"],
  ["FA", FA, "/carousel/list", offerCard, 2, 10, "A567"],
  ["FA with an opening card", withHead, "/carousel/list", offerCard, 1, 10, "A567"],
  ["a card of FC", FC, "/carousel/list/0/attachment/button", button, 1, 2, "A503"],
  ["a card of FA", FA, "/carousel/list/0/attachment/button", button, 1, 2, "A503"],
  ["images", basic("FI"), "/imageVariable", { imgUrl: "u" }, 1, 10, "A513"],
  ["cards", basic("FC"), "/carouselVariable", {}, 1, 10, "A567"],
])("%s %j %s", (_what, message, pointer, item, fewest, most, code) => {
  const given = (count: number) =>
    withValue(
      message,
      pointer,
      Array.from({ length: count }, () => item),
    );
  expect([faults(STEP, given(fewest)), faults(STEP, given(most))]).toEqual([[], []]);
  expect(faults(STEP, given(most + 1))).toEqual([`${pointer} ${code}`]);
  // Without a button, the place of the short form is named.
  if (fewest > 0) expect([[`${pointer} ${code}`], ["/button A503"]]).toContainEqual(faults(STEP, given(fewest - 1)));
});

test.each(["messageVariable", "buttonVariable", "couponVariable", "videoVariable", "commerceVariable"])(
  "%s takes 50 names of 20 characters, texts and numbers",
  (field) => {
    const code = field === "messageVariable" ? "A572" : "A573";
    const named = (count: number) =>
      basic("FT", { [field]: Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, index])) });
    const called = (name: string) => basic("FT", { [field]: { [name]: "" } });
    expect(faults(STEP, named(50))).toEqual([]);
    expect(faults(STEP, named(51))).toEqual([`/${field} ${code}`]);
    expect(faults(STEP, called("이름_-9가나다라마바사아자차카타파하"))).toEqual([]);
    expect(faults(STEP, called("x".repeat(20)))).toEqual([]);
    expect(faults(STEP, called("x".repeat(21)))).toEqual([`/${field}/${"x".repeat(21)} ${code}`]);
    expect(faults(STEP, called("a b"))).toEqual([`/${field}/a b ${code}`]);
    expect(faults(STEP, basic("FT", { [field]: { x: true } }))).toEqual([`/${field}/x ${code}`]);
  },
);

/** Pairs of a field and a value that passes or does not. */
const single = { ...FT, to: "01012345678" };
test.each<[string, unknown, boolean, string?]>([
  ["to", "12345678", true],
  ["to", "123456789012345", true],
  ["to", "1234567", false, "A306"],
  ["to", "1234567890123456", false, "A306"],
  ["to", "", false, "A306"],
  ["targeting", "I", true],
  ["targeting", "M", false, "A570"],
  ["sendType", "template", false, "A571"],
  ["msgType", "FG", false, "A523"],
  ["msgType", "FL", false, "A523"],
  ["adult", "Y", true],
  ["pushAlarm", "N", true],
  ["originCID", "123456789", true],
  ["originCID", "12345678", false, "A011"],
  ["originCID", "1234567890", false, "A011"],
  ["unsubscribePhoneNumber", "080-1234-5678", true],
  ["unsubscribePhoneNumber", "0801234567", true],
  ["unsubscribePhoneNumber", "080-12-3456", false, "A011"],
  ["unsubscribePhoneNumber", "080-12345-6789", false, "A011"],
  ["unsubscribePhoneNumber", "02-123-4567", false, "A011"],
  ["ref", "x".repeat(200), true],
  ["text", "x".repeat(1300), true],
  ["imgUrl", "u", false, "A513"],
  ["templateCode", "T1", false, "A505"],
  ["buttonVariable", {}, false, "A573"],
  ["couponVariable", {}, false, "A573"],
  ["videoVariable", {}, false, "A573"],
  ["commerceVariable", {}, false, "A573"],
  ["imageVariable", [{ imgUrl: "u" }], false, "A513"],
  ["carouselVariable", [{}], false, "A567"],
  ["attachment", {}, false, "A011"],
  ["carousel", {}, false, "A011"],
  ["header", "x", false, "A011"],
  ["adFlag", "Y", false, "A011"],
])("a free single send with %s %j: %s", (field, value, can, code) => {
  const found = faults("BrandmessageSend", withValue(single, `/${field}`, value));
  if (can) expect(found).toEqual([]);
  else expect(found[0]).toBe(`/${field} ${code}`);
});

test("an authentication number of 10 digits stands with the number to call", () => {
  const given = (auth: string, more: Members = { unsubscribePhoneNumber: "080-123-4567" }) =>
    faults(STEP, { ...FT, unsubscribeAuthNumber: auth, ...more });
  expect([given("1"), given("1234567890")]).toEqual([[], []]);
  expect([given("12345678901"), given("a")].flat()).toEqual(Array(2).fill("/unsubscribeAuthNumber A011"));
  expect(given("1", {})).toEqual(["/unsubscribePhoneNumber A011"]);
});

// What a kind must have, must not have, and what goes together. The faults are those of a step of a flow.
test.each<[string, Members, readonly string[]]>([
  ["FI without an image", withValue(FI, "/attachment/image", undefined), ["/attachment/image A513"]],
  ["FW without an image", withValue(FW, "/attachment", undefined), ["/imgUrl A513"]],
  ["FI with the image in short", { ...withValue(FI, "/attachment", undefined), imgUrl: "u" }, []],
  ["FI with the image in both places", { ...FI, imgUrl: "u" }, ["/imgUrl A573"]],
  ["buttons in both places", { ...FM, button: [button] }, ["/button A573"]],
  ["FL without a header", withValue(FL, "/header", undefined), ["/header A565"]],
  ["FL without a list", withValue(FL, "/attachment", undefined), ["/attachment A573"]],
  ["FL with a text", { ...FL, text: "x" }, ["/text A303"]],
  ["FP without a video", withValue(FP, "/attachment/video", undefined), ["/attachment/video A573"]],
  ["FP with a text and a header", { ...FP, text: "x", header: "x" }, []],
  ["FM without an offer", withValue(FM, "/attachment/commerce", undefined), ["/attachment/commerce A573"]],
  ["FM without an image", withValue(FM, "/attachment/image", undefined), ["/attachment/image A513"]],
  ["FM without a button", withValue(FM, "/attachment/button", undefined), ["/attachment/button A503"]],
  ["FM with a text", { ...FM, text: "x" }, ["/text A303"]],
  ["FA without a carousel", withValue(FA, "/carousel", undefined), ["/carousel A568"]],
  ["FC with an opening card", withValue(FC, "/carousel/head", head), ["/carousel/head A567"]],
  ["FC with a text", { ...FC, text: "x" }, ["/text A303"]],
  ["FC with an attachment", { ...FC, attachment: {} }, ["/attachment A573"]],
  ["FA with buttons", { ...FA, button: [button] }, ["/button A503"]],
  ["FT with a carousel", { ...FT, carousel: FC.carousel }, ["/carousel A568"]],
  ["FT with a header", { ...FT, header: "x" }, ["/header A565"]],
  ["FT with additional content", { ...FT, additionalContent: "x" }, ["/additionalContent A011"]],
  [
    "a card of FC without header and text",
    withValue(FC, "/carousel/list/0", { attachment: feedCard.attachment }),
    ["/carousel/list/0/header A565", "/carousel/list/0/message A303"],
  ],
  [
    "a card of FC with additional content",
    withValue(FC, "/carousel/list/0/additionalContent", "x"),
    ["/carousel/list/0/additionalContent A011"],
  ],
  [
    "a card of FC with an offer",
    withValue(FC, "/carousel/list/0/attachment/commerce", offerCard.attachment.commerce),
    ["/carousel/list/0/attachment/commerce A573"],
  ],
  [
    "a card of FA with header and text",
    withValue(FA, "/carousel/list/0", { ...offerCard, header: "x", message: "x" }),
    ["/carousel/list/0/header A565", "/carousel/list/0/message A303"],
  ],
  [
    "a card of FA without an offer",
    withValue(FA, "/carousel/list/0/attachment/commerce", undefined),
    ["/carousel/list/0/attachment/commerce A573"],
  ],
  [
    "a card without an attachment",
    withValue(FC, "/carousel/list/0/attachment", undefined),
    ["/carousel/list/0/attachment A567"],
  ],
  [
    "a card without an image",
    withValue(FC, "/carousel/list/0/attachment/image", undefined),
    ["/carousel/list/0/attachment/image A513"],
  ],
  [
    "a card without a button",
    withValue(FC, "/carousel/list/0/attachment/button", undefined),
    ["/carousel/list/0/attachment/button A503"],
  ],
  [
    "an opening card with one part",
    withValue(FA, "/carousel/head", { header: "x" }),
    ["/carousel/head/content A303", "/carousel/head/imageUrl A513"],
  ],
  [
    "an opening card with a link for the desktop only",
    withValue(FA, "/carousel/head", { ...head, urlPc: "u" }),
    ["/carousel/head/urlMobile A567"],
  ],
  [
    "a closing link without an address",
    withValue(FC, "/carousel/tail", { urlPc: "u" }),
    ["/carousel/tail/urlMobile A567"],
  ],
  ["no advertisement", { ...FT, adFlag: "N" }, []],
  ["FC that is no advertisement", { ...FC, adFlag: "N" }, ["/adFlag A506"]],
  ["FA that is no advertisement", { ...FA, adFlag: "N" }, ["/adFlag A506"]],
  [
    "basic without template and targeting",
    withValue(withValue(basic("FT"), "/targeting", undefined), "/templateCode", undefined),
    ["/targeting A570", "/templateCode A505"],
  ],
  [
    "basic with what only free has",
    basic("FT", { groupTagKey: "x", adult: "Y", adFlag: "Y" }),
    ["/groupTagKey A011", "/adult A569", "/adFlag A506"],
  ],
  ["basic for everybody who agreed", basic("FT", { targeting: "M" }), []],
  ["basic with its whole content", basic("FI", { text: "x", attachment: FI.attachment }), []],
  [
    "basic with variables and content",
    basic("FT", { messageVariable: {}, text: "x", attachment: {}, button: [] }),
    ["/text A300", "/button A300", "/attachment A300"],
  ],
  [
    "basic with variables of cards and a carousel",
    basic("FC", { carouselVariable: [{}], carousel: FC.carousel }),
    ["/carousel A300"],
  ],
  [
    "a field of the single send",
    { ...FT, to: "01012345678", ref: "x", fallback: {} },
    ["/to A011", "/ref A011", "/fallback A011"],
  ],
])("%s", (_what, message, want) => {
  expect(faults(STEP, message)).toEqual(want);
});

/** The parts of an attachment that each kind may have, beside buttons and a coupon. */
test.each<[Kind, readonly string[]]>([
  ["FT", []],
  ["FI", ["image"]],
  ["FW", ["image"]],
  ["FL", ["item"]],
  ["FP", ["video"]],
  ["FM", ["image", "commerce"]],
])("an attachment of %s may have %j", (kind, allowed) => {
  const parts: Members = {
    image: { imgUrl: "u" },
    item: { list: [row, row, row] },
    commerce: { title: "x", regularPrice: 1 },
    video: { videoUrl: "https://tv.kakao.com/v/1" },
  };
  const refused = Object.keys(parts).filter(
    (part) => faults(STEP, withValue(FREE[kind], `/attachment/${part}`, parts[part])).length > 0,
  );
  expect(Object.keys(parts).filter((part) => !refused.includes(part))).toEqual(allowed);
});

test.each<[string, "free" | "basic" | "both" | "none", Members?]>([
  ["WL", "both", { urlMobile: "u" }],
  ["AL", "both", { urlMobile: "u", schemeIos: "u" }],
  ["BK", "both"],
  ["MD", "both"],
  ["BC", "free", { chatExtra: "x" }],
  ["BT", "free", { chatExtra: "x", chatEvent: "x" }],
  ["BF", "both", { bizFormKey: "x" }],
  ["BF", "both", { bizFormId: "x" }],
  ["AC", "basic"],
  ["DS", "none"],
])("a button of the type %s: %s", (type, where, more = {}) => {
  const given = { name: "x", type, ...more };
  const found = (message: Members) => faults(STEP, { ...message, button: [given] }).length === 0;
  expect([found(FT), found(basic("FT"))]).toEqual([/free|both/.test(where), /basic|both/.test(where)]);
});

test("a button AC needs no name, and is the last in a card", () => {
  const AC = { type: "AC" };
  const card = (...buttons: unknown[]) =>
    withValue({ ...basic("FC"), carousel: FC.carousel }, "/carousel/list/0/attachment/button", buttons);
  expect([faults(STEP, card(AC)), faults(STEP, card(button, AC))]).toEqual([[], []]);
  expect(faults(STEP, card(AC, button))).toEqual(["/carousel/list/0/attachment/button/0/type A503"]);
});

test.each([
  ["1원 할인 쿠폰", true],
  ["99999999원 할인 쿠폰", true],
  ["100000000원 할인 쿠폰", false],
  ["0원 할인 쿠폰", false],
  ["1,000원 할인 쿠폰", false],
  ["1% 할인 쿠폰", true],
  ["100% 할인 쿠폰", true],
  ["101% 할인 쿠폰", false],
  ["0% 할인 쿠폰", false],
  ["배송비 할인 쿠폰", true],
  ["아메리카노두잔 무료 쿠폰", true],
  ["아메리카노두잔째 무료 쿠폰", false],
  ["두 잔 무료 쿠폰", false],
  ["회원등급한단계 UP 쿠폰", true],
  ["쿠폰", false],
])("a coupon %j: %s", (title, can) => {
  const message = withValue(withCoupon(FT), "/attachment/coupon/title", title);
  expect(faults(STEP, message)).toEqual(can ? [] : ["/attachment/coupon/title A573"]);
  expect(accepts("OmniBrandmessage", withValue(message, "/attachment/coupon/title", "#{rate}% 할인 쿠폰"))).toBe(true);
});

test("a coupon has an address, or an app link", () => {
  const without = withValue(withCoupon(FT), "/attachment/coupon/urlMobile", undefined);
  expect(faults(STEP, without)).toEqual(["/attachment/coupon/urlMobile A573"]);
  expect(faults(STEP, withValue(without, "/attachment/coupon/urlPc", "u"))).toEqual([
    "/attachment/coupon/urlMobile A573",
  ]);
  for (const link of ["schemeIos", "schemeAndroid"])
    expect(faults(STEP, withValue(without, `/attachment/coupon/${link}`, "u"))).toEqual([]);
});

test.each<[Members, string | undefined]>([
  [{ regularPrice: 0 }, undefined],
  [{ regularPrice: 99_999_999 }, undefined],
  [{ regularPrice: 100_000_000 }, "regularPrice"],
  [{ regularPrice: -1 }, "regularPrice"],
  [{ regularPrice: 1.5 }, "regularPrice"],
  [{ discountPrice: 99_999_999, discountRate: 100 }, undefined],
  [{ discountPrice: 100_000_000, discountRate: 100 }, "discountPrice"],
  [{ discountPrice: 1, discountRate: 101 }, "discountRate"],
  [{ discountPrice: 1, discountFixed: 999_999 }, undefined],
  [{ discountPrice: 1, discountFixed: 1_000_000 }, "discountFixed"],
  [{ discountPrice: 1 }, "discountRate"],
  [{ discountRate: 10 }, "discountPrice"],
  [{ discountFixed: 10 }, "discountPrice"],
  [{ discountPrice: 1, discountRate: 10, discountFixed: 10 }, "discountFixed"],
])("an offer %j", (prices, fault) => {
  const commerce = { title: "x", regularPrice: 100, ...prices };
  const want = fault === undefined ? [] : [`/attachment/commerce/${fault} A573`];
  expect(faults(STEP, withValue(FM, "/attachment/commerce", commerce))).toEqual(want);
});

test("a video is the messenger's own, with an address of 500 characters", () => {
  const address = (length: number) => "https://tv.kakao.com/".padEnd(length, "x");
  const given = (videoUrl: string) => faults(STEP, withValue(FP, "/attachment/video/videoUrl", videoUrl));
  expect(given(address(500))).toEqual([]);
  expect(given(address(501))).toEqual(["/attachment/video/videoUrl A573"]);
  expect(given("https://tv.kakao.com.evil.example/")).toEqual(["/attachment/video/videoUrl A573"]);
});

test.each([
  ["out", []],
  ["in", ["/attachment/button/0/target A503"]],
  ["", ["/attachment/button/0/target A503"]],
])("a web link with the target %j", (target, want) => {
  expect(faults("BrandmessageStep", withValue(FREE.FM, "/attachment/button/0/target", target))).toEqual(want);
  const short = { ...FREE.FT, to: "01012345678", button: [{ ...button, target }] };
  expect(faults("BrandmessageSend", short)).toEqual(want.map((one) => one.replace("/attachment", "")));
});
