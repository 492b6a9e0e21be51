// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "../settings.js";

"use strict";
export const isSession = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.operator === undefined) && (missing0 = "operator")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.endsAt === undefined) && (missing0 = "endsAt"))) || ((data.idleSeconds === undefined) && (missing0 = "idleSeconds"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "operator") || (key0 === "role")) || (key0 === "endsAt")) || (key0 === "idleSeconds"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate0.errors = [{instancePath:instancePath+"/idleSeconds",schemaPath:"#/properties/idleSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/idleSeconds",schemaPath:"#/properties/idleSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isOperatorName = validate1;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[a-z0-9][a-z0-9._@-]*$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!pattern0.test(data)){
validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._@-]*$"}}];
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

export const isRole = validate2;
const schema2 = {"type":"string","enum":["viewer","operator","admin"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data === "viewer") || (data === "operator")) || (data === "admin"))){
validate2.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum}}];
return false;
}
validate2.errors = vErrors;
return errors === 0;
}

export const isTime = validate3;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats0.validate(data))){
validate3.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isProblem = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
const _errs1 = errors;
if(typeof data.title !== "string"){
validate4.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}}];
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
validate4.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unconfirmed !== undefined){
const _errs11 = errors;
if(typeof data.unconfirmed !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/unconfirmed",schemaPath:"#/properties/unconfirmed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
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
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isSignIn_header_X_Requested_With = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if("gateway-console" !== data){
validate5.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "gateway-console"}}];
return false;
}
validate5.errors = vErrors;
return errors === 0;
}

export const isRef = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate6.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data) < 1){
validate6.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

export const isAccountId = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate7.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data) < 1){
validate7.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

export const isMessageState = validate8;
const schema8 = {"type":"string","enum":["scheduled","waiting","queued","submitting","submitted","unknown","delivered","failed","expired","cancelled"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data === "scheduled") || (data === "waiting")) || (data === "queued")) || (data === "submitting")) || (data === "submitted")) || (data === "unknown")) || (data === "delivered")) || (data === "failed")) || (data === "expired")) || (data === "cancelled"))){
validate8.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum}}];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}

export const isCode = validate9;
const pattern1 = new RegExp("^[0-9]{5}$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 5){
validate9.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 5}}];
return false;
}
else {
if(!pattern1.test(data)){
validate9.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}}];
return false;
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isChannel = validate10;
const schema10 = {"type":"string","enum":["sms","mms","rcs","international","alimtalk","friendtalk","brandmessage"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data === "sms") || (data === "mms")) || (data === "rcs")) || (data === "international")) || (data === "alimtalk")) || (data === "friendtalk")) || (data === "brandmessage"))){
validate10.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum}}];
return false;
}
validate10.errors = vErrors;
return errors === 0;
}

export const isMsgKey = validate11;
const pattern2 = new RegExp("^[0-9A-Z]{26}$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate11.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26}}];
return false;
}
else {
if(!pattern2.test(data)){
validate11.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Z]{26}$"}}];
return false;
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const isLimit = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate12.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate12.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const isCarrierReason = validate13;
const schema13 = {"type":["string","null"]};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema13.type}}];
return false;
}
validate13.errors = vErrors;
return errors === 0;
}

