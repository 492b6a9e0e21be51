// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components } from "./types.ts";
import type { Validator } from "./runtime/validator.js";

export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

export declare const schemas: {
  Pet: Validator<components["schemas"]["Pet"]>;
};

export declare const operations: {};

export declare const webhooks: {};
