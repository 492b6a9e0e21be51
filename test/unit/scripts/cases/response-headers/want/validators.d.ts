// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Validator } from "contract-kit-runtime/validator";
import type * as part_getThings from "./validators/getThings.js";

export type { Fault } from "contract-kit-runtime/explain";
export type { ExplainSettings, Validator } from "contract-kit-runtime/validator";

export declare const schemas: {};

export declare const operations: {
  getThings: typeof part_getThings;
};

export declare const webhooks: {};
