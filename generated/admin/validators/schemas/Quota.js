// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "../settings.js";
import { isChannel, part as part_small } from "../schemas/small.js";

"use strict";
export const isQuota = validate0;
const schema0 = {"type":"object","required":["period","unit","limit"],"additionalProperties":false,"properties":{"period":{"type":"string","enum":["day","month"]},"unit":{"type":"string","enum":["messages","parts"]},"limit":{"type":"integer","minimum":1,"maximum":1000000000000},"channel":{"x-call":"isChannel"},"paymentCode":{"type":"string","minLength":1,"maxLength":20}}};
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.period === undefined) && (missing0 = "period")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.limit === undefined) && (missing0 = "limit"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "period") || (key0 === "unit")) || (key0 === "limit")) || (key0 === "channel")) || (key0 === "paymentCode"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.period !== undefined){
let data0 = data.period;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "day") || (data0 === "month"))){
validate0.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/enum",keyword:"enum",params:{allowedValues: schema0.properties.period.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
let data1 = data.unit;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "messages") || (data1 === "parts"))){
validate0.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema0.properties.unit.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data2 = data.limit;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 1000000000000 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs8 = errors;
if(!(isChannel(data.channel))){
vErrors = childErrors(vErrors, isChannel.errors, instancePath + "/channel");
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paymentCode !== undefined){
let data4 = data.paymentCode;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func0(data4) > 20){
validate0.errors = [{instancePath:instancePath+"/paymentCode",schemaPath:"#/properties/paymentCode/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
else {
if(func0(data4) < 1){
validate0.errors = [{instancePath:instancePath+"/paymentCode",schemaPath:"#/properties/paymentCode/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/paymentCode",schemaPath:"#/properties/paymentCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isFallbackCap = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))) || ((data.percent === undefined) && (missing0 = "percent"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "to")) || (key0 === "percent"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
const _errs2 = errors;
if(!(isChannel(data.from))){
vErrors = childErrors(vErrors, isChannel.errors, instancePath + "/from");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs3 = errors;
if(!(isChannel(data.to))){
vErrors = childErrors(vErrors, isChannel.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percent !== undefined){
let data2 = data.percent;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isAccount = validate2;
const schema2 = {"type":"object","required":["id","blocked","sandbox","report","polling","fallback","splitCount","holdAdvertising","advertisingHours","timeZone","channels","limits","quotas","fallbackCaps","webhookUrl","alertUrl","cell","epoch"],"additionalProperties":false,"properties":{"id":{"type":"string"},"blocked":{"type":"boolean"},"sandbox":{"type":"boolean"},"report":{"type":"string","enum":["polling","webhook"]},"polling":{"type":"boolean"},"fallback":{"type":"boolean"},"splitCount":{"type":"boolean"},"holdAdvertising":{"type":"boolean"},"advertisingHours":{"type":"string","maxLength":11},"timeZone":{"type":"string","maxLength":60},"channels":{"type":"array","items":{"type":"string"}},"limits":{"type":"object","required":["send","polling","upload","token","tokenFailures"],"additionalProperties":false,"properties":{"send":{"type":"integer"},"polling":{"type":"integer"},"upload":{"type":"integer"},"token":{"type":"integer"},"tokenFailures":{"type":"integer"}}},"quotas":{"type":"array","items":{"x-call":"isQuota"}},"fallbackCaps":{"type":"array","items":{"x-call":"isFallbackCap"}},"webhookUrl":{"type":["string","null"]},"alertUrl":{"type":["string","null"]},"cell":{"type":"integer"},"epoch":{"type":"integer"}}};
const func2 = Object.prototype.hasOwnProperty;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.blocked === undefined) && (missing0 = "blocked"))) || ((data.sandbox === undefined) && (missing0 = "sandbox"))) || ((data.report === undefined) && (missing0 = "report"))) || ((data.polling === undefined) && (missing0 = "polling"))) || ((data.fallback === undefined) && (missing0 = "fallback"))) || ((data.splitCount === undefined) && (missing0 = "splitCount"))) || ((data.holdAdvertising === undefined) && (missing0 = "holdAdvertising"))) || ((data.advertisingHours === undefined) && (missing0 = "advertisingHours"))) || ((data.timeZone === undefined) && (missing0 = "timeZone"))) || ((data.channels === undefined) && (missing0 = "channels"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.quotas === undefined) && (missing0 = "quotas"))) || ((data.fallbackCaps === undefined) && (missing0 = "fallbackCaps"))) || ((data.webhookUrl === undefined) && (missing0 = "webhookUrl"))) || ((data.alertUrl === undefined) && (missing0 = "alertUrl"))) || ((data.cell === undefined) && (missing0 = "cell"))) || ((data.epoch === undefined) && (missing0 = "epoch"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema2.properties, key0))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate2.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocked !== undefined){
const _errs4 = errors;
if(typeof data.blocked !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/blocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sandbox !== undefined){
const _errs6 = errors;
if(typeof data.sandbox !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report !== undefined){
let data3 = data.report;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate2.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "polling") || (data3 === "webhook"))){
validate2.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/enum",keyword:"enum",params:{allowedValues: schema2.properties.report.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.polling !== undefined){
const _errs10 = errors;
if(typeof data.polling !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/polling",schemaPath:"#/properties/polling/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback !== undefined){
const _errs12 = errors;
if(typeof data.fallback !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.splitCount !== undefined){
const _errs14 = errors;
if(typeof data.splitCount !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/splitCount",schemaPath:"#/properties/splitCount/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holdAdvertising !== undefined){
const _errs16 = errors;
if(typeof data.holdAdvertising !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/holdAdvertising",schemaPath:"#/properties/holdAdvertising/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advertisingHours !== undefined){
let data8 = data.advertisingHours;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func0(data8) > 11){
validate2.errors = [{instancePath:instancePath+"/advertisingHours",schemaPath:"#/properties/advertisingHours/maxLength",keyword:"maxLength",params:{limit: 11}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/advertisingHours",schemaPath:"#/properties/advertisingHours/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeZone !== undefined){
let data9 = data.timeZone;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func0(data9) > 60){
validate2.errors = [{instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data10 = data.channels;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(typeof data10[i0] !== "string"){
validate2.errors = [{instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs24 === errors;
if(!valid1){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data12 = data.limits;
const _errs26 = errors;
if(errors === _errs26){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if((((((data12.send === undefined) && (missing1 = "send")) || ((data12.polling === undefined) && (missing1 = "polling"))) || ((data12.upload === undefined) && (missing1 = "upload"))) || ((data12.token === undefined) && (missing1 = "token"))) || ((data12.tokenFailures === undefined) && (missing1 = "tokenFailures"))){
validate2.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs28 = errors;
for(const key1 in data12){
if(!(((((key1 === "send") || (key1 === "polling")) || (key1 === "upload")) || (key1 === "token")) || (key1 === "tokenFailures"))){
validate2.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs28 === errors){
if(data12.send !== undefined){
let data13 = data12.send;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate2.errors = [{instancePath:instancePath+"/limits/send",schemaPath:"#/properties/limits/properties/send/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data12.polling !== undefined){
let data14 = data12.polling;
const _errs31 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate2.errors = [{instancePath:instancePath+"/limits/polling",schemaPath:"#/properties/limits/properties/polling/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data12.upload !== undefined){
let data15 = data12.upload;
const _errs33 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate2.errors = [{instancePath:instancePath+"/limits/upload",schemaPath:"#/properties/limits/properties/upload/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data12.token !== undefined){
let data16 = data12.token;
const _errs35 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate2.errors = [{instancePath:instancePath+"/limits/token",schemaPath:"#/properties/limits/properties/token/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data12.tokenFailures !== undefined){
let data17 = data12.tokenFailures;
const _errs37 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate2.errors = [{instancePath:instancePath+"/limits/tokenFailures",schemaPath:"#/properties/limits/properties/tokenFailures/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quotas !== undefined){
let data18 = data.quotas;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data18)){
var valid3 = true;
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
const _errs41 = errors;
if(!(isQuota(data18[i1]))){
vErrors = childErrors(vErrors, isQuota.errors, instancePath + "/quotas/" + i1);
errors = vErrors.length;
}
var valid3 = _errs41 === errors;
if(!valid3){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/quotas",schemaPath:"#/properties/quotas/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallbackCaps !== undefined){
let data20 = data.fallbackCaps;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data20)){
var valid4 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
const _errs44 = errors;
if(!(isFallbackCap(data20[i2]))){
vErrors = childErrors(vErrors, isFallbackCap.errors, instancePath + "/fallbackCaps/" + i2);
errors = vErrors.length;
}
var valid4 = _errs44 === errors;
if(!valid4){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/fallbackCaps",schemaPath:"#/properties/fallbackCaps/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhookUrl !== undefined){
let data22 = data.webhookUrl;
const _errs45 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate2.errors = [{instancePath:instancePath+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type: schema2.properties.webhookUrl.type}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alertUrl !== undefined){
let data23 = data.alertUrl;
const _errs47 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate2.errors = [{instancePath:instancePath+"/alertUrl",schemaPath:"#/properties/alertUrl/type",keyword:"type",params:{type: schema2.properties.alertUrl.type}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cell !== undefined){
let data24 = data.cell;
const _errs49 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate2.errors = [{instancePath:instancePath+"/cell",schemaPath:"#/properties/cell/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.epoch !== undefined){
let data25 = data.epoch;
const _errs51 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate2.errors = [{instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs51 === errors;
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
}
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
    Quota: isQuota,
    FallbackCap: isFallbackCap,
    Account: isAccount,
  },
  branches: {},
  schemas: "{\"Quota\":{\"type\":\"object\",\"required\":[\"period\",\"unit\",\"limit\"],\"additionalProperties\":false,\"properties\":{\"period\":{\"type\":\"string\",\"enum\":[\"day\",\"month\"]},\"unit\":{\"type\":\"string\",\"enum\":[\"messages\",\"parts\"]},\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":1000000000000},\"channel\":{\"$ref\":\"#/$defs/Channel\"},\"paymentCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20}}},\"FallbackCap\":{\"type\":\"object\",\"required\":[\"from\",\"to\",\"percent\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/Channel\"},\"to\":{\"$ref\":\"#/$defs/Channel\"},\"percent\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":100}}},\"Account\":{\"type\":\"object\",\"required\":[\"id\",\"blocked\",\"sandbox\",\"report\",\"polling\",\"fallback\",\"splitCount\",\"holdAdvertising\",\"advertisingHours\",\"timeZone\",\"channels\",\"limits\",\"quotas\",\"fallbackCaps\",\"webhookUrl\",\"alertUrl\",\"cell\",\"epoch\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"type\":\"string\"},\"blocked\":{\"type\":\"boolean\"},\"sandbox\":{\"type\":\"boolean\"},\"report\":{\"type\":\"string\",\"enum\":[\"polling\",\"webhook\"]},\"polling\":{\"type\":\"boolean\"},\"fallback\":{\"type\":\"boolean\"},\"splitCount\":{\"type\":\"boolean\"},\"holdAdvertising\":{\"type\":\"boolean\"},\"advertisingHours\":{\"type\":\"string\",\"maxLength\":11},\"timeZone\":{\"type\":\"string\",\"maxLength\":60},\"channels\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"limits\":{\"type\":\"object\",\"required\":[\"send\",\"polling\",\"upload\",\"token\",\"tokenFailures\"],\"additionalProperties\":false,\"properties\":{\"send\":{\"type\":\"integer\"},\"polling\":{\"type\":\"integer\"},\"upload\":{\"type\":\"integer\"},\"token\":{\"type\":\"integer\"},\"tokenFailures\":{\"type\":\"integer\"}}},\"quotas\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Quota\"}},\"fallbackCaps\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/FallbackCap\"}},\"webhookUrl\":{\"type\":[\"string\",\"null\"]},\"alertUrl\":{\"type\":[\"string\",\"null\"]},\"cell\":{\"type\":\"integer\"},\"epoch\":{\"type\":\"integer\"}}}}",
  uses: [part_small],
});
