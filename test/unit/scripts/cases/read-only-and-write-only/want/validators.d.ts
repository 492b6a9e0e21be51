// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components, operations as Operations } from "./types.ts";
import type { Validator } from "./runtime/validator.js";
export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

export declare const schemas: {
  Id: Validator<components["schemas"]["Id"]>;
  User: Validator<components["schemas"]["User"]>;
  Address: Validator<components["schemas"]["Address"]>;
  Admin: Validator<components["schemas"]["Admin"]>;
  Plain: Validator<components["schemas"]["Plain"]>;
};

export declare const operations: {
  replaceUsers: {
    parameters: {};
    body: {
      "application/json": Validator<NonNullable<Operations["replaceUsers"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["replaceUsers"]["responses"][200]["content"]["application/json"]>;
        };
      };
    };
  };
  addUser: {
    parameters: {};
    body: {
      "application/json": Validator<NonNullable<Operations["addUser"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "201": {
        headers: {};
        body: {
          "application/json": Validator<Operations["addUser"]["responses"][201]["content"]["application/json"]>;
        };
      };
    };
  };
};

export declare const webhooks: {};

/** Interprets the schema: slower, but a page that uses only this loads none of the generated code. */
export declare const interpreted: (schemaName: string, readPlan?: string) => Validator;
