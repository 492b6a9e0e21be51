// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isIssueToken_200_header_RateLimit_Limit = validate20;
const schema31 = {"type":"integer","minimum":1};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate20.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isIssueToken_200_header_RateLimit_Remaining = validate21;
const schema32 = {"type":"integer","minimum":0};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate21.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isIssueToken_200_header_RateLimit_Reset = validate22;
const schema33 = {"type":"integer","minimum":0};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate22.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isIssueToken_403_header_RateLimit_Limit = validate23;
const schema34 = {"type":"integer","minimum":1};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate23.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isIssueToken_403_header_RateLimit_Remaining = validate24;
const schema35 = {"type":"integer","minimum":0};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate24.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isIssueToken_403_header_RateLimit_Reset = validate25;
const schema36 = {"type":"integer","minimum":0};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate25.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const isIssueToken_200_header_X_Request_Id = validate26;
const schema37 = {"type":"string","pattern":"^[0-9a-z-]+$","maxLength":40};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[0-9a-z-]+$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 40){
validate26.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!pattern4.test(data)){
validate26.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-z-]+$"}}];
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

export const isRefusal = validate27;
const schema38 = {"type":"object","required":["code","result"],"properties":{"code":{"x-call":"isResultCode"},"result":{"x-call":"isResultText"},"errors":{"type":"array","items":{"x-call":"isFault"}}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate27.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const isResultCode = validate28;
const schema39 = {"type":"string","pattern":"^A[0-9]{3}$","maxLength":4};
const pattern5 = new RegExp("^A[0-9]{3}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 4){
validate28.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4}}];
return false;
}
else {
if(!pattern5.test(data)){
validate28.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^A[0-9]{3}$"}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isResultText = validate29;
const schema40 = {"type":"string","maxLength":200};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate29.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const isFault = validate30;
const schema41 = {"type":"object","required":["pointer","code","message"],"properties":{"pointer":{"type":"string","maxLength":1000},"code":{"x-call":"isResultCode"},"message":{"type":"string","maxLength":1000}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pointer === undefined) && (missing0 = "pointer")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pointer !== undefined){
let data0 = data.pointer;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 1000){
validate30.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}}];
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
validate30.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const isIssueToken_429_header_Retry_After = validate31;
const schema42 = {"type":"integer","minimum":1};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate31.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const isSuccessCode = validate32;
const schema43 = {"type":"string","const":"A000"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("A000" !== data){
validate32.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "A000"}}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}

export const isSuccessText = validate33;
const schema44 = {"type":"string","const":"Success"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("Success" !== data){
validate33.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "Success"}}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}

export const isTimestamp = validate34;
const schema45 = {"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$","maxLength":25};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern6 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 25){
validate34.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 25}}];
return false;
}
else {
if(!pattern6.test(data)){
validate34.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$"}}];
return false;
}
else {
if(!(formats0.validate(data))){
validate34.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate34.errors = vErrors;
return errors === 0;
}

export const isReportRecord = validate35;
const schema46 = {"type":"object","required":["msgKey","serviceType","reportTime","reportType","reportCode"],"properties":{"msgKey":{"x-call":"isMessageKey"},"serviceType":{"x-call":"isServiceType"},"msgType":{"x-call":"isMessageType"},"sendTime":{"x-call":"isTimestamp"},"reportTime":{"x-call":"isTimestamp"},"reportType":{"x-call":"isReportType"},"reportCode":{"x-call":"isReportCode"},"reportText":{"type":"string","maxLength":200},"carrier":{"x-call":"isCarrier"},"resCnt":{"type":"string","pattern":"^[1-5]$","maxLength":1},"ref":{"type":"string","maxLength":200}}};
const pattern7 = new RegExp("^[1-5]$", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.msgKey === undefined) && (missing0 = "msgKey")) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.reportTime === undefined) && (missing0 = "reportTime"))) || ((data.reportType === undefined) && (missing0 = "reportType"))) || ((data.reportCode === undefined) && (missing0 = "reportCode"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(func1(data7) > 200){
validate35.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data9) > 1){
validate35.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern7.test(data9)){
validate35.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/pattern",keyword:"pattern",params:{pattern: "^[1-5]$"}}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data10) > 200){
validate35.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

export const isMessageKey = validate36;
const schema47 = {"type":"string","pattern":"^[A-Za-z0-9._~-]+$","x-message":"must be a message key","maxLength":64};
const pattern8 = new RegExp("^[A-Za-z0-9._~-]+$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate36.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!pattern8.test(data)){
validate36.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"}}];
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

export const isServiceType = validate37;
const schema48 = {"type":"string","enum":["SMS","MMS","RCS","INTERNATIONAL","ALIMTALK","FRIENDTALK","BRANDMESSAGE"]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data === "SMS") || (data === "MMS")) || (data === "RCS")) || (data === "INTERNATIONAL")) || (data === "ALIMTALK")) || (data === "FRIENDTALK")) || (data === "BRANDMESSAGE"))){
validate37.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema48.enum}}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}

