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
    operationId: "getThings",
    method: "get",
    path: "/things",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "200": ["application/json"], "400": ["application/json"], "500": ["application/json"] },
    validators: operations.getThings,
    extensions: {"x-refs":{"$ref":"#/nowhere","list":[{"$ref":"#/components/schemas/Error"}]}},
  },
  {
    operationId: "addThing",
    method: "post",
    path: "/things",
    tag: "default",
    security: [],
    parameters: [],
    body: {
      required: false,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "204": [] },
    validators: operations.addThing,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
