// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  path: {
    accountId: Validator<Exclude<NonNullable<operations["dropOldWebhookSecret"]["parameters"]["path"]>["accountId"], undefined>>;
  };
  header: {
    "X-Requested-With": Validator<Exclude<NonNullable<operations["dropOldWebhookSecret"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
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
      "application/problem+json": Validator<operations["dropOldWebhookSecret"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["dropOldWebhookSecret"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["dropOldWebhookSecret"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  "404": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["dropOldWebhookSecret"]["responses"][404]["content"]["application/problem+json"]>;
    };
  };
  "409": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["dropOldWebhookSecret"]["responses"][409]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["dropOldWebhookSecret"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
