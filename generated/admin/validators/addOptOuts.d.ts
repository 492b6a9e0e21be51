// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  path: {
    accountId: Validator<Exclude<NonNullable<operations["addOptOuts"]["parameters"]["path"]>["accountId"], undefined>>;
  };
  header: {
    "X-Requested-With": Validator<Exclude<NonNullable<operations["addOptOuts"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
  };
};

export declare const body: {
  "application/json": Validator<NonNullable<operations["addOptOuts"]["requestBody"]>["content"]["application/json"]>;
};

export declare const responses: {
  "200": {
    headers: {};
    body: {
      "application/json": Validator<operations["addOptOuts"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOptOuts"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOptOuts"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOptOuts"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  "404": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOptOuts"]["responses"][404]["content"]["application/problem+json"]>;
    };
  };
  "413": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOptOuts"]["responses"][413]["content"]["application/problem+json"]>;
    };
  };
  "415": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOptOuts"]["responses"][415]["content"]["application/problem+json"]>;
    };
  };
  "503": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOptOuts"]["responses"][503]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["addOptOuts"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
