// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isBrandmessageSenderKey = validate20;
const schema31 = {"type":"string","minLength":1,"maxLength":40,"x-code":"A502"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 40){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
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

export const isBrandmessageSendType = validate21;
const schema32 = {"type":"string","enum":["basic","free"],"maxLength":10,"x-code":"A571"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "basic") || (data === "free"))){
validate21.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}}];
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

export const isBrandmessageMsgType = validate22;
const schema33 = {"type":"string","enum":["FT","FI","FW","FL","FC","FM","FA","FP"],"maxLength":2,"x-code":"A523"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "FT") || (data === "FI")) || (data === "FW")) || (data === "FL")) || (data === "FC")) || (data === "FM")) || (data === "FA")) || (data === "FP"))){
validate22.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2){
validate22.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
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

export const isBrandmessageTargeting = validate23;
const schema34 = {"type":"string","enum":["M","N","I"],"maxLength":1,"x-code":"A570"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "M") || (data === "N")) || (data === "I"))){
validate23.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1){
validate23.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
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

export const isBrandmessageTemplateCode = validate24;
const schema35 = {"type":"string","minLength":1,"maxLength":100,"x-code":"A505"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate24.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data) < 1){
validate24.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isBrandmessageUnsubscribePhoneNumber = validate25;
const schema36 = {"type":"string","pattern":"^080-?[0-9]{3,4}-?[0-9]{4}$","x-message":"must be an 080 number such as 080-123-4567","maxLength":13};
const pattern4 = new RegExp("^080-?[0-9]{3,4}-?[0-9]{4}$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 13){
validate25.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 13}}];
return false;
}
else {
if(!pattern4.test(data)){
validate25.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^080-?[0-9]{3,4}-?[0-9]{4}$"}}];
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

export const isBrandmessageUnsubscribeAuthNumber = validate26;
const schema37 = {"type":"string","pattern":"^[0-9]{1,10}$","x-message":"must be 1 to 10 digits","maxLength":10};
const pattern5 = new RegExp("^[0-9]{1,10}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10){
validate26.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(!pattern5.test(data)){
validate26.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}$"}}];
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

export const isBrandmessageOfBasic = validate27;
const schema38 = {"not":{},"x-message":"must be left out: only a basic message has a template"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
validate27.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
return false;
validate27.errors = vErrors;
return errors === 0;
}

export const isBrandmessageFreeButtons = validate28;
const schema39 = {"items":{"properties":{"type":{"not":{"const":"AC"},"x-code":"A524","x-message":"must not be AC: only a basic message has that button"}}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate28.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/not",keyword:"not",params:{}}];
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
validate28.errors = vErrors;
return errors === 0;
}

export const isBrandmessageOfFree = validate29;
const schema40 = {"not":{},"x-message":"must be left out: only a free message has it"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
validate29.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
return false;
validate29.errors = vErrors;
return errors === 0;
}

export const isBrandmessageBasicButtons = validate30;
const schema41 = {"items":{"properties":{"type":{"not":{"enum":["BC","BT"]},"x-code":"A524","x-message":"must not be BC or BT: only a free message has these buttons"}}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate30.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/not",keyword:"not",params:{}}];
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
validate30.errors = vErrors;
return errors === 0;
}

export const isBrandmessageHasVariables = validate31;
const schema42 = {"required":["sendType"],"properties":{"sendType":{"const":"basic"}},"anyOf":[{"required":["messageVariable"]},{"required":["buttonVariable"]},{"required":["couponVariable"]},{"required":["imageVariable"]},{"required":["videoVariable"]},{"required":["commerceVariable"]},{"required":["carouselVariable"]}]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate31.errors = vErrors;
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
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
if(data.sendType !== undefined){
if("basic" !== data.sendType){
validate31.errors = [{instancePath:instancePath+"/sendType",schemaPath:"#/properties/sendType/const",keyword:"const",params:{allowedValue: "basic"}}];
return false;
}
}
}
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const isBrandmessageNoContent = validate32;
const schema43 = {"not":{},"x-code":"A300","x-message":"must be left out: the message gives the variables of its template"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
validate32.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
return false;
validate32.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFC = validate33;
const schema44 = {"properties":{"text":{"not":{},"x-code":"A303","x-message":"must be left out: a message of the type FC has no text"},"imgUrl":{"not":{},"x-code":"A513","x-message":"must be left out: a message of the type FC has no image of its own"},"button":{"not":{},"x-code":"A503","x-message":"must be left out: a message of the type FC has no buttons outside its cards"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs0 = errors;
validate33.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgUrl !== undefined){
const _errs2 = errors;
validate33.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
const _errs4 = errors;
validate33.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFA = validate34;
const schema45 = {"properties":{"text":{"not":{},"x-code":"A303","x-message":"must be left out: a message of the type FA has no text"},"imgUrl":{"not":{},"x-code":"A513","x-message":"must be left out: a message of the type FA has no image of its own"},"button":{"not":{},"x-code":"A503","x-message":"must be left out: a message of the type FA has no buttons outside its cards"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs0 = errors;
validate34.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgUrl !== undefined){
const _errs2 = errors;
validate34.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
const _errs4 = errors;
validate34.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate34.errors = vErrors;
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
  schemas: "{\"BrandmessageSenderKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40,\"x-code\":\"A502\"},\"BrandmessageSendType\":{\"type\":\"string\",\"enum\":[\"basic\",\"free\"],\"maxLength\":10,\"x-code\":\"A571\"},\"BrandmessageMsgType\":{\"type\":\"string\",\"enum\":[\"FT\",\"FI\",\"FW\",\"FL\",\"FC\",\"FM\",\"FA\",\"FP\"],\"maxLength\":2,\"x-code\":\"A523\"},\"BrandmessageTargeting\":{\"type\":\"string\",\"enum\":[\"M\",\"N\",\"I\"],\"maxLength\":1,\"x-code\":\"A570\"},\"BrandmessageTemplateCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A505\"},\"BrandmessageUnsubscribePhoneNumber\":{\"type\":\"string\",\"pattern\":\"^080-?[0-9]{3,4}-?[0-9]{4}$\",\"x-message\":\"must be an 080 number such as 080-123-4567\",\"maxLength\":13},\"BrandmessageUnsubscribeAuthNumber\":{\"type\":\"string\",\"pattern\":\"^[0-9]{1,10}$\",\"x-message\":\"must be 1 to 10 digits\",\"maxLength\":10},\"BrandmessageOfBasic\":{\"not\":{},\"x-message\":\"must be left out: only a basic message has a template\"},\"BrandmessageFreeButtons\":{\"items\":{\"properties\":{\"type\":{\"not\":{\"const\":\"AC\"},\"x-code\":\"A524\",\"x-message\":\"must not be AC: only a basic message has that button\"}}}},\"BrandmessageOfFree\":{\"not\":{},\"x-message\":\"must be left out: only a free message has it\"},\"BrandmessageBasicButtons\":{\"items\":{\"properties\":{\"type\":{\"not\":{\"enum\":[\"BC\",\"BT\"]},\"x-code\":\"A524\",\"x-message\":\"must not be BC or BT: only a free message has these buttons\"}}}},\"BrandmessageHasVariables\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"basic\"}},\"anyOf\":[{\"required\":[\"messageVariable\"]},{\"required\":[\"buttonVariable\"]},{\"required\":[\"couponVariable\"]},{\"required\":[\"imageVariable\"]},{\"required\":[\"videoVariable\"]},{\"required\":[\"commerceVariable\"]},{\"required\":[\"carouselVariable\"]}]},\"BrandmessageNoContent\":{\"not\":{},\"x-code\":\"A300\",\"x-message\":\"must be left out: the message gives the variables of its template\"},\"BrandmessageKindFC\":{\"properties\":{\"text\":{\"not\":{},\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FC has no text\"},\"imgUrl\":{\"not\":{},\"x-code\":\"A513\",\"x-message\":\"must be left out: a message of the type FC has no image of its own\"},\"button\":{\"not\":{},\"x-code\":\"A503\",\"x-message\":\"must be left out: a message of the type FC has no buttons outside its cards\"}}},\"BrandmessageKindFA\":{\"properties\":{\"text\":{\"not\":{},\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FA has no text\"},\"imgUrl\":{\"not\":{},\"x-code\":\"A513\",\"x-message\":\"must be left out: a message of the type FA has no image of its own\"},\"button\":{\"not\":{},\"x-code\":\"A503\",\"x-message\":\"must be left out: a message of the type FA has no buttons outside its cards\"}}}}",
  uses: [],
});
