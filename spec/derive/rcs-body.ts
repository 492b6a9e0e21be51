import type { JsonObject } from "./json.ts";
import {
  absent,
  bodyMediaRule,
  CODE,
  detailTextRule,
  isTextOnly,
  labelRule,
  textRule,
  titleRule,
} from "./rcs-content.ts";
import type { RcsLimits } from "./tables.ts";

const PARTS = "(?:title|description|media|mediaUrl)";
const SUB_PARTS = "sub(?:Title|Desc|Media|MediaUrl)";

/** The rule of a format for `body`, the carrier-standard style: the same limits with the keys of that style. */
export function getBodyRule(limits: RcsLimits, mostCards: number): JsonObject {
  if (limits.content === "carousel") return carouselBody(limits, mostCards);
  return limits.content === "template" ? templateBody(limits) : cardBody(limits);
}

function cardBody(limits: RcsLimits): JsonObject {
  return {
    ...(isTextOnly(limits) && { required: ["description"] }),
    properties: {
      ...oneCard(limits),
      ...(isTextOnly(limits) && { description: { ...textRule(limits), minLength: 1 } }),
    },
    patternProperties: {
      [`^${PARTS}[0-9]+$`]: absent(CODE.content, "this format has one card, and its keys have no number"),
      ...subInfo(limits),
    },
    "x-code": CODE.content,
  };
}

function oneCard(limits: RcsLimits): JsonObject {
  return { title: titleRule(limits), description: textRule(limits), media: bodyMediaRule(limits) };
}

/** A template has its own keys. The limits apply to the keys that hold a title, a text or an image. */
function templateBody(limits: RcsLimits): JsonObject {
  return {
    properties: { mTitle: titleRule(limits), ...oneCard(limits) },
    patternProperties: { "^cell(?:Title|Left|Right)[0-9]+$": textRule(limits), ...subInfo(limits) },
    "x-code": CODE.content,
  };
}

/** The exact number of cards is another rule: getCardsRule. */
function carouselBody(limits: RcsLimits, mostCards: number): JsonObject {
  const texts = Array.from({ length: mostCards }, (_, index) => `description${index + 1}`);
  return {
    patternProperties: {
      "^title[0-9]+$": titleRule(limits),
      "^description[0-9]+$": textRule(limits),
      "^media[0-9]+$": bodyMediaRule(limits),
      [`^${PARTS}$`]: absent(CODE.content, "in a carousel the keys have the number of their card"),
      ...subInfo(limits),
    },
    ...(limits.totalText && { "x-max-total-length": { limit: limits.totalText, of: texts } }),
    "x-code": { default: CODE.content, "x-max-total-length": CODE.textTooLong },
  };
}

function subInfo({ subInfo: most, detail }: RcsLimits): JsonObject {
  const beyond = most === 0 ? `^${SUB_PARTS}[0-9]*$` : `^${SUB_PARTS}(?![1-${most}]$)[0-9]+$`;
  const reason =
    most === 0 ? "this format has no sub-information" : `this format has at most ${most} pieces of sub-information`;
  return {
    [beyond]: absent(CODE.subContent, reason),
    ...(detail && { [`^subDesc[1-${most}]$`]: detailTextRule(detail.text) }),
  };
}

/** `buttons` has one entry for each card, with the suggestions of the card. */
export function getButtonsRule({ cards, content, buttons: { max, label } }: RcsLimits, mostCards: number): JsonObject {
  const suggestion = (limit: number): JsonObject => ({
    properties: { action: { properties: { displayText: labelRule(limit) } } },
  });
  return {
    type: "array",
    maxItems: content === "carousel" ? mostCards : cards,
    items: {
      properties: {
        suggestions: {
          type: "array",
          maxItems: max,
          ...(label !== undefined && { items: suggestion(label) }),
          "x-code": CODE.button,
        },
      },
    },
    "x-code": CODE.button,
  };
}

/** The rule for the number of cards of a carousel, in both styles. The other limits do not depend on the number. */
export function getCardsRule(cards: number): JsonObject {
  return {
    properties: {
      content: { properties: { carousel: { type: "array", minItems: cards, maxItems: cards, "x-code": CODE.cards } } },
      body: bodyCards(cards),
      buttons: { type: "array", maxItems: cards, "x-code": CODE.button },
    },
  };
}

function bodyCards(cards: number): JsonObject {
  const numbers = Array.from({ length: cards }, (_, index) => index + 1);
  return {
    patternProperties: {
      [`^${PARTS}(?![1-${cards}]$)[0-9]+$`]: absent(CODE.cards, `this format has ${cards} cards`),
    },
    // A card exists if it has a title, a description or an image.
    allOf: numbers.map((card) => ({
      anyOf: ["title", "description", "media"].map((part) => ({ required: [`${part}${card}`] })),
      "x-code": CODE.cards,
    })),
  };
}
