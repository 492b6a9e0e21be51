// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "./types.ts";

export type ReplaceUsersRequest = { readonly mediaType: "application/json"; readonly body: NonNullable<operations["replaceUsers"]["requestBody"]>["content"]["application/json"] };

export type ReplaceUsersReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceUsers"]["responses"][200]["content"]["application/json"];
  };

export type AddUserRequest = { readonly mediaType: "application/json"; readonly body: NonNullable<operations["addUser"]["requestBody"]>["content"]["application/json"] };

export type AddUserReply =
  | {
    readonly status: 201;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["addUser"]["responses"][201]["content"]["application/json"];
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** PUT /users */
  replaceUsers(request: ReplaceUsersRequest, context: OpenContext): ReplaceUsersReply | Promise<ReplaceUsersReply>;
  /** POST /users */
  addUser(request: AddUserRequest, context: OpenContext): AddUserReply | Promise<AddUserReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
