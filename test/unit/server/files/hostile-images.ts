import { crc32, deflateSync } from "node:zlib";

/** Images of few bytes that make a decoder work for long, written by hand: no encoder writes them. */

const SIDE = 5000;

export interface HostileJpeg {
  /** The second byte of the marker of a frame: 0xc0 baseline, 0xc2 progressive, 0xca with arithmetic coding. */
  readonly frame?: number;
  /** After the first one, which alone has data for each block. */
  readonly scans?: number;
  /** The data of each of them; none: the decoder takes all blocks for empty. */
  readonly data?: Buffer;
  readonly side?: number;
}

/** Grey, of 25 million pixels. */
export function hostileJpeg({ frame = 0xc2, scans = 0, data, side = SIDE }: HostileJpeg): Buffer {
  const segment = (type: number, ...bytes: number[]) => Buffer.from([0xff, type, 0, bytes.length + 2, ...bytes]);
  const isProgressive = frame === 0xc2 || frame === 0xca;
  const isHuffman = frame < 0xc9;
  const blocks = Math.ceil(side / 8) ** 2;
  const all = [0, isProgressive ? 0 : 63, 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(frame, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0),
    // One bit is a block of the same grey, and one bit with 14 more is a run of up to 32,767 empty blocks.
    ...(isHuffman ? [segment(0xc4, 0x00, 1, ...Array<number>(16).fill(0))] : []),
    ...(isHuffman ? [segment(0xc4, 0x10, 1, ...Array<number>(15).fill(0), isProgressive ? 0xe0 : 0)] : []),
    segment(0xda, 1, 1, 0, ...all),
    ...(isHuffman ? [Buffer.alloc(Math.ceil((blocks * (isProgressive ? 1 : 2)) / 8))] : []),
    ...Array.from({ length: scans }, () => [
      segment(0xda, 1, 1, 0, ...(isProgressive ? [1, 63, 0] : all)),
      data ?? Buffer.alloc(0),
    ]).flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The data of a scan without any change: runs of 16,384 empty blocks, each of 15 bits. */
export const EMPTY_RUNS = Buffer.alloc(Math.ceil((Math.ceil(SIDE / 8) ** 2 / 16_384) * (15 / 8)));

export function pngChunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, "latin1"), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + content.length);
  return chunk;
}

export interface HostilePng {
  readonly width: number;
  readonly height: number;
  readonly depth?: 1 | 16;
  readonly isInterlaced?: boolean;
  /** Chunks before the pixels. */
  readonly before?: readonly Buffer[];
  /** Bytes of zeros that are unpacked behind the pixels. */
  readonly surplus?: number;
}

/** Black. With 16 bits, of four channels. */
export function hostilePng({ width, height, depth = 1, isInterlaced = false, before = [], surplus = 0 }: HostilePng) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, depth === 16 ? 6 : 0, 0, 0, isInterlaced ? 1 : 0], 8);
  const bytesOf = (columns: number, rows: number) =>
    columns > 0 ? rows * (1 + Math.ceil((columns * depth * (depth === 16 ? 4 : 1)) / 8)) : 0;
  const passes = [
    ...[[0, 0, 8, 8] as const, [4, 0, 8, 8] as const, [0, 4, 4, 8] as const, [2, 0, 4, 4] as const],
    ...[[0, 2, 2, 4] as const, [1, 0, 2, 2] as const, [0, 1, 1, 2] as const],
  ];
  const bytes = isInterlaced
    ? passes.reduce(
        (sum, [x, y, dx, dy]) => sum + bytesOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
        0,
      )
    : bytesOf(width, height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    ...before,
    pngChunk("IDAT", deflateSync(Buffer.alloc(bytes + surplus))),
    pngChunk("IEND"),
  ]);
}

/** A text that is packed a thousand to one. */
export const packedText = (type: "zTXt" | "iTXt"): Buffer =>
  pngChunk(type, Buffer.concat([Buffer.from(type === "zTXt" ? "a\0\0" : "a\0\x01\0\0\0"), PACKED]));
const PACKED = deflateSync(Buffer.alloc(7_900_000));

/** Frames of one pixel each. */
export function hostileGif({ side, frames }: { readonly side: number; readonly frames: number }): Buffer {
  const size = [side & 255, side >> 8, side & 255, side >> 8];
  const onePixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  // Before each frame the canvas is what it was before the last one.
  const frame = Buffer.from([0x21, 0xf9, 4, 3 << 2, 10, 0, 0, 0, ...onePixel]);
  return Buffer.concat([
    Buffer.from("GIF89a"),
    Buffer.from([...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}
