// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isFriendtalkAdult = validate20;
const schema31 = {"type":"string","enum":["Y","N"],"maxLength":1};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Y") || (data === "N"))){
validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
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

export const isFriendtalkPushAlarm = validate21;
const schema32 = {"type":"string","enum":["Y","N"],"maxLength":1};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Y") || (data === "N"))){
validate21.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
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

export const isFriendtalkGroupTagKey = validate22;
const schema33 = {"type":"string","minLength":1,"maxLength":40};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 40){
validate22.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
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

export const isMessengerImageUrl = validate23;
const schema34 = {"type":"string","minLength":1,"maxLength":1000};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1000){
validate23.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}}];
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
    FriendtalkAdult: isFriendtalkAdult,
    FriendtalkPushAlarm: isFriendtalkPushAlarm,
    FriendtalkGroupTagKey: isFriendtalkGroupTagKey,
    MessengerImageUrl: isMessengerImageUrl,
  },
  schemas: "{\"FriendtalkAdult\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1},\"FriendtalkPushAlarm\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1},\"FriendtalkGroupTagKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40},\"MessengerImageUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000}}",
  uses: [],
});
