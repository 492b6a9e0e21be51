// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isGetTraffic_query_minutes = validate0;
const schema0 = {"type":"integer","enum":[15,60,360,1440]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data === 15) || (data === 60)) || (data === 360)) || (data === 1440))){
validate0.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}}];
return false;
}
validate0.errors = vErrors;
return errors === 0;
}

export const isTraffic = validate1;
const schema1 = {"type":"object","required":["slotSeconds","until","slots"],"additionalProperties":false,"properties":{"slotSeconds":{"type":"integer"},"until":{"type":"integer"},"slots":{"type":"array","items":{"type":"object","required":["at","accepted","delivered","failed","p50Ms","p95Ms","carriers"],"additionalProperties":false,"properties":{"at":{"type":"integer"},"accepted":{"type":"integer"},"delivered":{"type":"integer"},"failed":{"type":"integer"},"p50Ms":{"type":["number","null"]},"p95Ms":{"type":["number","null"]},"carriers":{"type":"array","items":{"type":"object","required":["name","delivered","failed"],"additionalProperties":false,"properties":{"name":{"type":"string"},"delivered":{"type":"integer"},"failed":{"type":"integer"}}}}}}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.slotSeconds === undefined) && (missing0 = "slotSeconds")) || ((data.until === undefined) && (missing0 = "until"))) || ((data.slots === undefined) && (missing0 = "slots"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "slotSeconds") || (key0 === "until")) || (key0 === "slots"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.slotSeconds !== undefined){
let data0 = data.slotSeconds;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate1.errors = [{instancePath:instancePath+"/slotSeconds",schemaPath:"#/properties/slotSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
let data1 = data.until;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slots !== undefined){
let data2 = data.slots;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((((data3.at === undefined) && (missing1 = "at")) || ((data3.accepted === undefined) && (missing1 = "accepted"))) || ((data3.delivered === undefined) && (missing1 = "delivered"))) || ((data3.failed === undefined) && (missing1 = "failed"))) || ((data3.p50Ms === undefined) && (missing1 = "p50Ms"))) || ((data3.p95Ms === undefined) && (missing1 = "p95Ms"))) || ((data3.carriers === undefined) && (missing1 = "carriers"))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0,schemaPath:"#/properties/slots/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!(((((((key1 === "at") || (key1 === "accepted")) || (key1 === "delivered")) || (key1 === "failed")) || (key1 === "p50Ms")) || (key1 === "p95Ms")) || (key1 === "carriers"))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0,schemaPath:"#/properties/slots/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.at !== undefined){
let data4 = data3.at;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/at",schemaPath:"#/properties/slots/items/properties/at/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.accepted !== undefined){
let data5 = data3.accepted;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/accepted",schemaPath:"#/properties/slots/items/properties/accepted/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.delivered !== undefined){
let data6 = data3.delivered;
const _errs15 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/delivered",schemaPath:"#/properties/slots/items/properties/delivered/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.failed !== undefined){
let data7 = data3.failed;
const _errs17 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/failed",schemaPath:"#/properties/slots/items/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.p50Ms !== undefined){
let data8 = data3.p50Ms;
const _errs19 = errors;
if((!(typeof data8 == "number")) && (data8 !== null)){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/p50Ms",schemaPath:"#/properties/slots/items/properties/p50Ms/type",keyword:"type",params:{type: schema1.properties.slots.items.properties.p50Ms.type}}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.p95Ms !== undefined){
let data9 = data3.p95Ms;
const _errs21 = errors;
if((!(typeof data9 == "number")) && (data9 !== null)){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/p95Ms",schemaPath:"#/properties/slots/items/properties/p95Ms/type",keyword:"type",params:{type: schema1.properties.slots.items.properties.p95Ms.type}}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.carriers !== undefined){
let data10 = data3.carriers;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid3 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((((data11.name === undefined) && (missing2 = "name")) || ((data11.delivered === undefined) && (missing2 = "delivered"))) || ((data11.failed === undefined) && (missing2 = "failed"))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1,schemaPath:"#/properties/slots/items/properties/carriers/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs27 = errors;
for(const key2 in data11){
if(!(((key2 === "name") || (key2 === "delivered")) || (key2 === "failed"))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1,schemaPath:"#/properties/slots/items/properties/carriers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs27 === errors){
if(data11.name !== undefined){
const _errs28 = errors;
if(typeof data11.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1+"/name",schemaPath:"#/properties/slots/items/properties/carriers/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.delivered !== undefined){
let data13 = data11.delivered;
const _errs30 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1+"/delivered",schemaPath:"#/properties/slots/items/properties/carriers/items/properties/delivered/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.failed !== undefined){
let data14 = data11.failed;
const _errs32 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1+"/failed",schemaPath:"#/properties/slots/items/properties/carriers/items/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1,schemaPath:"#/properties/slots/items/properties/carriers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs25 === errors;
if(!valid3){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers",schemaPath:"#/properties/slots/items/properties/carriers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs23 === errors;
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
}
}
else {
validate1.errors = [{instancePath:instancePath+"/slots/" + i0,schemaPath:"#/properties/slots/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "getTraffic.query.minutes": isGetTraffic_query_minutes,
    Traffic: isTraffic,
  },
  branches: {},
  schemas: "{\"getTraffic.query.minutes\":{\"type\":\"integer\",\"enum\":[15,60,360,1440]},\"Traffic\":{\"type\":\"object\",\"required\":[\"slotSeconds\",\"until\",\"slots\"],\"additionalProperties\":false,\"properties\":{\"slotSeconds\":{\"type\":\"integer\"},\"until\":{\"type\":\"integer\"},\"slots\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"at\",\"accepted\",\"delivered\",\"failed\",\"p50Ms\",\"p95Ms\",\"carriers\"],\"additionalProperties\":false,\"properties\":{\"at\":{\"type\":\"integer\"},\"accepted\":{\"type\":\"integer\"},\"delivered\":{\"type\":\"integer\"},\"failed\":{\"type\":\"integer\"},\"p50Ms\":{\"type\":[\"number\",\"null\"]},\"p95Ms\":{\"type\":[\"number\",\"null\"]},\"carriers\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"name\",\"delivered\",\"failed\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":\"string\"},\"delivered\":{\"type\":\"integer\"},\"failed\":{\"type\":\"integer\"}}}}}}}}}}",
  uses: [part_small],
});

export const parameters = {
  query: {
    minutes: part.validators["getTraffic.query.minutes"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["Traffic"],
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
  default: {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
};
