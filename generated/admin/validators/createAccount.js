// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isPassword, isSignIn_header_X_Requested_With, isProblem, part as part_small } from "./schemas/small.js";
import { isAccountChanges, part as part_AccountChanges } from "./schemas/AccountChanges.js";
import { isAccount, part as part_Quota } from "./schemas/Quota.js";

"use strict";
export const isNewAccount = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "password")) || (key0 === "settings"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(isAccountName(data.id))){
vErrors = childErrors(vErrors, isAccountName.errors, instancePath + "/id");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
const _errs3 = errors;
if(!(isPassword(data.password))){
vErrors = childErrors(vErrors, isPassword.errors, instancePath + "/password");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settings !== undefined){
const _errs4 = errors;
if(!(isAccountChanges(data.settings))){
vErrors = childErrors(vErrors, isAccountChanges.errors, instancePath + "/settings");
errors = vErrors.length;
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
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isAccountName = validate1;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern0.test(data)){
validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"}}];
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

export const isMadeAccount = validate2;
const schema2 = {"type":"object","required":["account","password"],"additionalProperties":false,"properties":{"account":{"x-call":"isAccount"},"password":{"type":["string","null"]}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.account === undefined) && (missing0 = "account")) || ((data.password === undefined) && (missing0 = "password"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "account") || (key0 === "password"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account !== undefined){
const _errs2 = errors;
if(!(isAccount(data.account))){
vErrors = childErrors(vErrors, isAccount.errors, instancePath + "/account");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data1 = data.password;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate2.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema2.properties.password.type}}];
return false;
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
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    NewAccount: isNewAccount,
    AccountName: isAccountName,
    MadeAccount: isMadeAccount,
  },
  branches: {},
  schemas: "{\"NewAccount\":{\"type\":\"object\",\"required\":[\"id\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"$ref\":\"#/$defs/AccountName\"},\"password\":{\"$ref\":\"#/$defs/Password\"},\"settings\":{\"$ref\":\"#/$defs/AccountChanges\"}}},\"AccountName\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9][A-Za-z0-9._-]*$\",\"maxLength\":100},\"MadeAccount\":{\"type\":\"object\",\"required\":[\"account\",\"password\"],\"additionalProperties\":false,\"properties\":{\"account\":{\"$ref\":\"#/$defs/Account\"},\"password\":{\"type\":[\"string\",\"null\"]}}}}",
  uses: [part_small, part_AccountChanges, part_Quota],
});

export const parameters = {
  header: {
    "X-Requested-With": part_small.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {
  "application/json": part.validators["NewAccount"],
};

export const responses = {
  "201": {
    headers: {},
    body: {
      "application/json": part.validators["MadeAccount"],
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
