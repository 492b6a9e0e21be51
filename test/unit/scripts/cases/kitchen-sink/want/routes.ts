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
    tag: "pets",
    security: [[{"scheme":"key","scopes":[]}]],
    parameters: [
      {"name":"after","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"page","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["integer"]},"default":1,"deprecation":{"sunset":"2027-06-01","successor":"after"}},
      {"name":"tags","in":"query","style":"form","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}}},
      {"name":"filter","in":"query","style":"deepObject","explode":false,"required":false,"shape":{"kind":"object","properties":{"from":{"kind":"scalar","types":["string"]}}}},
      {"name":"X-Trace","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json"], "4XX": ["application/problem+json"] },
    replyHeaders: {"200":{"X-Total":{"required":true}}},
    validators: operations.listPets,
    extensions: {"x-pagination":{"style":"cursor","parameter":"after","next":"/next","items":"/pets"}},
  },
  {
    operationId: "addPet",
    method: "post",
    path: "/pets",
    tag: "pets",
    security: [[{"scheme":"key","scopes":[]}]],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
        "multipart/form-data": { kind: "multipart", fields: [
          {"name":"picture","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]},"file":{}},
          {"name":"more","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}},"file":{}},
          {"name":"note","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
        ] },
      },
    },
    replies: { "201": ["application/json"], default: ["application/problem+json"] },
    validators: operations.addPet,
    extensions: {},
  },
  {
    operationId: "getPet",
    method: "get",
    path: "/pets/{petId}",
    tag: "pets",
    deprecation: {"sunset":"2027-03-01","successor":"listPets","successorPath":"/pets"},
    security: [[{"scheme":"key","scopes":[]}]],
    parameters: [
      {"name":"petId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json"], "304": [], "404": ["application/problem+json"] },
    validators: operations.getPet,
    extensions: {"x-sunset":"2027-03-01","x-successor":"listPets"},
  },
  {
    operationId: "removePet",
    method: "delete",
    path: "/pets/{petId}",
    tag: "pets",
    security: [],
    parameters: [
      {"name":"petId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "204": [] },
    validators: operations.removePet,
    extensions: {},
  },
  {
    operationId: "readNews",
    method: "get",
    path: "/news",
    tag: "news",
    security: [[{"scheme":"key","scopes":[]}]],
    parameters: [],
    replies: { "200": ["text/event-stream"] },
    replyStreams: {"200":{"text/event-stream":{"format":"events","json":true}}},
    validators: operations.readNews,
    extensions: {},
  },
  {
    operationId: "exportPets",
    method: "get",
    path: "/export",
    tag: "pets",
    security: [[{"scheme":"key","scopes":[]}]],
    parameters: [],
    replies: { "200": ["application/octet-stream","application/jsonl"] },
    replyStreams: {"200":{"application/jsonl":{"format":"lines"}}},
    validators: operations.exportPets,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
