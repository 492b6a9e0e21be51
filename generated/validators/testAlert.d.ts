// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["testAlert"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["testAlert"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["testAlert"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["testAlert"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["testAlert"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "401": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["testAlert"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["testAlert"]["responses"][401]["content"]["application/json"]>;
    };
  };
  "403": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["testAlert"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["testAlert"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["testAlert"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["testAlert"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["testAlert"]["responses"][403]["content"]["application/json"]>;
    };
  };
  "409": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["testAlert"]["responses"][409]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["testAlert"]["responses"][409]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["testAlert"]["responses"][409]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["testAlert"]["responses"][409]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["testAlert"]["responses"][409]["content"]["application/json"]>;
    };
  };
  "429": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["testAlert"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["testAlert"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["testAlert"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
      "Retry-After": Validator<Exclude<operations["testAlert"]["responses"][429]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["testAlert"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["testAlert"]["responses"][429]["content"]["application/json"]>;
    };
  };
  "500": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["testAlert"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["testAlert"]["responses"][500]["content"]["application/json"]>;
    };
  };
  "503": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["testAlert"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["testAlert"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["testAlert"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
      "Retry-After": Validator<Exclude<operations["testAlert"]["responses"][503]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["testAlert"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["testAlert"]["responses"][503]["content"]["application/json"]>;
    };
  };
};
