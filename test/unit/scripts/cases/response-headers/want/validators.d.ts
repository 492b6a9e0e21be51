// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations as Operations } from "./types.ts";
import type { Validator } from "./runtime/validator.js";
export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

export declare const schemas: {};

export declare const operations: {
  getThings: {
    parameters: {};
    body: {};
    responses: {
      "200": {
        headers: {
          "X-Count": Validator<Exclude<Operations["getThings"]["responses"][200]["headers"]["X-Count"], undefined>>;
          "X-Next": Validator<Exclude<Operations["getThings"]["responses"][200]["headers"]["X-Next"], undefined>>;
          "X-Point": Validator<Exclude<Operations["getThings"]["responses"][200]["headers"]["X-Point"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["getThings"]["responses"][200]["headers"]["Retry-After"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["getThings"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "304": {
        headers: {};
        body: {};
      };
      "429": {
        headers: {
          "X-Optional": Validator<Exclude<Operations["getThings"]["responses"][429]["headers"]["X-Optional"], undefined>>;
        };
        body: {};
      };
    };
  };
};

export declare const webhooks: {};

/** Interprets the schema: slower, but a page that uses only this loads none of the generated code. */
export declare const interpreted: (schemaName: string, readPlan?: string) => Validator;
