import type { UploadFileReply } from "../../../generated/handlers.ts";
import { getImageUrl, getMediaName } from "../../domain/file-names.ts";
import { fileNameCode, getUploadKind, imageFormat, imageRuleOfPath, judgeImage } from "../../domain/image-rules.ts";
import { fault, refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";

export interface ImageUpload {
  /** As the path has them. */
  readonly serviceType: string;
  readonly msgType: string | undefined;
  readonly subType?: string;
  readonly file: File;
}

/** Every upload: checks an image, stores it, and answers with its key. A refused image is not stored. */
export async function registerImage(upload: ImageUpload, context: Context): Promise<UploadFileReply> {
  const { serviceType, msgType, subType, file } = upload;
  const { account, nowMs, services } = context;
  const { name: fileName, type: declaredType, size: bytes } = file;
  const decided = imageRuleOfPath(serviceType, msgType, subType);
  if (!decided.ok) return refused(decided.refusal);
  const rule = decided.value;
  // Decoding is expensive: only an image that passes the cheap checks is opened.
  const isCandidate = fileNameCode(fileName) === undefined && bytes <= rule.maxBytes;
  const image = isCandidate ? await services.images.inspect(account.id, file) : undefined;
  if (image === "busy") return refused(refuse("A920"));
  const { format, size, content } = image ?? {};
  const judged = judgeImage({ serviceType, msgType, subType, fileName, declaredType, bytes, format, size });
  if (!judged.ok) return refused(judged.refusal);
  // A service without a largest size still has one: an image that is too large to be decoded here is refused.
  if (format === undefined || size === undefined || content === undefined)
    return refused(refuse("A203", fault("A203", "/file", "must have fewer pixels")));
  const { mediaType, extension } = imageFormat(format);
  const fileKey = services.ids.named("f_", nowMs);
  const expiresAtMs = nowMs + services.settings.fileLifetimeMs;
  await services.files.save({
    accountId: account.id,
    fileKey,
    serviceType: rule.serviceType,
    msgType: getUploadKind(rule),
    mediaType,
    ...size,
    bytes: content.length,
    content,
    expiresAtMs,
  });
  const imagesUrl = `${services.settings.publicUrl}/v1/image/`;
  const data = {
    fileKey,
    ...(rule.answer === "media" && { media: getMediaName(fileKey) }),
    ...(rule.answer === "imgUrl" && { imgUrl: getImageUrl(imagesUrl, fileKey, extension) }),
    expired: services.clock.plain(expiresAtMs),
  };
  return { status: 200, body: { ...success, data } };
}
