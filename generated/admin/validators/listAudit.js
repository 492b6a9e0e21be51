// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isTime, isLimit, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isListAudit_query_operator = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate0.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
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

export const isListAudit_query_before = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate1.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate1.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isAuditPage = validate2;
const schema2 = {"type":"object","required":["entries","nextBefore"],"additionalProperties":false,"properties":{"entries":{"type":"array","items":{"x-call":"isAuditEntry"}},"nextBefore":{"type":["integer","null"]}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.entries === undefined) && (missing0 = "entries")) || ((data.nextBefore === undefined) && (missing0 = "nextBefore"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "entries") || (key0 === "nextBefore"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.entries !== undefined){
let data0 = data.entries;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isAuditEntry(data0[i0]))){
vErrors = childErrors(vErrors, isAuditEntry.errors, instancePath + "/entries/" + i0);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextBefore !== undefined){
let data2 = data.nextBefore;
const _errs5 = errors;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
validate2.errors = [{instancePath:instancePath+"/nextBefore",schemaPath:"#/properties/nextBefore/type",keyword:"type",params:{type: schema2.properties.nextBefore.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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

export const isAuditEntry = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.operator === undefined) && (missing0 = "operator"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.result === undefined) && (missing0 = "result"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "at")) || (key0 === "operator")) || (key0 === "action")) || (key0 === "target")) || (key0 === "text")) || (key0 === "from")) || (key0 === "result"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate3.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(isTime(data.at))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/at");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator !== undefined){
const _errs5 = errors;
if(typeof data.operator !== "string"){
validate3.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs7 = errors;
if(typeof data.action !== "string"){
validate3.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
const _errs9 = errors;
if(typeof data.target !== "string"){
validate3.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs11 = errors;
if(typeof data.text !== "string"){
validate3.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
const _errs13 = errors;
if(typeof data.from !== "string"){
validate3.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs15 = errors;
if(typeof data.result !== "string"){
validate3.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "listAudit.query.operator": isListAudit_query_operator,
    "listAudit.query.before": isListAudit_query_before,
    AuditPage: isAuditPage,
    AuditEntry: isAuditEntry,
  },
  branches: {},
  schemas: "{\"listAudit.query.operator\":{\"type\":\"string\",\"maxLength\":100},\"listAudit.query.before\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"AuditPage\":{\"type\":\"object\",\"required\":[\"entries\",\"nextBefore\"],\"additionalProperties\":false,\"properties\":{\"entries\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/AuditEntry\"}},\"nextBefore\":{\"type\":[\"integer\",\"null\"]}}},\"AuditEntry\":{\"type\":\"object\",\"required\":[\"id\",\"at\",\"operator\",\"action\",\"target\",\"text\",\"from\",\"result\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"type\":\"integer\"},\"at\":{\"$ref\":\"#/$defs/Time\"},\"operator\":{\"type\":\"string\"},\"action\":{\"type\":\"string\"},\"target\":{\"type\":\"string\"},\"text\":{\"type\":\"string\"},\"from\":{\"type\":\"string\"},\"result\":{\"type\":\"string\"}}}}",
  uses: [part_small],
});

export const parameters = {
  query: {
    operator: part.validators["listAudit.query.operator"],
    before: part.validators["listAudit.query.before"],
    limit: part_small.validators["Limit"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["AuditPage"],
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
  default: {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
};
