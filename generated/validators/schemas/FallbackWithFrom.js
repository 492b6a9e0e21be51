// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isFallbackType, isFallbackText, isFallbackRules, part as part_FallbackType } from "../schemas/FallbackType.js";
import { isMmsTitle, part as part_MmsTitle } from "../schemas/MmsTitle.js";
import { isFileKeys, part as part_FileKeys } from "../schemas/FileKeys.js";
import { isOriginCid, part as part_OriginCid } from "../schemas/OriginCid.js";
import { isDomesticNumber, part as part_DomesticNumber } from "../schemas/DomesticNumber.js";

"use strict";
export const isFallbackWithFrom = validate20;
const schema31 = {"type":"object","required":["type","text","from"],"additionalProperties":false,"properties":{"type":{"x-call":"isFallbackType"},"text":{"x-call":"isFallbackText"},"title":{"x-call":"isMmsTitle"},"fileKey":{"x-code":{"default":"A217","maxItems":"A317"},"x-call":"isFileKeys"},"originCID":{"x-call":"isOriginCid"},"from":{"x-code":"A302","x-call":"isDomesticNumber"}},"allOf":[{"x-call":"isFallbackRules"}]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "text")) || (key0 === "title")) || (key0 === "fileKey")) || (key0 === "originCID")) || (key0 === "from"))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
    FallbackWithFrom: isFallbackWithFrom,
  },
  schemas: "{\"FallbackWithFrom\":{\"type\":\"object\",\"required\":[\"type\",\"text\",\"from\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"$ref\":\"#/$defs/FallbackType\"},\"text\":{\"$ref\":\"#/$defs/FallbackText\"},\"title\":{\"$ref\":\"#/$defs/MmsTitle\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A317\"}},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"}},\"allOf\":[{\"$ref\":\"#/$defs/FallbackRules\"}]}}",
  uses: [part_FallbackType, part_MmsTitle, part_FileKeys, part_OriginCid, part_DomesticNumber],
});
