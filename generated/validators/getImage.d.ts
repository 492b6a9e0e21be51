// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  path: {
    imageKey: Validator<Exclude<NonNullable<operations["getImage"]["parameters"]["path"]>["imageKey"], undefined>>;
  };
};

export declare const body: {};

export declare const responses: {
  "200": {
    headers: {
      ETag: Validator<Exclude<operations["getImage"]["responses"][200]["headers"]["ETag"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["getImage"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {};
  };
  "404": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["getImage"]["responses"][404]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["getImage"]["responses"][404]["content"]["application/json"]>;
    };
  };
  "500": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["getImage"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["getImage"]["responses"][500]["content"]["application/json"]>;
    };
  };
  "503": {
    headers: {
      "Retry-After": Validator<Exclude<operations["getImage"]["responses"][503]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["getImage"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["getImage"]["responses"][503]["content"]["application/json"]>;
    };
  };
};
