import { type Field, present, type Section } from "./fields.ts";
import { LINKS, messengerButtons, placeOf } from "./fields-buttons.ts";
import { DEMO, fallback, REF, SEND_AT, TO } from "./fields-common.ts";
import { isObject, type Json, listAt } from "./json.ts";

export const SENDER_KEY: Field = {
  type: "text",
  at: ["senderKey"],
  label: "Sender key",
  isRequired: true,
  isWide: true,
  suggestions: DEMO.senderKey,
};

const ITEMS: Field = {
  type: "list",
  at: ["attachment", "item", "list"],
  label: "Item list",
  item: "row",
  max: 10,
  make: () => ({ title: "Name", description: "Value" }),
  fields: () => [
    { type: "text", at: ["title"], label: "Title", isRequired: true, meter: { unit: "characters", max: 6 } },
    { type: "text", at: ["description"], label: "Description", meter: { unit: "characters", max: 23 } },
  ],
};

const SUMMARY: Field = {
  type: "group",
  at: ["attachment", "item", "summary"],
  label: "Summary of the list",
  make: () => ({ title: "합계", description: "17,500원" }),
  fields: () => [
    { type: "text", at: ["title"], label: "Title", isRequired: true, meter: { unit: "characters", max: 6 } },
    { type: "text", at: ["description"], label: "Amount", isRequired: true, meter: { unit: "characters", max: 14 } },
  ],
};

const HIGHLIGHT: Field = {
  type: "group",
  at: ["attachment", "itemHighlight"],
  label: "Highlight",
  make: () => ({ title: "하늘카페", description: "결제 내역" }),
  fields: () => [
    { type: "text", at: ["title"], label: "Title", meter: { unit: "characters", max: 30 } },
    { type: "text", at: ["description"], label: "Description", meter: { unit: "characters", max: 19 } },
  ],
};

const QUICK_REPLIES = messengerButtons({
  at: ["supplement", "quickReply"],
  label: "Quick replies",
  max: 10,
  name: 14,
  without: ["AC", "DS"],
});

const RARE: readonly Field[] = [
  { type: "text", at: ["price"], label: "Price", isNumber: true, hint: "For the statistics of the messenger." },
  {
    type: "choice",
    at: ["currencyType"],
    label: "Currency",
    absent: "None",
    options: [
      ["KRW", "KRW"],
      ["USD", "USD"],
      ["EUR", "EUR"],
    ],
  },
  {
    type: "group",
    at: ["link"],
    label: "Main link",
    make: () => ({ urlMobile: "https://m.haneul.example" }),
    fields: () => LINKS,
  },
];

/** The form of an alimtalk message, as a send of its own or as a step of a flow. */
export function getAlimtalkSections(message: Json, isStep: boolean): readonly Section[] {
  const hasItems = listAt(message, "attachment", "item", "list").length > 0;
  const hasReplies = isObject(message) && "supplement" in message;
  return [
    { title: isStep ? "Sender" : "Recipient and sender", fields: isStep ? [SENDER_KEY] : [TO, SENDER_KEY] },
    {
      title: "Message",
      fields: present(
        {
          type: "choice",
          at: ["msgType"],
          label: "Kind",
          options: [
            ["AT", "AT — text"],
            ["AI", "AI — with the template's image"],
          ],
        },
        {
          type: "text",
          at: ["templateCode"],
          label: "Template",
          isRequired: true,
          suggestions: DEMO.alimtalkTemplates,
          meter: { unit: "characters", max: 30 },
        },
        { type: "text", at: ["header"], label: "Header", meter: { unit: "characters", max: 16 } },
        { type: "text", at: ["title"], label: "Emphasised title", meter: { unit: "characters", max: 50 } },
        {
          type: "text",
          at: ["text"],
          label: "Text",
          hint: "The text of the template with its variables filled in.",
          isRequired: true,
          lines: 5,
          meter: { unit: "characters", max: 1000 },
        },
        HIGHLIGHT,
        ITEMS,
        hasItems && SUMMARY,
        messengerButtons({
          at: placeOf(message, "button", ["attachment", "button"], isStep),
          max: hasReplies ? 2 : 5,
          name: 14,
        }),
        QUICK_REPLIES,
      ),
    },
    ...(isStep ? [] : [{ title: "If it fails", fields: [fallback(false)] }]),
    { title: "More", fields: isStep ? RARE : [SEND_AT, REF, ...RARE], isFolded: true },
  ];
}
