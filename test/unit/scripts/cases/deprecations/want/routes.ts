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
    parameters: [
      {"name":"page","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["integer"]},"default":1,"deprecation":{"since":"2026-10-01","sunset":"2027-06-01","successor":"cursor"}},
      {"name":"X-Trace","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]},"deprecation":{"sunset":"2027-01-01","info":"/docs/trace"}},
      {"name":"cursor","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json"] },
    validators: operations.listPets,
    extensions: {},
  },
  {
    operationId: "addPet",
    method: "post",
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
    replies: { "204": [], "400": [] },
    validators: operations.addPet,
    extensions: {},
  },
  {
    operationId: "getPet",
    method: "get",
    path: "/pets/{petId}",
    tag: "default",
    deprecation: {"since":"2026-09-01","sunset":"2027-03-01","successor":"getAnimal","info":"https://pets.example.com/news?id=1","successorPath":"/animals/{petId}"},
    security: [],
    parameters: [
      {"name":"petId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "204": [], "400": [] },
    validators: operations.getPet,
    extensions: {"x-deprecated-since":"2026-09-01","x-sunset":"2027-03-01","x-successor":"getAnimal","x-deprecation-info":"https://pets.example.com/news?id=1"},
  },
  {
    operationId: "getAnimal",
    method: "get",
    path: "/animals/{petId}",
    tag: "default",
    security: [],
    parameters: [
      {"name":"petId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "204": [] },
    validators: operations.getAnimal,
    extensions: {},
  },
  {
    operationId: "getOwner",
    method: "get",
    path: "/owners/{ownerId}",
    tag: "default",
    deprecation: {"sunset":"2027-03-01","successor":"getPet","successorPath":"/pets/{petId}"},
    security: [],
    parameters: [
      {"name":"ownerId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "204": [] },
    validators: operations.getOwner,
    extensions: {"x-sunset":"2027-03-01","x-successor":"getPet"},
  },
  {
    operationId: "getNews",
    method: "get",
    path: "/news",
    tag: "default",
    deprecation: {"successor":"https://news.example.com/pets"},
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations.getNews,
    extensions: {"x-successor":"https://news.example.com/pets"},
  },
  {
    operationId: "getPlain",
    method: "get",
    path: "/plain",
    tag: "default",
    deprecation: {},
    security: [],
    parameters: [],
    replies: { "204": [] },
    validators: operations.getPlain,
    extensions: {"x-sunset":"2027-02-30","x-deprecation-info":"javascript:alert(1)","x-successor":"none"},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
