import { rcsFormats } from "../../generated/tables.ts";
import { type ChoiceField, type Field, type ListField, present, type Section, type TextField } from "./fields.ts";
import { DEMO, FROM, fallback, REF, SEND_AT, TO } from "./fields-common.ts";
import { LINK, rcsButtons } from "./fields-rcs-buttons.ts";
import { isObject, type Json, textAt } from "./json.ts";
import { changeFormat, EMPTY_CARD, getFormat, type RcsFormat, resizeCarousel } from "./rcs-formats.ts";

const sizes = ({ images }: RcsFormat): string => images.map(({ width, height }) => `${width} × ${height}`).join(" or ");

const subContent = ({ subInfo }: RcsFormat): ListField => ({
  type: "list",
  at: ["subContent"],
  label: "Sub-information",
  item: "piece",
  max: subInfo,
  make: () => ({ subTitle: "Title", subDesc: "Description" }),
  fields: () => [
    { type: "text", at: ["subTitle"], label: "Title" },
    { type: "text", at: ["subDesc"], label: "Description" },
    {
      type: "image",
      at: ["subMedia"],
      label: "Image",
      upload: { serviceType: "RCS" },
      answer: "media",
      size: "300 × 300",
    },
    LINK("subMediaUrl", "Link of the image"),
  ],
});

/** The fields of one card: what its format has. */
function cardFields(format: RcsFormat): readonly Field[] {
  return present(
    format.title > 0 && {
      type: "text",
      at: ["title"],
      label: "Title",
      meter: { unit: "characters", max: format.title },
    },
    format.text > 0 && {
      type: "text",
      at: ["text"],
      label: "Text",
      lines: format.cards > 1 ? 2 : 4,
      meter: { unit: "characters", max: format.text },
    },
    format.images.length > 0 && {
      type: "image",
      at: ["media"],
      label: "Image",
      upload: { serviceType: "RCS" },
      answer: "media",
      size: `${sizes(format)} px`,
    },
    format.images.length > 0 && LINK("mediaUrl", "Link of the image"),
    format.buttons.max > 0 && rcsButtons(format),
    format.subInfo > 0 && subContent(format),
  );
}

const under = (name: string, fields: readonly Field[]): readonly Field[] =>
  fields.map((field) => ({ ...field, at: ["content", name, ...field.at] }));

function contentFields(rcs: Json, format: RcsFormat): readonly Field[] {
  if (isObject(rcs) && "body" in rcs)
    return [
      {
        type: "map",
        at: ["body"],
        label: "Carrier-standard body",
        hint: "The keys of the format, such as title1 and media1.",
      },
      { type: "json", at: ["buttons"], label: "Carrier-standard buttons" },
    ];
  if (format.content === "template")
    return [
      {
        type: "text",
        id: "template",
        at: ["formatId"],
        label: "Template ID",
        isRequired: true,
        isWide: true,
        suggestions: DEMO.rcsTemplates,
      },
      { type: "map", at: ["content", "template"], label: "Values of the template", names: ["title", "description"] },
      ...under("template", format.subInfo > 0 ? [subContent(format)] : []),
    ];
  if (format.content === "standalone") return under("standalone", cardFields(format));
  return [
    {
      type: "list",
      at: ["content", "carousel"],
      label: "Cards",
      item: "card",
      max: 6,
      make: (list) => list.at(-1) ?? EMPTY_CARD,
      fields: () => cardFields(format),
      resize: (holder, count) => resizeCarousel(holder, count),
    },
  ];
}

const FORMAT: ChoiceField = {
  type: "choice",
  at: ["formatId"],
  label: "Format",
  isWide: true,
  options: [
    ...rcsFormats.formats.map(({ id, layout }) => [id, `${layout} — ${id}`] as const),
    ...DEMO.rcsTemplates.map((id) => [id, `Template — ${id}`] as const),
  ],
  change: changeFormat,
};

const SENDER: readonly Field[] = [
  FROM,
  { type: "text", at: ["brandKey"], label: "Brand key", isRequired: true, suggestions: DEMO.brandKey },
];

const RARE: readonly Field[] = [
  { type: "text", at: ["brandId"], label: "Brand ID" },
  {
    type: "choice",
    at: ["expiryOption"],
    label: "Give up after",
    absent: "24 hours (default)",
    options: [
      ["1", "24 hours"],
      ["2", "40 seconds"],
      ["3", "3 minutes 10 seconds"],
      ["4", "1 hour"],
    ],
  },
  {
    type: "choice",
    at: ["copyAllowed"],
    label: "Copying",
    absent: "Not allowed (default)",
    options: [
      ["0", "Not allowed"],
      ["1", "Allowed"],
    ],
  },
  { type: "text", at: ["groupId"], label: "Group ID", meter: { unit: "characters", max: 20 } },
  { type: "text", at: ["agencyId"], label: "Agency ID" },
  { type: "text", at: ["agencyKey"], label: "Agency key" },
];

const ADVERTISING: readonly Field[] = [
  {
    type: "choice",
    at: ["header"],
    label: "Advertisement",
    absent: "Not marked (default)",
    options: [
      ["0", "Not marked"],
      ["1", "Marked as (광고)"],
    ],
  },
  { type: "text", at: ["footer"], label: "Opt-out number", meter: { unit: "characters", max: 100 } },
];

/** The form of an RCS message, as a send of its own or as a step of a flow. */
export function getRcsSections(rcs: Json, isStep: boolean): readonly Section[] {
  const format = getFormat(textAt(rcs, "formatId"));
  return [
    { title: isStep ? "Sender" : "Recipient and sender", fields: isStep ? SENDER : [TO, ...SENDER] },
    { title: "Message", fields: [FORMAT, ...contentFields(rcs, format)] },
    { title: "Advertising", fields: ADVERTISING, isFolded: textAt(rcs, "header") !== "1" },
    ...(isStep ? [] : [{ title: "If it fails", fields: [fallback(true)] }]),
    { title: "More", fields: isStep ? [...RARE, TTL] : [SEND_AT, REF, ...RARE], isFolded: true },
  ];
}

export const TTL: TextField = { type: "text", at: ["ttl"], label: "Give up after (seconds)" };
