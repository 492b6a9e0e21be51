// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  path: {
    accountId: Validator<Exclude<NonNullable<operations["listOptOuts"]["parameters"]["path"]>["accountId"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {};
    body: {
      "application/json": Validator<operations["listOptOuts"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listOptOuts"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listOptOuts"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listOptOuts"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  "404": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listOptOuts"]["responses"][404]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listOptOuts"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
