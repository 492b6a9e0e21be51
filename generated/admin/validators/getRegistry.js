// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isRegistryEntries, part as part_RegistryEntries } from "./schemas/RegistryEntries.js";
import { isAccountId, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isRegistry = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.entries === undefined) && (missing0 = "entries")) || ((data.registry === undefined) && (missing0 = "registry"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "registry") || (key0 === "entries"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.registry !== undefined){
const _errs2 = errors;
if(!(isRegistryEntries(data.registry))){
vErrors = childErrors(vErrors, isRegistryEntries.errors, instancePath + "/registry");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entries !== undefined){
let data1 = data.entries;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.kind === undefined) && (missing1 = "kind")) || ((data2.key === undefined) && (missing1 = "key"))) || ((data2.details === undefined) && (missing1 = "details"))){
validate0.errors = [{instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data2){
if(!(((key1 === "kind") || (key1 === "key")) || (key1 === "details"))){
validate0.errors = [{instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.kind !== undefined){
const _errs8 = errors;
if(typeof data2.kind !== "string"){
validate0.errors = [{instancePath:instancePath+"/entries/" + i0+"/kind",schemaPath:"#/properties/entries/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.key !== undefined){
const _errs10 = errors;
if(typeof data2.key !== "string"){
validate0.errors = [{instancePath:instancePath+"/entries/" + i0+"/key",schemaPath:"#/properties/entries/items/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.details !== undefined){
const _errs12 = errors;
if(typeof data2.details !== "string"){
validate0.errors = [{instancePath:instancePath+"/entries/" + i0+"/details",schemaPath:"#/properties/entries/items/properties/details/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
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
validate0.errors = [{instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"}}];
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    Registry: isRegistry,
  },
  branches: {},
  schemas: "{\"Registry\":{\"type\":\"object\",\"required\":[\"entries\",\"registry\"],\"additionalProperties\":false,\"properties\":{\"registry\":{\"$ref\":\"#/$defs/RegistryEntries\"},\"entries\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"kind\",\"key\",\"details\"],\"additionalProperties\":false,\"properties\":{\"kind\":{\"type\":\"string\"},\"key\":{\"type\":\"string\"},\"details\":{\"type\":\"string\"}}}}}}}",
  uses: [part_RegistryEntries, part_small],
});

export const parameters = {
  path: {
    accountId: part_small.validators["AccountId"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["Registry"],
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
  default: {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
};
