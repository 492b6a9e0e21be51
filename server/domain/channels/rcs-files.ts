import type { Payload } from "../entry.ts";
import { isMedia } from "../file-names.ts";
import { FileReference, type Path } from "../file-reference.ts";

const DETAIL = { role: "detail" } as const;

interface Card {
  readonly media?: string;
  readonly fileKey?: string;
  readonly subContent?: readonly { readonly subMedia?: string }[];
}

/** All references of a message, in the order of its fields. */
export function rcsReferences({ content, body }: Payload<"rcs">, at: string): FileReference[] {
  const references: FileReference[] = [];
  const addCard = (card: Card, path: Path): void => {
    if (card.media !== undefined) references.push(new FileReference(card.media, at, [...path, "media"]));
    else if (card.fileKey !== undefined) references.push(new FileReference(card.fileKey, at, [...path, "fileKey"]));
    card.subContent?.forEach(({ subMedia }, index) => {
      if (subMedia !== undefined)
        references.push(new FileReference(subMedia, at, [...path, "subContent", index, "subMedia"], DETAIL));
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
    if (keysAreKnown && DETAIL_KEY.test(key)) return [new FileReference(value, at, valuePath, DETAIL)];
    const isImage = isMedia(value) || (keysAreKnown && MEDIA_KEY.test(key));
    return isImage ? [new FileReference(value, at, valuePath)] : [];
  });
}
