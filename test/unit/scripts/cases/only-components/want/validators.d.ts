// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components } from "./types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export type { Fault } from "contract-kit-runtime/explain";
export type { ExplainSettings, Validator } from "contract-kit-runtime/validator";

export declare const schemas: {
  Pet: Validator<components["schemas"]["Pet"]>;
};

export declare const operations: {};

export declare const webhooks: {};
