import type { UploadSubtypedFileReply, UploadSubtypedFileRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";
import { registerImage } from "./register-image.ts";

export async function uploadSubtypedFile(
  { path, body }: UploadSubtypedFileRequest,
  context: Context,
): Promise<UploadSubtypedFileReply> {
  const decided = await registerImage({ ...path, file: body.file }, context);
  return decided.ok ? { status: 200, body: decided.value } : refused(decided.refusal);
}
