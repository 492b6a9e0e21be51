// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";
import type {
  Admin,
  AdminRequest,
  User,
  UserRequest,
} from "./types.ts";

export type ReplaceUsersBody = AdminRequest[];

export type ReplaceUsersRequest = {
  readonly mediaType: "application/json";
  readonly body: ReplaceUsersBody;
};

export type ReplaceUsersReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Admin[];
  };

export type AddUserBody = UserRequest;

export type AddUserRequest = {
  readonly mediaType: "application/json";
  readonly body: AddUserBody;
};

export type AddUserReply =
  | {
    readonly status: 201;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: User;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** PUT /users */
  replaceUsers(request: Fields<ReplaceUsersRequest>, context: OpenContext): ReplaceUsersReply | Promise<ReplaceUsersReply>;
  /** POST /users */
  addUser(request: Fields<AddUserRequest>, context: OpenContext): AddUserReply | Promise<AddUserReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
