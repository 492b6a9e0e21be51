// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isSilentCell, isAccountId, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isGetUsage_query_month = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 7){
validate0.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7}}];
return false;
}
else {
if(!pattern0.test(data)){
validate0.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isGetUsage_query_closed = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
validate1.errors = vErrors;
return errors === 0;
}

export const isUsage = validate2;
const schema2 = {"type":"object","required":["month","openDays","rows","silentCells"],"additionalProperties":false,"properties":{"month":{"type":"string"},"openDays":{"type":"array","items":{"type":"string","format":"date"}},"rows":{"type":"array","items":{"type":"object","required":["day","account","paymentCode","channel","msgType","carrier","outcome","reportCode","count","parts"],"additionalProperties":false,"properties":{"day":{"type":"string","format":"date"},"account":{"type":"string"},"paymentCode":{"type":"string"},"channel":{"type":"string"},"msgType":{"type":"string"},"carrier":{"type":"string"},"outcome":{"type":"string","enum":["delivered","failed","expired","cancelled","open","fallback"]},"reportCode":{"type":"string"},"count":{"type":"integer"},"parts":{"type":"integer"}}}},"silentCells":{"type":"array","items":{"x-call":"isSilentCell"}}}};
const formats0 = require("ajv-formats/dist/formats").fullFormats.date;
const func1 = Object.prototype.hasOwnProperty;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.month === undefined) && (missing0 = "month")) || ((data.openDays === undefined) && (missing0 = "openDays"))) || ((data.rows === undefined) && (missing0 = "rows"))) || ((data.silentCells === undefined) && (missing0 = "silentCells"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "month") || (key0 === "openDays")) || (key0 === "rows")) || (key0 === "silentCells"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.month !== undefined){
const _errs2 = errors;
if(typeof data.month !== "string"){
validate2.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openDays !== undefined){
let data1 = data.openDays;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate2.errors = [{instancePath:instancePath+"/openDays/" + i0,schemaPath:"#/properties/openDays/items/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/openDays/" + i0,schemaPath:"#/properties/openDays/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/openDays",schemaPath:"#/properties/openDays/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data3 = data.rows;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((((((((data4.day === undefined) && (missing1 = "day")) || ((data4.account === undefined) && (missing1 = "account"))) || ((data4.paymentCode === undefined) && (missing1 = "paymentCode"))) || ((data4.channel === undefined) && (missing1 = "channel"))) || ((data4.msgType === undefined) && (missing1 = "msgType"))) || ((data4.carrier === undefined) && (missing1 = "carrier"))) || ((data4.outcome === undefined) && (missing1 = "outcome"))) || ((data4.reportCode === undefined) && (missing1 = "reportCode"))) || ((data4.count === undefined) && (missing1 = "count"))) || ((data4.parts === undefined) && (missing1 = "parts"))){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!(func1.call(schema2.properties.rows.items.properties, key1))){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.day !== undefined){
let data5 = data4.day;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/day",schemaPath:"#/properties/rows/items/properties/day/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/day",schemaPath:"#/properties/rows/items/properties/day/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.account !== undefined){
const _errs15 = errors;
if(typeof data4.account !== "string"){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/account",schemaPath:"#/properties/rows/items/properties/account/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.paymentCode !== undefined){
const _errs17 = errors;
if(typeof data4.paymentCode !== "string"){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/paymentCode",schemaPath:"#/properties/rows/items/properties/paymentCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.channel !== undefined){
const _errs19 = errors;
if(typeof data4.channel !== "string"){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/channel",schemaPath:"#/properties/rows/items/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.msgType !== undefined){
const _errs21 = errors;
if(typeof data4.msgType !== "string"){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/msgType",schemaPath:"#/properties/rows/items/properties/msgType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.carrier !== undefined){
const _errs23 = errors;
if(typeof data4.carrier !== "string"){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/carrier",schemaPath:"#/properties/rows/items/properties/carrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.outcome !== undefined){
let data11 = data4.outcome;
const _errs25 = errors;
if(typeof data11 !== "string"){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/outcome",schemaPath:"#/properties/rows/items/properties/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data11 === "delivered") || (data11 === "failed")) || (data11 === "expired")) || (data11 === "cancelled")) || (data11 === "open")) || (data11 === "fallback"))){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/outcome",schemaPath:"#/properties/rows/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema2.properties.rows.items.properties.outcome.enum}}];
return false;
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.reportCode !== undefined){
const _errs27 = errors;
if(typeof data4.reportCode !== "string"){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/reportCode",schemaPath:"#/properties/rows/items/properties/reportCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.count !== undefined){
let data13 = data4.count;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/count",schemaPath:"#/properties/rows/items/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.parts !== undefined){
let data14 = data4.parts;
const _errs31 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate2.errors = [{instancePath:instancePath+"/rows/" + i1+"/parts",schemaPath:"#/properties/rows/items/properties/parts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
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
validate2.errors = [{instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silentCells !== undefined){
let data15 = data.silentCells;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data15)){
var valid4 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
const _errs35 = errors;
if(!(isSilentCell(data15[i2]))){
vErrors = childErrors(vErrors, isSilentCell.errors, instancePath + "/silentCells/" + i2);
errors = vErrors.length;
}
var valid4 = _errs35 === errors;
if(!valid4){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/silentCells",schemaPath:"#/properties/silentCells/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs33 === errors;
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
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "getUsage.query.month": isGetUsage_query_month,
    "getUsage.query.closed": isGetUsage_query_closed,
    Usage: isUsage,
  },
  branches: {},
  schemas: "{\"getUsage.query.month\":{\"type\":\"string\",\"pattern\":\"^[0-9]{4}-(0[1-9]|1[0-2])$\",\"maxLength\":7},\"getUsage.query.closed\":{\"type\":\"boolean\"},\"Usage\":{\"type\":\"object\",\"required\":[\"month\",\"openDays\",\"rows\",\"silentCells\"],\"additionalProperties\":false,\"properties\":{\"month\":{\"type\":\"string\"},\"openDays\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"format\":\"date\"}},\"rows\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"day\",\"account\",\"paymentCode\",\"channel\",\"msgType\",\"carrier\",\"outcome\",\"reportCode\",\"count\",\"parts\"],\"additionalProperties\":false,\"properties\":{\"day\":{\"type\":\"string\",\"format\":\"date\"},\"account\":{\"type\":\"string\"},\"paymentCode\":{\"type\":\"string\"},\"channel\":{\"type\":\"string\"},\"msgType\":{\"type\":\"string\"},\"carrier\":{\"type\":\"string\"},\"outcome\":{\"type\":\"string\",\"enum\":[\"delivered\",\"failed\",\"expired\",\"cancelled\",\"open\",\"fallback\"]},\"reportCode\":{\"type\":\"string\"},\"count\":{\"type\":\"integer\"},\"parts\":{\"type\":\"integer\"}}}},\"silentCells\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/SilentCell\"}}}}}",
  uses: [part_small],
});

export const parameters = {
  query: {
    month: part.validators["getUsage.query.month"],
    account: part_small.validators["AccountId"],
    closed: part.validators["getUsage.query.closed"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["Usage"],
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
