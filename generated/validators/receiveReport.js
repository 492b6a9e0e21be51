// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isMessageKey, isServiceType, isMessageType, isReportType, isReportCode, isCarrier, part as part_small } from "./schemas/small.js";

"use strict";
export const isReceiveReport_header_webhook_id = validate0;
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
else {
if(func0(data) < 1){
validate0.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
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

export const isReceiveReport_header_webhook_timestamp = validate1;
const pattern0 = new RegExp("^[0-9]{10}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 10){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(!pattern0.test(data)){
validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isReceiveReport_header_webhook_signature = validate2;
const pattern1 = new RegExp("^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 500){
validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
else {
if(!pattern1.test(data)){
validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$"}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isWebhookReport = validate3;
const pattern2 = new RegExp("^[1-5]$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.msgKey === undefined) && (missing0 = "msgKey")) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.reportType === undefined) && (missing0 = "reportType"))) || ((data.reportCode === undefined) && (missing0 = "reportCode"))) || ((data.reportTime === undefined) && (missing0 = "reportTime"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(isTimestampMillis(data.sendTime))){
vErrors = childErrors(vErrors, isTimestampMillis.errors, instancePath + "/sendTime");
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
if(!(isTimestampMillis(data.reportTime))){
vErrors = childErrors(vErrors, isTimestampMillis.errors, instancePath + "/reportTime");
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
validate3.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/type",keyword:"type",params:{type: "string"}}];
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
validate3.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern2.test(data9)){
validate3.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/pattern",keyword:"pattern",params:{pattern: "^[1-5]$"}}];
return false;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/type",keyword:"type",params:{type: "string"}}];
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
validate3.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
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
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isTimestampMillis = validate4;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 29){
validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 29}}];
return false;
}
else {
if(!pattern3.test(data)){
validate4.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$"}}];
return false;
}
else {
if(!(formats0.validate(data))){
validate4.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isWebhookReceipt = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgKey === undefined) && (missing0 = "msgKey")){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgKey !== undefined){
if(!(isMessageKey(data.msgKey))){
vErrors = childErrors(vErrors, isMessageKey.errors, instancePath + "/msgKey");
errors = vErrors.length;
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "receiveReport.header.webhook-id": isReceiveReport_header_webhook_id,
    "receiveReport.header.webhook-timestamp": isReceiveReport_header_webhook_timestamp,
    "receiveReport.header.webhook-signature": isReceiveReport_header_webhook_signature,
    WebhookReport: isWebhookReport,
    TimestampMillis: isTimestampMillis,
    WebhookReceipt: isWebhookReceipt,
  },
  branches: {},
  schemas: "{\"receiveReport.header.webhook-id\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"receiveReport.header.webhook-timestamp\":{\"type\":\"string\",\"pattern\":\"^[0-9]{10}$\",\"maxLength\":10},\"receiveReport.header.webhook-signature\":{\"type\":\"string\",\"pattern\":\"^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$\",\"maxLength\":500},\"WebhookReport\":{\"type\":\"object\",\"required\":[\"msgKey\",\"serviceType\",\"reportType\",\"reportCode\",\"reportTime\"],\"properties\":{\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"sendTime\":{\"$ref\":\"#/$defs/TimestampMillis\"},\"reportTime\":{\"$ref\":\"#/$defs/TimestampMillis\"},\"reportType\":{\"$ref\":\"#/$defs/ReportType\"},\"reportCode\":{\"$ref\":\"#/$defs/ReportCode\"},\"reportText\":{\"type\":\"string\",\"maxLength\":200},\"carrier\":{\"$ref\":\"#/$defs/Carrier\"},\"resCnt\":{\"type\":\"string\",\"pattern\":\"^[1-5]$\",\"maxLength\":1},\"ref\":{\"type\":\"string\",\"maxLength\":200}}},\"TimestampMillis\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\\\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$\",\"maxLength\":29},\"WebhookReceipt\":{\"type\":\"object\",\"required\":[\"msgKey\"],\"properties\":{\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"}}}}",
  uses: [part_small],
});

export const parameters = {
  header: {
    "webhook-id": part.validators["receiveReport.header.webhook-id"],
    "webhook-timestamp": part.validators["receiveReport.header.webhook-timestamp"],
    "webhook-signature": part.validators["receiveReport.header.webhook-signature"],
  },
};

export const body = {
  "application/json": part.validators["WebhookReport"],
};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["WebhookReceipt"],
    },
  },
  default: {
    headers: {},
    body: {},
  },
};
