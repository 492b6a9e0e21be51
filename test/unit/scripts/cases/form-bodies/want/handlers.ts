// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { WithFiles } from "./runtime/replies.js";
import type { operations } from "./types.ts";

export type UploadRequest = { readonly mediaType: "multipart/form-data"; readonly body: WithFiles<NonNullable<operations["upload"]["requestBody"]>["content"]["multipart/form-data"], "file" | "more"> };

export type UploadReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type SubmitRequest = { readonly mediaType: "application/x-www-form-urlencoded"; readonly body: NonNullable<operations["submit"]["requestBody"]>["content"]["application/x-www-form-urlencoded"] };

export type SubmitReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** POST /files */
  upload(request: UploadRequest, context: OpenContext): UploadReply | Promise<UploadReply>;
  /** POST /forms */
  submit(request: SubmitRequest, context: OpenContext): SubmitReply | Promise<SubmitReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
