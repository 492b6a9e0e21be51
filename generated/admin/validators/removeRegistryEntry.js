// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isSignIn_header_X_Requested_With, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isRemoveRegistryEntry_path_kind = validate0;
const schema0 = {"type":"string","enum":["sender-number","brand","rcs-template","sender-key","alimtalk-template","brandmessage-template","country"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data === "sender-number") || (data === "brand")) || (data === "rcs-template")) || (data === "sender-key")) || (data === "alimtalk-template")) || (data === "brandmessage-template")) || (data === "country"))){
validate0.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}}];
return false;
}
validate0.errors = vErrors;
return errors === 0;
}

export const isRemoveRegistryEntry_path_key = validate1;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data) < 1){
validate1.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "removeRegistryEntry.path.kind": isRemoveRegistryEntry_path_kind,
    "removeRegistryEntry.path.key": isRemoveRegistryEntry_path_key,
  },
  branches: {},
  schemas: "{\"removeRegistryEntry.path.kind\":{\"type\":\"string\",\"enum\":[\"sender-number\",\"brand\",\"rcs-template\",\"sender-key\",\"alimtalk-template\",\"brandmessage-template\",\"country\"]},\"removeRegistryEntry.path.key\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200}}",
  uses: [part_small],
});

export const parameters = {
  path: {
    accountId: part_small.validators["AccountId"],
    kind: part.validators["removeRegistryEntry.path.kind"],
    key: part.validators["removeRegistryEntry.path.key"],
  },
  header: {
    "X-Requested-With": part_small.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {};

export const responses = {
  "204": {
    headers: {},
    body: {},
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
