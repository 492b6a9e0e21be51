// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";

export type GetItemParams = {
  readonly shop: number;
  readonly item: string;
};

export type GetItemQuery = {
  readonly limit: number;
};

export type GetItemHeaders = {
  readonly limit?: boolean;
};

export type GetItemRequest = {
  readonly path: GetItemParams;
  readonly query: GetItemQuery;
  readonly header: GetItemHeaders;
};

export type GetItemReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type ChangeItemParams = {
  readonly shop: number;
  readonly item: string;
};

export type ChangeItemQuery = {
  readonly limit: "all" | "none";
};

export type ChangeItemHeaders = {
  readonly limit?: boolean;
};

export type ChangeItemCookies = {
  readonly extra?: string;
};

export type ChangeItemRequest = {
  readonly path: ChangeItemParams;
  readonly query: ChangeItemQuery;
  readonly header: ChangeItemHeaders;
  readonly cookie: ChangeItemCookies;
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
  getItem(request: Fields<GetItemRequest>, context: OpenContext): GetItemReply | Promise<GetItemReply>;
  /** POST /shops/{shop}/items/{item} */
  changeItem(request: Fields<ChangeItemRequest>, context: OpenContext): ChangeItemReply | Promise<ChangeItemReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
