// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isRef, isAccountId, isMessageState, isCode, isChannel, isTime, isMsgKey, isLimit, isSignIn_header_X_Requested_With, isProblem, part as part_small } from "./schemas/small.js";
import { isMessagePage, part as part_MessagePage } from "./schemas/MessagePage.js";

"use strict";
export const isRecipientSearch = validate0;
const schema0 = {"type":"object","required":["to"],"additionalProperties":false,"properties":{"to":{"type":"string","pattern":"^\\+?[0-9]{5,20}$","maxLength":21},"ref":{"x-call":"isRef"},"account":{"x-call":"isAccountId"},"state":{"x-call":"isMessageState"},"code":{"x-call":"isCode"},"channel":{"x-call":"isChannel"},"since":{"x-call":"isTime"},"until":{"x-call":"isTime"},"cursor":{"x-call":"isMsgKey"},"limit":{"x-call":"isLimit"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^\\+?[0-9]{5,20}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.to === undefined) && (missing0 = "to")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.to !== undefined){
let data0 = data.to;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 21){
validate0.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 21}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9]{5,20}$"}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
const _errs4 = errors;
if(!(isRef(data.ref))){
vErrors = childErrors(vErrors, isRef.errors, instancePath + "/ref");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account !== undefined){
const _errs5 = errors;
if(!(isAccountId(data.account))){
vErrors = childErrors(vErrors, isAccountId.errors, instancePath + "/account");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs6 = errors;
if(!(isMessageState(data.state))){
vErrors = childErrors(vErrors, isMessageState.errors, instancePath + "/state");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs7 = errors;
if(!(isCode(data.code))){
vErrors = childErrors(vErrors, isCode.errors, instancePath + "/code");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs8 = errors;
if(!(isChannel(data.channel))){
vErrors = childErrors(vErrors, isChannel.errors, instancePath + "/channel");
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
const _errs9 = errors;
if(!(isTime(data.since))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/since");
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
const _errs10 = errors;
if(!(isTime(data.until))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/until");
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cursor !== undefined){
const _errs11 = errors;
if(!(isMsgKey(data.cursor))){
vErrors = childErrors(vErrors, isMsgKey.errors, instancePath + "/cursor");
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
const _errs12 = errors;
if(!(isLimit(data.limit))){
vErrors = childErrors(vErrors, isLimit.errors, instancePath + "/limit");
errors = vErrors.length;
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
    RecipientSearch: isRecipientSearch,
  },
  branches: {},
  schemas: "{\"RecipientSearch\":{\"type\":\"object\",\"required\":[\"to\"],\"additionalProperties\":false,\"properties\":{\"to\":{\"type\":\"string\",\"pattern\":\"^\\\\+?[0-9]{5,20}$\",\"maxLength\":21},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"account\":{\"$ref\":\"#/$defs/AccountId\"},\"state\":{\"$ref\":\"#/$defs/MessageState\"},\"code\":{\"$ref\":\"#/$defs/Code\"},\"channel\":{\"$ref\":\"#/$defs/Channel\"},\"since\":{\"$ref\":\"#/$defs/Time\"},\"until\":{\"$ref\":\"#/$defs/Time\"},\"cursor\":{\"$ref\":\"#/$defs/MsgKey\"},\"limit\":{\"$ref\":\"#/$defs/Limit\"}}}}",
  plans: {"RecipientSearch":["RecipientSearch",null]},
  readPlans: "{}",
  uses: [part_small, part_MessagePage],
});

export const parameters = {
  header: {
    "X-Requested-With": part_small.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {
  "application/json": part.validators["RecipientSearch"],
};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part_MessagePage.validators["MessagePage"],
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
