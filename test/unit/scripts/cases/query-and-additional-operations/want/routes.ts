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
    operationId: "listPets",
    method: "get",
    path: "/pets",
    tag: "default",
    security: [],
    parameters: [],
    replies: { "200": ["application/json"] },
    validators: operations.listPets,
    extensions: {},
  },
  {
    operationId: "findPets",
    method: "query",
    path: "/pets",
    tag: "default",
    security: [],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"] },
    validators: operations.findPets,
    extensions: {},
  },
  {
    operationId: "copyPet",
    method: "copy",
    path: "/pets/{petId}",
    tag: "default",
    security: [],
    parameters: [
      {"name":"Destination","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"petId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "204": [] },
    validators: operations.copyPet,
    extensions: {},
  },
  {
    operationId: "strokePet",
    method: "pet",
    path: "/pets/{petId}",
    tag: "default",
    security: [],
    parameters: [
      {"name":"petId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "204": [] },
    validators: operations.strokePet,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
