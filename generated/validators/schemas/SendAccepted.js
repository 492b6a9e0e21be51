// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isSuccessCode, isSuccessText, part as part_SuccessCode } from "../schemas/SuccessCode.js";
import { isMessageKey, part as part_MessageKey } from "../schemas/MessageKey.js";
import { isWarnings, part as part_Ref } from "../schemas/Ref.js";

"use strict";
export const isSendAccepted = validate20;
const schema31 = {"type":"object","required":["code","result","msgKey"],"properties":{"code":{"x-call":"isSuccessCode"},"result":{"x-call":"isSuccessText"},"msgKey":{"x-call":"isMessageKey"},"ref":{"type":"string","maxLength":200},"warnings":{"x-call":"isWarnings"}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.msgKey === undefined) && (missing0 = "msgKey"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate20.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
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
    SendAccepted: isSendAccepted,
  },
  schemas: "{\"SendAccepted\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"msgKey\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"ref\":{\"type\":\"string\",\"maxLength\":200},\"warnings\":{\"$ref\":\"#/$defs/Warnings\"}}}}",
  uses: [part_SuccessCode, part_MessageKey, part_Ref],
});
