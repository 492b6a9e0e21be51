import { choice, type Field, group, list, needed, present, text } from "../compose/fields.ts";
import { buttons, LINKS, placeOf } from "../compose/fields-buttons.ts";
import { DEMO, fallback, makeSections, SENDER_KEY } from "../compose/fields-common.ts";
import { isObject, listAt } from "../compose/json.ts";
import type { ConsoleChannel } from "./channel.ts";

const ITEMS = list("attachment/item/list", "Item list", {
  item: "row",
  make: () => ({ title: "Name", description: "Value" }),
  fields: () => [needed("title", "Title", { count: true }), text("description", "Description", { count: true })],
});

const SUMMARY = group(
  "attachment/item/summary",
  "Summary of the list",
  { title: "합계", description: "17,500원" },
  () => [needed("title", "Title", { count: true }), needed("description", "Amount", { count: true })],
);

const HIGHLIGHT = group(
  "attachment/itemHighlight",
  "Highlight",
  { title: "하늘카페", description: "결제 내역" },
  () => [text("title", "Title", { count: true }), text("description", "Description", { count: true })],
);

const QUICK_REPLIES = buttons({ at: ["supplement", "quickReply"], label: "Quick replies", without: ["AC", "DS"] });

const RARE: readonly Field[] = [
  text("price", "Price", { isNumber: true, hint: "For the statistics of the messenger." }),
  choice("currencyType", "Currency", ["KRW", "USD", "EUR"], { absent: "None" }),
  group("link", "Main link", { urlMobile: "https://m.haneul.example" }, () => LINKS),
];

const KIND = choice("msgType", "Kind", [
  ["AT", "AT — text"],
  ["AI", "AI — with the template's image"],
]);

export const alimtalk: ConsoleChannel = {
  getSections: (message, isStep) => {
    const hasItems = listAt(message, "attachment", "item", "list").length > 0;
    const hasReplies = isObject(message) && "supplement" in message;
    return makeSections(isStep, {
      sender: [SENDER_KEY],
      message: present(
        KIND,
        needed("templateCode", "Template", { suggestions: DEMO.alimtalkTemplates, count: true }),
        text("header", "Header", { count: true }),
        text("title", "Emphasised title", { count: true }),
        needed("text", "Text", {
          hint: "The text of the template with its variables filled in.",
          lines: 5,
          count: true,
        }),
        HIGHLIGHT,
        ITEMS,
        hasItems && SUMMARY,
        buttons({
          at: placeOf(message, "button", ["attachment", "button"], isStep),
          // The contract's limit is that of a message without quick replies.
          ...(hasReplies && { max: 2 }),
        }),
        QUICK_REPLIES,
      ),
      fallback: fallback(false),
      more: RARE,
    });
  },
  newStep: { senderKey: DEMO.senderKey[0], msgType: "AT", templateCode: "RECEIPT_03", text: "#{name}님, 감사합니다." },
};
