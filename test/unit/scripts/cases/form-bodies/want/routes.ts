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
    operationId: "upload",
    method: "post",
    path: "/files",
    tag: "default",
    security: [],
    parameters: [],
    body: {
      required: true,
      media: {
        "multipart/form-data": { kind: "multipart", fields: [
          {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]},"file":{"types":["image/png","image/jpeg"]}},
          {"name":"more","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}},"file":{}},
          {"name":"meta","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"json":true,"shape":{"kind":"any"}},
          {"name":"tags","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"json":true,"shape":{"kind":"any"}},
          {"name":"count","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["integer"]}},
          {"name":"small","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]},"file":{"minLength":1,"maxLength":2000}},
          {"name":"maybe","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string","null"]},"file":{"maxLength":9}},
        ] },
      },
    },
    replies: { "204": [] },
    validators: operations.upload,
    extensions: {},
  },
  {
    operationId: "submit",
    method: "post",
    path: "/forms",
    tag: "default",
    security: [],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/x-www-form-urlencoded": { kind: "form", fields: [
          {"name":"name","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
          {"name":"age","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["integer"]}},
          {"name":"colours","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}}},
          {"name":"sizes","in":"query","style":"pipeDelimited","explode":false,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
          {"name":"point","in":"query","style":"deepObject","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]}}}},
          {"name":"raw","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"json":true,"shape":{"kind":"any"}},
        ] },
      },
    },
    replies: { "204": [] },
    validators: operations.submit,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
