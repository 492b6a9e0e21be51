import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** An image that compresses badly, so that cutting off a part of the file cuts off pixels. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0, seed = 1; index < pixels.length; index++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels[index] = seed >>> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });

/** Frames of one colour each, no two alike: the writer drops a frame that repeats the one before. */
export async function animated(width: number, height: number, frames: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame++)
    pixels.fill(frame * 9, width * height * 3 * frame, width * height * 3 * (frame + 1));
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif()
    .toBuffer();
}

export interface BitmapOptions {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly compression?: number;
  readonly headerBytes?: number;
  readonly pixels?: Buffer;
}

/** A Windows bitmap, written by hand: the image library writes none. */
export function bitmap({
  width,
  height,
  depth = 24,
  compression = 0,
  headerBytes = 40,
  pixels,
}: BitmapOptions): Buffer {
  const core = headerBytes === 12;
  const header = Buffer.alloc(14 + headerBytes);
  const palette = Buffer.alloc(depth <= 8 ? 2 ** depth * (core ? 3 : 4) : 0);
  const content = pixels ?? Buffer.alloc(Math.ceil((width * depth) / 32) * 4 * Math.abs(height), 0x55);
  header.write("BM", "latin1");
  header.writeUInt32LE(header.length + palette.length + content.length, 2);
  header.writeUInt32LE(header.length + palette.length, 10);
  header.writeUInt32LE(headerBytes, 14);
  if (core) {
    header.writeUInt16LE(width, 18);
    header.writeUInt16LE(height, 20);
    header.writeUInt16LE(1, 22);
    header.writeUInt16LE(depth, 24);
  } else {
    header.writeInt32LE(width, 18);
    header.writeInt32LE(height, 22);
    header.writeUInt16LE(1, 26);
    header.writeUInt16LE(depth, 28);
    header.writeUInt32LE(compression, 30);
  }
  return Buffer.concat([header, palette, content]);
}

/** A png whose header promises this size and which holds next to nothing. */
export async function bomb(width: number, height: number): Promise<Buffer> {
  const small = await plain(1, 1).png().toBuffer();
  const png = Buffer.from(small);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
