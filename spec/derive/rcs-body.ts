import type { JsonObject } from "./json.ts";
import {
  absent,
  bodyMediaRule,
  CODE,
  detailTextRule,
  labelRule,
  textIsAll,
  textRule,
  titleRule,
} from "./rcs-pieces.ts";
import type { RcsLimits } from "./rcs-table.ts";

export const PARTS = "(?:title|description|media|mediaUrl)";
const SUB_PARTS = "sub(?:Title|Desc|Media|MediaUrl)";

/** What a format allows in the carrier-standard style: the same limits, at the keys that this style has for them. */
export function bodyRule(limits: RcsLimits, mostCards: number): JsonObject {
  if (limits.content === "carousel") return carouselBody(limits, mostCards);
  return limits.content === "template" ? templateBody(limits) : cardBody(limits);
}

function cardBody(limits: RcsLimits): JsonObject {
  return {
    ...(textIsAll(limits) && { required: ["description"] }),
    properties: {
      ...oneCard(limits),
      ...(textIsAll(limits) && { description: { ...textRule(limits), minLength: 1 } }),
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

/** The keys of a template are its own; those that are known to hold a title, a text or an image are held to the limits. */
function templateBody(limits: RcsLimits): JsonObject {
  return {
    properties: { mTitle: titleRule(limits), ...oneCard(limits) },
    patternProperties: { "^cell(?:Title|Left|Right)[0-9]+$": textRule(limits), ...subInfo(limits) },
    "x-code": CODE.content,
  };
}

/** How many cards there are exactly is a rule of its own, see rcs-cards.ts. */
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

/** One entry of `buttons` per card, each with its suggestions. */
export function buttonsRule({ cards, content, buttons: { max, label } }: RcsLimits, mostCards: number): JsonObject {
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
