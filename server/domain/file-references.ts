import { below } from "../../spec/keywords/pointer.ts";
import { brandmessageReferences } from "./brandmessage-files.ts";
import type { Entry, FriendtalkPayload, RcsPayload } from "./entry.ts";
import { FileReference, type Path } from "./file-reference.ts";

export { FileReference };

// How messages name registered files: by key, by the media reference of RCS, or by the address of an image.

const MEDIA_SCHEME = "maapfile://";

export function isMedia(name: string): boolean {
  return name.startsWith(MEDIA_SCHEME);
}

/** The `media` reference that an upload for RCS answers. */
export function getMediaName(fileKey: string): string {
  return MEDIA_SCHEME + fileKey;
}

/** The `imgUrl` that an upload for the messenger answers. `imagesUrl` is where images are served, up to the last slash. */
export function getImageUrl(imagesUrl: string, fileKey: string, extension: string): string {
  return `${imagesUrl}${fileKey}.${extension}`;
}

/** The file that a request names by its key, its media reference or its address; undefined for an address elsewhere. */
export function getFileKey(name: string, imagesUrl: string): string | undefined {
  if (isMedia(name)) return name.slice(MEDIA_SCHEME.length);
  if (name.startsWith(imagesUrl)) return fileKeyOfImage(name.slice(imagesUrl.length));
  return name.includes("/") ? undefined : name;
}

/** The file behind the last part of an image's address, which ends with the extension of its format. */
export function fileKeyOfImage(imageKey: string): string {
  const dot = imageKey.lastIndexOf(".");
  return dot < 0 ? imageKey : imageKey.slice(0, dot);
}

const DETAIL = { role: "detail" } as const;

/** All references of an entry, in the order of its fields. */
export function fileReferences({ channel, payload, at }: Entry): FileReference[] {
  if (channel === "mms")
    return (payload.fileKey ?? []).map((name, index) => new FileReference("MMS", name, at, ["fileKey", index]));
  if (channel === "rcs") return rcsReferences(payload, at);
  if (channel === "brandmessage") return brandmessageReferences(payload, at);
  return channel === "friendtalk" ? friendtalkReferences(payload, at) : [];
}

interface Card {
  readonly media?: string;
  readonly fileKey?: string;
  readonly subContent?: readonly { readonly subMedia?: string }[];
}

/** The cards whose `fileKey` and `media` name different files, by the pointer to the key. */
export function findKeyConflicts({ channel, payload, at }: Entry): readonly string[] {
  if (channel !== "rcs" || payload.content === undefined || !("carousel" in payload.content)) return [];
  return payload.content.carousel.flatMap(({ fileKey, media }, index) =>
    fileKey === undefined || media === undefined || getFileKey(media, "") === fileKey
      ? []
      : [below(at, "content", "carousel", index, "fileKey")],
  );
}

function rcsReferences({ content, body }: RcsPayload, at: string): FileReference[] {
  const references: FileReference[] = [];
  const addCard = (card: Card, path: Path): void => {
    if (card.media !== undefined) references.push(new FileReference("RCS", card.media, at, [...path, "media"]));
    else if (card.fileKey !== undefined)
      references.push(new FileReference("RCS", card.fileKey, at, [...path, "fileKey"]));
    card.subContent?.forEach(({ subMedia }, index) => {
      if (subMedia !== undefined)
        references.push(new FileReference("RCS", subMedia, at, [...path, "subContent", index, "subMedia"], DETAIL));
    });
  };
  if (content !== undefined && "standalone" in content) addCard(content.standalone, ["content", "standalone"]);
  if (content !== undefined && "carousel" in content)
    content.carousel.forEach((card, index) => {
      addCard(card, ["content", "carousel", index]);
    });
  if (content !== undefined && "template" in content) {
    const { subContent, ...values } = content.template;
    references.push(...valueReferences(values, at, ["content", "template"], false));
    addCard({ ...(subContent && { subContent }) }, ["content", "template"]);
  }
  if (body !== undefined) references.push(...valueReferences(body, at, ["body"], true));
  return references;
}

const MEDIA_KEY = /^media[0-9]*$/;
const DETAIL_KEY = /^subMedia[0-9]*$/;

/** The keys of a body tell which values are images. A template has keys of its own, so there the value tells it. */
function valueReferences(values: object, at: string, path: Path, keysAreKnown: boolean): FileReference[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): FileReference[] => {
    const valuePath = [...path, key];
    if (typeof value === "object" && value !== null) return valueReferences(value, at, valuePath, keysAreKnown);
    if (typeof value !== "string") return [];
    if (keysAreKnown && DETAIL_KEY.test(key)) return [new FileReference("RCS", value, at, valuePath, DETAIL)];
    const isImage = isMedia(value) || (keysAreKnown && MEDIA_KEY.test(key));
    return isImage ? [new FileReference("RCS", value, at, valuePath)] : [];
  });
}

function friendtalkReferences({ attachment, carousel, imgUrl }: FriendtalkPayload, at: string): FileReference[] {
  const references: FileReference[] = [];
  const add = (name: string | undefined, ...path: Path) => {
    if (name !== undefined) references.push(new FileReference("FRIENDTALK", name, at, path));
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
  return references;
}
