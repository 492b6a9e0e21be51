import type { UploadTypedFileReply, UploadTypedFileRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";
import { registerImage } from "./register-image.ts";

export async function uploadTypedFile(
  { path, body }: UploadTypedFileRequest,
  context: Context,
): Promise<UploadTypedFileReply> {
  const decided = await registerImage(
    { serviceType: path.serviceType, msgType: path.msgType, file: body.file },
    context,
  );
  return decided.ok ? { status: 200, body: decided.value } : refused(decided.refusal);
}
