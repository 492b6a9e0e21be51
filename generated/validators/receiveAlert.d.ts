// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { operations } from "../types.ts";
import type { Validator } from "contract-kit-runtime/validator";

export declare const parameters: {
  header: {
    "webhook-id": Validator<Exclude<NonNullable<operations["receiveAlert"]["parameters"]["header"]>["webhook-id"], undefined>>;
    "webhook-timestamp": Validator<Exclude<NonNullable<operations["receiveAlert"]["parameters"]["header"]>["webhook-timestamp"], undefined>>;
    "webhook-signature": Validator<Exclude<NonNullable<operations["receiveAlert"]["parameters"]["header"]>["webhook-signature"], undefined>>;
  };
};

export declare const body: {
  "application/json": Validator<NonNullable<operations["receiveAlert"]["requestBody"]>["content"]["application/json"]>;
};

export declare const responses: {
  "200": {
    headers: {};
    body: {};
  };
  default: {
    headers: {};
    body: {};
  };
};
