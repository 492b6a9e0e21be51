import { type Field, present, type Section } from "./fields.ts";
import { getAlimtalkSections } from "./fields-alimtalk.ts";
import { bytesText, DEMO, FROM, MMS_IMAGES, MMS_TITLE, ORIGIN_CID, REF, SEND_AT, TO } from "./fields-common.ts";
import { getBrandmessageSections, getFriendtalkSections } from "./fields-friendtalk.ts";
import { getRcsSections, TTL } from "./fields-rcs.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";
import { findPlaceholders } from "./placeholders.ts";
import { CHANNEL_OF, type SendOperation } from "./send-channels.ts";

/** The channels of the steps of a flow. */
export const STEP_CHANNELS = ["rcs", "alimtalk", "friendtalk", "brandmessage", "mms", "sms"] as const;
export type StepChannel = (typeof STEP_CHANNELS)[number];

function getSmsSections(isStep: boolean): readonly Section[] {
  return [
    { title: isStep ? "Sender" : "Recipient and sender", fields: isStep ? [FROM] : [TO, FROM] },
    { title: "Message", fields: [bytesText(90)] },
    { title: "More", fields: isStep ? [TTL, ORIGIN_CID] : [SEND_AT, REF, ORIGIN_CID], isFolded: true },
  ];
}

function getMmsSections(isStep: boolean): readonly Section[] {
  return [
    { title: isStep ? "Sender" : "Recipient and sender", fields: isStep ? [FROM] : [TO, FROM] },
    { title: "Message", fields: [MMS_TITLE, bytesText(2000), MMS_IMAGES] },
    { title: "More", fields: isStep ? [TTL, ORIGIN_CID] : [SEND_AT, REF, ORIGIN_CID], isFolded: true },
  ];
}

const INTERNATIONAL: readonly Section[] = [
  {
    title: "Recipient and sender",
    fields: [
      { type: "recipient", at: ["to"], label: "To", hint: "With + and the country code.", isInternational: true },
      FROM,
    ],
  },
  {
    title: "Message",
    fields: [{ type: "text", at: ["text"], label: "Text", isRequired: true, lines: 5, meter: { unit: "parts" } }],
  },
  { title: "More", fields: [SEND_AT, REF], isFolded: true },
];

/** The form of a message of one channel. */
export function getChannelSections(channel: StepChannel, message: Json, isStep: boolean): readonly Section[] {
  switch (channel) {
    case "sms":
      return getSmsSections(isStep);
    case "mms":
      return getMmsSections(isStep);
    case "rcs":
      return getRcsSections(message, isStep);
    case "alimtalk":
      return getAlimtalkSections(message, isStep);
    case "friendtalk":
      return getFriendtalkSections(message, isStep);
    case "brandmessage":
      return getBrandmessageSections(message, isStep);
  }
}

/** A first message of each channel for a new step. */
export const NEW_STEPS: Readonly<Record<StepChannel, JsonObject>> = {
  sms: { from: DEMO.from[0], text: "안녕하세요, #{name}님." },
  mms: { from: DEMO.from[0], title: "안내", text: "안녕하세요, #{name}님." },
  rcs: {
    from: DEMO.from[0],
    formatId: "SS000000",
    brandKey: DEMO.brandKey[0],
    content: { standalone: { text: "안녕하세요, #{name}님." } },
  },
  alimtalk: { senderKey: DEMO.senderKey[0], msgType: "AT", templateCode: "RECEIPT_03", text: "#{name}님, 감사합니다." },
  friendtalk: { senderKey: DEMO.senderKey[0], msgType: "FT", adFlag: "N", text: "안녕하세요, #{name}님." },
  brandmessage: { senderKey: DEMO.senderKey[0], sendType: "free", msgType: "FT", text: "안녕하세요, #{name}님." },
};

function getOmniSections(body: Json): readonly Section[] {
  const isForm = isObject(body) && "messageForm" in body;
  const names = findPlaceholders(body);
  const destinations: Field = {
    type: "list",
    at: ["destinations"],
    label: "Recipients",
    item: "recipient",
    max: 10,
    make: () => ({ to: "01000000000" }),
    fields: (destination) =>
      present(
        TO,
        (names.length > 0 || (isObject(destination) && "replaceWords" in destination)) && {
          type: "map",
          at: ["replaceWords"],
          label: "Words for the placeholders",
          names,
        },
      ),
  };
  return [
    { title: "To whom", fields: [destinations] },
    ...(isForm
      ? [
          {
            title: "Message",
            fields: [{ type: "text", at: ["messageForm"], label: "Form", isRequired: true } as const],
          },
        ]
      : []),
    {
      title: "More",
      fields: present(SEND_AT, REF, {
        type: "text",
        at: ["paymentCode"],
        label: "Payment code",
        meter: { unit: "characters", max: 20 },
      }),
      isFolded: true,
    },
  ];
}

/** The form of a body. The steps of a flow stand between its first section and the others. */
export function getSections(operation: SendOperation, body: Json): readonly Section[] {
  if (operation === "sendOmni") return getOmniSections(body);
  if (operation === "sendInternational") return INTERNATIONAL;
  return getChannelSections(CHANNEL_OF[operation], body, false);
}
