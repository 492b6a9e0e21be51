import type { components } from "../../../generated/types.ts";
import type { Payload } from "../entry.ts";
import { FileReference, type Path } from "../file-reference.ts";
import type { Fault, FileRecord } from "../model.ts";
import { fault } from "../refusal.ts";
import type { NamedFile } from "./channel.ts";

// The images of brand messages. Each place takes images of one kind of upload, which has checked their size.

type CardVariable = components["schemas"]["BrandmessageCardVariable"];

/** The kind of upload for the images of a message type; undefined: the type has no image of its own. */
const KINDS: Readonly<Record<Payload<"brandmessage">["msgType"], string | undefined>> = {
  FT: undefined,
  FI: "default",
  FW: "wide",
  FL: "wideItemList",
  FC: "carouselFeed",
  FM: "default",
  FA: "carouselCommerce",
  FP: "default",
};
const FIRST_ROW = "wideItemList/first";

/** All references of a message, in the order of its fields. */
export function brandmessageReferences(payload: Payload<"brandmessage">, at: string): FileReference[] {
  const { msgType, imgUrl, imageVariable, carouselVariable, attachment, carousel } = payload;
  const kind = KINDS[msgType];
  const references: FileReference[] = [];
  const add = (name: string | undefined, path: Path, ofKind = kind) => {
    if (name !== undefined) references.push(new FileReference(name, at, path, { kind: ofKind }));
  };
  const ofRow = (index: number) => (msgType === "FL" && index === 0 ? FIRST_ROW : kind);
  add(imgUrl, ["imgUrl"]);
  imageVariable?.forEach((image, index) => {
    add(image.imgUrl, ["imageVariable", index, "imgUrl"], ofRow(index));
  });
  // One object, which some clients write, is handed on as it is.
  const cards: readonly CardVariable[] = Array.isArray(carouselVariable) ? carouselVariable : [];
  cards.forEach((card, index) => {
    card.imageVariable?.forEach((image, place) => {
      add(image.imgUrl, ["carouselVariable", index, "imageVariable", place, "imgUrl"]);
    });
  });
  add(attachment?.image?.imgUrl, ["attachment", "image", "imgUrl"]);
  attachment?.item?.list.forEach((row, index) => {
    add(row.imgUrl, ["attachment", "item", "list", index, "imgUrl"], ofRow(index));
  });
  carousel?.list.forEach((card, index) => {
    add(card.attachment.image.imgUrl, ["carousel", "list", index, "attachment", "image", "imgUrl"]);
  });
  add(carousel?.head?.imageUrl, ["carousel", "head", "imageUrl"]);
  return references;
}

/** A file of another kind is not for this place (A217); one of the same kind for another row has the wrong size (A203). */
export function findKindFault({ kind, pointer }: FileReference, { msgType = "" }: FileRecord): Fault | undefined {
  if (kind === undefined || msgType === kind) return undefined;
  const [uploaded] = msgType.split("/");
  const code = uploaded === kind.split("/")[0] ? "A203" : "A217";
  return fault(code, pointer, `must be an image that was registered as ${kind}`);
}

/** How much height divided by width may differ. */
const SAME_RATIO = 0.01;

/** The images of a carousel of offers have one ratio: the first that differs from the first image is the fault. */
export function findRatioFaults(images: readonly NamedFile[]): Fault[] {
  const [first] = images;
  if (first === undefined) return [];
  const ratio = ({ width, height }: FileRecord) => height / width;
  const other = images.find(({ file }) => Math.abs(ratio(file) - ratio(first.file)) > SAME_RATIO);
  if (other === undefined) return [];
  const words = "must have the same ratio of height to width as the other images of the message";
  return [fault("A203", other.reference.pointer, words)];
}
