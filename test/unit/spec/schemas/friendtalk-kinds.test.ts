import { expect, test } from "vitest";
import { accepts, faults } from "../derive/derived-contract.ts";
import { button, coupon, FREE, feedCard, head, type Members, offerCard, withValue } from "./brandmessages.ts";

// Friendtalk shares FM, FA and FP with brand messages. It has no sendType, and takes a text with each of them.

const STEP = "FriendtalkStep";
const ofFriendtalk = ({ sendType: _, ...message }: Members): Members => message;
const [FM, FA, FP] = [FREE.FM, FREE.FA, FREE.FP].map(ofFriendtalk) as [Members, Members, Members];
const FL = ofFriendtalk(withValue(FREE.FL, "/header", undefined));
const FC = { senderKey: "key", msgType: "FC", carousel: FREE.FC.carousel };

test.each<[string, Members]>([
  ["FM", FM],
  ["FA", FA],
  ["FP", FP],
  ["FM with a text", { ...FM, text: "x".repeat(1000) }],
  ["FA with a text", { ...FA, text: "x" }],
  ["FL without a text", FL],
  ["FC without a text", FC],
  ["FA with an opening card", withValue(FA, "/carousel/head", head)],
  ["FA with an opening card and one offer", { ...FA, carousel: { head, list: [offerCard] } }],
  ["FA with an opening card and ten offers", { ...FA, carousel: { head, list: Array(10).fill(offerCard) } }],
])("%s is accepted", (_what, message) => {
  expect(faults(STEP, message)).toEqual([]);
  expect(accepts("OmniFriendtalk", message)).toBe(true);
});

test.each<[string, Members, readonly string[]]>([
  ["FT without a text", { senderKey: "key", msgType: "FT" }, ["/text A303"]],
  ["FP with too long a text", { ...FP, text: "x".repeat(77) }, ["/text A328"]],
  ["FP with too many line breaks", { ...FP, text: "\n".repeat(6) }, ["/text A328"]],
  ["FP without a video", withValue(FP, "/attachment/video", undefined), ["/attachment/video A573"]],
  [
    "FP with a video elsewhere",
    withValue(FP, "/attachment/video/videoUrl", "https://x.example/"),
    ["/attachment/video/videoUrl A573"],
  ],
  ["FP with two buttons", withValue(FP, "/attachment/button", [button, button]), ["/attachment/button A503"]],
  ["FP with additional content", { ...FP, additionalContent: "x" }, ["/additionalContent A011"]],
  ["FM without an image", withValue(FM, "/attachment/image", undefined), ["/attachment/image A513"]],
  ["FM without an offer", withValue(FM, "/attachment/commerce", undefined), ["/attachment/commerce A573"]],
  ["FM without a button", withValue(FM, "/attachment/button", undefined), ["/attachment/button A503"]],
  ["FM with three buttons", withValue(FM, "/attachment/button", [button, button, button]), ["/attachment/button A503"]],
  [
    "FM with a long button",
    withValue(FM, "/attachment/button/0/name", "x".repeat(9)),
    ["/attachment/button/0/name A525"],
  ],
  ["FM with a header", { ...FM, header: "x" }, ["/header A565"]],
  ["FM with two lines too many", { ...FM, additionalContent: "a\nb\nc" }, ["/additionalContent A011"]],
  [
    "FM with any coupon",
    withValue(FM, "/attachment/coupon", { ...coupon, title: "x" }),
    ["/attachment/coupon/title A573"],
  ],
  [
    "FM with a long coupon",
    withValue(FM, "/attachment/coupon", { ...coupon, description: "x".repeat(13) }),
    ["/attachment/coupon/description A573"],
  ],
  [
    "FM with a discount alone",
    withValue(FM, "/attachment/commerce/discountRate", 10),
    ["/attachment/commerce/discountPrice A573"],
  ],
  [
    "FM with a video",
    withValue(FM, "/attachment/video", { videoUrl: "https://tv.kakao.com/v/1" }),
    ["/attachment/video A573"],
  ],
  ["FM with a carousel", { ...FM, carousel: FA.carousel }, ["/carousel A568"]],
  ["FA without a carousel", withValue(FA, "/carousel", undefined), ["/carousel A568"]],
  ["FA with an opening card alone", { ...FA, carousel: { head, list: [] } }, ["/carousel/list A417"]],
  [
    "FA with an opening card and eleven offers",
    { ...FA, carousel: { head, list: Array(11).fill(offerCard) } },
    ["/carousel/list A417"],
  ],
  ["FC with an opening card and one card", { ...FC, carousel: { head, list: [feedCard] } }, ["/carousel/list A417"]],
  ["FA with one card", withValue(FA, "/carousel/list", [offerCard]), ["/carousel/list A417"]],
  ["FA with a header in a card", withValue(FA, "/carousel/list/0/header", "x"), ["/carousel/list/0/header A565"]],
  [
    "FA with a card without an offer",
    withValue(FA, "/carousel/list/0/attachment/commerce", undefined),
    ["/carousel/list/0/attachment/commerce A573"],
  ],
  [
    "FA with a card without a button",
    withValue(FA, "/carousel/list/0/attachment/button", undefined),
    ["/carousel/list/0/attachment/button A503"],
  ],
  ["FA with an attachment", { ...FA, attachment: {} }, ["/attachment A573"]],
  [
    "FA with a closing link for the desktop",
    withValue(FA, "/carousel/tail", { urlPc: "u" }),
    ["/carousel/tail/urlMobile A567"],
  ],
])("%s is refused", (_what, message, want) => {
  expect(faults(STEP, message)).toEqual(want);
});