export const isMessageType = validate38;
const schema49 = {"type":"string","enum":["SM","LM","MM","RS","RL","RM","RF","RD","RC","RI","IM","AT","AI","FT","FI","FW","FL","FC","FM","FA","FP"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((data === "SM") || (data === "LM")) || (data === "MM")) || (data === "RS")) || (data === "RL")) || (data === "RM")) || (data === "RF")) || (data === "RD")) || (data === "RC")) || (data === "RI")) || (data === "IM")) || (data === "AT")) || (data === "AI")) || (data === "FT")) || (data === "FI")) || (data === "FW")) || (data === "FL")) || (data === "FC")) || (data === "FM")) || (data === "FA")) || (data === "FP"))){
validate38.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema49.enum}}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}

export const isReportType = validate39;
const schema50 = {"type":"string","enum":["0","1"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "0") || (data === "1"))){
validate39.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema50.enum}}];
return false;
}
validate39.errors = vErrors;
return errors === 0;
}

export const isReportCode = validate40;
const schema51 = {"type":"string","pattern":"^[0-9]{5}$","maxLength":5};
const pattern9 = new RegExp("^[0-9]{5}$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 5){
validate40.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 5}}];
return false;
}
else {
if(!pattern9.test(data)){
validate40.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}}];
return false;
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const isCarrier = validate41;
const schema52 = {"type":"string","enum":["10001","10002","10003","10008","10000"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data === "10001") || (data === "10002")) || (data === "10003")) || (data === "10008")) || (data === "10000"))){
validate41.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema52.enum}}];
return false;
}
validate41.errors = vErrors;
return errors === 0;
}

export const isSuccess = validate42;
const schema53 = {"type":"object","required":["code","result"],"properties":{"code":{"x-call":"isSuccessCode"},"result":{"x-call":"isSuccessText"}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const isInquireReport_path_msgKey = validate43;
const schema54 = {"type":"string","pattern":"^[A-Za-z0-9._~-]+$","maxLength":64,"x-code":"A820"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate43.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!pattern8.test(data)){
validate43.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"}}];
return false;
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const isSendAlimtalk_header_Idempotency_Key = validate44;
const schema55 = {"type":"string","maxLength":200,"pattern":"^[ -~]+$","x-message":"must be 1 to 200 printable characters","x-code":"A308"};
const pattern11 = new RegExp("^[ -~]+$", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate44.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern11.test(data)){
validate44.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[ -~]+$"}}];
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

export const isRef = validate45;
const schema56 = {"type":"string","maxLength":200,"x-code":"A305"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate45.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
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

export const isSendAt = validate46;
const schema57 = {"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$","maxLength":29,"x-message":"must be a time with its offset from UTC, such as 2026-01-31T09:00:00+09:00","x-code":"A330"};
const pattern12 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 29){
validate46.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 29}}];
return false;
}
else {
if(!pattern12.test(data)){
validate46.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$"}}];
return false;
}
else {
if(!(formats0.validate(data))){
validate46.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate46.errors = vErrors;
return errors === 0;
}

export const isWarnings = validate47;
const schema58 = {"type":"array","maxItems":100,"items":{"x-call":"isWarning"}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate47.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const isSendAlimtalk_409_header_Retry_After = validate48;
const schema59 = {"type":"integer","minimum":1};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate48.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const isMessengerSenderKey = validate49;
const schema60 = {"type":"string","minLength":1,"maxLength":100,"x-code":"A502"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate49.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data) < 1){
validate49.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const isAlimtalkMsgType = validate50;
const schema61 = {"type":"string","enum":["AT","AI"],"maxLength":2,"x-code":"A523"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "AT") || (data === "AI"))){
validate50.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema61.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2){
validate50.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

export const isAlimtalkTemplateCode = validate51;
const schema62 = {"type":"string","minLength":1,"maxLength":30,"x-code":"A505"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 30){
validate51.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func1(data) < 1){
validate51.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
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

export const isAlimtalkPrice = validate52;
const schema63 = {"type":"number","minimum":0,"maximum":999999999999.99,"x-code":"A559"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 999999999999.99 || isNaN(data)){
validate52.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate52.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

export const isAlimtalkCurrencyType = validate53;
const schema64 = {"type":"string","enum":["KRW","USD","EUR"],"maxLength":3,"x-code":"A559"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "KRW") || (data === "USD")) || (data === "EUR"))){
validate53.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema64.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 3){
validate53.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3}}];
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

