import {
  attachmentRule,
  buttonsRule,
  CODE,
  carouselRule,
  lineBreakRule,
  refused,
  requiredPart,
  textRule,
} from "./brandmessage-parts.ts";
import { DeriveError, schemaPointer } from "./derive-error.ts";
import { getObject, getObjects, type JsonObject } from "./json.ts";
import { refTo } from "./schema-parts.ts";
import type { BrandmessageKind } from "./tables.ts";

const DERIVE = "brandmessage-kinds";

/** The kinds that friendtalk shares with brand messages; it had its own rules for the others before. */
const OF_FRIENDTALK = ["FM", "FA", "FP"];

/** Adds the rules of each message type: those of every brand message, those of a step of a flow, and friendtalk's. */
export function deriveBrandmessageKinds(schemas: JsonObject, kinds: readonly BrandmessageKind[]): void {
  addRules(schemas, "BrandmessageRules", "BrandmessageKind", kinds, shortRule);
  addRules(schemas, "BrandmessageStepRules", "BrandmessageStepKind", kinds, stepRule);
  const shared = kinds.filter(({ msgType }) => OF_FRIENDTALK.includes(msgType));
  addRules(schemas, "FriendtalkKinds", "FriendtalkKind", shared, friendtalkRule);
}

function addRules(
  schemas: JsonObject,
  name: string,
  prefix: string,
  kinds: readonly BrandmessageKind[],
  getRule: (kind: BrandmessageKind) => JsonObject,
): void {
  const rules = getObject(schemas, name, "components.schemas");
  if (rules["x-derive"] !== DERIVE)
    throw new DeriveError(`${name}: expected x-derive: ${DERIVE}`, "add this line to the schema", schemaPointer(name));
  delete rules["x-derive"];
  const perKind = kinds.map((kind) => {
    const component = prefix + kind.msgType;
    schemas[component] = { description: `What a message of the type ${kind.msgType} may hold.`, ...getRule(kind) };
    return ifIs("msgType", kind.msgType, { $ref: refTo(component) });
  });
  rules.allOf = [...getObjects(rules.allOf), ...perKind];
}

const ifIs = (field: string, value: string, rule: JsonObject): JsonObject => ({
  if: { required: [field], properties: { [field]: { const: value } } },
  then: rule,
});

/** The fields that every brand message has: text, and the short forms of image and buttons. */
function shortRule({ msgType, text, parts, carousel, buttons }: BrandmessageKind): JsonObject {
  const hasCards = carousel !== "none";
  return {
    properties: {
      text: text.max === undefined ? refused(CODE.text, msgType, "text") : textRule(text.max, text.lineBreaks),
      ...(!parts.includes("image") && { imgUrl: refused(CODE.image, msgType, "image of its own") }),
      button: hasCards
        ? refused(CODE.buttons, msgType, "buttons outside its cards")
        : buttonsRule(buttons.max, buttons.name),
    },
    // The text of a basic message stands in its template.
    ...(text.need === "required" &&
      ifIs("sendType", "free", { required: ["text"], properties: { text: { "x-code": CODE.text } } })),
  };
}

/** The fields that only a step of a flow has. */
function stepRule(kind: BrandmessageKind): JsonObject {
  const needed = neededParts(kind).map((rule) => ifIs("sendType", "free", rule));
  return { ...fieldRules(kind), ...conditions([...couponRules(kind), ...needed]) };
}

function fieldRules(kind: BrandmessageKind): JsonObject {
  const { msgType, header, additionalContent, carousel } = kind;
  const hasCards = carousel !== "none";
  return {
    properties: {
      ...(header === "refused" && { header: refused(CODE.header, msgType, "header") }),
      additionalContent: additionalContent
        ? { "x-placeholders": true, ...lineBreakRule(1), "x-code": CODE.other }
        : refused(CODE.other, msgType, "additional content"),
      attachment: hasCards ? refused(CODE.attachment, msgType, "attachment outside its cards") : attachmentRule(kind),
      carousel: hasCards ? carouselRule(kind) : refused(CODE.wrongCarousel, msgType, "carousel"),
    },
  };
}

