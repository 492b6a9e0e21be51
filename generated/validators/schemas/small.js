// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isIssueToken_200_header_RateLimit_Limit = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate0.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isIssueToken_200_header_RateLimit_Remaining = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate1.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isIssueToken_200_header_RateLimit_Reset = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate2.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isIssueToken_403_header_RateLimit_Limit = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate3.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isIssueToken_403_header_RateLimit_Remaining = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate4.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isIssueToken_403_header_RateLimit_Reset = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate5.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const isIssueToken_200_header_X_Request_Id = validate6;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[0-9a-z-]+$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate6.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!pattern0.test(data)){
validate6.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-z-]+$"}}];
return false;
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

export const isRefusal = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate7.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
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
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

export const isResultCode = validate8;
const pattern1 = new RegExp("^A[0-9]{3}$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 4){
validate8.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4}}];
return false;
}
else {
if(!pattern1.test(data)){
validate8.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^A[0-9]{3}$"}}];
return false;
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

export const isResultText = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate9.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isFault = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pointer === undefined) && (missing0 = "pointer")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pointer !== undefined){
let data0 = data.pointer;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate10.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data2) > 1000){
validate10.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isIssueToken_429_header_Retry_After = validate11;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate11.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const isSuccessCode = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("A000" !== data){
validate12.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "A000"}}];
return false;
}
validate12.errors = vErrors;
return errors === 0;
}

export const isSuccessText = validate13;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("Success" !== data){
validate13.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "Success"}}];
return false;
}
validate13.errors = vErrors;
return errors === 0;
}

export const isTimestamp = validate14;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 25){
validate14.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 25}}];
return false;
}
else {
if(!pattern2.test(data)){
validate14.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$"}}];
return false;
}
else {
if(!(formats0.validate(data))){
validate14.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const isReportRecord = validate15;
const pattern3 = new RegExp("^[1-5]$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.msgKey === undefined) && (missing0 = "msgKey")) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.reportTime === undefined) && (missing0 = "reportTime"))) || ((data.reportType === undefined) && (missing0 = "reportType"))) || ((data.reportCode === undefined) && (missing0 = "reportCode"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgKey !== undefined){
const _errs1 = errors;
if(!(isMessageKey(data.msgKey))){
vErrors = childErrors(vErrors, isMessageKey.errors, instancePath + "/msgKey");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceType !== undefined){
const _errs2 = errors;
if(!(isServiceType(data.serviceType))){
vErrors = childErrors(vErrors, isServiceType.errors, instancePath + "/serviceType");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgType !== undefined){
const _errs3 = errors;
if(!(isMessageType(data.msgType))){
vErrors = childErrors(vErrors, isMessageType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sendTime !== undefined){
const _errs4 = errors;
if(!(isTimestamp(data.sendTime))){
vErrors = childErrors(vErrors, isTimestamp.errors, instancePath + "/sendTime");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reportTime !== undefined){
const _errs5 = errors;
if(!(isTimestamp(data.reportTime))){
vErrors = childErrors(vErrors, isTimestamp.errors, instancePath + "/reportTime");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reportType !== undefined){
const _errs6 = errors;
if(!(isReportType(data.reportType))){
vErrors = childErrors(vErrors, isReportType.errors, instancePath + "/reportType");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reportCode !== undefined){
const _errs7 = errors;
if(!(isReportCode(data.reportCode))){
vErrors = childErrors(vErrors, isReportCode.errors, instancePath + "/reportCode");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reportText !== undefined){
let data7 = data.reportText;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data7 === "string"){
if(func0(data7) > 200){
validate15.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrier !== undefined){
const _errs10 = errors;
if(!(isCarrier(data.carrier))){
vErrors = childErrors(vErrors, isCarrier.errors, instancePath + "/carrier");
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resCnt !== undefined){
let data9 = data.resCnt;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data9 === "string"){
if(func0(data9) > 1){
validate15.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern3.test(data9)){
validate15.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/pattern",keyword:"pattern",params:{pattern: "^[1-5]$"}}];
return false;
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data10 = data.ref;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data10 === "string"){
if(func0(data10) > 200){
validate15.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
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
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const isMessageKey = validate16;
const pattern4 = new RegExp("^[A-Za-z0-9._~-]+$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate16.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!pattern4.test(data)){
validate16.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"}}];
return false;
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const isServiceType = validate17;
const schema17 = {"type":"string","enum":["SMS","MMS","RCS","INTERNATIONAL","ALIMTALK","FRIENDTALK","BRANDMESSAGE"]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data === "SMS") || (data === "MMS")) || (data === "RCS")) || (data === "INTERNATIONAL")) || (data === "ALIMTALK")) || (data === "FRIENDTALK")) || (data === "BRANDMESSAGE"))){
validate17.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema17.enum}}];
return false;
}
validate17.errors = vErrors;
return errors === 0;
}

export const isMessageType = validate18;
const schema18 = {"type":"string","enum":["SM","LM","MM","RS","RL","RM","RF","RD","RC","RI","IM","AT","AI","FT","FI","FW","FL","FC","FM","FA","FP"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((data === "SM") || (data === "LM")) || (data === "MM")) || (data === "RS")) || (data === "RL")) || (data === "RM")) || (data === "RF")) || (data === "RD")) || (data === "RC")) || (data === "RI")) || (data === "IM")) || (data === "AT")) || (data === "AI")) || (data === "FT")) || (data === "FI")) || (data === "FW")) || (data === "FL")) || (data === "FC")) || (data === "FM")) || (data === "FA")) || (data === "FP"))){
validate18.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema18.enum}}];
return false;
}
validate18.errors = vErrors;
return errors === 0;
}

