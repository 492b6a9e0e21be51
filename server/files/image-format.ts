/** Formats that some service takes, and image formats that no service takes. */
export type ImageFormat = "jpg" | "png" | "gif" | "bmp";
export type KnownFormat = ImageFormat | "webp" | "tiff" | "heif" | "jp2" | "jxl" | "ico" | "psd" | "svg";

type Signature = readonly [format: KnownFormat, offset: number, text: string];

/** The first bytes of a format, as latin1. */
const SIGNATURES: readonly Signature[] = [
  ["jpg", 0, "\xff\xd8\xff"],
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["gif", 0, "GIF87a"],
  ["gif", 0, "GIF89a"],
  ["webp", 8, "WEBP"],
  ["tiff", 0, "II*\0"],
  ["tiff", 0, "MM\0*"],
  ["tiff", 0, "II+\0"],
  ["tiff", 0, "MM\0+"],
  ["heif", 4, "ftypheic"],
  ["heif", 4, "ftypheix"],
  ["heif", 4, "ftypmif1"],
  ["heif", 4, "ftypmsf1"],
  ["heif", 4, "ftypavif"],
  ["heif", 4, "ftypavis"],
  ["jp2", 4, "jP  \r\n\x87\n"],
  ["jp2", 0, "\xff\x4f\xff\x51"],
  ["jxl", 0, "\xff\x0a"],
  ["jxl", 4, "JXL \r\n\x87\n"],
  ["ico", 0, "\0\0\x01\0"],
  ["psd", 0, "8BPS"],
];

/** The format by the first bytes; undefined: not a known image format. */
export function detectFormat(content: Uint8Array): KnownFormat | undefined {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 1024)).toString("latin1");
  const signature = SIGNATURES.find(([, offset, text]) => head.startsWith(text, offset));
  if (signature !== undefined) return signature[0];
  // Many texts begin with "BM": a bitmap also has the size of its second header at a fixed place.
  if (head.startsWith("BM") && [12, 40, 52, 56, 64, 108, 124].includes(head.charCodeAt(14))) return "bmp";
  return /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(head)
    ? "svg"
    : undefined;
}

export const isSupported = (format: KnownFormat): format is ImageFormat =>
  format === "jpg" || format === "png" || format === "gif" || format === "bmp";
