// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "./types.ts";

export type UploadRequest = { readonly mediaType: "multipart/form-data"; readonly body: NonNullable<operations["upload"]["requestBody"]>["content"]["multipart/form-data"] };

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
export interface DefaultHandlers<Context> {
  /** POST /files */
  upload(request: UploadRequest, context: Context): UploadReply | Promise<UploadReply>;
  /** POST /forms */
  submit(request: SubmitRequest, context: Context): SubmitReply | Promise<SubmitReply>;
}

/** Every operation of the document: an object of this type leaves none out. */
export interface Handlers<Context> extends DefaultHandlers<Context> {}
