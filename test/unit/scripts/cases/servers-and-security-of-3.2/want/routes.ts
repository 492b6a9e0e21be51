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
    operationId: "listCats",
    method: "get",
    path: "/cats",
    tag: "cats",
    security: [[{"scheme":"device","scopes":["read"]}],[{"scheme":"key","scopes":[]}]],
    parameters: [],
    replies: { "204": [] },
    validators: operations.listCats,
    extensions: {},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
