import pLimit from "p-limit";
import type { InspectedImage } from "../domain/image-rules.ts";
import { type Bitmap, readBitmap } from "./bitmap.ts";
import { detectFormat, hasEndMarker, type ImageFormat, isSupported } from "./image-format.ts";

/** All frames together: ten times the largest useful image. A decompression bomb has thousands of times more. */
const MAX_PIXELS = 25_000_000;
/** Images that are decoded at the same time, however many are uploaded: each may hold all its pixels in memory. */
const limitDecoding = pLimit(2);

/** Decodes every pixel of an image. Undefined: the bytes are no image. */
export async function inspectImage(content: Uint8Array, maxPixels = MAX_PIXELS): Promise<InspectedImage | undefined> {
  const format = detectFormat(content);
  if (format === undefined) return undefined;
  if (!isSupported(format)) return { format, size: undefined };
  if (format === "bmp") return inspectBitmap(readBitmap(content), maxPixels);
  return limitDecoding(() => decode(content, format, maxPixels));
}

function inspectBitmap(found: Bitmap | undefined, maxPixels: number): InspectedImage {
  if (found === undefined) return { format: "bmp", size: undefined };
  const { width, height, complete } = found;
  if (width * height > maxPixels) return { format: "bmp", size: { width, height }, isTooLarge: true };
  return { format: "bmp", size: complete ? { width, height } : undefined };
}

async function decode(
  content: Uint8Array,
  format: Exclude<ImageFormat, "bmp">,
  maxPixels: number,
): Promise<InspectedImage> {
  const sharp = await loadSharp();
  try {
    const { width, height, pageHeight, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata();
    const size = { width, height: pageHeight ?? height };
    if (size.width * size.height * pages > maxPixels) return { format, size, isTooLarge: true };
    if (!hasEndMarker(content, format)) return { format, size: undefined };
    // Shrinking reads every pixel with the memory of a few rows; the result is not used.
    await sharp(content, { failOn: "error", limitInputPixels: maxPixels, pages: format === "gif" ? -1 : 1 })
      .resize(8, 8, { fit: "fill", kernel: "cubic", fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    return { format, size };
  } catch {
    return { format, size: undefined };
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