export const isDomesticNumber = validate54;
const schema65 = {"type":"string","pattern":"^[0-9]{8,15}$","x-message":"must be 8 to 15 digits","maxLength":15};
const pattern13 = new RegExp("^[0-9]{8,15}$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 15){
validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 15}}];
return false;
}
else {
if(!pattern13.test(data)){
validate54.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8,15}$"}}];
return false;
}
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

export const isFallbackWithFrom = validate55;
const schema66 = {"type":"object","required":["type","text","from"],"additionalProperties":false,"properties":{"type":{"x-call":"isFallbackType"},"text":{"x-call":"isFallbackText"},"title":{"x-call":"isMmsTitle"},"fileKey":{"x-code":{"default":"A217","maxItems":"A317"},"x-call":"isFileKeys"},"originCID":{"x-call":"isOriginCid"},"from":{"x-code":"A302","x-call":"isDomesticNumber"}},"allOf":[{"x-call":"isFallbackRules"}]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "text")) || (key0 === "title")) || (key0 === "fileKey")) || (key0 === "originCID")) || (key0 === "from"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const isFallbackType = validate56;
const schema67 = {"type":"string","enum":["SMS","MMS"],"maxLength":3,"x-code":"A312"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "SMS") || (data === "MMS"))){
validate56.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema67.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 3){
validate56.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3}}];
return false;
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

