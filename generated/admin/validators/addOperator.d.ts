// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  header: {
    "X-Requested-With": Validator<Exclude<NonNullable<operations["addOperator"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
  };
};

export declare const body: {
  "application/json": Validator<NonNullable<operations["addOperator"]["requestBody"]>["content"]["application/json"]>;
};

export declare const responses: {
  "201": {
    headers: {};
    body: {
      "application/json": Validator<operations["addOperator"]["responses"][201]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOperator"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOperator"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOperator"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  "409": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOperator"]["responses"][409]["content"]["application/problem+json"]>;
    };
  };
  "413": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOperator"]["responses"][413]["content"]["application/problem+json"]>;
    };
  };
  "415": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOperator"]["responses"][415]["content"]["application/problem+json"]>;
    };
  };
  "503": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOperator"]["responses"][503]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOperator"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
