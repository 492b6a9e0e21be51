// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isRights, isAccountId, isCredentialId, isSignIn_header_X_Requested_With, isCredential, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isCredentialChanges = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"rights":{"x-call":"isRights"},"endsAt":{"type":["string","null"],"format":"date-time","maxLength":40}}};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "rights") || (key0 === "endsAt"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rights !== undefined){
const _errs2 = errors;
if(!(isRights(data.rights))){
vErrors = childErrors(vErrors, isRights.errors, instancePath + "/rights");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsAt !== undefined){
let data1 = data.endsAt;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type: schema0.properties.endsAt.type}}];
return false;
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 40){
validate0.errors = [{instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate0.errors = [{instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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
    CredentialChanges: isCredentialChanges,
  },
  branches: {},
  schemas: "{\"CredentialChanges\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"rights\":{\"$ref\":\"#/$defs/Rights\"},\"endsAt\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"maxLength\":40}}}}",
  uses: [part_small],
});

export const parameters = {
  path: {
    accountId: part_small.validators["AccountId"],
    credentialId: part_small.validators["CredentialId"],
  },
  header: {
    "X-Requested-With": part_small.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {
  "application/json": part.validators["CredentialChanges"],
};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part_small.validators["Credential"],
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
