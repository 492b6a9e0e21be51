// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isCells = validate0;
const schema0 = {"type":"object","required":["cells"],"additionalProperties":false,"properties":{"cells":{"type":"array","items":{"type":"object","required":["cell","schema","takesAccounts","accounts","node"],"additionalProperties":false,"properties":{"cell":{"type":"integer"},"schema":{"type":"string"},"takesAccounts":{"type":"boolean"},"accounts":{"type":"integer"},"node":{"type":["string","null"]}}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cells === undefined) && (missing0 = "cells")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "cells")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cells !== undefined){
let data0 = data.cells;
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
if((((((data1.cell === undefined) && (missing1 = "cell")) || ((data1.schema === undefined) && (missing1 = "schema"))) || ((data1.takesAccounts === undefined) && (missing1 = "takesAccounts"))) || ((data1.accounts === undefined) && (missing1 = "accounts"))) || ((data1.node === undefined) && (missing1 = "node"))){
validate0.errors = [{instancePath:instancePath+"/cells/" + i0,schemaPath:"#/properties/cells/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((((key1 === "cell") || (key1 === "schema")) || (key1 === "takesAccounts")) || (key1 === "accounts")) || (key1 === "node"))){
validate0.errors = [{instancePath:instancePath+"/cells/" + i0,schemaPath:"#/properties/cells/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.cell !== undefined){
let data2 = data1.cell;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate0.errors = [{instancePath:instancePath+"/cells/" + i0+"/cell",schemaPath:"#/properties/cells/items/properties/cell/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.schema !== undefined){
const _errs9 = errors;
if(typeof data1.schema !== "string"){
validate0.errors = [{instancePath:instancePath+"/cells/" + i0+"/schema",schemaPath:"#/properties/cells/items/properties/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.takesAccounts !== undefined){
const _errs11 = errors;
if(typeof data1.takesAccounts !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/cells/" + i0+"/takesAccounts",schemaPath:"#/properties/cells/items/properties/takesAccounts/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.accounts !== undefined){
let data5 = data1.accounts;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate0.errors = [{instancePath:instancePath+"/cells/" + i0+"/accounts",schemaPath:"#/properties/cells/items/properties/accounts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.node !== undefined){
let data6 = data1.node;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/cells/" + i0+"/node",schemaPath:"#/properties/cells/items/properties/node/type",keyword:"type",params:{type: schema0.properties.cells.items.properties.node.type}}];
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
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cells/" + i0,schemaPath:"#/properties/cells/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type: "array"}}];
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
    Cells: isCells,
  },
  branches: {},
  schemas: "{\"Cells\":{\"type\":\"object\",\"required\":[\"cells\"],\"additionalProperties\":false,\"properties\":{\"cells\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"cell\",\"schema\",\"takesAccounts\",\"accounts\",\"node\"],\"additionalProperties\":false,\"properties\":{\"cell\":{\"type\":\"integer\"},\"schema\":{\"type\":\"string\"},\"takesAccounts\":{\"type\":\"boolean\"},\"accounts\":{\"type\":\"integer\"},\"node\":{\"type\":[\"string\",\"null\"]}}}}}}}",
  uses: [part_small],
});

export const parameters = {};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["Cells"],
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
