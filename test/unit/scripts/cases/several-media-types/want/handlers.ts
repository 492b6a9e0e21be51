// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";
import type {
  ConvertRequestBodyApplicationVndExampleV2Json,
  ConvertResponse200ApplicationProblemJson,
  Document,
} from "./types.ts";

export type ReplaceBody = Document;

export type ReplaceRequest =
  | {
    readonly mediaType: "application/json";
    readonly body: ReplaceBody;
  }
  | {
    readonly mediaType?: undefined;
    readonly body?: undefined;
  };

export type ReplaceReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type ConvertBody = Document | ConvertRequestBodyApplicationVndExampleV2Json | string | Uint8Array;

export type ConvertRequest =
  | {
    readonly mediaType: "application/json";
    readonly body: Document;
  }
  | {
    readonly mediaType: "application/vnd.example.v2+json";
    readonly body: ConvertRequestBodyApplicationVndExampleV2Json;
  }
  | {
    readonly mediaType: "text/plain";
    readonly body: string;
  }
  | {
    readonly mediaType: "text/plain; charset=utf-16";
    readonly body: string;
  }
  | {
    readonly mediaType: "application/octet-stream";
    readonly body: Uint8Array;
  }
  | {
    readonly mediaType: "image/*";
    readonly body: Uint8Array;
  };

export type ConvertReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Document;
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
    readonly body: ConvertResponse200ApplicationProblemJson;
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
    readonly body: unknown;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** PUT /documents */
  replace(request: Fields<ReplaceRequest>, context: OpenContext): ReplaceReply | Promise<ReplaceReply>;
  /** POST /documents */
  convert(request: Fields<ConvertRequest>, context: OpenContext): ConvertReply | Promise<ConvertReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
