import type { JsonObject } from "./json.ts";
import { absent } from "./rcs-content.ts";
import type { BrandmessageKind } from "./tables.ts";

/** The result codes of the rules; their texts are in tables/result-codes.yaml. */
export const CODE = {
  other: "A011",
  text: "A303",
  textTooLong: "A328",
  buttons: "A503",
  image: "A513",
  itemTitle: "A521",
  buttonName: "A525",
  header: "A565",
  carousel: "A567",
  wrongCarousel: "A568",
  attachment: "A573",
} as const;

/** The schema of a field that messages of the type do not have. */
export const refused = (code: string, msgType: string, what: string): JsonObject =>
  absent(code, `a message of the type ${msgType} has no ${what}`);

/** A text with so many characters and line breaks at most; the code of too many is that of a text that is too long. */
export function textRule(max: number, lineBreaks: number | undefined): JsonObject {
  const tooLong = { default: CODE.text, maxLength: CODE.textTooLong, pattern: CODE.textTooLong };
  return { maxLength: max, "x-placeholders": true, ...(lineBreaks && lineBreakRule(lineBreaks)), "x-code": tooLong };
}

/** A string with so many line breaks at most. The pattern reads each character once, whatever the string. */
export function lineBreakRule(most: number): JsonObject {
  const words = most === 0 ? "must have no line break" : `must have at most ${most} line break${most === 1 ? "" : "s"}`;
  const pattern = most === 0 ? "^[^\\n]*$" : `^[^\\n]*(?:\\n[^\\n]*){0,${most}}$`;
  return { pattern, "x-message": { pattern: words } };
}

export function buttonsRule(max: number, name: number): JsonObject {
  return {
    maxItems: max,
    items: { properties: { name: { maxLength: name, "x-placeholders": true, "x-code": CODE.buttonName } } },
    "x-code": CODE.buttons,
  };
}

const couponRule = (max: number): JsonObject => ({
  properties: { description: { maxLength: max, "x-placeholders": true, "x-code": CODE.attachment } },
});

const PARTS = { image: "image", item: "item list", commerce: "offer", video: "video" } as const;
const PART_CODES: Readonly<Record<string, string>> = { image: CODE.image, button: CODE.buttons };

/** What an attachment may hold. */
export function attachmentRule({ msgType, parts, buttons, coupon }: BrandmessageKind): JsonObject {
  const others = Object.entries(PARTS).filter(([part]) => !parts.some((one) => one === part));
  return {
    properties: {
      button: buttonsRule(buttons.max, buttons.name),
      ...(parts.includes("item") && { item: { properties: { list: rowsRule } } }),
      coupon: couponRule(coupon),
      ...Object.fromEntries(others.map(([part, what]) => [part, refused(CODE.attachment, msgType, what)])),
    },
  };
}

const FIRST_ROW = 25;
const ANY_ROW = 30;

const rowRule = (max: number): JsonObject => ({
  properties: { title: { maxLength: max, "x-placeholders": true, ...lineBreakRule(1), "x-code": CODE.itemTitle } },
});

/** The first row has less room than the others. */
const rowsRule: JsonObject = { prefixItems: [rowRule(FIRST_ROW)], items: rowRule(ANY_ROW) };

/** What an attachment must hold: the codes of a missing image and of missing buttons are their own. */
export function requiredPart(part: string): JsonObject {
  const code = PART_CODES[part] ?? CODE.attachment;
  return {
    required: ["attachment"],
    properties: {
      attachment: { required: [part], properties: { [part]: { "x-code": code } }, "x-code": code },
    },
  };
}

/** The cards of a feed have a text, those of a carousel of offers an offer; only offers have an opening card. */
export function carouselRule(kind: BrandmessageKind): JsonObject {
  return {
    properties: {
      list: { items: kind.carousel === "feed" ? feedCard(kind) : offerCard(kind) },
      head: kind.carousel === "feed" ? refused(CODE.carousel, kind.msgType, "opening card") : headRule,
      tail: { required: ["urlMobile"], properties: { urlMobile: { "x-code": CODE.carousel } } },
    },
  };
}

function feedCard({ msgType, buttons, coupon }: BrandmessageKind): JsonObject {
  return {
    required: ["header", "message"],
    properties: {
      header: { "x-code": CODE.header },
      message: textRule(180, 2),
      additionalContent: refused(CODE.other, msgType, "additional content"),
      attachment: {
        properties: {
          button: cardButtonsRule(buttons),
          coupon: couponRule(coupon),
          commerce: refused(CODE.attachment, msgType, PARTS.commerce),
        },
      },
    },
  };
}

function offerCard({ msgType, buttons, coupon }: BrandmessageKind): JsonObject {
  return {
    properties: {
      header: refused(CODE.header, msgType, "header in its cards"),
      message: refused(CODE.text, msgType, "text in its cards"),
      attachment: {
        required: ["commerce"],
        properties: {
          button: cardButtonsRule(buttons),
          coupon: couponRule(coupon),
          commerce: { "x-code": CODE.attachment },
        },
      },
    },
  };
}

/** A button that adds the channel is the last one. */
function cardButtonsRule({ min, max, name }: BrandmessageKind["buttons"]): JsonObject {
  return {
    ...buttonsRule(max, name),
    minItems: min,
    if: { type: "array", minItems: 2 },
    then: {
      prefixItems: [
        {
          properties: {
            type: { not: { const: "AC" }, "x-code": CODE.buttons, "x-message": "must be the last button" },
          },
        },
      ],
    },
  };
}

const LINKS = ["urlPc", "schemeIos", "schemeAndroid"];

const headRule: JsonObject = {
  dependentRequired: Object.fromEntries(LINKS.map((link) => [link, ["urlMobile"]])),
  properties: {
    header: { "x-placeholders": true, ...lineBreakRule(0), "x-code": CODE.header },
    content: textRule(50, 2),
    urlMobile: { "x-code": CODE.carousel },
  },
};
