import type { UploadOptions } from "../../client/upload.ts";
import { imageRules, rcsFormats } from "../../generated/tables.ts";

interface Range {
  readonly min?: number;
  readonly max?: number;
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** What an image must be like, by the message that it is for. It is a row of the contract's table. */
export interface ImageRule {
  readonly serviceType: (typeof imageRules)["services"][number]["serviceType"];
  readonly msgType: string | null;
  readonly subType?: string;
  readonly name: string;
  readonly formats: readonly string[];
  readonly width?: Range;
  readonly height?: Range;
  readonly ratio?: { readonly min: ImageSize; readonly max: ImageSize };
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
const rcsSizes = rcsRows.flatMap(({ images, detail }) => (detail === undefined ? images : [...images, detail.image]));

/** The sizes of images in RCS cards, each once. */
const RCS_SIZES = [...new Map(rcsSizes.map((size) => [describeSize(size), size])).values()];

/** The limits of a rule in words. */
export const listLimits = (rule: ImageRule): readonly string[] => [
  ...listImageLimits(rule),
  `file name of at most ${imageRules.maxFileNameLength} characters`,
];

/** The limits of the image itself in one line. */
export const describeRule = (rule: ImageRule): string => listImageLimits(rule).join(", ");

function listImageLimits({ formats, width, height, ratio, sizes, maxBytes }: ImageRule): readonly string[] {
  return [
    formats.map((format) => format.toUpperCase()).join(", "),
    `at most ${describeBytes(maxBytes)}`,
    ...(width === undefined ? [] : [`width ${describeRange(width)}`]),
    ...(height === undefined ? [] : [`height ${describeRange(height)}`]),
    ...(ratio === undefined ? [] : [`width to height from ${describeRatio(ratio.min)} to ${describeRatio(ratio.max)}`]),
    ...(sizes === undefined ? [] : [`one of ${RCS_SIZES.map(describeSize).join(", ")}`]),
  ];
}

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

export const describeBytes = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${trim(bytes / 1024 / 1024)} MB` : `${trim(bytes / 1024)} KB`;

const trim = (value: number): string => String(Math.round(value * 10) / 10);

function describeRange({ min, max }: Range): string {
  if (min !== undefined && max !== undefined) return min === max ? `${min} px` : `${min} to ${max} px`;
  return min === undefined ? `at most ${max} px` : `at least ${min} px`;
}

function describeSize({ width, height }: ImageSize): string {
  return `${width}×${height}`;
}

const describeRatio = ({ width, height }: ImageSize): string => `${width}:${height}`;

const isWithin = (value: number, { min = 0, max = Number.POSITIVE_INFINITY }: Range = {}): boolean =>
  value >= min && value <= max;
