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
    operationId: "upload",
    method: "post",
    path: "/files",
    tag: "default",
    security: [],
    parameters: [],
    body: {
      required: true,
      media: {
        "multipart/form-data": { kind: "multipart", fields: [
          {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
          {"name":"more","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}}},
          {"name":"meta","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"json":true,"shape":{"kind":"any"}},
          {"name":"tags","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"json":true,"shape":{"kind":"any"}},
          {"name":"count","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["integer"]}},
        ] },
      },
    },
    replies: { "204": [] },
    validators: operations.upload,
    extensions: {},
  },
  {
    operationId: "submit",
    method: "post",
    path: "/forms",
    tag: "default",
    security: [],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/x-www-form-urlencoded": { kind: "form", fields: [
          {"name":"name","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
          {"name":"age","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["integer"]}},
          {"name":"colours","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}}},
          {"name":"sizes","in":"query","style":"pipeDelimited","explode":false,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
          {"name":"point","in":"query","style":"deepObject","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]}}}},
          {"name":"raw","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"json":true,"shape":{"kind":"any"}},
        ] },
      },
    },
    replies: { "204": [] },
    validators: operations.submit,
    extensions: {},
  },
] as const satisfies readonly Route[];
