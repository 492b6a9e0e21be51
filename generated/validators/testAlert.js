// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isSuccessCode, isSuccessText, isRefusal, isIssueToken_200_header_RateLimit_Limit, isIssueToken_200_header_RateLimit_Remaining, isIssueToken_200_header_RateLimit_Reset, isIssueToken_200_header_X_Request_Id, isIssueToken_403_header_RateLimit_Limit, isIssueToken_403_header_RateLimit_Remaining, isIssueToken_403_header_RateLimit_Reset, isIssueToken_429_header_Retry_After, part as part_small } from "./schemas/small.js";

"use strict";
export const isAlertTested = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(!(isSuccessCode(data.code))){
vErrors = childErrors(vErrors, isSuccessCode.errors, instancePath + "/code");
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
if(!(isSuccessText(data.result))){
vErrors = childErrors(vErrors, isSuccessText.errors, instancePath + "/result");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(isAlertTest(data.data))){
vErrors = childErrors(vErrors, isAlertTest.errors, instancePath + "/data");
errors = vErrors.length;
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isAlertTest = validate1;
const schema1 = {"type":"object","required":["outcome"],"properties":{"outcome":{"type":"string","enum":["delivered","refused","wrong-answer","time-out","unreachable","forbidden"]},"reason":{"type":"string","maxLength":1000}}};
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.outcome === undefined) && (missing0 = "outcome")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.outcome !== undefined){
let data0 = data.outcome;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "delivered") || (data0 === "refused")) || (data0 === "wrong-answer")) || (data0 === "time-out")) || (data0 === "unreachable")) || (data0 === "forbidden"))){
validate1.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema1.properties.outcome.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data1 = data.reason;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 1000){
validate1.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isTestAlert_401_application_2fjson = validate2;
const schema2 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A001","A002"]},"result":{"type":"string","enum":["Expired token","Invalid token"]}}}]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate2.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate2.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "A001") || (data0 === "A002"))){
validate2.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema2.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate2.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Expired token") || (data1 === "Invalid token"))){
validate2.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema2.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate2.errors = vErrors;
return errors === 0;
}

export const isTestAlert_403_application_2fjson = validate3;
const schema3 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A110","A802"]},"result":{"type":"string","enum":["Blocked account","No permission to Pull API"]}}}]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate3.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "A110") || (data0 === "A802"))){
validate3.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema3.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate3.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Blocked account") || (data1 === "No permission to Pull API"))){
validate3.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema3.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate3.errors = vErrors;
return errors === 0;
}

export const isTestAlert_409_application_2fjson = validate4;
const schema4 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A332"]},"result":{"type":"string","enum":["No webhook"]}}}]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate4.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A332")){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema4.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate4.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "No webhook")){
validate4.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema4.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate4.errors = vErrors;
return errors === 0;
}

export const isTestAlert_429_application_2fjson = validate5;
const schema5 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A020"]},"result":{"type":"string","enum":["Rate limit exceeded"]}}}]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate5.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A020")){
validate5.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema5.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate5.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Rate limit exceeded")){
validate5.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema5.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate5.errors = vErrors;
return errors === 0;
}

export const isTestAlert_500_application_2fjson = validate6;
const schema6 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A999"]},"result":{"type":"string","enum":["Unknown error"]}}}]};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate6.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A999")){
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema6.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate6.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Unknown error")){
validate6.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema6.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate6.errors = vErrors;
return errors === 0;
}

export const isTestAlert_503_application_2fjson = validate7;
const schema7 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A920"]},"result":{"type":"string","enum":["Server busy, try again"]}}}]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate7.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate7.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A920")){
validate7.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema7.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate7.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Server busy, try again")){
validate7.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema7.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate7.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    AlertTested: isAlertTested,
    AlertTest: isAlertTest,
    "testAlert.401.application$2fjson": isTestAlert_401_application_2fjson,
    "testAlert.403.application$2fjson": isTestAlert_403_application_2fjson,
    "testAlert.409.application$2fjson": isTestAlert_409_application_2fjson,
    "testAlert.429.application$2fjson": isTestAlert_429_application_2fjson,
    "testAlert.500.application$2fjson": isTestAlert_500_application_2fjson,
    "testAlert.503.application$2fjson": isTestAlert_503_application_2fjson,
  },
  branches: {},
  schemas: "{\"AlertTested\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/AlertTest\"}}},\"AlertTest\":{\"type\":\"object\",\"required\":[\"outcome\"],\"properties\":{\"outcome\":{\"type\":\"string\",\"enum\":[\"delivered\",\"refused\",\"wrong-answer\",\"time-out\",\"unreachable\",\"forbidden\"]},\"reason\":{\"type\":\"string\",\"maxLength\":1000}}},\"testAlert.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"testAlert.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A802\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"No permission to Pull API\"]}}}]},\"testAlert.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A332\"]},\"result\":{\"type\":\"string\",\"enum\":[\"No webhook\"]}}}]},\"testAlert.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"testAlert.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"testAlert.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]}}",
  uses: [part_small],
});

export const parameters = {};

export const body = {};

export const responses = {
  "200": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.200.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.200.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.200.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["AlertTested"],
    },
  },
  "401": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["testAlert.401.application$2fjson"],
    },
  },
  "403": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["testAlert.403.application$2fjson"],
    },
  },
  "409": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["testAlert.409.application$2fjson"],
    },
  },
  "429": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.200.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.200.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.200.header.RateLimit-Reset"],
      "Retry-After": part_small.validators["issueToken.429.header.Retry-After"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["testAlert.429.application$2fjson"],
    },
  },
  "500": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["testAlert.500.application$2fjson"],
    },
  },
  "503": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "Retry-After": part_small.validators["issueToken.429.header.Retry-After"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["testAlert.503.application$2fjson"],
    },
  },
};
