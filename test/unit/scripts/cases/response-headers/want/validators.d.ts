// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Validator } from "./runtime/validator.js";
import type * as getThings_part from "./validators/getThings.js";

export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

export declare const schemas: {};

export declare const operations: {
  getThings: typeof getThings_part;
};

export declare const webhooks: {};
