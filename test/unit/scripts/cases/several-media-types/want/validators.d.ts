// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components } from "./types.ts";
import type { Validator } from "contract-kit-runtime/validator";
import type * as part_replace from "./validators/replace.js";
import type * as part_convert from "./validators/convert.js";

export type { Fault } from "contract-kit-runtime/explain";
export type { ExplainSettings, Validator } from "contract-kit-runtime/validator";

export declare const schemas: {
  Document: Validator<components["schemas"]["Document"]>;
};

export declare const operations: {
  replace: typeof part_replace;
  convert: typeof part_convert;
};

export declare const webhooks: {};
