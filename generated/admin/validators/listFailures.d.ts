// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {};
    body: {
      "application/json": Validator<operations["listFailures"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listFailures"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listFailures"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listFailures"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
