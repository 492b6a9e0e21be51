// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "../settings.js";

"use strict";
export const isSession = validate20;
const schema31 = {"type":"object","required":["operator","role","endsAt","idleSeconds"],"additionalProperties":false,"properties":{"operator":{"x-call":"isOperatorName"},"role":{"x-call":"isRole"},"endsAt":{"x-call":"isTime"},"idleSeconds":{"type":"integer","minimum":1}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.operator === undefined) && (missing0 = "operator")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.endsAt === undefined) && (missing0 = "endsAt"))) || ((data.idleSeconds === undefined) && (missing0 = "idleSeconds"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "operator") || (key0 === "role")) || (key0 === "endsAt")) || (key0 === "idleSeconds"))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operator !== undefined){
const _errs2 = errors;
if(!(isOperatorName(data.operator))){
vErrors = childErrors(vErrors, isOperatorName.errors, instancePath + "/operator");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(isRole(data.role))){
vErrors = childErrors(vErrors, isRole.errors, instancePath + "/role");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsAt !== undefined){
const _errs4 = errors;
if(!(isTime(data.endsAt))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/endsAt");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idleSeconds !== undefined){
let data3 = data.idleSeconds;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate20.errors = [{instancePath:instancePath+"/idleSeconds",schemaPath:"#/properties/idleSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate20.errors = [{instancePath:instancePath+"/idleSeconds",schemaPath:"#/properties/idleSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
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
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isOperatorName = validate21;
const schema32 = {"type":"string","pattern":"^[a-z0-9][a-z0-9._@-]*$","maxLength":64};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._@-]*$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!pattern4.test(data)){
validate21.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._@-]*$"}}];
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

export const isRole = validate22;
const schema33 = {"type":"string","enum":["viewer","operator","admin"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data === "viewer") || (data === "operator")) || (data === "admin"))){
validate22.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum}}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

