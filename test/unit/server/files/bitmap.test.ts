import { describe, expect, it } from "vitest";
import { cleanBitmap, readBitmapSize } from "../../../../server/files/bitmap.ts";
import { bitmap } from "./images.ts";

describe("bitmaps", () => {
  it.each([1, 4, 8, 16, 24, 32])("with %i bits a pixel", (depth) => {
    const image = bitmap({ width: 33, height: 21, depth });
    expect(readBitmapSize(image)).toEqual({ width: 33, height: 21 });
    expect(cleanBitmap(image)?.equals(image)).toBe(true);
    expect(cleanBitmap(image.subarray(0, -1))).toBeUndefined();
  });

  it.each([12, 40, 52, 56, 108, 124])("with a header of %i bytes", (headerBytes) => {
    expect(readBitmapSize(bitmap({ width: 30, height: 20, headerBytes }))).toEqual({ width: 30, height: 20 });
  });

  it("with its rows from top to bottom", () => {
    expect(readBitmapSize(bitmap({ width: 30, height: -20 }))).toEqual({ width: 30, height: 20 });
  });

  it("with runs: an end mark, or the last pixel of the last row", () => {
    const isWhole = (...bytes: number[]) =>
      cleanBitmap(bitmap({ width: 4, height: 2, depth: 8, compression: 1, pixels: Buffer.from(bytes) })) !== undefined;
    const row = [4, 7, 0, 0];
    expect(isWhole(...row, ...row, 0, 1)).toBe(true);
    expect(isWhole(...row, 0, 4, 1, 2, 3, 4)).toBe(true);
    expect(isWhole(0, 2, 2, 1, 0, 1)).toBe(true);
    expect(isWhole(...row)).toBe(false);
    expect(isWhole(200, 7, 0, 1)).toBe(false);
    expect(isWhole(...row, ...row, ...row, 0, 1)).toBe(false);
  });

  it.each([
    ["no width", { width: 0, height: 10 }],
    ["a negative width", { width: -5, height: 10 }],
    ["a depth that does not exist", { width: 10, height: 10, depth: 13 }],
    ["runs of a depth that has none", { width: 10, height: 10, depth: 24, compression: 1 }],
    ["another format inside", { width: 10, height: 10, depth: 24, compression: 4 }],
  ])("with %s is none", (_name, options) => {
    expect(readBitmapSize(bitmap({ ...options, pixels: Buffer.alloc(1000) }))).toBeUndefined();
  });

  it("whose pixels would start inside its header, or behind its end, is none", () => {
    for (const at of [0, 20, 1_000_000]) {
      const image = bitmap({ width: 10, height: 10 });
      image.writeUInt32LE(at, 10);
      expect(readBitmapSize(image)).toBeUndefined();
    }
  });

  it("cut inside its header is none", () => {
    const image = bitmap({ width: 10, height: 10 });
    for (const length of [0, 2, 14, 20, 30]) expect(readBitmapSize(image.subarray(0, length))).toBeUndefined();
  });
});
