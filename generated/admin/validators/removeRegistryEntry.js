// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isSignIn_header_X_Requested_With, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isRemoveRegistryEntry_path_kind = validate20;
const schema31 = {"type":"string","enum":["sender-number","brand","rcs-template","sender-key","alimtalk-template","brandmessage-template","country"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data === "sender-number") || (data === "brand")) || (data === "rcs-template")) || (data === "sender-key")) || (data === "alimtalk-template")) || (data === "brandmessage-template")) || (data === "country"))){
validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum}}];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}

export const isRemoveRegistryEntry_path_key = validate21;
const schema32 = {"type":"string","minLength":1,"maxLength":200};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data) < 1){
validate21.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "removeRegistryEntry.path.kind": isRemoveRegistryEntry_path_kind,
    "removeRegistryEntry.path.key": isRemoveRegistryEntry_path_key,
  },
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
