// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "./types.ts";

export type AddUserRequest = { readonly mediaType: "application/json"; readonly body: NonNullable<operations["addUser"]["requestBody"]>["content"]["application/json"] };

export type AddUserReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** POST /users */
  addUser(request: AddUserRequest, context: OpenContext): AddUserReply | Promise<AddUserReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
