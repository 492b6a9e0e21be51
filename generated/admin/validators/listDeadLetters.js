// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isSilentCell, isTime, isAccountId, isMsgKey, isLimit, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isDeadLetterPage = validate0;
const schema0 = {"type":"object","required":["letters","nextCursor","silentCells"],"additionalProperties":false,"properties":{"letters":{"type":"array","items":{"x-call":"isDeadLetter"}},"nextCursor":{"type":["string","null"]},"silentCells":{"type":"array","items":{"x-call":"isSilentCell"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.letters === undefined) && (missing0 = "letters")) || ((data.nextCursor === undefined) && (missing0 = "nextCursor"))) || ((data.silentCells === undefined) && (missing0 = "silentCells"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "letters") || (key0 === "nextCursor")) || (key0 === "silentCells"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.letters !== undefined){
let data0 = data.letters;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isDeadLetter(data0[i0]))){
vErrors = childErrors(vErrors, isDeadLetter.errors, instancePath + "/letters/" + i0);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/letters",schemaPath:"#/properties/letters/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema0.properties.nextCursor.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silentCells !== undefined){
let data3 = data.silentCells;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(isSilentCell(data3[i1]))){
vErrors = childErrors(vErrors, isSilentCell.errors, instancePath + "/silentCells/" + i1);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/silentCells",schemaPath:"#/properties/silentCells/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
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

export const isDeadLetter = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.account === undefined) && (missing0 = "account")) || ((data.msgKey === undefined) && (missing0 = "msgKey"))) || ((data.failedAt === undefined) && (missing0 = "failedAt"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "account") || (key0 === "msgKey")) || (key0 === "failedAt")) || (key0 === "attempts")) || (key0 === "reason"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account !== undefined){
const _errs2 = errors;
if(typeof data.account !== "string"){
validate1.errors = [{instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgKey !== undefined){
const _errs4 = errors;
if(typeof data.msgKey !== "string"){
validate1.errors = [{instancePath:instancePath+"/msgKey",schemaPath:"#/properties/msgKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failedAt !== undefined){
const _errs6 = errors;
if(!(isTime(data.failedAt))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/failedAt");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data3 = data.attempts;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs9 = errors;
if(typeof data.reason !== "string"){
validate1.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
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
    DeadLetterPage: isDeadLetterPage,
    DeadLetter: isDeadLetter,
  },
  branches: {},
  schemas: "{\"DeadLetterPage\":{\"type\":\"object\",\"required\":[\"letters\",\"nextCursor\",\"silentCells\"],\"additionalProperties\":false,\"properties\":{\"letters\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/DeadLetter\"}},\"nextCursor\":{\"type\":[\"string\",\"null\"]},\"silentCells\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/SilentCell\"}}}},\"DeadLetter\":{\"type\":\"object\",\"required\":[\"account\",\"msgKey\",\"failedAt\",\"attempts\",\"reason\"],\"additionalProperties\":false,\"properties\":{\"account\":{\"type\":\"string\"},\"msgKey\":{\"type\":\"string\"},\"failedAt\":{\"$ref\":\"#/$defs/Time\"},\"attempts\":{\"type\":\"integer\"},\"reason\":{\"type\":\"string\"}}}}",
  uses: [part_small],
});

export const parameters = {
  query: {
    account: part_small.validators["AccountId"],
    cursor: part_small.validators["MsgKey"],
    limit: part_small.validators["Limit"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["DeadLetterPage"],
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
