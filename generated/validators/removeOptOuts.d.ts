// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {};

export declare const body: {
  "application/json": Validator<NonNullable<operations["removeOptOuts"]["requestBody"]>["content"]["application/json"]>;
};

export declare const responses: {
  "200": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["removeOptOuts"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["removeOptOuts"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["removeOptOuts"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["removeOptOuts"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["removeOptOuts"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["removeOptOuts"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["removeOptOuts"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["removeOptOuts"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["removeOptOuts"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["removeOptOuts"]["responses"][400]["content"]["application/json"]>;
    };
  };
  "401": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["removeOptOuts"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["removeOptOuts"]["responses"][401]["content"]["application/json"]>;
    };
  };
  "403": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["removeOptOuts"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["removeOptOuts"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["removeOptOuts"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["removeOptOuts"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["removeOptOuts"]["responses"][403]["content"]["application/json"]>;
    };
  };
  "413": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["removeOptOuts"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["removeOptOuts"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["removeOptOuts"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["removeOptOuts"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["removeOptOuts"]["responses"][413]["content"]["application/json"]>;
    };
  };
  "415": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["removeOptOuts"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["removeOptOuts"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["removeOptOuts"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["removeOptOuts"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["removeOptOuts"]["responses"][415]["content"]["application/json"]>;
    };
  };
  "429": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["removeOptOuts"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["removeOptOuts"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["removeOptOuts"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
      "Retry-After": Validator<Exclude<operations["removeOptOuts"]["responses"][429]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["removeOptOuts"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["removeOptOuts"]["responses"][429]["content"]["application/json"]>;
    };
  };
  "500": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["removeOptOuts"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["removeOptOuts"]["responses"][500]["content"]["application/json"]>;
    };
  };
  "503": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["removeOptOuts"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["removeOptOuts"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["removeOptOuts"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
      "Retry-After": Validator<Exclude<operations["removeOptOuts"]["responses"][503]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["removeOptOuts"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["removeOptOuts"]["responses"][503]["content"]["application/json"]>;
    };
  };
};
