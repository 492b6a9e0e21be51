// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isBrandmessageSenderKey, isBrandmessageSendType, isBrandmessageMsgType, isBrandmessageTargeting, isBrandmessageTemplateCode, isBrandmessageUnsubscribePhoneNumber, isBrandmessageUnsubscribeAuthNumber, part as part_BrandmessageSenderKey } from "./schemas/BrandmessageSenderKey.js";
import { isDomesticNumber, isMessengerImageUrl, isFriendtalkGroupTagKey, isFriendtalkAdult, isFriendtalkPushAlarm, isOriginCid, isFallbackWithFrom, isRef, isSendAt, isRefusal, isSendAlimtalk_header_Idempotency_Key, isIssueToken_200_header_RateLimit_Limit, isIssueToken_200_header_RateLimit_Remaining, isIssueToken_200_header_RateLimit_Reset, isIssueToken_200_header_X_Request_Id, isSendAccepted, isIssueToken_403_header_RateLimit_Limit, isIssueToken_403_header_RateLimit_Remaining, isIssueToken_403_header_RateLimit_Reset, isSendAlimtalk_409_header_Retry_After, isIssueToken_429_header_Retry_After, part as part_small } from "./schemas/small.js";
import { isBrandmessageText, isBrandmessageButtons, isBrandmessageMessageVariable, isBrandmessagePartVariable, isBrandmessageImageVariable, isBrandmessageCarouselVariable, isBrandmessageRules, part as part_BrandmessageText } from "./schemas/BrandmessageText.js";

