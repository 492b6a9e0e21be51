// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ReplyHeaders } from "./runtime/replies.js";
import type { operations } from "./types.ts";

export type GetThingsRequest = Record<never, never>;

export type GetThingsReply =
  | {
    readonly status: 200;
    readonly headers: ReplyHeaders<operations["getThings"]["responses"][200]["headers"], "X-Count" | "Retry-After", "X-Next" | "X-Point">;
    readonly mediaType?: "application/json";
    readonly body: operations["getThings"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 304;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["getThings"]["responses"][429]["headers"], never, "X-Optional">;
    readonly body?: undefined;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** GET /things */
  getThings(request: GetThingsRequest, context: OpenContext): GetThingsReply | Promise<GetThingsReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
