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
    operationId: "replace",
    method: "put",
    path: "/documents",
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
    validators: operations.replace,
    extensions: {},
  },
  {
    operationId: "convert",
    method: "post",
    path: "/documents",
    tag: "default",
    security: [],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
        "application/vnd.example.v2+json": { kind: "json" },
        "text/plain": { kind: "text" },
        "text/plain; charset=utf-16": { kind: "text" },
        "application/octet-stream": { kind: "bytes" },
        "image/*": { kind: "bytes" },
      },
    },
    replies: { "200": ["application/json","text/csv","application/pdf","application/problem+json"], "202": [], "203": ["application/json"] },
    validators: operations.convert,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