"use strict";
export const isBrandmessageSend = validate0;
const schema0 = {"type":"object","required":["senderKey","sendType","msgType","to"],"additionalProperties":false,"properties":{"senderKey":{"x-call":"isBrandmessageSenderKey"},"sendType":{"x-call":"isBrandmessageSendType"},"msgType":{"x-call":"isBrandmessageMsgType"},"to":{"x-code":"A306","x-call":"isDomesticNumber"},"text":{"x-call":"isBrandmessageText"},"imgUrl":{"x-code":"A513","x-call":"isMessengerImageUrl"},"button":{"x-call":"isBrandmessageButtons"},"targeting":{"x-call":"isBrandmessageTargeting"},"templateCode":{"x-call":"isBrandmessageTemplateCode"},"messageVariable":{"x-call":"isBrandmessageMessageVariable"},"buttonVariable":{"x-call":"isBrandmessagePartVariable"},"couponVariable":{"x-call":"isBrandmessagePartVariable"},"imageVariable":{"x-call":"isBrandmessageImageVariable"},"videoVariable":{"x-call":"isBrandmessagePartVariable"},"commerceVariable":{"x-call":"isBrandmessagePartVariable"},"carouselVariable":{"x-call":"isBrandmessageCarouselVariable"},"groupTagKey":{"x-call":"isFriendtalkGroupTagKey"},"adult":{"x-code":"A569","x-call":"isFriendtalkAdult"},"pushAlarm":{"x-call":"isFriendtalkPushAlarm"},"originCID":{"x-call":"isOriginCid"},"unsubscribePhoneNumber":{"x-call":"isBrandmessageUnsubscribePhoneNumber"},"unsubscribeAuthNumber":{"x-call":"isBrandmessageUnsubscribeAuthNumber"},"fallback":{"x-call":"isFallbackWithFrom"},"ref":{"x-call":"isRef"},"sendAt":{"x-call":"isSendAt"}},"allOf":[{"x-call":"isBrandmessageRules"},{"x-across-fields":true,"if":{"required":["sendType"],"properties":{"sendType":{"const":"free"}}},"then":{"properties":{"msgType":{"not":{"enum":["FL","FC","FM","FA","FP"]},"x-code":"A523","x-message":"must be FT, FI or FW: other free messages are sent with the combined send"}},"if":{"required":["msgType"],"properties":{"msgType":{"enum":["FI","FW"]}}},"then":{"required":["imgUrl"],"properties":{"imgUrl":{"x-code":"A513"}}}}}]};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(isBrandmessageRules(data))){
vErrors = childErrors(vErrors, isBrandmessageRules.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sendType === undefined) && (missing0 = "sendType")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.sendType !== undefined){
if("free" !== data.sendType){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.msgType === undefined) && (missing1 = "msgType")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.msgType !== undefined){
let data1 = data.msgType;
if(!((data1 === "FI") || (data1 === "FW"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.imgUrl === undefined) && (missing2 = "imgUrl")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/1/then/then/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
}
if(!valid3){
const err4 = {instancePath,schemaPath:"#/allOf/1/then/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate0.errors = vErrors;
return false;
}
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.msgType !== undefined){
let data2 = data.msgType;
const _errs12 = errors;
const _errs13 = errors;
if(!(((((data2 === "FL") || (data2 === "FC")) || (data2 === "FM")) || (data2 === "FA")) || (data2 === "FP"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid6 = _errs13 === errors;
if(valid6){
validate0.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/allOf/1/then/properties/msgType/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((((data.senderKey === undefined) && (missing3 = "senderKey")) || ((data.sendType === undefined) && (missing3 = "sendType"))) || ((data.msgType === undefined) && (missing3 = "msgType"))) || ((data.to === undefined) && (missing3 = "to"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs14 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs14 === errors){
if(data.senderKey !== undefined){
const _errs15 = errors;
if(!(isBrandmessageSenderKey(data.senderKey))){
vErrors = childErrors(vErrors, isBrandmessageSenderKey.errors, instancePath + "/senderKey");
errors = vErrors.length;
}
var valid7 = _errs15 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.sendType !== undefined){
const _errs16 = errors;
if(!(isBrandmessageSendType(data.sendType))){
vErrors = childErrors(vErrors, isBrandmessageSendType.errors, instancePath + "/sendType");
errors = vErrors.length;
}
var valid7 = _errs16 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.msgType !== undefined){
const _errs17 = errors;
if(!(isBrandmessageMsgType(data.msgType))){
vErrors = childErrors(vErrors, isBrandmessageMsgType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.to !== undefined){
const _errs18 = errors;
if(!(isDomesticNumber(data.to))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid7 = _errs18 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.text !== undefined){
const _errs19 = errors;
if(!(isBrandmessageText(data.text))){
vErrors = childErrors(vErrors, isBrandmessageText.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid7 = _errs19 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.imgUrl !== undefined){
const _errs20 = errors;
if(!(isMessengerImageUrl(data.imgUrl))){
vErrors = childErrors(vErrors, isMessengerImageUrl.errors, instancePath + "/imgUrl");
errors = vErrors.length;
}
var valid7 = _errs20 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.button !== undefined){
const _errs21 = errors;
if(!(isBrandmessageButtons(data.button))){
vErrors = childErrors(vErrors, isBrandmessageButtons.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.targeting !== undefined){
const _errs22 = errors;
if(!(isBrandmessageTargeting(data.targeting))){
vErrors = childErrors(vErrors, isBrandmessageTargeting.errors, instancePath + "/targeting");
errors = vErrors.length;
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.templateCode !== undefined){
const _errs23 = errors;
if(!(isBrandmessageTemplateCode(data.templateCode))){
vErrors = childErrors(vErrors, isBrandmessageTemplateCode.errors, instancePath + "/templateCode");
errors = vErrors.length;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.messageVariable !== undefined){
const _errs24 = errors;
if(!(isBrandmessageMessageVariable(data.messageVariable))){
vErrors = childErrors(vErrors, isBrandmessageMessageVariable.errors, instancePath + "/messageVariable");
errors = vErrors.length;
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.buttonVariable !== undefined){
const _errs25 = errors;
if(!(isBrandmessagePartVariable(data.buttonVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/buttonVariable");
errors = vErrors.length;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.couponVariable !== undefined){
const _errs26 = errors;
if(!(isBrandmessagePartVariable(data.couponVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/couponVariable");
errors = vErrors.length;
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.imageVariable !== undefined){
const _errs27 = errors;
if(!(isBrandmessageImageVariable(data.imageVariable))){
vErrors = childErrors(vErrors, isBrandmessageImageVariable.errors, instancePath + "/imageVariable");
errors = vErrors.length;
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.videoVariable !== undefined){
const _errs28 = errors;
if(!(isBrandmessagePartVariable(data.videoVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/videoVariable");
errors = vErrors.length;
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.commerceVariable !== undefined){
const _errs29 = errors;
if(!(isBrandmessagePartVariable(data.commerceVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/commerceVariable");
errors = vErrors.length;
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.carouselVariable !== undefined){
const _errs30 = errors;
if(!(isBrandmessageCarouselVariable(data.carouselVariable))){
vErrors = childErrors(vErrors, isBrandmessageCarouselVariable.errors, instancePath + "/carouselVariable");
errors = vErrors.length;
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.groupTagKey !== undefined){
const _errs31 = errors;
if(!(isFriendtalkGroupTagKey(data.groupTagKey))){
vErrors = childErrors(vErrors, isFriendtalkGroupTagKey.errors, instancePath + "/groupTagKey");
errors = vErrors.length;
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.adult !== undefined){
const _errs32 = errors;
if(!(isFriendtalkAdult(data.adult))){
vErrors = childErrors(vErrors, isFriendtalkAdult.errors, instancePath + "/adult");
errors = vErrors.length;
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.pushAlarm !== undefined){
const _errs33 = errors;
if(!(isFriendtalkPushAlarm(data.pushAlarm))){
vErrors = childErrors(vErrors, isFriendtalkPushAlarm.errors, instancePath + "/pushAlarm");
errors = vErrors.length;
}
var valid7 = _errs33 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.originCID !== undefined){
const _errs34 = errors;
if(!(isOriginCid(data.originCID))){
vErrors = childErrors(vErrors, isOriginCid.errors, instancePath + "/originCID");
errors = vErrors.length;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.unsubscribePhoneNumber !== undefined){
const _errs35 = errors;
if(!(isBrandmessageUnsubscribePhoneNumber(data.unsubscribePhoneNumber))){
vErrors = childErrors(vErrors, isBrandmessageUnsubscribePhoneNumber.errors, instancePath + "/unsubscribePhoneNumber");
errors = vErrors.length;
}
var valid7 = _errs35 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.unsubscribeAuthNumber !== undefined){
const _errs36 = errors;
if(!(isBrandmessageUnsubscribeAuthNumber(data.unsubscribeAuthNumber))){
vErrors = childErrors(vErrors, isBrandmessageUnsubscribeAuthNumber.errors, instancePath + "/unsubscribeAuthNumber");
errors = vErrors.length;
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.fallback !== undefined){
const _errs37 = errors;
if(!(isFallbackWithFrom(data.fallback))){
vErrors = childErrors(vErrors, isFallbackWithFrom.errors, instancePath + "/fallback");
errors = vErrors.length;
}
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.ref !== undefined){
const _errs38 = errors;
if(!(isRef(data.ref))){
vErrors = childErrors(vErrors, isRef.errors, instancePath + "/ref");
errors = vErrors.length;
}
var valid7 = _errs38 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.sendAt !== undefined){
const _errs39 = errors;
if(!(isSendAt(data.sendAt))){
vErrors = childErrors(vErrors, isSendAt.errors, instancePath + "/sendAt");
errors = vErrors.length;
}
var valid7 = _errs39 === errors;
}
else {
var valid7 = true;
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
}
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

export const isBrandmessageSend__if1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sendType === undefined) && (missing0 = "sendType")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sendType !== undefined){
if("free" !== data.sendType){
validate1.errors = [{instancePath:instancePath+"/sendType",schemaPath:"#/properties/sendType/const",keyword:"const",params:{allowedValue: "free"}}];
return false;
}
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isBrandmessageSend__not1 = validate2;
const schema2 = {"enum":["FL","FC","FM","FA","FP"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "FL") || (data === "FC")) || (data === "FM")) || (data === "FA")) || (data === "FP"))){
validate2.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum}}];
return false;
}
validate2.errors = vErrors;
return errors === 0;
}

export const isBrandmessageSend__if2 = validate3;
const schema3 = {"required":["msgType"],"properties":{"msgType":{"enum":["FI","FW"]}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
let data0 = data.msgType;
if(!((data0 === "FI") || (data0 === "FW"))){
validate3.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/enum",keyword:"enum",params:{allowedValues: schema3.properties.msgType.enum}}];
return false;
}
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isSendBrandmessage_400_application_2fjson = validate4;
const schema4 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A010","A011","A308","A300","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A505","A513","A523","A524","A525","A567","A569","A570","A571","A572","A573","A327","A203","A217"]},"result":{"type":"string","enum":["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Wrong send request","Invalid or empty from","Invalid or empty text","Invalid ref","Invalid sendAt","Invalid or empty to","Invalid fallback.type","Invalid fallback.text","More than 3 fallback.fileKey","text too long","fallback.text too long","Invalid or empty senderKey","Invalid messenger button","Invalid or empty templateCode","Invalid or empty image","Invalid or empty msgType","Invalid button.type","Invalid button.name","Invalid carousel","Invalid adult","Invalid targeting","Invalid sendType","Invalid message","Invalid attachment","from is not a registered sender number of the account","Invalid image resolution or ratio","Invalid, foreign or expired fileKey / media / image URL"]}}}]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate4.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((data0 === "A010") || (data0 === "A011")) || (data0 === "A308")) || (data0 === "A300")) || (data0 === "A302")) || (data0 === "A303")) || (data0 === "A305")) || (data0 === "A330")) || (data0 === "A306")) || (data0 === "A312")) || (data0 === "A314")) || (data0 === "A317")) || (data0 === "A328")) || (data0 === "A329")) || (data0 === "A502")) || (data0 === "A503")) || (data0 === "A505")) || (data0 === "A513")) || (data0 === "A523")) || (data0 === "A524")) || (data0 === "A525")) || (data0 === "A567")) || (data0 === "A569")) || (data0 === "A570")) || (data0 === "A571")) || (data0 === "A572")) || (data0 === "A573")) || (data0 === "A327")) || (data0 === "A203")) || (data0 === "A217"))){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema4.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate4.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((data1 === "Cannot parse JSON") || (data1 === "Cannot map JSON")) || (data1 === "Invalid idempotency key")) || (data1 === "Wrong send request")) || (data1 === "Invalid or empty from")) || (data1 === "Invalid or empty text")) || (data1 === "Invalid ref")) || (data1 === "Invalid sendAt")) || (data1 === "Invalid or empty to")) || (data1 === "Invalid fallback.type")) || (data1 === "Invalid fallback.text")) || (data1 === "More than 3 fallback.fileKey")) || (data1 === "text too long")) || (data1 === "fallback.text too long")) || (data1 === "Invalid or empty senderKey")) || (data1 === "Invalid messenger button")) || (data1 === "Invalid or empty templateCode")) || (data1 === "Invalid or empty image")) || (data1 === "Invalid or empty msgType")) || (data1 === "Invalid button.type")) || (data1 === "Invalid button.name")) || (data1 === "Invalid carousel")) || (data1 === "Invalid adult")) || (data1 === "Invalid targeting")) || (data1 === "Invalid sendType")) || (data1 === "Invalid message")) || (data1 === "Invalid attachment")) || (data1 === "from is not a registered sender number of the account")) || (data1 === "Invalid image resolution or ratio")) || (data1 === "Invalid, foreign or expired fileKey / media / image URL"))){
validate4.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema4.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate4.errors = vErrors;
return errors === 0;
}

export const isSendBrandmessage_401_application_2fjson = validate5;
const schema5 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A001","A002"]},"result":{"type":"string","enum":["Expired token","Invalid token"]}}}]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate5.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "A001") || (data0 === "A002"))){
validate5.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema5.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate5.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Expired token") || (data1 === "Invalid token"))){
validate5.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema5.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate5.errors = vErrors;
return errors === 0;
}

export const isSendBrandmessage_403_application_2fjson = validate6;
const schema6 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A110","A325","A326"]},"result":{"type":"string","enum":["Blocked account","Account has no right to this channel","No right to fallback"]}}}]};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate6.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "A110") || (data0 === "A325")) || (data0 === "A326"))){
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema6.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate6.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "Blocked account") || (data1 === "Account has no right to this channel")) || (data1 === "No right to fallback"))){
validate6.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema6.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate6.errors = vErrors;
return errors === 0;
}

export const isSendBrandmessage_409_application_2fjson = validate7;
const schema7 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A301","A309"]},"result":{"type":"string","enum":["Idempotency key used with another body","Idempotency key in use"]}}}]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate7.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate7.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "A301") || (data0 === "A309"))){
validate7.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema7.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate7.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Idempotency key used with another body") || (data1 === "Idempotency key in use"))){
validate7.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema7.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate7.errors = vErrors;
return errors === 0;
}

export const isSendBrandmessage_413_application_2fjson = validate8;
const schema8 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A016"]},"result":{"type":"string","enum":["Body too large"]}}}]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate8.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A016")){
validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema8.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate8.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Body too large")){
validate8.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema8.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate8.errors = vErrors;
return errors === 0;
}

export const isSendBrandmessage_415_application_2fjson = validate9;
const schema9 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A015"]},"result":{"type":"string","enum":["Unsupported media type"]}}}]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate9.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate9.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A015")){
validate9.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema9.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate9.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Unsupported media type")){
validate9.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema9.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate9.errors = vErrors;
return errors === 0;
}

export const isSendBrandmessage_429_application_2fjson = validate10;
const schema10 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A020"]},"result":{"type":"string","enum":["Rate limit exceeded"]}}}]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate10.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate10.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A020")){
validate10.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema10.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate10.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Rate limit exceeded")){
validate10.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema10.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate10.errors = vErrors;
return errors === 0;
}

export const isSendBrandmessage_500_application_2fjson = validate11;
const schema11 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A999"]},"result":{"type":"string","enum":["Unknown error"]}}}]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate11.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate11.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A999")){
validate11.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema11.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate11.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Unknown error")){
validate11.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema11.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate11.errors = vErrors;
return errors === 0;
}

export const isSendBrandmessage_503_application_2fjson = validate12;
const schema12 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A920"]},"result":{"type":"string","enum":["Server busy, try again"]}}}]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate12.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate12.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A920")){
validate12.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema12.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate12.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Server busy, try again")){
validate12.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema12.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate12.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    BrandmessageSend: isBrandmessageSend,
    "sendBrandmessage.400.application$2fjson": isSendBrandmessage_400_application_2fjson,
    "sendBrandmessage.401.application$2fjson": isSendBrandmessage_401_application_2fjson,
    "sendBrandmessage.403.application$2fjson": isSendBrandmessage_403_application_2fjson,
    "sendBrandmessage.409.application$2fjson": isSendBrandmessage_409_application_2fjson,
    "sendBrandmessage.413.application$2fjson": isSendBrandmessage_413_application_2fjson,
    "sendBrandmessage.415.application$2fjson": isSendBrandmessage_415_application_2fjson,
    "sendBrandmessage.429.application$2fjson": isSendBrandmessage_429_application_2fjson,
    "sendBrandmessage.500.application$2fjson": isSendBrandmessage_500_application_2fjson,
    "sendBrandmessage.503.application$2fjson": isSendBrandmessage_503_application_2fjson,
  },
  branches: {
    BrandmessageSend$$if1: isBrandmessageSend__if1,
    BrandmessageSend$$not1: isBrandmessageSend__not1,
    BrandmessageSend$$if2: isBrandmessageSend__if2,
  },
  schemas: "{\"BrandmessageSend\":{\"type\":\"object\",\"required\":[\"senderKey\",\"sendType\",\"msgType\",\"to\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/BrandmessageSenderKey\"},\"sendType\":{\"$ref\":\"#/$defs/BrandmessageSendType\"},\"msgType\":{\"$ref\":\"#/$defs/BrandmessageMsgType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A306\"},\"text\":{\"$ref\":\"#/$defs/BrandmessageText\"},\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"button\":{\"$ref\":\"#/$defs/BrandmessageButtons\"},\"targeting\":{\"$ref\":\"#/$defs/BrandmessageTargeting\"},\"templateCode\":{\"$ref\":\"#/$defs/BrandmessageTemplateCode\"},\"messageVariable\":{\"$ref\":\"#/$defs/BrandmessageMessageVariable\"},\"buttonVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"},\"couponVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"},\"imageVariable\":{\"$ref\":\"#/$defs/BrandmessageImageVariable\"},\"videoVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"},\"commerceVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"},\"carouselVariable\":{\"$ref\":\"#/$defs/BrandmessageCarouselVariable\"},\"groupTagKey\":{\"$ref\":\"#/$defs/FriendtalkGroupTagKey\"},\"adult\":{\"$ref\":\"#/$defs/FriendtalkAdult\",\"x-code\":\"A569\"},\"pushAlarm\":{\"$ref\":\"#/$defs/FriendtalkPushAlarm\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"},\"unsubscribePhoneNumber\":{\"$ref\":\"#/$defs/BrandmessageUnsubscribePhoneNumber\"},\"unsubscribeAuthNumber\":{\"$ref\":\"#/$defs/BrandmessageUnsubscribeAuthNumber\"},\"fallback\":{\"$ref\":\"#/$defs/FallbackWithFrom\"},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"}},\"allOf\":[{\"$ref\":\"#/$defs/BrandmessageRules\"},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/BrandmessageSend$$if1\"},\"then\":{\"properties\":{\"msgType\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageSend$$not1\"},\"x-code\":\"A523\",\"x-message\":\"must be FT, FI or FW: other free messages are sent with the combined send\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageSend$$if2\"},\"then\":{\"required\":[\"imgUrl\"],\"properties\":{\"imgUrl\":{\"x-code\":\"A513\"}}}}}]},\"BrandmessageSend$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageSend$$not1\":{\"enum\":[\"FL\",\"FC\",\"FM\",\"FA\",\"FP\"]},\"BrandmessageSend$$if2\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"enum\":[\"FI\",\"FW\"]}}},\"sendBrandmessage.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A300\",\"A302\",\"A303\",\"A305\",\"A330\",\"A306\",\"A312\",\"A314\",\"A317\",\"A328\",\"A329\",\"A502\",\"A503\",\"A505\",\"A513\",\"A523\",\"A524\",\"A525\",\"A567\",\"A569\",\"A570\",\"A571\",\"A572\",\"A573\",\"A327\",\"A203\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Wrong send request\",\"Invalid or empty from\",\"Invalid or empty text\",\"Invalid ref\",\"Invalid sendAt\",\"Invalid or empty to\",\"Invalid fallback.type\",\"Invalid fallback.text\",\"More than 3 fallback.fileKey\",\"text too long\",\"fallback.text too long\",\"Invalid or empty senderKey\",\"Invalid messenger button\",\"Invalid or empty templateCode\",\"Invalid or empty image\",\"Invalid or empty msgType\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid carousel\",\"Invalid adult\",\"Invalid targeting\",\"Invalid sendType\",\"Invalid message\",\"Invalid attachment\",\"from is not a registered sender number of the account\",\"Invalid image resolution or ratio\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"sendBrandmessage.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendBrandmessage.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\",\"A326\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\",\"No right to fallback\"]}}}]},\"sendBrandmessage.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendBrandmessage.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendBrandmessage.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendBrandmessage.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendBrandmessage.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendBrandmessage.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]}}",
  plans: {"BrandmessageSend":[null,"BrandmessageSend"]},
  readPlans: "{\"~5\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~12\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~14\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~16\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~19\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~24\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"FallbackWithFrom?\":{\"members\":{\"type\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"},\"from\":{\"empty\":\"null\"}}},\"FriendtalkImage?\":{\"members\":{\"imgUrl\":{\"empty\":\"null\"},\"imgLink\":{\"empty\":\"any\"}}},\"BrandmessageSend\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"sendType\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"to\":{\"empty\":\"null\"},\"text\":{\"empty\":\"any\"},\"imgUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"BrandmessageButtons?\"},\"targeting\":{\"empty\":\"any\"},\"templateCode\":{\"empty\":\"any\"},\"messageVariable\":{\"empty\":\"any\"},\"buttonVariable\":{\"empty\":\"any\"},\"couponVariable\":{\"empty\":\"any\"},\"imageVariable\":{\"empty\":\"any\",\"plan\":\"BrandmessageImageVariable?\"},\"videoVariable\":{\"empty\":\"any\"},\"commerceVariable\":{\"empty\":\"any\"},\"carouselVariable\":{\"empty\":\"any\",\"plan\":\"BrandmessageCarouselVariable?\"},\"groupTagKey\":{\"empty\":\"any\"},\"adult\":{\"also\":[\"adults\"],\"empty\":\"any\"},\"pushAlarm\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"},\"unsubscribePhoneNumber\":{\"empty\":\"any\"},\"unsubscribeAuthNumber\":{\"empty\":\"any\"},\"fallback\":{\"empty\":\"any\",\"plan\":\"FallbackWithFrom?\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"}}},\"BrandmessageButtons?\":{\"items\":\"BrandmessageButton?\"},\"BrandmessageButton?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~71\"],[[\"AL\"],\"~5\"],[[\"BK\"],\"~12\"],[[\"MD\"],\"~14\"],[[\"BC\"],\"~16\"],[[\"BT\"],\"~19\"],[[\"BF\"],\"~24\"],[[\"AC\"],\"~73\"]]}},\"~71\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~73\":{\"members\":{\"name\":{\"empty\":\"any\"},\"type\":{\"empty\":\"null\"}}},\"BrandmessageImageVariable?\":{\"coerce\":{\"to\":\"list\"},\"items\":\"FriendtalkImage?\"},\"BrandmessageCarouselVariable?\":{\"items\":\"BrandmessageCardVariable\"},\"BrandmessageCardVariable\":{\"members\":{\"messageVariable\":{\"also\":[\"message_variable\"]},\"buttonVariable\":{\"also\":[\"button_variable\"]},\"couponVariable\":{\"also\":[\"coupon_variable\"]},\"imageVariable\":{\"also\":[\"image_variable\"],\"plan\":\"BrandmessageImageVariable\"},\"commerceVariable\":{\"also\":[\"commerce_variable\"]}}},\"BrandmessageImageVariable\":{\"coerce\":{\"to\":\"list\"}}}",
  uses: [part_BrandmessageSenderKey, part_small, part_BrandmessageText],
});

