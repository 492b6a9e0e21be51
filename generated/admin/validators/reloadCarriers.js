// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isSignIn_header_X_Requested_With, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isReloaded = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.gateways === undefined) && (missing0 = "gateways")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "gateways")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.gateways !== undefined){
let data0 = data.gateways;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.process === undefined) && (missing1 = "process")) || ((data1.role === undefined) && (missing1 = "role"))) || ((data1.isReloaded === undefined) && (missing1 = "isReloaded"))) || ((data1.detail === undefined) && (missing1 = "detail"))){
validate0.errors = [{instancePath:instancePath+"/gateways/" + i0,schemaPath:"#/properties/gateways/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((((key1 === "process") || (key1 === "role")) || (key1 === "isReloaded")) || (key1 === "detail"))){
validate0.errors = [{instancePath:instancePath+"/gateways/" + i0,schemaPath:"#/properties/gateways/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.process !== undefined){
const _errs7 = errors;
if(typeof data1.process !== "string"){
validate0.errors = [{instancePath:instancePath+"/gateways/" + i0+"/process",schemaPath:"#/properties/gateways/items/properties/process/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.role !== undefined){
const _errs9 = errors;
if(typeof data1.role !== "string"){
validate0.errors = [{instancePath:instancePath+"/gateways/" + i0+"/role",schemaPath:"#/properties/gateways/items/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.isReloaded !== undefined){
const _errs11 = errors;
if(typeof data1.isReloaded !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/gateways/" + i0+"/isReloaded",schemaPath:"#/properties/gateways/items/properties/isReloaded/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.detail !== undefined){
const _errs13 = errors;
if(typeof data1.detail !== "string"){
validate0.errors = [{instancePath:instancePath+"/gateways/" + i0+"/detail",schemaPath:"#/properties/gateways/items/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/gateways/" + i0,schemaPath:"#/properties/gateways/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/type",keyword:"type",params:{type: "array"}}];
return false;
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
    Reloaded: isReloaded,
  },
  branches: {},
  schemas: "{\"Reloaded\":{\"type\":\"object\",\"required\":[\"gateways\"],\"additionalProperties\":false,\"properties\":{\"gateways\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"process\",\"role\",\"isReloaded\",\"detail\"],\"additionalProperties\":false,\"properties\":{\"process\":{\"type\":\"string\"},\"role\":{\"type\":\"string\"},\"isReloaded\":{\"type\":\"boolean\"},\"detail\":{\"type\":\"string\"}}}}}}}",
  uses: [part_small],
});

export const parameters = {
  header: {
    "X-Requested-With": part_small.validators["signIn.header.X-Requested-With"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["Reloaded"],
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
  default: {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
};
