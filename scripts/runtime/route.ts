import type { Deprecation } from "./deprecation.ts";
import type { ParameterRow } from "./parameters.ts";
import type { StreamRow } from "./stream-model.ts";
import type { Validator } from "./validator.ts";
import type { Values } from "./values.ts";

/** How a body reaches a handler: parsed JSON, the fields of a form, parts, text, items one after the other, or unchanged bytes. */
export type BodyKind = "json" | "form" | "multipart" | "text" | "stream" | "bytes";

/** A field of a form. In a multipart form it may be a file. */
export interface FieldRow extends ParameterRow {
  readonly file?: FileRow;
}

/** What the document says of a file. */
export interface FileRow {
  /** In bytes. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Media types, or ranges such as `image/*`. */
  readonly types?: readonly string[];
  /** The codes of faults, by keyword or `default`. */
  readonly codes?: { readonly [keyword: string]: string };
}

export interface MediaRow {
  readonly kind: BodyKind;
  /** The fields of a form, each with its style. */
  readonly fields?: readonly FieldRow[];
  /** How the items of a stream are written. */
  readonly stream?: StreamRow;
  /** Parses JSON, if not as usual. */
  readonly parse?: (text: string) => unknown;
}

/** Where an operation has values that JSON does not have. */
export interface RouteValues {
  readonly all: Values;
  /** What is sent has integers of 64 bits. */
  readonly exact?: true;
  /** The plans of parameters, by place and name. */
  readonly parameters?: { readonly [place: string]: { readonly [name: string]: string } };
  /** The plans of bodies, by media type. */
  readonly body?: { readonly [mediaType: string]: string };
  /** Replies have such values. */
  readonly replies?: true;
}

/** A header of a reply that is required or not written in the standard way. */
export interface ReplyHeaderRow {
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly json?: boolean;
}

/** The caller must meet every scheme of a requirement. */
export type Requirement<Scheme extends string = string> = readonly {
  readonly scheme: Scheme;
  readonly scopes: readonly string[];
}[];

type Validators = { readonly [name: string]: Validator };

/** One operation, with everything that serving it needs. */
export interface Route<Scheme extends string = string> {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly deprecation?: Deprecation;
  /** The caller must meet one of these. Empty: no credentials are required. */
  readonly security: readonly Requirement<Scheme>[];
  readonly parameters: readonly ParameterRow[];
  readonly body?: { readonly required: boolean; readonly media: { readonly [mediaType: string]: MediaRow } };
  /** Documented statuses (`200`, `4XX`, `default`), each with its media types. */
  readonly replies: { readonly [status: string]: readonly string[] };
  /** Which of these are streams of items, by status and media type. */
  readonly replyStreams?: { readonly [status: string]: { readonly [mediaType: string]: StreamRow } };
  readonly values?: RouteValues;
  /** The server makes the `ETag` of a success that has none. */
  readonly automaticEtag?: true;
  readonly replyHeaders?: { readonly [status: string]: { readonly [name: string]: ReplyHeaderRow } };
  readonly validators: {
    readonly parameters: { readonly [place: string]: Validators };
    readonly body: Validators;
    readonly responses: { readonly [status: string]: { readonly headers: Validators; readonly body: Validators } };
  };
  /** The x- members of the operation, such as limits and codes. */
  readonly extensions: { readonly [name: string]: unknown };
}

/** A security scheme: how its credential is sent. */
export interface SchemeRow {
  readonly type: "apiKey" | "http" | "oauth2" | "openIdConnect" | "mutualTLS";
  /** apiKey: where the key is sent, and under which name. */
  readonly in?: string;
  readonly parameter?: string;
  /** http: the name of the scheme, in lower case. */
  readonly httpScheme?: string;
}
