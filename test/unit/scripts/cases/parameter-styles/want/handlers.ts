// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Present } from "./runtime/replies.js";
import type { operations } from "./types.ts";

export type PathSimpleRequest = {
  readonly path: {
    readonly value: Present<NonNullable<operations["pathSimple"]["parameters"]["path"]>, "value">;
    readonly list: Present<NonNullable<operations["pathSimple"]["parameters"]["path"]>, "list">;
    readonly object: Present<NonNullable<operations["pathSimple"]["parameters"]["path"]>, "object">;
    readonly valueE: Present<NonNullable<operations["pathSimple"]["parameters"]["path"]>, "valueE">;
    readonly listE: Present<NonNullable<operations["pathSimple"]["parameters"]["path"]>, "listE">;
    readonly objectE: Present<NonNullable<operations["pathSimple"]["parameters"]["path"]>, "objectE">;
  };
};

export type PathSimpleReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type PathLabelRequest = {
  readonly path: {
    readonly value: Present<NonNullable<operations["pathLabel"]["parameters"]["path"]>, "value">;
    readonly list: Present<NonNullable<operations["pathLabel"]["parameters"]["path"]>, "list">;
    readonly object: Present<NonNullable<operations["pathLabel"]["parameters"]["path"]>, "object">;
    readonly valueE: Present<NonNullable<operations["pathLabel"]["parameters"]["path"]>, "valueE">;
    readonly listE: Present<NonNullable<operations["pathLabel"]["parameters"]["path"]>, "listE">;
    readonly objectE: Present<NonNullable<operations["pathLabel"]["parameters"]["path"]>, "objectE">;
  };
};

export type PathLabelReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type PathMatrixRequest = {
  readonly path: {
    readonly value: Present<NonNullable<operations["pathMatrix"]["parameters"]["path"]>, "value">;
    readonly list: Present<NonNullable<operations["pathMatrix"]["parameters"]["path"]>, "list">;
    readonly object: Present<NonNullable<operations["pathMatrix"]["parameters"]["path"]>, "object">;
    readonly valueE: Present<NonNullable<operations["pathMatrix"]["parameters"]["path"]>, "valueE">;
    readonly listE: Present<NonNullable<operations["pathMatrix"]["parameters"]["path"]>, "listE">;
    readonly objectE: Present<NonNullable<operations["pathMatrix"]["parameters"]["path"]>, "objectE">;
  };
};

export type PathMatrixReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type QueryFormRequest = {
  readonly query: {
    readonly value?: Present<NonNullable<operations["queryForm"]["parameters"]["query"]>, "value">;
    readonly list?: Present<NonNullable<operations["queryForm"]["parameters"]["query"]>, "list">;
    readonly listC?: Present<NonNullable<operations["queryForm"]["parameters"]["query"]>, "listC">;
    readonly object?: Present<NonNullable<operations["queryForm"]["parameters"]["query"]>, "object">;
    readonly objectC?: Present<NonNullable<operations["queryForm"]["parameters"]["query"]>, "objectC">;
    readonly json?: Present<NonNullable<operations["queryForm"]["parameters"]["query"]>, "json">;
    readonly raw?: Present<NonNullable<operations["queryForm"]["parameters"]["query"]>, "raw">;
    readonly flag?: Present<NonNullable<operations["queryForm"]["parameters"]["query"]>, "flag">;
  };
};

export type QueryFormReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type QueryDelimitedRequest = {
  readonly query: {
    readonly space?: Present<NonNullable<operations["queryDelimited"]["parameters"]["query"]>, "space">;
    readonly pipe?: Present<NonNullable<operations["queryDelimited"]["parameters"]["query"]>, "pipe">;
    readonly spaceE?: Present<NonNullable<operations["queryDelimited"]["parameters"]["query"]>, "spaceE">;
    readonly pipeE?: Present<NonNullable<operations["queryDelimited"]["parameters"]["query"]>, "pipeE">;
  };
};

export type QueryDelimitedReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type QueryDeepRequest = {
  readonly query: {
    readonly filter?: Present<NonNullable<operations["queryDeep"]["parameters"]["query"]>, "filter">;
  };
};

export type QueryDeepReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type InHeaderRequest = {
  readonly header: {
    readonly "X-Value"?: Present<NonNullable<operations["inHeader"]["parameters"]["header"]>, "X-Value">;
    readonly "X-List"?: Present<NonNullable<operations["inHeader"]["parameters"]["header"]>, "X-List">;
    readonly "X-Object"?: Present<NonNullable<operations["inHeader"]["parameters"]["header"]>, "X-Object">;
    readonly "X-ObjectE"?: Present<NonNullable<operations["inHeader"]["parameters"]["header"]>, "X-ObjectE">;
    readonly "X-Json"?: Present<NonNullable<operations["inHeader"]["parameters"]["header"]>, "X-Json">;
  };
};

export type InHeaderReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type InCookieRequest = {
  readonly cookie: {
    readonly value?: Present<NonNullable<operations["inCookie"]["parameters"]["cookie"]>, "value">;
    readonly list?: Present<NonNullable<operations["inCookie"]["parameters"]["cookie"]>, "list">;
    readonly object?: Present<NonNullable<operations["inCookie"]["parameters"]["cookie"]>, "object">;
  };
};

export type InCookieReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** GET /simple/{value}/{list}/{object}/{valueE}/{listE}/{objectE} */
  pathSimple(request: PathSimpleRequest, context: OpenContext): PathSimpleReply | Promise<PathSimpleReply>;
  /** GET /label/{value}/{list}/{object}/{valueE}/{listE}/{objectE} */
  pathLabel(request: PathLabelRequest, context: OpenContext): PathLabelReply | Promise<PathLabelReply>;
  /** GET /matrix/{value}/{list}/{object}/{valueE}/{listE}/{objectE} */
  pathMatrix(request: PathMatrixRequest, context: OpenContext): PathMatrixReply | Promise<PathMatrixReply>;
  /** GET /query/form */
  queryForm(request: QueryFormRequest, context: OpenContext): QueryFormReply | Promise<QueryFormReply>;
  /** GET /query/delimited */
  queryDelimited(request: QueryDelimitedRequest, context: OpenContext): QueryDelimitedReply | Promise<QueryDelimitedReply>;
  /** GET /query/deep */
  queryDeep(request: QueryDeepRequest, context: OpenContext): QueryDeepReply | Promise<QueryDeepReply>;
  /** GET /header */
  inHeader(request: InHeaderRequest, context: OpenContext): InHeaderReply | Promise<InHeaderReply>;
  /** GET /cookie */
  inCookie(request: InCookieRequest, context: OpenContext): InCookieReply | Promise<InCookieReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
