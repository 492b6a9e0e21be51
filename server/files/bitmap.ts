import type { ImageSize } from "../../spec/keywords/image-limits.ts";

const RGB = 0;
const RLE8 = 1;
const RLE4 = 2;
const BITFIELDS = 3;
const ALPHA_BITFIELDS = 6;

/** The bits per pixel that each compression allows. JPEG or PNG inside a bitmap is for printers only. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  [RGB]: [1, 4, 8, 16, 24, 32],
  [RLE8]: [8],
  [RLE4]: [4],
  [BITFIELDS]: [16, 32],
  [ALPHA_BITFIELDS]: [16, 32],
};

const FILE_HEADER_BYTES = 14;

/** The size of a Windows bitmap; undefined when its headers are invalid. The image library has no decoder for it. */
export function readBitmapSize(content: Uint8Array): ImageSize | undefined {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (view.byteLength < FILE_HEADER_BYTES + 12) return undefined;
  const pixelsAt = view.getUint32(10, true);
  const header = readHeader(view);
  if (header === undefined) return undefined;
  const { width, height, depth, compression, endsAt } = header;
  if (width < 1 || height < 1 || DEPTHS[compression]?.includes(depth) !== true) return undefined;
  if (pixelsAt < endsAt || pixelsAt > view.byteLength) return undefined;
  return { width, height };
}

/** How many bytes the pixels take; undefined: not all of them are there. */
function measurePixels(pixels: Uint8Array, { width, height, depth, compression }: Header): number | undefined {
  if (compression === RLE8 || compression === RLE4) return measureRuns(pixels, width, height, depth);
  const bytes = Math.ceil((width * depth) / 32) * 4 * height;
  return pixels.length >= bytes ? bytes : undefined;
}

const PROFILE_HEADER_BYTES = 124;
const COLOUR_SPACE_AT = 70;
const PROFILE_AT = 126;
const SRGB = 0x73524742;
const [LINKED, EMBEDDED] = [0x4c494e4b, 0x4d424544];

/**
 * Headers, colour masks, palette and pixels of a bitmap, and nothing that stands between or behind them. A colour profile goes too,
 * because it can be the path of a file. Undefined: the bitmap is not complete.
 */
export function cleanBitmap(content: Uint8Array): Buffer | undefined {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const header = readHeader(view);
  if (header === undefined) return undefined;
  const { depth, compression, endsAt } = header;
  const pixelsAt = view.getUint32(10, true);
  const pixelBytes = measurePixels(content.subarray(pixelsAt), header);
  if (pixelBytes === undefined) return undefined;
  const isOldest = endsAt === FILE_HEADER_BYTES + 12;
  const maskBytes =
    endsAt === FILE_HEADER_BYTES + 40 ? (compression === BITFIELDS ? 12 : compression === ALPHA_BITFIELDS ? 16 : 0) : 0;
  const colours = depth > 8 ? 0 : (isOldest ? 0 : view.getUint32(46, true)) || 2 ** depth;
  const tables = Math.min(maskBytes + colours * (isOldest ? 3 : 4), pixelsAt - endsAt);
  const head = Buffer.from(content.subarray(0, endsAt + tables));
  head.writeUInt32LE(head.length + pixelBytes, 2);
  head.writeUInt32LE(0, 6);
  head.writeUInt32LE(head.length, 10);
  // More than eight bits need no palette; some writers add one as a hint.
  if (depth > 8 && !isOldest) head.writeUInt32LE(0, 46);
  if (endsAt === FILE_HEADER_BYTES + PROFILE_HEADER_BYTES) {
    if ([LINKED, EMBEDDED].includes(head.readUInt32LE(COLOUR_SPACE_AT))) head.writeUInt32LE(SRGB, COLOUR_SPACE_AT);
    head.fill(0, PROFILE_AT, PROFILE_AT + 8);
  }
  return Buffer.concat([head, content.subarray(pixelsAt, pixelsAt + pixelBytes)]);
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly compression: number;
  /** Where the headers and the palette end; the pixels cannot start before. */
  readonly endsAt: number;
}

function readHeader(view: DataView): Header | undefined {
  const size = view.getUint32(FILE_HEADER_BYTES, true);
  if (size === 12) {
    // The header of OS/2 1.x: 16-bit sizes, three bytes a palette entry.
    const depth = view.getUint16(24, true);
    return {
      width: view.getUint16(18, true),
      height: view.getUint16(20, true),
      depth,
      compression: RGB,
      endsAt: FILE_HEADER_BYTES + size,
    };
  }
  if (size < 40 || size > 124 || view.byteLength < FILE_HEADER_BYTES + size) return undefined;
  return {
    width: view.getInt32(18, true),
    // Negative: the rows are stored from top to bottom.
    height: Math.abs(view.getInt32(22, true)),
    depth: view.getUint16(28, true),
    compression: view.getUint32(30, true),
    endsAt: FILE_HEADER_BYTES + size,
  };
}

/** Reads the runs without drawing them: they must stay inside the image and reach their end marker or the last row. Returns where they end. */
function measureRuns(runs: Uint8Array, width: number, height: number, depth: number): number | undefined {
  let x = 0;
  let y = 0;
  for (let at = 0; at + 1 < runs.length; ) {
    const count = runs[at] ?? 0;
    const value = runs[at + 1] ?? 0;
    at += 2;
    if (count > 0) x += count;
    else if (value === 0) {
      x = 0;
      y += 1;
    } else if (value === 1) return at;
    else if (value === 2) {
      x += runs[at] ?? 0;
      y += runs[at + 1] ?? 0;
      at += 2;
    } else {
      x += value;
      // Literal pixels are padded to 16 bits.
      at += Math.ceil((value * depth) / 16) * 2;
    }
    // Some writers pad a row's last run to a whole byte.
    if (x > width + 1 || y > height) return undefined;
  }
  return y >= height || (y === height - 1 && x >= width) ? runs.length : undefined;
}