export const isTime = validate23;
const schema34 = {"type":"string","format":"date-time","maxLength":40};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 40){
validate23.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats0.validate(data))){
validate23.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isProblem = validate24;
const schema35 = {"type":"object","required":["title","status"],"properties":{"title":{"type":"string"},"status":{"type":"integer"},"detail":{"type":"string"},"errors":{"type":"array","items":{"type":"object"}}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
const _errs1 = errors;
if(typeof data.title !== "string"){
validate24.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate24.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs5 = errors;
if(typeof data.detail !== "string"){
validate24.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data3 = data.errors;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate24.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isSignIn_header_X_Requested_With = validate25;
const schema36 = {"const":"gateway-console"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if("gateway-console" !== data){
validate25.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "gateway-console"}}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

export const isAccountId = validate26;
const schema37 = {"type":"string","minLength":1,"maxLength":100};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate26.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data) < 1){
validate26.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isMsgKey = validate27;
const schema38 = {"type":"string","pattern":"^[0-9A-Z]{26}$","maxLength":26};
const pattern5 = new RegExp("^[0-9A-Z]{26}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 26){
validate27.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26}}];
return false;
}
else {
if(!pattern5.test(data)){
validate27.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Z]{26}$"}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const isLimit = validate28;
const schema39 = {"type":"integer","minimum":1,"maximum":100};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate28.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate28.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isSilentCell = validate29;
const schema40 = {"type":"object","required":["cell","reason"],"additionalProperties":false,"properties":{"cell":{"type":"integer"},"reason":{"type":"string"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cell === undefined) && (missing0 = "cell")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "cell") || (key0 === "reason"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cell !== undefined){
let data0 = data.cell;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate29.errors = [{instancePath:instancePath+"/cell",schemaPath:"#/properties/cell/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs4 = errors;
if(typeof data.reason !== "string"){
validate29.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const isPassword = validate30;
const schema41 = {"type":"string","pattern":"^[!-~]([ -~]*[!-~])?$","maxLength":200};
const pattern6 = new RegExp("^[!-~]([ -~]*[!-~])?$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate30.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern6.test(data)){
validate30.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!-~]([ -~]*[!-~])?$"}}];
return false;
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const isWaitSeconds = validate31;
const schema42 = {"type":"integer","minimum":0,"maximum":60};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 60 || isNaN(data)){
validate31.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate31.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const isRegistered = validate32;
const schema43 = {"type":"object","required":["count"],"additionalProperties":false,"properties":{"count":{"type":"integer"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.count === undefined) && (missing0 = "count")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "count")){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate32.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const isPasswordChoice = validate33;
const schema44 = {"type":"object","additionalProperties":false,"properties":{"password":{"x-call":"isPassword"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "password")){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.password !== undefined){
if(!(isPassword(data.password))){
vErrors = childErrors(vErrors, isPassword.errors, instancePath + "/password");
errors = vErrors.length;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const isChosenPassword = validate34;
const schema45 = {"type":"object","required":["password"],"additionalProperties":false,"properties":{"password":{"type":["string","null"]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.password === undefined) && (missing0 = "password")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "password")){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.password !== undefined){
let data0 = data.password;
if((typeof data0 !== "string") && (data0 !== null)){
validate34.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema45.properties.password.type}}];
return false;
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

export const isPauseCarrier_path_carrier = validate35;
const schema46 = {"type":"string","minLength":1,"maxLength":100};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate35.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data) < 1){
validate35.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

export const isCarrierOrder = validate36;
const schema47 = {"type":"object","required":["carrier","paused","workers","silent","underWay","open"],"additionalProperties":false,"properties":{"carrier":{"type":"string"},"paused":{"type":"boolean"},"workers":{"type":"integer"},"silent":{"type":"array","items":{"type":"string"}},"underWay":{"type":["integer","null"]},"open":{"type":["integer","null"]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.carrier === undefined) && (missing0 = "carrier")) || ((data.paused === undefined) && (missing0 = "paused"))) || ((data.workers === undefined) && (missing0 = "workers"))) || ((data.silent === undefined) && (missing0 = "silent"))) || ((data.underWay === undefined) && (missing0 = "underWay"))) || ((data.open === undefined) && (missing0 = "open"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "carrier") || (key0 === "paused")) || (key0 === "workers")) || (key0 === "silent")) || (key0 === "underWay")) || (key0 === "open"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.carrier !== undefined){
const _errs2 = errors;
if(typeof data.carrier !== "string"){
validate36.errors = [{instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"}}];
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
validate36.errors = [{instancePath:instancePath+"/paused",schemaPath:"#/properties/paused/type",keyword:"type",params:{type: "boolean"}}];
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
validate36.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{type: "integer"}}];
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
validate36.errors = [{instancePath:instancePath+"/silent/" + i0,schemaPath:"#/properties/silent/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/silent",schemaPath:"#/properties/silent/type",keyword:"type",params:{type: "array"}}];
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
validate36.errors = [{instancePath:instancePath+"/underWay",schemaPath:"#/properties/underWay/type",keyword:"type",params:{type: schema47.properties.underWay.type}}];
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
validate36.errors = [{instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: schema47.properties.open.type}}];
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    Session: isSession,
    OperatorName: isOperatorName,
    Role: isRole,
    Time: isTime,
    Problem: isProblem,
    "signIn.header.X-Requested-With": isSignIn_header_X_Requested_With,
    AccountId: isAccountId,
    MsgKey: isMsgKey,
    Limit: isLimit,
    SilentCell: isSilentCell,
    Password: isPassword,
    WaitSeconds: isWaitSeconds,
    Registered: isRegistered,
    PasswordChoice: isPasswordChoice,
    ChosenPassword: isChosenPassword,
    "pauseCarrier.path.carrier": isPauseCarrier_path_carrier,
    CarrierOrder: isCarrierOrder,
  },
  schemas: "{\"Session\":{\"type\":\"object\",\"required\":[\"operator\",\"role\",\"endsAt\",\"idleSeconds\"],\"additionalProperties\":false,\"properties\":{\"operator\":{\"$ref\":\"#/$defs/OperatorName\"},\"role\":{\"$ref\":\"#/$defs/Role\"},\"endsAt\":{\"$ref\":\"#/$defs/Time\"},\"idleSeconds\":{\"type\":\"integer\",\"minimum\":1}}},\"OperatorName\":{\"type\":\"string\",\"pattern\":\"^[a-z0-9][a-z0-9._@-]*$\",\"maxLength\":64},\"Role\":{\"type\":\"string\",\"enum\":[\"viewer\",\"operator\",\"admin\"]},\"Time\":{\"type\":\"string\",\"format\":\"date-time\",\"maxLength\":40},\"Problem\":{\"type\":\"object\",\"required\":[\"title\",\"status\"],\"properties\":{\"title\":{\"type\":\"string\"},\"status\":{\"type\":\"integer\"},\"detail\":{\"type\":\"string\"},\"errors\":{\"type\":\"array\",\"items\":{\"type\":\"object\"}}}},\"signIn.header.X-Requested-With\":{\"const\":\"gateway-console\"},\"AccountId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"MsgKey\":{\"type\":\"string\",\"pattern\":\"^[0-9A-Z]{26}$\",\"maxLength\":26},\"Limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100},\"SilentCell\":{\"type\":\"object\",\"required\":[\"cell\",\"reason\"],\"additionalProperties\":false,\"properties\":{\"cell\":{\"type\":\"integer\"},\"reason\":{\"type\":\"string\"}}},\"Password\":{\"type\":\"string\",\"pattern\":\"^[!-~]([ -~]*[!-~])?$\",\"maxLength\":200},\"WaitSeconds\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":60},\"Registered\":{\"type\":\"object\",\"required\":[\"count\"],\"additionalProperties\":false,\"properties\":{\"count\":{\"type\":\"integer\"}}},\"PasswordChoice\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"password\":{\"$ref\":\"#/$defs/Password\"}}},\"ChosenPassword\":{\"type\":\"object\",\"required\":[\"password\"],\"additionalProperties\":false,\"properties\":{\"password\":{\"type\":[\"string\",\"null\"]}}},\"pauseCarrier.path.carrier\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"CarrierOrder\":{\"type\":\"object\",\"required\":[\"carrier\",\"paused\",\"workers\",\"silent\",\"underWay\",\"open\"],\"additionalProperties\":false,\"properties\":{\"carrier\":{\"type\":\"string\"},\"paused\":{\"type\":\"boolean\"},\"workers\":{\"type\":\"integer\"},\"silent\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"underWay\":{\"type\":[\"integer\",\"null\"]},\"open\":{\"type\":[\"integer\",\"null\"]}}}}",
  uses: [],
});
