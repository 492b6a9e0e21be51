import type { UploadOptions } from "../../client/upload.ts";
import { imageRules, rcsFormats } from "../../generated/tables.ts";
import {
  describeBytes,
  describeFormats,
  describeSize,
  type ImageBounds,
  type ImageSize,
  type ImageSizeLimits,
  listSizeLimits,
} from "../../spec/keywords/image-limits.ts";

/** What an image must be like, by the message that it is for. It is a row of the contract's table. */
export interface ImageRule extends ImageSizeLimits {
  readonly serviceType: (typeof imageRules)["services"][number]["serviceType"];
  readonly msgType: string | null;
  readonly subType?: string;
  readonly name: string;
  readonly formats: readonly string[];
  readonly sizes?: "rcs-formats";
  readonly maxBytes: number;
}

export const IMAGE_RULES: readonly ImageRule[] = imageRules.services;

/** The rule for an upload of this kind. */
export const findImageRule = ({ serviceType, msgType, subType }: UploadOptions): ImageRule | undefined =>
  IMAGE_RULES.find(
    (rule) =>
      rule.serviceType === serviceType &&
      (rule.msgType === null || rule.msgType === msgType) &&
      rule.subType === subType,
  );

/** What stands in an <input type="file"> that is for this rule. */
export const listAccepted = ({ formats }: ImageRule): string =>
  Object.entries(imageRules.formats)
    .filter(([name]) => formats.includes(name))
    .flatMap(([, { mediaTypes }]) => mediaTypes)
    .join(",");

interface RcsRow {
  readonly images: readonly ImageSize[];
  readonly detail?: { readonly image: ImageSize };
}
const rcsRows: readonly RcsRow[] = [...rcsFormats.formats, ...rcsFormats.templates];
/** The sizes of images in RCS cards. */
const RCS_SIZES = rcsRows.flatMap(({ images, detail }) => (detail === undefined ? images : [...images, detail.image]));

/** The limits of a rule in words. */
export const listLimits = (rule: ImageRule): readonly string[] => [
  ...listImageLimits(rule),
  `file name of at most ${imageRules.maxFileNameLength} characters`,
];

/** The limits of the image itself in one line. */
export const describeRule = (rule: ImageRule): string => listImageLimits(rule).join(", ");

const listImageLimits = (rule: ImageRule): readonly string[] => [
  describeFormats(rule.formats),
  `at most ${describeBytes(rule.maxBytes)}`,
  ...listSizeLimits(rule, rule.sizes === undefined ? [] : RCS_SIZES),
];

interface ChosenImage extends ImageSize {
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: string;
}

/** Why the gateway will refuse the image, as far as the browser can tell. */
export function findImageFaults(image: ChosenImage, rule: ImageRule): readonly string[] {
  const { width, height, ratio, sizes, maxBytes } = rule;
  const isTooTall = ratio !== undefined && image.width * ratio.min.height < image.height * ratio.min.width;
  const isTooWide = ratio !== undefined && image.width * ratio.max.height > image.height * ratio.max.width;
  const hasSize = RCS_SIZES.some((size) => size.width === image.width && size.height === image.height);
  return [
    !listAccepted(rule).split(",").includes(image.mediaType) && `The format is ${image.mediaType || "unknown"}`,
    image.bytes > maxBytes && `The file has ${describeBytes(image.bytes)}`,
    !isWithin(image.width, width) && `The width is ${image.width} px`,
    !isWithin(image.height, height) && `The height is ${image.height} px`,
    isTooTall && "The image is too tall for its width",
    isTooWide && "The image is too wide for its height",
    sizes !== undefined && !hasSize && `No RCS card has images of ${describeSize(image)}`,
    [...image.name].length > imageRules.maxFileNameLength && "The file name is too long",
  ].filter((fault) => typeof fault === "string");
}

const isWithin = (value: number, { min = 0, max = Number.POSITIVE_INFINITY }: ImageBounds = {}): boolean =>
  value >= min && value <= max;
