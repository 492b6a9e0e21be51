import { choice, type Field, group, type ImageField, list, needed, present, text } from "./fields.ts";
import { buttons, LINKS } from "./fields-buttons.ts";
import { YES_NO } from "./fields-common.ts";
import type { Path } from "./json.ts";
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

export const AD_FLAG = choice("adFlag", "Advertisement", YES_NO, { absent: "Yes (default)" });

export const RARE: readonly Field[] = [
  choice("adult", "For adults only", YES_NO, { absent: "No (default)" }),
  choice("pushAlarm", "Announce it on the phone", YES_NO, { absent: "Yes (default)" }),
  text("groupTagKey", "Group tag", { count: true }),
];

const BRAND_USES = { FW: "wide", FL: "wideItemList", FC: "carouselFeed", FA: "carouselCommerce" } as const;
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
  { at, use, isFirst = false }: { at: string; use: string; isFirst?: boolean },
): ImageField => ({
  type: "image",
  at: at.split("/"),
  label: "Image",
  upload: getUpload(channel, use, isFirst),
  answer: "imgUrl",
  isRequired: true,
});

const coupon = (at: string): Field =>
  group(at, "Coupon", NEW_COUPON, () => [
    needed("title", "Title", {
      hint: "For example: 1000원 할인 쿠폰, 10% 할인 쿠폰, 배송비 할인 쿠폰, 커피 무료 쿠폰",
    }),
    needed("description", "Description", { count: true }),
    ...LINKS,
  ]);

const commerce = (at: string): Field =>
  group(at, "Offer", NEW_COMMERCE, () => [
    text("title", "Title", { count: true }),
    needed("regularPrice", "Regular price", { isNumber: true }),
    text("discountPrice", "Reduced price", { isNumber: true }),
    text("discountRate", "Reduction in %", { isNumber: true }),
    text("discountFixed", "Reduction in won", { isNumber: true }),
  ]);

const video = group("attachment/video", "Video", { videoUrl: "https://tv.kakao.com/v/123456789" }, () => [
  needed("videoUrl", "Address of the video"),
  text("thumbnailUrl", "Address of its picture"),
]);

const rows = (channel: MessengerChannel): Field =>
  list("attachment/item/list", "Item list", {
    item: "row",
    make: (given) => newRow(channel, given.length),
    fields: (_, index) => [
      needed("title", "Title", { count: true }),
      messengerImage(channel, { at: "imgUrl", use: "FL", isFirst: index === 0 }),
      ...LINKS,
    ],
  });

function carousel(channel: MessengerChannel, msgType: string, without: readonly string[]): readonly Field[] {
  const isFeed = msgType === "FC";
  const head = {
    header: "겨울 기획전",
    content: "따뜻한 겨울을 준비하세요.",
    imageUrl: getDemoImage(channel, "FA"),
  };
  return [
    list("carousel/list", "Cards", {
      item: "card",
      make: () => newCard(channel, msgType),
      fields: () =>
        present(
          isFeed && text("header", "Title", { count: true }),
          isFeed && text("message", "Text", { lines: 2, count: true }),
          messengerImage(channel, { at: "attachment/image/imgUrl", use: msgType }),
          text("attachment/image/imgLink", "Link of the image"),
          !isFeed && commerce("attachment/commerce"),
          !isFeed && text("additionalContent", "Additional line", { count: true }),
          coupon("attachment/coupon"),
          buttons({ at: ["attachment", "button"], without }),
        ),
    }),
    group("carousel/head", "Opening card", head, () => [
      text("header", "Title", { count: true }),
      text("content", "Text", { count: true }),
      messengerImage(channel, { at: "imageUrl", use: msgType }),
      ...LINKS,
    ]),
    group("carousel/tail", "Closing link", { urlMobile: "https://m.haneul.example/winter" }, () => LINKS),
  ];
}

interface Places {
  readonly image: Path;
  readonly button: Path;
  /** Whether the message can have an attachment. */
  readonly hasAttachment: boolean;
  readonly without: readonly string[];
}

/** The content of a message of this kind. */
export function getContentFields(
  channel: MessengerChannel,
  kind: MessengerKind,
  { image, button, hasAttachment, without }: Places,
): readonly Field[] {
  const hasPart = (part: string): boolean => kind.parts.includes(part);
  const isCarousel = kind.carousel !== "none";
  return present(
    hasAttachment && kind.header !== "refused" && text("header", "Header", { count: true }),
    kind.text.need !== "refused" &&
      text("text", "Text", { isRequired: kind.text.need === "required", lines: 4, count: true }),
    hasPart("image") && messengerImage(channel, { at: image.join("/"), use: kind.msgType }),
    hasPart("image") && image.length > 1 && text("attachment/image/imgLink", "Link of the image"),
    hasAttachment && hasPart("item") && rows(channel),
    hasAttachment && hasPart("video") && video,
    hasAttachment && hasPart("commerce") && commerce("attachment/commerce"),
    hasAttachment && kind.additionalContent && text("additionalContent", "Additional line", { count: true }),
    ...(hasAttachment && isCarousel ? carousel(channel, kind.msgType, without) : []),
    hasAttachment && !isCarousel && coupon("attachment/coupon"),
    !isCarousel && buttons({ at: button, without }),
  );
}
