// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isRef, isAccountId, isMessageState, isCode, isChannel, isTime, isMsgKey, isLimit, isProblem, part as part_small } from "./schemas/small.js";
import { isMessagePage, part as part_MessagePage } from "./schemas/MessagePage.js";

"use strict";

export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {},
  branches: {},
  schemas: "{}",
  uses: [part_small, part_MessagePage],
});

export const parameters = {
  query: {
    ref: part_small.validators["Ref"],
    account: part_small.validators["AccountId"],
    state: part_small.validators["MessageState"],
    code: part_small.validators["Code"],
    channel: part_small.validators["Channel"],
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
      "application/json": part_MessagePage.validators["MessagePage"],
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
