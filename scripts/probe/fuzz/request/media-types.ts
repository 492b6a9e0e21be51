import type { Media } from "../../../model/model.ts";

/** `text/html; charset=utf-8` → `text/html`. */
export const essenceOf = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/** The entry of the document for a media type. An exact entry goes before `image/*`, and that before any type. */
export function findMedia(media: readonly Media[], mediaType: string): Media | undefined {
  const type = essenceOf(mediaType);
  const range = `${type.split("/")[0]}/*`;
  const of = (wanted: string) => media.find((one) => essenceOf(one.type) === wanted);
  return of(type) ?? of(range) ?? of("*/*");
}

/** A media type that the entry stands for. */
export function concreteType({ type }: Media): string {
  if (type.startsWith("*/")) return "application/octet-stream";
  return type.replace("/*", type.startsWith("image/") ? "/png" : "/plain");
}
