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
    operationId: "pathSimple",
    method: "get",
    path: "/simple/{value}/{list}/{object}/{valueE}/{listE}/{objectE}",
    tag: "default",
    security: [],
    parameters: [
      {"name":"value","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"list","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"valueE","in":"path","style":"simple","explode":true,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"listE","in":"path","style":"simple","explode":true,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"objectE","in":"path","style":"simple","explode":true,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
    ],
    replies: { "204": [] },
    validators: operations.pathSimple,
    extensions: {},
  },
  {
    operationId: "pathLabel",
    method: "get",
    path: "/label/{value}/{list}/{object}/{valueE}/{listE}/{objectE}",
    tag: "default",
    security: [],
    parameters: [
      {"name":"value","in":"path","style":"label","explode":false,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"list","in":"path","style":"label","explode":false,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"path","style":"label","explode":false,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"valueE","in":"path","style":"label","explode":true,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"listE","in":"path","style":"label","explode":true,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"objectE","in":"path","style":"label","explode":true,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
    ],
    replies: { "204": [] },
    validators: operations.pathLabel,
    extensions: {},
  },
  {
    operationId: "pathMatrix",
    method: "get",
    path: "/matrix/{value}/{list}/{object}/{valueE}/{listE}/{objectE}",
    tag: "default",
    security: [],
    parameters: [
      {"name":"value","in":"path","style":"matrix","explode":false,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"list","in":"path","style":"matrix","explode":false,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"path","style":"matrix","explode":false,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"valueE","in":"path","style":"matrix","explode":true,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"listE","in":"path","style":"matrix","explode":true,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"objectE","in":"path","style":"matrix","explode":true,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
    ],
    replies: { "204": [] },
    validators: operations.pathMatrix,
    extensions: {},
  },
  {
    operationId: "queryForm",
    method: "get",
    path: "/query/form",
    tag: "default",
    security: [],
    parameters: [
      {"name":"value","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"list","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"listC","in":"query","style":"form","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"objectC","in":"query","style":"form","explode":false,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"json","in":"query","style":"form","explode":true,"required":false,"json":true,"shape":{"kind":"any"}},
      {"name":"raw","in":"query","style":"form","explode":true,"required":false,"allowReserved":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"flag","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["boolean"]}},
    ],
    replies: { "204": [] },
    validators: operations.queryForm,
    extensions: {},
  },
  {
    operationId: "queryDelimited",
    method: "get",
    path: "/query/delimited",
    tag: "default",
    security: [],
    parameters: [
      {"name":"space","in":"query","style":"spaceDelimited","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"pipe","in":"query","style":"pipeDelimited","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"spaceE","in":"query","style":"spaceDelimited","explode":true,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"pipeE","in":"query","style":"pipeDelimited","explode":true,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
    ],
    replies: { "204": [] },
    validators: operations.queryDelimited,
    extensions: {},
  },
  {
    operationId: "queryDeep",
    method: "get",
    path: "/query/deep",
    tag: "default",
    security: [],
    parameters: [
      {"name":"filter","in":"query","style":"deepObject","explode":true,"required":false,"shape":{"kind":"object","properties":{"from":{"kind":"scalar","types":["integer"]},"names":{"kind":"array","items":{"kind":"scalar","types":["string"]}},"inner":{"kind":"object","properties":{"on":{"kind":"scalar","types":["boolean"]}}}}}},
    ],
    replies: { "204": [] },
    validators: operations.queryDeep,
    extensions: {},
  },
  {
    operationId: "inHeader",
    method: "get",
    path: "/header",
    tag: "default",
    security: [],
    parameters: [
      {"name":"X-Value","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"X-List","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"X-Object","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"X-ObjectE","in":"header","style":"simple","explode":true,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"X-Json","in":"header","style":"simple","explode":false,"required":false,"json":true,"shape":{"kind":"any"}},
    ],
    replies: { "204": [] },
    validators: operations.inHeader,
    extensions: {},
  },
  {
    operationId: "inCookie",
    method: "get",
    path: "/cookie",
    tag: "default",
    security: [],
    parameters: [
      {"name":"value","in":"cookie","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"list","in":"cookie","style":"form","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"cookie","style":"form","explode":false,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
    ],
    replies: { "204": [] },
    validators: operations.inCookie,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
