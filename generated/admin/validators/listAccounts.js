// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isAccountSummary = validate0;
const schema0 = {"type":"object","required":["id","blocked","sandbox","report","channels","sendPerSecond","cell"],"additionalProperties":false,"properties":{"id":{"type":"string"},"blocked":{"type":"boolean"},"sandbox":{"type":"boolean"},"report":{"type":"string","enum":["polling","webhook"]},"channels":{"type":"array","items":{"type":"string"}},"sendPerSecond":{"type":"integer"},"cell":{"type":"integer"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.blocked === undefined) && (missing0 = "blocked"))) || ((data.sandbox === undefined) && (missing0 = "sandbox"))) || ((data.report === undefined) && (missing0 = "report"))) || ((data.channels === undefined) && (missing0 = "channels"))) || ((data.sendPerSecond === undefined) && (missing0 = "sendPerSecond"))) || ((data.cell === undefined) && (missing0 = "cell"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "blocked")) || (key0 === "sandbox")) || (key0 === "report")) || (key0 === "channels")) || (key0 === "sendPerSecond")) || (key0 === "cell"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocked !== undefined){
const _errs4 = errors;
if(typeof data.blocked !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/blocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sandbox !== undefined){
const _errs6 = errors;
if(typeof data.sandbox !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report !== undefined){
let data3 = data.report;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "polling") || (data3 === "webhook"))){
validate0.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/enum",keyword:"enum",params:{allowedValues: schema0.properties.report.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data4 = data.channels;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(typeof data4[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sendPerSecond !== undefined){
let data6 = data.sendPerSecond;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/sendPerSecond",schemaPath:"#/properties/sendPerSecond/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cell !== undefined){
let data7 = data.cell;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate0.errors = [{instancePath:instancePath+"/cell",schemaPath:"#/properties/cell/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs16 === errors;
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

export const isListAccounts_200_application_2fjson = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.accounts === undefined) && (missing0 = "accounts")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "accounts")){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.accounts !== undefined){
let data0 = data.accounts;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isAccountSummary(data0[i0]))){
vErrors = childErrors(vErrors, isAccountSummary.errors, instancePath + "/accounts/" + i0);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
    AccountSummary: isAccountSummary,
    "listAccounts.200.application$2fjson": isListAccounts_200_application_2fjson,
  },
  branches: {},
  schemas: "{\"AccountSummary\":{\"type\":\"object\",\"required\":[\"id\",\"blocked\",\"sandbox\",\"report\",\"channels\",\"sendPerSecond\",\"cell\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"type\":\"string\"},\"blocked\":{\"type\":\"boolean\"},\"sandbox\":{\"type\":\"boolean\"},\"report\":{\"type\":\"string\",\"enum\":[\"polling\",\"webhook\"]},\"channels\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"sendPerSecond\":{\"type\":\"integer\"},\"cell\":{\"type\":\"integer\"}}},\"listAccounts.200.application$2fjson\":{\"type\":\"object\",\"required\":[\"accounts\"],\"additionalProperties\":false,\"properties\":{\"accounts\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/AccountSummary\"}}}}}",
  uses: [part_small],
});

export const parameters = {};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["listAccounts.200.application$2fjson"],
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
