import type { InspectedImage } from "../domain/image-rules.ts";
import { cleanBitmap, readBitmapSize } from "./bitmap.ts";
import { detectFormat, isSupported } from "./image-format.ts";
import { removeMetadata } from "./remove-metadata.ts";

export interface InspectLimits {
  /** All frames together: ten times the largest useful image. A decompression bomb has thousands of times more. */
  readonly maxPixels: number;
  /** Decoding as many pixels takes a second or two. */
  readonly timeoutS: number;
}

const LIMITS: InspectLimits = { maxPixels: 25_000_000, timeoutS: 20 };
/** The most that JPEG and GIF can say. Decoding a PNG of one pixel a row takes a thousand times as long as one of the same size in a square. */
const MAX_SIDE = 65_535;

/**
 * Decodes every pixel of an image, of what is kept of it: packed texts and the notes of cameras cost much time to read. Undefined: the bytes
 * are no image. "busy": there was not enough processor time to decode it.
 */
export async function inspectImage(
  uploaded: Uint8Array,
  limits = LIMITS,
): Promise<InspectedImage | "busy" | undefined> {
  const format = detectFormat(uploaded);
  if (format === undefined) return undefined;
  const broken: InspectedImage = { format, size: undefined };
  if (!isSupported(format)) return broken;
  if (format === "bmp") {
    const size = readBitmapSize(uploaded);
    if (size === undefined) return broken;
    if (size.width * size.height > limits.maxPixels) return { format, size };
    const content = cleanBitmap(uploaded);
    return content === undefined ? broken : { format, size, content };
  }
  const content = removeMetadata(uploaded, format);
  if (content === undefined) return broken;
  const startedMs = performance.now();
  try {
    const sharp = await loadSharp();
    const { width, height, pageHeight, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata();
    const size = { width, height: pageHeight ?? height };
    const isLong = Math.max(size.width, size.height) > MAX_SIDE;
    if (isLong || size.width * size.height * pages > limits.maxPixels) return { format, size };
    // Shrinking reads every pixel with the memory of a few rows; the result is not used. The time limit is looked at between its rows.
    await sharp(content, { failOn: "error", limitInputPixels: limits.maxPixels, pages: format === "gif" ? -1 : 1 })
      .timeout({ seconds: limits.timeoutS })
      .resize(8, Math.ceil(size.height / 8), { fit: "fill", kernel: "cubic", fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    return { format, size, content };
  } catch {
    return performance.now() - startedMs < limits.timeoutS * 1000 ? broken : "busy";
  }
}

type Sharp = typeof import("sharp")["default"];

let library: Promise<Sharp> | undefined;

/** Loaded by the first upload, because the library takes longer to load than everything else in the server. */
function loadSharp(): Promise<Sharp> {
  library ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Decoders of other formats are not needed, so uploads must not reach them.
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer"],
    });
    return sharp;
  });
  return library;
}
