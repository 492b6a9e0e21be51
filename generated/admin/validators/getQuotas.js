// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isQuotaUses = validate0;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.quotas === undefined) && (missing0 = "quotas")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "quotas")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quotas !== undefined){
let data0 = data.quotas;
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
if(((((data1.quota === undefined) && (missing1 = "quota")) || ((data1.used === undefined) && (missing1 = "used"))) || ((data1.limit === undefined) && (missing1 = "limit"))) || ((data1.endsAt === undefined) && (missing1 = "endsAt"))){
validate0.errors = [{instancePath:instancePath+"/quotas/" + i0,schemaPath:"#/properties/quotas/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((((key1 === "quota") || (key1 === "used")) || (key1 === "limit")) || (key1 === "endsAt"))){
validate0.errors = [{instancePath:instancePath+"/quotas/" + i0,schemaPath:"#/properties/quotas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.quota !== undefined){
const _errs7 = errors;
if(typeof data1.quota !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotas/" + i0+"/quota",schemaPath:"#/properties/quotas/items/properties/quota/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.used !== undefined){
let data3 = data1.used;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate0.errors = [{instancePath:instancePath+"/quotas/" + i0+"/used",schemaPath:"#/properties/quotas/items/properties/used/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.limit !== undefined){
let data4 = data1.limit;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate0.errors = [{instancePath:instancePath+"/quotas/" + i0+"/limit",schemaPath:"#/properties/quotas/items/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.endsAt !== undefined){
let data5 = data1.endsAt;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate0.errors = [{instancePath:instancePath+"/quotas/" + i0+"/endsAt",schemaPath:"#/properties/quotas/items/properties/endsAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotas/" + i0+"/endsAt",schemaPath:"#/properties/quotas/items/properties/endsAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
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
validate0.errors = [{instancePath:instancePath+"/quotas/" + i0,schemaPath:"#/properties/quotas/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/quotas",schemaPath:"#/properties/quotas/type",keyword:"type",params:{type: "array"}}];
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
    QuotaUses: isQuotaUses,
  },
  branches: {},
  schemas: "{\"QuotaUses\":{\"type\":\"object\",\"required\":[\"quotas\"],\"additionalProperties\":false,\"properties\":{\"quotas\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"quota\",\"used\",\"limit\",\"endsAt\"],\"additionalProperties\":false,\"properties\":{\"quota\":{\"type\":\"string\"},\"used\":{\"type\":\"integer\"},\"limit\":{\"type\":\"integer\"},\"endsAt\":{\"type\":\"string\",\"format\":\"date-time\"}}}}}}}",
  uses: [part_small],
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
      "application/json": part.validators["QuotaUses"],
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
