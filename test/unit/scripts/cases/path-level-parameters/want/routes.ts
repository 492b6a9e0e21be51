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
    operationId: "getItem",
    method: "get",
    path: "/shops/{shop}/items/{item}",
    tag: "default",
    security: [],
    parameters: [
      {"name":"shop","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"item","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"limit","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["integer"]},"default":10},
      {"name":"limit","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["boolean"]}},
    ],
    replies: { "204": [] },
    validators: operations.getItem,
    extensions: {},
  },
  {
    operationId: "changeItem",
    method: "post",
    path: "/shops/{shop}/items/{item}",
    tag: "default",
    security: [],
    parameters: [
      {"name":"limit","in":"query","style":"form","explode":true,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"extra","in":"cookie","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"shop","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"item","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"limit","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["boolean"]}},
    ],
    replies: { "204": [] },
    validators: operations.changeItem,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
