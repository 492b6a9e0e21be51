// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "../settings.js";

"use strict";
export const isAccount = validate0;
const schema0 = {"type":"object","required":["id","blocked","sandbox","report","polling","fallback","splitCount","holdAdvertising","advertisingHours","timeZone","channels","limits","webhookUrl","alertUrl","cell","epoch"],"additionalProperties":false,"properties":{"id":{"type":"string"},"blocked":{"type":"boolean"},"sandbox":{"type":"boolean"},"report":{"type":"string","enum":["polling","webhook"]},"polling":{"type":"boolean"},"fallback":{"type":"boolean"},"splitCount":{"type":"boolean"},"holdAdvertising":{"type":"boolean"},"advertisingHours":{"type":"string","maxLength":11},"timeZone":{"type":"string","maxLength":60},"channels":{"type":"array","items":{"type":"string"}},"limits":{"type":"object","required":["send","polling","upload","token","tokenFailures"],"additionalProperties":false,"properties":{"send":{"type":"integer"},"polling":{"type":"integer"},"upload":{"type":"integer"},"token":{"type":"integer"},"tokenFailures":{"type":"integer"}}},"webhookUrl":{"type":["string","null"]},"alertUrl":{"type":["string","null"]},"cell":{"type":"integer"},"epoch":{"type":"integer"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.blocked === undefined) && (missing0 = "blocked"))) || ((data.sandbox === undefined) && (missing0 = "sandbox"))) || ((data.report === undefined) && (missing0 = "report"))) || ((data.polling === undefined) && (missing0 = "polling"))) || ((data.fallback === undefined) && (missing0 = "fallback"))) || ((data.splitCount === undefined) && (missing0 = "splitCount"))) || ((data.holdAdvertising === undefined) && (missing0 = "holdAdvertising"))) || ((data.advertisingHours === undefined) && (missing0 = "advertisingHours"))) || ((data.timeZone === undefined) && (missing0 = "timeZone"))) || ((data.channels === undefined) && (missing0 = "channels"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.webhookUrl === undefined) && (missing0 = "webhookUrl"))) || ((data.alertUrl === undefined) && (missing0 = "alertUrl"))) || ((data.cell === undefined) && (missing0 = "cell"))) || ((data.epoch === undefined) && (missing0 = "epoch"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/blocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type: "boolean"}}];
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
validate0.errors = [{instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type: "boolean"}}];
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
validate0.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "polling") || (data3 === "webhook"))){
validate0.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/enum",keyword:"enum",params:{allowedValues: schema0.properties.report.enum}}];
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
validate0.errors = [{instancePath:instancePath+"/polling",schemaPath:"#/properties/polling/type",keyword:"type",params:{type: "boolean"}}];
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
validate0.errors = [{instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type: "boolean"}}];
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
validate0.errors = [{instancePath:instancePath+"/splitCount",schemaPath:"#/properties/splitCount/type",keyword:"type",params:{type: "boolean"}}];
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
validate0.errors = [{instancePath:instancePath+"/holdAdvertising",schemaPath:"#/properties/holdAdvertising/type",keyword:"type",params:{type: "boolean"}}];
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
if(func1(data8) > 11){
validate0.errors = [{instancePath:instancePath+"/advertisingHours",schemaPath:"#/properties/advertisingHours/maxLength",keyword:"maxLength",params:{limit: 11}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/advertisingHours",schemaPath:"#/properties/advertisingHours/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data9) > 60){
validate0.errors = [{instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs24 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"}}];
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
validate0.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs28 = errors;
for(const key1 in data12){
if(!(((((key1 === "send") || (key1 === "polling")) || (key1 === "upload")) || (key1 === "token")) || (key1 === "tokenFailures"))){
validate0.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs28 === errors){
if(data12.send !== undefined){
let data13 = data12.send;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate0.errors = [{instancePath:instancePath+"/limits/send",schemaPath:"#/properties/limits/properties/send/type",keyword:"type",params:{type: "integer"}}];
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
validate0.errors = [{instancePath:instancePath+"/limits/polling",schemaPath:"#/properties/limits/properties/polling/type",keyword:"type",params:{type: "integer"}}];
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
validate0.errors = [{instancePath:instancePath+"/limits/upload",schemaPath:"#/properties/limits/properties/upload/type",keyword:"type",params:{type: "integer"}}];
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
validate0.errors = [{instancePath:instancePath+"/limits/token",schemaPath:"#/properties/limits/properties/token/type",keyword:"type",params:{type: "integer"}}];
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
validate0.errors = [{instancePath:instancePath+"/limits/tokenFailures",schemaPath:"#/properties/limits/properties/tokenFailures/type",keyword:"type",params:{type: "integer"}}];
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
validate0.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhookUrl !== undefined){
let data18 = data.webhookUrl;
const _errs39 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate0.errors = [{instancePath:instancePath+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type: schema0.properties.webhookUrl.type}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alertUrl !== undefined){
let data19 = data.alertUrl;
const _errs41 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate0.errors = [{instancePath:instancePath+"/alertUrl",schemaPath:"#/properties/alertUrl/type",keyword:"type",params:{type: schema0.properties.alertUrl.type}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cell !== undefined){
let data20 = data.cell;
const _errs43 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate0.errors = [{instancePath:instancePath+"/cell",schemaPath:"#/properties/cell/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.epoch !== undefined){
let data21 = data.epoch;
const _errs45 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate0.errors = [{instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs45 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    Account: isAccount,
  },
  branches: {},
  schemas: "{\"Account\":{\"type\":\"object\",\"required\":[\"id\",\"blocked\",\"sandbox\",\"report\",\"polling\",\"fallback\",\"splitCount\",\"holdAdvertising\",\"advertisingHours\",\"timeZone\",\"channels\",\"limits\",\"webhookUrl\",\"alertUrl\",\"cell\",\"epoch\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"type\":\"string\"},\"blocked\":{\"type\":\"boolean\"},\"sandbox\":{\"type\":\"boolean\"},\"report\":{\"type\":\"string\",\"enum\":[\"polling\",\"webhook\"]},\"polling\":{\"type\":\"boolean\"},\"fallback\":{\"type\":\"boolean\"},\"splitCount\":{\"type\":\"boolean\"},\"holdAdvertising\":{\"type\":\"boolean\"},\"advertisingHours\":{\"type\":\"string\",\"maxLength\":11},\"timeZone\":{\"type\":\"string\",\"maxLength\":60},\"channels\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"limits\":{\"type\":\"object\",\"required\":[\"send\",\"polling\",\"upload\",\"token\",\"tokenFailures\"],\"additionalProperties\":false,\"properties\":{\"send\":{\"type\":\"integer\"},\"polling\":{\"type\":\"integer\"},\"upload\":{\"type\":\"integer\"},\"token\":{\"type\":\"integer\"},\"tokenFailures\":{\"type\":\"integer\"}}},\"webhookUrl\":{\"type\":[\"string\",\"null\"]},\"alertUrl\":{\"type\":[\"string\",\"null\"]},\"cell\":{\"type\":\"integer\"},\"epoch\":{\"type\":\"integer\"}}}}",
  uses: [],
});
