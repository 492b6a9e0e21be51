import { brandmessageKinds } from "../../generated/tables.ts";
import { ORIGIN } from "./image-address.ts";
import { isObject, type Json, type JsonObject, textAt } from "./json.ts";

export type MessengerChannel = "friendtalk" | "brandmessage";

/** What a kind of friendtalk or brand message holds. */
export interface MessengerKind {
  readonly msgType: string;
  readonly name: string;
  readonly text: { readonly need: string; readonly max?: number };
  readonly header: string;
  readonly additionalContent: boolean;
  readonly parts: readonly string[];
  readonly carousel: string;
  readonly buttons: { readonly max: number; readonly name: number };
}

const KINDS: readonly MessengerKind[] = brandmessageKinds;
const [TEXT] = brandmessageKinds;

export const getKind = (msgType: string): MessengerKind => KINDS.find((kind) => kind.msgType === msgType) ?? TEXT;

/** Item lists, carousels, offers and videos are sent in a flow only. */
const IN_A_SINGLE_SEND = new Set(["FT", "FI", "FW"]);

export const getKindOptions = (onlySingle: boolean): readonly (readonly [string, string])[] =>
  KINDS.filter(({ msgType }) => !onlySingle || IN_A_SINGLE_SEND.has(msgType)).map(
    ({ msgType, name }) => [msgType, `${msgType} — ${name}`] as const,
  );

/** Images of the demo account by channel and kind. The first row of an item list has a shape of its own. */
const IMAGES: Readonly<Record<MessengerChannel, Readonly<Record<string, string>>>> = {
  friendtalk: { FI: "31", FM: "31", FP: "31", FW: "32", FL: "33", "FL row": "34", FC: "36", FA: "39" },
  brandmessage: { FI: "41", FM: "41", FP: "41", FW: "42", FL: "43", "FL row": "44", FC: "45", FA: "46" },
};

export const getDemoImage = (channel: MessengerChannel, use: string, index = 0): string =>
  `${ORIGIN}/v1/image/f_01JCQH000000000000000000${IMAGES[channel][use === "FL" && index > 0 ? "FL row" : use] ?? "31"}.jpg`;

const LINK = "https://m.haneul.example/winter";
export const NEW_BUTTON: JsonObject = { name: "Open", type: "WL", urlMobile: LINK };
export const NEW_COUPON: JsonObject = { title: "배송비 할인 쿠폰", description: "겨울 상품", urlMobile: LINK };
export const NEW_COMMERCE: JsonObject = {
  title: "머플러",
  regularPrice: 89000,
  discountPrice: 71200,
  discountRate: 20,
};

export const newRow = (channel: MessengerChannel, index: number): JsonObject => ({
  title: "상품",
  imgUrl: getDemoImage(channel, "FL", index),
  urlMobile: LINK,
});

/** A card of a carousel feed (FC) or of a carousel of offers (FA). */
export const newCard = (channel: MessengerChannel, msgType: string): JsonObject => ({
  ...(msgType === "FC" && { header: "상품", message: "새 상품을 만나 보세요." }),
  attachment: {
    button: [NEW_BUTTON],
    image: { imgUrl: getDemoImage(channel, msgType) },
    ...(msgType === "FA" && { commerce: NEW_COMMERCE }),
  },
});

function newParts(channel: MessengerChannel, { msgType, parts }: MessengerKind): JsonObject {
  return {
    ...(parts.includes("image") && { image: { imgUrl: getDemoImage(channel, msgType) } }),
    ...(parts.includes("item") && { item: { list: [0, 1, 2].map((index) => newRow(channel, index)) } }),
    ...(parts.includes("commerce") && { commerce: NEW_COMMERCE }),
    ...(parts.includes("video") && { video: { videoUrl: "https://tv.kakao.com/v/123456789" } }),
  };
}

/** Another kind for what is written so far: the parts that it must have, and none that it cannot have. */
export function changeKind(channel: MessengerChannel, isStep: boolean): (holder: Json, msgType: string) => Json {
  return (holder, msgType) => {
    const kind = getKind(msgType);
    const message = isObject(holder) ? holder : {};
    const {
      attachment,
      carousel: _carousel,
      imgUrl: _imgUrl,
      button,
      header,
      additionalContent: _line,
      ...others
    } = message;
    const buttons = button ?? (isObject(attachment) ? attachment.button : undefined) ?? [];
    const kept = (Array.isArray(buttons) ? buttons : []).slice(0, kind.buttons.max);
    const { text: _text, ...withoutText } = others;
    const base = {
      ...(kind.text.need === "refused"
        ? withoutText
        : { ...others, text: textAt(message, "text") || "새 소식이 있습니다." }),
      msgType,
      ...(kind.header === "required" && { header: header ?? "이번 주 소식" }),
    };
    if (kind.carousel !== "none")
      return { ...base, carousel: { list: [newCard(channel, msgType), newCard(channel, msgType)] } };
    const needed = kept.length === 0 && msgType === "FM" ? [NEW_BUTTON] : kept;
    if (!isStep)
      return {
        ...base,
        ...(kind.parts.includes("image") && { imgUrl: getDemoImage(channel, msgType) }),
        ...(needed.length > 0 && { button: needed }),
      };
    const parts = { ...(needed.length > 0 && { button: needed }), ...newParts(channel, kind) };
    return { ...base, ...(Object.keys(parts).length > 0 && { attachment: parts }) };
  };
}
