// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isOptOutNumbers, isSuccessCode, isSuccessText, isTimestamp, isRefusal, isIssueToken_200_header_RateLimit_Limit, isIssueToken_200_header_RateLimit_Remaining, isIssueToken_200_header_RateLimit_Reset, isIssueToken_200_header_X_Request_Id, isIssueToken_403_header_RateLimit_Limit, isIssueToken_403_header_RateLimit_Remaining, isIssueToken_403_header_RateLimit_Reset, isIssueToken_429_header_Retry_After, part as part_small } from "./schemas/small.js";

"use strict";
export const isOptOutQuestion = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.numbers === undefined) && (missing0 = "numbers")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "numbers")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.numbers !== undefined){
if(!(isOptOutNumbers(data.numbers))){
vErrors = childErrors(vErrors, isOptOutNumbers.errors, instancePath + "/numbers");
errors = vErrors.length;
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

export const isOptOutsFound = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(isOptOutList(data.data))){
vErrors = childErrors(vErrors, isOptOutList.errors, instancePath + "/data");
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isOptOutList = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.optOuts === undefined) && (missing0 = "optOuts")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.optOuts !== undefined){
let data0 = data.optOuts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(isOptOut(data0[i0]))){
vErrors = childErrors(vErrors, isOptOut.errors, instancePath + "/optOuts/" + i0);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/optOuts",schemaPath:"#/properties/optOuts/type",keyword:"type",params:{type: "array"}}];
return false;
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

export const isOptOut = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.number === undefined) && (missing0 = "number")) || ((data.since === undefined) && (missing0 = "since"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.number !== undefined){
const _errs1 = errors;
if(typeof data.number !== "string"){
validate3.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sender !== undefined){
const _errs3 = errors;
if(typeof data.sender !== "string"){
validate3.errors = [{instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
const _errs5 = errors;
if(!(isTimestamp(data.since))){
vErrors = childErrors(vErrors, isTimestamp.errors, instancePath + "/since");
errors = vErrors.length;
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
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isFindOptOuts_400_application_2fjson = validate4;
const schema4 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A010","A011","A306"]},"result":{"type":"string","enum":["Cannot parse JSON","Cannot map JSON","Invalid or empty to"]}}}]};

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
if(!(((data0 === "A010") || (data0 === "A011")) || (data0 === "A306"))){
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
if(!(((data1 === "Cannot parse JSON") || (data1 === "Cannot map JSON")) || (data1 === "Invalid or empty to"))){
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

export const isFindOptOuts_401_application_2fjson = validate5;
const schema5 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A001","A002"]},"result":{"type":"string","enum":["Expired token","Invalid token"]}}}]};

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
if(!((data0 === "A001") || (data0 === "A002"))){
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
if(!((data1 === "Expired token") || (data1 === "Invalid token"))){
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

export const isFindOptOuts_403_application_2fjson = validate6;
const schema6 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A110","A325"]},"result":{"type":"string","enum":["Blocked account","Account has no right to this channel"]}}}]};

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
if(!((data0 === "A110") || (data0 === "A325"))){
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
if(!((data1 === "Blocked account") || (data1 === "Account has no right to this channel"))){
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

export const isFindOptOuts_413_application_2fjson = validate7;
const schema7 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A016"]},"result":{"type":"string","enum":["Body too large"]}}}]};

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
if(!(data0 === "A016")){
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
if(!(data1 === "Body too large")){
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

export const isFindOptOuts_415_application_2fjson = validate8;
const schema8 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A015"]},"result":{"type":"string","enum":["Unsupported media type"]}}}]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate8.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A015")){
validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema8.allOf[1].properties.code.enum}}];
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
validate8.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Unsupported media type")){
validate8.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema8.allOf[1].properties.result.enum}}];
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
validate8.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate8.errors = vErrors;
return errors === 0;
}

export const isFindOptOuts_429_application_2fjson = validate9;
const schema9 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A020"]},"result":{"type":"string","enum":["Rate limit exceeded"]}}}]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate9.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate9.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A020")){
validate9.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema9.allOf[1].properties.code.enum}}];
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
validate9.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Rate limit exceeded")){
validate9.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema9.allOf[1].properties.result.enum}}];
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
validate9.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate9.errors = vErrors;
return errors === 0;
}

