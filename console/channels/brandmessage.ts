import { choice, type Field, json, list, map, needed, text } from "../compose/fields.ts";
import { placeOf } from "../compose/fields-buttons.ts";
import { DEMO, fallback, makeSections, ORIGIN_CID, SENDER_KEY } from "../compose/fields-common.ts";
import { AD_FLAG, getContentFields, messengerImage, RARE } from "../compose/fields-messenger.ts";
import { isObject, type Json, textAt } from "../compose/json.ts";
import { changeKind, getDemoImage, getKind, getKindOptions } from "../compose/messenger-kinds.ts";
import type { ConsoleChannel } from "./channel.ts";

const SEND_TYPE = choice("sendType", "Content", [
  ["free", "Written here (free)"],
  ["basic", "From a template (basic)"],
]);

const TARGETING = choice(
  "targeting",
  "Who gets it",
  [
    ["I", "I — friends of the channel"],
    ["M", "M — all who agreed to advertising"],
    ["N", "N — those of them who are no friends"],
  ],
  { absent: "Friends of the channel (default)" },
);

const variables = (message: Json): readonly Field[] => [
  needed("templateCode", "Template", { suggestions: DEMO.brandTemplates }),
  map("messageVariable", "Variables of the text"),
  map("buttonVariable", "Variables of the buttons"),
  map("couponVariable", "Variables of the coupon"),
  map("commerceVariable", "Variables of the offer"),
  map("videoVariable", "Variables of the video"),
  list("imageVariable", "Images of the template", {
    item: "image",
    make: (images) => ({ imgUrl: getDemoImage("brandmessage", textAt(message, "msgType"), images.length) }),
    fields: (_image, index) => [
      messengerImage("brandmessage", { at: "imgUrl", use: textAt(message, "msgType"), isFirst: index === 0 }),
      text("imgLink", "Link of the image", { isWide: true }),
    ],
  }),
  ...(isObject(message) && "carouselVariable" in message ? [json("carouselVariable", "Variables of the cards")] : []),
];

const OPT_OUT: readonly Field[] = [
  text("unsubscribePhoneNumber", "Opt-out number (080)"),
  text("unsubscribeAuthNumber", "Number to enter there"),
];

/** A basic message may have its content written as it will look, in place of the variables. */
const hasContent = (message: Json): boolean =>
  isObject(message) && ["text", "imgUrl", "button", "attachment", "carousel"].some((name) => name in message);

export const brandmessage: ConsoleChannel = {
  getSections: (message, isStep) => {
    const fromTemplate = textAt(message, "sendType") === "basic";
    const content = getContentFields("brandmessage", getKind(textAt(message, "msgType")), {
      image: placeOf(message, "imgUrl", ["attachment", "image", "imgUrl"], isStep),
      button: placeOf(message, "button", ["attachment", "button"], isStep),
      hasAttachment: isStep,
      without: fromTemplate ? ["DS", "BC", "BT"] : ["DS", "AC"],
    });
    const kind = choice("msgType", "Kind", getKindOptions(!isStep && !fromTemplate), {
      ...(!fromTemplate && { change: changeKind("brandmessage", isStep) }),
    });
    return makeSections(isStep, {
      sender: [SENDER_KEY],
      message: [
        SEND_TYPE,
        kind,
        ...(fromTemplate ? variables(message) : []),
        ...(fromTemplate && !hasContent(message) ? [] : content),
      ],
      others: [
        { title: "Advertising", fields: [...(isStep && !fromTemplate ? [AD_FLAG] : []), TARGETING, ...OPT_OUT] },
      ],
      fallback: fallback(false),
      more: [...RARE, ORIGIN_CID],
    });
  },
  newStep: { senderKey: DEMO.senderKey[0], sendType: "free", msgType: "FT", text: "안녕하세요, #{name}님." },
  hasFlowKinds: true,
};
