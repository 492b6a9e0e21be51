import sharp from "sharp";
import type { FormPart } from "../../../scripts/probe/request/draft.ts";

const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "teal" } });

export const jpeg = (width: number, height: number): Promise<Buffer> => image(width, height).jpeg().toBuffer();
export const png = (width: number, height: number): Promise<Buffer> => image(width, height).png().toBuffer();
const gif = (width: number, height: number): Promise<Buffer> => image(width, height).gif().toBuffer();

/** The part of a form that an upload is made of. */
export const part = (bytes: Uint8Array, fileName = "photo.jpg", type = "image/jpeg"): FormPart => ({
  name: "file",
  fileName,
  type,
  bytes,
});

const MORE_THAN_ANY_SERVICE_TAKES = 5_300_000;

/** Forms that every upload refuses, by the code of the refusal. */
export const wrongForms: Readonly<Record<string, () => Promise<readonly FormPart[]>>> = {
  A011: async () => [part(await jpeg(640, 480)), { name: "nobodyKnowsThis", bytes: Buffer.from("a") }],
  A200: async () => [part(Buffer.concat([await jpeg(640, 480), Buffer.alloc(MORE_THAN_ANY_SERVICE_TAKES)]))],
  A201: async () => [part(await jpeg(640, 480), `${"a".repeat(40)}.jpg`)],
  A202: async () => [part(Buffer.from("no image"))],
  A203: async () => [part(await jpeg(1600, 400))],
  A204: async () => [],
  A205: async () => [part(await jpeg(640, 480), "photo.png", "image/png")],
  A206: async () => [part(await gif(640, 480), "photo.gif", "image/gif")],
  A208: async () => [part(await jpeg(640, 480), "")],
};
