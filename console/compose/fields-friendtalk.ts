import type { Field, Section } from "./fields.ts";
import { SENDER_KEY } from "./fields-alimtalk.ts";
import { placeOf } from "./fields-buttons.ts";
import { DEMO, fallback, ORIGIN_CID, REF, SEND_AT, TO, YES_NO } from "./fields-common.ts";
import { getContentFields, isBasic, messengerImage } from "./fields-messenger.ts";
import { isObject, type Json, textAt } from "./json.ts";
import { changeKind, getDemoImage, getKind, getKindOptions } from "./messenger-kinds.ts";

const AD_FLAG: Field = {
  type: "choice",
  at: ["adFlag"],
  label: "Advertisement",
  absent: "Yes (default)",
  options: YES_NO,
};
const RARE: readonly Field[] = [
  { type: "choice", at: ["adult"], label: "For adults only", absent: "No (default)", options: YES_NO },
  { type: "choice", at: ["pushAlarm"], label: "Announce it on the phone", absent: "Yes (default)", options: YES_NO },
  { type: "text", at: ["groupTagKey"], label: "Group tag", meter: { unit: "characters", max: 40 } },
];

/** Friendtalk has shorter texts than brand messages, and one button beside a wide image. */
const MAX_TEXT: Readonly<Record<string, number>> = { FT: 1000, FI: 400, FW: 76, FP: 76 };

/** The form of a friendtalk message, as a send of its own or as a step of a flow. */
export function getFriendtalkSections(message: Json, isStep: boolean): readonly Section[] {
  const kind = getKind(textAt(message, "msgType"));
  return [
    { title: isStep ? "Sender" : "Recipient and sender", fields: isStep ? [SENDER_KEY] : [TO, SENDER_KEY] },
    {
      title: "Message",
      fields: [
        {
          type: "choice",
          at: ["msgType"],
          label: "Kind",
          options: getKindOptions(!isStep),
          ...(!isStep && { hint: "The other kinds are sent in a flow." }),
          change: changeKind("friendtalk", isStep),
        },
        ...getContentFields("friendtalk", kind, {
          image: placeOf(message, "imgUrl", ["attachment", "image", "imgUrl"], isStep),
          button: placeOf(message, "button", ["attachment", "button"], isStep),
          hasAttachment: true,
          without: ["DS"],
          maxButtons: kind.msgType === "FW" ? 1 : kind.buttons.max,
          maxText: MAX_TEXT[kind.msgType],
        }),
      ],
    },
    { title: "Advertising", fields: [AD_FLAG] },
    ...(isStep ? [] : [{ title: "If it fails", fields: [fallback(false)] }]),
    { title: "More", fields: isStep ? RARE : [SEND_AT, REF, ...RARE], isFolded: true },
  ];
}

const SEND_TYPE: Field = {
  type: "choice",
  at: ["sendType"],
  label: "Content",
  options: [
    ["free", "Written here (free)"],
    ["basic", "From a template (basic)"],
  ],
};

const TARGETING: Field = {
  type: "choice",
  at: ["targeting"],
  label: "Who gets it",
  absent: "Friends of the channel (default)",
  options: [
    ["I", "I — friends of the channel"],
    ["M", "M — all who agreed to advertising"],
    ["N", "N — those of them who are no friends"],
  ],
};

const variables = (message: Json): readonly Field[] => [
  { type: "text", at: ["templateCode"], label: "Template", isRequired: true, suggestions: DEMO.brandTemplates },
  { type: "map", at: ["messageVariable"], label: "Variables of the text" },
  { type: "map", at: ["buttonVariable"], label: "Variables of the buttons" },
  { type: "map", at: ["couponVariable"], label: "Variables of the coupon" },
  { type: "map", at: ["commerceVariable"], label: "Variables of the offer" },
  { type: "map", at: ["videoVariable"], label: "Variables of the video" },
  {
    type: "list",
    at: ["imageVariable"],
    label: "Images of the template",
    item: "image",
    max: 10,
    make: () => ({ imgUrl: getDemoImage("brandmessage", textAt(message, "msgType")) }),
    fields: () => [
      messengerImage("brandmessage", { at: ["imgUrl"], use: textAt(message, "msgType") }),
      { type: "text", at: ["imgLink"], label: "Link of the image", isWide: true },
    ],
  },
  ...(isObject(message) && "carouselVariable" in message
    ? [{ type: "json", at: ["carouselVariable"], label: "Variables of the cards" } as const]
    : []),
];

const OPT_OUT: readonly Field[] = [
  { type: "text", at: ["unsubscribePhoneNumber"], label: "Opt-out number (080)" },
  { type: "text", at: ["unsubscribeAuthNumber"], label: "Number to enter there" },
];

/** A basic message may have its content written as it will look, in place of the variables. */
const hasContent = (message: Json): boolean =>
  isObject(message) && ["text", "imgUrl", "button", "attachment", "carousel"].some((name) => name in message);

/** The form of a brand message, as a send of its own or as a step of a flow. */
export function getBrandmessageSections(message: Json, isStep: boolean): readonly Section[] {
  const kind = getKind(textAt(message, "msgType"));
  const fromTemplate = isBasic(message);
  const content = getContentFields("brandmessage", kind, {
    image: placeOf(message, "imgUrl", ["attachment", "image", "imgUrl"], isStep),
    button: placeOf(message, "button", ["attachment", "button"], isStep),
    hasAttachment: isStep,
    without: fromTemplate ? ["DS", "BC", "BT"] : ["DS", "AC"],
    maxButtons: kind.buttons.max,
    maxText: kind.text.max,
  });
  return [
    { title: isStep ? "Sender" : "Recipient and sender", fields: isStep ? [SENDER_KEY] : [TO, SENDER_KEY] },
    {
      title: "Message",
      fields: [
        SEND_TYPE,
        {
          type: "choice",
          at: ["msgType"],
          label: "Kind",
          options: getKindOptions(!isStep && !fromTemplate),
          ...(!fromTemplate && { change: changeKind("brandmessage", isStep) }),
        },
        ...(fromTemplate ? variables(message) : []),
        ...(fromTemplate && !hasContent(message) ? [] : content),
      ],
    },
    { title: "Advertising", fields: [...(isStep && !fromTemplate ? [AD_FLAG] : []), TARGETING, ...OPT_OUT] },
    ...(isStep ? [] : [{ title: "If it fails", fields: [fallback(false)] }]),
    { title: "More", fields: [...(isStep ? [] : [SEND_AT, REF]), ...RARE, ORIGIN_CID], isFolded: true },
  ];
}
