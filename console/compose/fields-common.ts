import type { Field, GroupField, ImageField, ListField, TextField } from "./fields.ts";
import { type Json, textAt } from "./json.ts";

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

export const FROM: TextField = {
  type: "text",
  at: ["from"],
  label: "From",
  isRequired: true,
  suggestions: DEMO.from,
};

export const TO: Field = { type: "recipient", at: ["to"], label: "To" };

export const SEND_AT: Field = {
  type: "time",
  at: ["sendAt"],
  label: "Send at",
  hint: "Empty: now. At most 30 days ahead.",
};

export const REF: TextField = {
  type: "text",
  at: ["ref"],
  label: "Reference",
  hint: "Comes back with the report.",
  meter: { unit: "characters", max: 200 },
};

export const ORIGIN_CID: TextField = {
  type: "text",
  at: ["originCID"],
  label: "First sender (originCID)",
  hint: "Nine digits: the registration number of the reseller, if there is one.",
};

/** A text that is counted in the bytes of the domestic networks. */
export const bytesText = (max: number): TextField => ({
  type: "text",
  at: ["text"],
  label: "Text",
  isRequired: true,
  lines: max > 100 ? 6 : 3,
  meter: { unit: "bytes", max },
});

export const MMS_TITLE: TextField = { type: "text", at: ["title"], label: "Title", meter: { unit: "bytes", max: 40 } };

const MMS_IMAGE: ImageField = {
  type: "image",
  at: [],
  label: "Image",
  upload: { serviceType: "MMS" },
  answer: "fileKey",
  size: "JPEG, at most 1500 × 1440, 300 KB",
};

export const MMS_IMAGES: ListField = {
  type: "list",
  at: ["fileKey"],
  label: "Images",
  item: "image",
  max: 3,
  make: (list) => DEMO.files[list.length % DEMO.files.length] ?? "",
  fields: () => [MMS_IMAGE],
};

/** The message that goes out when the one above it fails. RCS has a sender number that the fallback can share. */
export const fallback = (sharesFrom: boolean): GroupField => ({
  type: "group",
  at: ["fallback"],
  label: "Fallback",
  hint: "The text message that is sent if this one fails.",
  make: () => ({ type: "SMS", ...(!sharesFrom && { from: DEMO.from[0] }), text: "We could not reach you otherwise." }),
  fields: (value) => [
    {
      type: "choice",
      at: ["type"],
      label: "Type",
      options: [
        ["SMS", "SMS (LMS when it is longer than 90 bytes)"],
        ["MMS", "MMS"],
      ],
    },
    { ...FROM, isRequired: !sharesFrom, ...(sharesFrom && { hint: "Empty: the sender number of the message." }) },
    ...(textAt(value, "type") === "MMS" || textAt(value, "title") !== "" ? [MMS_TITLE] : []),
    bytesText(2000),
    ...(textAt(value, "type") === "MMS" ? [MMS_IMAGES] : []),
    ORIGIN_CID,
  ],
});

/** The options of a choice between yes and no. */
export const YES_NO = [
  ["Y", "Yes"],
  ["N", "No"],
] as const;

export const isYes = (value: Json | undefined): boolean => value === "Y";
