// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isMessageKey, part as part_MessageKey } from "../schemas/MessageKey.js";
import { isServiceType, isMessageType, part as part_ServiceType } from "../schemas/ServiceType.js";
import { isTimestamp, part as part_Timestamp } from "../schemas/Timestamp.js";
import { isReportType, isReportCode, part as part_ReportType } from "../schemas/ReportType.js";
import { isCarrier, part as part_Carrier } from "../schemas/Carrier.js";

"use strict";
export const isReportRecord = validate20;
const schema31 = {"type":"object","required":["msgKey","serviceType","reportTime","reportType","reportCode"],"properties":{"msgKey":{"x-call":"isMessageKey"},"serviceType":{"x-call":"isServiceType"},"msgType":{"x-call":"isMessageType"},"sendTime":{"x-call":"isTimestamp"},"reportTime":{"x-call":"isTimestamp"},"reportType":{"x-call":"isReportType"},"reportCode":{"x-call":"isReportCode"},"reportText":{"type":"string","maxLength":200},"carrier":{"x-call":"isCarrier"},"resCnt":{"type":"string","pattern":"^[1-5]$","maxLength":1},"ref":{"type":"string","maxLength":200}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[1-5]$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.msgKey === undefined) && (missing0 = "msgKey")) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.reportTime === undefined) && (missing0 = "reportTime"))) || ((data.reportType === undefined) && (missing0 = "reportType"))) || ((data.reportCode === undefined) && (missing0 = "reportCode"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate20.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/reportText",schemaPath:"#/properties/reportText/type",keyword:"type",params:{type: "string"}}];
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
validate20.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data9)){
validate20.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/pattern",keyword:"pattern",params:{pattern: "^[1-5]$"}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/resCnt",schemaPath:"#/properties/resCnt/type",keyword:"type",params:{type: "string"}}];
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
validate20.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    ReportRecord: isReportRecord,
  },
  schemas: "{\"ReportRecord\":{\"type\":\"object\",\"required\":[\"msgKey\",\"serviceType\",\"reportTime\",\"reportType\",\"reportCode\"],\"properties\":{\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"sendTime\":{\"$ref\":\"#/$defs/Timestamp\"},\"reportTime\":{\"$ref\":\"#/$defs/Timestamp\"},\"reportType\":{\"$ref\":\"#/$defs/ReportType\"},\"reportCode\":{\"$ref\":\"#/$defs/ReportCode\"},\"reportText\":{\"type\":\"string\",\"maxLength\":200},\"carrier\":{\"$ref\":\"#/$defs/Carrier\"},\"resCnt\":{\"type\":\"string\",\"pattern\":\"^[1-5]$\",\"maxLength\":1},\"ref\":{\"type\":\"string\",\"maxLength\":200}}}}",
  uses: [part_MessageKey, part_ServiceType, part_Timestamp, part_ReportType, part_Carrier],
});
