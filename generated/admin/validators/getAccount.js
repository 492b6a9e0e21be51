// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isProblem, part as part_small } from "./schemas/small.js";
import { isAccount, part as part_Quota } from "./schemas/Quota.js";

"use strict";

export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {},
  branches: {},
  schemas: "{}",
  uses: [part_small, part_Quota],
});

export const parameters = {
  path: {
    accountId: part_small.validators["AccountId"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part_Quota.validators["Account"],
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
