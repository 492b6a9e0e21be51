// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "./types.ts";

export type ReplaceRequest = (
  | { readonly mediaType: "application/json"; readonly body: NonNullable<operations["replace"]["requestBody"]>["content"]["application/json"] }
  | { readonly mediaType?: undefined; readonly body?: undefined }
);

export type ReplaceReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type ConvertRequest = (
  | { readonly mediaType: "application/json"; readonly body: NonNullable<operations["convert"]["requestBody"]>["content"]["application/json"] }
  | { readonly mediaType: "application/vnd.example.v2+json"; readonly body: NonNullable<operations["convert"]["requestBody"]>["content"]["application/vnd.example.v2+json"] }
  | { readonly mediaType: "text/plain"; readonly body: string }
  | { readonly mediaType: "text/plain; charset=utf-16"; readonly body: string }
  | { readonly mediaType: "application/octet-stream"; readonly body: Uint8Array }
  | { readonly mediaType: "image/*"; readonly body: Uint8Array }
);

export type ConvertReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["convert"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType: "text/csv";
    readonly body: string;
  }
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType: "application/pdf";
    readonly body: Uint8Array | ReadableStream<Uint8Array>;
  }
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType: "application/problem+json";
    readonly body: operations["convert"]["responses"][200]["content"]["application/problem+json"];
  }
  | {
    readonly status: 202;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 203;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["convert"]["responses"][203]["content"]["application/json"];
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** PUT /documents */
  replace(request: ReplaceRequest, context: OpenContext): ReplaceReply | Promise<ReplaceReply>;
  /** POST /documents */
  convert(request: ConvertRequest, context: OpenContext): ConvertReply | Promise<ConvertReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