export const isFallbackText = validate57;
const schema68 = {"type":"string","minLength":1,"maxLength":2000,"x-max-bytes":2000,"x-cp949":true,"x-code":{"default":"A314","maxLength":"A329","x-max-bytes":"A329"}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2000){
validate57.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func1(data) < 1){
validate57.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate57.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 2000)){
validate57.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
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

export const isFallbackRules = validate58;
const schema69 = {"x-across-fields":true,"if":{"required":["type"],"properties":{"type":{"const":"SMS"}}},"then":{"properties":{"fileKey":{"maxItems":0,"x-code":"A217","x-message":{"maxItems":"must be left out: only a fallback of the type MMS has images"}}}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate58.errors = [{instancePath:instancePath+"/fileKey",schemaPath:"#/then/properties/fileKey/maxItems",keyword:"maxItems",params:{limit: 0}}];
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
validate58.errors = vErrors;
return false;
}
validate58.errors = vErrors;
return errors === 0;
}

export const isMmsTitle = validate59;
const schema70 = {"type":"string","maxLength":40,"x-max-bytes":40,"x-cp949":true,"x-code":{"x-cp949":"A303"}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 40){
validate59.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate59.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 40)){
validate59.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
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

export const isFileKeys = validate60;
const schema71 = {"type":"array","maxItems":3,"items":{"x-call":"isFileKey"}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate60.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
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
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const isFileKey = validate61;
const schema72 = {"type":"string","pattern":"^[A-Za-z0-9._~-]+$","x-message":"must be a file key","maxLength":100,"x-code":"A217"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate61.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern8.test(data)){
validate61.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"}}];
return false;
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const isOriginCid = validate62;
const schema73 = {"type":"string","pattern":"^[0-9]{9}$","x-message":"must be 9 digits","maxLength":9};
const pattern15 = new RegExp("^[0-9]{9}$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 9){
validate62.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 9}}];
return false;
}
else {
if(!pattern15.test(data)){
validate62.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{9}$"}}];
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

export const isMessengerButtonsOnce = validate63;
const schema74 = {"x-across-fields":true,"if":{"required":["attachment"],"properties":{"attachment":{"type":"object","required":["button"]}}},"then":{"properties":{"button":{"not":{},"x-code":"A503","x-message":"must be left out: the buttons stand in attachment.button"}}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate63.errors = [{instancePath:instancePath+"/button",schemaPath:"#/then/properties/button/not",keyword:"not",params:{}}];
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
validate63.errors = vErrors;
return false;
}
validate63.errors = vErrors;
return errors === 0;
}

export const isSendAccepted = validate64;
const schema75 = {"type":"object","required":["code","result","msgKey"],"properties":{"code":{"x-call":"isSuccessCode"},"result":{"x-call":"isSuccessText"},"msgKey":{"x-call":"isMessageKey"},"ref":{"type":"string","maxLength":200},"warnings":{"x-call":"isWarnings"}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.msgKey === undefined) && (missing0 = "msgKey"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(func1(data3) > 200){
validate64.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
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
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

export const isWarning = validate65;
const schema76 = {"type":"object","required":["pointer","message"],"properties":{"pointer":{"type":"string","maxLength":1000},"message":{"type":"string","maxLength":1000}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pointer === undefined) && (missing0 = "pointer")) || ((data.message === undefined) && (missing0 = "message"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pointer !== undefined){
let data0 = data.pointer;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 1000){
validate65.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data1) > 1000){
validate65.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
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
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const isFriendtalkAdFlag = validate66;
const schema77 = {"type":"string","enum":["Y","N"],"maxLength":1,"x-code":"A506"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Y") || (data === "N"))){
validate66.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema77.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1){
validate66.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const isFriendtalkVideo = validate67;
const schema78 = {"type":"object","required":["videoUrl"],"additionalProperties":false,"properties":{"videoUrl":{"type":"string","minLength":1,"maxLength":1000},"thumbnailUrl":{"type":"string","minLength":1,"maxLength":1000}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.videoUrl === undefined) && (missing0 = "videoUrl")){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "videoUrl") || (key0 === "thumbnailUrl"))){
validate67.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func1(data0) > 1000){
validate67.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data0) < 1){
validate67.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data1) > 1000){
validate67.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate67.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"}}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const isFriendtalkAdult = validate68;
const schema79 = {"type":"string","enum":["Y","N"],"maxLength":1};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Y") || (data === "N"))){
validate68.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema79.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1){
validate68.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
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

export const isFriendtalkPushAlarm = validate69;
const schema80 = {"type":"string","enum":["Y","N"],"maxLength":1};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Y") || (data === "N"))){
validate69.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema80.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1){
validate69.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

export const isFriendtalkGroupTagKey = validate70;
const schema81 = {"type":"string","minLength":1,"maxLength":40};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 40){
validate70.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func1(data) < 1){
validate70.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

export const isMessengerImageUrl = validate71;
const schema82 = {"type":"string","minLength":1,"maxLength":1000};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1000){
validate71.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data) < 1){
validate71.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
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

export const isInternationalNumber = validate72;
const schema83 = {"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$","x-message":"must begin with + and the country code, and have 7 to 15 digits after the plus sign","maxLength":16};
const pattern16 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 16){
validate72.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
else {
if(!pattern16.test(data)){
validate72.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"}}];
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

export const isFormId = validate73;
const schema84 = {"type":"string","pattern":"^[A-Za-z0-9._~-]+$","x-message":"must be the id of a form","maxLength":64,"x-code":"A250"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate73.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!pattern8.test(data)){
validate73.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"}}];
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

export const isSmsText = validate74;
const schema85 = {"type":"string","minLength":1,"maxLength":90,"x-max-bytes":90,"x-cp949":true,"x-code":{"default":"A303","maxLength":"A328","x-max-bytes":"A328"}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 90){
validate74.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
else {
if(func1(data) < 1){
validate74.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate74.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 90)){
validate74.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
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

export const isMmsText = validate75;
const schema86 = {"type":"string","minLength":1,"maxLength":2000,"x-max-bytes":2000,"x-cp949":true,"x-code":{"default":"A303","maxLength":"A328","x-max-bytes":"A328"}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2000){
validate75.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func1(data) < 1){
validate75.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate75.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 2000)){
validate75.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
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

export const isFormSaved = validate76;
const schema87 = {"type":"object","required":["code","result","data"],"properties":{"code":{"x-call":"isSuccessCode"},"result":{"x-call":"isSuccessText"},"data":{"x-call":"isFormReceipt"},"warnings":{"type":"array","maxItems":100,"items":{"x-call":"isWarning"}}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate76.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate76.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}}];
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

export const isFormReceipt = validate77;
const schema88 = {"type":"object","required":["formId","expired"],"properties":{"formId":{"x-call":"isFormId"},"expired":{"x-call":"isFormExpiry"}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.formId === undefined) && (missing0 = "formId")) || ((data.expired === undefined) && (missing0 = "expired"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

export const isFormExpiry = validate78;
const schema89 = {"x-call":"isTimestamp"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isTimestamp(data))){
vErrors = childErrors(vErrors, isTimestamp.errors, instancePath + "");
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}

export const isUploadFile_path_serviceType = validate79;
const schema90 = {"type":"string","pattern":"^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk]|[Bb][Rr][Aa][Nn][Dd][Mm][Ee][Ss][Ss][Aa][Gg][Ee])$","x-message":"must be MMS, RCS, FRIENDTALK or BRANDMESSAGE","maxLength":12,"x-code":"A219"};
const pattern18 = new RegExp("^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk]|[Bb][Rr][Aa][Nn][Dd][Mm][Ee][Ss][Ss][Aa][Gg][Ee])$", "u");

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 12){
validate79.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 12}}];
return false;
}
else {
if(!pattern18.test(data)){
validate79.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk]|[Bb][Rr][Aa][Nn][Dd][Mm][Ee][Ss][Ss][Aa][Gg][Ee])$"}}];
return false;
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

export const isFileUploaded = validate80;
const schema91 = {"type":"object","required":["code","result","data"],"properties":{"code":{"x-call":"isSuccessCode"},"result":{"x-call":"isSuccessText"},"data":{"x-call":"isUploadedFile"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

export const isUploadedFile = validate81;
const schema92 = {"type":"object","required":["fileKey","expired"],"properties":{"fileKey":{"type":"string","maxLength":100},"media":{"type":"string","pattern":"^maapfile://","maxLength":200},"imgUrl":{"type":"string","format":"uri","maxLength":1000},"expired":{"x-call":"isFileExpiry"}}};
const pattern19 = new RegExp("^maapfile://", "u");
const formats4 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.fileKey === undefined) && (missing0 = "fileKey")) || ((data.expired === undefined) && (missing0 = "expired"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.fileKey !== undefined){
let data0 = data.fileKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate81.errors = [{instancePath:instancePath+"/fileKey",schemaPath:"#/properties/fileKey/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/fileKey",schemaPath:"#/properties/fileKey/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data1) > 200){
validate81.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern19.test(data1)){
validate81.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://"}}];
return false;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data2) > 1000){
validate81.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!(formats4(data2))){
validate81.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/type",keyword:"type",params:{type: "string"}}];
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
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

export const isFileExpiry = validate82;
const schema93 = {"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","maxLength":19};
const pattern20 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 19){
validate82.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 19}}];
return false;
}
else {
if(!pattern20.test(data)){
validate82.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"}}];
return false;
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

export const isReceiveReceipts_header_webhook_id = validate83;
const schema94 = {"type":"string","pattern":"^[!-~]+$","maxLength":100,"x-code":"A002"};
const pattern21 = new RegExp("^[!-~]+$", "u");

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate83.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern21.test(data)){
validate83.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}];
return false;
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

export const isReceiveReceipts_header_webhook_timestamp = validate84;
const schema95 = {"type":"string","pattern":"^[0-9]{10}$","maxLength":10,"x-code":"A002"};
const pattern22 = new RegExp("^[0-9]{10}$", "u");

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10){
validate84.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(!pattern22.test(data)){
validate84.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}}];
return false;
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

export const isCarrierReference = validate85;
const schema96 = {"type":"string","minLength":1,"maxLength":240};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 240){
validate85.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 240}}];
return false;
}
else {
if(func1(data) < 1){
validate85.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

export const isCarrierCode = validate86;
const schema97 = {"type":"string","minLength":1,"maxLength":50};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 50){
validate86.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func1(data) < 1){
validate86.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

export const isCarrierUserType = validate87;
const schema98 = {"type":"string","enum":["F","N"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "F") || (data === "N"))){
validate87.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema98.enum}}];
return false;
}
validate87.errors = vErrors;
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
    FormSaved: isFormSaved,
    FormReceipt: isFormReceipt,
    FormExpiry: isFormExpiry,
    "uploadFile.path.serviceType": isUploadFile_path_serviceType,
    FileUploaded: isFileUploaded,
    UploadedFile: isUploadedFile,
    FileExpiry: isFileExpiry,
    "receiveReceipts.header.webhook-id": isReceiveReceipts_header_webhook_id,
    "receiveReceipts.header.webhook-timestamp": isReceiveReceipts_header_webhook_timestamp,
    CarrierReference: isCarrierReference,
    CarrierCode: isCarrierCode,
    CarrierUserType: isCarrierUserType,
  },
  schemas: "{\"issueToken.200.header.RateLimit-Limit\":{\"type\":\"integer\",\"minimum\":1},\"issueToken.200.header.RateLimit-Remaining\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.200.header.RateLimit-Reset\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.403.header.RateLimit-Limit\":{\"type\":\"integer\",\"minimum\":1},\"issueToken.403.header.RateLimit-Remaining\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.403.header.RateLimit-Reset\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.200.header.X-Request-Id\":{\"type\":\"string\",\"pattern\":\"^[0-9a-z-]+$\",\"maxLength\":40},\"Refusal\":{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/ResultCode\"},\"result\":{\"$ref\":\"#/$defs/ResultText\"},\"errors\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Fault\"}}}},\"ResultCode\":{\"type\":\"string\",\"pattern\":\"^A[0-9]{3}$\",\"maxLength\":4},\"ResultText\":{\"type\":\"string\",\"maxLength\":200},\"Fault\":{\"type\":\"object\",\"required\":[\"pointer\",\"code\",\"message\"],\"properties\":{\"pointer\":{\"type\":\"string\",\"maxLength\":1000},\"code\":{\"$ref\":\"#/$defs/ResultCode\"},\"message\":{\"type\":\"string\",\"maxLength\":1000}}},\"issueToken.429.header.Retry-After\":{\"type\":\"integer\",\"minimum\":1},\"SuccessCode\":{\"type\":\"string\",\"const\":\"A000\"},\"SuccessText\":{\"type\":\"string\",\"const\":\"Success\"},\"Timestamp\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$\",\"maxLength\":25},\"ReportRecord\":{\"type\":\"object\",\"required\":[\"msgKey\",\"serviceType\",\"reportTime\",\"reportType\",\"reportCode\"],\"properties\":{\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"sendTime\":{\"$ref\":\"#/$defs/Timestamp\"},\"reportTime\":{\"$ref\":\"#/$defs/Timestamp\"},\"reportType\":{\"$ref\":\"#/$defs/ReportType\"},\"reportCode\":{\"$ref\":\"#/$defs/ReportCode\"},\"reportText\":{\"type\":\"string\",\"maxLength\":200},\"carrier\":{\"$ref\":\"#/$defs/Carrier\"},\"resCnt\":{\"type\":\"string\",\"pattern\":\"^[1-5]$\",\"maxLength\":1},\"ref\":{\"type\":\"string\",\"maxLength\":200}}},\"MessageKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"x-message\":\"must be a message key\",\"maxLength\":64},\"ServiceType\":{\"type\":\"string\",\"enum\":[\"SMS\",\"MMS\",\"RCS\",\"INTERNATIONAL\",\"ALIMTALK\",\"FRIENDTALK\",\"BRANDMESSAGE\"]},\"MessageType\":{\"type\":\"string\",\"enum\":[\"SM\",\"LM\",\"MM\",\"RS\",\"RL\",\"RM\",\"RF\",\"RD\",\"RC\",\"RI\",\"IM\",\"AT\",\"AI\",\"FT\",\"FI\",\"FW\",\"FL\",\"FC\",\"FM\",\"FA\",\"FP\"]},\"ReportType\":{\"type\":\"string\",\"enum\":[\"0\",\"1\"]},\"ReportCode\":{\"type\":\"string\",\"pattern\":\"^[0-9]{5}$\",\"maxLength\":5},\"Carrier\":{\"type\":\"string\",\"enum\":[\"10001\",\"10002\",\"10003\",\"10008\",\"10000\"]},\"Success\":{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"}}},\"inquireReport.path.msgKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"maxLength\":64,\"x-code\":\"A820\"},\"sendAlimtalk.header.Idempotency-Key\":{\"type\":\"string\",\"maxLength\":200,\"pattern\":\"^[ -~]+$\",\"x-message\":\"must be 1 to 200 printable characters\",\"x-code\":\"A308\"},\"Ref\":{\"type\":\"string\",\"maxLength\":200,\"x-code\":\"A305\"},\"SendAt\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$\",\"maxLength\":29,\"x-message\":\"must be a time with its offset from UTC, such as 2026-01-31T09:00:00+09:00\",\"x-code\":\"A330\"},\"Warnings\":{\"type\":\"array\",\"maxItems\":100,\"items\":{\"$ref\":\"#/$defs/Warning\"}},\"sendAlimtalk.409.header.Retry-After\":{\"type\":\"integer\",\"minimum\":1},\"MessengerSenderKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A502\"},\"AlimtalkMsgType\":{\"type\":\"string\",\"enum\":[\"AT\",\"AI\"],\"maxLength\":2,\"x-code\":\"A523\"},\"AlimtalkTemplateCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A505\"},\"AlimtalkPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":999999999999.99,\"x-code\":\"A559\"},\"AlimtalkCurrencyType\":{\"type\":\"string\",\"enum\":[\"KRW\",\"USD\",\"EUR\"],\"maxLength\":3,\"x-code\":\"A559\"},\"DomesticNumber\":{\"type\":\"string\",\"pattern\":\"^[0-9]{8,15}$\",\"x-message\":\"must be 8 to 15 digits\",\"maxLength\":15},\"FallbackWithFrom\":{\"type\":\"object\",\"required\":[\"type\",\"text\",\"from\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"$ref\":\"#/$defs/FallbackType\"},\"text\":{\"$ref\":\"#/$defs/FallbackText\"},\"title\":{\"$ref\":\"#/$defs/MmsTitle\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A317\"}},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"}},\"allOf\":[{\"$ref\":\"#/$defs/FallbackRules\"}]},\"FallbackType\":{\"type\":\"string\",\"enum\":[\"SMS\",\"MMS\"],\"maxLength\":3,\"x-code\":\"A312\"},\"FallbackText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000,\"x-max-bytes\":2000,\"x-cp949\":true,\"x-code\":{\"default\":\"A314\",\"maxLength\":\"A329\",\"x-max-bytes\":\"A329\"}},\"FallbackRules\":{\"x-across-fields\":true,\"if\":{\"required\":[\"type\"],\"properties\":{\"type\":{\"const\":\"SMS\"}}},\"then\":{\"properties\":{\"fileKey\":{\"maxItems\":0,\"x-code\":\"A217\",\"x-message\":{\"maxItems\":\"must be left out: only a fallback of the type MMS has images\"}}}}},\"MmsTitle\":{\"type\":\"string\",\"maxLength\":40,\"x-max-bytes\":40,\"x-cp949\":true,\"x-code\":{\"x-cp949\":\"A303\"}},\"FileKeys\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"$ref\":\"#/$defs/FileKey\"}},\"FileKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"x-message\":\"must be a file key\",\"maxLength\":100,\"x-code\":\"A217\"},\"OriginCid\":{\"type\":\"string\",\"pattern\":\"^[0-9]{9}$\",\"x-message\":\"must be 9 digits\",\"maxLength\":9},\"MessengerButtonsOnce\":{\"x-across-fields\":true,\"if\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"button\"]}}},\"then\":{\"properties\":{\"button\":{\"not\":{},\"x-code\":\"A503\",\"x-message\":\"must be left out: the buttons stand in attachment.button\"}}}},\"SendAccepted\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"msgKey\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"ref\":{\"type\":\"string\",\"maxLength\":200},\"warnings\":{\"$ref\":\"#/$defs/Warnings\"}}},\"Warning\":{\"type\":\"object\",\"required\":[\"pointer\",\"message\"],\"properties\":{\"pointer\":{\"type\":\"string\",\"maxLength\":1000},\"message\":{\"type\":\"string\",\"maxLength\":1000}}},\"FriendtalkAdFlag\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1,\"x-code\":\"A506\"},\"FriendtalkVideo\":{\"type\":\"object\",\"required\":[\"videoUrl\"],\"additionalProperties\":false,\"properties\":{\"videoUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000},\"thumbnailUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000}}},\"FriendtalkAdult\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1},\"FriendtalkPushAlarm\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1},\"FriendtalkGroupTagKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40},\"MessengerImageUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000},\"InternationalNumber\":{\"type\":\"string\",\"pattern\":\"^\\\\+[1-9][0-9]{6,14}$\",\"x-message\":\"must begin with + and the country code, and have 7 to 15 digits after the plus sign\",\"maxLength\":16},\"FormId\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"x-message\":\"must be the id of a form\",\"maxLength\":64,\"x-code\":\"A250\"},\"SmsText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":90,\"x-max-bytes\":90,\"x-cp949\":true,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}},\"MmsText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000,\"x-max-bytes\":2000,\"x-cp949\":true,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}},\"FormSaved\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/FormReceipt\"},\"warnings\":{\"type\":\"array\",\"maxItems\":100,\"items\":{\"$ref\":\"#/$defs/Warning\"}}}},\"FormReceipt\":{\"type\":\"object\",\"required\":[\"formId\",\"expired\"],\"properties\":{\"formId\":{\"$ref\":\"#/$defs/FormId\"},\"expired\":{\"$ref\":\"#/$defs/FormExpiry\"}}},\"FormExpiry\":{\"$ref\":\"#/$defs/Timestamp\"},\"uploadFile.path.serviceType\":{\"type\":\"string\",\"pattern\":\"^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk]|[Bb][Rr][Aa][Nn][Dd][Mm][Ee][Ss][Ss][Aa][Gg][Ee])$\",\"x-message\":\"must be MMS, RCS, FRIENDTALK or BRANDMESSAGE\",\"maxLength\":12,\"x-code\":\"A219\"},\"FileUploaded\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/UploadedFile\"}}},\"UploadedFile\":{\"type\":\"object\",\"required\":[\"fileKey\",\"expired\"],\"properties\":{\"fileKey\":{\"type\":\"string\",\"maxLength\":100},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://\",\"maxLength\":200},\"imgUrl\":{\"type\":\"string\",\"format\":\"uri\",\"maxLength\":1000},\"expired\":{\"$ref\":\"#/$defs/FileExpiry\"}}},\"FileExpiry\":{\"type\":\"string\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$\",\"maxLength\":19},\"receiveReceipts.header.webhook-id\":{\"type\":\"string\",\"pattern\":\"^[!-~]+$\",\"maxLength\":100,\"x-code\":\"A002\"},\"receiveReceipts.header.webhook-timestamp\":{\"type\":\"string\",\"pattern\":\"^[0-9]{10}$\",\"maxLength\":10,\"x-code\":\"A002\"},\"CarrierReference\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":240},\"CarrierCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50},\"CarrierUserType\":{\"type\":\"string\",\"enum\":[\"F\",\"N\"]}}",
  uses: [],
});
