// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isAlimtalkMsgType = validate20;
const schema31 = {"type":"string","enum":["AT","AI"],"maxLength":2,"x-code":"A523"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "AT") || (data === "AI"))){
validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
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

export const isAlimtalkTemplateCode = validate21;
const schema32 = {"type":"string","minLength":1,"maxLength":30,"x-code":"A505"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 30){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func1(data) < 1){
validate21.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
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

export const isAlimtalkPrice = validate22;
const schema33 = {"type":"number","minimum":0,"maximum":999999999999.99,"x-code":"A559"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 999999999999.99 || isNaN(data)){
validate22.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999.99}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate22.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isAlimtalkCurrencyType = validate23;
const schema34 = {"type":"string","enum":["KRW","USD","EUR"],"maxLength":3,"x-code":"A559"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "KRW") || (data === "USD")) || (data === "EUR"))){
validate23.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 3){
validate23.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3}}];
return false;
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
    AlimtalkMsgType: isAlimtalkMsgType,
    AlimtalkTemplateCode: isAlimtalkTemplateCode,
    AlimtalkPrice: isAlimtalkPrice,
    AlimtalkCurrencyType: isAlimtalkCurrencyType,
  },
  schemas: "{\"AlimtalkMsgType\":{\"type\":\"string\",\"enum\":[\"AT\",\"AI\"],\"maxLength\":2,\"x-code\":\"A523\"},\"AlimtalkTemplateCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A505\"},\"AlimtalkPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":999999999999.99,\"x-code\":\"A559\"},\"AlimtalkCurrencyType\":{\"type\":\"string\",\"enum\":[\"KRW\",\"USD\",\"EUR\"],\"maxLength\":3,\"x-code\":\"A559\"}}",
  uses: [],
});
