// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields, Status2XX, Status4XX, Status } from "contract-kit-runtime/replies";
import type {
  Missing,
  Ok,
  Other,
  Refusal,
} from "./types.ts";

export type MixedRequest = Record<never, never>;

export type MixedReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Ok;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Missing;
  }
  | {
    readonly status: Exclude<Status4XX, 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Refusal;
  }
  | {
    readonly status: Exclude<Status, 200 | 404 | Status4XX>;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Other;
  };

export type OnlyDefaultRequest = Record<never, never>;

export type OnlyDefaultReply =
  | {
    readonly status: Status;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Ok;
  };

export type SmallLettersRequest = Record<never, never>;

export type SmallLettersReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: Exclude<Status2XX, 204>;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Ok;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** GET /mixed */
  mixed(request: Fields<MixedRequest>, context: OpenContext): MixedReply | Promise<MixedReply>;
  /** GET /only-default */
  onlyDefault(request: Fields<OnlyDefaultRequest>, context: OpenContext): OnlyDefaultReply | Promise<OnlyDefaultReply>;
  /** GET /small-letters */
  smallLetters(request: Fields<SmallLettersRequest>, context: OpenContext): SmallLettersReply | Promise<SmallLettersReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
