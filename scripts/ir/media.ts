import type { BodyKind } from "./model.ts";

/** How bytes of a media type become a value a handler can use. */
export function bodyKind(mediaType: string): BodyKind {
  const type = (mediaType.split(";")[0] ?? "").trim().toLowerCase();
  if (/^application\/json$|\+json$|^text\/json$/.test(type)) return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  if (type === "multipart/form-data") return "multipart";
  if (type.startsWith("text/")) return "text";
  return "bytes";
}
