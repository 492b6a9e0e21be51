// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  path: {
    msgKey: Validator<Exclude<NonNullable<operations["cancelMessage"]["parameters"]["path"]>["msgKey"], undefined>>;
  };
  header: {
    "X-Requested-With": Validator<Exclude<NonNullable<operations["cancelMessage"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
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
      "application/problem+json": Validator<operations["cancelMessage"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["cancelMessage"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["cancelMessage"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  "404": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["cancelMessage"]["responses"][404]["content"]["application/problem+json"]>;
    };
  };
  "409": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["cancelMessage"]["responses"][409]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["cancelMessage"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
