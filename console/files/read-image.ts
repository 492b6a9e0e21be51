import type { ImageSize } from "../../spec/keywords/image-limits.ts";

const THUMBNAIL_PX = 96;

export interface ReadImage extends ImageSize {
  /** A small JPEG as a data: address, which the browser keeps in its list of files. */
  readonly thumbnail: string;
}

/** Undefined if the browser cannot read the file as an image. */
export async function readImage(file: Blob): Promise<ReadImage | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "none" }).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const { width, height } = bitmap;
  const scale = Math.min(1, THUMBNAIL_PX / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { width, height, thumbnail: canvas.toDataURL("image/jpeg", 0.8) };
}
