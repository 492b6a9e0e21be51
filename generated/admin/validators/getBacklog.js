// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isSilentCell, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isBacklog = validate0;
const schema0 = {"type":"object","required":["steps","oldestSeconds","carriers","deadLetters","silentCells"],"additionalProperties":false,"properties":{"steps":{"type":"integer"},"oldestSeconds":{"type":"number"},"carriers":{"type":"array","items":{"type":"object","required":["name","steps","oldestSeconds"],"additionalProperties":false,"properties":{"name":{"type":["string","null"]},"steps":{"type":"integer"},"oldestSeconds":{"type":"number"}}}},"deadLetters":{"type":"integer"},"silentCells":{"type":"array","items":{"x-call":"isSilentCell"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.steps === undefined) && (missing0 = "steps")) || ((data.oldestSeconds === undefined) && (missing0 = "oldestSeconds"))) || ((data.carriers === undefined) && (missing0 = "carriers"))) || ((data.deadLetters === undefined) && (missing0 = "deadLetters"))) || ((data.silentCells === undefined) && (missing0 = "silentCells"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "steps") || (key0 === "oldestSeconds")) || (key0 === "carriers")) || (key0 === "deadLetters")) || (key0 === "silentCells"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.steps !== undefined){
let data0 = data.steps;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate0.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldestSeconds !== undefined){
const _errs4 = errors;
if(!(typeof data.oldestSeconds == "number")){
validate0.errors = [{instancePath:instancePath+"/oldestSeconds",schemaPath:"#/properties/oldestSeconds/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carriers !== undefined){
let data2 = data.carriers;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.name === undefined) && (missing1 = "name")) || ((data3.steps === undefined) && (missing1 = "steps"))) || ((data3.oldestSeconds === undefined) && (missing1 = "oldestSeconds"))){
validate0.errors = [{instancePath:instancePath+"/carriers/" + i0,schemaPath:"#/properties/carriers/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "steps")) || (key1 === "oldestSeconds"))){
validate0.errors = [{instancePath:instancePath+"/carriers/" + i0,schemaPath:"#/properties/carriers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.name !== undefined){
let data4 = data3.name;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/carriers/" + i0+"/name",schemaPath:"#/properties/carriers/items/properties/name/type",keyword:"type",params:{type: schema0.properties.carriers.items.properties.name.type}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.steps !== undefined){
let data5 = data3.steps;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate0.errors = [{instancePath:instancePath+"/carriers/" + i0+"/steps",schemaPath:"#/properties/carriers/items/properties/steps/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.oldestSeconds !== undefined){
const _errs15 = errors;
if(!(typeof data3.oldestSeconds == "number")){
validate0.errors = [{instancePath:instancePath+"/carriers/" + i0+"/oldestSeconds",schemaPath:"#/properties/carriers/items/properties/oldestSeconds/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs15 === errors;
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
validate0.errors = [{instancePath:instancePath+"/carriers/" + i0,schemaPath:"#/properties/carriers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/carriers",schemaPath:"#/properties/carriers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadLetters !== undefined){
let data7 = data.deadLetters;
const _errs17 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate0.errors = [{instancePath:instancePath+"/deadLetters",schemaPath:"#/properties/deadLetters/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silentCells !== undefined){
let data8 = data.silentCells;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs21 = errors;
if(!(isSilentCell(data8[i1]))){
vErrors = childErrors(vErrors, isSilentCell.errors, instancePath + "/silentCells/" + i1);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/silentCells",schemaPath:"#/properties/silentCells/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
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
    Backlog: isBacklog,
  },
  branches: {},
  schemas: "{\"Backlog\":{\"type\":\"object\",\"required\":[\"steps\",\"oldestSeconds\",\"carriers\",\"deadLetters\",\"silentCells\"],\"additionalProperties\":false,\"properties\":{\"steps\":{\"type\":\"integer\"},\"oldestSeconds\":{\"type\":\"number\"},\"carriers\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"name\",\"steps\",\"oldestSeconds\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":[\"string\",\"null\"]},\"steps\":{\"type\":\"integer\"},\"oldestSeconds\":{\"type\":\"number\"}}}},\"deadLetters\":{\"type\":\"integer\"},\"silentCells\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/SilentCell\"}}}}}",
  uses: [part_small],
});

export const parameters = {};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["Backlog"],
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
