// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  header: {
    "X-Requested-With": Validator<Exclude<NonNullable<operations["signOut"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "204": {
    headers: {
      "Set-Cookie": Validator<Exclude<operations["signOut"]["responses"][204]["headers"]["Set-Cookie"], undefined>>;
    };
    body: {};
  };
  "400": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["signOut"]["responses"][400]["content"]["application/problem+json"]>;
    };
  };
  "401": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["signOut"]["responses"][401]["content"]["application/problem+json"]>;
    };
  };
  "403": {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["signOut"]["responses"][403]["content"]["application/problem+json"]>;
    };
  };
  default: {
    headers: {};
    body: {
      "application/problem+json": Validator<operations["signOut"]["responses"]["default"]["content"]["application/problem+json"]>;
    };
  };
};
