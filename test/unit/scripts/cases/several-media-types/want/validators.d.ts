// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components } from "./types.ts";
import type { Validator } from "./runtime/validator.js";
import type * as replace_part from "./validators/replace.js";
import type * as convert_part from "./validators/convert.js";

export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

export declare const schemas: {
  Document: Validator<components["schemas"]["Document"]>;
};

export declare const operations: {
  replace: typeof replace_part;
  convert: typeof convert_part;
};

export declare const webhooks: {};
