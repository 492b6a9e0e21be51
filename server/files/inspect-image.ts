import pLimit from "p-limit";
import { type Bitmap, readBitmap } from "./bitmap.ts";
import { hasEndMark } from "./end-mark.ts";
import { formatOf, type ImageFormat, isSupported, type KnownFormat } from "./image-format.ts";

/** What the bytes of an upload turned out to be. */
export interface InspectedImage {
  readonly format: KnownFormat;
  /**
   * Of the stored pixels: a camera's note on how to turn the image is not followed, for handsets differ in it.
   * Undefined: broken, cut off, or of a format that no service takes and that is therefore not opened.
   */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** More pixels than are ever looked at: the size is what the header says. */
  readonly unopened?: true;
}

/** All frames together. The largest image that makes sense here has a tenth of it; a bomb has thousands of times more. */
const MAX_PIXELS = 25_000_000;
/** Images that are decoded at the same time, however many are uploaded: each may hold all its pixels in memory. */
const limitDecoding = pLimit(2);

/** Opens an image and reads every pixel of it. Undefined: these are not the bytes of an image. */
export async function inspectImage(content: Uint8Array, maxPixels = MAX_PIXELS): Promise<InspectedImage | undefined> {
  const format = formatOf(content);
  if (format === undefined) return undefined;
  if (!isSupported(format)) return { format, size: undefined };
  if (format === "bmp") return bitmap(readBitmap(content), maxPixels);
  return limitDecoding(() => decoded(content, format, maxPixels));
}

function bitmap(found: Bitmap | undefined, maxPixels: number): InspectedImage {
  if (found === undefined) return { format: "bmp", size: undefined };
  const { width, height, complete } = found;
  if (width * height > maxPixels) return { format: "bmp", size: { width, height }, unopened: true };
  return { format: "bmp", size: complete ? { width, height } : undefined };
}

async function decoded(
  content: Uint8Array,
  format: Exclude<ImageFormat, "bmp">,
  maxPixels: number,
): Promise<InspectedImage> {
  const sharp = await imageLibrary();
  try {
    const { width, height, pageHeight, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata();
    const size = { width, height: pageHeight ?? height };
    if (size.width * size.height * pages > maxPixels) return { format, size, unopened: true };
    if (!hasEndMark(content, format)) return { format, size: undefined };
    // A shrunken copy needs every pixel and the memory of a few rows; the copy itself is of no interest.
    await sharp(content, { failOn: "error", limitInputPixels: maxPixels, pages: format === "gif" ? -1 : 1 })
      .resize(8, 8, { fit: "fill", kernel: "cubic", fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    return { format, size };
  } catch {
    return { format, size: undefined };
  }
}

type ImageLibrary = typeof import("sharp")["default"];

let library: Promise<ImageLibrary> | undefined;

/** Loaded by the first upload: it takes longer than all else that the server loads. */
function imageLibrary(): Promise<ImageLibrary> {
  library ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Readers of other formats are never needed, so no upload may reach them.
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer"],
    });
    return sharp;
  });
  return library;
}