export const isFindOptOuts_500_application_2fjson = validate10;
const schema10 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A999"]},"result":{"type":"string","enum":["Unknown error"]}}}]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate10.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate10.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A999")){
validate10.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema10.allOf[1].properties.code.enum}}];
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
validate10.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Unknown error")){
validate10.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema10.allOf[1].properties.result.enum}}];
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
validate10.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate10.errors = vErrors;
return errors === 0;
}

export const isFindOptOuts_503_application_2fjson = validate11;
const schema11 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A920"]},"result":{"type":"string","enum":["Server busy, try again"]}}}]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate11.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate11.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A920")){
validate11.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema11.allOf[1].properties.code.enum}}];
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
validate11.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Server busy, try again")){
validate11.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema11.allOf[1].properties.result.enum}}];
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
validate11.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate11.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    OptOutQuestion: isOptOutQuestion,
    OptOutsFound: isOptOutsFound,
    OptOutList: isOptOutList,
    OptOut: isOptOut,
    "findOptOuts.400.application$2fjson": isFindOptOuts_400_application_2fjson,
    "findOptOuts.401.application$2fjson": isFindOptOuts_401_application_2fjson,
    "findOptOuts.403.application$2fjson": isFindOptOuts_403_application_2fjson,
    "findOptOuts.413.application$2fjson": isFindOptOuts_413_application_2fjson,
    "findOptOuts.415.application$2fjson": isFindOptOuts_415_application_2fjson,
    "findOptOuts.429.application$2fjson": isFindOptOuts_429_application_2fjson,
    "findOptOuts.500.application$2fjson": isFindOptOuts_500_application_2fjson,
    "findOptOuts.503.application$2fjson": isFindOptOuts_503_application_2fjson,
  },
  branches: {},
  schemas: "{\"OptOutQuestion\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"numbers\"],\"properties\":{\"numbers\":{\"$ref\":\"#/$defs/OptOutNumbers\"}}},\"OptOutsFound\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/OptOutList\"}}},\"OptOutList\":{\"type\":\"object\",\"required\":[\"optOuts\"],\"properties\":{\"optOuts\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/OptOut\"}}}},\"OptOut\":{\"type\":\"object\",\"required\":[\"number\",\"since\"],\"properties\":{\"number\":{\"type\":\"string\"},\"sender\":{\"type\":\"string\"},\"since\":{\"$ref\":\"#/$defs/Timestamp\"}}},\"findOptOuts.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A306\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid or empty to\"]}}}]},\"findOptOuts.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"findOptOuts.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\"]}}}]},\"findOptOuts.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"findOptOuts.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"findOptOuts.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"findOptOuts.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"findOptOuts.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]}}",
  uses: [part_small],
});

export const parameters = {};

export const body = {
  "application/json": part.validators["OptOutQuestion"],
};

export const responses = {
  "200": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.200.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.200.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.200.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["OptOutsFound"],
    },
  },
  "400": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["findOptOuts.400.application$2fjson"],
    },
  },
  "401": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["findOptOuts.401.application$2fjson"],
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
      "application/json": part.validators["findOptOuts.403.application$2fjson"],
    },
  },
  "413": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["findOptOuts.413.application$2fjson"],
    },
  },
  "415": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["findOptOuts.415.application$2fjson"],
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
      "application/json": part.validators["findOptOuts.429.application$2fjson"],
    },
  },
  "500": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["findOptOuts.500.application$2fjson"],
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
      "application/json": part.validators["findOptOuts.503.application$2fjson"],
    },
  },
};
