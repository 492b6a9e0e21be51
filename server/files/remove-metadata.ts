import type { ImageFormat } from "./image-format.ts";

/**
 * The image without what cameras and programs write beside its pixels: positions, names, thumbnails, comments, and bytes behind its end.
 * Whoever gets a message can read the file. Only what changes how the pixels look is kept, and no pixel is coded again. Undefined: the file
 * is cut off or not built as its format says, so nobody knows what else is in it, or a few of its bytes make much work for who decodes it.
 */
export function removeMetadata(content: Uint8Array, format: Exclude<ImageFormat, "bmp">): Buffer | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  switch (format) {
    case "jpg":
      return cleanJpeg(bytes);
    case "png":
      return cleanPng(bytes);
    case "gif":
      return cleanGif(bytes);
  }
}

/** A copy of parts of a file. It is not made of many small buffers, because a file can have a part in every four bytes. */
class KeptParts {
  readonly #from: Buffer;
  readonly #kept: Buffer;
  #length = 0;

  constructor(bytes: Buffer) {
    this.#from = bytes;
    this.#kept = Buffer.allocUnsafe(bytes.length);
  }

  keep(from: number, to: number): void {
    this.#length += this.#from.copy(this.#kept, this.#length, from, to);
  }

  get bytes(): Buffer {
    return this.#kept.subarray(0, this.#length);
  }
}

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = 0xda;
/** Starts of a frame: with other codings than Huffman's, few bytes of data are enough for all pixels. No browser shows those. */
const HUFFMAN_FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const isFrame = (type: number): boolean => type >= 0xc0 && type <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(type);
/**
 * A decoder goes over all pixels again for each scan, and an empty scan is ten bytes long. libjpeg writes 10 scans, and 18 with four
 * colours; the encoders that search for the best ones (mozjpeg, jpegrescan) stay below 20.
 */
const MAX_SCANS = 50;

function cleanJpeg(bytes: Buffer): Buffer | undefined {
  const parts = new KeptParts(bytes);
  let orientation: number | undefined;
  let scans = 0;
  let isScan = false;
  for (let at = 2; ; ) {
    const marker = findMarker(bytes, at);
    if (marker === undefined) return undefined;
    if (isScan) parts.keep(at, marker);
    const type = bytes[marker + 1] ?? 0;
    if (type === 0xd9) return Buffer.concat([SOI, ...writeOrientation(orientation ?? 1), parts.bytes, EOI]);
    const end = marker + 4 <= bytes.length ? marker + 2 + bytes.readUInt16BE(marker + 2) : Number.POSITIVE_INFINITY;
    if (end > bytes.length || end < marker + 4) return undefined;
    isScan = type === START_OF_SCAN;
    if (isScan) scans++;
    if (scans > MAX_SCANS || (isFrame(type) && !HUFFMAN_FRAMES.includes(type))) return undefined;
    if (isKeptSegment(type, bytes, marker + 4)) parts.keep(marker, end);
    else if (type === 0xe1 && orientation === undefined && begins(bytes, marker + 4, EXIF))
      orientation = readOrientation(bytes.subarray(marker + 4 + EXIF.length, end));
    at = end;
  }
}

/** The next marker. In the data of a scan a byte 0xff is followed by 0, and restart markers belong to the data. */
function findMarker(bytes: Buffer, from: number): number | undefined {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const type = bytes[at + 1] ?? 0;
    const isPartOfData = type === 0 || type === 0xff || type === 1 || (type >= 0xd0 && type <= 0xd7);
    if (!isPartOfData) return at;
  }
  return undefined;
}

/** Of the segments for programs (APP0 to APP15), those that say how colours are meant. Comments go. */
function isKeptSegment(type: number, bytes: Buffer, contentAt: number): boolean {
  if (type === 0xe0) return begins(bytes, contentAt, "JFIF\0");
  if (type === 0xe2) return begins(bytes, contentAt, "ICC_PROFILE\0");
  if (type === 0xee) return begins(bytes, contentAt, "Adobe");
  return !(type >= 0xe0 && type <= 0xef) && type !== 0xfe;
}

