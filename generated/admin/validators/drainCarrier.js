// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isPauseCarrier_path_carrier, isSignIn_header_X_Requested_With, isCarrierOrder, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isDrainCarrier_query_receipts = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
validate0.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "drainCarrier.query.receipts": isDrainCarrier_query_receipts,
  },
  branches: {},
  schemas: "{\"drainCarrier.query.receipts\":{\"type\":\"boolean\"}}",
  uses: [part_small],
});

export const parameters = {
  query: {
    receipts: part.validators["drainCarrier.query.receipts"],
  },
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
