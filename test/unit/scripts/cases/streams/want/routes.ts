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
    operationId: "readFeed",
    method: "get",
    path: "/feed",
    tag: "feed",
    security: [],
    parameters: [
      {"name":"Last-Event-ID","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["text/event-stream"], default: ["application/json"] },
    replyStreams: {"200":{"text/event-stream":{"format":"events","json":true}}},
    validators: operations.readFeed,
    extensions: {},
  },
  {
    operationId: "readMixed",
    method: "get",
    path: "/mixed",
    tag: "feed",
    security: [],
    parameters: [],
    replies: { "200": ["text/event-stream"] },
    replyStreams: {"200":{"text/event-stream":{"format":"events","json":["note"]}}},
    validators: operations.readMixed,
    extensions: {},
  },
  {
    operationId: "listNotes",
    method: "get",
    path: "/notes",
    tag: "notes",
    security: [],
    parameters: [],
    replies: { "200": ["application/jsonl","application/json"] },
    replyStreams: {"200":{"application/jsonl":{"format":"lines"}}},
    validators: operations.listNotes,
    extensions: {},
  },
  {
    operationId: "addNotes",
    method: "post",
    path: "/notes",
    tag: "notes",
    security: [],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/x-ndjson": { kind: "stream", stream: {"format":"lines"} },
      },
    },
    replies: { "200": ["application/json"] },
    validators: operations.addNotes,
    extensions: {},
  },
  {
    operationId: "readRecords",
    method: "get",
    path: "/records",
    tag: "notes",
    security: [],
    parameters: [],
    replies: { "200": ["application/json-seq"] },
    replyStreams: {"200":{"application/json-seq":{"format":"sequence"}}},
    validators: operations.readRecords,
    extensions: {},
  },
  {
    operationId: "readParts",
    method: "get",
    path: "/parts",
    tag: "notes",
    security: [],
    parameters: [],
    replies: { "200": ["multipart/mixed"] },
    replyStreams: {"200":{"multipart/mixed":{"format":"parts","json":true}}},
    validators: operations.readParts,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
