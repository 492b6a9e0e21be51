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
  const { rule, format, size, content } = judged.value;
  const { account, nowMs, services } = context;
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

interface Judged extends Required<InspectedImage> {
  readonly rule: ImageRule;
  readonly size: NonNullable<InspectedImage["size"]>;
}

async function judge(upload: ImageUpload, { account, services }: Context): Promise<Decided<Judged>> {
  const { serviceType, msgType, subType, file } = upload;
  const { name: fileName, type: declaredType, size: bytes } = file;
  const rule = imageRuleOfPath(serviceType, msgType, subType);
  if (!rule.ok) return rule;
  // Decoding is expensive: only an image that passes the cheap checks is opened.
  const isCandidate = fileNameCode(fileName) === undefined && bytes <= rule.value.maxBytes;
  const image = isCandidate ? await services.images.inspect(account.id, file) : undefined;
  if (image === "busy") return no(refuse("A920"));
  const { format, size, content } = image ?? {};
  const judged = judgeImage({ serviceType, msgType, subType, fileName, declaredType, bytes, format, size });
  if (!judged.ok) return judged;
  // A service without a largest size still has one: an image that is too large to be decoded here is refused.
  if (format === undefined || size === undefined || content === undefined)
    return no(refuse("A203", fault("A203", "/file", "must have fewer pixels")));
  return yes({ rule: judged.value, format, size, content });
}
