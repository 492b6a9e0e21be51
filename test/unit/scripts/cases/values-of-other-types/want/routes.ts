// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Route } from "contract-kit-runtime/route";
import { readInt64, readDate, type Values } from "contract-kit-runtime/values";
import type { SecuritySchemeName } from "./security.ts";
import { operations } from "./validators.js";

export type { BodyKind, MediaRow, Route } from "contract-kit-runtime/route";

/** The path of the document's first server. */
export const basePath = "/v1";

/** The code of a fault for which the document names none. */
export const faultCode = "";

/** How values are read that JSON does not have. */
const values: Values = {
  plans: {"~1":{"items":"=int64"},"Range":{"members":{"from":"=int64","until":"=dateTime"}},"Order":{"all":["Base","~2"]},"Base":{"members":{"id":"=int64"}},"~2":{"members":{"at":"=dateTime","maybe":"=dateTime","perhaps":"=int64","filled":"=int64","sizes":"~4","pair":"~6","times":"~7","children":"~8","state":"State","either":"~9","mixed":"=int64"}},"~4":{"items":"~5"},"~5":{"items":"=int64"},"~6":{"first":["=int64",null]},"~7":{"values":"=dateTime"},"~8":{"items":"Order"},"State":{"branches":[{"plan":"Open","isCertain":true,"has":{"kind":["Open"]}}]},"Open":{"members":{"since":"=dateTime"}},"~9":{"branches":[{"plan":"~10","needs":["at"]}]},"~10":{"members":{"at":"=dateTime"}}},
  readers: { "=int64": readInt64, "=dateTime": readDate },
};

export const routes = [
  {
    operationId: "putOrder",
    method: "put",
    path: "/orders/{id}",
    tag: "orders",
    security: [],
    parameters: [
      {"name":"since","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"ids","in":"query","style":"form","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"before","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]},"default":"2030-01-01T00:00:00Z"},
      {"name":"X-Trace","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"filter","in":"query","style":"form","explode":true,"required":false,"json":true,"shape":{"kind":"any"}},
      {"name":"id","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
        "application/x-www-form-urlencoded": { kind: "form", fields: [
          {"name":"from","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["integer"]}},
          {"name":"until","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
        ] },
      },
    },
    replies: { "200": ["application/json"], "409": ["application/json"] },
    values: { all: values, "exact":true,"parameters":{"query":{"since":"=dateTime","ids":"~1","before":"=dateTime","filter":"Range"},"header":{"X-Trace":"=int64"},"path":{"id":"=int64"}},"body":{"application/json":"Order","application/x-www-form-urlencoded":"Range"},"replies":true},
    validators: operations.putOrder,
    extensions: {},
  },
  {
    operationId: "listOrders",
    method: "get",
    path: "/orders",
    tag: "orders",
    security: [],
    parameters: [
      {"name":"after","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json"] },
    values: { all: values, "parameters":{"query":{"after":"=dateTime"}},"replies":true},
    validators: operations.listOrders,
    extensions: {"x-pagination":{"style":"cursor","parameter":"after","next":"/next","items":"/orders"}},
  },
  {
    operationId: "getTotal",
    method: "get",
    path: "/total",
    tag: "orders",
    security: [],
    parameters: [],
    replies: { "200": ["application/json"] },
    values: { all: values, "replies":true},
    validators: operations.getTotal,
    extensions: {},
  },
  {
    operationId: "readFeed",
    method: "get",
    path: "/feed",
    tag: "orders",
    security: [],
    parameters: [],
    replies: { "200": ["application/jsonl"] },
    replyStreams: {"200":{"application/jsonl":{"format":"lines"}}},
    values: { all: values, "replies":true},
    validators: operations.readFeed,
    extensions: {},
  },
  {
    operationId: "sendFeed",
    method: "post",
    path: "/feed",
    tag: "orders",
    security: [],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/jsonl": { kind: "stream", stream: {"format":"lines"} },
      },
    },
    replies: { "200": ["application/json"] },
    values: { all: values, "exact":true,"body":{"application/jsonl":"Range"},"replies":true},
    validators: operations.sendFeed,
    extensions: {},
  },
  {
    operationId: "getPlain",
    method: "get",
    path: "/plain",
    tag: "orders",
    security: [],
    parameters: [],
    replies: { "200": ["application/json"] },
    validators: operations.getPlain,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
