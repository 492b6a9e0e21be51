// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isMessageState, isCodeCounts, isSilentCell, isRef, isAccountId, isCode, isChannel, isTime, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isMessageTotals = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.messages === undefined) && (missing0 = "messages")) || ((data.mayHaveMore === undefined) && (missing0 = "mayHaveMore"))) || ((data.states === undefined) && (missing0 = "states"))) || ((data.codes === undefined) && (missing0 = "codes"))) || ((data.silentCells === undefined) && (missing0 = "silentCells"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "messages") || (key0 === "mayHaveMore")) || (key0 === "states")) || (key0 === "codes")) || (key0 === "silentCells"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messages !== undefined){
let data0 = data.messages;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate0.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mayHaveMore !== undefined){
const _errs4 = errors;
if(typeof data.mayHaveMore !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/mayHaveMore",schemaPath:"#/properties/mayHaveMore/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.states !== undefined){
let data2 = data.states;
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
if(((data3.state === undefined) && (missing1 = "state")) || ((data3.count === undefined) && (missing1 = "count"))){
validate0.errors = [{instancePath:instancePath+"/states/" + i0,schemaPath:"#/properties/states/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!((key1 === "state") || (key1 === "count"))){
validate0.errors = [{instancePath:instancePath+"/states/" + i0,schemaPath:"#/properties/states/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.state !== undefined){
const _errs11 = errors;
if(!(isMessageState(data3.state))){
vErrors = childErrors(vErrors, isMessageState.errors, instancePath + "/states/" + i0+"/state");
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.count !== undefined){
let data5 = data3.count;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate0.errors = [{instancePath:instancePath+"/states/" + i0+"/count",schemaPath:"#/properties/states/items/properties/count/type",keyword:"type",params:{type: "integer"}}];
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
else {
validate0.errors = [{instancePath:instancePath+"/states/" + i0,schemaPath:"#/properties/states/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/states",schemaPath:"#/properties/states/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codes !== undefined){
const _errs14 = errors;
if(!(isCodeCounts(data.codes))){
vErrors = childErrors(vErrors, isCodeCounts.errors, instancePath + "/codes");
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silentCells !== undefined){
let data7 = data.silentCells;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(!(isSilentCell(data7[i1]))){
vErrors = childErrors(vErrors, isSilentCell.errors, instancePath + "/silentCells/" + i1);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
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
var valid0 = _errs15 === errors;
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
    MessageTotals: isMessageTotals,
  },
  branches: {},
  schemas: "{\"MessageTotals\":{\"type\":\"object\",\"required\":[\"messages\",\"mayHaveMore\",\"states\",\"codes\",\"silentCells\"],\"additionalProperties\":false,\"properties\":{\"messages\":{\"type\":\"integer\"},\"mayHaveMore\":{\"type\":\"boolean\"},\"states\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"state\",\"count\"],\"additionalProperties\":false,\"properties\":{\"state\":{\"$ref\":\"#/$defs/MessageState\"},\"count\":{\"type\":\"integer\"}}}},\"codes\":{\"$ref\":\"#/$defs/CodeCounts\"},\"silentCells\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/SilentCell\"}}}}}",
  uses: [part_small],
});

export const parameters = {
  query: {
    ref: part_small.validators["Ref"],
    account: part_small.validators["AccountId"],
    state: part_small.validators["MessageState"],
    code: part_small.validators["Code"],
    channel: part_small.validators["Channel"],
    since: part_small.validators["Time"],
    until: part_small.validators["Time"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["MessageTotals"],
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
