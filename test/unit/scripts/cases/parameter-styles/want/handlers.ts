// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";
import type {
  Count,
  Counts,
  Filter,
  Point,
} from "./types.ts";

export type PathSimpleParams = {
  readonly value: Count;
  readonly list: Counts;
  readonly object: Point;
  readonly valueE: Count;
  readonly listE: Counts;
  readonly objectE: Point;
};

export type PathSimpleRequest = {
  readonly path: PathSimpleParams;
};

export type PathSimpleReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type PathLabelParams = {
  readonly value: Count;
  readonly list: Counts;
  readonly object: Point;
  readonly valueE: Count;
  readonly listE: Counts;
  readonly objectE: Point;
};

export type PathLabelRequest = {
  readonly path: PathLabelParams;
};

export type PathLabelReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type PathMatrixParams = {
  readonly value: Count;
  readonly list: Counts;
  readonly object: Point;
  readonly valueE: Count;
  readonly listE: Counts;
  readonly objectE: Point;
};

export type PathMatrixRequest = {
  readonly path: PathMatrixParams;
};

export type PathMatrixReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type QueryFormQuery = {
  readonly value?: Count;
  readonly list?: Counts;
  readonly listC?: Counts;
  readonly object?: Point;
  readonly objectC?: Point;
  readonly json?: Point;
  readonly raw?: string;
  readonly flag?: boolean;
};

export type QueryFormRequest = {
  readonly query: QueryFormQuery;
};

export type QueryFormReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type QueryDelimitedQuery = {
  readonly space?: Counts;
  readonly pipe?: Counts;
  readonly spaceE?: Counts;
  readonly pipeE?: Counts;
};

export type QueryDelimitedRequest = {
  readonly query: QueryDelimitedQuery;
};

export type QueryDelimitedReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type QueryDeepQuery = {
  readonly filter?: Filter;
};

export type QueryDeepRequest = {
  readonly query: QueryDeepQuery;
};

export type QueryDeepReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type InHeaderHeaders = {
  readonly "X-Value"?: Count;
  readonly "X-List"?: Counts;
  readonly "X-Object"?: Point;
  readonly "X-ObjectE"?: Point;
  readonly "X-Json"?: Point;
};

export type InHeaderRequest = {
  readonly header: InHeaderHeaders;
};

export type InHeaderReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type InCookieCookies = {
  readonly value?: Count;
  readonly list?: Counts;
  readonly object?: Point;
};

export type InCookieRequest = {
  readonly cookie: InCookieCookies;
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
  pathSimple(request: Fields<PathSimpleRequest>, context: OpenContext): PathSimpleReply | Promise<PathSimpleReply>;
  /** GET /label/{value}/{list}/{object}/{valueE}/{listE}/{objectE} */
  pathLabel(request: Fields<PathLabelRequest>, context: OpenContext): PathLabelReply | Promise<PathLabelReply>;
  /** GET /matrix/{value}/{list}/{object}/{valueE}/{listE}/{objectE} */
  pathMatrix(request: Fields<PathMatrixRequest>, context: OpenContext): PathMatrixReply | Promise<PathMatrixReply>;
  /** GET /query/form */
  queryForm(request: Fields<QueryFormRequest>, context: OpenContext): QueryFormReply | Promise<QueryFormReply>;
  /** GET /query/delimited */
  queryDelimited(request: Fields<QueryDelimitedRequest>, context: OpenContext): QueryDelimitedReply | Promise<QueryDelimitedReply>;
  /** GET /query/deep */
  queryDeep(request: Fields<QueryDeepRequest>, context: OpenContext): QueryDeepReply | Promise<QueryDeepReply>;
  /** GET /header */
  inHeader(request: Fields<InHeaderRequest>, context: OpenContext): InHeaderReply | Promise<InHeaderReply>;
  /** GET /cookie */
  inCookie(request: Fields<InCookieRequest>, context: OpenContext): InCookieReply | Promise<InCookieReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends DefaultHandlers<Context, OpenContext> {}
