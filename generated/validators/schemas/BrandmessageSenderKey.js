// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isBrandmessageSenderKey = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate0.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
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

export const isBrandmessageSendType = validate1;
const schema1 = {"type":"string","enum":["basic","free"],"maxLength":10,"x-code":"A571"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "basic") || (data === "free"))){
validate1.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 10){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
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

export const isBrandmessageMsgType = validate2;
const schema2 = {"type":"string","enum":["FT","FI","FW","FL","FC","FM","FA","FP"],"maxLength":2,"x-code":"A523"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "FT") || (data === "FI")) || (data === "FW")) || (data === "FL")) || (data === "FC")) || (data === "FM")) || (data === "FA")) || (data === "FP"))){
validate2.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2){
validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
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

export const isBrandmessageTargeting = validate3;
const schema3 = {"type":"string","enum":["M","N","I"],"maxLength":1,"x-code":"A570"};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "M") || (data === "N")) || (data === "I"))){
validate3.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1){
validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isBrandmessageTemplateCode = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data) < 1){
validate4.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isBrandmessageUnsubscribePhoneNumber = validate5;
const pattern0 = new RegExp("^080-?[0-9]{3,4}-?[0-9]{4}$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 13){
validate5.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 13}}];
return false;
}
else {
if(!pattern0.test(data)){
validate5.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^080-?[0-9]{3,4}-?[0-9]{4}$"}}];
return false;
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const isBrandmessageUnsubscribeAuthNumber = validate6;
const pattern1 = new RegExp("^[0-9]{1,10}$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 10){
validate6.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(!pattern1.test(data)){
validate6.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}$"}}];
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

export const isBrandmessageOfBasic = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
validate7.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
return false;
validate7.errors = vErrors;
return errors === 0;
}

export const isBrandmessageFreeButtons = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
const _errs2 = errors;
const _errs3 = errors;
if("AC" !== data0.type){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs3 === errors;
if(valid2){
validate8.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/not",keyword:"not",params:{}}];
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
}
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
validate8.errors = vErrors;
return errors === 0;
}

export const isBrandmessageFreeButtons__not1 = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if("AC" !== data){
validate9.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "AC"}}];
return false;
}
validate9.errors = vErrors;
return errors === 0;
}

export const isBrandmessageOfFree = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
validate10.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
return false;
validate10.errors = vErrors;
return errors === 0;
}

