// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isChannel, isTime, isSignIn_header_X_Requested_With, isChangedMessages, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isMessageGroup = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "account") || (key0 === "carrier")) || (key0 === "channel")) || (key0 === "since")) || (key0 === "until")) || (key0 === "limit")) || (key0 === "confirmed"))){
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
if(data.carrier !== undefined){
let data1 = data.carrier;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 40){
validate0.errors = [{instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data1) < 1){
validate0.errors = [{instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs5 = errors;
if(!(isChannel(data.channel))){
vErrors = childErrors(vErrors, isChannel.errors, instancePath + "/channel");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
const _errs6 = errors;
if(!(isTime(data.since))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/since");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
const _errs7 = errors;
if(!(isTime(data.until))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/until");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data5 = data.limit;
const _errs8 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data5 == "number"){
if(data5 > 10000 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmed !== undefined){
const _errs10 = errors;
if(typeof data.confirmed !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/confirmed",schemaPath:"#/properties/confirmed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    MessageGroup: isMessageGroup,
  },
  branches: {},
  schemas: "{\"MessageGroup\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"account\":{\"$ref\":\"#/$defs/AccountId\"},\"carrier\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40},\"channel\":{\"$ref\":\"#/$defs/Channel\"},\"since\":{\"$ref\":\"#/$defs/Time\"},\"until\":{\"$ref\":\"#/$defs/Time\"},\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":10000},\"confirmed\":{\"type\":\"boolean\"}}}}",
  plans: {"MessageGroup":["MessageGroup",null]},
  readPlans: "{}",
  uses: [part_small],
});

export const parameters = {
  header: {
    "X-Requested-With": part_small.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {
  "application/json": part.validators["MessageGroup"],
};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part_small.validators["ChangedMessages"],
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
