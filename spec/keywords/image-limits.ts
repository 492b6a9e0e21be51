// The limits of an image: whether it keeps them, and the limits in words, for refusals, pages and documentation alike.
// spec/tables/image-rules.yaml has the limits.

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export interface ImageBounds {
  readonly min?: number;
  readonly max?: number;
}

export interface ImageSizeLimits {
  readonly width?: ImageBounds;
  readonly height?: ImageBounds;
  /** Width to height, from the tallest to the widest. */
  readonly ratio?: { readonly min: ImageSize; readonly max: ImageSize };
}

/** 1 KB is 1024 bytes. */
export const describeBytes = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${round(bytes / 1024 / 1024)} MB` : `${round(bytes / 1024)} KB`;

const round = (value: number): string => String(Math.round(value * 10) / 10);

export const describeFormats = (formats: readonly string[], last = ", "): string =>
  formats.map((format) => format.toUpperCase()).join(last);

export const describeSize = ({ width, height }: ImageSize): string => `${width}×${height}`;

/** Each size once. */
export const listSizes = (sizes: readonly ImageSize[]): readonly string[] => [...new Set(sizes.map(describeSize))];

export const describeRatio = ({ width, height }: ImageSize): string => `${width}:${height}`;

interface RcsRow {
  readonly images: readonly ImageSize[];
  readonly detail?: { readonly image: ImageSize };
}

/** Every size that some RCS format or template has a place for. */
export function listRcsSizes(
  table: Readonly<Record<"formats" | "templates", readonly RcsRow[]>>,
): readonly ImageSize[] {
  return [...table.formats, ...table.templates].flatMap(({ images, detail }) =>
    detail === undefined ? images : [...images, detail.image],
  );
}

export const hasSize = (image: ImageSize, sizes: readonly ImageSize[]): boolean =>
  sizes.some(({ width, height }) => image.width === width && image.height === height);

/** The limits that an image breaks, in words. */
export function listBrokenLimits(image: ImageSize, { width, height, ratio }: ImageSizeLimits): readonly string[] {
  return listSizeLimits({
    ...(width !== undefined && !isWithin(image.width, width) && { width }),
    ...(height !== undefined && !isWithin(image.height, height) && { height }),
    ...(ratio !== undefined && !isBetween(image, ratio) && { ratio }),
  });
}

const isWithin = (value: number, { min = 0, max = Number.POSITIVE_INFINITY }: ImageBounds): boolean =>
  value >= min && value <= max;

/** Multiplied instead of divided: no ratio is rounded. */
const isBetween = ({ width, height }: ImageSize, { min, max }: Required<ImageSizeLimits>["ratio"]): boolean =>
  width * min.height >= height * min.width && width * max.height <= height * max.width;

/** What width, height and their ratio must be; `sizes`: the only sizes that are allowed. */
export function listSizeLimits(
  { width, height, ratio }: ImageSizeLimits,
  sizes: readonly ImageSize[] = [],
): readonly string[] {
  return [
    ...(width === undefined ? [] : [`width ${describeBounds(width)}`]),
    ...(height === undefined ? [] : [`height ${describeBounds(height)}`]),
    ...(ratio === undefined ? [] : [`width to height from ${describeRatio(ratio.min)} to ${describeRatio(ratio.max)}`]),
    ...(sizes.length === 0 ? [] : [`one of ${listSizes(sizes).join(", ")}`]),
  ];
}

function describeBounds({ min, max }: ImageBounds): string {
  if (min !== undefined && max !== undefined) return min === max ? `${min} px` : `${min} to ${max} px`;
  return min === undefined ? `at most ${max} px` : `at least ${min} px`;
}
