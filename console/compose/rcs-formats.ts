import { rcsFormats } from "../../generated/tables.ts";
import { isObject, type Json, type JsonObject, listAt, textAt } from "./json.ts";

/** What a format allows; zero means that it has no such part. */
export interface RcsFormat {
  readonly layout: string;
  readonly family: string;
  readonly content: "standalone" | "carousel" | "template";
  readonly cards: number;
  readonly images: readonly { readonly width: number; readonly height: number }[];
  readonly title: number;
  readonly text: number;
  readonly buttons: { readonly max: number; readonly label?: number };
  readonly subInfo: number;
  readonly detail?: { readonly image: { readonly width: number; readonly height: number } };
}

const FORMATS: ReadonlyMap<string, RcsFormat> = new Map(
  rcsFormats.formats.map((format): [string, RcsFormat] => [format.id, format]),
);

/** The kind of template with the most parts. */
const WIDEST = rcsFormats.templates.reduce((one, other) => (other.subInfo > one.subInfo ? other : one));

/** Of a template that is not known here the kind is open; the widest one leaves the choice to the gateway. */
const TEMPLATE: RcsFormat = { ...WIDEST, layout: "Template", images: [], buttons: { max: 0 } };

export const getFormat = (formatId: string): RcsFormat => FORMATS.get(formatId) ?? TEMPLATE;

export const EMPTY_CARD: JsonObject = { title: "Title", text: "Text" };

/** The image of the demo account that has the size of the format. */
const MEDIA: Readonly<Record<string, string>> = {
  "568x528": "maapfile://f_01JCQH00000000000000000011",
  "568x336": "maapfile://f_01JCQH00000000000000000012",
  "696x504": "maapfile://f_01JCQH00000000000000000013",
  "360x336": "maapfile://f_01JCQH00000000000000000016",
  "900x1200": "maapfile://f_01JCQH00000000000000000018",
  "900x900": "maapfile://f_01JCQH00000000000000000019",
  "900x560": "maapfile://f_01JCQH00000000000000000020",
};

function getDemoMedia({ images: [size] }: RcsFormat): string | undefined {
  return size === undefined ? undefined : MEDIA[`${size.width}x${size.height}`];
}

/** The cards of a message in the simple style, whatever its kind. */
function getCards(rcs: JsonObject): readonly JsonObject[] {
  const cards = listAt(rcs, "content", "carousel").filter(isObject);
  if (cards.length > 0) return cards;
  const content = isObject(rcs.content) ? (rcs.content.standalone ?? rcs.content.template) : undefined;
  if (!isObject(content)) return [EMPTY_CARD];
  const { description, ...card } = content;
  return [description === undefined ? card : { ...card, text: description }];
}

/** What of a card its format has, with an image of the right size. */
function keepWhatFits(card: JsonObject, was: RcsFormat, format: RcsFormat): JsonObject {
  const media = getDemoMedia(format);
  const sameSize = getDemoMedia(was) === media && textAt(card, "media") !== "";
  const hasOptionalImage = format.family === "text";
  const { title, text, mediaUrl, button, subContent } = card;
  return {
    ...(format.title > 0 && { title: title ?? "Title" }),
    ...(format.text > 0 && { text: text ?? "Text" }),
    ...(sameSize ? { media: textAt(card, "media") } : media !== undefined && !hasOptionalImage && { media }),
    ...(media !== undefined && !hasOptionalImage && mediaUrl !== undefined && { mediaUrl }),
    ...(Array.isArray(button) && format.buttons.max > 0 && { button: button.slice(0, format.buttons.max) }),
    ...(Array.isArray(subContent) && format.subInfo > 0 && { subContent: subContent.slice(0, format.subInfo) }),
  };
}

/** Another format for what is written so far: as many cards as it has, and only the parts that it has. */
export function changeFormat(holder: Json, formatId: string): Json {
  const rcs = isObject(holder) ? holder : {};
  const was = getFormat(textAt(rcs, "formatId"));
  const format = getFormat(formatId);
  const { body: _body, buttons: _buttons, content: _content, ...others } = rcs;
  const cards = getCards(rcs).map((card) => keepWhatFits(card, was, format));
  const [first = EMPTY_CARD] = cards;
  const last = cards.at(-1) ?? EMPTY_CARD;
  if (format.content === "carousel") {
    const carousel = Array.from({ length: format.cards }, (_, index) => cards[index] ?? last);
    return { ...others, formatId, content: { carousel } };
  }
  if (format.content === "standalone") return { ...others, formatId, content: { standalone: first } };
  return {
    ...others,
    formatId,
    content: { template: { title: textAt(first, "title"), description: textAt(first, "text") } },
  };
}

/** The formatId of a carousel ends with its number of cards, so that another number is another format. */
export function resizeCarousel(holder: Json, count: number): Json {
  if (!isObject(holder)) return holder;
  const formatId = textAt(holder, "formatId").replace(/0\d00$/, `0${count}00`);
  return FORMATS.has(formatId) ? { ...holder, formatId } : holder;
}
