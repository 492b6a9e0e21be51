// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  header: {
    "X-Requested-With": Validator<Exclude<NonNullable<operations["rebalanceCells"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {};
    body: {
      "application/json": Validator<operations["rebalanceCells"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["rebalanceCells"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["rebalanceCells"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["rebalanceCells"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  "409": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["rebalanceCells"]["responses"][409]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["rebalanceCells"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
