// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isChannel, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isChannelFailure = validate0;
const schema0 = {"type":"object","required":["account","channel","reportCode","reportText","meaning","advice","percent","reports","since","ended"],"additionalProperties":false,"properties":{"account":{"type":"string"},"channel":{"x-call":"isChannel"},"reportCode":{"type":"string"},"reportText":{"type":"string"},"meaning":{"type":"string"},"advice":{"type":"string"},"percent":{"type":"integer","minimum":0,"maximum":100},"reports":{"type":"integer","minimum":0},"since":{"type":"string","format":"date-time"},"ended":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.account === undefined) && (missing0 = "account")) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.reportCode === undefined) && (missing0 = "reportCode"))) || ((data.reportText === undefined) && (missing0 = "reportText"))) || ((data.meaning === undefined) && (missing0 = "meaning"))) || ((data.advice === undefined) && (missing0 = "advice"))) || ((data.percent === undefined) && (missing0 = "percent"))) || ((data.reports === undefined) && (missing0 = "reports"))) || ((data.since === undefined) && (missing0 = "since"))) || ((data.ended === undefined) && (missing0 = "ended"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account !== undefined){
const _errs2 = errors;
if(typeof data.account !== "string"){
validate0.errors = [{instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs4 = errors;
if(!(isChannel(data.channel))){
vErrors = childErrors(vErrors, isChannel.errors, instancePath + "/channel");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reportCode !== undefined){
const _errs5 = errors;
if(typeof data.reportCode !== "string"){
validate0.errors = [{instancePath:instancePath+"/reportCode",schemaPath:"#/properties/reportCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reportText !== undefined){
const _errs7 = errors;
if(typeof data.reportText !== "string"){
validate0.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meaning !== undefined){
const _errs9 = errors;
if(typeof data.meaning !== "string"){
validate0.errors = [{instancePath:instancePath+"/meaning",schemaPath:"#/properties/meaning/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advice !== undefined){
const _errs11 = errors;
if(typeof data.advice !== "string"){
validate0.errors = [{instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percent !== undefined){
let data6 = data.percent;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 100 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reports !== undefined){
let data7 = data.reports;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate0.errors = [{instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data8 = data.since;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate0.errors = [{instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended !== undefined){
let data9 = data.ended;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type: schema0.properties.ended.type}}];
return false;
}
if(errors === _errs19){
if(errors === _errs19){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate0.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
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

export const isListFailures_200_application_2fjson = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.failures === undefined) && (missing0 = "failures")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "failures")){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.failures !== undefined){
let data0 = data.failures;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isChannelFailure(data0[i0]))){
vErrors = childErrors(vErrors, isChannelFailure.errors, instancePath + "/failures/" + i0);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"}}];
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
    ChannelFailure: isChannelFailure,
    "listFailures.200.application$2fjson": isListFailures_200_application_2fjson,
  },
  branches: {},
  schemas: "{\"ChannelFailure\":{\"type\":\"object\",\"required\":[\"account\",\"channel\",\"reportCode\",\"reportText\",\"meaning\",\"advice\",\"percent\",\"reports\",\"since\",\"ended\"],\"additionalProperties\":false,\"properties\":{\"account\":{\"type\":\"string\"},\"channel\":{\"$ref\":\"#/$defs/Channel\"},\"reportCode\":{\"type\":\"string\"},\"reportText\":{\"type\":\"string\"},\"meaning\":{\"type\":\"string\"},\"advice\":{\"type\":\"string\"},\"percent\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":100},\"reports\":{\"type\":\"integer\",\"minimum\":0},\"since\":{\"type\":\"string\",\"format\":\"date-time\"},\"ended\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"listFailures.200.application$2fjson\":{\"type\":\"object\",\"required\":[\"failures\"],\"additionalProperties\":false,\"properties\":{\"failures\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/ChannelFailure\"}}}}}",
  uses: [part_small],
});

export const parameters = {};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["listFailures.200.application$2fjson"],
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
