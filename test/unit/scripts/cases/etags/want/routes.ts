// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Route } from "contract-kit-runtime/route";
import type { SecuritySchemeName } from "./security.ts";
import { operations } from "./validators.js";

export type { BodyKind, MediaRow, Route } from "contract-kit-runtime/route";

/** The path of the document's first server. */
export const basePath = "/v1";

/** The code of a fault for which the document names none. */
export const faultCode = "";

export const routes = [
  {
    operationId: "getNote",
    method: "get",
    path: "/notes/{id}",
    tag: "default",
    security: [],
    parameters: [
      {"name":"id","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json"], "304": [], "404": [] },
    replyHeaders: {"200":{"ETag":{"required":true}}},
    validators: operations.getNote,
    extensions: {},
  },
  {
    operationId: "putNote",
    method: "put",
    path: "/notes/{id}",
    tag: "default",
    security: [],
    parameters: [
      {"name":"If-Match","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"if-none-match","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"id","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "204": [], "412": ["application/json"] },
    validators: operations.putNote,
    extensions: {},
  },
  {
    operationId: "listNotes",
    method: "get",
    path: "/list",
    tag: "default",
    security: [],
    parameters: [
      {"name":"form","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json","application/octet-stream"], "304": [] },
    automaticEtag: true,
    validators: operations.listNotes,
    extensions: {},
  },
  {
    operationId: "getUndocumented",
    method: "get",
    path: "/undocumented",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "200": ["application/json"] },
    validators: operations.getUndocumented,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
