// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isMessengerButtonName = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 14){
validate0.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 14}}];
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

export const isMessengerLink = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1000){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func0(data) < 1){
validate1.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
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

export const isMessengerButtonAl = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemeIos === undefined) && (missing0 = "schemeIos")) || ((data.schemeAndroid === undefined) && (missing0 = "schemeAndroid"))){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.schemeIos === undefined) && (missing1 = "schemeIos")) || ((data.urlMobile === undefined) && (missing1 = "urlMobile"))){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.schemeAndroid === undefined) && (missing2 = "schemeAndroid")) || ((data.urlMobile === undefined) && (missing2 = "urlMobile"))){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.name === undefined) && (missing3 = "name")) || ((data.type === undefined) && (missing3 = "type"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid")) || (key0 === "target"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data.name !== undefined){
const _errs7 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.type !== undefined){
let data1 = data.type;
const _errs8 = errors;
if("AL" !== data1){
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "AL"}}];
return false;
}
if(errors === _errs8){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.urlMobile !== undefined){
const _errs10 = errors;
if(!(isMessengerLink(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlMobile");
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.urlPc !== undefined){
const _errs11 = errors;
if(!(isMessengerLink(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlPc");
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.schemeIos !== undefined){
const _errs12 = errors;
if(!(isMessengerLink(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeIos");
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.schemeAndroid !== undefined){
const _errs13 = errors;
if(!(isMessengerLink(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeAndroid");
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.target !== undefined){
let data6 = data.target;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(func0(data6) > 10){
validate2.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(func0(data6) < 1){
validate2.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs14 === errors;
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
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonAl__anyOf1 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemeIos === undefined) && (missing0 = "schemeIos")) || ((data.schemeAndroid === undefined) && (missing0 = "schemeAndroid"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonAl__anyOf2 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemeIos === undefined) && (missing0 = "schemeIos")) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonAl__anyOf3 = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemeAndroid === undefined) && (missing0 = "schemeAndroid")) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBk = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate6.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if("BK" !== data1){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BK"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonMd = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if("MD" !== data1){
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MD"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBc = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "type")) || (key0 === "chatExtra"))){
validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if("BC" !== data1){
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BC"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chatExtra !== undefined){
let data2 = data.chatExtra;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 50){
validate8.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate8.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBt = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "chatExtra")) || (key0 === "chatEvent"))){
validate9.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if("BT" !== data1){
validate9.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BT"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate9.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chatExtra !== undefined){
let data2 = data.chatExtra;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 50){
validate9.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate9.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chatEvent !== undefined){
let data3 = data.chatEvent;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func0(data3) > 50){
validate9.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data3) < 1){
validate9.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBf = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.bizFormKey === undefined) && (missing0 = "bizFormKey")){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.bizFormId === undefined) && (missing1 = "bizFormId")){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate10.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.name === undefined) && (missing2 = "name")) || ((data.type === undefined) && (missing2 = "type"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "bizFormKey")) || (key0 === "bizFormId"))){
validate10.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.name !== undefined){
const _errs6 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.type !== undefined){
let data1 = data.type;
const _errs7 = errors;
if("BF" !== data1){
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BF"}}];
return false;
}
if(errors === _errs7){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.bizFormKey !== undefined){
let data2 = data.bizFormKey;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 100){
validate10.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data2) < 1){
validate10.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.bizFormId !== undefined){
let data3 = data.bizFormId;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 100){
validate10.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data3) < 1){
validate10.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs11 === errors;
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
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBf__anyOf1 = validate11;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.bizFormKey === undefined) && (missing0 = "bizFormKey")){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBf__anyOf2 = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.bizFormId === undefined) && (missing0 = "bizFormId")){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    MessengerButtonName: isMessengerButtonName,
    MessengerLink: isMessengerLink,
    MessengerButtonAl: isMessengerButtonAl,
    MessengerButtonBk: isMessengerButtonBk,
    MessengerButtonMd: isMessengerButtonMd,
    MessengerButtonBc: isMessengerButtonBc,
    MessengerButtonBt: isMessengerButtonBt,
    MessengerButtonBf: isMessengerButtonBf,
  },
  branches: {
    MessengerButtonAl$$anyOf1: isMessengerButtonAl__anyOf1,
    MessengerButtonAl$$anyOf2: isMessengerButtonAl__anyOf2,
    MessengerButtonAl$$anyOf3: isMessengerButtonAl__anyOf3,
    MessengerButtonBf$$anyOf1: isMessengerButtonBf__anyOf1,
    MessengerButtonBf$$anyOf2: isMessengerButtonBf__anyOf2,
  },
  schemas: "{\"MessengerButtonName\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":14},\"MessengerLink\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000},\"MessengerButtonAl\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A503\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/MessengerButtonAl$$anyOf1\"},{\"$ref\":\"#/$defs/MessengerButtonAl$$anyOf2\"},{\"$ref\":\"#/$defs/MessengerButtonAl$$anyOf3\"}],\"x-code\":\"A503\",\"x-message\":{\"anyOf\":\"at least two of schemeIos, schemeAndroid and urlMobile are required\"}}]},\"MessengerButtonAl$$anyOf1\":{\"required\":[\"schemeIos\",\"schemeAndroid\"]},\"MessengerButtonAl$$anyOf2\":{\"required\":[\"schemeIos\",\"urlMobile\"]},\"MessengerButtonAl$$anyOf3\":{\"required\":[\"schemeAndroid\",\"urlMobile\"]},\"MessengerButtonBk\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BK\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonMd\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"MD\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBc\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BC\",\"maxLength\":2,\"x-code\":\"A524\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"}}},\"MessengerButtonBt\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BT\",\"maxLength\":2,\"x-code\":\"A524\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"},\"chatEvent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"}}},\"MessengerButtonBf\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BF\",\"maxLength\":2,\"x-code\":\"A524\"},\"bizFormKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A503\"},\"bizFormId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A503\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/MessengerButtonBf$$anyOf1\"},{\"$ref\":\"#/$defs/MessengerButtonBf$$anyOf2\"}],\"x-code\":\"A503\"}]},\"MessengerButtonBf$$anyOf1\":{\"required\":[\"bizFormKey\"]},\"MessengerButtonBf$$anyOf2\":{\"required\":[\"bizFormId\"]}}",
  uses: [],
});
