import type { AnyCallOptions } from "./options.ts";
import type { Result } from "./results.ts";
import { fileOf, type UploadSource } from "./upload-source.ts";
import { within } from "./wait.ts";

interface FileOptions extends AnyCallOptions {
  /** The file name, at most 40 characters; that of the path or File unless given. */
  readonly name?: string | undefined;
  /** The media type, if you know it: the gateway looks at the bytes and refuses a wrong one. */
  readonly type?: string | undefined;
}

/** What an image is for. Friendtalk asks for the message type too. */
export type UploadOptions = FileOptions &
  (
    | { readonly serviceType: "MMS" | "RCS"; readonly msgType?: undefined }
    | { readonly serviceType: "FRIENDTALK"; readonly msgType: "FI" | "FW" | "FL" | "FC" }
  );

export type UploadResult = Result<"uploadFile"> | Result<"uploadTypedFile">;

export interface Uploading {
  plain(path: { serviceType: string }, body: { file: Blob }, options: AnyCallOptions): Promise<UploadResult>;
  typed(
    path: { serviceType: string; msgType: string },
    body: { file: Blob },
    options: AnyCallOptions,
  ): Promise<UploadResult>;
}

/** Registers an image, wherever its bytes are. */
export async function upload(
  uploading: Uploading,
  source: UploadSource,
  { name, type, serviceType, msgType, ...options }: UploadOptions,
): Promise<UploadResult> {
  const { signal } = options;
  signal?.throwIfAborted();
  // A stream may stall: how long it takes is its maker's affair, and the caller's signal ends the wait.
  const body = {
    file: await within(Number.POSITIVE_INFINITY, signal, (ended) => fileOf(source, { name, type }, ended)),
  };
  return msgType === undefined
    ? uploading.plain({ serviceType }, body, options)
    : uploading.typed({ serviceType, msgType }, body, options);
}
