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
const schema1 = {"type":"object","required":["slotSeconds","slots"],"additionalProperties":false,"properties":{"slotSeconds":{"type":"integer"},"slots":{"type":"array","items":{"type":"object","required":["at","accepted","delivered","failed","p50Ms","p95Ms","carriers"],"additionalProperties":false,"properties":{"at":{"type":"integer"},"accepted":{"type":"integer"},"delivered":{"type":"integer"},"failed":{"type":"integer"},"p50Ms":{"type":["number","null"]},"p95Ms":{"type":["number","null"]},"carriers":{"type":"array","items":{"type":"object","required":["name","delivered","failed"],"additionalProperties":false,"properties":{"name":{"type":"string"},"delivered":{"type":"integer"},"failed":{"type":"integer"}}}}}}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.slotSeconds === undefined) && (missing0 = "slotSeconds")) || ((data.slots === undefined) && (missing0 = "slots"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "slotSeconds") || (key0 === "slots"))){
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
if(data.slots !== undefined){
let data1 = data.slots;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((((data2.at === undefined) && (missing1 = "at")) || ((data2.accepted === undefined) && (missing1 = "accepted"))) || ((data2.delivered === undefined) && (missing1 = "delivered"))) || ((data2.failed === undefined) && (missing1 = "failed"))) || ((data2.p50Ms === undefined) && (missing1 = "p50Ms"))) || ((data2.p95Ms === undefined) && (missing1 = "p95Ms"))) || ((data2.carriers === undefined) && (missing1 = "carriers"))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0,schemaPath:"#/properties/slots/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(((((((key1 === "at") || (key1 === "accepted")) || (key1 === "delivered")) || (key1 === "failed")) || (key1 === "p50Ms")) || (key1 === "p95Ms")) || (key1 === "carriers"))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0,schemaPath:"#/properties/slots/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.at !== undefined){
let data3 = data2.at;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/at",schemaPath:"#/properties/slots/items/properties/at/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.accepted !== undefined){
let data4 = data2.accepted;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/accepted",schemaPath:"#/properties/slots/items/properties/accepted/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.delivered !== undefined){
let data5 = data2.delivered;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/delivered",schemaPath:"#/properties/slots/items/properties/delivered/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.failed !== undefined){
let data6 = data2.failed;
const _errs15 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/failed",schemaPath:"#/properties/slots/items/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.p50Ms !== undefined){
let data7 = data2.p50Ms;
const _errs17 = errors;
if((!(typeof data7 == "number")) && (data7 !== null)){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/p50Ms",schemaPath:"#/properties/slots/items/properties/p50Ms/type",keyword:"type",params:{type: schema1.properties.slots.items.properties.p50Ms.type}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.p95Ms !== undefined){
let data8 = data2.p95Ms;
const _errs19 = errors;
if((!(typeof data8 == "number")) && (data8 !== null)){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/p95Ms",schemaPath:"#/properties/slots/items/properties/p95Ms/type",keyword:"type",params:{type: schema1.properties.slots.items.properties.p95Ms.type}}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.carriers !== undefined){
let data9 = data2.carriers;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data9)){
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs23 = errors;
if(errors === _errs23){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((((data10.name === undefined) && (missing2 = "name")) || ((data10.delivered === undefined) && (missing2 = "delivered"))) || ((data10.failed === undefined) && (missing2 = "failed"))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1,schemaPath:"#/properties/slots/items/properties/carriers/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs25 = errors;
for(const key2 in data10){
if(!(((key2 === "name") || (key2 === "delivered")) || (key2 === "failed"))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1,schemaPath:"#/properties/slots/items/properties/carriers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data10.name !== undefined){
const _errs26 = errors;
if(typeof data10.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1+"/name",schemaPath:"#/properties/slots/items/properties/carriers/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.delivered !== undefined){
let data12 = data10.delivered;
const _errs28 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1+"/delivered",schemaPath:"#/properties/slots/items/properties/carriers/items/properties/delivered/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.failed !== undefined){
let data13 = data10.failed;
const _errs30 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate1.errors = [{instancePath:instancePath+"/slots/" + i0+"/carriers/" + i1+"/failed",schemaPath:"#/properties/slots/items/properties/carriers/items/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs30 === errors;
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
var valid3 = _errs23 === errors;
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
var valid2 = _errs21 === errors;
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
var valid1 = _errs6 === errors;
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
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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
  schemas: "{\"getTraffic.query.minutes\":{\"type\":\"integer\",\"enum\":[15,60,360,1440]},\"Traffic\":{\"type\":\"object\",\"required\":[\"slotSeconds\",\"slots\"],\"additionalProperties\":false,\"properties\":{\"slotSeconds\":{\"type\":\"integer\"},\"slots\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"at\",\"accepted\",\"delivered\",\"failed\",\"p50Ms\",\"p95Ms\",\"carriers\"],\"additionalProperties\":false,\"properties\":{\"at\":{\"type\":\"integer\"},\"accepted\":{\"type\":\"integer\"},\"delivered\":{\"type\":\"integer\"},\"failed\":{\"type\":\"integer\"},\"p50Ms\":{\"type\":[\"number\",\"null\"]},\"p95Ms\":{\"type\":[\"number\",\"null\"]},\"carriers\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"name\",\"delivered\",\"failed\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":\"string\"},\"delivered\":{\"type\":\"integer\"},\"failed\":{\"type\":\"integer\"}}}}}}}}}}",
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
