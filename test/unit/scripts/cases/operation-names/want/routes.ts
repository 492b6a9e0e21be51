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
    operationId: "getPetsByPetIdToys",
    method: "get",
    path: "/pets/{petId}/toys",
    tag: "Pets & toys",
    security: [],
    parameters: [
      {"name":"petId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "204": [] },
    validators: operations.getPetsByPetIdToys,
    extensions: {},
  },
  {
    operationId: "get",
    method: "get",
    path: "/",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations.get,
    extensions: {},
  },
  {
    operationId: "list-all.pets v2",
    method: "get",
    path: "/dashes",
    tag: "pets & toys",
    deprecated: true,
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations["list-all.pets v2"],
    extensions: {"x-limit":{"perSecond":5},"x-codes":["A000"]},
  },
  {
    operationId: "delete",
    method: "put",
    path: "/dashes",
    tag: "class",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations.delete,
    extensions: {},
  },
  {
    operationId: "constructor",
    method: "post",
    path: "/dashes",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations.constructor,
    extensions: {},
  },
  {
    operationId: "7days",
    method: "delete",
    path: "/dashes",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations["7days"],
    extensions: {},
  },
  {
    operationId: "\"quoted\"\\",
    method: "options",
    path: "/dashes",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations["\"quoted\"\\"],
    extensions: {},
  },
  {
    operationId: "listAllPetsV2",
    method: "patch",
    path: "/dashes",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations.listAllPetsV2,
    extensions: {},
  },
  {
    operationId: "__proto__",
    method: "trace",
    path: "/dashes",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations.__proto__,
    extensions: {},
  },
  {
    operationId: "raw",
    method: "get",
    path: "/taken",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations.raw,
    extensions: {},
  },
  {
    operationId: "größeÄndern",
    method: "get",
    path: "/unicode",
    tag: "Größe",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations["größeÄndern"],
    extensions: {},
  },
  {
    operationId: "behind",
    method: "get",
    path: "/behind",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations.behind,
    extensions: {},
  },
  {
    operationId: "behindToo",
    method: "get",
    path: "/behind-too",
    tag: "default",
    security: [],
    parameters: [
      {"name":"q","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["integer"]}},
    ],
    replies: { "204": [] },
    validators: operations.behindToo,
    extensions: {},
  },
  {
    operationId: "beside",
    method: "put",
    path: "/behind-too",
    tag: "default",
    security: [],
    parameters: [
      {"name":"q","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["integer"]}},
    ],
    replies: { "204": [] },
    validators: operations.beside,
    extensions: {},
  },
] as const satisfies readonly Route[];
