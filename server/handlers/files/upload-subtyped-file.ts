import type { UploadSubtypedFileReply, UploadSubtypedFileRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { registerImage } from "./register-image.ts";

export function uploadSubtypedFile(
  { path, body }: UploadSubtypedFileRequest,
  context: Context,
): Promise<UploadSubtypedFileReply> {
  return registerImage({ ...path, file: body.file }, context);
}
