// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields, WithFiles } from "contract-kit-runtime/replies";
import type {
  SubmitRequestBody,
  Upload,
} from "./types.ts";

export type UploadBody = WithFiles<Upload, "file" | "more" | "small" | "maybe">;

export type UploadRequest = {
  readonly mediaType: "multipart/form-data";
  readonly body: UploadBody;
};

export type UploadReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type SubmitBody = SubmitRequestBody;

export type SubmitRequest = {
  readonly mediaType: "application/x-www-form-urlencoded";
  readonly body: SubmitBody;
};

export type SubmitReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** POST /files */
  upload(request: Fields<UploadRequest>, context: OpenContext): UploadReply | Promise<UploadReply>;
  /** POST /forms */
  submit(request: Fields<SubmitRequest>, context: OpenContext): SubmitReply | Promise<SubmitReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
