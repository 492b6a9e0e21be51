// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isSignIn_header_X_Requested_With, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isSecretRotation = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "endOldNow")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.endOldNow !== undefined){
if(typeof data.endOldNow !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/endOldNow",schemaPath:"#/properties/endOldNow/type",keyword:"type",params:{type: "boolean"}}];
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

export const isRotatedSecret = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.secret === undefined) && (missing0 = "secret")) || ((data.oldSecretValid === undefined) && (missing0 = "oldSecretValid"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "secret") || (key0 === "oldSecretValid"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.secret !== undefined){
const _errs2 = errors;
if(typeof data.secret !== "string"){
validate1.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldSecretValid !== undefined){
const _errs4 = errors;
if(typeof data.oldSecretValid !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/oldSecretValid",schemaPath:"#/properties/oldSecretValid/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    SecretRotation: isSecretRotation,
    RotatedSecret: isRotatedSecret,
  },
  branches: {},
  schemas: "{\"SecretRotation\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"endOldNow\":{\"type\":\"boolean\"}}},\"RotatedSecret\":{\"type\":\"object\",\"required\":[\"secret\",\"oldSecretValid\"],\"additionalProperties\":false,\"properties\":{\"secret\":{\"type\":\"string\"},\"oldSecretValid\":{\"type\":\"boolean\"}}}}",
  plans: {"SecretRotation":["SecretRotation",null]},
  readPlans: "{}",
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
  "application/json": part.validators["SecretRotation"],
};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["RotatedSecret"],
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
