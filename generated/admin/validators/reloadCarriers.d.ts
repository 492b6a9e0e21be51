// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  header: {
    "X-Requested-With": Validator<Exclude<NonNullable<operations["reloadCarriers"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {};
    body: {
      "application/json": Validator<operations["reloadCarriers"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["reloadCarriers"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["reloadCarriers"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["reloadCarriers"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["reloadCarriers"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