/** The linter wants an allOf to have at least two rules. */
const conditions = (rules: readonly JsonObject[]): JsonObject =>
  rules.length > 1 ? { allOf: [...rules] } : (rules[0] ?? {});

/** A coupon takes the room of a button. */
function couponRules({ buttons }: BrandmessageKind): JsonObject[] {
  if (buttons.withCoupon === buttons.max) return [];
  const fewer = { maxItems: buttons.withCoupon, "x-code": CODE.buttons };
  return [
    {
      if: { required: ["attachment"], properties: { attachment: { type: "object", required: ["coupon"] } } },
      then: { properties: { button: fewer, attachment: { properties: { button: fewer } } } },
    },
  ];
}

/** What a free message must have. A basic one has it in its template. */
function neededParts({ header, needs, carousel, buttons }: BrandmessageKind): JsonObject[] {
  const isNeeded = (field: string, code: string): JsonObject => ({
    required: [field],
    properties: { [field]: { "x-code": code } },
  });
  return [
    ...(header === "required" ? [isNeeded("header", CODE.header)] : []),
    ...needs.map((part) => (part === "image" ? eitherImage : requiredPart(part))),
    ...(carousel !== "none" ? [isNeeded("carousel", CODE.wrongCarousel)] : buttons.min > 0 ? [eitherButtons] : []),
  ];
}

const eitherImage: JsonObject = {
  anyOf: [
    { required: ["imgUrl"] },
    { required: ["attachment"], properties: { attachment: { type: "object", required: ["image"] } } },
  ],
  "x-code": CODE.image,
  "x-message": { anyOf: "imgUrl or attachment.image is required" },
};

const some = { type: "array", minItems: 1 };
const eitherButtons: JsonObject = {
  anyOf: [
    { required: ["button"], properties: { button: some } },
    {
      required: ["attachment"],
      properties: { attachment: { type: "object", required: ["button"], properties: { button: some } } },
    },
  ],
  "x-code": CODE.buttons,
  "x-message": { anyOf: "at least one button is required" },
};

/** Friendtalk has no template and no short forms, and accepts a text where a brand message has none. */
function friendtalkRule(kind: BrandmessageKind): JsonObject {
  const { text, needs, carousel, buttons } = kind;
  const ofText = text.max === undefined ? [] : [{ properties: { text: textRule(text.max, text.lineBreaks) } }];
  const ofCards = [{ required: ["carousel"], properties: { carousel: { "x-code": CODE.wrongCarousel } } }, cardParts];
  const someButtons = { properties: { button: { minItems: buttons.min, "x-code": CODE.buttons } } };
  const ofButtons = buttons.min > 0 ? [requiredPart("button"), { properties: { attachment: someButtons } }] : [];
  const ofParts = [{ properties: { attachment: strictParts } }, ...needs.map(requiredPart), ...ofButtons];
  return { ...fieldRules(kind), allOf: [...ofText, ...(carousel === "none" ? ofParts : ofCards)] };
}

/** What a coupon, an offer and a video must be like in these kinds. */
const strictParts: JsonObject = {
  properties: {
    coupon: { $ref: refTo("BrandmessageCouponRules") },
    commerce: { $ref: refTo("BrandmessageCommerceRules") },
    video: { $ref: refTo("BrandmessageVideoRules") },
  },
};

const cardParts: JsonObject = {
  properties: {
    carousel: {
      properties: {
        list: {
          items: {
            properties: {
              attachment: {
                required: ["button"],
                properties: {
                  button: { "x-code": CODE.buttons },
                  coupon: { $ref: refTo("BrandmessageCouponRules") },
                  commerce: { $ref: refTo("BrandmessageCommerceRules") },
                },
              },
            },
          },
        },
      },
    },
  },
};
