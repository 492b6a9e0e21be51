// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";

export type GetThingsRequest = Record<never, never>;

export type GetThingsReply =
  | {
    readonly status: 200;
    readonly headers: {
      readonly "X-Count": number;
      readonly "X-Next"?: string;
      readonly "X-Point"?: {
          x: number;
      };
      readonly "Retry-After": number;
    };
    readonly mediaType?: "application/json";
    readonly body: string[];
  }
  | {
    readonly status: 304;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "X-Optional"?: string;
    };
    readonly body?: undefined;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** GET /things */
  getThings(request: Fields<GetThingsRequest>, context: OpenContext): GetThingsReply | Promise<GetThingsReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
