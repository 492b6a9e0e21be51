import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inspectImage } from "../../../../server/files/inspect-image.ts";
import { hostileGif, hostileJpeg, hostilePng } from "./hostile-images.ts";
import { animated, bitmap, bomb, noise, plain } from "./images.ts";

const found = (format: string | undefined, width = 160, height = 120) => ({ format, size: { width, height } });
const sizeOf = async (image: Buffer) => {
  const inspected = await inspectImage(image);
  return inspected === "busy" ? inspected : inspected?.size;
};

const whole: Readonly<Record<string, () => Promise<Buffer>>> = {
  jpg: () => noise(160, 120).jpeg().toBuffer(),
  "progressive jpg": () => noise(160, 120).jpeg({ progressive: true }).toBuffer(),
  "progressive jpg in CMYK": () => noise(160, 120).toColourspace("cmyk").jpeg({ progressive: true }).toBuffer(),
  "jpg with the best scans": () => noise(160, 120).jpeg({ mozjpeg: true, quality: 95 }).toBuffer(),
  "jpg in CMYK": () => noise(160, 120).toColourspace("cmyk").jpeg().toBuffer(),
  "jpg in grey": () => noise(160, 120).greyscale().jpeg().toBuffer(),
  png: () => noise(160, 120).png().toBuffer(),
  "interlaced png": () => noise(160, 120).png({ progressive: true }).toBuffer(),
  "png with a palette": () => noise(160, 120).png({ palette: true }).toBuffer(),
  "png with 16 bits": () => noise(160, 120).toColourspace("rgb16").png().toBuffer(),
  gif: () => noise(160, 120).gif().toBuffer(),
  "animated gif": () => animated(160, 120, 5),
  bmp: async () => bitmap({ width: 160, height: 120 }),
};

describe("an image that is in order", () => {
  it.each(Object.keys(whole))("%s has its format and size", async (name) => {
    const format = (["jpg", "png", "gif", "bmp"] as const).find((word) => name.includes(word));
    const image = await (whole[name]?.() ?? Promise.reject());
    expect(await inspectImage(image)).toEqual({ ...found(format), content: expect.any(Buffer) });
  });

  it("is measured by its stored pixels, however a camera says to turn it", async () => {
    const turned = await noise(160, 120).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    expect(await inspectImage(turned)).toMatchObject(found("jpg"));
  });

  it("may have notes behind its end", async () => {
    const notes = Buffer.from("written by a camera");
    const images = await Promise.all([noise(20, 20).jpeg().toBuffer(), noise(20, 20).png().toBuffer()]);
    for (const image of images) expect(await sizeOf(Buffer.concat([image, notes]))).toMatchObject({ width: 20 });
  });

  it("is found in the middle of a larger buffer", async () => {
    const image = await noise(20, 20).png().toBuffer();
    const larger = Buffer.concat([Buffer.alloc(7), image, Buffer.alloc(9)]);
    expect(await inspectImage(larger.subarray(7, 7 + image.length))).toMatchObject(found("png", 20, 20));
  });
});

describe("an image that is cut off", () => {
  it.each(Object.keys(whole))("%s, wherever it is cut", async (name) => {
    const image = await (whole[name]?.() ?? Promise.reject());
    const cuts = [1, 2, 5, 12, 20, 100, Math.floor(image.length / 2), image.length - 40];
    for (const cut of cuts)
      expect([cut, await sizeOf(image.subarray(0, image.length - cut))]).toEqual([cut, undefined]);
  });

  it("in one colour, where the missing part compresses to a few bytes", async () => {
    const [jpg, png] = [await plain(900, 900).jpeg().toBuffer(), await plain(900, 900).png().toBuffer()];
    for (const image of [jpg, png]) {
      expect(await sizeOf(image)).toMatchObject({ width: 900 });
      expect(await sizeOf(image.subarray(0, image.length - 30))).toBeUndefined();
    }
  });
});

