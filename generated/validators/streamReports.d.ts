// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  header: {
    "Last-Event-ID": Validator<Exclude<NonNullable<operations["streamReports"]["parameters"]["header"]>["Last-Event-ID"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["streamReports"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["streamReports"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["streamReports"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["streamReports"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "text/event-stream": Validator<operations["streamReports"]["responses"][200]["content"]["text/event-stream"]>;
    };
  };
  "400": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["streamReports"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["streamReports"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["streamReports"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["streamReports"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamReports"]["responses"][400]["content"]["application/json"]>;
    };
  };
  "401": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["streamReports"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamReports"]["responses"][401]["content"]["application/json"]>;
    };
  };
  "403": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["streamReports"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["streamReports"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["streamReports"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["streamReports"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamReports"]["responses"][403]["content"]["application/json"]>;
    };
  };
  "429": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["streamReports"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["streamReports"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["streamReports"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
      "Retry-After": Validator<Exclude<operations["streamReports"]["responses"][429]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["streamReports"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamReports"]["responses"][429]["content"]["application/json"]>;
    };
  };
  "500": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["streamReports"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamReports"]["responses"][500]["content"]["application/json"]>;
    };
  };
  "503": {
    headers: {
      "RateLimit-Limit": Validator<Exclude<operations["streamReports"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
      "RateLimit-Remaining": Validator<Exclude<operations["streamReports"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
      "RateLimit-Reset": Validator<Exclude<operations["streamReports"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
      "Retry-After": Validator<Exclude<operations["streamReports"]["responses"][503]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["streamReports"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["streamReports"]["responses"][503]["content"]["application/json"]>;
    };
  };
};
