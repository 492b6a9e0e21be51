// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  path: {
    msgKey: Validator<Exclude<NonNullable<operations["streamInquiry"]["parameters"]["path"]>["msgKey"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["streamInquiry"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "text/event-stream": Validator<operations["streamInquiry"]["responses"][200]["content"]["text/event-stream"]>;
    };
  };
  "401": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["streamInquiry"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamInquiry"]["responses"][401]["content"]["application/json"]>;
    };
  };
  "403": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["streamInquiry"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamInquiry"]["responses"][403]["content"]["application/json"]>;
    };
  };
  "404": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["streamInquiry"]["responses"][404]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamInquiry"]["responses"][404]["content"]["application/json"]>;
    };
  };
  "429": {
    headers: {
      "Retry-After": Validator<Exclude<operations["streamInquiry"]["responses"][429]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["streamInquiry"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamInquiry"]["responses"][429]["content"]["application/json"]>;
    };
  };
  "500": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["streamInquiry"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamInquiry"]["responses"][500]["content"]["application/json"]>;
    };
  };
  "503": {
    headers: {
      "Retry-After": Validator<Exclude<operations["streamInquiry"]["responses"][503]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["streamInquiry"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamInquiry"]["responses"][503]["content"]["application/json"]>;
    };
  };
};
