// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Route } from "contract-kit-runtime/route";
import type { SecuritySchemeName } from "./security.ts";
import { operations } from "./validators.js";

export type { BodyKind, MediaRow, Route } from "contract-kit-runtime/route";

/** The path of the document's first server. */
export const basePath = "";

/** The code of a fault for which the document names none. */
export const faultCode = "";

export const routes = [
  {
    operationId: "common",
    method: "get",
    path: "/common",
    tag: "default",
    security: [[{"scheme":"token","scopes":[]}]],
    parameters: [],
    replies: { "204": [] },
    validators: operations.common,
    extensions: {},
  },
  {
    operationId: "none",
    method: "get",
    path: "/none",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations.none,
    extensions: {},
  },
  {
    operationId: "optional",
    method: "get",
    path: "/optional",
    tag: "default",
    security: [[{"scheme":"token","scopes":[]}],[]],
    parameters: [],
    replies: { "204": [] },
    validators: operations.optional,
    extensions: {},
  },
  {
    operationId: "both",
    method: "get",
    path: "/both",
    tag: "default",
    security: [[{"scheme":"X Key","scopes":[]},{"scheme":"basic","scopes":[]}]],
    parameters: [],
    replies: { "204": [] },
    validators: operations.both,
    extensions: {},
  },
  {
    operationId: "either",
    method: "get",
    path: "/either",
    tag: "default",
    security: [[{"scheme":"oauth","scopes":["read","write"]}],[{"scheme":"inQuery","scopes":[]}],[{"scheme":"inCookie","scopes":[]},{"scheme":"tls","scopes":[]}],[{"scheme":"oidc","scopes":["a"]}]],
    parameters: [],
    replies: { "204": [] },
    validators: operations.either,
    extensions: {},
  },
  {
    operationId: "digest",
    method: "get",
    path: "/digest",
    tag: "default",
    security: [[{"scheme":"digest","scopes":[]}]],
    parameters: [],
    replies: { "204": [] },
    validators: operations.digest,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
