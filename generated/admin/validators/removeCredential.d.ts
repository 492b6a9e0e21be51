// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  path: {
    accountId: Validator<Exclude<NonNullable<operations["removeCredential"]["parameters"]["path"]>["accountId"], undefined>>;
    credentialId: Validator<Exclude<NonNullable<operations["removeCredential"]["parameters"]["path"]>["credentialId"], undefined>>;
  };
  header: {
    "X-Requested-With": Validator<Exclude<NonNullable<operations["removeCredential"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "204": {
    headers: {};
    body: {};
  };
  "400": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["removeCredential"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["removeCredential"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["removeCredential"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  "404": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["removeCredential"]["responses"][404]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["removeCredential"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
