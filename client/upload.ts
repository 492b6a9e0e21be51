import { within } from "contract-kit-runtime/wait";
import { type Check, checkValue, isObject, text } from "./check-options.ts";
import { type AnyCallOptions, checkCallOptions } from "./options.ts";
import type { Result } from "./results.ts";
import { toFile, type UploadSource } from "./upload-source.ts";

interface FileOptions extends AnyCallOptions {
  /** The file name, at most 40 characters (default: the name of the path or File). */
  readonly name?: string | undefined;
  /** The media type, if it is known. The gateway checks the bytes and refuses a wrong type. */
  readonly type?: string | undefined;
}

/** The use of an image. Friendtalk and brand messages also need the message type. */
export type UploadOptions = FileOptions &
  (
    | {
        /** The channel of the message that will show the image. */
        readonly serviceType: "MMS" | "RCS";
        /** Only images of friendtalk and of brand messages have a message type. */
        readonly msgType?: undefined;
        /** Only images of a brand message's wide item list have one. */
        readonly subType?: undefined;
      }
    | {
        /** The channel of the message that will show the image. */
        readonly serviceType: "FRIENDTALK";
        /** The type of the message: FI image, FW wide image, FL item list, FC carousel, FA carousel of offers. */
        readonly msgType: "FI" | "FW" | "FL" | "FC" | "FA";
        /** Only images of a brand message's wide item list have one. */
        readonly subType?: undefined;
      }
    | {
        /** The channel of the message that will show the image. */
        readonly serviceType: "BRANDMESSAGE";
        /** The place of the image: an image, a wide image, a row of a list, a card. */
        readonly msgType: "default" | "wide" | "wideItemList" | "carouselFeed" | "carouselCommerce";
        /** Only images of a wide item list have one. */
        readonly subType?: undefined;
      }
    | {
        /** The channel of the message that will show the image. */
        readonly serviceType: "BRANDMESSAGE";
        /** A row of a wide item list. */
        readonly msgType: "wideItemList";
        /** The first row, which has a ratio of its own. */
        readonly subType: "first";
      }
  );

/** The result of an upload; its data has the key of the image. */
export type UploadResult = Result<"uploadFile"> | Result<"uploadTypedFile"> | Result<"uploadSubtypedFile">;

export interface Uploading {
  plain(path: { serviceType: string }, body: { file: Blob }, options: AnyCallOptions): Promise<UploadResult>;
  typed(
    path: { serviceType: string; msgType: string },
    body: { file: Blob },
    options: AnyCallOptions,
  ): Promise<UploadResult>;
  subtyped(
    path: { serviceType: string; msgType: string; subType: string },
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
  const { name, type, serviceType, msgType, subType, ...options } = uploadOptions;
  const { signal } = options;
  signal?.throwIfAborted();
  // Reading a stream has no time limit, because a stream may be slow; the caller's signal ends the wait.
  const body = {
    file: await within(Number.POSITIVE_INFINITY, signal, (ended) => toFile(source, { name, type }, ended)),
  };
  if (msgType === undefined) return uploading.plain({ serviceType }, body, options);
  if (subType === undefined) return uploading.typed({ serviceType, msgType }, body, options);
  return uploading.subtyped({ serviceType, msgType, subType }, body, options);
}

/** The message types of each channel that has images; none: its images have no message type. */
const MSG_TYPES: Readonly<Record<string, readonly string[]>> = {
  MMS: [],
  RCS: [],
  FRIENDTALK: ["FI", "FW", "FL", "FC", "FA"],
  BRANDMESSAGE: ["default", "wide", "wideItemList", "carouselFeed", "carouselCommerce"],
};

const oneOf =
  (values: readonly unknown[], words: string): Check =>
  (value) =>
    values.includes(value) ? undefined : words;

const list = (words: readonly string[]): string => `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

function checkUploadOptions(options: UploadOptions): void {
  const { serviceType, msgType, subType } = isObject(options) ? options : {};
  const serviceTypes = Object.keys(MSG_TYPES);
  const msgTypes = MSG_TYPES[String(serviceType)] ?? [];
  const checks = {
    serviceType: oneOf(serviceTypes, list(serviceTypes)),
    msgType:
      msgTypes.length > 0
        ? oneOf(msgTypes, list(msgTypes))
        : oneOf([undefined], "left out unless serviceType is FRIENDTALK or BRANDMESSAGE"),
    subType:
      serviceType === "BRANDMESSAGE" && msgType === "wideItemList"
        ? oneOf([undefined, "first"], "first, or left out")
        : oneOf([undefined], "left out unless msgType is wideItemList"),
  };
  checkCallOptions("upload", options, { ...checks, name: text, type: text });
  checkValue("upload: serviceType", serviceType, checks.serviceType);
  checkValue("upload: msgType", msgType, checks.msgType);
  checkValue("upload: subType", subType, checks.subType);
}
