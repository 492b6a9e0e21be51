// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  path: {
    formId: Validator<Exclude<NonNullable<operations["deleteForm"]["parameters"]["path"]>["formId"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["deleteForm"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["deleteForm"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["deleteForm"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["deleteForm"]["responses"][400]["content"]["application/json"]>;
    };
  };
  "401": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["deleteForm"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["deleteForm"]["responses"][401]["content"]["application/json"]>;
    };
  };
  "403": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["deleteForm"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["deleteForm"]["responses"][403]["content"]["application/json"]>;
    };
  };
  "500": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["deleteForm"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["deleteForm"]["responses"][500]["content"]["application/json"]>;
    };
  };
  "503": {
    headers: {
      "Retry-After": Validator<Exclude<operations["deleteForm"]["responses"][503]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["deleteForm"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["deleteForm"]["responses"][503]["content"]["application/json"]>;
    };
  };
};
