import type { UploadFileReply, UploadFileRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";
import { registerImage } from "./register-image.ts";

export async function uploadFile({ path, body }: UploadFileRequest, context: Context): Promise<UploadFileReply> {
  const upload = { serviceType: path.serviceType, msgType: undefined, file: body.file };
  const decided = await registerImage(upload, context);
  return decided.ok ? { status: 200, body: decided.value } : refused(decided.refusal);
}
