// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "../settings.js";
import { isChannel, part as part_small } from "../schemas/small.js";
import { isQuota, isFallbackCap, part as part_Quota } from "../schemas/Quota.js";

"use strict";
export const isAccountChanges = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"blocked":{"type":"boolean"},"sandbox":{"type":"boolean"},"report":{"type":"string","enum":["polling","webhook"]},"polling":{"type":"boolean"},"fallback":{"type":"boolean"},"splitCount":{"type":"boolean"},"holdAdvertising":{"type":"boolean"},"advertisingHours":{"type":"string","maxLength":11},"timeZone":{"type":"string","maxLength":60},"channels":{"type":"array","uniqueItems":true,"items":{"x-call":"isChannel"},"maxItems":7},"limits":{"x-call":"isLimitChanges"},"quotas":{"type":"array","maxItems":50,"items":{"x-call":"isQuota"}},"fallbackCaps":{"type":"array","maxItems":50,"items":{"x-call":"isFallbackCap"}},"webhookUrl":{"type":"string","minLength":1,"maxLength":2000},"alertUrl":{"type":["string","null"],"minLength":1,"maxLength":2000},"webhookSecret":{"type":"string","minLength":1,"maxLength":100}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = require("ajv/dist/runtime/ucs2length").default;
const func3 = require("ajv/dist/runtime/equal").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blocked !== undefined){
const _errs2 = errors;
if(typeof data.blocked !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/blocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sandbox !== undefined){
const _errs4 = errors;
if(typeof data.sandbox !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report !== undefined){
let data2 = data.report;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "polling") || (data2 === "webhook"))){
validate0.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/enum",keyword:"enum",params:{allowedValues: schema0.properties.report.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.polling !== undefined){
const _errs8 = errors;
if(typeof data.polling !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/polling",schemaPath:"#/properties/polling/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback !== undefined){
const _errs10 = errors;
if(typeof data.fallback !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.splitCount !== undefined){
const _errs12 = errors;
if(typeof data.splitCount !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/splitCount",schemaPath:"#/properties/splitCount/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holdAdvertising !== undefined){
const _errs14 = errors;
if(typeof data.holdAdvertising !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/holdAdvertising",schemaPath:"#/properties/holdAdvertising/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advertisingHours !== undefined){
let data7 = data.advertisingHours;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(func1(data7) > 11){
validate0.errors = [{instancePath:instancePath+"/advertisingHours",schemaPath:"#/properties/advertisingHours/maxLength",keyword:"maxLength",params:{limit: 11}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/advertisingHours",schemaPath:"#/properties/advertisingHours/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeZone !== undefined){
let data8 = data.timeZone;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 60){
validate0.errors = [{instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data9 = data.channels;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
if(data9.length > 7){
validate0.errors = [{instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/maxItems",keyword:"maxItems",params:{limit: 7}}];
return false;
}
else {
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(isChannel(data9[i0]))){
vErrors = childErrors(vErrors, isChannel.errors, instancePath + "/channels/" + i0);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data9[i1], data9[j0])){
validate0.errors = [{instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
const _errs23 = errors;
if(!(isLimitChanges(data.limits))){
vErrors = childErrors(vErrors, isLimitChanges.errors, instancePath + "/limits");
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quotas !== undefined){
let data12 = data.quotas;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data12)){
if(data12.length > 50){
validate0.errors = [{instancePath:instancePath+"/quotas",schemaPath:"#/properties/quotas/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid3 = true;
const len1 = data12.length;
for(let i2=0; i2<len1; i2++){
const _errs26 = errors;
if(!(isQuota(data12[i2]))){
vErrors = childErrors(vErrors, isQuota.errors, instancePath + "/quotas/" + i2);
errors = vErrors.length;
}
var valid3 = _errs26 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotas",schemaPath:"#/properties/quotas/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallbackCaps !== undefined){
let data14 = data.fallbackCaps;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data14)){
if(data14.length > 50){
validate0.errors = [{instancePath:instancePath+"/fallbackCaps",schemaPath:"#/properties/fallbackCaps/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid4 = true;
const len2 = data14.length;
for(let i3=0; i3<len2; i3++){
const _errs29 = errors;
if(!(isFallbackCap(data14[i3]))){
vErrors = childErrors(vErrors, isFallbackCap.errors, instancePath + "/fallbackCaps/" + i3);
errors = vErrors.length;
}
var valid4 = _errs29 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/fallbackCaps",schemaPath:"#/properties/fallbackCaps/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhookUrl !== undefined){
let data16 = data.webhookUrl;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data16 === "string"){
if(func1(data16) > 2000){
validate0.errors = [{instancePath:instancePath+"/webhookUrl",schemaPath:"#/properties/webhookUrl/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func1(data16) < 1){
validate0.errors = [{instancePath:instancePath+"/webhookUrl",schemaPath:"#/properties/webhookUrl/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alertUrl !== undefined){
let data17 = data.alertUrl;
const _errs32 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/alertUrl",schemaPath:"#/properties/alertUrl/type",keyword:"type",params:{type: schema0.properties.alertUrl.type}}];
return false;
}
if(errors === _errs32){
if(typeof data17 === "string"){
if(func1(data17) > 2000){
validate0.errors = [{instancePath:instancePath+"/alertUrl",schemaPath:"#/properties/alertUrl/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func1(data17) < 1){
validate0.errors = [{instancePath:instancePath+"/alertUrl",schemaPath:"#/properties/alertUrl/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhookSecret !== undefined){
let data18 = data.webhookSecret;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data18 === "string"){
if(func1(data18) > 100){
validate0.errors = [{instancePath:instancePath+"/webhookSecret",schemaPath:"#/properties/webhookSecret/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data18) < 1){
validate0.errors = [{instancePath:instancePath+"/webhookSecret",schemaPath:"#/properties/webhookSecret/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/webhookSecret",schemaPath:"#/properties/webhookSecret/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isLimitChanges = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "send") || (key0 === "polling")) || (key0 === "upload")) || (key0 === "token")) || (key0 === "tokenFailures"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.send !== undefined){
const _errs2 = errors;
if(!(isRateLimit(data.send))){
vErrors = childErrors(vErrors, isRateLimit.errors, instancePath + "/send");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.polling !== undefined){
const _errs3 = errors;
if(!(isRateLimit(data.polling))){
vErrors = childErrors(vErrors, isRateLimit.errors, instancePath + "/polling");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upload !== undefined){
const _errs4 = errors;
if(!(isRateLimit(data.upload))){
vErrors = childErrors(vErrors, isRateLimit.errors, instancePath + "/upload");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs5 = errors;
if(!(isRateLimit(data.token))){
vErrors = childErrors(vErrors, isRateLimit.errors, instancePath + "/token");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokenFailures !== undefined){
const _errs6 = errors;
if(!(isRateLimit(data.tokenFailures))){
vErrors = childErrors(vErrors, isRateLimit.errors, instancePath + "/tokenFailures");
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isRateLimit = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1000000 || isNaN(data)){
validate2.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate2.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
validate2.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    AccountChanges: isAccountChanges,
    LimitChanges: isLimitChanges,
    RateLimit: isRateLimit,
  },
  branches: {},
  schemas: "{\"AccountChanges\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"blocked\":{\"type\":\"boolean\"},\"sandbox\":{\"type\":\"boolean\"},\"report\":{\"type\":\"string\",\"enum\":[\"polling\",\"webhook\"]},\"polling\":{\"type\":\"boolean\"},\"fallback\":{\"type\":\"boolean\"},\"splitCount\":{\"type\":\"boolean\"},\"holdAdvertising\":{\"type\":\"boolean\"},\"advertisingHours\":{\"type\":\"string\",\"maxLength\":11},\"timeZone\":{\"type\":\"string\",\"maxLength\":60},\"channels\":{\"type\":\"array\",\"uniqueItems\":true,\"items\":{\"$ref\":\"#/$defs/Channel\"},\"maxItems\":7},\"limits\":{\"$ref\":\"#/$defs/LimitChanges\"},\"quotas\":{\"type\":\"array\",\"maxItems\":50,\"items\":{\"$ref\":\"#/$defs/Quota\"}},\"fallbackCaps\":{\"type\":\"array\",\"maxItems\":50,\"items\":{\"$ref\":\"#/$defs/FallbackCap\"}},\"webhookUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000},\"alertUrl\":{\"type\":[\"string\",\"null\"],\"minLength\":1,\"maxLength\":2000},\"webhookSecret\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100}}},\"LimitChanges\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"send\":{\"$ref\":\"#/$defs/RateLimit\"},\"polling\":{\"$ref\":\"#/$defs/RateLimit\"},\"upload\":{\"$ref\":\"#/$defs/RateLimit\"},\"token\":{\"$ref\":\"#/$defs/RateLimit\"},\"tokenFailures\":{\"$ref\":\"#/$defs/RateLimit\"}}},\"RateLimit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":1000000}}",
  uses: [part_small, part_Quota],
});
