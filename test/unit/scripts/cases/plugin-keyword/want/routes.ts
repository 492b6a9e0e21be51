// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ParameterRow } from "./runtime/parameters.js";
import type { SecurityRequirement } from "./security.ts";
import { operations, type Validator } from "./validators.js";

/** How a body reaches a handler: parsed JSON, the fields of a form, parts, text, or bytes as they came. */
export type BodyKind = "json" | "form" | "multipart" | "text" | "bytes";

export interface MediaRow {
  readonly kind: BodyKind;
  /** The fields of a form, each with its style. */
  readonly fields?: readonly ParameterRow[];
}

type Validators = { readonly [name: string]: Validator };

/** One operation, as the loop that mounts it needs it. */
export interface Route {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly deprecated?: boolean;
  /** One of these must be met; empty: open to all. */
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly ParameterRow[];
  readonly body?: { readonly required: boolean; readonly media: { readonly [mediaType: string]: MediaRow } };
  /** Documented statuses, each with its media types. */
  readonly replies: { readonly [status: string]: readonly string[] };
  readonly validators: {
    readonly parameters: { readonly [place: string]: Validators };
    readonly body: Validators;
    readonly responses: { readonly [status: string]: { readonly headers: Validators; readonly body: Validators } };
  };
  /** The operation's own x- members: limits, codes and whatever else the document says of it. */
  readonly extensions: { readonly [name: string]: unknown };
}

export const routes = [
  {
    operationId: "addNote",
    method: "post",
    path: "/notes",
    tag: "default",
    security: [],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "204": [] },
    validators: operations.addNote,
    extensions: {"x-result-codes":["E1","E2"]},
  },
] as const satisfies readonly Route[];
