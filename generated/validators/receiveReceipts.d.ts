// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  header: {
    "webhook-id": Validator<Exclude<NonNullable<operations["receiveReceipts"]["parameters"]["header"]>["webhook-id"], undefined>>;
    "webhook-timestamp": Validator<Exclude<NonNullable<operations["receiveReceipts"]["parameters"]["header"]>["webhook-timestamp"], undefined>>;
  };
  path: {
    carrier: Validator<Exclude<NonNullable<operations["receiveReceipts"]["parameters"]["path"]>["carrier"], undefined>>;
  };
};

export declare const body: {
  "application/json": Validator<NonNullable<operations["receiveReceipts"]["requestBody"]>["content"]["application/json"]>;
};

export declare const responses: {
  "200": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["receiveReceipts"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["receiveReceipts"]["responses"][200]["content"]["application/json"]>;
    };
  };
  "400": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["receiveReceipts"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["receiveReceipts"]["responses"][400]["content"]["application/json"]>;
    };
  };
  "401": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["receiveReceipts"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["receiveReceipts"]["responses"][401]["content"]["application/json"]>;
    };
  };
  "404": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["receiveReceipts"]["responses"][404]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["receiveReceipts"]["responses"][404]["content"]["application/json"]>;
    };
  };
  "413": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["receiveReceipts"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["receiveReceipts"]["responses"][413]["content"]["application/json"]>;
    };
  };
  "415": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["receiveReceipts"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["receiveReceipts"]["responses"][415]["content"]["application/json"]>;
    };
  };
  "500": {
    headers: {
      "X-Request-Id": Validator<Exclude<operations["receiveReceipts"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["receiveReceipts"]["responses"][500]["content"]["application/json"]>;
    };
  };
  "503": {
    headers: {
      "Retry-After": Validator<Exclude<operations["receiveReceipts"]["responses"][503]["headers"]["Retry-After"], undefined>>;
      "X-Request-Id": Validator<Exclude<operations["receiveReceipts"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
    };
    body: {
      "application/json": Validator<operations["receiveReceipts"]["responses"][503]["content"]["application/json"]>;
    };
  };
};
