// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isTime, isMessageState, isCarrierReason, isMsgKey, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isMessageDetail = validate0;
const schema0 = {"type":"object","required":["msgKey","account","accepted","to","from","ref","channels","state","traceId","code","codeText","carrierReason","why","fix","timeline"],"additionalProperties":false,"properties":{"msgKey":{"type":"string"},"account":{"type":"string"},"accepted":{"x-call":"isTime"},"to":{"type":["string","null"]},"from":{"type":["string","null"]},"ref":{"type":["string","null"]},"channels":{"type":"array","items":{"type":"string"}},"state":{"x-call":"isMessageState"},"traceId":{"type":["string","null"]},"code":{"type":["string","null"]},"codeText":{"type":["string","null"]},"carrierReason":{"x-call":"isCarrierReason"},"why":{"type":"array","items":{"type":"string"}},"fix":{"oneOf":[{"x-call":"isFix"},{"type":"null"}]},"timeline":{"type":"array","items":{"type":"object","required":["at","text"],"additionalProperties":false,"properties":{"at":{"x-call":"isTime"},"text":{"type":"string"}}}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.msgKey === undefined) && (missing0 = "msgKey")) || ((data.account === undefined) && (missing0 = "account"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.channels === undefined) && (missing0 = "channels"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.codeText === undefined) && (missing0 = "codeText"))) || ((data.carrierReason === undefined) && (missing0 = "carrierReason"))) || ((data.why === undefined) && (missing0 = "why"))) || ((data.fix === undefined) && (missing0 = "fix"))) || ((data.timeline === undefined) && (missing0 = "timeline"))){
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
if(data.msgKey !== undefined){
const _errs2 = errors;
if(typeof data.msgKey !== "string"){
validate0.errors = [{instancePath:instancePath+"/msgKey",schemaPath:"#/properties/msgKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account !== undefined){
const _errs4 = errors;
if(typeof data.account !== "string"){
validate0.errors = [{instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
const _errs6 = errors;
if(!(isTime(data.accepted))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/accepted");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data3 = data.to;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: schema0.properties.to.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data4 = data.from;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: schema0.properties.from.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data5 = data.ref;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: schema0.properties.ref.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data6 = data.channels;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data6[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs15 === errors;
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
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs17 = errors;
if(!(isMessageState(data.state))){
vErrors = childErrors(vErrors, isMessageState.errors, instancePath + "/state");
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data9 = data.traceId;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/traceId",schemaPath:"#/properties/traceId/type",keyword:"type",params:{type: schema0.properties.traceId.type}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data10 = data.code;
const _errs20 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate0.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema0.properties.code.type}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeText !== undefined){
let data11 = data.codeText;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/codeText",schemaPath:"#/properties/codeText/type",keyword:"type",params:{type: schema0.properties.codeText.type}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrierReason !== undefined){
const _errs24 = errors;
if(!(isCarrierReason(data.carrierReason))){
vErrors = childErrors(vErrors, isCarrierReason.errors, instancePath + "/carrierReason");
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.why !== undefined){
let data13 = data.why;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data13)){
var valid2 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
const _errs27 = errors;
if(typeof data13[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/why/" + i1,schemaPath:"#/properties/why/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs27 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fix !== undefined){
let data15 = data.fix;
const _errs29 = errors;
const _errs30 = errors;
let valid3 = false;
let passing0 = null;
const _errs31 = errors;
if(!(isFix(data15))){
vErrors = childErrors(vErrors, isFix.errors, instancePath + "/fix");
errors = vErrors.length;
}
var _valid0 = _errs31 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs32 = errors;
if(data15 !== null){
const err0 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs32 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeline !== undefined){
let data16 = data.timeline;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data16)){
var valid4 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs36 = errors;
if(errors === _errs36){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing1;
if(((data17.at === undefined) && (missing1 = "at")) || ((data17.text === undefined) && (missing1 = "text"))){
validate0.errors = [{instancePath:instancePath+"/timeline/" + i2,schemaPath:"#/properties/timeline/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs38 = errors;
for(const key1 in data17){
if(!((key1 === "at") || (key1 === "text"))){
validate0.errors = [{instancePath:instancePath+"/timeline/" + i2,schemaPath:"#/properties/timeline/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs38 === errors){
if(data17.at !== undefined){
const _errs39 = errors;
if(!(isTime(data17.at))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/timeline/" + i2+"/at");
errors = vErrors.length;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data17.text !== undefined){
const _errs40 = errors;
if(typeof data17.text !== "string"){
validate0.errors = [{instancePath:instancePath+"/timeline/" + i2+"/text",schemaPath:"#/properties/timeline/items/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/timeline/" + i2,schemaPath:"#/properties/timeline/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs36 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type: "array"}}];
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

export const isMessageDetail__oneOf1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data !== null){
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"}}];
return false;
}
validate1.errors = vErrors;
return errors === 0;
}

export const isFix = validate2;
const schema2 = {"type":"object","required":["operation","carrier","command"],"additionalProperties":false,"properties":{"operation":{"type":"string","enum":["resumeCarrier","requeueMessage","redeliver"]},"carrier":{"type":["string","null"]},"command":{"type":"string"}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.operation === undefined) && (missing0 = "operation")) || ((data.carrier === undefined) && (missing0 = "carrier"))) || ((data.command === undefined) && (missing0 = "command"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "operation") || (key0 === "carrier")) || (key0 === "command"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate2.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "resumeCarrier") || (data0 === "requeueMessage")) || (data0 === "redeliver"))){
validate2.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema2.properties.operation.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrier !== undefined){
let data1 = data.carrier;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate2.errors = [{instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: schema2.properties.carrier.type}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined){
const _errs6 = errors;
if(typeof data.command !== "string"){
validate2.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}}];
return false;
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
    MessageDetail: isMessageDetail,
    Fix: isFix,
  },
  branches: {
    MessageDetail$$oneOf1: isMessageDetail__oneOf1,
  },
  schemas: "{\"MessageDetail\":{\"type\":\"object\",\"required\":[\"msgKey\",\"account\",\"accepted\",\"to\",\"from\",\"ref\",\"channels\",\"state\",\"traceId\",\"code\",\"codeText\",\"carrierReason\",\"why\",\"fix\",\"timeline\"],\"additionalProperties\":false,\"properties\":{\"msgKey\":{\"type\":\"string\"},\"account\":{\"type\":\"string\"},\"accepted\":{\"$ref\":\"#/$defs/Time\"},\"to\":{\"type\":[\"string\",\"null\"]},\"from\":{\"type\":[\"string\",\"null\"]},\"ref\":{\"type\":[\"string\",\"null\"]},\"channels\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"state\":{\"$ref\":\"#/$defs/MessageState\"},\"traceId\":{\"type\":[\"string\",\"null\"]},\"code\":{\"type\":[\"string\",\"null\"]},\"codeText\":{\"type\":[\"string\",\"null\"]},\"carrierReason\":{\"$ref\":\"#/$defs/CarrierReason\"},\"why\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"fix\":{\"oneOf\":[{\"$ref\":\"#/$defs/Fix\"},{\"$ref\":\"#/$defs/MessageDetail$$oneOf1\"}]},\"timeline\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"at\",\"text\"],\"additionalProperties\":false,\"properties\":{\"at\":{\"$ref\":\"#/$defs/Time\"},\"text\":{\"type\":\"string\"}}}}}},\"MessageDetail$$oneOf1\":{\"type\":\"null\"},\"Fix\":{\"type\":\"object\",\"required\":[\"operation\",\"carrier\",\"command\"],\"additionalProperties\":false,\"properties\":{\"operation\":{\"type\":\"string\",\"enum\":[\"resumeCarrier\",\"requeueMessage\",\"redeliver\"]},\"carrier\":{\"type\":[\"string\",\"null\"]},\"command\":{\"type\":\"string\"}}}}",
  uses: [part_small],
});

export const parameters = {
  path: {
    msgKey: part_small.validators["MsgKey"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["MessageDetail"],
    },
  },
  "400": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "401": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "403": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "404": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  default: {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
};
