import sharp, { type JpegOptions } from "sharp";
import { describe, expect, test } from "vitest";
import { cleanBitmap } from "../../../../server/files/bitmap.ts";
import { removeMetadata } from "../../../../server/files/remove-metadata.ts";
import { animated, bitmap, noise } from "./images.ts";

const SECRET = "37.5665N-126.9780E";
const exif = { IFD0: { Copyright: SECRET }, IFD3: { GPSLatitude: "37/1 33/1 59/1", GPSAreaInformation: SECRET } };

const segment = (type: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, type, 0, text.length + 2]), Buffer.from(text, "latin1")]);

function chunk(type: string, text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, Buffer.from(type + text, "latin1"), Buffer.alloc(4)]);
}

const insert = (bytes: Buffer, at: number, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);

async function makeJpeg(options: JpegOptions, orientation = 1): Promise<Buffer> {
  const bytes = await noise(64, 48)
    .withExif(exif)
    .withMetadata({ orientation })
    .withExifMerge(exif)
    .jpeg(options)
    .toBuffer();
  const others = [0xed, 0xfe, 0xe2, 0xe0, 0xef].map((type) => segment(type, `Photoshop 3.0\0${SECRET}`));
  return Buffer.concat([insert(bytes, 2, ...others), Buffer.from(SECRET)]);
}

const makePng = async (): Promise<Buffer> => {
  const bytes = await noise(64, 48).withExif(exif).png().toBuffer();
  const others = ["tEXt", "zTXt", "iTXt", "eXIf", "prVt"].map((type) => chunk(type, SECRET));
  return Buffer.concat([insert(bytes, 33, ...others), Buffer.from(SECRET)]);
};

const makeGif = async (): Promise<Buffer> => {
  const bytes = await animated(16, 16, 3);
  const text = Buffer.concat([Buffer.from([SECRET.length]), Buffer.from(SECRET), Buffer.from([0])]);
  const at = 13 + ((bytes[10] ?? 0) & 0x80 ? 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1) : 0);
  const xmp = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from("XMP DataXMP"), text]);
  return Buffer.concat([insert(bytes, at, Buffer.concat([Buffer.from([0x21, 0xfe]), text]), xmp), Buffer.from(SECRET)]);
};

const pixelsOf = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes, { pages: -1 }).raw().toBuffer();

describe.each([
  ["jpg", "a JPEG", () => makeJpeg({})],
  ["jpg", "a progressive JPEG", () => makeJpeg({ progressive: true })],
  ["png", "a PNG", makePng],
  ["gif", "an animated GIF", makeGif],
] as const)("%s: %s", (format, _name, make) => {
  test("loses positions, texts and what is behind its end, and no pixel", async () => {
    const before = await make();
    expect(before.includes(SECRET)).toBe(true);
    const after = removeMetadata(before, format) ?? Buffer.alloc(0);
    expect(Buffer.from(after).includes(SECRET)).toBe(false);
    const { exif: left, xmp, iptc, comments } = await sharp(after).metadata();
    expect([left, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
    expect((await pixelsOf(after)).equals(await pixelsOf(before))).toBe(true);
    // There is nothing left to remove.
    expect(Buffer.from(removeMetadata(after, format) ?? []).equals(after)).toBe(true);
  });

  test("is refused where it is cut off", async () => {
    const after = removeMetadata(await make(), format) ?? Buffer.alloc(0);
    for (let length = after.length - 1; length > 40; length -= 97)
      expect(removeMetadata(after.subarray(0, length), format)).toBeUndefined();
  });
});

/** Header, tables, pixels; the library reads none, so the places are the test's own. */
const takeApart = (bytes: Uint8Array) => {
  const all = Buffer.from(bytes);
  return { pixels: all.subarray(all.readUInt32LE(10)), size: all.readUInt32LE(2), length: all.length };
};

describe.each([
  ["24 bits", { depth: 24 }],
  ["a palette", { depth: 8 }],
  ["a palette of the oldest header", { depth: 4, headerBytes: 12 }],
  ["masks in the header", { depth: 32, compression: 3, headerBytes: 108 }],
  ["a colour profile", { depth: 24, headerBytes: 124 }],
  ["runs", { depth: 8, compression: 1, pixels: Buffer.from([16, 1, 0, 0, 16, 2, 0, 0, 16, 3, 0, 0, 16, 4, 0, 1]) }],
] as const)("bmp with %s", (name, options) => {
  test("loses what stands between header and pixels and behind its end, and no pixel", () => {
    const made = bitmap({ width: 16, height: 4, ...options });
    const pixelsAt = made.readUInt32LE(10);
    const before = Buffer.concat([insert(made, pixelsAt, Buffer.from(SECRET)), Buffer.from(SECRET)]);
    before.writeUInt32LE(pixelsAt + SECRET.length, 10);
    before.writeUInt32LE(0x12345678, 6);
    if (name === "a colour profile") {
      before.write("KNIL", 70, "latin1");
      before.writeUInt32LE(pixelsAt - 14, 126);
      before.writeUInt32LE(SECRET.length, 130);
      made.write("BGRs", 70, "latin1");
    }
    const after = cleanBitmap(before) ?? Buffer.alloc(0);
    expect(Buffer.from(after).equals(made)).toBe(true);
    expect(takeApart(after)).toMatchObject({ size: made.length, length: made.length });
    expect(cleanBitmap(after)?.equals(after)).toBe(true);
    expect(cleanBitmap(after.subarray(0, after.length - 6))).toBeUndefined();
  });
});

test("a photo that was taken upright is still shown upright", async () => {
  const after = removeMetadata(await makeJpeg({}, 6), "jpg") ?? Buffer.alloc(0);
  expect((await sharp(after).metadata()).orientation).toBe(6);
  expect(Buffer.from(after).includes(SECRET)).toBe(false);
});
