import type { ImageFormat } from "./image-format.ts";

/**
 * Whether the mark that ends an image is there. A decoder that has all pixels does not miss it, but a file without it
 * was cut off. Bytes behind the mark are allowed: cameras leave notes there.
 */
export function hasEndMark(content: Uint8Array, format: Exclude<ImageFormat, "bmp">): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  switch (format) {
    case "jpg":
      // A thumbnail in the header has an end mark too: the one that counts follows the last start of a scan.
      return bytes.lastIndexOf("\xff\xd9", undefined, "latin1") > bytes.lastIndexOf("\xff\xda", undefined, "latin1");
    case "png":
      return bytes.lastIndexOf("IEND\xae\x42\x60\x82", undefined, "latin1") > bytes.lastIndexOf("IDAT");
    case "gif": {
      let last = bytes.length - 1;
      // Some writers pad the file with zeros.
      while (last > 0 && bytes[last] === 0) last -= 1;
      return bytes[last] === 0x3b;
    }
  }
}
