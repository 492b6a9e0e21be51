// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isSignIn_header_X_Requested_With, isOptOuts, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isRemovedOptOuts = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.removed === undefined) && (missing0 = "removed")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.removed !== undefined){
let data0 = data.removed;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate0.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    RemovedOptOuts: isRemovedOptOuts,
  },
  branches: {},
  schemas: "{\"RemovedOptOuts\":{\"type\":\"object\",\"required\":[\"removed\"],\"properties\":{\"removed\":{\"type\":\"integer\"}}}}",
  uses: [part_small],
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
  "application/json": part_small.validators["OptOuts"],
};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["RemovedOptOuts"],
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
