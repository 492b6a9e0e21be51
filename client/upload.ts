import { type Check, checkValue, isObject, text } from "./check-options.ts";
import { type AnyCallOptions, checkCallOptions } from "./options.ts";
import type { Result } from "./results.ts";
import { toFile, type UploadSource } from "./upload-source.ts";
import { within } from "./wait.ts";

interface FileOptions extends AnyCallOptions {
  /** The file name, at most 40 characters (default: the name of the path or File). */
  readonly name?: string | undefined;
  /** The media type, if it is known. The gateway checks the bytes and refuses a wrong type. */
  readonly type?: string | undefined;
}

/** The use of an image. Friendtalk also needs the message type. */
export type UploadOptions = FileOptions &
  (
    | {
        /** The channel of the message that will show the image. */
        readonly serviceType: "MMS" | "RCS";
        /** Only images of friendtalk have a message type. */
        readonly msgType?: undefined;
      }
    | {
        /** The channel of the message that will show the image. */
        readonly serviceType: "FRIENDTALK";
        /** The type of the message: FI image, FW wide image, FL item list, FC carousel. */
        readonly msgType: "FI" | "FW" | "FL" | "FC";
      }
  );

/** The result of an upload; its data has the key of the image. */
export type UploadResult = Result<"uploadFile"> | Result<"uploadTypedFile">;

export interface Uploading {
  plain(path: { serviceType: string }, body: { file: Blob }, options: AnyCallOptions): Promise<UploadResult>;
  typed(
    path: { serviceType: string; msgType: string },
    body: { file: Blob },
    options: AnyCallOptions,
  ): Promise<UploadResult>;
}

/** Registers an image from a path, bytes, a Blob or a stream. */
export async function upload(
  uploading: Uploading,
  source: UploadSource,
  uploadOptions: UploadOptions,
): Promise<UploadResult> {
  checkUploadOptions(uploadOptions);
  const { name, type, serviceType, msgType, ...options } = uploadOptions;
  const { signal } = options;
  signal?.throwIfAborted();
  // Reading a stream has no time limit, because a stream may be slow; the caller's signal ends the wait.
  const body = {
    file: await within(Number.POSITIVE_INFINITY, signal, (ended) => toFile(source, { name, type }, ended)),
  };
  return msgType === undefined
    ? uploading.plain({ serviceType }, body, options)
    : uploading.typed({ serviceType, msgType }, body, options);
}

const serviceTypeCheck: Check = (value) =>
  value === "MMS" || value === "RCS" || value === "FRIENDTALK" ? undefined : "MMS, RCS or FRIENDTALK";
const friendtalkCheck: Check = (value) =>
  value === "FI" || value === "FW" || value === "FL" || value === "FC" ? undefined : "FI, FW, FL or FC";
const noMsgTypeCheck: Check = (value) =>
  value === undefined ? undefined : "left out unless serviceType is FRIENDTALK";

function checkUploadOptions(options: UploadOptions): void {
  const { serviceType, msgType } = isObject(options) ? options : {};
  const msgTypeCheck = serviceType === "FRIENDTALK" ? friendtalkCheck : noMsgTypeCheck;
  checkCallOptions("upload", options, { serviceType: serviceTypeCheck, msgType: msgTypeCheck, name: text, type: text });
  checkValue("upload: serviceType", serviceType, serviceTypeCheck);
  checkValue("upload: msgType", msgType, msgTypeCheck);
}