export const isReportType = validate19;
const schema19 = {"type":"string","enum":["0","1"]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "0") || (data === "1"))){
validate19.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema19.enum}}];
return false;
}
validate19.errors = vErrors;
return errors === 0;
}

export const isReportCode = validate20;
const pattern5 = new RegExp("^[0-9]{5}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 5){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 5}}];
return false;
}
else {
if(!pattern5.test(data)){
validate20.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}}];
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

export const isCarrier = validate21;
const schema21 = {"type":"string","enum":["10001","10002","10003","10008","10000"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data === "10001") || (data === "10002")) || (data === "10003")) || (data === "10008")) || (data === "10000"))){
validate21.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema21.enum}}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}

export const isSuccess = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isInquireReport_path_msgKey = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate23.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!pattern4.test(data)){
validate23.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"}}];
return false;
}
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

export const isReportsFound = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.report === undefined) && (missing1 = "report")){
validate24.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.report !== undefined){
let data3 = data2.report;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(isInquiryRecord(data3[i0]))){
vErrors = childErrors(vErrors, isInquiryRecord.errors, instancePath + "/data/report/" + i0);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/data/report",schemaPath:"#/properties/data/properties/report/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sendAt !== undefined){
const _errs8 = errors;
if(!(isTimestamp(data.sendAt))){
vErrors = childErrors(vErrors, isTimestamp.errors, instancePath + "/sendAt");
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isInquiryRecord = validate25;
const schema25 = {"allOf":[{"x-call":"isReportRecord"},{"type":"object","properties":{"userType":{"type":"string","enum":["F","N"]}}}]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isReportRecord(data))){
vErrors = childErrors(vErrors, isReportRecord.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userType !== undefined){
let data0 = data.userType;
if(typeof data0 !== "string"){
validate25.errors = [{instancePath:instancePath+"/userType",schemaPath:"#/allOf/1/properties/userType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "F") || (data0 === "N"))){
validate25.errors = [{instancePath:instancePath+"/userType",schemaPath:"#/allOf/1/properties/userType/enum",keyword:"enum",params:{allowedValues: schema25.allOf[1].properties.userType.enum}}];
return false;
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate25.errors = vErrors;
return errors === 0;
}

export const isSendAlimtalk_header_Idempotency_Key = validate26;
const pattern7 = new RegExp("^[ -~]+$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate26.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern7.test(data)){
validate26.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[ -~]+$"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isRef = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate27.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const isSendAt = validate28;
const pattern8 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 29){
validate28.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 29}}];
return false;
}
else {
if(!pattern8.test(data)){
validate28.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$"}}];
return false;
}
else {
if(!(formats0.validate(data))){
validate28.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isWarnings = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate29.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isWarning(data[i0]))){
vErrors = childErrors(vErrors, isWarning.errors, instancePath + "/" + i0);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const isSendAlimtalk_409_header_Retry_After = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate30.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const isMessengerSenderKey = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate31.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data) < 1){
validate31.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const isAlimtalkMsgType = validate32;
const schema32 = {"type":"string","enum":["AT","AI"],"maxLength":2,"x-code":"A523"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "AT") || (data === "AI"))){
validate32.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2){
validate32.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const isAlimtalkTemplateCode = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 30){
validate33.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data) < 1){
validate33.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const isAlimtalkPrice = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 999999999999.99 || isNaN(data)){
validate34.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate34.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

export const isAlimtalkCurrencyType = validate35;
const schema35 = {"type":"string","enum":["KRW","USD","EUR"],"maxLength":3,"x-code":"A559"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "KRW") || (data === "USD")) || (data === "EUR"))){
validate35.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 3){
validate35.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3}}];
return false;
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

