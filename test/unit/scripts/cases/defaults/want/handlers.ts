// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";
import type {
  Order,
  PutThingBodyFilled,
  PutThingBodyFilled_,
  Thing,
  ThingFilled,
} from "./types.ts";

export type PutThingParams = {
  readonly id: number;
};

export type PutThingBody = PutThingBodyFilled | PutThingBodyFilled_;

export type PutThingRequest =
  | {
    readonly path: PutThingParams;
    readonly mediaType: "application/json";
    readonly body: PutThingBodyFilled;
  }
  | {
    readonly path: PutThingParams;
    readonly mediaType: "application/x-www-form-urlencoded";
    readonly body: PutThingBodyFilled_;
  }
  | {
    readonly path: PutThingParams;
    readonly mediaType?: undefined;
    readonly body?: undefined;
  };

export type PutThingReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type AddThingParams = {
  readonly id: number;
};

export type AddThingQuery = {
  readonly limit: number;
  readonly order: Order;
  readonly tags: string[];
  readonly plain?: string;
};

export type AddThingHeaders = {
  readonly "X-Mode": "fast" | "safe";
};

export type AddThingBody = ThingFilled;

export type AddThingRequest = {
  readonly path: AddThingParams;
  readonly query: AddThingQuery;
  readonly header: AddThingHeaders;
  readonly mediaType: "application/json";
  readonly body: AddThingBody;
};

export type AddThingReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Thing;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** PUT /things/{id} */
  putThing(request: Fields<PutThingRequest>, context: OpenContext): PutThingReply | Promise<PutThingReply>;
  /** POST /things/{id} */
  addThing(request: Fields<AddThingRequest>, context: OpenContext): AddThingReply | Promise<AddThingReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