const begins = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.toString("latin1", at, at + text.length) === text;

const EXIF = "Exif\0\0";
const ORIENTATION_TAG = 0x0112;

/** How the pixels have to be turned, from 1 (not at all) to 8. */
function readOrientation(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const u16 = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = u16(first);
  for (let index = 0; index < count && first + 2 + index * 12 < tiff.length; index++) {
    const entry = first + 2 + index * 12;
    if (u16(entry) !== ORIENTATION_TAG) continue;
    const value = u16(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A segment with nothing else: without it a photo that was taken upright would lie on its side. */
function writeOrientation(orientation: number): Buffer[] {
  if (orientation === 1) return [];
  const tiff = Buffer.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    0,
    0,
    0,
    0,
  ]);
  const data = Buffer.concat([Buffer.from(EXIF, "latin1"), tiff]);
  return [Buffer.from([0xff, 0xe1, 0, data.length + 2]), data];
}

const chunkType = (name: string): number => Buffer.from(name, "latin1").readUInt32BE();
const END_OF_PNG = chunkType("IEND");
/** Chunks that a decoder may ignore, and that change how the pixels look. */
const KEPT_CHUNKS: ReadonlySet<number> = new Set(
  [
    ...["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "hIST", "sPLT", "cICP", "mDCV", "cLLI"],
    // Frames of an animation.
    ...["acTL", "fcTL", "fdAT"],
  ].map(chunkType),
);

function cleanPng(bytes: Buffer): Buffer | undefined {
  const parts = new KeptParts(bytes);
  parts.keep(0, 8);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const type = bytes.readUInt32BE(at + 4);
    // The name of a chunk that every decoder needs begins with a capital letter.
    const isNeeded = ((bytes[at + 4] ?? 0) & 0x20) === 0;
    if (isNeeded || KEPT_CHUNKS.has(type)) parts.keep(at, end);
    if (type === END_OF_PNG) return parts.bytes;
    at = end;
  }
  return undefined;
}

const GIF_IMAGE = 0x2c;
const GIF_EXTENSION = 0x21;
const GIF_END = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** Each is decoded by itself, however small it is. An animation of the smallest size that RCS takes cannot have as many. */
const MAX_FRAMES = 1000;

function cleanGif(bytes: Buffer): Buffer | undefined {
  const parts = new KeptParts(bytes);
  let at = 13 + colourTableBytes(bytes[10] ?? 0);
  let frames = 0;
  parts.keep(0, at);
  while (at < bytes.length) {
    const type = bytes[at];
    if (type === GIF_END) return Buffer.concat([parts.bytes, Buffer.from([GIF_END])]);
    if (type !== GIF_IMAGE && type !== GIF_EXTENSION) return undefined;
    if (type === GIF_IMAGE) frames++;
    const head = type === GIF_IMAGE ? 11 + colourTableBytes(bytes[at + 9] ?? 0) : 2;
    const end = skipSubBlocks(bytes, at + head);
    if (end === undefined || frames > MAX_FRAMES) return undefined;
    if (type === GIF_IMAGE || isKeptExtension(bytes, at)) parts.keep(at, end);
    at = end;
  }
  return undefined;
}

const colourTableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function skipSubBlocks(bytes: Buffer, from: number): number | undefined {
  for (let at = from; at < bytes.length; ) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}

/** How long a frame is shown, and how often an animation is repeated. Comments, texts and the data of programs go. */
function isKeptExtension(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  if (label !== APPLICATION) return label === GRAPHIC_CONTROL;
  return ["NETSCAPE2.0", "ANIMEXTS1.0"].includes(bytes.toString("latin1", at + 3, at + 14));
}
