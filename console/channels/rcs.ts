import { rcsFormats } from "../../generated/tables.ts";
import {
  choice,
  type Field,
  type ImageField,
  json,
  type ListField,
  list,
  map,
  needed,
  present,
  text,
} from "../compose/fields.ts";
import { buttons } from "../compose/fields-buttons.ts";
import { DEMO, FROM, fallback, makeSections, TTL } from "../compose/fields-common.ts";
import { RCS_BUTTONS } from "../compose/fields-rcs-buttons.ts";
import { isObject, type Json, textAt } from "../compose/json.ts";
import { changeFormat, EMPTY_CARD, getFormat, type RcsFormat, resizeCarousel } from "../compose/rcs-formats.ts";
import type { ConsoleChannel } from "./channel.ts";

const image = (at: string, sizes: RcsFormat["images"]): ImageField => ({
  type: "image",
  at: [at],
  label: "Image",
  upload: { serviceType: "RCS" },
  answer: "media",
  ...(sizes.length > 0 && { sizes }),
});

const subContent = ({ subInfo, detail }: RcsFormat): ListField =>
  list("subContent", "Sub-information", {
    item: "piece",
    max: subInfo,
    make: () => ({ subTitle: "Title", subDesc: "Description" }),
    fields: () => [
      text("subTitle", "Title"),
      text("subDesc", "Description"),
      image("subMedia", detail === undefined ? [] : [detail.image]),
      text("subMediaUrl", "Link of the image"),
    ],
  });

/** The fields of one card: what its format has. */
function cardFields(format: RcsFormat): readonly Field[] {
  const { max, label } = format.buttons;
  return present(
    format.title > 0 && text("title", "Title", { count: format.title }),
    format.text > 0 && text("text", "Text", { lines: format.cards > 1 ? 2 : 4, count: format.text }),
    format.images.length > 0 && image("media", format.images),
    format.images.length > 0 && text("mediaUrl", "Link of the image"),
    max > 0 && buttons({ at: ["button"], max, name: label, types: RCS_BUTTONS }),
    format.subInfo > 0 && subContent(format),
  );
}

const under = (name: string, fields: readonly Field[]): readonly Field[] =>
  fields.map((field) => ({ ...field, at: ["content", name, ...field.at] }));

function contentFields(rcs: Json, format: RcsFormat): readonly Field[] {
  if (isObject(rcs) && "body" in rcs)
    return [
      map("body", "Carrier-standard body", { hint: "The keys of the format, such as title1 and media1." }),
      json("buttons", "Carrier-standard buttons"),
    ];
  if (format.content === "template")
    return [
      needed("formatId", "Template ID", { id: "template", isWide: true, suggestions: DEMO.rcsTemplates }),
      map("content/template", "Values of the template", { names: ["title", "description"] }),
      ...under("template", format.subInfo > 0 ? [subContent(format)] : []),
    ];
  if (format.content === "standalone") return under("standalone", cardFields(format));
  return [
    list("content/carousel", "Cards", {
      item: "card",
      make: (cards) => cards.at(-1) ?? EMPTY_CARD,
      fields: () => cardFields(format),
      resize: (holder, count) => resizeCarousel(holder, count),
    }),
  ];
}

const FORMAT = choice(
  "formatId",
  "Format",
  [
    ...rcsFormats.formats.map(({ id, layout }) => [id, `${layout} — ${id}`] as const),
    ...DEMO.rcsTemplates.map((id) => [id, `Template — ${id}`] as const),
  ],
  { isWide: true, change: changeFormat },
);

const RARE: readonly Field[] = [
  text("brandId", "Brand ID"),
  choice(
    "expiryOption",
    "Give up after",
    [
      ["1", "24 hours"],
      ["2", "40 seconds"],
      ["3", "3 minutes 10 seconds"],
      ["4", "1 hour"],
    ],
    { absent: "24 hours (default)" },
  ),
  choice(
    "copyAllowed",
    "Copying",
    [
      ["0", "Not allowed"],
      ["1", "Allowed"],
    ],
    { absent: "Not allowed (default)" },
  ),
  text("groupId", "Group ID", { count: true }),
  text("agencyId", "Agency ID"),
  text("agencyKey", "Agency key"),
];

const ADVERTISING: readonly Field[] = [
  choice(
    "header",
    "Advertisement",
    [
      ["0", "Not marked"],
      ["1", "Marked as (광고)"],
    ],
    { absent: "Not marked (default)" },
  ),
  text("footer", "Opt-out number", { count: true }),
];

export const rcs: ConsoleChannel = {
  getSections: (message, isStep) =>
    makeSections(isStep, {
      sender: [FROM, needed("brandKey", "Brand key", { suggestions: DEMO.brandKey })],
      message: [FORMAT, ...contentFields(message, getFormat(textAt(message, "formatId")))],
      others: [{ title: "Advertising", fields: ADVERTISING, isFolded: textAt(message, "header") !== "1" }],
      fallback: fallback(true),
      more: isStep ? [...RARE, TTL] : RARE,
    }),
  newStep: {
    from: DEMO.from[0],
    formatId: "SS000000",
    brandKey: DEMO.brandKey[0],
    content: { standalone: { text: "안녕하세요, #{name}님." } },
  },
  describe: (message) => `RCS · ${getFormat(textAt(message, "formatId")).layout}`,
};
