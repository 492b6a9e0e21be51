import type { components } from "../../../generated/types.ts";
import { imgUrlOf, mediaOf } from "../../domain/file-references.ts";
import type { ImageRule } from "../../domain/image-rules.ts";
import { fileNameCode, imageFormat, imageRuleOfPath, judgeImage } from "../../domain/image-rules.ts";
import type { Decided } from "../../domain/model.ts";
import { fault, no, refuse, yes } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";
import type { InspectedImage } from "../services.ts";

export interface Registration {
  /** As the path has them. */
  readonly serviceType: string;
  readonly msgType: string | undefined;
  readonly file: File;
}

type Answer = components["schemas"]["FileUploaded"];

/** Both uploads: an image is checked, kept with its bytes, and answered by its key. A refusal leaves nothing behind. */
export async function registerImage(asked: Registration, context: Context): Promise<Decided<Answer>> {
  const bytes = new Uint8Array(await asked.file.arrayBuffer());
  const judged = await judge(asked, bytes, context);
  if (!judged.ok) return judged;
  const { rule, image } = judged.value;
  const { account, nowMs, services } = context;
  const { mediaType, extension } = imageFormat(image.format);
  const fileKey = services.ids.named("f_", nowMs);
  const expiresAtMs = nowMs + services.settings.fileLifetimeMs;
  await services.files.save({
    accountId: account.id,
    fileKey,
    serviceType: rule.serviceType,
    msgType: rule.msgType ?? undefined,
    fileName: asked.file.name,
    mediaType,
    ...image.size,
    bytes: bytes.length,
    content: bytes,
    expiresAtMs,
  });
  const expired = services.clock.plain(expiresAtMs);
  const { publicUrl } = services.settings;
  switch (rule.answer) {
    case "media":
      return yes({ ...success, data: { fileKey, media: mediaOf(fileKey), expired } });
    case "imgUrl":
      return yes({
        ...success,
        data: { fileKey, imgUrl: imgUrlOf(`${publicUrl}/v1/image/`, fileKey, extension), expired },
      });
    default:
      return yes({ ...success, data: { fileKey, expired } });
  }
}

interface Judged {
  readonly rule: ImageRule;
  readonly image: { readonly format: string; readonly size: NonNullable<InspectedImage["size"]> };
}

async function judge(asked: Registration, content: Uint8Array, { services }: Context): Promise<Decided<Judged>> {
  const { serviceType, msgType, file } = asked;
  const { name: fileName, type: declaredType } = file;
  const rule = imageRuleOfPath(serviceType, msgType);
  if (!rule.ok) return rule;
  const bytes = content.length;
  // Only an image that passes the cheap checks is worth being opened.
  const isWorthIt = fileNameCode(fileName) === undefined && bytes <= rule.value.maxBytes;
  const image = isWorthIt ? await services.images.inspect(content) : undefined;
  const size = image?.size;
  const judged = judgeImage({ serviceType, msgType, fileName, declaredType, bytes, format: image?.format, size });
  if (!judged.ok) return judged;
  // Services without a largest size still have one: what cannot be opened here cannot be shown on a handset.
  if (image === undefined || size === undefined || image.unopened === true)
    return no(refuse("A203", fault("A203", "/file")));
  return yes({ rule: judged.value, image: { format: image.format, size } });
}
