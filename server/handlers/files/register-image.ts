import type { components } from "../../../generated/types.ts";
import { getImageUrl, getMediaName } from "../../domain/file-names.ts";
import type { ImageRule, InspectedImage } from "../../domain/image-rules.ts";
import { fileNameCode, getUploadKind, imageFormat, imageRuleOfPath, judgeImage } from "../../domain/image-rules.ts";
import type { Decided } from "../../domain/model.ts";
import { fault, no, refuse, yes } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";

export interface ImageUpload {
  /** As the path has them. */
  readonly serviceType: string;
  readonly msgType: string | undefined;
  readonly subType?: string;
  readonly file: File;
}

type Answer = components["schemas"]["FileUploaded"];

/** Every upload: checks an image, stores it, and answers with its key. A refused image is not stored. */
export async function registerImage(upload: ImageUpload, context: Context): Promise<Decided<Answer>> {
  const judged = await judge(upload, context);
  if (!judged.ok) return judged;
  const { rule, image, uploaded } = judged.value;
  const { account, nowMs, services } = context;
  // Whoever gets the message, or the address of the image, could read where a photo was taken.
  const content = services.images.removeMetadata(uploaded, image.format);
  if (content === undefined) return no(refuse("A202", fault("A202", "/file")));
  const { mediaType, extension } = imageFormat(image.format);
  const fileKey = services.ids.named("f_", nowMs);
  const expiresAtMs = nowMs + services.settings.fileLifetimeMs;
  await services.files.save({
    accountId: account.id,
    fileKey,
    serviceType: rule.serviceType,
    msgType: getUploadKind(rule),
    mediaType,
    width: image.size.width,
    height: image.size.height,
    bytes: content.length,
    content,
    expiresAtMs,
  });
  const expired = services.clock.plain(expiresAtMs);
  const { publicUrl } = services.settings;
  switch (rule.answer) {
    case "media":
      return yes({ ...success, data: { fileKey, media: getMediaName(fileKey), expired } });
    case "imgUrl":
      return yes({
        ...success,
        data: { fileKey, imgUrl: getImageUrl(`${publicUrl}/v1/image/`, fileKey, extension), expired },
      });
    default:
      return yes({ ...success, data: { fileKey, expired } });
  }
}

interface Judged {
  readonly rule: ImageRule;
  readonly uploaded: Uint8Array;
  readonly image: { readonly format: string; readonly size: NonNullable<InspectedImage["size"]> };
}

async function judge(upload: ImageUpload, { services }: Context): Promise<Decided<Judged>> {
  const { serviceType, msgType, subType, file } = upload;
  const { name: fileName, type: declaredType, size: bytes } = file;
  const rule = imageRuleOfPath(serviceType, msgType, subType);
  if (!rule.ok) return rule;
  // Copying and decoding are expensive: only an image that passes the cheap checks is opened.
  const isCandidate = fileNameCode(fileName) === undefined && bytes <= rule.value.maxBytes;
  const uploaded = isCandidate ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const image = isCandidate ? await services.images.inspect(uploaded) : undefined;
  const size = image?.size;
  const { format } = image ?? {};
  const judged = judgeImage({ serviceType, msgType, subType, fileName, declaredType, bytes, format, size });
  if (!judged.ok) return judged;
  // A service without a largest size still has one: an image that is too large to be decoded here is refused.
  if (image === undefined || size === undefined || image.isTooLarge === true)
    return no(refuse("A203", fault("A203", "/file", "must have fewer pixels")));
  return yes({ rule: judged.value, uploaded, image: { format: image.format, size } });
}
