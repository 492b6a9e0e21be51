import { imageRules } from "../../generated/tables.ts";
import { type ImageSize, rcsImageSizes } from "./rcs-format.ts";

type Row = (typeof imageRules)["services"][number];
export type ImageFormat = keyof (typeof imageRules)["formats"];
export type ImageService = Row["serviceType"];

interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** What an image must be like, by the service and message type that it is for. */
export interface ImageRule {
  readonly serviceType: ImageService;
  /** Null: the service has one rule for every message type. */
  readonly msgType: string | null;
  readonly formats: readonly ImageFormat[];
  readonly width?: Range;
  readonly height?: Range;
  /** Width to height. */
  readonly ratio?: { readonly min: ImageSize; readonly max: ImageSize };
  /** Present: the size is one that some RCS format has a place for. */
  readonly sizes?: "rcs-formats";
  readonly maxBytes: number;
  /** What the upload answers besides the file key. */
  readonly answer: Row["answer"];
}

const RULES: readonly ImageRule[] = imageRules.services;
const RCS_SIZES = rcsImageSizes();

export function imageRulesOf(serviceType: string): readonly ImageRule[] {
  return RULES.filter((rule) => rule.serviceType === serviceType);
}

/** Undefined for a message type that has no images of its own. */
export function imageRuleFor(serviceType: ImageService, msgType: string | undefined): ImageRule | undefined {
  return imageRulesOf(serviceType).find((rule) => rule.msgType === null || rule.msgType === msgType);
}

export function hasSize(image: ImageSize, sizes: readonly ImageSize[]): boolean {
  return sizes.some(({ width, height }) => image.width === width && image.height === height);
}

/** Whether width, height and their ratio are allowed. */
export function fitsRule(image: ImageSize, { width, height, ratio, sizes }: ImageRule): boolean {
  if (!within(image.width, width) || !within(image.height, height)) return false;
  if (sizes !== undefined && !hasSize(image, RCS_SIZES)) return false;
  if (ratio === undefined) return true;
  // Multiplied out: no ratio is rounded.
  return (
    image.width * ratio.min.height >= image.height * ratio.min.width &&
    image.width * ratio.max.height <= image.height * ratio.max.width
  );
}

function within(value: number, { min = 0, max = Number.POSITIVE_INFINITY }: Range = {}): boolean {
  return value >= min && value <= max;
}
