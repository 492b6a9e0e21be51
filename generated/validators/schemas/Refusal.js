// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isIssueToken_200_header_X_Request_Id = validate20;
const schema31 = {"type":"string","pattern":"^[0-9a-z-]+$","maxLength":40};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[0-9a-z-]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 40){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!pattern4.test(data)){
validate20.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-z-]+$"}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isRefusal = validate21;
const schema32 = {"type":"object","required":["code","result"],"properties":{"code":{"x-call":"isResultCode"},"result":{"x-call":"isResultText"},"errors":{"type":"array","items":{"x-call":"isFault"}}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(!(isResultCode(data.code))){
vErrors = childErrors(vErrors, isResultCode.errors, instancePath + "/code");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs2 = errors;
if(!(isResultText(data.result))){
vErrors = childErrors(vErrors, isResultText.errors, instancePath + "/result");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data2 = data.errors;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(isFault(data2[i0]))){
vErrors = childErrors(vErrors, isFault.errors, instancePath + "/errors/" + i0);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isResultCode = validate22;
const schema33 = {"type":"string","pattern":"^A[0-9]{3}$","maxLength":4};
const pattern5 = new RegExp("^A[0-9]{3}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 4){
validate22.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4}}];
return false;
}
else {
if(!pattern5.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^A[0-9]{3}$"}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isResultText = validate23;
const schema34 = {"type":"string","maxLength":200};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate23.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isFault = validate24;
const schema35 = {"type":"object","required":["pointer","code","message"],"properties":{"pointer":{"type":"string","maxLength":1000},"code":{"x-call":"isResultCode"},"message":{"type":"string","maxLength":1000}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pointer === undefined) && (missing0 = "pointer")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pointer !== undefined){
let data0 = data.pointer;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 1000){
validate24.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(!(isResultCode(data.code))){
vErrors = childErrors(vErrors, isResultCode.errors, instancePath + "/code");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate24.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isIssueToken_429_header_Retry_After = validate25;
const schema36 = {"type":"integer","minimum":1};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate25.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "issueToken.200.header.X-Request-Id": isIssueToken_200_header_X_Request_Id,
    Refusal: isRefusal,
    ResultCode: isResultCode,
    ResultText: isResultText,
    Fault: isFault,
    "issueToken.429.header.Retry-After": isIssueToken_429_header_Retry_After,
  },
  schemas: "{\"issueToken.200.header.X-Request-Id\":{\"type\":\"string\",\"pattern\":\"^[0-9a-z-]+$\",\"maxLength\":40},\"Refusal\":{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/ResultCode\"},\"result\":{\"$ref\":\"#/$defs/ResultText\"},\"errors\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Fault\"}}}},\"ResultCode\":{\"type\":\"string\",\"pattern\":\"^A[0-9]{3}$\",\"maxLength\":4},\"ResultText\":{\"type\":\"string\",\"maxLength\":200},\"Fault\":{\"type\":\"object\",\"required\":[\"pointer\",\"code\",\"message\"],\"properties\":{\"pointer\":{\"type\":\"string\",\"maxLength\":1000},\"code\":{\"$ref\":\"#/$defs/ResultCode\"},\"message\":{\"type\":\"string\",\"maxLength\":1000}}},\"issueToken.429.header.Retry-After\":{\"type\":\"integer\",\"minimum\":1}}",
  uses: [],
});
