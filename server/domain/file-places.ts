import type { Entry, FriendtalkPayload, RcsPayload } from "./entry.ts";
import { isMedia } from "./file-name.ts";
import type { FileRecord } from "./model.ts";
import { below } from "./pointer.ts";

type Path = readonly (string | number)[];

/** Where the places of a card or a message begin: the same for all of them. */
interface From {
  readonly at: string;
  readonly path: Path;
}

const MEDIA: Path = ["media"];
const NOWHERE: Path = [];

/** A place of a message that names a registered file. */
export class FilePlace {
  readonly serviceType: FileRecord["serviceType"];
  readonly name: string;
  /** A small image of a piece of sub-information, or the image of a card or message. */
  readonly role: "card" | "detail";
  readonly #from: From;
  readonly #path: Path;

  constructor(serviceType: FilePlace["serviceType"], name: string, from: From, path: Path, role: FilePlace["role"]) {
    this.serviceType = serviceType;
    this.name = name;
    this.#from = from;
    this.#path = path;
    this.role = role;
  }

  /** Put into words only where something is wrong: hardly ever. */
  get pointer(): string {
    return below(this.#from.at, ...this.#from.path, ...this.#path);
  }
}

/** Every place of an entry that names a file, in the order of its fields. */
export function filePlaces({ channel, payload, at }: Entry): FilePlace[] {
  if (channel === "mms")
    return (payload.fileKey ?? []).map(
      (name, index) => new FilePlace("MMS", name, { at, path: ["fileKey"] }, [index], "card"),
    );
  if (channel === "rcs") return rcsPlaces(payload, at);
  return channel === "friendtalk" ? friendtalkPlaces(payload, at) : [];
}

type Card = { media?: string; subContent?: readonly { subMedia?: string }[] };

function rcsPlaces({ content, body }: RcsPayload, at: string): FilePlace[] {
  const places: FilePlace[] = [];
  if (content !== undefined && "standalone" in content)
    addCard(places, content.standalone, { at, path: ["content", "standalone"] });
  if (content !== undefined && "carousel" in content)
    content.carousel.forEach((card, index) => {
      addCard(places, card, { at, path: ["content", "carousel", index] });
    });
  if (content !== undefined && "template" in content) {
    const { subContent, ...values } = content.template;
    places.push(...valuePlaces(values, at, ["content", "template"], false));
    addCard(places, { ...(subContent && { subContent }) }, { at, path: ["content", "template"] });
  }
  if (body !== undefined) places.push(...valuePlaces(body, at, ["body"], true));
  return places;
}

function addCard(places: FilePlace[], { media, subContent }: Card, from: From): void {
  if (media !== undefined) places.push(new FilePlace("RCS", media, from, MEDIA, "card"));
  subContent?.forEach(({ subMedia }, index) => {
    if (subMedia !== undefined)
      places.push(new FilePlace("RCS", subMedia, from, ["subContent", index, "subMedia"], "detail"));
  });
}

const MEDIA_KEY = /^media[0-9]*$/;
const DETAIL_KEY = /^subMedia[0-9]*$/;

/** The keys of a body say which values are images; those of a template are its own, so its values say it themselves. */
function valuePlaces(
  values: Readonly<Record<string, unknown>>,
  at: string,
  path: Path,
  keysAreKnown: boolean,
): FilePlace[] {
  return Object.entries(values).flatMap(([key, value]): FilePlace[] => {
    const own = [...path, key];
    if (typeof value === "object" && value !== null) return valuePlaces({ ...value }, at, own, keysAreKnown);
    if (typeof value !== "string") return [];
    const from = { at, path: own };
    if (keysAreKnown && DETAIL_KEY.test(key)) return [new FilePlace("RCS", value, from, NOWHERE, "detail")];
    const isImage = isMedia(value) || (keysAreKnown && MEDIA_KEY.test(key));
    return isImage ? [new FilePlace("RCS", value, from, NOWHERE, "card")] : [];
  });
}

function friendtalkPlaces({ attachment, carousel, imgUrl }: FriendtalkPayload, at: string): FilePlace[] {
  const places: FilePlace[] = [];
  const from = { at, path: NOWHERE };
  const add = (name: string | undefined, ...path: Path) => {
    if (name !== undefined) places.push(new FilePlace("FRIENDTALK", name, from, path, "card"));
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
