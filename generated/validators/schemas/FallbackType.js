// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isFallbackType = validate20;
const schema31 = {"type":"string","enum":["SMS","MMS"],"maxLength":3,"x-code":"A312"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "SMS") || (data === "MMS"))){
validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 3){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3}}];
return false;
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

export const isFallbackText = validate21;
const schema32 = {"type":"string","minLength":1,"maxLength":2000,"x-max-bytes":2000,"x-cp949":true,"x-code":{"default":"A314","maxLength":"A329","x-max-bytes":"A329"}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2000){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func1(data) < 1){
validate21.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate21.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 2000)){
validate21.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isFallbackRules = validate22;
const schema33 = {"if":{"required":["type"],"properties":{"type":{"const":"SMS"}}},"then":{"properties":{"fileKey":{"maxItems":0,"x-code":"A217","x-message":{"maxItems":"must be left out: only a fallback of the type MMS has images"}}}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate22.errors = [{instancePath:instancePath+"/fileKey",schemaPath:"#/then/properties/fileKey/maxItems",keyword:"maxItems",params:{limit: 0}}];
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
validate22.errors = vErrors;
return false;
}
validate22.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    FallbackType: isFallbackType,
    FallbackText: isFallbackText,
    FallbackRules: isFallbackRules,
  },
  schemas: "{\"FallbackType\":{\"type\":\"string\",\"enum\":[\"SMS\",\"MMS\"],\"maxLength\":3,\"x-code\":\"A312\"},\"FallbackText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000,\"x-max-bytes\":2000,\"x-cp949\":true,\"x-code\":{\"default\":\"A314\",\"maxLength\":\"A329\",\"x-max-bytes\":\"A329\"}},\"FallbackRules\":{\"if\":{\"required\":[\"type\"],\"properties\":{\"type\":{\"const\":\"SMS\"}}},\"then\":{\"properties\":{\"fileKey\":{\"maxItems\":0,\"x-code\":\"A217\",\"x-message\":{\"maxItems\":\"must be left out: only a fallback of the type MMS has images\"}}}}}}",
  uses: [],
});
