// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isChannel, isTime, isSignIn_header_X_Requested_With, isChangedMessages, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isCancelledGroup = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"state":{"type":"string","enum":["waiting","scheduled"]},"account":{"x-call":"isAccountId"},"carrier":{"type":"string","minLength":1,"maxLength":40},"channel":{"x-call":"isChannel"},"since":{"x-call":"isTime"},"until":{"x-call":"isTime"},"limit":{"type":"integer","minimum":1,"maximum":10000},"confirmed":{"type":"boolean"}}};
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "state") || (key0 === "account")) || (key0 === "carrier")) || (key0 === "channel")) || (key0 === "since")) || (key0 === "until")) || (key0 === "limit")) || (key0 === "confirmed"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "waiting") || (data0 === "scheduled"))){
validate0.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.state.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account !== undefined){
const _errs4 = errors;
if(!(isAccountId(data.account))){
vErrors = childErrors(vErrors, isAccountId.errors, instancePath + "/account");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrier !== undefined){
let data2 = data.carrier;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 40){
validate0.errors = [{instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data2) < 1){
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
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs7 = errors;
if(!(isChannel(data.channel))){
vErrors = childErrors(vErrors, isChannel.errors, instancePath + "/channel");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
const _errs8 = errors;
if(!(isTime(data.since))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/since");
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
const _errs9 = errors;
if(!(isTime(data.until))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/until");
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data6 = data.limit;
const _errs10 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data6 == "number"){
if(data6 > 10000 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmed !== undefined){
const _errs12 = errors;
if(typeof data.confirmed !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/confirmed",schemaPath:"#/properties/confirmed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
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
    CancelledGroup: isCancelledGroup,
  },
  branches: {},
  schemas: "{\"CancelledGroup\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"state\":{\"type\":\"string\",\"enum\":[\"waiting\",\"scheduled\"]},\"account\":{\"$ref\":\"#/$defs/AccountId\"},\"carrier\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40},\"channel\":{\"$ref\":\"#/$defs/Channel\"},\"since\":{\"$ref\":\"#/$defs/Time\"},\"until\":{\"$ref\":\"#/$defs/Time\"},\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":10000},\"confirmed\":{\"type\":\"boolean\"}}}}",
  plans: {"CancelledGroup":["CancelledGroup",null]},
  readPlans: "{}",
  uses: [part_small],
});

export const parameters = {
  header: {
    "X-Requested-With": part_small.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {
  "application/json": part.validators["CancelledGroup"],
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
