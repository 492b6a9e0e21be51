// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isCarrierReference, isCarrierCode, isCarrier, isCarrierUserType, isReceiveReceipts_header_webhook_id, isReceiveReceipts_header_webhook_timestamp, part as part_small } from "./schemas/small.js";

"use strict";
export const isCarrierQuestion = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.references === undefined) && (missing0 = "references")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.references !== undefined){
let data0 = data.references;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate0.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate0.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(isCarrierReference(data0[i0]))){
vErrors = childErrors(vErrors, isCarrierReference.errors, instancePath + "/references/" + i0);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"}}];
return false;
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

export const isCarrierAnswers = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.results === undefined) && (missing0 = "results")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.results !== undefined){
let data0 = data.results;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate1.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(isCarrierAnswer(data0[i0]))){
vErrors = childErrors(vErrors, isCarrierAnswer.errors, instancePath + "/results/" + i0);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"}}];
return false;
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

export const isCarrierAnswer = validate2;
const schema2 = {"type":"object","required":["reference","status"],"properties":{"reference":{"x-call":"isCarrierReference"},"status":{"type":"string","enum":["ended","pending","never-heard"]},"code":{"x-call":"isCarrierCode"},"carrier":{"x-call":"isCarrier"},"userType":{"x-call":"isCarrierUserType"}},"if":{"required":["status"],"properties":{"status":{"const":"ended"}}},"then":{"required":["code"]}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
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
if(data.status !== undefined){
if("ended" !== data.status){
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.code === undefined) && (missing1 = "code")){
validate2.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
var _valid0 = _errs4 === errors;
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
validate2.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.reference === undefined) && (missing2 = "reference")) || ((data.status === undefined) && (missing2 = "status"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.reference !== undefined){
const _errs5 = errors;
if(!(isCarrierReference(data.reference))){
vErrors = childErrors(vErrors, isCarrierReference.errors, instancePath + "/reference");
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate2.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ended") || (data2 === "pending")) || (data2 === "never-heard"))){
validate2.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema2.properties.status.enum}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.code !== undefined){
const _errs8 = errors;
if(!(isCarrierCode(data.code))){
vErrors = childErrors(vErrors, isCarrierCode.errors, instancePath + "/code");
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.carrier !== undefined){
const _errs9 = errors;
if(!(isCarrier(data.carrier))){
vErrors = childErrors(vErrors, isCarrier.errors, instancePath + "/carrier");
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.userType !== undefined){
const _errs10 = errors;
if(!(isCarrierUserType(data.userType))){
vErrors = childErrors(vErrors, isCarrierUserType.errors, instancePath + "/userType");
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
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
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isCarrierAnswer__if1 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
if("ended" !== data.status){
validate3.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "ended"}}];
return false;
}
}
}
}
validate3.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    CarrierQuestion: isCarrierQuestion,
    CarrierAnswers: isCarrierAnswers,
    CarrierAnswer: isCarrierAnswer,
  },
  branches: {
    CarrierAnswer$$if1: isCarrierAnswer__if1,
  },
  schemas: "{\"CarrierQuestion\":{\"type\":\"object\",\"required\":[\"references\"],\"properties\":{\"references\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":1000,\"items\":{\"$ref\":\"#/$defs/CarrierReference\"}}}},\"CarrierAnswers\":{\"type\":\"object\",\"required\":[\"results\"],\"properties\":{\"results\":{\"type\":\"array\",\"maxItems\":1000,\"items\":{\"$ref\":\"#/$defs/CarrierAnswer\"}}}},\"CarrierAnswer\":{\"type\":\"object\",\"required\":[\"reference\",\"status\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"status\":{\"type\":\"string\",\"enum\":[\"ended\",\"pending\",\"never-heard\"]},\"code\":{\"$ref\":\"#/$defs/CarrierCode\"},\"carrier\":{\"$ref\":\"#/$defs/Carrier\"},\"userType\":{\"$ref\":\"#/$defs/CarrierUserType\"}},\"if\":{\"$ref\":\"#/$defs/CarrierAnswer$$if1\"},\"then\":{\"required\":[\"code\"]}},\"CarrierAnswer$$if1\":{\"required\":[\"status\"],\"properties\":{\"status\":{\"const\":\"ended\"}}}}",
  uses: [part_small],
});

export const parameters = {
  header: {
    "webhook-id": part_small.validators["receiveReceipts.header.webhook-id"],
    "webhook-timestamp": part_small.validators["receiveReceipts.header.webhook-timestamp"],
  },
};

export const body = {
  "application/json": part.validators["CarrierQuestion"],
};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["CarrierAnswers"],
    },
  },
  default: {
    headers: {},
    body: {},
  },
};
