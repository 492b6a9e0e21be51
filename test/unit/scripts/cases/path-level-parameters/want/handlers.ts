// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Present } from "./runtime/replies.js";
import type { operations } from "./types.ts";

export type GetItemRequest = {
  readonly path: {
    readonly shop: Present<NonNullable<operations["getItem"]["parameters"]["path"]>, "shop">;
    readonly item: Present<NonNullable<operations["getItem"]["parameters"]["path"]>, "item">;
  };
  readonly query: {
    readonly limit: Present<NonNullable<operations["getItem"]["parameters"]["query"]>, "limit">;
  };
  readonly header: {
    readonly limit?: Present<NonNullable<operations["getItem"]["parameters"]["header"]>, "limit">;
  };
};

export type GetItemReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type ChangeItemRequest = {
  readonly path: {
    readonly shop: Present<NonNullable<operations["changeItem"]["parameters"]["path"]>, "shop">;
    readonly item: Present<NonNullable<operations["changeItem"]["parameters"]["path"]>, "item">;
  };
  readonly query: {
    readonly limit: Present<NonNullable<operations["changeItem"]["parameters"]["query"]>, "limit">;
  };
  readonly header: {
    readonly limit?: Present<NonNullable<operations["changeItem"]["parameters"]["header"]>, "limit">;
  };
  readonly cookie: {
    readonly extra?: Present<NonNullable<operations["changeItem"]["parameters"]["cookie"]>, "extra">;
  };
};

export type ChangeItemReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** GET /shops/{shop}/items/{item} */
  getItem(request: GetItemRequest, context: OpenContext): GetItemReply | Promise<GetItemReply>;
  /** POST /shops/{shop}/items/{item} */
  changeItem(request: ChangeItemRequest, context: OpenContext): ChangeItemReply | Promise<ChangeItemReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