export const parameters = {
  header: {
    "Idempotency-Key": part_small.validators["sendAlimtalk.header.Idempotency-Key"],
  },
};

export const body = {
  "application/json": part.validators["BrandmessageSend"],
};

export const responses = {
  "200": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.200.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.200.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.200.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part_small.validators["SendAccepted"],
    },
  },
  "400": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendBrandmessage.400.application$2fjson"],
    },
  },
  "401": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendBrandmessage.401.application$2fjson"],
    },
  },
  "403": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendBrandmessage.403.application$2fjson"],
    },
  },
  "409": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "Retry-After": part_small.validators["sendAlimtalk.409.header.Retry-After"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendBrandmessage.409.application$2fjson"],
    },
  },
  "413": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendBrandmessage.413.application$2fjson"],
    },
  },
  "415": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendBrandmessage.415.application$2fjson"],
    },
  },
  "429": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.200.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.200.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.200.header.RateLimit-Reset"],
      "Retry-After": part_small.validators["issueToken.429.header.Retry-After"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendBrandmessage.429.application$2fjson"],
    },
  },
  "500": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendBrandmessage.500.application$2fjson"],
    },
  },
  "503": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "Retry-After": part_small.validators["issueToken.429.header.Retry-After"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendBrandmessage.503.application$2fjson"],
    },
  },
};
