// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isSignIn_header_X_Requested_With, isProblem, part as part_small } from "./schemas/small.js";
import { isAccountChanges, part as part_AccountChanges } from "./schemas/AccountChanges.js";
import { isAccount, part as part_Quota } from "./schemas/Quota.js";

"use strict";

export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {},
  branches: {},
  schemas: "{}",
  uses: [part_small, part_AccountChanges, part_Quota],
});

export const parameters = {
  path: {
    accountId: part_small.validators["AccountId"],
  },
  header: {
    "X-Requested-With": part_small.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {
  "application/json": part_AccountChanges.validators["AccountChanges"],
};

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
  "409": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "413": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "415": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "503": {
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
