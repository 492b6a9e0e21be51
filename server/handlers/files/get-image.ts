import type { GetImageReply, GetImageRequest } from "../../../generated/handlers.ts";
import { fileKeyOfImage } from "../../domain/file-names.ts";
import { isExtensionOf } from "../../domain/image-rules.ts";
import { refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";

/** Serves what an `imgUrl` leads to. Only files that were checked to be images are stored. */
export async function getImage({ path }: GetImageRequest, { nowMs, services }: Context): Promise<GetImageReply> {
  const { imageKey } = path;
  const fileKey = fileKeyOfImage(imageKey);
  const image = await services.files.readImage(fileKey, nowMs);
  if (image === "busy") return refused(refuse("A920"));
  const extension = imageKey.slice(fileKey.length + 1);
  if (image === undefined || !isExtensionOf(extension, image.mediaType)) return refused(refuse("A820"));
  const { mediaType, content } = image;
  if (mediaType !== "image/jpeg" && mediaType !== "image/png") return refused(refuse("A820"));
  // The image of a key never changes.
  return { status: 200, mediaType, body: content, headers: { ETag: `"${imageKey}"` } };
}
