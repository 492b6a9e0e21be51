// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components, operations as Operations } from "./types.ts";
import type { Validator } from "./runtime/validator.js";
export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

export declare const schemas: {
  Document: Validator<components["schemas"]["Document"]>;
};

export declare const operations: {
  replace: {
    parameters: {};
    body: {
      "application/json": Validator<NonNullable<Operations["replace"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "204": {
        headers: {};
        body: {};
      };
    };
  };
  convert: {
    parameters: {};
    body: {
      "application/json": Validator<NonNullable<Operations["convert"]["requestBody"]>["content"]["application/json"]>;
      "application/vnd.example.v2+json": Validator<NonNullable<Operations["convert"]["requestBody"]>["content"]["application/vnd.example.v2+json"]>;
      "text/plain": Validator<NonNullable<Operations["convert"]["requestBody"]>["content"]["text/plain"]>;
      "text/plain; charset=utf-16": Validator<NonNullable<Operations["convert"]["requestBody"]>["content"]["text/plain; charset=utf-16"]>;
    };
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["convert"]["responses"][200]["content"]["application/json"]>;
          "text/csv": Validator<Operations["convert"]["responses"][200]["content"]["text/csv"]>;
          "application/problem+json": Validator<Operations["convert"]["responses"][200]["content"]["application/problem+json"]>;
        };
      };
      "202": {
        headers: {};
        body: {};
      };
      "203": {
        headers: {};
        body: {};
      };
    };
  };
};

export declare const webhooks: {};

/** Interprets the schema: slower, but a page that uses only this loads none of the generated code. */
export declare const interpreted: (schemaName: string, readPlan?: string) => Validator;
