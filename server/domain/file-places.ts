import type { Entry, FriendtalkPayload, RcsPayload } from "./entry.ts";
import { isMedia } from "./file-name.ts";
import type { FileRecord } from "./model.ts";
import { below } from "./pointer.ts";

/** A place of a message that names a registered file. */
export interface FilePlace {
  readonly pointer: string;
  readonly name: string;
  readonly serviceType: FileRecord["serviceType"];
  /** A small image of a piece of sub-information, or the image of a card or message. */
  readonly role: "card" | "detail";
}

/** Every place of an entry that names a file, in the order of its fields. */
export function filePlaces({ channel, payload, at }: Entry): FilePlace[] {
  if (channel === "mms")
    return (payload.fileKey ?? []).map((name, index) => place("MMS", name, below(at, "fileKey", index)));
  if (channel === "rcs") return rcsPlaces(payload, at);
  return channel === "friendtalk" ? friendtalkPlaces(payload, at) : [];
}

function place(serviceType: FilePlace["serviceType"], name: string, pointer: string, role: FilePlace["role"] = "card") {
  return { pointer, name, serviceType, role };
}

type Card = { media?: string; subContent?: readonly { subMedia?: string }[] };

function rcsPlaces({ content, body }: RcsPayload, at: string): FilePlace[] {
  const places: FilePlace[] = [];
  if (content !== undefined && "standalone" in content)
    places.push(...cardPlaces(content.standalone, below(at, "content", "standalone")));
  if (content !== undefined && "carousel" in content)
    content.carousel.forEach((card, index) => {
      places.push(...cardPlaces(card, below(at, "content", "carousel", index)));
    });
  if (content !== undefined && "template" in content) {
    const { subContent, ...values } = content.template;
    places.push(...valuePlaces(values, below(at, "content", "template"), false));
    places.push(...cardPlaces({ ...(subContent && { subContent }) }, below(at, "content", "template")));
  }
  if (body !== undefined) places.push(...valuePlaces(body, below(at, "body"), true));
  return places;
}

function cardPlaces({ media, subContent = [] }: Card, at: string): FilePlace[] {
  const places = media === undefined ? [] : [place("RCS", media, below(at, "media"))];
  subContent.forEach(({ subMedia }, index) => {
    if (subMedia !== undefined)
      places.push(place("RCS", subMedia, below(at, "subContent", index, "subMedia"), "detail"));
  });
  return places;
}

const MEDIA_KEY = /^media[0-9]*$/;
const DETAIL_KEY = /^subMedia[0-9]*$/;

/** The keys of a body say which values are images; those of a template are its own, so its values say it themselves. */
function valuePlaces(values: Readonly<Record<string, unknown>>, at: string, keysAreKnown: boolean): FilePlace[] {
  return Object.entries(values).flatMap(([key, value]): FilePlace[] => {
    const pointer = below(at, key);
    if (typeof value === "object" && value !== null) return valuePlaces({ ...value }, pointer, keysAreKnown);
    if (typeof value !== "string") return [];
    if (keysAreKnown && DETAIL_KEY.test(key)) return [place("RCS", value, pointer, "detail")];
    return isMedia(value) || (keysAreKnown && MEDIA_KEY.test(key)) ? [place("RCS", value, pointer)] : [];
  });
}

function friendtalkPlaces({ attachment, carousel, imgUrl }: FriendtalkPayload, at: string): FilePlace[] {
  const places: FilePlace[] = [];
  const add = (name: string | undefined, ...path: (string | number)[]) => {
    if (name !== undefined) places.push(place("FRIENDTALK", name, below(at, ...path)));
  };
  add(attachment?.image?.imgUrl, "attachment", "image", "imgUrl");
  attachment?.item?.list.forEach((row, index) => {
    add(row.imgUrl, "attachment", "item", "list", index, "imgUrl");
  });
  carousel?.list.forEach((card, index) => {
    add(card.attachment.image.imgUrl, "carousel", "list", index, "attachment", "image", "imgUrl");
  });
  add(carousel?.head?.imageUrl, "carousel", "head", "imageUrl");
  add(imgUrl, "imgUrl");
  return places;
}
