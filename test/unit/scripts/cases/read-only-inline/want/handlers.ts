// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";
import type {
  AddUserRequestBody,
} from "./types.ts";

export type AddUserBody = AddUserRequestBody;

export type AddUserRequest = {
  readonly mediaType: "application/json";
  readonly body: AddUserBody;
};

export type AddUserReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** POST /users */
  addUser(request: Fields<AddUserRequest>, context: OpenContext): AddUserReply | Promise<AddUserReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
