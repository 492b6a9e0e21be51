// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isReceiveReceipts_header_webhook_id = validate20;
const schema31 = {"type":"string","pattern":"^[!-~]+$","maxLength":100,"x-code":"A002"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[!-~]+$", "u");

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
if(!pattern4.test(data)){
validate20.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}];
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

export const isReceiveReceipts_header_webhook_timestamp = validate21;
const schema32 = {"type":"string","pattern":"^[0-9]{10}$","maxLength":10,"x-code":"A002"};
const pattern5 = new RegExp("^[0-9]{10}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(!pattern5.test(data)){
validate21.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}}];
return false;
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isCarrierReference = validate22;
const schema33 = {"type":"string","minLength":1,"maxLength":240};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 240){
validate22.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 240}}];
return false;
}
else {
if(func1(data) < 1){
validate22.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isCarrierCode = validate23;
const schema34 = {"type":"string","minLength":1,"maxLength":50};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 50){
validate23.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func1(data) < 1){
validate23.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "receiveReceipts.header.webhook-id": isReceiveReceipts_header_webhook_id,
    "receiveReceipts.header.webhook-timestamp": isReceiveReceipts_header_webhook_timestamp,
    CarrierReference: isCarrierReference,
    CarrierCode: isCarrierCode,
  },
  schemas: "{\"receiveReceipts.header.webhook-id\":{\"type\":\"string\",\"pattern\":\"^[!-~]+$\",\"maxLength\":100,\"x-code\":\"A002\"},\"receiveReceipts.header.webhook-timestamp\":{\"type\":\"string\",\"pattern\":\"^[0-9]{10}$\",\"maxLength\":10,\"x-code\":\"A002\"},\"CarrierReference\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":240},\"CarrierCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50}}",
  uses: [],
});
