// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isTimestamp, isChannelFailure, part as part_small } from "./schemas/small.js";

"use strict";
export const isReceiveAlert_header_webhook_id = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate0.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data) < 1){
validate0.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isReceiveAlert_header_webhook_timestamp = validate1;
const pattern0 = new RegExp("^[0-9]{10}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 10){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(!pattern0.test(data)){
validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isReceiveAlert_header_webhook_signature = validate2;
const pattern1 = new RegExp("^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 500){
validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
else {
if(!pattern1.test(data)){
validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$"}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isWebhookAlert = validate3;
const schema3 = {"type":"object","required":["alert","time","failure"],"properties":{"alert":{"type":"string","enum":["failing","recovered","test"]},"time":{"x-call":"isTimestamp"},"failure":{"x-call":"isChannelFailure"}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.alert === undefined) && (missing0 = "alert")) || ((data.time === undefined) && (missing0 = "time"))) || ((data.failure === undefined) && (missing0 = "failure"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.alert !== undefined){
let data0 = data.alert;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate3.errors = [{instancePath:instancePath+"/alert",schemaPath:"#/properties/alert/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "failing") || (data0 === "recovered")) || (data0 === "test"))){
validate3.errors = [{instancePath:instancePath+"/alert",schemaPath:"#/properties/alert/enum",keyword:"enum",params:{allowedValues: schema3.properties.alert.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs3 = errors;
if(!(isTimestamp(data.time))){
vErrors = childErrors(vErrors, isTimestamp.errors, instancePath + "/time");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure !== undefined){
const _errs4 = errors;
if(!(isChannelFailure(data.failure))){
vErrors = childErrors(vErrors, isChannelFailure.errors, instancePath + "/failure");
errors = vErrors.length;
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
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "receiveAlert.header.webhook-id": isReceiveAlert_header_webhook_id,
    "receiveAlert.header.webhook-timestamp": isReceiveAlert_header_webhook_timestamp,
    "receiveAlert.header.webhook-signature": isReceiveAlert_header_webhook_signature,
    WebhookAlert: isWebhookAlert,
  },
  branches: {},
  schemas: "{\"receiveAlert.header.webhook-id\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"receiveAlert.header.webhook-timestamp\":{\"type\":\"string\",\"pattern\":\"^[0-9]{10}$\",\"maxLength\":10},\"receiveAlert.header.webhook-signature\":{\"type\":\"string\",\"pattern\":\"^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$\",\"maxLength\":500},\"WebhookAlert\":{\"type\":\"object\",\"required\":[\"alert\",\"time\",\"failure\"],\"properties\":{\"alert\":{\"type\":\"string\",\"enum\":[\"failing\",\"recovered\",\"test\"]},\"time\":{\"$ref\":\"#/$defs/Timestamp\"},\"failure\":{\"$ref\":\"#/$defs/ChannelFailure\"}}}}",
  uses: [part_small],
});

export const parameters = {
  header: {
    "webhook-id": part.validators["receiveAlert.header.webhook-id"],
    "webhook-timestamp": part.validators["receiveAlert.header.webhook-timestamp"],
    "webhook-signature": part.validators["receiveAlert.header.webhook-signature"],
  },
};

export const body = {
  "application/json": part.validators["WebhookAlert"],
};

export const responses = {
  "200": {
    headers: {},
    body: {},
  },
  default: {
    headers: {},
    body: {},
  },
};
