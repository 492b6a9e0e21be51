// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isPauseCarrier_path_carrier, isCarrierOrder, part as part_CarrierOrder } from "./schemas/CarrierOrder.js";
import { isSignIn_header_X_Requested_With, part as part_signIn_header_X_Requested_With } from "./schemas/signIn_header_X-Requested-With.js";
import { isProblem, part as part_Problem } from "./schemas/Problem.js";

"use strict";

export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
  },
  schemas: "{}",
  uses: [part_CarrierOrder, part_signIn_header_X_Requested_With, part_Problem],
});

export const parameters = {
  path: {
    carrier: part_CarrierOrder.validators["pauseCarrier.path.carrier"],
  },
  header: {
    "X-Requested-With": part_signIn_header_X_Requested_With.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part_CarrierOrder.validators["CarrierOrder"],
    },
  },
  "400": {
    headers: {},
    body: {
      "application/problem+json": part_Problem.validators["Problem"],
    },
  },
  "401": {
    headers: {},
    body: {
      "application/problem+json": part_Problem.validators["Problem"],
    },
  },
  "403": {
    headers: {},
    body: {
      "application/problem+json": part_Problem.validators["Problem"],
    },
  },
  "404": {
    headers: {},
    body: {
      "application/problem+json": part_Problem.validators["Problem"],
    },
  },
  default: {
    headers: {},
    body: {
      "application/problem+json": part_Problem.validators["Problem"],
    },
  },
};
