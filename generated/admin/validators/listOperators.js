// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isOperatorName, isRole, isTime, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isOperators = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operators === undefined) && (missing0 = "operators")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "operators")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operators !== undefined){
let data0 = data.operators;
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
if((((data1.name === undefined) && (missing1 = "name")) || ((data1.role === undefined) && (missing1 = "role"))) || ((data1.created === undefined) && (missing1 = "created"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0,schemaPath:"#/properties/operators/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "name") || (key1 === "role")) || (key1 === "created"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0,schemaPath:"#/properties/operators/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.name !== undefined){
const _errs7 = errors;
if(!(isOperatorName(data1.name))){
vErrors = childErrors(vErrors, isOperatorName.errors, instancePath + "/operators/" + i0+"/name");
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.role !== undefined){
const _errs8 = errors;
if(!(isRole(data1.role))){
vErrors = childErrors(vErrors, isRole.errors, instancePath + "/operators/" + i0+"/role");
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.created !== undefined){
const _errs9 = errors;
if(!(isTime(data1.created))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/operators/" + i0+"/created");
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i0,schemaPath:"#/properties/operators/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/type",keyword:"type",params:{type: "array"}}];
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
    Operators: isOperators,
  },
  branches: {},
  schemas: "{\"Operators\":{\"type\":\"object\",\"required\":[\"operators\"],\"additionalProperties\":false,\"properties\":{\"operators\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"name\",\"role\",\"created\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/OperatorName\"},\"role\":{\"$ref\":\"#/$defs/Role\"},\"created\":{\"$ref\":\"#/$defs/Time\"}}}}}}}",
  uses: [part_small],
});

export const parameters = {};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["Operators"],
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
