// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  header: {
    "webhook-id": Validator<Exclude<NonNullable<operations["submitMessages"]["parameters"]["header"]>["webhook-id"], undefined>>;
    "webhook-timestamp": Validator<Exclude<NonNullable<operations["submitMessages"]["parameters"]["header"]>["webhook-timestamp"], undefined>>;
  };
};

export declare const body: {
  "application/json": Validator<NonNullable<operations["submitMessages"]["requestBody"]>["content"]["application/json"]>;
};

export declare const responses: {
  "200": {
    headers: {};
    body: {
      "application/json": Validator<operations["submitMessages"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "401": {
    headers: {};
    body: {};
  };
  "429": {
    headers: {
      "Retry-After": Validator<Exclude<operations["submitMessages"]["responses"][429]["headers"]["Retry-After"], undefined>>;
    };
    body: {};
  };
  "503": {
    headers: {
      "Retry-After": Validator<Exclude<operations["submitMessages"]["responses"][503]["headers"]["Retry-After"], undefined>>;
    };
    body: {};
  };
  default: {
    headers: {};
    body: {};
  };
};
