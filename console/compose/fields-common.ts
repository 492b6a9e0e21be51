import { getLimit } from "../channels/table.ts";
import {
  choice,
  type Field,
  type GroupField,
  group,
  list,
  needed,
  type RecipientField,
  type Section,
  text,
} from "./fields.ts";
import { textAt } from "./json.ts";

// The values that are registered for the demo account, so that the first send works.
export const DEMO = {
  from: ["0212345678", "0298765432"],
  brandKey: ["BR.k3y.7Qm2Zt"],
  rcsTemplates: ["UBR.9sX2kQ-TPL001", "UBR.9sX2kQ-TPL002"],
  senderKey: ["c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"],
  alimtalkTemplates: ["ORDER_PAID_01", "PARCEL_SENT_01", "SUPPORT_01", "BOOKING_OK_02", "RECEIPT_03", "VISIT_ASK_01"],
  brandTemplates: ["WINTER_SALE_01", "WINTER_CARDS_01", "OPENING_01", "GOODS_01", "FILM_01"],
  files: ["f_01JCQH00000000000000000001", "f_01JCQH00000000000000000002", "f_01JCQH00000000000000000003"],
} as const;

export const FROM = needed("from", "From", { suggestions: DEMO.from });
export const SENDER_KEY = needed("senderKey", "Sender key", { isWide: true, suggestions: DEMO.senderKey });
export const TO: RecipientField = { type: "recipient", at: ["to"], label: "To" };
export const SEND_AT: Field = {
  type: "time",
  at: ["sendAt"],
  label: "Send at",
  hint: "Empty: now. At most 30 days ahead.",
};
export const REF = text("ref", "Reference", { hint: "Comes back with the report.", count: true });
export const TTL = text("ttl", "Give up after (seconds)");
export const ORIGIN_CID = text("originCID", "First sender (originCID)", {
  hint: "Nine digits: the registration number of the reseller, if there is one.",
});

/** A text that is counted in the bytes of the domestic networks. */
export const BYTES_TEXT = needed("text", "Text", { lines: 3, count: true });
export const MMS_TITLE = text("title", "Title", { count: true });
export const MMS_IMAGES = list("fileKey", "Images", {
  item: "image",
  make: (images) => DEMO.files[images.length % DEMO.files.length] ?? "",
  fields: () => [{ type: "image", at: [], label: "Image", upload: { serviceType: "MMS" }, answer: "fileKey" }],
});

/** The message that goes out when the one above it fails. RCS has a sender number that the fallback can share. */
export const fallback = (sharesFrom: boolean): GroupField =>
  group(
    "fallback",
    "Fallback",
    { type: "SMS", ...(!sharesFrom && { from: DEMO.from[0] }), text: "We could not reach you otherwise." },
    (value) => [
      choice("type", "Type", [
        ["SMS", `SMS (LMS when it is longer than ${getLimit("sms", "/text")?.max} bytes)`],
        ["MMS", "MMS"],
      ]),
      { ...FROM, isRequired: !sharesFrom, ...(sharesFrom && { hint: "Empty: the sender number of the message." }) },
      ...(textAt(value, "type") === "MMS" || textAt(value, "title") !== "" ? [MMS_TITLE] : []),
      { ...BYTES_TEXT, lines: 6 },
      ...(textAt(value, "type") === "MMS" ? [MMS_IMAGES] : []),
      ORIGIN_CID,
    ],
    "The text message that is sent if this one fails.",
  );

/** The options of a choice between yes and no. */
export const YES_NO = [
  ["Y", "Yes"],
  ["N", "No"],
] as const;

interface Parts {
  readonly to?: Field;
  readonly sender: readonly Field[];
  readonly message: readonly Field[];
  /** What stands below the message. */
  readonly others?: readonly Section[];
  readonly fallback?: Field;
  readonly more: readonly Field[];
}

/** The sections that the form of every channel has. A step has the recipient, the time and the reference of its flow. */
export function makeSections(isStep: boolean, parts: Parts): readonly Section[] {
  const { to = TO, sender, message, others = [], more } = parts;
  return [
    { title: isStep ? "Sender" : "Recipient and sender", fields: isStep ? sender : [to, ...sender] },
    { title: "Message", fields: message },
    ...others,
    ...(isStep || parts.fallback === undefined ? [] : [{ title: "If it fails", fields: [parts.fallback] }]),
    { title: "More", fields: isStep ? more : [SEND_AT, REF, ...more], isFolded: true },
  ];
}
