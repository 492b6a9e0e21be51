// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";
import type {
  NotFoundResponse,
  ReplacePetRequest as ReplacePetRequestSchema,
  ReplacePetResponse200,
  Tag,
} from "./types.ts";

export type ReplacePetParams = {
  /** @description Which pet. */
  readonly petId: string;
};

export type ReplacePetQuery = {
  readonly dryRun: boolean;
};

export type ReplacePetHeaders = {
  readonly "If-Match"?: Tag;
};

export type ReplacePetBody = ReplacePetRequestSchema;

export type ReplacePetRequest = {
  readonly path: ReplacePetParams;
  readonly query: ReplacePetQuery;
  readonly header: ReplacePetHeaders;
  readonly mediaType: "application/json";
  readonly body: ReplacePetBody;
};

export type ReplacePetReply =
  | {
    readonly status: 200;
    readonly headers: {
      readonly ETag: Tag;
    };
    readonly mediaType?: "application/json";
    readonly body: ReplacePetResponse200;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: NotFoundResponse;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** PUT /pets/{petId} */
  replacePet(request: Fields<ReplacePetRequest>, context: OpenContext): ReplacePetReply | Promise<ReplacePetReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
