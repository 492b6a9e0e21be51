import type { UploadOptions } from "../../client/upload.ts";
import { imageRules, rcsFormats } from "../../generated/tables.ts";
import {
  describeBytes,
  describeFormats,
  describeSize,
  hasSize,
  type ImageSize,
  type ImageSizeLimits,
  listBrokenLimits,
  listRcsSizes,
  listSizeLimits,
  listSizes,
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

const RCS_SIZES = listRcsSizes(rcsFormats);

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

/**
 * Why the gateway will refuse the image, as far as the browser can tell: what the image is, and what of it must be different. `sizes`: those
 * that the place in a message needs, of all that the rule allows.
 */
export function findImageFaults(image: ChosenImage, rule: ImageRule, sizes?: readonly ImageSize[]): readonly string[] {
  const sizeFault = findSizeFault(image, rule, sizes);
  return [
    !listAccepted(rule).split(",").includes(image.mediaType) &&
      `This file is ${image.mediaType || "of an unknown format"}, not ${describeFormats(rule.formats, " or ")}.`,
    image.bytes > rule.maxBytes && `This file is larger than ${describeBytes(rule.maxBytes)}.`,
    sizeFault !== undefined && `This picture is ${describeSize(image)} px; ${sizeFault}.`,
    [...image.name].length > imageRules.maxFileNameLength &&
      `The file name is longer than ${imageRules.maxFileNameLength} characters.`,
  ].filter((fault) => typeof fault === "string");
}

function findSizeFault(image: ImageSize, rule: ImageRule, sizes?: readonly ImageSize[]): string | undefined {
  if (sizes !== undefined) return hasSize(image, sizes) ? undefined : `this place needs ${describeSizes(sizes)}`;
  if (rule.sizes !== undefined) return hasSize(image, RCS_SIZES) ? undefined : `no ${rule.name} card has that size`;
  const broken = listBrokenLimits(image, rule);
  return broken.length === 0 ? undefined : `it needs ${broken.join(", ")}`;
}

/** `696×504 px`, or several. */
export const describeSizes = (sizes: readonly ImageSize[]): string => `${listSizes(sizes).join(" or ")} px`;
