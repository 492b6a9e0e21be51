import { cleanBitmap } from "./bitmap.ts";

/**
 * The image without what cameras and programs write beside its pixels: positions, names, thumbnails, comments, and bytes behind its end.
 * Whoever gets a message can read the file. Only what changes how the pixels look is kept, and no pixel is coded again. Undefined: the file
 * is not built as its format says, so nobody knows what else is in it.
 */
export function removeMetadata(content: Uint8Array, format: string): Uint8Array | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  switch (format) {
    case "jpg":
      return cleanJpeg(bytes);
    case "png":
      return cleanPng(bytes);
    case "gif":
      return cleanGif(bytes);
    case "bmp":
      return cleanBitmap(bytes);
    default:
      return undefined;
  }
}

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = 0xda;

function cleanJpeg(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  let orientation = 1;
  let isScan = false;
  for (let at = 2; ; ) {
    const marker = findMarker(bytes, at);
    if (marker === undefined) return undefined;
    if (isScan) kept.push(bytes.subarray(at, marker));
    const type = bytes[marker + 1] ?? 0;
    if (type === 0xd9) return Buffer.concat([SOI, ...writeOrientation(orientation), ...kept, EOI]);
    const end = marker + 4 <= bytes.length ? marker + 2 + bytes.readUInt16BE(marker + 2) : Number.POSITIVE_INFINITY;
    if (end > bytes.length || end < marker + 4) return undefined;
    const segment = bytes.subarray(marker, end);
    if (isKeptSegment(type, segment)) kept.push(segment);
    else if (type === 0xe1 && orientation === 1) orientation = readOrientation(segment.subarray(4));
    isScan = type === START_OF_SCAN;
    at = end;
  }
}

/** The next marker. In the data of a scan a byte 0xff is followed by 0, and restart markers belong to the data. */
function findMarker(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const type = bytes[at + 1] ?? 0;
    const isPartOfData = type === 0 || type === 0xff || type === 1 || (type >= 0xd0 && type <= 0xd7);
    if (!isPartOfData) return at;
  }
  return undefined;
}

/** Of the segments for programs (APP0 to APP15), those that say how colours are meant. Comments go. */
function isKeptSegment(type: number, segment: Buffer): boolean {
  const begins = (text: string): boolean => segment.subarray(4, 4 + text.length).toString("latin1") === text;
  if (type === 0xe0) return begins("JFIF\0");
  if (type === 0xe2) return begins("ICC_PROFILE\0");
  if (type === 0xee) return begins("Adobe");
  return !(type >= 0xe0 && type <= 0xef) && type !== 0xfe;
}

const EXIF = "Exif\0\0";
const ORIENTATION_TAG = 0x0112;

/** How the pixels have to be turned, from 1 (not at all) to 8. */
function readOrientation(data: Buffer): number {
  if (data.subarray(0, 6).toString("latin1") !== EXIF || data.length < 14) return 1;
  const tiff = data.subarray(6);
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

/** Chunks that a decoder may ignore, and that change how the pixels look. */
const KEPT_CHUNKS = new Set([
  ...["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "hIST", "sPLT", "cICP", "mDCV", "cLLI"],
  // Frames of an animation.
  ...["acTL", "fcTL", "fdAT"],
]);

function cleanPng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const type = bytes.toString("latin1", at + 4, at + 8);
    const isNeeded = /^[A-Z]/.test(type);
    if (isNeeded || KEPT_CHUNKS.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "IEND") return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

const GIF_IMAGE = 0x2c;
const GIF_EXTENSION = 0x21;
const GIF_END = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

function cleanGif(bytes: Buffer): Buffer | undefined {
  let at = 13 + colourTableBytes(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const type = bytes[at];
    if (type === GIF_END) return Buffer.concat([...kept, Buffer.from([GIF_END])]);
    if (type !== GIF_IMAGE && type !== GIF_EXTENSION) return undefined;
    const head = type === GIF_IMAGE ? 11 + colourTableBytes(bytes[at + 9] ?? 0) : 2;
    const end = skipSubBlocks(bytes, at + head);
    if (end === undefined) return undefined;
    if (type === GIF_IMAGE || isKeptExtension(bytes, at)) kept.push(bytes.subarray(at, end));
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
  const program = bytes.toString("latin1", at + 3, at + 14);
  return label === GRAPHIC_CONTROL || (label === APPLICATION && /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(program));
}