export const isSilentCell = validate14;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cell === undefined) && (missing0 = "cell")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "cell") || (key0 === "reason"))){
validate14.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cell !== undefined){
let data0 = data.cell;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate14.errors = [{instancePath:instancePath+"/cell",schemaPath:"#/properties/cell/type",keyword:"type",params:{type: "integer"}}];
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
validate14.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const isCodeCounts = validate15;
const schema15 = {"type":"array","items":{"type":"object","required":["code","text","count"],"additionalProperties":false,"properties":{"code":{"type":"string"},"text":{"type":["string","null"]},"count":{"type":"integer"}}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.code === undefined) && (missing0 = "code")) || ((data0.text === undefined) && (missing0 = "text"))) || ((data0.count === undefined) && (missing0 = "count"))){
validate15.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(((key0 === "code") || (key0 === "text")) || (key0 === "count"))){
validate15.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.code !== undefined){
const _errs4 = errors;
if(typeof data0.code !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/code",schemaPath:"#/items/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.text !== undefined){
let data2 = data0.text;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type: schema15.items.properties.text.type}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.count !== undefined){
let data3 = data0.count;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/count",schemaPath:"#/items/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const isChangedMessages = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.matched === undefined) && (missing0 = "matched")) || ((data.done === undefined) && (missing0 = "done"))) || ((data.refused === undefined) && (missing0 = "refused"))) || ((data.mayHaveMore === undefined) && (missing0 = "mayHaveMore"))) || ((data.silentCells === undefined) && (missing0 = "silentCells"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "matched") || (key0 === "done")) || (key0 === "refused")) || (key0 === "mayHaveMore")) || (key0 === "silentCells"))){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.matched !== undefined){
let data0 = data.matched;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate16.errors = [{instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done !== undefined){
let data1 = data.done;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate16.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refused !== undefined){
let data2 = data.refused;
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
if(((data3.reason === undefined) && (missing1 = "reason")) || ((data3.count === undefined) && (missing1 = "count"))){
validate16.errors = [{instancePath:instancePath+"/refused/" + i0,schemaPath:"#/properties/refused/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!((key1 === "reason") || (key1 === "count"))){
validate16.errors = [{instancePath:instancePath+"/refused/" + i0,schemaPath:"#/properties/refused/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.reason !== undefined){
const _errs11 = errors;
if(typeof data3.reason !== "string"){
validate16.errors = [{instancePath:instancePath+"/refused/" + i0+"/reason",schemaPath:"#/properties/refused/items/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.count !== undefined){
let data5 = data3.count;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate16.errors = [{instancePath:instancePath+"/refused/" + i0+"/count",schemaPath:"#/properties/refused/items/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/refused/" + i0,schemaPath:"#/properties/refused/items/type",keyword:"type",params:{type: "object"}}];
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
validate16.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mayHaveMore !== undefined){
const _errs15 = errors;
if(typeof data.mayHaveMore !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/mayHaveMore",schemaPath:"#/properties/mayHaveMore/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silentCells !== undefined){
let data7 = data.silentCells;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(!(isSilentCell(data7[i1]))){
vErrors = childErrors(vErrors, isSilentCell.errors, instancePath + "/silentCells/" + i1);
errors = vErrors.length;
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/silentCells",schemaPath:"#/properties/silentCells/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
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
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const isPassword = validate17;
const pattern3 = new RegExp("^[!-~]([ -~]*[!-~])?$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate17.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern3.test(data)){
validate17.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!-~]([ -~]*[!-~])?$"}}];
return false;
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const isWaitSeconds = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 60 || isNaN(data)){
validate18.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate18.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const isRegistered = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.count === undefined) && (missing0 = "count")){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "count")){
validate19.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate19.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const isPasswordChoice = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "password")){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isChosenPassword = validate21;
const schema21 = {"type":"object","required":["password"],"additionalProperties":false,"properties":{"password":{"type":["string","null"]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.password === undefined) && (missing0 = "password")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "password")){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.password !== undefined){
let data0 = data.password;
if((typeof data0 !== "string") && (data0 !== null)){
validate21.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema21.properties.password.type}}];
return false;
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

export const isCredential = validate22;
const schema22 = {"type":"object","required":["id","clientId","rights","endsAt","ended","createdAt","usedAt"],"additionalProperties":false,"properties":{"id":{"type":["string","null"]},"clientId":{"type":"string"},"rights":{"x-call":"isRights"},"endsAt":{"type":["string","null"],"format":"date-time"},"ended":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time"},"usedAt":{"type":["string","null"],"format":"date-time"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.clientId === undefined) && (missing0 = "clientId"))) || ((data.rights === undefined) && (missing0 = "rights"))) || ((data.endsAt === undefined) && (missing0 = "endsAt"))) || ((data.ended === undefined) && (missing0 = "ended"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.usedAt === undefined) && (missing0 = "usedAt"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "clientId")) || (key0 === "rights")) || (key0 === "endsAt")) || (key0 === "ended")) || (key0 === "createdAt")) || (key0 === "usedAt"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema22.properties.id.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientId !== undefined){
const _errs4 = errors;
if(typeof data.clientId !== "string"){
validate22.errors = [{instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rights !== undefined){
const _errs6 = errors;
if(!(isRights(data.rights))){
vErrors = childErrors(vErrors, isRights.errors, instancePath + "/rights");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsAt !== undefined){
let data3 = data.endsAt;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate22.errors = [{instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type: schema22.properties.endsAt.type}}];
return false;
}
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
validate22.errors = [{instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended !== undefined){
const _errs9 = errors;
if(typeof data.ended !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data5 = data.createdAt;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate22.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usedAt !== undefined){
let data6 = data.usedAt;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate22.errors = [{instancePath:instancePath+"/usedAt",schemaPath:"#/properties/usedAt/type",keyword:"type",params:{type: schema22.properties.usedAt.type}}];
return false;
}
if(errors === _errs13){
if(errors === _errs13){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate22.errors = [{instancePath:instancePath+"/usedAt",schemaPath:"#/properties/usedAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
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
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isRights = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 20){
validate23.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
if(data.length < 1){
validate23.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isRight(data[i0]))){
vErrors = childErrors(vErrors, isRight.errors, instancePath + "/" + i0);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isRight = validate24;
const schema24 = {"type":"string","enum":["send","reports","files","usage"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data === "send") || (data === "reports")) || (data === "files")) || (data === "usage"))){
validate24.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema24.enum}}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

export const isCredentialId = validate25;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 30){
validate25.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(!pattern4.test(data)){
validate25.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"}}];
return false;
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const isOptOuts = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.numbers === undefined) && (missing0 = "numbers")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "numbers") || (key0 === "sender"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.numbers !== undefined){
let data0 = data.numbers;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 10000){
validate26.errors = [{instancePath:instancePath+"/numbers",schemaPath:"#/properties/numbers/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
if(data0.length < 1){
validate26.errors = [{instancePath:instancePath+"/numbers",schemaPath:"#/properties/numbers/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 30){
validate26.errors = [{instancePath:instancePath+"/numbers/" + i0,schemaPath:"#/properties/numbers/items/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/numbers/" + i0,schemaPath:"#/properties/numbers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/numbers",schemaPath:"#/properties/numbers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sender !== undefined){
let data2 = data.sender;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 40){
validate26.errors = [{instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data2) < 1){
validate26.errors = [{instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/type",keyword:"type",params:{type: "string"}}];
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
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isCarrierState = validate27;
const schema27 = {"type":"string","enum":["running","paused","draining","drained","missing"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data === "running") || (data === "paused")) || (data === "draining")) || (data === "drained")) || (data === "missing"))){
validate27.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum}}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}

export const isPauseCarrier_path_carrier = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate28.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data) < 1){
validate28.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isCarrierOrder = validate29;
const schema29 = {"type":"object","required":["carrier","state","workers","silent","underWay","open"],"additionalProperties":false,"properties":{"carrier":{"type":"string"},"state":{"x-call":"isCarrierState"},"workers":{"type":"integer"},"silent":{"type":"array","items":{"type":"string"}},"underWay":{"type":["integer","null"]},"open":{"type":["integer","null"]}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.carrier === undefined) && (missing0 = "carrier")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.workers === undefined) && (missing0 = "workers"))) || ((data.silent === undefined) && (missing0 = "silent"))) || ((data.underWay === undefined) && (missing0 = "underWay"))) || ((data.open === undefined) && (missing0 = "open"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "carrier") || (key0 === "state")) || (key0 === "workers")) || (key0 === "silent")) || (key0 === "underWay")) || (key0 === "open"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.carrier !== undefined){
const _errs2 = errors;
if(typeof data.carrier !== "string"){
validate29.errors = [{instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"}}];
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
if(data.workers !== undefined){
let data2 = data.workers;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate29.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silent !== undefined){
let data3 = data.silent;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data3[i0] !== "string"){
validate29.errors = [{instancePath:instancePath+"/silent/" + i0,schemaPath:"#/properties/silent/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/silent",schemaPath:"#/properties/silent/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.underWay !== undefined){
let data5 = data.underWay;
const _errs11 = errors;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
validate29.errors = [{instancePath:instancePath+"/underWay",schemaPath:"#/properties/underWay/type",keyword:"type",params:{type: schema29.properties.underWay.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open !== undefined){
let data6 = data.open;
const _errs13 = errors;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
validate29.errors = [{instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: schema29.properties.open.type}}];
return false;
}
var valid0 = _errs13 === errors;
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
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
    Ref: isRef,
    AccountId: isAccountId,
    MessageState: isMessageState,
    Code: isCode,
    Channel: isChannel,
    MsgKey: isMsgKey,
    Limit: isLimit,
    CarrierReason: isCarrierReason,
    SilentCell: isSilentCell,
    CodeCounts: isCodeCounts,
    ChangedMessages: isChangedMessages,
    Password: isPassword,
    WaitSeconds: isWaitSeconds,
    Registered: isRegistered,
    PasswordChoice: isPasswordChoice,
    ChosenPassword: isChosenPassword,
    Credential: isCredential,
    Rights: isRights,
    Right: isRight,
    CredentialId: isCredentialId,
    OptOuts: isOptOuts,
    CarrierState: isCarrierState,
    "pauseCarrier.path.carrier": isPauseCarrier_path_carrier,
    CarrierOrder: isCarrierOrder,
  },
  branches: {},
  schemas: "{\"Session\":{\"type\":\"object\",\"required\":[\"operator\",\"role\",\"endsAt\",\"idleSeconds\"],\"additionalProperties\":false,\"properties\":{\"operator\":{\"$ref\":\"#/$defs/OperatorName\"},\"role\":{\"$ref\":\"#/$defs/Role\"},\"endsAt\":{\"$ref\":\"#/$defs/Time\"},\"idleSeconds\":{\"type\":\"integer\",\"minimum\":1}}},\"OperatorName\":{\"type\":\"string\",\"pattern\":\"^[a-z0-9][a-z0-9._@-]*$\",\"maxLength\":64},\"Role\":{\"type\":\"string\",\"enum\":[\"viewer\",\"operator\",\"admin\"]},\"Time\":{\"type\":\"string\",\"format\":\"date-time\",\"maxLength\":40},\"Problem\":{\"type\":\"object\",\"required\":[\"title\",\"status\"],\"properties\":{\"title\":{\"type\":\"string\"},\"status\":{\"type\":\"integer\"},\"detail\":{\"type\":\"string\"},\"errors\":{\"type\":\"array\",\"items\":{\"type\":\"object\"}},\"unconfirmed\":{\"type\":\"boolean\"}}},\"signIn.header.X-Requested-With\":{\"const\":\"gateway-console\"},\"Ref\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200},\"AccountId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"MessageState\":{\"type\":\"string\",\"enum\":[\"scheduled\",\"waiting\",\"queued\",\"submitting\",\"submitted\",\"unknown\",\"delivered\",\"failed\",\"expired\",\"cancelled\"]},\"Code\":{\"type\":\"string\",\"pattern\":\"^[0-9]{5}$\",\"maxLength\":5},\"Channel\":{\"type\":\"string\",\"enum\":[\"sms\",\"mms\",\"rcs\",\"international\",\"alimtalk\",\"friendtalk\",\"brandmessage\"]},\"MsgKey\":{\"type\":\"string\",\"pattern\":\"^[0-9A-Z]{26}$\",\"maxLength\":26},\"Limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100},\"CarrierReason\":{\"type\":[\"string\",\"null\"]},\"SilentCell\":{\"type\":\"object\",\"required\":[\"cell\",\"reason\"],\"additionalProperties\":false,\"properties\":{\"cell\":{\"type\":\"integer\"},\"reason\":{\"type\":\"string\"}}},\"CodeCounts\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"code\",\"text\",\"count\"],\"additionalProperties\":false,\"properties\":{\"code\":{\"type\":\"string\"},\"text\":{\"type\":[\"string\",\"null\"]},\"count\":{\"type\":\"integer\"}}}},\"ChangedMessages\":{\"type\":\"object\",\"required\":[\"matched\",\"done\",\"refused\",\"mayHaveMore\",\"silentCells\"],\"additionalProperties\":false,\"properties\":{\"matched\":{\"type\":\"integer\"},\"done\":{\"type\":\"integer\"},\"refused\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"reason\",\"count\"],\"additionalProperties\":false,\"properties\":{\"reason\":{\"type\":\"string\"},\"count\":{\"type\":\"integer\"}}}},\"mayHaveMore\":{\"type\":\"boolean\"},\"silentCells\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/SilentCell\"}}}},\"Password\":{\"type\":\"string\",\"pattern\":\"^[!-~]([ -~]*[!-~])?$\",\"maxLength\":200},\"WaitSeconds\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":60},\"Registered\":{\"type\":\"object\",\"required\":[\"count\"],\"additionalProperties\":false,\"properties\":{\"count\":{\"type\":\"integer\"}}},\"PasswordChoice\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"password\":{\"$ref\":\"#/$defs/Password\"}}},\"ChosenPassword\":{\"type\":\"object\",\"required\":[\"password\"],\"additionalProperties\":false,\"properties\":{\"password\":{\"type\":[\"string\",\"null\"]}}},\"Credential\":{\"type\":\"object\",\"required\":[\"id\",\"clientId\",\"rights\",\"endsAt\",\"ended\",\"createdAt\",\"usedAt\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"type\":[\"string\",\"null\"]},\"clientId\":{\"type\":\"string\"},\"rights\":{\"$ref\":\"#/$defs/Rights\"},\"endsAt\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"ended\":{\"type\":\"boolean\"},\"createdAt\":{\"type\":\"string\",\"format\":\"date-time\"},\"usedAt\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"Rights\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":20,\"items\":{\"$ref\":\"#/$defs/Right\"}},\"Right\":{\"type\":\"string\",\"enum\":[\"send\",\"reports\",\"files\",\"usage\"]},\"CredentialId\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9][A-Za-z0-9._-]*$\",\"maxLength\":30},\"OptOuts\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"numbers\"],\"properties\":{\"numbers\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":10000,\"items\":{\"type\":\"string\",\"maxLength\":30}},\"sender\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40}}},\"CarrierState\":{\"type\":\"string\",\"enum\":[\"running\",\"paused\",\"draining\",\"drained\",\"missing\"]},\"pauseCarrier.path.carrier\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"CarrierOrder\":{\"type\":\"object\",\"required\":[\"carrier\",\"state\",\"workers\",\"silent\",\"underWay\",\"open\"],\"additionalProperties\":false,\"properties\":{\"carrier\":{\"type\":\"string\"},\"state\":{\"$ref\":\"#/$defs/CarrierState\"},\"workers\":{\"type\":\"integer\"},\"silent\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"underWay\":{\"type\":[\"integer\",\"null\"]},\"open\":{\"type\":[\"integer\",\"null\"]}}}}",
  uses: [],
});
