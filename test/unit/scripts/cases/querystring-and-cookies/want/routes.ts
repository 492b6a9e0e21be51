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
    operationId: "wholeForm",
    method: "get",
    path: "/form",
    tag: "default",
    security: [],
    parameters: [
      {"name":"search","in":"query","style":"querystring","explode":true,"required":true,"shape":{"kind":"object","properties":{"text":{"kind":"scalar","types":["string"]},"limit":{"kind":"scalar","types":["integer"]},"tags":{"kind":"array","items":{"kind":"scalar","types":["string"]}}}}},
    ],
    replies: { "204": [] },
    validators: operations.wholeForm,
    extensions: {},
  },
  {
    operationId: "wholeJson",
    method: "get",
    path: "/json",
    tag: "default",
    security: [],
    parameters: [
      {"name":"filter","in":"query","style":"querystring","explode":true,"required":false,"json":true,"shape":{"kind":"any"}},
    ],
    replies: { "204": [] },
    validators: operations.wholeJson,
    extensions: {},
  },
  {
    operationId: "wholeText",
    method: "get",
    path: "/text",
    tag: "default",
    security: [],
    parameters: [
      {"name":"words","in":"query","style":"querystring","explode":true,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "204": [] },
    validators: operations.wholeText,
    extensions: {},
  },
  {
    operationId: "plainCookies",
    method: "get",
    path: "/cookies",
    tag: "default",
    security: [],
    parameters: [
      {"name":"value","in":"cookie","style":"cookie","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"list","in":"cookie","style":"cookie","explode":true,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"listC","in":"cookie","style":"cookie","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"cookie","style":"cookie","explode":true,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["string"]}}}},
      {"name":"encoded","in":"cookie","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "204": [] },
    validators: operations.plainCookies,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
