import type { JsonObject } from "./json.ts";
import { absent, CODE, detailTextRule, labelRule, textIsAll, textRule, titleRule } from "./rcs-pieces.ts";
import type { RcsLimits } from "./rcs-table.ts";

/** What a format allows in the simple style. */
export function contentRule(limits: RcsLimits, mostCards: number): JsonObject {
  const { content } = limits;
  const inner =
    content === "carousel" ? carousel(limits, mostCards) : content === "template" ? template(limits) : card(limits);
  // The code stands at the member too: a message of another kind lacks this one.
  return { required: [content], properties: { [content]: inner } };
}

/** How many cards there are exactly is a rule of its own, see rcs-cards.ts. */
function carousel(limits: RcsLimits, mostCards: number): JsonObject {
  const total: JsonObject = limits.totalText
    ? { "x-max-items-total-length": { limit: limits.totalText, of: "text" } }
    : {};
  const { subContent: _, ...members } = cardMembers(limits);
  return {
    type: "array",
    maxItems: mostCards,
    ...total,
    items: { properties: members },
    "x-code": { default: CODE.content, maxItems: CODE.cards, "x-max-items-total-length": CODE.textTooLong },
  };
}

function card(limits: RcsLimits): JsonObject {
  return {
    ...(textIsAll(limits) && { required: ["text"] }),
    properties: cardMembers(limits),
    "x-code": CODE.content,
  };
}

function cardMembers(limits: RcsLimits): JsonObject {
  return {
    text: textRule(limits),
    title: titleRule(limits),
    ...(limits.images.length === 0 && { media: absent(CODE.content, "this format has no image") }),
    button: buttons(limits),
    subContent: subContents(limits),
  };
}

function buttons({ buttons: { max, label } }: RcsLimits): JsonObject {
  return {
    type: "array",
    maxItems: max,
    ...(label !== undefined && { items: { properties: { name: labelRule(label) } } }),
    "x-code": CODE.button,
  };
}

function subContents({ subInfo, detail }: RcsLimits): JsonObject {
  return {
    type: "array",
    maxItems: subInfo,
    ...(detail && { items: { properties: { subDesc: detailTextRule(detail.text) } } }),
    "x-code": CODE.subContent,
  };
}

/** Cells hold text as the description does. Buttons and images come with the template. */
function template(limits: RcsLimits): JsonObject {
  return {
    properties: {
      title: titleRule(limits),
      description: textRule(limits),
      subContent: subContents(limits),
    },
    patternProperties: {
      "^cell(?:Title|Left|Right)[0-9]+$": textRule(limits),
      "^mTitle$": titleRule(limits),
    },
    "x-code": CODE.content,
  };
}
