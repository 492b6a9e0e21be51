import type { JsonObject } from "./json.ts";
import type { RcsLimits } from "./tables.ts";

/** The rule of a format for `content`, the simple style. */
export function getContentRule(limits: RcsLimits, mostCards: number): JsonObject {
  const { content } = limits;
  const inner =
    content === "carousel" ? carousel(limits, mostCards) : content === "template" ? template(limits) : card(limits);
  // The member has the code too, because a message of another kind does not have this member.
  return { required: [content], properties: { [content]: inner } };
}

/** The exact number of cards is another rule: getCardsRule in rcs-body.ts. */
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
    ...(isTextOnly(limits) && { required: ["text"] }),
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

/** Cells have the limits of the description. Buttons and images are part of the template. */
function template(limits: RcsLimits): JsonObject {
  return {
    properties: {
      title: titleRule(limits),
      description: textRule(limits),
      ...(limits.images.length === 0 && { media: absent(CODE.content, "this format has no image") }),
      subContent: subContents(limits),
    },
    patternProperties: {
      "^cell(?:Title|Left|Right)[0-9]+$": textRule(limits),
      "^mTitle$": titleRule(limits),
    },
    "x-code": CODE.content,
  };
}

/** The result codes of the format rules; their texts are in tables/result-codes.yaml. */
export const CODE = {
  file: "A217",
  textTooLong: "A328",
  button: "A406",
  content: "A415",
  cards: "A417",
  subContent: "A424",
} as const;

/** The schema of a member that the format does not have. */
export function absent(code: string, reason: string): JsonObject {
  return { not: {}, "x-code": code, "x-message": `must be left out: ${reason}` };
}

function text(limit: number, code: JsonObject | string): JsonObject {
  return { type: "string", maxLength: limit, "x-placeholders": true, "x-code": code };
}

export function titleRule(limits: RcsLimits): JsonObject {
  return limits.title === 0 ? absent(CODE.content, "this format has no title") : text(limits.title, CODE.content);
}

export function textRule(limits: RcsLimits): JsonObject {
  if (limits.text === 0) return absent(CODE.content, "this format has no text");
  return text(limits.text, { default: CODE.content, maxLength: CODE.textTooLong });
}

export function detailTextRule(limit: number): JsonObject {
  return text(limit, CODE.content);
}

export function labelRule(limit: number): JsonObject {
  return { type: "string", maxLength: limit, "x-placeholders": true, "x-code": CODE.button };
}

/** The media reference in a body. It can hold placeholders, so that its pattern is also removed in the loose copy. */
export function bodyMediaRule(limits: RcsLimits): JsonObject {
  if (limits.images.length === 0) return absent(CODE.content, "this format has no image");
  return {
    type: "string",
    pattern: "^maapfile://[A-Za-z0-9._~/-]+$",
    maxLength: 200,
    "x-placeholders": true,
    "x-code": CODE.file,
  };
}

/** A format without title and image must have a text. */
export function isTextOnly(limits: RcsLimits): boolean {
  return limits.content === "standalone" && limits.images.length === 0 && limits.title === 0;
}
