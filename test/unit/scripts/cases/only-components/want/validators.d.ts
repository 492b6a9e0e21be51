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

/** Interprets the schema: slower, but a page that uses only this loads none of the generated code. */
export declare const interpreted: (schemaName: string, readPlan?: string) => Validator;
