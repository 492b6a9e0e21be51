import type { ImageSize } from "../../spec/keywords/image-limits.ts";

/** A JPEG of hills below a sun, in other colours for each index. The image library is loaded only here, because it is slow to load. */
export async function makePicture(size: ImageSize, index: number): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const { width, height } = size;
  return sharp(paintHills(size, index), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

type Colour = readonly [red: number, green: number, blue: number];

interface Hill {
  readonly colour: Colour;
  /** Where it begins in each column; between two pixels as well. */
  readonly tops: readonly number[];
  /** The highest and the lowest of them. */
  readonly from: number;
  readonly to: number;
}

/**
 * Pixel by pixel: where images of callers are read, the library is told to read no drawings (SVG). A pixel on an edge has as much of a colour
 * as it is covered by, so that edges are smooth. Only arithmetic that is the same on every processor is used, which sine is not.
 */
export function paintHills({ width, height }: ImageSize, index: number): Uint8Array {
  const hue = (index * 47) % 360;
  const hills = [0.58, 0.7, 0.82].map((top, row): Hill => {
    const tops = Array.from({ length: width }, (_, x) => {
      const turns = ((x + 0.5) / width) * 0.8 + index * 0.16 + row * 0.32;
      return height * (top + 0.07 * wave(turns));
    });
    const colour = toRgb(hue + 140, 0.32, 0.62 - row * 0.12);
    return { colour, tops, from: Math.min(...tops), to: Math.max(...tops) };
  });
  const sun = { x: width * (0.25 + (index % 3) * 0.22), y: height * 0.32, radius: Math.min(width, height) * 0.12 };
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width * 3, (y + 1) * width * 3);
    // The nearest hill that has all of the row hides what is behind it, so most rows need one colour only.
    const ground = hills.findLastIndex(({ to }) => to <= y);
    const sky = toRgb(hue + (30 * y) / height, 0.6, 0.7 + (0.2 * y) / height);
    fill(row, hills[ground]?.colour ?? sky);
    if (Math.abs(y + 0.5 - sun.y) < sun.radius + 1)
      for (let x = Math.floor(sun.x - sun.radius) - 1; x <= sun.x + sun.radius + 1; x++)
        cover(row, x, SUN, sun.radius + 0.5 - Math.sqrt((x + 0.5 - sun.x) ** 2 + (y + 0.5 - sun.y) ** 2));
    for (const { colour, tops, from } of hills.slice(ground + 1)) {
      if (from >= y + 1) continue;
      for (let x = 0; x < width; x++) cover(row, x, colour, y + 1 - (tops[x] ?? height));
    }
  }
  return pixels;
}

/** The whole row in one colour. */
function fill(row: Uint8Array, colour: Colour): void {
  row.set(colour);
  for (let done = colour.length; done < row.length; done *= 2) row.copyWithin(done, 0, done);
}

/** Paints a part of a pixel: none of it from 0 down, all of it from 1 up. */
function cover(row: Uint8Array, x: number, colour: Colour, part: number): void {
  if (part <= 0) return;
  const share = Math.min(1, part);
  for (let channel = 0; channel < 3; channel++) {
    const before = row[x * 3 + channel] ?? 0;
    row[x * 3 + channel] = Math.round(before + ((colour[channel] ?? 0) - before) * share);
  }
}

/** Goes from 0 up to 1, down to -1 and back in one turn, in two parabolas that meet smoothly. */
function wave(turns: number): number {
  const half = (turns - Math.floor(turns)) * 2;
  return half < 1 ? 4 * half * (1 - half) : -4 * (half - 1) * (2 - half);
}

const SUN: Colour = [255, 246, 216];

function toRgb(hue: number, saturation: number, lightness: number): Colour {
  const part = (n: number): number => {
    const k = (n + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}
