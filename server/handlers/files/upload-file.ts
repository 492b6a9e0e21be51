import type { UploadFileReply, UploadFileRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { registerImage } from "./register-image.ts";

export function uploadFile({ path, body }: UploadFileRequest, context: Context): Promise<UploadFileReply> {
  return registerImage({ serviceType: path.serviceType, msgType: undefined, file: body.file }, context);
}
