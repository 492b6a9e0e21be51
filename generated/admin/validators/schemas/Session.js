// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "../settings.js";
import { isOperatorName, part as part_OperatorName } from "../schemas/OperatorName.js";
import { isTime, part as part_Time } from "../schemas/Time.js";

"use strict";
export const isSession = validate20;
const schema31 = {"type":"object","required":["operator","role","endsAt","idleSeconds"],"additionalProperties":false,"properties":{"operator":{"x-call":"isOperatorName"},"role":{"x-call":"isRole"},"endsAt":{"x-call":"isTime"},"idleSeconds":{"type":"integer","minimum":1}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.operator === undefined) && (missing0 = "operator")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.endsAt === undefined) && (missing0 = "endsAt"))) || ((data.idleSeconds === undefined) && (missing0 = "idleSeconds"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "operator") || (key0 === "role")) || (key0 === "endsAt")) || (key0 === "idleSeconds"))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operator !== undefined){
const _errs2 = errors;
if(!(isOperatorName(data.operator))){
vErrors = childErrors(vErrors, isOperatorName.errors, instancePath + "/operator");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(isRole(data.role))){
vErrors = childErrors(vErrors, isRole.errors, instancePath + "/role");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsAt !== undefined){
const _errs4 = errors;
if(!(isTime(data.endsAt))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/endsAt");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idleSeconds !== undefined){
let data3 = data.idleSeconds;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate20.errors = [{instancePath:instancePath+"/idleSeconds",schemaPath:"#/properties/idleSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate20.errors = [{instancePath:instancePath+"/idleSeconds",schemaPath:"#/properties/idleSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
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

export const isRole = validate21;
const schema32 = {"type":"string","enum":["viewer","operator"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "viewer") || (data === "operator"))){
validate21.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum}}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    Session: isSession,
    Role: isRole,
  },
  schemas: "{\"Session\":{\"type\":\"object\",\"required\":[\"operator\",\"role\",\"endsAt\",\"idleSeconds\"],\"additionalProperties\":false,\"properties\":{\"operator\":{\"$ref\":\"#/$defs/OperatorName\"},\"role\":{\"$ref\":\"#/$defs/Role\"},\"endsAt\":{\"$ref\":\"#/$defs/Time\"},\"idleSeconds\":{\"type\":\"integer\",\"minimum\":1}}},\"Role\":{\"type\":\"string\",\"enum\":[\"viewer\",\"operator\"]}}",
  uses: [part_OperatorName, part_Time],
});
