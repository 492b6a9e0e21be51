import type { ParameterRow } from "./parameters.ts";
import type { Validator } from "./validator.ts";

/** How a body reaches a handler: parsed JSON, the fields of a form, parts, text, or bytes as they came. */
export type BodyKind = "json" | "form" | "multipart" | "text" | "bytes";

/** A field of a form. In a multipart form it may be a file. */
export interface FieldRow extends ParameterRow {
  readonly file?: boolean;
}

export interface MediaRow {
  readonly kind: BodyKind;
  /** The fields of a form, each with its style. */
  readonly fields?: readonly FieldRow[];
}

/** A header of a reply that needs more than its text: it must be there, or it is not written the standard way. */
export interface ReplyHeaderRow {
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly json?: boolean;
}

/** Within one requirement every scheme must be met. */
export type Requirement<Scheme extends string = string> = readonly {
  readonly scheme: Scheme;
  readonly scopes: readonly string[];
}[];

type Validators = { readonly [name: string]: Validator };

/** One operation, with everything that serving it takes. */
export interface Route<Scheme extends string = string> {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly deprecated?: boolean;
  /** One of these must be met; empty: open to all. */
  readonly security: readonly Requirement<Scheme>[];
  readonly parameters: readonly ParameterRow[];
  readonly body?: { readonly required: boolean; readonly media: { readonly [mediaType: string]: MediaRow } };
  /** Documented statuses (`200`, `4XX`, `default`), each with its media types. */
  readonly replies: { readonly [status: string]: readonly string[] };
  readonly replyHeaders?: { readonly [status: string]: { readonly [name: string]: ReplyHeaderRow } };
  readonly validators: {
    readonly parameters: { readonly [place: string]: Validators };
    readonly body: Validators;
    readonly responses: { readonly [status: string]: { readonly headers: Validators; readonly body: Validators } };
  };
  /** The operation's own x- members: limits, codes and whatever else the document says of it. */
  readonly extensions: { readonly [name: string]: unknown };
}

/** A security scheme: how its credential travels. */
export interface SchemeRow {
  readonly type: "apiKey" | "http" | "oauth2" | "openIdConnect" | "mutualTLS";
  /** apiKey: where the key is, and under which name. */
  readonly in?: string;
  readonly parameter?: string;
  /** http: the scheme word, in lower case. */
  readonly httpScheme?: string;
}
