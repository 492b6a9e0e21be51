// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isSignIn_header_X_Requested_With, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isOptOutQuestion = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.number === undefined) && (missing0 = "number")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "number")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 30){
validate0.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}}];
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

export const isFoundOptOuts = validate1;
const schema1 = {"type":"object","required":["optOuts"],"properties":{"optOuts":{"type":"array","items":{"type":"object","required":["sender","since","by"],"properties":{"sender":{"type":["string","null"]},"since":{"type":"string","format":"date-time"},"by":{"type":"string"}}}}}};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.optOuts === undefined) && (missing0 = "optOuts")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.optOuts !== undefined){
let data0 = data.optOuts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.sender === undefined) && (missing1 = "sender")) || ((data1.since === undefined) && (missing1 = "since"))) || ((data1.by === undefined) && (missing1 = "by"))){
validate1.errors = [{instancePath:instancePath+"/optOuts/" + i0,schemaPath:"#/properties/optOuts/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.sender !== undefined){
let data2 = data1.sender;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate1.errors = [{instancePath:instancePath+"/optOuts/" + i0+"/sender",schemaPath:"#/properties/optOuts/items/properties/sender/type",keyword:"type",params:{type: schema1.properties.optOuts.items.properties.sender.type}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.since !== undefined){
let data3 = data1.since;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
validate1.errors = [{instancePath:instancePath+"/optOuts/" + i0+"/since",schemaPath:"#/properties/optOuts/items/properties/since/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/optOuts/" + i0+"/since",schemaPath:"#/properties/optOuts/items/properties/since/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.by !== undefined){
const _errs9 = errors;
if(typeof data1.by !== "string"){
validate1.errors = [{instancePath:instancePath+"/optOuts/" + i0+"/by",schemaPath:"#/properties/optOuts/items/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
validate1.errors = [{instancePath:instancePath+"/optOuts/" + i0,schemaPath:"#/properties/optOuts/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/optOuts",schemaPath:"#/properties/optOuts/type",keyword:"type",params:{type: "array"}}];
return false;
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
    OptOutQuestion: isOptOutQuestion,
    FoundOptOuts: isFoundOptOuts,
  },
  branches: {},
  schemas: "{\"OptOutQuestion\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"number\"],\"properties\":{\"number\":{\"type\":\"string\",\"maxLength\":30}}},\"FoundOptOuts\":{\"type\":\"object\",\"required\":[\"optOuts\"],\"properties\":{\"optOuts\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"sender\",\"since\",\"by\"],\"properties\":{\"sender\":{\"type\":[\"string\",\"null\"]},\"since\":{\"type\":\"string\",\"format\":\"date-time\"},\"by\":{\"type\":\"string\"}}}}}}}",
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
  "application/json": part.validators["OptOutQuestion"],
};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["FoundOptOuts"],
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
