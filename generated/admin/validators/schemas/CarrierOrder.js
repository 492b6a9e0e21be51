// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "../settings.js";

"use strict";
export const isPauseCarrier_path_carrier = validate20;
const schema31 = {"type":"string","minLength":1,"maxLength":100};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data) < 1){
validate20.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
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

export const isCarrierOrder = validate21;
const schema32 = {"type":"object","required":["carrier","paused","workers","silent","underWay","open"],"additionalProperties":false,"properties":{"carrier":{"type":"string"},"paused":{"type":"boolean"},"workers":{"type":"integer"},"silent":{"type":"array","items":{"type":"string"}},"underWay":{"type":["integer","null"]},"open":{"type":["integer","null"]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.carrier === undefined) && (missing0 = "carrier")) || ((data.paused === undefined) && (missing0 = "paused"))) || ((data.workers === undefined) && (missing0 = "workers"))) || ((data.silent === undefined) && (missing0 = "silent"))) || ((data.underWay === undefined) && (missing0 = "underWay"))) || ((data.open === undefined) && (missing0 = "open"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "carrier") || (key0 === "paused")) || (key0 === "workers")) || (key0 === "silent")) || (key0 === "underWay")) || (key0 === "open"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.carrier !== undefined){
const _errs2 = errors;
if(typeof data.carrier !== "string"){
validate21.errors = [{instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paused !== undefined){
const _errs4 = errors;
if(typeof data.paused !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/paused",schemaPath:"#/properties/paused/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workers !== undefined){
let data2 = data.workers;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate21.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silent !== undefined){
let data3 = data.silent;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data3[i0] !== "string"){
validate21.errors = [{instancePath:instancePath+"/silent/" + i0,schemaPath:"#/properties/silent/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/silent",schemaPath:"#/properties/silent/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.underWay !== undefined){
let data5 = data.underWay;
const _errs12 = errors;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
validate21.errors = [{instancePath:instancePath+"/underWay",schemaPath:"#/properties/underWay/type",keyword:"type",params:{type: schema32.properties.underWay.type}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open !== undefined){
let data6 = data.open;
const _errs14 = errors;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
validate21.errors = [{instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: schema32.properties.open.type}}];
return false;
}
var valid0 = _errs14 === errors;
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
    "pauseCarrier.path.carrier": isPauseCarrier_path_carrier,
    CarrierOrder: isCarrierOrder,
  },
  schemas: "{\"pauseCarrier.path.carrier\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"CarrierOrder\":{\"type\":\"object\",\"required\":[\"carrier\",\"paused\",\"workers\",\"silent\",\"underWay\",\"open\"],\"additionalProperties\":false,\"properties\":{\"carrier\":{\"type\":\"string\"},\"paused\":{\"type\":\"boolean\"},\"workers\":{\"type\":\"integer\"},\"silent\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"underWay\":{\"type\":[\"integer\",\"null\"]},\"open\":{\"type\":[\"integer\",\"null\"]}}}}",
  uses: [],
});
