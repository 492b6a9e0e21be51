// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isMsgKey, isSignIn_header_X_Requested_With, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isRedelivery = validate0;
const func0 = require("ajv/dist/runtime/equal").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.account === undefined) && (missing0 = "account")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "account") || (key0 === "msgKeys"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account !== undefined){
const _errs2 = errors;
if(!(isAccountId(data.account))){
vErrors = childErrors(vErrors, isAccountId.errors, instancePath + "/account");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgKeys !== undefined){
let data1 = data.msgKeys;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 100){
validate0.errors = [{instancePath:instancePath+"/msgKeys",schemaPath:"#/properties/msgKeys/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/msgKeys",schemaPath:"#/properties/msgKeys/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(isMsgKey(data1[i0]))){
vErrors = childErrors(vErrors, isMsgKey.errors, instancePath + "/msgKeys/" + i0);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
validate0.errors = [{instancePath:instancePath+"/msgKeys",schemaPath:"#/properties/msgKeys/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/msgKeys",schemaPath:"#/properties/msgKeys/type",keyword:"type",params:{type: "array"}}];
return false;
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
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isRedeliver_200_application_2fjson = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.redelivered === undefined) && (missing0 = "redelivered")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "redelivered")){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.redelivered !== undefined){
let data0 = data.redelivered;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate1.errors = [{instancePath:instancePath+"/redelivered",schemaPath:"#/properties/redelivered/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/redelivered",schemaPath:"#/properties/redelivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
    Redelivery: isRedelivery,
    "redeliver.200.application$2fjson": isRedeliver_200_application_2fjson,
  },
  branches: {},
  schemas: "{\"Redelivery\":{\"type\":\"object\",\"required\":[\"account\"],\"additionalProperties\":false,\"properties\":{\"account\":{\"$ref\":\"#/$defs/AccountId\"},\"msgKeys\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":100,\"uniqueItems\":true,\"items\":{\"$ref\":\"#/$defs/MsgKey\"}}}},\"redeliver.200.application$2fjson\":{\"type\":\"object\",\"required\":[\"redelivered\"],\"additionalProperties\":false,\"properties\":{\"redelivered\":{\"type\":\"integer\",\"minimum\":0}}}}",
  uses: [part_small],
});

export const parameters = {
  header: {
    "X-Requested-With": part_small.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {
  "application/json": part.validators["Redelivery"],
};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["redeliver.200.application$2fjson"],
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
  "409": {
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
