// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isCodeCounts, isAccountId, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isGetAccountTraffic_query_days = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 3650 || isNaN(data)){
validate0.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate0.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isAccountTraffic = validate1;
const formats0 = require("ajv-formats/dist/formats").fullFormats.date;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.days === undefined) && (missing0 = "days")) || ((data.codes === undefined) && (missing0 = "codes"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "days") || (key0 === "codes"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.days !== undefined){
let data0 = data.days;
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
if((((((((data1.day === undefined) && (missing1 = "day")) || ((data1.messages === undefined) && (missing1 = "messages"))) || ((data1.delivered === undefined) && (missing1 = "delivered"))) || ((data1.failed === undefined) && (missing1 = "failed"))) || ((data1.expired === undefined) && (missing1 = "expired"))) || ((data1.cancelled === undefined) && (missing1 = "cancelled"))) || ((data1.open === undefined) && (missing1 = "open"))){
validate1.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "day") || (key1 === "messages")) || (key1 === "delivered")) || (key1 === "failed")) || (key1 === "expired")) || (key1 === "cancelled")) || (key1 === "open"))){
validate1.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.day !== undefined){
let data2 = data1.day;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate1.errors = [{instancePath:instancePath+"/days/" + i0+"/day",schemaPath:"#/properties/days/items/properties/day/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/days/" + i0+"/day",schemaPath:"#/properties/days/items/properties/day/type",keyword:"type",params:{type: "string"}}];
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
if(data1.messages !== undefined){
let data3 = data1.messages;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1.errors = [{instancePath:instancePath+"/days/" + i0+"/messages",schemaPath:"#/properties/days/items/properties/messages/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.delivered !== undefined){
let data4 = data1.delivered;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1.errors = [{instancePath:instancePath+"/days/" + i0+"/delivered",schemaPath:"#/properties/days/items/properties/delivered/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.failed !== undefined){
let data5 = data1.failed;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate1.errors = [{instancePath:instancePath+"/days/" + i0+"/failed",schemaPath:"#/properties/days/items/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.expired !== undefined){
let data6 = data1.expired;
const _errs15 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate1.errors = [{instancePath:instancePath+"/days/" + i0+"/expired",schemaPath:"#/properties/days/items/properties/expired/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.cancelled !== undefined){
let data7 = data1.cancelled;
const _errs17 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate1.errors = [{instancePath:instancePath+"/days/" + i0+"/cancelled",schemaPath:"#/properties/days/items/properties/cancelled/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.open !== undefined){
let data8 = data1.open;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate1.errors = [{instancePath:instancePath+"/days/" + i0+"/open",schemaPath:"#/properties/days/items/properties/open/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs19 === errors;
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
}
}
else {
validate1.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/type",keyword:"type",params:{type: "object"}}];
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
validate1.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codes !== undefined){
const _errs21 = errors;
if(!(isCodeCounts(data.codes))){
vErrors = childErrors(vErrors, isCodeCounts.errors, instancePath + "/codes");
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
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
    "getAccountTraffic.query.days": isGetAccountTraffic_query_days,
    AccountTraffic: isAccountTraffic,
  },
  branches: {},
  schemas: "{\"getAccountTraffic.query.days\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":3650},\"AccountTraffic\":{\"type\":\"object\",\"required\":[\"days\",\"codes\"],\"additionalProperties\":false,\"properties\":{\"days\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"day\",\"messages\",\"delivered\",\"failed\",\"expired\",\"cancelled\",\"open\"],\"additionalProperties\":false,\"properties\":{\"day\":{\"type\":\"string\",\"format\":\"date\"},\"messages\":{\"type\":\"integer\"},\"delivered\":{\"type\":\"integer\"},\"failed\":{\"type\":\"integer\"},\"expired\":{\"type\":\"integer\"},\"cancelled\":{\"type\":\"integer\"},\"open\":{\"type\":\"integer\"}}}},\"codes\":{\"$ref\":\"#/$defs/CodeCounts\"}}}}",
  uses: [part_small],
});

export const parameters = {
  path: {
    accountId: part_small.validators["AccountId"],
  },
  query: {
    days: part.validators["getAccountTraffic.query.days"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["AccountTraffic"],
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
