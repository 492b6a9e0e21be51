// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Present } from "./runtime/replies.js";
import type { components, operations } from "./types.ts";

export type PutThingRequest = {
  readonly path: {
    readonly id: Present<NonNullable<operations["putThing"]["parameters"]["path"]>, "id">;
  };
} & (
  | { readonly mediaType: "application/json"; readonly body: components["schemas"]["PutThingBodyFilled"] }
  | { readonly mediaType: "application/x-www-form-urlencoded"; readonly body: components["schemas"]["PutThingBodyFilled_"] }
  | { readonly mediaType?: undefined; readonly body?: undefined }
);

export type PutThingReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type AddThingRequest = {
  readonly path: {
    readonly id: Present<NonNullable<operations["addThing"]["parameters"]["path"]>, "id">;
  };
  readonly query: {
    readonly limit: Present<NonNullable<operations["addThing"]["parameters"]["query"]>, "limit">;
    readonly order: Present<NonNullable<operations["addThing"]["parameters"]["query"]>, "order">;
    readonly tags: Present<NonNullable<operations["addThing"]["parameters"]["query"]>, "tags">;
    readonly plain?: Present<NonNullable<operations["addThing"]["parameters"]["query"]>, "plain">;
  };
  readonly header: {
    readonly "X-Mode": Present<NonNullable<operations["addThing"]["parameters"]["header"]>, "X-Mode">;
  };
} & { readonly mediaType: "application/json"; readonly body: components["schemas"]["ThingFilled"] };

export type AddThingReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["addThing"]["responses"][200]["content"]["application/json"];
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** PUT /things/{id} */
  putThing(request: PutThingRequest, context: OpenContext): PutThingReply | Promise<PutThingReply>;
  /** POST /things/{id} */
  addThing(request: AddThingRequest, context: OpenContext): AddThingReply | Promise<AddThingReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
