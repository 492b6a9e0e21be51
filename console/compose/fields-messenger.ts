import { type Field, type ImageField, present } from "./fields.ts";
import { LINKS, messengerButtons } from "./fields-buttons.ts";
import { type Json, type Path, textAt } from "./json.ts";
import {
  getDemoImage,
  type MessengerChannel,
  type MessengerKind,
  NEW_COMMERCE,
  NEW_COUPON,
  newCard,
  newRow,
} from "./messenger-kinds.ts";

// The parts that friendtalk and brand messages share.

const BRAND_USES = {
  FW: "wide",
  FL: "wideItemList",
  FC: "carouselFeed",
  FA: "carouselCommerce",
} as const;
const isBrandUse = (use: string): use is keyof typeof BRAND_USES => use in BRAND_USES;
const FRIEND_USES = ["FW", "FL", "FC", "FA"] as const;

/** An image is registered for the place where it stands. */
function getUpload(channel: MessengerChannel, use: string, isFirst: boolean): ImageField["upload"] {
  if (channel === "friendtalk")
    return { serviceType: "FRIENDTALK", msgType: FRIEND_USES.find((one) => one === use) ?? "FI" };
  if (use === "FL" && isFirst) return { serviceType: "BRANDMESSAGE", msgType: "wideItemList", subType: "first" };
  return { serviceType: "BRANDMESSAGE", msgType: isBrandUse(use) ? BRAND_USES[use] : "default" };
}

export const messengerImage = (
  channel: MessengerChannel,
  { at, use, isFirst = false, label = "Image" }: { at: Path; use: string; isFirst?: boolean; label?: string },
): ImageField => ({
  type: "image",
  at,
  label,
  upload: getUpload(channel, use, isFirst),
  answer: "imgUrl",
  isRequired: true,
  ...(use === "FW" && { size: "wide, for example 800 × 600" }),
});

const text = (at: Path, label: string, max?: number): Field => ({
  type: "text",
  at,
  label,
  ...(max !== undefined && { meter: { unit: "characters", max } }),
});

const coupon = (at: Path): Field => ({
  type: "group",
  at,
  label: "Coupon",
  make: () => NEW_COUPON,
  fields: () => [
    {
      type: "text",
      at: ["title"],
      label: "Title",
      isRequired: true,
      hint: "For example: 1000원 할인 쿠폰, 10% 할인 쿠폰, 배송비 할인 쿠폰, 커피 무료 쿠폰",
    },
    { type: "text", at: ["description"], label: "Description", isRequired: true },
    ...LINKS,
  ],
});

const commerce = (at: Path): Field => ({
  type: "group",
  at,
  label: "Offer",
  make: () => NEW_COMMERCE,
  fields: () => [
    text(["title"], "Title", 30),
    { type: "text", at: ["regularPrice"], label: "Regular price", isRequired: true, isNumber: true },
    { type: "text", at: ["discountPrice"], label: "Reduced price", isNumber: true },
    { type: "text", at: ["discountRate"], label: "Reduction in %", isNumber: true },
    { type: "text", at: ["discountFixed"], label: "Reduction in won", isNumber: true },
  ],
});

const video: Field = {
  type: "group",
  at: ["attachment", "video"],
  label: "Video",
  make: () => ({ videoUrl: "https://tv.kakao.com/v/123456789" }),
  fields: () => [
    { type: "text", at: ["videoUrl"], label: "Address of the video", isRequired: true },
    text(["thumbnailUrl"], "Address of its picture"),
  ],
};

const rows = (channel: MessengerChannel): Field => ({
  type: "list",
  at: ["attachment", "item", "list"],
  label: "Item list",
  item: "row",
  max: 4,
  make: (list) => newRow(channel, list.length),
  fields: (_, index) => [
    {
      type: "text",
      at: ["title"],
      label: "Title",
      isRequired: true,
      meter: { unit: "characters", max: index === 0 ? 25 : 30 },
    },
    messengerImage(channel, { at: ["imgUrl"], use: "FL", isFirst: index === 0 }),
    ...LINKS,
  ],
});

function carousel(
  channel: MessengerChannel,
  { msgType, buttons }: MessengerKind,
  without: readonly string[],
): readonly Field[] {
  const isFeed = msgType === "FC";
  return [
    {
      type: "list",
      at: ["carousel", "list"],
      label: "Cards",
      item: "card",
      max: 10,
      make: () => newCard(channel, msgType),
      fields: () =>
        present(
          isFeed && text(["header"], "Title", 20),
          isFeed && { type: "text", at: ["message"], label: "Text", lines: 2, meter: { unit: "characters", max: 180 } },
          messengerImage(channel, { at: ["attachment", "image", "imgUrl"], use: msgType }),
          text(["attachment", "image", "imgLink"], "Link of the image"),
          !isFeed && commerce(["attachment", "commerce"]),
          !isFeed && text(["additionalContent"], "Additional line", 34),
          coupon(["attachment", "coupon"]),
          messengerButtons({ at: ["attachment", "button"], max: 2, name: buttons.name, without }),
        ),
    },
    {
      type: "group",
      at: ["carousel", "head"],
      label: "Opening card",
      make: () => ({
        header: "겨울 기획전",
        content: "따뜻한 겨울을 준비하세요.",
        imageUrl: getDemoImage(channel, "FA"),
      }),
      fields: () => [
        text(["header"], "Title", 20),
        text(["content"], "Text", 50),
        messengerImage(channel, { at: ["imageUrl"], use: msgType }),
        ...LINKS,
      ],
    },
    {
      type: "group",
      at: ["carousel", "tail"],
      label: "Closing link",
      make: () => ({ urlMobile: "https://m.haneul.example/winter" }),
      fields: () => LINKS,
    },
  ];
}

interface Places {
  readonly image: Path;
  readonly button: Path;
  /** Whether the message can have an attachment. */
  readonly hasAttachment: boolean;
  readonly without: readonly string[];
  readonly maxButtons: number;
  readonly maxText: number | undefined;
}

/** The content of a message of this kind. */
export function getContentFields(
  channel: MessengerChannel,
  kind: MessengerKind,
  { image, button, hasAttachment, without, maxButtons, maxText }: Places,
): readonly Field[] {
  const hasPart = (part: string): boolean => kind.parts.includes(part);
  const isCarousel = kind.carousel !== "none";
  const imageLink = image.length > 1 && text([...image.slice(0, -1), "imgLink"], "Link of the image");
  return present(
    hasAttachment && kind.header !== "refused" && text(["header"], "Header", 20),
    kind.text.need !== "refused" && {
      type: "text",
      at: ["text"],
      label: "Text",
      isRequired: kind.text.need === "required",
      lines: 4,
      ...(maxText !== undefined && { meter: { unit: "characters", max: maxText } }),
    },
    hasPart("image") && messengerImage(channel, { at: image, use: kind.msgType }),
    hasPart("image") && imageLink,
    hasAttachment && hasPart("item") && rows(channel),
    hasAttachment && hasPart("video") && video,
    hasAttachment && hasPart("commerce") && commerce(["attachment", "commerce"]),
    hasAttachment && kind.additionalContent && text(["additionalContent"], "Additional line", 34),
    ...(hasAttachment && isCarousel ? carousel(channel, kind, without) : []),
    hasAttachment && !isCarousel && coupon(["attachment", "coupon"]),
    !isCarousel && messengerButtons({ at: button, max: maxButtons, name: kind.buttons.name, without }),
  );
}

export const isBasic = (message: Json): boolean => textAt(message, "sendType") === "basic";
