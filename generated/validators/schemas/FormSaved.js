// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isSuccessCode, isSuccessText, part as part_SuccessCode } from "../schemas/SuccessCode.js";
import { isWarning, part as part_Warning } from "../schemas/Warning.js";
import { isFormId, part as part_FormId } from "../schemas/FormId.js";
import { isFormExpiry, part as part_FormExpiry } from "../schemas/FormExpiry.js";

"use strict";
export const isFormSaved = validate20;
const schema31 = {"type":"object","required":["code","result","data"],"properties":{"code":{"x-call":"isSuccessCode"},"result":{"x-call":"isSuccessText"},"data":{"x-call":"isFormReceipt"},"warnings":{"type":"array","maxItems":100,"items":{"x-call":"isWarning"}}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
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
validate20.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate20.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}}];
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isFormReceipt = validate21;
const schema32 = {"type":"object","required":["formId","expired"],"properties":{"formId":{"x-call":"isFormId"},"expired":{"x-call":"isFormExpiry"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.formId === undefined) && (missing0 = "formId")) || ((data.expired === undefined) && (missing0 = "expired"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    FormSaved: isFormSaved,
    FormReceipt: isFormReceipt,
  },
  schemas: "{\"FormSaved\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/FormReceipt\"},\"warnings\":{\"type\":\"array\",\"maxItems\":100,\"items\":{\"$ref\":\"#/$defs/Warning\"}}}},\"FormReceipt\":{\"type\":\"object\",\"required\":[\"formId\",\"expired\"],\"properties\":{\"formId\":{\"$ref\":\"#/$defs/FormId\"},\"expired\":{\"$ref\":\"#/$defs/FormExpiry\"}}}}",
  uses: [part_SuccessCode, part_Warning, part_FormId, part_FormExpiry],
});
