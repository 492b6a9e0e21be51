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
    operationId: "mixed",
    method: "get",
    path: "/mixed",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "200": ["application/json"], "404": ["application/json"], "4XX": ["application/json"], default: ["application/json"] },
    validators: operations.mixed,
    extensions: {},
  },
  {
    operationId: "onlyDefault",
    method: "get",
    path: "/only-default",
    tag: "default",
    security: [],
    parameters: [],
    replies: { default: ["application/json"] },
    validators: operations.onlyDefault,
    extensions: {},
  },
  {
    operationId: "smallLetters",
    method: "get",
    path: "/small-letters",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "204": [], "2XX": ["application/json"] },
    validators: operations.smallLetters,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
