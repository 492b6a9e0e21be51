// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  query: {
    ref: Validator<Exclude<NonNullable<operations["countMessages"]["parameters"]["query"]>["ref"], undefined>>;
    account: Validator<Exclude<NonNullable<operations["countMessages"]["parameters"]["query"]>["account"], undefined>>;
    state: Validator<Exclude<NonNullable<operations["countMessages"]["parameters"]["query"]>["state"], undefined>>;
    code: Validator<Exclude<NonNullable<operations["countMessages"]["parameters"]["query"]>["code"], undefined>>;
    channel: Validator<Exclude<NonNullable<operations["countMessages"]["parameters"]["query"]>["channel"], undefined>>;
    since: Validator<Exclude<NonNullable<operations["countMessages"]["parameters"]["query"]>["since"], undefined>>;
    until: Validator<Exclude<NonNullable<operations["countMessages"]["parameters"]["query"]>["until"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {};
    body: {
      "application/json": Validator<operations["countMessages"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["countMessages"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["countMessages"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["countMessages"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  "404": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["countMessages"]["responses"][404]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["countMessages"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
