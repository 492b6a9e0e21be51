import { isObject, type Json, type JsonObject, listAt, textAt, textOf } from "../compose/json.ts";
import { getFormat, type RcsFormat } from "../compose/rcs-formats.ts";

/** A piece of sub-information of a card. */
export interface SubView {
  readonly title: string;
  readonly text: string;
  readonly media: string;
}

export interface CardView {
  readonly title: string;
  readonly text: string;
  readonly media: string;
  readonly buttons: readonly string[];
  readonly subs: readonly SubView[];
}

/** An RCS message as a phone shows it, whichever style it was written in. */
export interface RcsView {
  readonly format: RcsFormat;
  readonly cards: readonly CardView[];
  /** Rows of a cell template. */
  readonly cells: readonly { readonly title: string; readonly left: string; readonly right: string }[];
  /** Values for keys of a template, whose wording is registered with the carriers. */
  readonly values: readonly (readonly [name: string, value: string])[];
  readonly isAdvertisement: boolean;
  readonly footer: string;
}

const TEMPLATE_KEYS = new Set(["title", "description", "subContent", "media", "mediaUrl"]);

const toSub = (sub: Json): SubView => ({
  title: textAt(sub, "subTitle"),
  text: textAt(sub, "subDesc"),
  media: textAt(sub, "subMedia"),
});

const toCard = (card: Json): CardView => ({
  title: textAt(card, "title"),
  text: textAt(card, "text") || textAt(card, "description"),
  media: textAt(card, "media"),
  buttons: listAt(card, "button").map((button) => textAt(button, "name")),
  subs: listAt(card, "subContent").map(toSub),
});

/** The labels of the carrier-standard buttons: one group for each card. */
const toLabels = (group: Json | undefined): readonly string[] =>
  listAt(group, "suggestions").map((suggestion) => textAt(suggestion, "action", "displayText"));

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Carrier-standard fields have a number for each card (`title1`), or none where there is one card (`title`). */
function toStandardCards(body: JsonObject, buttons: Json | undefined, format: RcsFormat): readonly CardView[] {
  const groups = Array.isArray(buttons) ? buttons : [];
  const of = (name: string, number: number): string => textOf(body[`${name}${number}`]);
  if (format.content === "carousel")
    return NUMBERS.slice(0, format.cards).map((number) => ({
      title: of("title", number),
      text: of("description", number),
      media: of("media", number),
      buttons: toLabels(groups[number - 1]),
      subs: [],
    }));
  const subs = NUMBERS.map((number) => ({
    title: of("subTitle", number),
    text: of("subDesc", number),
    media: of("subMedia", number),
  })).filter(({ title, text, media }) => title + text + media !== "");
  const { title, description, media } = body;
  return [
    { title: textOf(title), text: textOf(description), media: textOf(media), buttons: groups.flatMap(toLabels), subs },
  ];
}

function toCells(body: JsonObject): RcsView["cells"] {
  return NUMBERS.map((number) => ({
    title: textOf(body[`cellTitle${number}`]),
    left: textOf(body[`cellLeft${number}`]),
    right: textOf(body[`cellRight${number}`]),
  })).filter(({ title, left, right }) => title + left + right !== "");
}

export function getRcsView(rcs: Json): RcsView {
  const format = getFormat(textAt(rcs, "formatId"));
  const base = {
    format,
    cells: [],
    values: [],
    isAdvertisement: textAt(rcs, "header") === "1",
    footer: textAt(rcs, "footer"),
  };
  const { content, body, buttons } = isObject(rcs) ? rcs : {};
  if (isObject(body)) return { ...base, cards: toStandardCards(body, buttons, format), cells: toCells(body) };
  const { standalone, template } = isObject(content) ? content : {};
  if (isObject(template)) {
    const values = Object.entries(template)
      .filter(([name]) => !TEMPLATE_KEYS.has(name))
      .map(([name, value]) => [name, textOf(value)] as const);
    return { ...base, cards: [toCard(template)], values };
  }
  const cards = standalone === undefined ? listAt(content, "carousel") : [standalone];
  return { ...base, cards: cards.map(toCard) };
}
