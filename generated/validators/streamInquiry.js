// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isReportsFound, isRefusal, isInquireReport_path_msgKey, isIssueToken_200_header_X_Request_Id, isIssueToken_429_header_Retry_After, part as part_small } from "./schemas/small.js";

"use strict";
export const isInquiryEvent = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event !== undefined){
let data0 = data.event;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("inquiry" !== data0){
validate0.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "inquiry"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(isReportsFound(data.data))){
vErrors = childErrors(vErrors, isReportsFound.errors, instancePath + "/data");
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isStreamInquiry_401_application_2fjson = validate1;
const schema1 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A001","A002"]},"result":{"type":"string","enum":["Expired token","Invalid token"]}}}]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate1.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate1.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "A001") || (data0 === "A002"))){
validate1.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema1.allOf[1].properties.code.enum}}];
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
validate1.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Expired token") || (data1 === "Invalid token"))){
validate1.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema1.allOf[1].properties.result.enum}}];
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
validate1.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate1.errors = vErrors;
return errors === 0;
}

export const isStreamInquiry_403_application_2fjson = validate2;
const schema2 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A110","A802"]},"result":{"type":"string","enum":["Blocked account","No permission to Pull API"]}}}]};

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
if(!((data0 === "A110") || (data0 === "A802"))){
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
if(!((data1 === "Blocked account") || (data1 === "No permission to Pull API"))){
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

export const isStreamInquiry_404_application_2fjson = validate3;
const schema3 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A820"]},"result":{"type":"string","enum":["Requested data not found"]}}}]};

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
if(!(data0 === "A820")){
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
if(!(data1 === "Requested data not found")){
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

export const isStreamInquiry_429_application_2fjson = validate4;
const schema4 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A020"]},"result":{"type":"string","enum":["Rate limit exceeded"]}}}]};

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
if(!(data0 === "A020")){
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
if(!(data1 === "Rate limit exceeded")){
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

export const isStreamInquiry_500_application_2fjson = validate5;
const schema5 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A999"]},"result":{"type":"string","enum":["Unknown error"]}}}]};

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
if(!(data0 === "A999")){
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
if(!(data1 === "Unknown error")){
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

export const isStreamInquiry_503_application_2fjson = validate6;
const schema6 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A920"]},"result":{"type":"string","enum":["Server busy, try again"]}}}]};

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
if(!(data0 === "A920")){
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
if(!(data1 === "Server busy, try again")){
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    InquiryEvent: isInquiryEvent,
    "streamInquiry.401.application$2fjson": isStreamInquiry_401_application_2fjson,
    "streamInquiry.403.application$2fjson": isStreamInquiry_403_application_2fjson,
    "streamInquiry.404.application$2fjson": isStreamInquiry_404_application_2fjson,
    "streamInquiry.429.application$2fjson": isStreamInquiry_429_application_2fjson,
    "streamInquiry.500.application$2fjson": isStreamInquiry_500_application_2fjson,
    "streamInquiry.503.application$2fjson": isStreamInquiry_503_application_2fjson,
  },
  branches: {},
  schemas: "{\"InquiryEvent\":{\"type\":\"object\",\"required\":[\"event\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"inquiry\"},\"data\":{\"$ref\":\"#/$defs/ReportsFound\"}}},\"streamInquiry.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"streamInquiry.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A802\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"No permission to Pull API\"]}}}]},\"streamInquiry.404.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A820\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Requested data not found\"]}}}]},\"streamInquiry.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"streamInquiry.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"streamInquiry.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]}}",
  uses: [part_small],
});

export const parameters = {
  path: {
    msgKey: part_small.validators["inquireReport.path.msgKey"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "text/event-stream": part.validators["InquiryEvent"],
    },
  },
  "401": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["streamInquiry.401.application$2fjson"],
    },
  },
  "403": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["streamInquiry.403.application$2fjson"],
    },
  },
  "404": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["streamInquiry.404.application$2fjson"],
    },
  },
  "429": {
    headers: {
      "Retry-After": part_small.validators["issueToken.429.header.Retry-After"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["streamInquiry.429.application$2fjson"],
    },
  },
  "500": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["streamInquiry.500.application$2fjson"],
    },
  },
  "503": {
    headers: {
      "Retry-After": part_small.validators["issueToken.429.header.Retry-After"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["streamInquiry.503.application$2fjson"],
    },
  },
};
