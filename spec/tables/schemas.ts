import type { JsonObject } from "../derive/json.ts";

// What the YAML files in this folder must be like. The generator reports a violation with its line.

/** Only the compiler sees this member. */
declare const VALUE: unique symbol;

/** A schema with the type of the values that it allows: spec/derive/tables.ts takes the types of the tables from here. */
type Schema<Value> = JsonObject & { readonly [VALUE]?: Value };
export type ValueOf<Of> = Of extends Schema<infer Value> ? Value : never;

type Members = Readonly<Record<string, Schema<unknown>>>;
type Present<Of> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };
type Optional<Of> = { readonly [Name in keyof Of]?: ValueOf<Of[Name]> };

const text: Schema<string> = { type: "string", minLength: 1 };
const anyText: Schema<string> = { type: "string" };
const textOrNull: Schema<string | null> = { type: ["string", "null"] };
const count: Schema<number> = { type: "integer", minimum: 0 };
const positive: Schema<number> = { type: "integer", minimum: 1 };
const status: Schema<number> = { type: "integer", minimum: 200, maximum: 599 };
const flag: Schema<boolean> = { type: "boolean" };
const yes: Schema<true> = { const: true };

const matching = (pattern: string): Schema<string> => ({ type: "string", pattern });
const oneOf = <const Values extends readonly (string | null)[]>(...values: Values): Schema<Values[number]> => ({
  enum: [...values],
});

const closed = <Must extends Members, May extends Members = Record<never, never>>(
  required: Must,
  optional?: May,
): Schema<Present<Must> & Optional<May>> => ({
  type: "object",
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});

const listOf = <Item>(items: Schema<Item>): Schema<readonly Item[]> => ({ type: "array", items });
const eitherOf = <One, Other>(one: Schema<One>, other: Schema<Other>): Schema<One | Other> => ({ anyOf: [one, other] });
const mapOf = <Value>(values: Schema<Value>): Schema<Readonly<Record<string, Value>>> => ({
  type: "object",
  additionalProperties: values,
});

const value = { value: text, meaning: text };
const reportCode = matching("^\\d{5}$");

export const channels = listOf(
  closed(
    {
      name: matching("^[a-z]+$"),
      label: text,
      hint: text,
      meaning: text,
      msgTypes: listOf(closed(value)),
      operation: text,
      recipients: oneOf("domestic", "international"),
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
      digits: matching("^\\d{4}$"),
      what: text,
      answer: oneOf("accept", "refuse", "no-answer", "throttle-once", "lose-once", "accept-after-receipt"),
      receipts: listOf(
        closed(
          { state: oneOf("delivered", "failed") },
          { afterMs: count, afterExpiryMs: count, userType: oneOf("F", "N") },
        ),
      ),
    },
    { code: reportCode, isOffered: yes },
  ),
);

export const resultCodes = listOf(
  closed(
    {
      code: matching("^A\\d{3}$"),
      text,
      status,
      origin: oneOf("specification", "extension"),
      meaning: text,
      action: text,
    },
    { message: eitherOf(text, mapOf(text)), at: listOf(anyText) },
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

const rcsLimits = {
  layout: text,
  family: text,
  msgType: text,
  content: oneOf("standalone", "carousel", "template"),
  cards: count,
  images: listOf(size),
  title: count,
  text: count,
  buttons: closed({ max: count }, { label: count }),
  subInfo: count,
};
const furtherRcsLimits = {
  maxTotalImageBytes: count,
  totalText: count,
  detail: closed({ image: size, text: count }),
};

export const rcsFormats = closed({
  formats: listOf(closed({ id: text, ...rcsLimits }, furtherRcsLimits)),
  templates: listOf(closed({ kind: text, ...rcsLimits }, furtherRcsLimits)),
});

const bounds = closed({}, { min: count, max: count });

export const imageRules = closed({
  maxFileNameLength: count,
  formats: mapOf(closed({ mediaTypes: listOf(text), extensions: listOf(text) })),
  services: listOf(
    closed(
      {
        serviceType: text,
        msgType: textOrNull,
        name: text,
        formats: listOf(text),
        maxBytes: count,
        answer: oneOf("media", "imgUrl", null),
      },
      {
        subType: text,
        also: listOf(text),
        width: bounds,
        height: bounds,
        ratio: closed({ min: size, max: size }),
        sizes: oneOf("rcs-formats"),
      },
    ),
  ),
});

const need = oneOf("required", "optional", "refused");
const parts = listOf(oneOf("image", "item", "commerce", "video"));

export const brandmessageKinds = listOf(
  closed({
    msgType: text,
    name: text,
    text: closed({ need }, { max: count, lineBreaks: count }),
    header: need,
    additionalContent: flag,
    parts,
    needs: parts,
    carousel: oneOf("none", "feed", "commerce"),
    buttons: closed({ min: count, max: count, withCoupon: count, name: count }),
    coupon: count,
  }),
);

export const rateLimits = listOf(
  closed(
    { kind: text, calls: text, count: positive, per: oneOf("second", "minute") },
    { counted: text, note: text, failures: positive },
  ),
);

export const rights = listOf(closed({ right: text, calls: text, code: text }));
