// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isCarrierState, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isCarrier = validate0;
const schema0 = {"type":"object","required":["name","state","pausedAt","pausedBy","workers","up","failing","underWay","waiting","open","shares"],"additionalProperties":false,"properties":{"name":{"type":"string"},"state":{"x-call":"isCarrierState"},"pausedAt":{"type":["string","null"]},"pausedBy":{"type":["string","null"]},"workers":{"type":"integer"},"up":{"type":"integer"},"failing":{"type":"integer"},"underWay":{"type":"integer"},"waiting":{"type":"integer"},"open":{"type":["integer","null"]},"shares":{"type":"array","items":{"x-call":"isCarrierShare"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.name === undefined) && (missing0 = "name")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.pausedAt === undefined) && (missing0 = "pausedAt"))) || ((data.pausedBy === undefined) && (missing0 = "pausedBy"))) || ((data.workers === undefined) && (missing0 = "workers"))) || ((data.up === undefined) && (missing0 = "up"))) || ((data.failing === undefined) && (missing0 = "failing"))) || ((data.underWay === undefined) && (missing0 = "underWay"))) || ((data.waiting === undefined) && (missing0 = "waiting"))) || ((data.open === undefined) && (missing0 = "open"))) || ((data.shares === undefined) && (missing0 = "shares"))){
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
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs4 = errors;
if(!(isCarrierState(data.state))){
vErrors = childErrors(vErrors, isCarrierState.errors, instancePath + "/state");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pausedAt !== undefined){
let data2 = data.pausedAt;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/pausedAt",schemaPath:"#/properties/pausedAt/type",keyword:"type",params:{type: schema0.properties.pausedAt.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pausedBy !== undefined){
let data3 = data.pausedBy;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/pausedBy",schemaPath:"#/properties/pausedBy/type",keyword:"type",params:{type: schema0.properties.pausedBy.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workers !== undefined){
let data4 = data.workers;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate0.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.up !== undefined){
let data5 = data.up;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate0.errors = [{instancePath:instancePath+"/up",schemaPath:"#/properties/up/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failing !== undefined){
let data6 = data.failing;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.underWay !== undefined){
let data7 = data.underWay;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate0.errors = [{instancePath:instancePath+"/underWay",schemaPath:"#/properties/underWay/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data8 = data.waiting;
const _errs17 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate0.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open !== undefined){
let data9 = data.open;
const _errs19 = errors;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: schema0.properties.open.type}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shares !== undefined){
let data10 = data.shares;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(!(isCarrierShare(data10[i0]))){
vErrors = childErrors(vErrors, isCarrierShare.errors, instancePath + "/shares/" + i0);
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/shares",schemaPath:"#/properties/shares/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isCarrierShare = validate1;
const schema1 = {"type":"object","required":["channel","prefix","share","resting","changedAt","reason"],"additionalProperties":false,"properties":{"channel":{"type":"string"},"prefix":{"type":"string"},"share":{"type":"integer"},"resting":{"type":"integer"},"changedAt":{"type":["string","null"]},"reason":{"type":["string","null"]}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.channel === undefined) && (missing0 = "channel")) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.share === undefined) && (missing0 = "share"))) || ((data.resting === undefined) && (missing0 = "resting"))) || ((data.changedAt === undefined) && (missing0 = "changedAt"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "channel") || (key0 === "prefix")) || (key0 === "share")) || (key0 === "resting")) || (key0 === "changedAt")) || (key0 === "reason"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.channel !== undefined){
const _errs2 = errors;
if(typeof data.channel !== "string"){
validate1.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs4 = errors;
if(typeof data.prefix !== "string"){
validate1.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined){
let data2 = data.share;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resting !== undefined){
let data3 = data.resting;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1.errors = [{instancePath:instancePath+"/resting",schemaPath:"#/properties/resting/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changedAt !== undefined){
let data4 = data.changedAt;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate1.errors = [{instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: schema1.properties.changedAt.type}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data5 = data.reason;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate1.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema1.properties.reason.type}}];
return false;
}
var valid0 = _errs12 === errors;
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
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isListCarriers_200_application_2fjson = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.carriers === undefined) && (missing0 = "carriers")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "carriers")){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.carriers !== undefined){
let data0 = data.carriers;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isCarrier(data0[i0]))){
vErrors = childErrors(vErrors, isCarrier.errors, instancePath + "/carriers/" + i0);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/carriers",schemaPath:"#/properties/carriers/type",keyword:"type",params:{type: "array"}}];
return false;
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
    Carrier: isCarrier,
    CarrierShare: isCarrierShare,
    "listCarriers.200.application$2fjson": isListCarriers_200_application_2fjson,
  },
  branches: {},
  schemas: "{\"Carrier\":{\"type\":\"object\",\"required\":[\"name\",\"state\",\"pausedAt\",\"pausedBy\",\"workers\",\"up\",\"failing\",\"underWay\",\"waiting\",\"open\",\"shares\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":\"string\"},\"state\":{\"$ref\":\"#/$defs/CarrierState\"},\"pausedAt\":{\"type\":[\"string\",\"null\"]},\"pausedBy\":{\"type\":[\"string\",\"null\"]},\"workers\":{\"type\":\"integer\"},\"up\":{\"type\":\"integer\"},\"failing\":{\"type\":\"integer\"},\"underWay\":{\"type\":\"integer\"},\"waiting\":{\"type\":\"integer\"},\"open\":{\"type\":[\"integer\",\"null\"]},\"shares\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/CarrierShare\"}}}},\"CarrierShare\":{\"type\":\"object\",\"required\":[\"channel\",\"prefix\",\"share\",\"resting\",\"changedAt\",\"reason\"],\"additionalProperties\":false,\"properties\":{\"channel\":{\"type\":\"string\"},\"prefix\":{\"type\":\"string\"},\"share\":{\"type\":\"integer\"},\"resting\":{\"type\":\"integer\"},\"changedAt\":{\"type\":[\"string\",\"null\"]},\"reason\":{\"type\":[\"string\",\"null\"]}}},\"listCarriers.200.application$2fjson\":{\"type\":\"object\",\"required\":[\"carriers\"],\"additionalProperties\":false,\"properties\":{\"carriers\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Carrier\"}}}}}",
  uses: [part_small],
});

export const parameters = {};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["listCarriers.200.application$2fjson"],
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
  default: {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
};