export const isBrandmessageBasicButtons = validate11;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
let data1 = data0.type;
const _errs2 = errors;
const _errs3 = errors;
if(!((data1 === "BC") || (data1 === "BT"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs3 === errors;
if(valid2){
validate11.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/not",keyword:"not",params:{}}];
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
}
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const isBrandmessageBasicButtons__not1 = validate12;
const schema12 = {"enum":["BC","BT"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "BC") || (data === "BT"))){
validate12.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
validate12.errors = vErrors;
return errors === 0;
}

export const isBrandmessageHasVariables = validate13;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageVariable === undefined) && (missing0 = "messageVariable")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.buttonVariable === undefined) && (missing1 = "buttonVariable")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.couponVariable === undefined) && (missing2 = "couponVariable")){
const err2 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.imageVariable === undefined) && (missing3 = "imageVariable")){
const err3 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.videoVariable === undefined) && (missing4 = "videoVariable")){
const err4 = {instancePath,schemaPath:"#/anyOf/4/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.commerceVariable === undefined) && (missing5 = "commerceVariable")){
const err5 = {instancePath,schemaPath:"#/anyOf/5/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.carouselVariable === undefined) && (missing6 = "carouselVariable")){
const err6 = {instancePath,schemaPath:"#/anyOf/6/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
}
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate13.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.sendType === undefined) && (missing7 = "sendType")){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
if(data.sendType !== undefined){
if("basic" !== data.sendType){
validate13.errors = [{instancePath:instancePath+"/sendType",schemaPath:"#/properties/sendType/const",keyword:"const",params:{allowedValue: "basic"}}];
return false;
}
}
}
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const isBrandmessageHasVariables__anyOf1 = validate14;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageVariable === undefined) && (missing0 = "messageVariable")){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const isBrandmessageHasVariables__anyOf2 = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.buttonVariable === undefined) && (missing0 = "buttonVariable")){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const isBrandmessageHasVariables__anyOf3 = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.couponVariable === undefined) && (missing0 = "couponVariable")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const isBrandmessageHasVariables__anyOf4 = validate17;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.imageVariable === undefined) && (missing0 = "imageVariable")){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const isBrandmessageHasVariables__anyOf5 = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.videoVariable === undefined) && (missing0 = "videoVariable")){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const isBrandmessageHasVariables__anyOf6 = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.commerceVariable === undefined) && (missing0 = "commerceVariable")){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const isBrandmessageHasVariables__anyOf7 = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.carouselVariable === undefined) && (missing0 = "carouselVariable")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isBrandmessageNoContent = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
validate21.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
return false;
validate21.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFC = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs0 = errors;
validate22.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgUrl !== undefined){
const _errs2 = errors;
validate22.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
const _errs4 = errors;
validate22.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFA = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs0 = errors;
validate23.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgUrl !== undefined){
const _errs2 = errors;
validate23.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
const _errs4 = errors;
validate23.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate23.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    BrandmessageSenderKey: isBrandmessageSenderKey,
    BrandmessageSendType: isBrandmessageSendType,
    BrandmessageMsgType: isBrandmessageMsgType,
    BrandmessageTargeting: isBrandmessageTargeting,
    BrandmessageTemplateCode: isBrandmessageTemplateCode,
    BrandmessageUnsubscribePhoneNumber: isBrandmessageUnsubscribePhoneNumber,
    BrandmessageUnsubscribeAuthNumber: isBrandmessageUnsubscribeAuthNumber,
    BrandmessageOfBasic: isBrandmessageOfBasic,
    BrandmessageFreeButtons: isBrandmessageFreeButtons,
    BrandmessageOfFree: isBrandmessageOfFree,
    BrandmessageBasicButtons: isBrandmessageBasicButtons,
    BrandmessageHasVariables: isBrandmessageHasVariables,
    BrandmessageNoContent: isBrandmessageNoContent,
    BrandmessageKindFC: isBrandmessageKindFC,
    BrandmessageKindFA: isBrandmessageKindFA,
  },
  branches: {
    BrandmessageFreeButtons$$not1: isBrandmessageFreeButtons__not1,
    BrandmessageBasicButtons$$not1: isBrandmessageBasicButtons__not1,
    BrandmessageHasVariables$$anyOf1: isBrandmessageHasVariables__anyOf1,
    BrandmessageHasVariables$$anyOf2: isBrandmessageHasVariables__anyOf2,
    BrandmessageHasVariables$$anyOf3: isBrandmessageHasVariables__anyOf3,
    BrandmessageHasVariables$$anyOf4: isBrandmessageHasVariables__anyOf4,
    BrandmessageHasVariables$$anyOf5: isBrandmessageHasVariables__anyOf5,
    BrandmessageHasVariables$$anyOf6: isBrandmessageHasVariables__anyOf6,
    BrandmessageHasVariables$$anyOf7: isBrandmessageHasVariables__anyOf7,
  },
  schemas: "{\"BrandmessageSenderKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40,\"x-code\":\"A502\"},\"BrandmessageSendType\":{\"type\":\"string\",\"enum\":[\"basic\",\"free\"],\"maxLength\":10,\"x-code\":\"A571\"},\"BrandmessageMsgType\":{\"type\":\"string\",\"enum\":[\"FT\",\"FI\",\"FW\",\"FL\",\"FC\",\"FM\",\"FA\",\"FP\"],\"maxLength\":2,\"x-code\":\"A523\"},\"BrandmessageTargeting\":{\"type\":\"string\",\"enum\":[\"M\",\"N\",\"I\"],\"maxLength\":1,\"x-code\":\"A570\"},\"BrandmessageTemplateCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A505\"},\"BrandmessageUnsubscribePhoneNumber\":{\"type\":\"string\",\"pattern\":\"^080-?[0-9]{3,4}-?[0-9]{4}$\",\"x-message\":\"must be an 080 number such as 080-123-4567\",\"maxLength\":13},\"BrandmessageUnsubscribeAuthNumber\":{\"type\":\"string\",\"pattern\":\"^[0-9]{1,10}$\",\"x-message\":\"must be 1 to 10 digits\",\"maxLength\":10},\"BrandmessageOfBasic\":{\"not\":true,\"x-message\":\"must be left out: only a basic message has a template\"},\"BrandmessageFreeButtons\":{\"items\":{\"properties\":{\"type\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageFreeButtons$$not1\"},\"x-code\":\"A524\",\"x-message\":\"must not be AC: only a basic message has that button\"}}}},\"BrandmessageFreeButtons$$not1\":{\"const\":\"AC\"},\"BrandmessageOfFree\":{\"not\":true,\"x-message\":\"must be left out: only a free message has it\"},\"BrandmessageBasicButtons\":{\"items\":{\"properties\":{\"type\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageBasicButtons$$not1\"},\"x-code\":\"A524\",\"x-message\":\"must not be BC or BT: only a free message has these buttons\"}}}},\"BrandmessageBasicButtons$$not1\":{\"enum\":[\"BC\",\"BT\"]},\"BrandmessageHasVariables\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"basic\"}},\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageHasVariables$$anyOf1\"},{\"$ref\":\"#/$defs/BrandmessageHasVariables$$anyOf2\"},{\"$ref\":\"#/$defs/BrandmessageHasVariables$$anyOf3\"},{\"$ref\":\"#/$defs/BrandmessageHasVariables$$anyOf4\"},{\"$ref\":\"#/$defs/BrandmessageHasVariables$$anyOf5\"},{\"$ref\":\"#/$defs/BrandmessageHasVariables$$anyOf6\"},{\"$ref\":\"#/$defs/BrandmessageHasVariables$$anyOf7\"}]},\"BrandmessageHasVariables$$anyOf1\":{\"required\":[\"messageVariable\"]},\"BrandmessageHasVariables$$anyOf2\":{\"required\":[\"buttonVariable\"]},\"BrandmessageHasVariables$$anyOf3\":{\"required\":[\"couponVariable\"]},\"BrandmessageHasVariables$$anyOf4\":{\"required\":[\"imageVariable\"]},\"BrandmessageHasVariables$$anyOf5\":{\"required\":[\"videoVariable\"]},\"BrandmessageHasVariables$$anyOf6\":{\"required\":[\"commerceVariable\"]},\"BrandmessageHasVariables$$anyOf7\":{\"required\":[\"carouselVariable\"]},\"BrandmessageNoContent\":{\"not\":true,\"x-code\":\"A300\",\"x-message\":\"must be left out: the message gives the variables of its template\"},\"BrandmessageKindFC\":{\"properties\":{\"text\":{\"not\":true,\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FC has no text\"},\"imgUrl\":{\"not\":true,\"x-code\":\"A513\",\"x-message\":\"must be left out: a message of the type FC has no image of its own\"},\"button\":{\"not\":true,\"x-code\":\"A503\",\"x-message\":\"must be left out: a message of the type FC has no buttons outside its cards\"}}},\"BrandmessageKindFA\":{\"properties\":{\"text\":{\"not\":true,\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FA has no text\"},\"imgUrl\":{\"not\":true,\"x-code\":\"A513\",\"x-message\":\"must be left out: a message of the type FA has no image of its own\"},\"button\":{\"not\":true,\"x-code\":\"A503\",\"x-message\":\"must be left out: a message of the type FA has no buttons outside its cards\"}}}}",
  uses: [],
});
