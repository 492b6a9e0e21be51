import type { JsonObject } from "../derive/json.ts";

// What the YAML files in this folder must be like. The generator reports a violation with its line.

const text: JsonObject = { type: "string", minLength: 1 };
const count: JsonObject = { type: "integer", minimum: 0 };

const closed = (required: JsonObject, optional: JsonObject = {}): JsonObject => ({
  type: "object",
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});

const listOf = (items: JsonObject): JsonObject => ({ type: "array", items });
const mapOf = (values: JsonObject): JsonObject => ({ type: "object", additionalProperties: values });

const value = { value: text, meaning: text };
const reportCode: JsonObject = { type: "string", pattern: "^\\d{5}$" };
const yes: JsonObject = { const: true };

export const channels = listOf(
  closed(
    {
      name: { type: "string", pattern: "^[a-z]+$" },
      label: text,
      hint: text,
      meaning: text,
      msgTypes: listOf(closed(value)),
      operation: text,
      recipients: { enum: ["domestic", "international"] },
      families: listOf(text),
      codes: closed(
        { expired: reportCode, noRoute: reportCode, refused: reportCode, failed: reportCode },
        { outsideHours: reportCode },
      ),
    },
    { reportLabel: text, step: text, offers: listOf(reportCode), messenger: yes, isNew: yes, userType: yes },
  ),
);

export const magicRecipients = listOf(
  closed(
    {
      digits: { type: "string", pattern: "^\\d{4}$" },
      what: text,
      answer: { enum: ["accept", "refuse", "no-answer", "throttle-once", "lose-once", "accept-after-receipt"] },
      receipts: listOf(
        closed(
          { state: { enum: ["delivered", "failed"] } },
          { afterMs: count, afterExpiryMs: count, userType: { enum: ["F", "N"] } },
        ),
      ),
    },
    { code: reportCode, isOffered: yes },
  ),
);

export const resultCodes = listOf(
  closed(
    {
      code: { type: "string", pattern: "^A\\d{3}$" },
      text,
      status: { type: "integer", minimum: 200, maximum: 599 },
      origin: { enum: ["specification", "extension"] },
      meaning: text,
      action: text,
    },
    { message: { anyOf: [text, mapOf(text)] }, at: listOf({ type: "string" }) },
  ),
);

export const reportCodes = listOf(
  closed({ code: reportCode, family: text, text, meaning: text, action: text }, { isCarriers: yes }),
);

export const reportValues = closed({
  reportTypes: listOf(closed(value)),
  carriers: listOf(closed(value)),
});

const size = closed({ width: count, height: count });

const rcsRow = (name: string): JsonObject =>
  closed(
    {
      [name]: text,
      layout: text,
      family: text,
      msgType: text,
      content: { enum: ["standalone", "carousel", "template"] },
      cards: count,
      images: listOf(size),
      title: count,
      text: count,
      buttons: closed({ max: count }, { label: count }),
      subInfo: count,
    },
    { maxTotalImageBytes: count, totalText: count, detail: closed({ image: size, text: count }) },
  );

export const rcsFormats = closed({ formats: listOf(rcsRow("id")), templates: listOf(rcsRow("kind")) });

const bounds = closed({}, { min: count, max: count });

export const imageRules = closed({
  maxFileNameLength: count,
  formats: mapOf(closed({ mediaTypes: listOf(text), extensions: listOf(text) })),
  services: listOf(
    closed(
      {
        serviceType: text,
        msgType: { type: ["string", "null"] },
        name: text,
        formats: listOf(text),
        maxBytes: count,
        answer: { enum: ["media", "imgUrl", null] },
      },
      {
        subType: text,
        also: listOf(text),
        width: bounds,
        height: bounds,
        ratio: closed({ min: size, max: size }),
        sizes: { const: "rcs-formats" },
      },
    ),
  ),
});

const need: JsonObject = { enum: ["required", "optional", "refused"] };
const parts = listOf({ enum: ["image", "item", "commerce", "video"] });

export const brandmessageKinds = listOf(
  closed({
    msgType: text,
    name: text,
    text: closed({ need }, { max: count, lineBreaks: count }),
    header: need,
    additionalContent: { type: "boolean" },
    parts,
    needs: parts,
    carousel: { enum: ["none", "feed", "commerce"] },
    buttons: closed({ min: count, max: count, withCoupon: count, name: count }),
    coupon: count,
  }),
);

export const rateLimits = listOf(
  closed(
    { kind: text, calls: text, count: { type: "integer", minimum: 1 }, per: { enum: ["second", "minute"] } },
    { counted: text, note: text, failures: { type: "integer", minimum: 1 } },
  ),
);

export const rights = listOf(closed({ right: text, calls: text, code: text }));
