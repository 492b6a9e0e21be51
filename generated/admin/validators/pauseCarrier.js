// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isPauseCarrier_path_carrier, isSignIn_header_X_Requested_With, isCarrierOrder, isProblem, part as part_small } from "./schemas/small.js";

"use strict";

export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {},
  branches: {},
  schemas: "{}",
  uses: [part_small],
});

export const parameters = {
  path: {
    carrier: part_small.validators["pauseCarrier.path.carrier"],
  },
  header: {
    "X-Requested-With": part_small.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part_small.validators["CarrierOrder"],
    },
  },
  "400": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "401": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "403": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "404": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  default: {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
};
