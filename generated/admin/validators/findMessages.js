// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isRef, isMessageState, isMessagePage, part as part_Ref } from "./schemas/Ref.js";
import { isAccountId, part as part_AccountId } from "./schemas/AccountId.js";
import { isTime, part as part_Time } from "./schemas/Time.js";
import { isMsgKey, part as part_MsgKey } from "./schemas/MsgKey.js";
import { isLimit, part as part_Limit } from "./schemas/Limit.js";
import { isProblem, part as part_Problem } from "./schemas/Problem.js";

"use strict";

export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
  },
  schemas: "{}",
  uses: [part_Ref, part_AccountId, part_Time, part_MsgKey, part_Limit, part_Problem],
});

export const parameters = {
  query: {
    ref: part_Ref.validators["Ref"],
    account: part_AccountId.validators["AccountId"],
    state: part_Ref.validators["MessageState"],
    since: part_Time.validators["Time"],
    until: part_Time.validators["Time"],
    cursor: part_MsgKey.validators["MsgKey"],
    limit: part_Limit.validators["Limit"],
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