export const isDomesticNumber = validate36;
const pattern9 = new RegExp("^[0-9]{8,15}$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 15){
validate36.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 15}}];
return false;
}
else {
if(!pattern9.test(data)){
validate36.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8,15}$"}}];
return false;
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

export const isFallbackWithFrom = validate37;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isFallbackRules(data))){
vErrors = childErrors(vErrors, isFallbackRules.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.from === undefined) && (missing0 = "from"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "text")) || (key0 === "title")) || (key0 === "fileKey")) || (key0 === "originCID")) || (key0 === "from"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.type !== undefined){
const _errs3 = errors;
if(!(isFallbackType(data.type))){
vErrors = childErrors(vErrors, isFallbackType.errors, instancePath + "/type");
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
const _errs4 = errors;
if(!(isFallbackText(data.text))){
vErrors = childErrors(vErrors, isFallbackText.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
const _errs5 = errors;
if(!(isMmsTitle(data.title))){
vErrors = childErrors(vErrors, isMmsTitle.errors, instancePath + "/title");
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fileKey !== undefined){
const _errs6 = errors;
if(!(isFileKeys(data.fileKey))){
vErrors = childErrors(vErrors, isFileKeys.errors, instancePath + "/fileKey");
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.originCID !== undefined){
const _errs7 = errors;
if(!(isOriginCid(data.originCID))){
vErrors = childErrors(vErrors, isOriginCid.errors, instancePath + "/originCID");
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.from !== undefined){
const _errs8 = errors;
if(!(isDomesticNumber(data.from))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/from");
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
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
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

export const isFallbackType = validate38;
const schema38 = {"type":"string","enum":["SMS","MMS"],"maxLength":3,"x-code":"A312"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "SMS") || (data === "MMS"))){
validate38.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema38.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 3){
validate38.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3}}];
return false;
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const isFallbackText = validate39;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2000){
validate39.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func0(data) < 1){
validate39.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate39.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 2000)){
validate39.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

export const isFallbackRules = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
if("SMS" !== data.type){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fileKey !== undefined){
let data1 = data.fileKey;
if(Array.isArray(data1)){
if(data1.length > 0){
validate40.errors = [{instancePath:instancePath+"/fileKey",schemaPath:"#/then/properties/fileKey/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate40.errors = vErrors;
return false;
}
validate40.errors = vErrors;
return errors === 0;
}

export const isFallbackRules__if1 = validate41;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if("SMS" !== data.type){
validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "SMS"}}];
return false;
}
}
}
}
validate41.errors = vErrors;
return errors === 0;
}

