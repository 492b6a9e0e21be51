// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isRef, isMessageState, isMessagePage, part as part_Ref } from "./schemas/Ref.js";
import { isAccountId, isTime, isMsgKey, isLimit, isProblem, part as part_small } from "./schemas/small.js";

"use strict";

export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {},
  branches: {},
  schemas: "{}",
  uses: [part_Ref, part_small],
});

export const parameters = {
  query: {
    ref: part_Ref.validators["Ref"],
    account: part_small.validators["AccountId"],
    state: part_Ref.validators["MessageState"],
    since: part_small.validators["Time"],
    until: part_small.validators["Time"],
    cursor: part_small.validators["MsgKey"],
    limit: part_small.validators["Limit"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part_Ref.validators["MessagePage"],
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