describe("what is not an image", () => {
  it.each([
    ["nothing", ""],
    ["text", "hello, world"],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a program", "\x7fELF\x02\x01\x01"],
    ["a text that begins like a bitmap", "BMW is a car, not a bitmap, whatever it begins with"],
  ])("%s", async (_name, text) => {
    expect(await inspectImage(Buffer.from(text, "latin1"))).toBeUndefined();
  });
});

describe("an image that is broken has a format and no size", () => {
  it.each([
    ["the first bytes of a jpg and then none", "\xff\xd8\xff\xe0", "jpg"],
    ["the first bytes of a png and then a page", "\x89PNG\r\n\x1a\n<html>", "png"],
    ["the first bytes of a gif", "GIF89a", "gif"],
  ])("%s", async (_name, text, format) => {
    expect(await inspectImage(Buffer.from(text, "latin1"))).toEqual({ format, size: undefined });
  });

  it("a png with its middle overwritten", async () => {
    const image = await noise(300, 200).png().toBuffer();
    image.fill(0xaa, image.length / 2, image.length / 2 + 200);
    expect(await inspectImage(image)).toEqual({ format: "png", size: undefined });
  });
});

describe("an image of a format that no service takes is named, and not opened", () => {
  it.each(["webp", "tiff", "avif"] as const)("%s", async (format) => {
    const image = await plain(20, 20).toFormat(format).toBuffer();
    expect(await inspectImage(image)).toEqual({ format: format === "avif" ? "heif" : format, size: undefined });
  });

  it("svg", async () => {
    const image = Buffer.from('<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await inspectImage(image)).toMatchObject({ format: "svg" });
  });
});

describe("an image that is too large to be opened", () => {
  it("is measured by its header alone", async () => {
    expect(await inspectImage(await bomb(60_000, 60_000))).toEqual(found("png", 60_000, 60_000));
  });

  it("counts all frames of an animation", async () => {
    const animation = await animated(100, 100, 6);
    const limits = { maxPixels: 60_000, timeoutS: 10 };
    expect(await inspectImage(animation, { ...limits, maxPixels: 59_999 })).toEqual(found("gif", 100, 100));
    expect(await inspectImage(animation, limits)).toEqual({ ...found("gif", 100, 100), content: animation });
  });

  it("as a bitmap, whose header can promise anything", async () => {
    const promise = bitmap({ width: 100_000, height: 100_000, pixels: Buffer.alloc(10) });
    expect(await inspectImage(promise)).toEqual(found("bmp", 100_000, 100_000));
  });

  it("is opened up to 25 million pixels", async () => {
    const [at, over] = [await plain(5000, 5000).png().toBuffer(), await plain(5001, 5000).png().toBuffer()];
    expect(await inspectImage(at)).toMatchObject({ ...found("png", 5000, 5000), content: expect.any(Buffer) });
    expect(await inspectImage(over)).toEqual(found("png", 5001, 5000));
  });

  it("has sides of up to 65,535 pixels", async () => {
    const at = hostilePng({ width: 1, height: 65_535 });
    expect(await inspectImage(at)).toEqual({ ...found("png", 1, 65_535), content: at });
    const over = hostilePng({ width: 1, height: 65_536 });
    expect(await inspectImage(over)).toEqual(found("png", 1, 65_536));
  });
});

describe("an image that makes a decoder begin again and again", () => {
  it.each([1, 11, 50, 51, 101])("a jpg of %i scans, of which 50 may be", async (scans) => {
    for (const frame of [0xc0, 0xc1, 0xc2]) {
      const image = hostileJpeg({ frame, side: 64, scans: scans - 1, data: Buffer.alloc(16) });
      expect((await sizeOf(image)) !== undefined).toBe(scans <= 50);
    }
  });

  it.each([1, 11, 101, 1000, 1001])("a gif of %i frames, of which 1000 may be", async (frames) => {
    expect((await sizeOf(hostileGif({ side: 10, frames }))) !== undefined).toBe(frames <= 1000);
  });
});

describe("decoding that takes too long", () => {
  it("is given up, and says nothing of the image", async () => {
    const image = hostileJpeg({ frame: 0xc0, side: 65_000 });
    expect(await inspectImage(image, { maxPixels: 65_000 ** 2, timeoutS: 1 })).toBe("busy");
  });
});
