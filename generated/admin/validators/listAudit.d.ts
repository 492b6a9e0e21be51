// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  query: {
    operator: Validator<Exclude<NonNullable<operations["listAudit"]["parameters"]["query"]>["operator"], undefined>>;
    before: Validator<Exclude<NonNullable<operations["listAudit"]["parameters"]["query"]>["before"], undefined>>;
    limit: Validator<Exclude<NonNullable<operations["listAudit"]["parameters"]["query"]>["limit"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {};
    body: {
      "application/json": Validator<operations["listAudit"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listAudit"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listAudit"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listAudit"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["listAudit"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
