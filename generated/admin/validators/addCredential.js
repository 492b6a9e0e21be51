// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isCredentialId, isRights, isCredential, isAccountId, isSignIn_header_X_Requested_With, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isNewCredential = validate0;
const schema0 = {"type":"object","required":["id","rights"],"additionalProperties":false,"properties":{"id":{"x-call":"isCredentialId"},"rights":{"x-call":"isRights"},"endsAt":{"type":["string","null"],"format":"date-time","maxLength":40}}};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.rights === undefined) && (missing0 = "rights"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "rights")) || (key0 === "endsAt"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(isCredentialId(data.id))){
vErrors = childErrors(vErrors, isCredentialId.errors, instancePath + "/id");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rights !== undefined){
const _errs3 = errors;
if(!(isRights(data.rights))){
vErrors = childErrors(vErrors, isRights.errors, instancePath + "/rights");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsAt !== undefined){
let data2 = data.endsAt;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type: schema0.properties.endsAt.type}}];
return false;
}
if(errors === _errs4){
if(errors === _errs4){
if(typeof data2 === "string"){
if(func0(data2) > 40){
validate0.errors = [{instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate0.errors = [{instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
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

export const isAddedCredential = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.credential === undefined) && (missing0 = "credential")) || ((data.password === undefined) && (missing0 = "password"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "credential") || (key0 === "password"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.credential !== undefined){
const _errs2 = errors;
if(!(isCredential(data.credential))){
vErrors = childErrors(vErrors, isCredential.errors, instancePath + "/credential");
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
if(typeof data.password !== "string"){
validate1.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}}];
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
    NewCredential: isNewCredential,
    AddedCredential: isAddedCredential,
  },
  branches: {},
  schemas: "{\"NewCredential\":{\"type\":\"object\",\"required\":[\"id\",\"rights\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"$ref\":\"#/$defs/CredentialId\"},\"rights\":{\"$ref\":\"#/$defs/Rights\"},\"endsAt\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"maxLength\":40}}},\"AddedCredential\":{\"type\":\"object\",\"required\":[\"credential\",\"password\"],\"additionalProperties\":false,\"properties\":{\"credential\":{\"$ref\":\"#/$defs/Credential\"},\"password\":{\"type\":\"string\"}}}}",
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
  "application/json": part.validators["NewCredential"],
};

export const responses = {
  "201": {
    headers: {},
    body: {
      "application/json": part.validators["AddedCredential"],
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
