import type { UploadTypedFileReply, UploadTypedFileRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { registerImage } from "./register-image.ts";

export function uploadTypedFile(
  { path, body }: UploadTypedFileRequest,
  context: Context,
): Promise<UploadTypedFileReply> {
  return registerImage({ ...path, file: body.file }, context);
}
