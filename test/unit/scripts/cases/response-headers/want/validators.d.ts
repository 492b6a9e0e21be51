// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Validator } from "./runtime/validator.js";
import type * as part_getThings from "./validators/getThings.js";

export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

export declare const schemas: {};

export declare const operations: {
  getThings: typeof part_getThings;
};

export declare const webhooks: {};