export const isMmsTitle = validate42;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate42.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate42.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 40)){
validate42.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const isFileKeys = validate43;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate43.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isFileKey(data[i0]))){
vErrors = childErrors(vErrors, isFileKey.errors, instancePath + "/" + i0);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const isFileKey = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate44.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern4.test(data)){
validate44.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"}}];
return false;
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

export const isOriginCid = validate45;
const pattern11 = new RegExp("^[0-9]{9}$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 9){
validate45.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 9}}];
return false;
}
else {
if(!pattern11.test(data)){
validate45.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{9}$"}}];
return false;
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonsOnce = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.attachment !== undefined){
let data0 = data.attachment;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.button === undefined) && (missing1 = "button")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.button !== undefined){
validate46.errors = [{instancePath:instancePath+"/button",schemaPath:"#/then/properties/button/not",keyword:"not",params:{}}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate46.errors = vErrors;
return false;
}
validate46.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonsOnce__if1 = validate47;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attachment !== undefined){
let data0 = data.attachment;
const _errs0 = errors;
if(errors === _errs0){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.button === undefined) && (missing1 = "button")){
validate47.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const isSendAccepted = validate48;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.msgKey === undefined) && (missing0 = "msgKey"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(data.msgKey !== undefined){
const _errs3 = errors;
if(!(isMessageKey(data.msgKey))){
vErrors = childErrors(vErrors, isMessageKey.errors, instancePath + "/msgKey");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data3 = data.ref;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate48.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs6 = errors;
if(!(isWarnings(data.warnings))){
vErrors = childErrors(vErrors, isWarnings.errors, instancePath + "/warnings");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const isWarning = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pointer === undefined) && (missing0 = "pointer")) || ((data.message === undefined) && (missing0 = "message"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pointer !== undefined){
let data0 = data.pointer;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate49.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 1000){
validate49.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure !== undefined){
const _errs5 = errors;
if(!(isChannelFailure(data.failure))){
vErrors = childErrors(vErrors, isChannelFailure.errors, instancePath + "/failure");
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
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const isChannelFailure = validate50;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.channel === undefined) && (missing0 = "channel")) || ((data.reportCode === undefined) && (missing0 = "reportCode"))) || ((data.reportText === undefined) && (missing0 = "reportText"))) || ((data.meaning === undefined) && (missing0 = "meaning"))) || ((data.advice === undefined) && (missing0 = "advice"))) || ((data.percent === undefined) && (missing0 = "percent"))) || ((data.reports === undefined) && (missing0 = "reports"))) || ((data.since === undefined) && (missing0 = "since"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.channel !== undefined){
let data0 = data.channel;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 20){
validate50.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reportCode !== undefined){
const _errs3 = errors;
if(!(isReportCode(data.reportCode))){
vErrors = childErrors(vErrors, isReportCode.errors, instancePath + "/reportCode");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reportText !== undefined){
let data2 = data.reportText;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate50.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meaning !== undefined){
let data3 = data.meaning;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(func0(data3) > 500){
validate50.errors = [{instancePath:instancePath+"/meaning",schemaPath:"#/properties/meaning/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/meaning",schemaPath:"#/properties/meaning/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advice !== undefined){
let data4 = data.advice;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(func0(data4) > 500){
validate50.errors = [{instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percent !== undefined){
let data5 = data.percent;
const _errs10 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate50.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
validate50.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate50.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reports !== undefined){
let data6 = data.reports;
const _errs12 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate50.errors = [{instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate50.errors = [{instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
const _errs14 = errors;
if(!(isTimestamp(data.since))){
vErrors = childErrors(vErrors, isTimestamp.errors, instancePath + "/since");
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

export const isFriendtalkAdFlag = validate51;
const schema51 = {"type":"string","enum":["Y","N"],"maxLength":1,"x-code":"A506"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Y") || (data === "N"))){
validate51.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema51.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1){
validate51.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

export const isFriendtalkVideo = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.videoUrl === undefined) && (missing0 = "videoUrl")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "videoUrl") || (key0 === "thumbnailUrl"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.videoUrl !== undefined){
let data0 = data.videoUrl;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate52.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func0(data0) < 1){
validate52.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnailUrl !== undefined){
let data1 = data.thumbnailUrl;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 1000){
validate52.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func0(data1) < 1){
validate52.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"}}];
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

export const isFriendtalkAdult = validate53;
const schema53 = {"type":"string","enum":["Y","N"],"maxLength":1};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Y") || (data === "N"))){
validate53.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema53.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1){
validate53.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const isFriendtalkPushAlarm = validate54;
const schema54 = {"type":"string","enum":["Y","N"],"maxLength":1};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Y") || (data === "N"))){
validate54.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema54.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1){
validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const isFriendtalkGroupTagKey = validate55;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate55.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data) < 1){
validate55.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const isMessengerImageUrl = validate56;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1000){
validate56.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func0(data) < 1){
validate56.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

export const isInternationalNumber = validate57;
const pattern12 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 16){
validate57.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
else {
if(!pattern12.test(data)){
validate57.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"}}];
return false;
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const isFormId = validate58;

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate58.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!pattern4.test(data)){
validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"}}];
return false;
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

export const isSmsText = validate59;

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 90){
validate59.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
else {
if(func0(data) < 1){
validate59.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate59.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 90)){
validate59.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

export const isMmsText = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2000){
validate60.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func0(data) < 1){
validate60.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate60.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 2000)){
validate60.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const isOptOutRequest = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.numbers === undefined) && (missing0 = "numbers")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "numbers") || (key0 === "sender"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.numbers !== undefined){
const _errs2 = errors;
if(!(isOptOutNumbers(data.numbers))){
vErrors = childErrors(vErrors, isOptOutNumbers.errors, instancePath + "/numbers");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sender !== undefined){
const _errs3 = errors;
if(!(isOptOutSender(data.sender))){
vErrors = childErrors(vErrors, isOptOutSender.errors, instancePath + "/sender");
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
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const isOptOutSender = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate62.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data) < 1){
validate62.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

export const isOptOutNumbers = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate63.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data.length < 1){
validate63.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isOptOutNumber(data[i0]))){
vErrors = childErrors(vErrors, isOptOutNumber.errors, instancePath + "/" + i0);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

export const isOptOutNumber = validate64;
const pattern14 = new RegExp("^(?:[0-9]{8,15}|\\+[1-9][0-9]{6,14})$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 16){
validate64.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
else {
if(!pattern14.test(data)){
validate64.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{8,15}|\\+[1-9][0-9]{6,14})$"}}];
return false;
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

export const isFormSaved = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(isFormReceipt(data.data))){
vErrors = childErrors(vErrors, isFormReceipt.errors, instancePath + "/data");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
let data3 = data.warnings;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data3)){
if(data3.length > 100){
validate65.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(isWarning(data3[i0]))){
vErrors = childErrors(vErrors, isWarning.errors, instancePath + "/warnings/" + i0);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}}];
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
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const isFormReceipt = validate66;

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.formId === undefined) && (missing0 = "formId")) || ((data.expired === undefined) && (missing0 = "expired"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formId !== undefined){
const _errs1 = errors;
if(!(isFormId(data.formId))){
vErrors = childErrors(vErrors, isFormId.errors, instancePath + "/formId");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expired !== undefined){
const _errs2 = errors;
if(!(isFormExpiry(data.expired))){
vErrors = childErrors(vErrors, isFormExpiry.errors, instancePath + "/expired");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const isFormExpiry = validate67;

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isTimestamp(data))){
vErrors = childErrors(vErrors, isTimestamp.errors, instancePath + "");
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}

export const isFileServiceType = validate68;
const pattern15 = new RegExp("^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk]|[Bb][Rr][Aa][Nn][Dd][Mm][Ee][Ss][Ss][Aa][Gg][Ee])$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 12){
validate68.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 12}}];
return false;
}
else {
if(!pattern15.test(data)){
validate68.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk]|[Bb][Rr][Aa][Nn][Dd][Mm][Ee][Ss][Ss][Aa][Gg][Ee])$"}}];
return false;
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

export const isFileUploaded = validate69;

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(isUploadedFile(data.data))){
vErrors = childErrors(vErrors, isUploadedFile.errors, instancePath + "/data");
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
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

export const isUploadedFile = validate70;
const pattern16 = new RegExp("^maapfile://", "u");
const formats4 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.fileKey === undefined) && (missing0 = "fileKey")) || ((data.expired === undefined) && (missing0 = "expired"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.fileKey !== undefined){
let data0 = data.fileKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 100){
validate70.errors = [{instancePath:instancePath+"/fileKey",schemaPath:"#/properties/fileKey/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/fileKey",schemaPath:"#/properties/fileKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media !== undefined){
let data1 = data.media;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate70.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern16.test(data1)){
validate70.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://"}}];
return false;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgUrl !== undefined){
let data2 = data.imgUrl;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 1000){
validate70.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!(formats4(data2))){
validate70.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expired !== undefined){
const _errs7 = errors;
if(!(isFileExpiry(data.expired))){
vErrors = childErrors(vErrors, isFileExpiry.errors, instancePath + "/expired");
errors = vErrors.length;
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
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

export const isFileExpiry = validate71;
const pattern17 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 19){
validate71.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 19}}];
return false;
}
else {
if(!pattern17.test(data)){
validate71.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"}}];
return false;
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

export const isReceiveReceipts_header_webhook_id = validate72;
const pattern18 = new RegExp("^[!-~]+$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate72.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern18.test(data)){
validate72.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}];
return false;
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

export const isReceiveReceipts_header_webhook_timestamp = validate73;
const pattern19 = new RegExp("^[0-9]{10}$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 10){
validate73.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(!pattern19.test(data)){
validate73.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}}];
return false;
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

export const isCarrierReference = validate74;

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 240){
validate74.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 240}}];
return false;
}
else {
if(func0(data) < 1){
validate74.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

export const isCarrierCode = validate75;

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 50){
validate75.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data) < 1){
validate75.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

export const isCarrierUserType = validate76;
const schema76 = {"type":"string","enum":["F","N"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "F") || (data === "N"))){
validate76.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema76.enum}}];
return false;
}
validate76.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "issueToken.200.header.RateLimit-Limit": isIssueToken_200_header_RateLimit_Limit,
    "issueToken.200.header.RateLimit-Remaining": isIssueToken_200_header_RateLimit_Remaining,
    "issueToken.200.header.RateLimit-Reset": isIssueToken_200_header_RateLimit_Reset,
    "issueToken.403.header.RateLimit-Limit": isIssueToken_403_header_RateLimit_Limit,
    "issueToken.403.header.RateLimit-Remaining": isIssueToken_403_header_RateLimit_Remaining,
    "issueToken.403.header.RateLimit-Reset": isIssueToken_403_header_RateLimit_Reset,
    "issueToken.200.header.X-Request-Id": isIssueToken_200_header_X_Request_Id,
    Refusal: isRefusal,
    ResultCode: isResultCode,
    ResultText: isResultText,
    Fault: isFault,
    "issueToken.429.header.Retry-After": isIssueToken_429_header_Retry_After,
    SuccessCode: isSuccessCode,
    SuccessText: isSuccessText,
    Timestamp: isTimestamp,
    ReportRecord: isReportRecord,
    MessageKey: isMessageKey,
    ServiceType: isServiceType,
    MessageType: isMessageType,
    ReportType: isReportType,
    ReportCode: isReportCode,
    Carrier: isCarrier,
    Success: isSuccess,
    "inquireReport.path.msgKey": isInquireReport_path_msgKey,
    ReportsFound: isReportsFound,
    InquiryRecord: isInquiryRecord,
    "sendAlimtalk.header.Idempotency-Key": isSendAlimtalk_header_Idempotency_Key,
    Ref: isRef,
    SendAt: isSendAt,
    Warnings: isWarnings,
    "sendAlimtalk.409.header.Retry-After": isSendAlimtalk_409_header_Retry_After,
    MessengerSenderKey: isMessengerSenderKey,
    AlimtalkMsgType: isAlimtalkMsgType,
    AlimtalkTemplateCode: isAlimtalkTemplateCode,
    AlimtalkPrice: isAlimtalkPrice,
    AlimtalkCurrencyType: isAlimtalkCurrencyType,
    DomesticNumber: isDomesticNumber,
    FallbackWithFrom: isFallbackWithFrom,
    FallbackType: isFallbackType,
    FallbackText: isFallbackText,
    FallbackRules: isFallbackRules,
    MmsTitle: isMmsTitle,
    FileKeys: isFileKeys,
    FileKey: isFileKey,
    OriginCid: isOriginCid,
    MessengerButtonsOnce: isMessengerButtonsOnce,
    SendAccepted: isSendAccepted,
    Warning: isWarning,
    ChannelFailure: isChannelFailure,
    FriendtalkAdFlag: isFriendtalkAdFlag,
    FriendtalkVideo: isFriendtalkVideo,
    FriendtalkAdult: isFriendtalkAdult,
    FriendtalkPushAlarm: isFriendtalkPushAlarm,
    FriendtalkGroupTagKey: isFriendtalkGroupTagKey,
    MessengerImageUrl: isMessengerImageUrl,
    InternationalNumber: isInternationalNumber,
    FormId: isFormId,
    SmsText: isSmsText,
    MmsText: isMmsText,
    OptOutRequest: isOptOutRequest,
    OptOutSender: isOptOutSender,
    OptOutNumbers: isOptOutNumbers,
    OptOutNumber: isOptOutNumber,
    FormSaved: isFormSaved,
    FormReceipt: isFormReceipt,
    FormExpiry: isFormExpiry,
    FileServiceType: isFileServiceType,
    FileUploaded: isFileUploaded,
    UploadedFile: isUploadedFile,
    FileExpiry: isFileExpiry,
    "receiveReceipts.header.webhook-id": isReceiveReceipts_header_webhook_id,
    "receiveReceipts.header.webhook-timestamp": isReceiveReceipts_header_webhook_timestamp,
    CarrierReference: isCarrierReference,
    CarrierCode: isCarrierCode,
    CarrierUserType: isCarrierUserType,
  },
  branches: {
    FallbackRules$$if1: isFallbackRules__if1,
    MessengerButtonsOnce$$if1: isMessengerButtonsOnce__if1,
  },
  schemas: "{\"issueToken.200.header.RateLimit-Limit\":{\"type\":\"integer\",\"minimum\":1},\"issueToken.200.header.RateLimit-Remaining\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.200.header.RateLimit-Reset\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.403.header.RateLimit-Limit\":{\"type\":\"integer\",\"minimum\":1},\"issueToken.403.header.RateLimit-Remaining\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.403.header.RateLimit-Reset\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.200.header.X-Request-Id\":{\"type\":\"string\",\"pattern\":\"^[0-9a-z-]+$\",\"maxLength\":40},\"Refusal\":{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/ResultCode\"},\"result\":{\"$ref\":\"#/$defs/ResultText\"},\"errors\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Fault\"}}}},\"ResultCode\":{\"type\":\"string\",\"pattern\":\"^A[0-9]{3}$\",\"maxLength\":4},\"ResultText\":{\"type\":\"string\",\"maxLength\":200},\"Fault\":{\"type\":\"object\",\"required\":[\"pointer\",\"code\",\"message\"],\"properties\":{\"pointer\":{\"type\":\"string\",\"maxLength\":1000},\"code\":{\"$ref\":\"#/$defs/ResultCode\"},\"message\":{\"type\":\"string\",\"maxLength\":1000}}},\"issueToken.429.header.Retry-After\":{\"type\":\"integer\",\"minimum\":1},\"SuccessCode\":{\"type\":\"string\",\"const\":\"A000\"},\"SuccessText\":{\"type\":\"string\",\"const\":\"Success\"},\"Timestamp\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$\",\"maxLength\":25},\"ReportRecord\":{\"type\":\"object\",\"required\":[\"msgKey\",\"serviceType\",\"reportTime\",\"reportType\",\"reportCode\"],\"properties\":{\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"sendTime\":{\"$ref\":\"#/$defs/Timestamp\"},\"reportTime\":{\"$ref\":\"#/$defs/Timestamp\"},\"reportType\":{\"$ref\":\"#/$defs/ReportType\"},\"reportCode\":{\"$ref\":\"#/$defs/ReportCode\"},\"reportText\":{\"type\":\"string\",\"maxLength\":200},\"carrier\":{\"$ref\":\"#/$defs/Carrier\"},\"resCnt\":{\"type\":\"string\",\"pattern\":\"^[1-5]$\",\"maxLength\":1},\"ref\":{\"type\":\"string\",\"maxLength\":200}}},\"MessageKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"x-message\":\"must be a message key\",\"maxLength\":64},\"ServiceType\":{\"type\":\"string\",\"enum\":[\"SMS\",\"MMS\",\"RCS\",\"INTERNATIONAL\",\"ALIMTALK\",\"FRIENDTALK\",\"BRANDMESSAGE\"]},\"MessageType\":{\"type\":\"string\",\"enum\":[\"SM\",\"LM\",\"MM\",\"RS\",\"RL\",\"RM\",\"RF\",\"RD\",\"RC\",\"RI\",\"IM\",\"AT\",\"AI\",\"FT\",\"FI\",\"FW\",\"FL\",\"FC\",\"FM\",\"FA\",\"FP\"]},\"ReportType\":{\"type\":\"string\",\"enum\":[\"0\",\"1\"]},\"ReportCode\":{\"type\":\"string\",\"pattern\":\"^[0-9]{5}$\",\"maxLength\":5},\"Carrier\":{\"type\":\"string\",\"enum\":[\"10001\",\"10002\",\"10003\",\"10008\",\"10000\"]},\"Success\":{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"}}},\"inquireReport.path.msgKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"maxLength\":64,\"x-code\":\"A820\"},\"ReportsFound\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"type\":\"object\",\"required\":[\"report\"],\"properties\":{\"report\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/InquiryRecord\"}}}},\"sendAt\":{\"$ref\":\"#/$defs/Timestamp\"}}},\"InquiryRecord\":{\"allOf\":[{\"$ref\":\"#/$defs/ReportRecord\"},{\"type\":\"object\",\"properties\":{\"userType\":{\"type\":\"string\",\"enum\":[\"F\",\"N\"]}}}]},\"sendAlimtalk.header.Idempotency-Key\":{\"type\":\"string\",\"maxLength\":200,\"pattern\":\"^[ -~]+$\",\"x-message\":\"must be 1 to 200 printable characters\",\"x-code\":\"A308\"},\"Ref\":{\"type\":\"string\",\"maxLength\":200,\"x-code\":\"A305\"},\"SendAt\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$\",\"maxLength\":29,\"x-message\":\"must be a time with its offset from UTC, such as 2026-01-31T09:00:00+09:00\",\"x-code\":\"A330\"},\"Warnings\":{\"type\":\"array\",\"maxItems\":100,\"items\":{\"$ref\":\"#/$defs/Warning\"}},\"sendAlimtalk.409.header.Retry-After\":{\"type\":\"integer\",\"minimum\":1},\"MessengerSenderKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A502\"},\"AlimtalkMsgType\":{\"type\":\"string\",\"enum\":[\"AT\",\"AI\"],\"maxLength\":2,\"x-code\":\"A523\"},\"AlimtalkTemplateCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A505\"},\"AlimtalkPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":999999999999.99,\"x-code\":\"A559\"},\"AlimtalkCurrencyType\":{\"type\":\"string\",\"enum\":[\"KRW\",\"USD\",\"EUR\"],\"maxLength\":3,\"x-code\":\"A559\"},\"DomesticNumber\":{\"type\":\"string\",\"pattern\":\"^[0-9]{8,15}$\",\"x-message\":\"must be 8 to 15 digits\",\"maxLength\":15},\"FallbackWithFrom\":{\"type\":\"object\",\"required\":[\"type\",\"text\",\"from\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"$ref\":\"#/$defs/FallbackType\"},\"text\":{\"$ref\":\"#/$defs/FallbackText\"},\"title\":{\"$ref\":\"#/$defs/MmsTitle\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A317\"}},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"}},\"allOf\":[{\"$ref\":\"#/$defs/FallbackRules\"}]},\"FallbackType\":{\"type\":\"string\",\"enum\":[\"SMS\",\"MMS\"],\"maxLength\":3,\"x-code\":\"A312\"},\"FallbackText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000,\"x-max-bytes\":2000,\"x-cp949\":true,\"x-code\":{\"default\":\"A314\",\"maxLength\":\"A329\",\"x-max-bytes\":\"A329\"}},\"FallbackRules\":{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/FallbackRules$$if1\"},\"then\":{\"properties\":{\"fileKey\":{\"maxItems\":0,\"x-code\":\"A217\",\"x-message\":{\"maxItems\":\"must be left out: only a fallback of the type MMS has images\"}}}}},\"FallbackRules$$if1\":{\"required\":[\"type\"],\"properties\":{\"type\":{\"const\":\"SMS\"}}},\"MmsTitle\":{\"type\":\"string\",\"maxLength\":40,\"x-max-bytes\":40,\"x-cp949\":true,\"x-code\":{\"x-cp949\":\"A303\"}},\"FileKeys\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"$ref\":\"#/$defs/FileKey\"}},\"FileKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"x-message\":\"must be a file key\",\"maxLength\":100,\"x-code\":\"A217\"},\"OriginCid\":{\"type\":\"string\",\"pattern\":\"^[0-9]{9}$\",\"x-message\":\"must be 9 digits\",\"maxLength\":9},\"MessengerButtonsOnce\":{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/MessengerButtonsOnce$$if1\"},\"then\":{\"properties\":{\"button\":{\"not\":true,\"x-code\":\"A503\",\"x-message\":\"must be left out: the buttons stand in attachment.button\"}}}},\"MessengerButtonsOnce$$if1\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"button\"]}}},\"SendAccepted\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"msgKey\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"ref\":{\"type\":\"string\",\"maxLength\":200},\"warnings\":{\"$ref\":\"#/$defs/Warnings\"}}},\"Warning\":{\"type\":\"object\",\"required\":[\"pointer\",\"message\"],\"properties\":{\"pointer\":{\"type\":\"string\",\"maxLength\":1000},\"message\":{\"type\":\"string\",\"maxLength\":1000},\"failure\":{\"$ref\":\"#/$defs/ChannelFailure\"}}},\"ChannelFailure\":{\"type\":\"object\",\"required\":[\"channel\",\"reportCode\",\"reportText\",\"meaning\",\"advice\",\"percent\",\"reports\",\"since\"],\"properties\":{\"channel\":{\"type\":\"string\",\"maxLength\":20},\"reportCode\":{\"$ref\":\"#/$defs/ReportCode\"},\"reportText\":{\"type\":\"string\",\"maxLength\":200},\"meaning\":{\"type\":\"string\",\"maxLength\":500},\"advice\":{\"type\":\"string\",\"maxLength\":500},\"percent\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":100},\"reports\":{\"type\":\"integer\",\"minimum\":0},\"since\":{\"$ref\":\"#/$defs/Timestamp\"}}},\"FriendtalkAdFlag\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1,\"x-code\":\"A506\"},\"FriendtalkVideo\":{\"type\":\"object\",\"required\":[\"videoUrl\"],\"additionalProperties\":false,\"properties\":{\"videoUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000},\"thumbnailUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000}}},\"FriendtalkAdult\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1},\"FriendtalkPushAlarm\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1},\"FriendtalkGroupTagKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40},\"MessengerImageUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000},\"InternationalNumber\":{\"type\":\"string\",\"pattern\":\"^\\\\+[1-9][0-9]{6,14}$\",\"x-message\":\"must begin with + and the country code, and have 7 to 15 digits after the plus sign\",\"maxLength\":16},\"FormId\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"x-message\":\"must be the id of a form\",\"maxLength\":64,\"x-code\":\"A250\"},\"SmsText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":90,\"x-max-bytes\":90,\"x-cp949\":true,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}},\"MmsText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000,\"x-max-bytes\":2000,\"x-cp949\":true,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}},\"OptOutRequest\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"numbers\"],\"properties\":{\"numbers\":{\"$ref\":\"#/$defs/OptOutNumbers\"},\"sender\":{\"$ref\":\"#/$defs/OptOutSender\"}}},\"OptOutSender\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40,\"x-code\":\"A302\"},\"OptOutNumbers\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":1000,\"x-code\":\"A306\",\"items\":{\"$ref\":\"#/$defs/OptOutNumber\"}},\"OptOutNumber\":{\"type\":\"string\",\"pattern\":\"^(?:[0-9]{8,15}|\\\\+[1-9][0-9]{6,14})$\",\"x-message\":\"must be 8 to 15 digits, or + and the country code with 7 to 15 digits\",\"maxLength\":16,\"x-code\":\"A306\"},\"FormSaved\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/FormReceipt\"},\"warnings\":{\"type\":\"array\",\"maxItems\":100,\"items\":{\"$ref\":\"#/$defs/Warning\"}}}},\"FormReceipt\":{\"type\":\"object\",\"required\":[\"formId\",\"expired\"],\"properties\":{\"formId\":{\"$ref\":\"#/$defs/FormId\"},\"expired\":{\"$ref\":\"#/$defs/FormExpiry\"}}},\"FormExpiry\":{\"$ref\":\"#/$defs/Timestamp\"},\"FileServiceType\":{\"type\":\"string\",\"pattern\":\"^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk]|[Bb][Rr][Aa][Nn][Dd][Mm][Ee][Ss][Ss][Aa][Gg][Ee])$\",\"x-message\":\"must be MMS, RCS, FRIENDTALK or BRANDMESSAGE\",\"maxLength\":12,\"x-code\":\"A219\"},\"FileUploaded\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/UploadedFile\"}}},\"UploadedFile\":{\"type\":\"object\",\"required\":[\"fileKey\",\"expired\"],\"properties\":{\"fileKey\":{\"type\":\"string\",\"maxLength\":100},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://\",\"maxLength\":200},\"imgUrl\":{\"type\":\"string\",\"format\":\"uri\",\"maxLength\":1000},\"expired\":{\"$ref\":\"#/$defs/FileExpiry\"}}},\"FileExpiry\":{\"type\":\"string\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$\",\"maxLength\":19},\"receiveReceipts.header.webhook-id\":{\"type\":\"string\",\"pattern\":\"^[!-~]+$\",\"maxLength\":100,\"x-code\":\"A002\"},\"receiveReceipts.header.webhook-timestamp\":{\"type\":\"string\",\"pattern\":\"^[0-9]{10}$\",\"maxLength\":10,\"x-code\":\"A002\"},\"CarrierReference\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":240},\"CarrierCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50},\"CarrierUserType\":{\"type\":\"string\",\"enum\":[\"F\",\"N\"]}}",
  uses: [],
});
