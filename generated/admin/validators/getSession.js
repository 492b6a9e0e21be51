// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isSession, part as part_Session } from "./schemas/Session.js";
import { isProblem, part as part_Problem } from "./schemas/Problem.js";

"use strict";

export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
  },
  schemas: "{}",
  uses: [part_Session, part_Problem],
});

export const parameters = {};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part_Session.validators["Session"],
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
  default: {
    headers: {},
    body: {
      "application/problem+json": part_Problem.validators["Problem"],
    },
  },
};
