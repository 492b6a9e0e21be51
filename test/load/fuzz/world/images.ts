import sharp, { type Sharp } from "sharp";
import { imageRules, rcsFormats } from "../../../../generated/tables.ts";

/** An image that some service takes. */
export interface SampleImage {
  /** The path of its upload, behind /v1/file/. */
  readonly path: string;
  readonly serviceType: string;
  readonly width: number;
  readonly height: number;
  readonly mediaType: string;
  readonly extension: string;
  readonly bytes: Buffer;
}

interface Wanted {
  readonly path: string;
  readonly serviceType: string;
  readonly width: number;
  readonly height: number;
}

/** Width to height: three to two where the rule allows it, or else what it allows. */
function getRatio(rule: (typeof imageRules)["services"][number]): number {
  if (!("ratio" in rule)) return 1.5;
  const [least, most] = [rule.ratio.min, rule.ratio.max].map(({ width, height }) => width / height) as [number, number];
  return least <= 1.5 && most >= 1.5 ? 1.5 : (least + most) / 2;
}

/** One for each rule of the table of images, and for each size that an RCS format has a place for. */
export function wantedImages(): readonly Wanted[] {
  const rows = [...rcsFormats.formats, ...rcsFormats.templates];
  const sizes = rows.flatMap((row) => ["detail" in row ? [row.detail.image] : [], row.images].flat());
  const rcs = new Map(sizes.map(({ width, height }) => [`${width}x${height}`, { width, height }]));
  const others = imageRules.services.flatMap((rule): Wanted[] => {
    const { serviceType, msgType } = rule;
    if (serviceType === "RCS") return [];
    const width = "width" in rule && "min" in rule.width ? rule.width.min : 300;
    const height = "height" in rule && "min" in rule.height ? rule.height.min : Math.round(width / getRatio(rule));
    const path = [serviceType, msgType, "subType" in rule ? rule.subType : null].filter((part) => part !== null);
    return [{ path: path.join("/"), serviceType, width, height }];
  });
  return [...others, ...[...rcs.values()].map((size) => ({ path: "RCS", serviceType: "RCS", ...size }))];
}

export async function sampleImages(): Promise<readonly SampleImage[]> {
  return Promise.all(
    wantedImages().map(async (wanted) => ({
      ...wanted,
      mediaType: "image/jpeg",
      extension: "jpg",
      bytes: await blank(wanted.width, wanted.height).jpeg({ quality: 30 }).toBuffer(),
    })),
  );
}

/** Images that few services take, or none. */
export async function strangeImages(): Promise<readonly SampleImage[]> {
  const made: readonly (readonly [path: string, mediaType: string, image: Sharp])[] = [
    ["RCS", "image/png", blank(568, 528).png()],
    ["RCS", "image/gif", blank(568, 336).gif()],
    ["FRIENDTALK/FI", "image/png", blank(600, 400).png()],
    ["", "image/webp", blank(568, 528).webp()],
    ["", "image/tiff", blank(300, 200).tiff()],
    ["", "image/png", blank(1, 1).png()],
    // Little to send, and much to unpack.
    ["", "image/png", blank(12_000, 12_000).png({ compressionLevel: 9 })],
    ["", "image/jpeg", blank(1600, 1500).jpeg()],
  ];
  return Promise.all(
    made.map(async ([path, mediaType, image]) => {
      const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true });
      const { width, height, format } = info;
      return { path, serviceType: path, width, height, mediaType, extension: format, bytes };
    }),
  );
}

function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 160 } } });
}
