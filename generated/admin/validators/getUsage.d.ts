// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  query: {
    month: Validator<Exclude<NonNullable<operations["getUsage"]["parameters"]["query"]>["month"], undefined>>;
    account: Validator<Exclude<NonNullable<operations["getUsage"]["parameters"]["query"]>["account"], undefined>>;
    closed: Validator<Exclude<NonNullable<operations["getUsage"]["parameters"]["query"]>["closed"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {};
    body: {
      "application/json": Validator<operations["getUsage"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["getUsage"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["getUsage"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["getUsage"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  "404": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["getUsage"]["responses"][404]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["getUsage"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
