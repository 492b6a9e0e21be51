// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isMessengerSenderKey, isDomesticNumber, isRef, isSendAt, isFriendtalkAdFlag, isFriendtalkAdult, isFriendtalkPushAlarm, isFriendtalkGroupTagKey, isFallbackWithFrom, isMessengerImageUrl, isMessengerButtonsOnce, isRefusal, isSendAlimtalk_header_Idempotency_Key, isIssueToken_200_header_RateLimit_Limit, isIssueToken_200_header_RateLimit_Remaining, isIssueToken_200_header_RateLimit_Reset, isIssueToken_200_header_X_Request_Id, isSendAccepted, isIssueToken_403_header_RateLimit_Limit, isIssueToken_403_header_RateLimit_Remaining, isIssueToken_403_header_RateLimit_Reset, isSendAlimtalk_409_header_Retry_After, isIssueToken_429_header_Retry_After, part as part_small } from "./schemas/small.js";
import { isFriendtalkText, isFriendtalkHeader, isFriendtalkAdditionalContent, isFriendtalkAttachment, isFriendtalkRules, part as part_FriendtalkText } from "./schemas/FriendtalkText.js";
import { isMessengerButtons, part as part_MessengerButtons } from "./schemas/MessengerButtons.js";

"use strict";
export const isFriendtalkSend = validate0;
const schema0 = {"type":"object","required":["senderKey","msgType","to","text"],"additionalProperties":false,"properties":{"senderKey":{"x-call":"isMessengerSenderKey"},"msgType":{"type":"string","enum":["FT","FI","FW"],"maxLength":2,"x-code":"A523"},"to":{"x-code":"A306","x-call":"isDomesticNumber"},"text":{"x-call":"isFriendtalkText"},"ref":{"x-call":"isRef"},"sendAt":{"x-call":"isSendAt"},"adFlag":{"x-call":"isFriendtalkAdFlag"},"adult":{"x-call":"isFriendtalkAdult"},"pushAlarm":{"x-call":"isFriendtalkPushAlarm"},"header":{"x-call":"isFriendtalkHeader"},"additionalContent":{"x-call":"isFriendtalkAdditionalContent"},"groupTagKey":{"x-call":"isFriendtalkGroupTagKey"},"attachment":{"x-call":"isFriendtalkAttachment"},"button":{"x-call":"isMessengerButtons"},"fallback":{"x-call":"isFallbackWithFrom"},"imgUrl":{"x-code":"A513","x-call":"isMessengerImageUrl"}},"allOf":[{"x-call":"isFriendtalkRules"},{"x-call":"isMessengerButtonsOnce"},{"x-across-fields":true,"if":{"required":["attachment"],"properties":{"attachment":{"type":"object","required":["image"]}}},"then":{"properties":{"imgUrl":{"not":true,"x-code":"A513","x-message":"must be left out: the image stands in attachment.image"}}}},{"x-across-fields":true,"if":{"required":["msgType"],"properties":{"msgType":{"enum":["FI","FW"]}}},"then":{"anyOf":[{"required":["imgUrl"]},{"required":["attachment"],"properties":{"attachment":{"required":["image"]}}}],"x-code":"A513","x-message":{"anyOf":"imgUrl or attachment.image is required"}}}]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(isFriendtalkRules(data))){
vErrors = childErrors(vErrors, isFriendtalkRules.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(isMessengerButtonsOnce(data))){
vErrors = childErrors(vErrors, isMessengerButtonsOnce.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(valid0){
const _errs3 = errors;
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
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
if(data.attachment !== undefined){
let data0 = data.attachment;
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.image === undefined) && (missing1 = "image")){
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
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.imgUrl !== undefined){
validate0.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/allOf/2/then/properties/imgUrl/not",keyword:"not",params:{}}];
return false;
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs3 === errors;
if(valid0){
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.msgType === undefined) && (missing2 = "msgType")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.msgType !== undefined){
let data2 = data.msgType;
if(!((data2 === "FI") || (data2 === "FW"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
const _errs16 = errors;
let valid6 = false;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.imgUrl === undefined) && (missing3 = "imgUrl")){
const err6 = {instancePath,schemaPath:"#/allOf/3/then/anyOf/0/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.attachment === undefined) && (missing4 = "attachment")){
const err7 = {instancePath,schemaPath:"#/allOf/3/then/anyOf/1/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.attachment !== undefined){
let data3 = data.attachment;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing5;
if((data3.image === undefined) && (missing5 = "image")){
const err8 = {instancePath:instancePath+"/attachment",schemaPath:"#/allOf/3/then/anyOf/1/properties/attachment/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
var _valid2 = _errs18 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err9 = {instancePath,schemaPath:"#/allOf/3/then/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
}
if(!valid4){
const err10 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((((data.senderKey === undefined) && (missing6 = "senderKey")) || ((data.msgType === undefined) && (missing6 = "msgType"))) || ((data.to === undefined) && (missing6 = "to"))) || ((data.text === undefined) && (missing6 = "text"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs20 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs20 === errors){
if(data.senderKey !== undefined){
const _errs21 = errors;
if(!(isMessengerSenderKey(data.senderKey))){
vErrors = childErrors(vErrors, isMessengerSenderKey.errors, instancePath + "/senderKey");
errors = vErrors.length;
}
var valid8 = _errs21 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.msgType !== undefined){
let data5 = data.msgType;
const _errs22 = errors;
if(!(((data5 === "FT") || (data5 === "FI")) || (data5 === "FW"))){
validate0.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/enum",keyword:"enum",params:{allowedValues: schema0.properties.msgType.enum}}];
return false;
}
if(errors === _errs22){
if(typeof data5 === "string"){
if(func1(data5) > 2){
validate0.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs22 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.to !== undefined){
const _errs24 = errors;
if(!(isDomesticNumber(data.to))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid8 = _errs24 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.text !== undefined){
const _errs25 = errors;
if(!(isFriendtalkText(data.text))){
vErrors = childErrors(vErrors, isFriendtalkText.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid8 = _errs25 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.ref !== undefined){
const _errs26 = errors;
if(!(isRef(data.ref))){
vErrors = childErrors(vErrors, isRef.errors, instancePath + "/ref");
errors = vErrors.length;
}
var valid8 = _errs26 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.sendAt !== undefined){
const _errs27 = errors;
if(!(isSendAt(data.sendAt))){
vErrors = childErrors(vErrors, isSendAt.errors, instancePath + "/sendAt");
errors = vErrors.length;
}
var valid8 = _errs27 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.adFlag !== undefined){
const _errs28 = errors;
if(!(isFriendtalkAdFlag(data.adFlag))){
vErrors = childErrors(vErrors, isFriendtalkAdFlag.errors, instancePath + "/adFlag");
errors = vErrors.length;
}
var valid8 = _errs28 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.adult !== undefined){
const _errs29 = errors;
if(!(isFriendtalkAdult(data.adult))){
vErrors = childErrors(vErrors, isFriendtalkAdult.errors, instancePath + "/adult");
errors = vErrors.length;
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.pushAlarm !== undefined){
const _errs30 = errors;
if(!(isFriendtalkPushAlarm(data.pushAlarm))){
vErrors = childErrors(vErrors, isFriendtalkPushAlarm.errors, instancePath + "/pushAlarm");
errors = vErrors.length;
}
var valid8 = _errs30 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.header !== undefined){
const _errs31 = errors;
if(!(isFriendtalkHeader(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeader.errors, instancePath + "/header");
errors = vErrors.length;
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.additionalContent !== undefined){
const _errs32 = errors;
if(!(isFriendtalkAdditionalContent(data.additionalContent))){
vErrors = childErrors(vErrors, isFriendtalkAdditionalContent.errors, instancePath + "/additionalContent");
errors = vErrors.length;
}
var valid8 = _errs32 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.groupTagKey !== undefined){
const _errs33 = errors;
if(!(isFriendtalkGroupTagKey(data.groupTagKey))){
vErrors = childErrors(vErrors, isFriendtalkGroupTagKey.errors, instancePath + "/groupTagKey");
errors = vErrors.length;
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.attachment !== undefined){
const _errs34 = errors;
if(!(isFriendtalkAttachment(data.attachment))){
vErrors = childErrors(vErrors, isFriendtalkAttachment.errors, instancePath + "/attachment");
errors = vErrors.length;
}
var valid8 = _errs34 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.button !== undefined){
const _errs35 = errors;
if(!(isMessengerButtons(data.button))){
vErrors = childErrors(vErrors, isMessengerButtons.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.fallback !== undefined){
const _errs36 = errors;
if(!(isFallbackWithFrom(data.fallback))){
vErrors = childErrors(vErrors, isFallbackWithFrom.errors, instancePath + "/fallback");
errors = vErrors.length;
}
var valid8 = _errs36 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.imgUrl !== undefined){
const _errs37 = errors;
if(!(isMessengerImageUrl(data.imgUrl))){
vErrors = childErrors(vErrors, isMessengerImageUrl.errors, instancePath + "/imgUrl");
errors = vErrors.length;
}
var valid8 = _errs37 === errors;
}
else {
var valid8 = true;
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

export const isFriendtalkSend__if1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attachment !== undefined){
let data0 = data.attachment;
const _errs0 = errors;
if(errors === _errs0){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.image === undefined) && (missing1 = "image")){
validate1.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isFriendtalkSend__if2 = validate2;
const schema2 = {"required":["msgType"],"properties":{"msgType":{"enum":["FI","FW"]}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
let data0 = data.msgType;
if(!((data0 === "FI") || (data0 === "FW"))){
validate2.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/enum",keyword:"enum",params:{allowedValues: schema2.properties.msgType.enum}}];
return false;
}
}
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isFriendtalkSend__anyOf1 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.imgUrl === undefined) && (missing0 = "imgUrl")){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isFriendtalkSend__anyOf2 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attachment !== undefined){
let data0 = data.attachment;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.image === undefined) && (missing1 = "image")){
validate4.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
}
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isSendFriendtalk_400_application_2fjson = validate5;
const schema5 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A010","A011","A308","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A506","A513","A521","A523","A524","A525","A559","A561","A565","A327","A217"]},"result":{"type":"string","enum":["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Invalid or empty from","Invalid or empty text","Invalid ref","Invalid sendAt","Invalid or empty to","Invalid fallback.type","Invalid fallback.text","More than 3 fallback.fileKey","text too long","fallback.text too long","Invalid or empty senderKey","Invalid messenger button","Invalid adFlag","Invalid or empty image","Invalid item title or description","Invalid or empty msgType","Invalid button.type","Invalid button.name","Invalid price","Invalid item.summary","Invalid header","from is not a registered sender number of the account","Invalid, foreign or expired fileKey / media / image URL"]}}}]};

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
if(!((((((((((((((((((((((((((data0 === "A010") || (data0 === "A011")) || (data0 === "A308")) || (data0 === "A302")) || (data0 === "A303")) || (data0 === "A305")) || (data0 === "A330")) || (data0 === "A306")) || (data0 === "A312")) || (data0 === "A314")) || (data0 === "A317")) || (data0 === "A328")) || (data0 === "A329")) || (data0 === "A502")) || (data0 === "A503")) || (data0 === "A506")) || (data0 === "A513")) || (data0 === "A521")) || (data0 === "A523")) || (data0 === "A524")) || (data0 === "A525")) || (data0 === "A559")) || (data0 === "A561")) || (data0 === "A565")) || (data0 === "A327")) || (data0 === "A217"))){
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
if(!((((((((((((((((((((((((((data1 === "Cannot parse JSON") || (data1 === "Cannot map JSON")) || (data1 === "Invalid idempotency key")) || (data1 === "Invalid or empty from")) || (data1 === "Invalid or empty text")) || (data1 === "Invalid ref")) || (data1 === "Invalid sendAt")) || (data1 === "Invalid or empty to")) || (data1 === "Invalid fallback.type")) || (data1 === "Invalid fallback.text")) || (data1 === "More than 3 fallback.fileKey")) || (data1 === "text too long")) || (data1 === "fallback.text too long")) || (data1 === "Invalid or empty senderKey")) || (data1 === "Invalid messenger button")) || (data1 === "Invalid adFlag")) || (data1 === "Invalid or empty image")) || (data1 === "Invalid item title or description")) || (data1 === "Invalid or empty msgType")) || (data1 === "Invalid button.type")) || (data1 === "Invalid button.name")) || (data1 === "Invalid price")) || (data1 === "Invalid item.summary")) || (data1 === "Invalid header")) || (data1 === "from is not a registered sender number of the account")) || (data1 === "Invalid, foreign or expired fileKey / media / image URL"))){
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

export const isSendFriendtalk_401_application_2fjson = validate6;
const schema6 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A001","A002"]},"result":{"type":"string","enum":["Expired token","Invalid token"]}}}]};

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
if(!((data0 === "A001") || (data0 === "A002"))){
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
if(!((data1 === "Expired token") || (data1 === "Invalid token"))){
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

export const isSendFriendtalk_403_application_2fjson = validate7;
const schema7 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A110","A325","A326"]},"result":{"type":"string","enum":["Blocked account","Account has no right to this channel","No right to fallback"]}}}]};

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
if(!(((data0 === "A110") || (data0 === "A325")) || (data0 === "A326"))){
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
if(!(((data1 === "Blocked account") || (data1 === "Account has no right to this channel")) || (data1 === "No right to fallback"))){
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

export const isSendFriendtalk_409_application_2fjson = validate8;
const schema8 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A301","A309"]},"result":{"type":"string","enum":["Idempotency key used with another body","Idempotency key in use"]}}}]};

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
if(!((data0 === "A301") || (data0 === "A309"))){
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
if(!((data1 === "Idempotency key used with another body") || (data1 === "Idempotency key in use"))){
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

export const isSendFriendtalk_413_application_2fjson = validate9;
const schema9 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A016"]},"result":{"type":"string","enum":["Body too large"]}}}]};

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
if(!(data0 === "A016")){
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
if(!(data1 === "Body too large")){
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

export const isSendFriendtalk_415_application_2fjson = validate10;
const schema10 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A015"]},"result":{"type":"string","enum":["Unsupported media type"]}}}]};

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
if(!(data0 === "A015")){
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
if(!(data1 === "Unsupported media type")){
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

export const isSendFriendtalk_429_application_2fjson = validate11;
const schema11 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A020"]},"result":{"type":"string","enum":["Rate limit exceeded"]}}}]};

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
if(!(data0 === "A020")){
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
if(!(data1 === "Rate limit exceeded")){
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

export const isSendFriendtalk_500_application_2fjson = validate12;
const schema12 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A999"]},"result":{"type":"string","enum":["Unknown error"]}}}]};

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
if(!(data0 === "A999")){
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
if(!(data1 === "Unknown error")){
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

export const isSendFriendtalk_503_application_2fjson = validate13;
const schema13 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A920"]},"result":{"type":"string","enum":["Server busy, try again"]}}}]};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate13.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate13.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A920")){
validate13.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema13.allOf[1].properties.code.enum}}];
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
validate13.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Server busy, try again")){
validate13.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema13.allOf[1].properties.result.enum}}];
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
validate13.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate13.errors = vErrors;
return errors === 0;
}

export const fits0 = validate14;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.discountRate === undefined) && (missing0 = "discountRate")){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.discountRate !== undefined){
if(100 !== data.discountRate){
validate14.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/const",keyword:"const",params:{allowedValue: 100}}];
return false;
}
}
}
}
validate14.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    FriendtalkSend: isFriendtalkSend,
    "sendFriendtalk.400.application$2fjson": isSendFriendtalk_400_application_2fjson,
    "sendFriendtalk.401.application$2fjson": isSendFriendtalk_401_application_2fjson,
    "sendFriendtalk.403.application$2fjson": isSendFriendtalk_403_application_2fjson,
    "sendFriendtalk.409.application$2fjson": isSendFriendtalk_409_application_2fjson,
    "sendFriendtalk.413.application$2fjson": isSendFriendtalk_413_application_2fjson,
    "sendFriendtalk.415.application$2fjson": isSendFriendtalk_415_application_2fjson,
    "sendFriendtalk.429.application$2fjson": isSendFriendtalk_429_application_2fjson,
    "sendFriendtalk.500.application$2fjson": isSendFriendtalk_500_application_2fjson,
    "sendFriendtalk.503.application$2fjson": isSendFriendtalk_503_application_2fjson,
  },
  branches: {
    FriendtalkSend$$if1: isFriendtalkSend__if1,
    FriendtalkSend$$if2: isFriendtalkSend__if2,
    FriendtalkSend$$anyOf1: isFriendtalkSend__anyOf1,
    FriendtalkSend$$anyOf2: isFriendtalkSend__anyOf2,
  },
  schemas: "{\"FriendtalkSend\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\",\"to\",\"text\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"type\":\"string\",\"enum\":[\"FT\",\"FI\",\"FW\"],\"maxLength\":2,\"x-code\":\"A523\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A306\"},\"text\":{\"$ref\":\"#/$defs/FriendtalkText\"},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"},\"adFlag\":{\"$ref\":\"#/$defs/FriendtalkAdFlag\"},\"adult\":{\"$ref\":\"#/$defs/FriendtalkAdult\"},\"pushAlarm\":{\"$ref\":\"#/$defs/FriendtalkPushAlarm\"},\"header\":{\"$ref\":\"#/$defs/FriendtalkHeader\"},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContent\"},\"groupTagKey\":{\"$ref\":\"#/$defs/FriendtalkGroupTagKey\"},\"attachment\":{\"$ref\":\"#/$defs/FriendtalkAttachment\"},\"button\":{\"$ref\":\"#/$defs/MessengerButtons\"},\"fallback\":{\"$ref\":\"#/$defs/FallbackWithFrom\"},\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"}},\"allOf\":[{\"$ref\":\"#/$defs/FriendtalkRules\"},{\"$ref\":\"#/$defs/MessengerButtonsOnce\"},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/FriendtalkSend$$if1\"},\"then\":{\"properties\":{\"imgUrl\":{\"not\":true,\"x-code\":\"A513\",\"x-message\":\"must be left out: the image stands in attachment.image\"}}}},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/FriendtalkSend$$if2\"},\"then\":{\"anyOf\":[{\"$ref\":\"#/$defs/FriendtalkSend$$anyOf1\"},{\"$ref\":\"#/$defs/FriendtalkSend$$anyOf2\"}],\"x-code\":\"A513\",\"x-message\":{\"anyOf\":\"imgUrl or attachment.image is required\"}}}]},\"FriendtalkSend$$if1\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"image\"]}}},\"FriendtalkSend$$if2\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"enum\":[\"FI\",\"FW\"]}}},\"FriendtalkSend$$anyOf1\":{\"required\":[\"imgUrl\"]},\"FriendtalkSend$$anyOf2\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"image\"]}}},\"sendFriendtalk.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A302\",\"A303\",\"A305\",\"A330\",\"A306\",\"A312\",\"A314\",\"A317\",\"A328\",\"A329\",\"A502\",\"A503\",\"A506\",\"A513\",\"A521\",\"A523\",\"A524\",\"A525\",\"A559\",\"A561\",\"A565\",\"A327\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Invalid or empty from\",\"Invalid or empty text\",\"Invalid ref\",\"Invalid sendAt\",\"Invalid or empty to\",\"Invalid fallback.type\",\"Invalid fallback.text\",\"More than 3 fallback.fileKey\",\"text too long\",\"fallback.text too long\",\"Invalid or empty senderKey\",\"Invalid messenger button\",\"Invalid adFlag\",\"Invalid or empty image\",\"Invalid item title or description\",\"Invalid or empty msgType\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid price\",\"Invalid item.summary\",\"Invalid header\",\"from is not a registered sender number of the account\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"sendFriendtalk.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendFriendtalk.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\",\"A326\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\",\"No right to fallback\"]}}}]},\"sendFriendtalk.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendFriendtalk.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendFriendtalk.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendFriendtalk.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendFriendtalk.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendFriendtalk.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]}}",
  plans: {"FriendtalkSend":["FriendtalkSend","FriendtalkSend"]},
  readPlans: "{\"MessengerButtons?\":{\"items\":\"MessengerButton?\"},\"MessengerButton?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~2\"],[[\"AL\"],\"~5\"],[[\"DS\"],\"~10\"],[[\"BK\"],\"~12\"],[[\"MD\"],\"~14\"],[[\"BC\"],\"~16\"],[[\"BT\"],\"~19\"],[[\"AC\"],\"~22\"],[[\"BF\"],\"~24\"]]}},\"~2\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~5\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~10\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~12\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~14\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~16\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~19\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~22\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~24\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"MessengerItemSummary?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"}}},\"FallbackWithFrom?\":{\"members\":{\"type\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"},\"from\":{\"empty\":\"null\"}}},\"FriendtalkSend\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"to\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"},\"adFlag\":{\"empty\":\"any\"},\"adult\":{\"empty\":\"any\"},\"pushAlarm\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"additionalContent\":{\"empty\":\"any\"},\"groupTagKey\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"FriendtalkAttachment?\"},\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtons?\"},\"fallback\":{\"empty\":\"any\",\"plan\":\"FallbackWithFrom?\"},\"imgUrl\":{\"empty\":\"any\"}}},\"FriendtalkAttachment?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtons?\"},\"image\":{\"empty\":\"any\",\"plan\":\"FriendtalkImage?\"},\"item\":{\"empty\":\"any\",\"plan\":\"FriendtalkItem?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"FriendtalkCoupon?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"FriendtalkCommerce?\"},\"video\":{\"empty\":\"any\",\"plan\":\"FriendtalkVideo?\"}}},\"FriendtalkImage?\":{\"members\":{\"imgUrl\":{\"empty\":\"null\"},\"imgLink\":{\"empty\":\"any\"}}},\"FriendtalkItem?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~59\"},\"summary\":{\"empty\":\"any\",\"plan\":\"MessengerItemSummary?\"}}},\"~59\":{\"items\":\"FriendtalkItemRow?\"},\"FriendtalkItemRow?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"imgUrl\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCoupon?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCommerce?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"regularPrice\":{\"empty\":\"null\",\"plan\":\"~64\"},\"discountPrice\":{\"empty\":\"any\",\"absent\":{\"values\":[0],\"unless\":{\"required\":[\"discountRate\"],\"properties\":{\"discountRate\":{\"const\":100}}},\"unlessEqual\":[\"discountFixed\",\"regularPrice\"]},\"plan\":\"~65\"},\"discountRate\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~66\"},\"discountFixed\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~67\"}}},\"~64\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~65\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~66\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~67\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"FriendtalkVideo?\":{\"members\":{\"videoUrl\":{\"empty\":\"null\"},\"thumbnailUrl\":{\"empty\":\"any\"}}}}",
  readCheck: (schema) => ({
    "{\"required\":[\"discountRate\"],\"properties\":{\"discountRate\":{\"const\":100}}}": fits0,
  })[JSON.stringify(schema)],
  uses: [part_small, part_FriendtalkText, part_MessengerButtons],
});

export const parameters = {
  header: {
    "Idempotency-Key": part_small.validators["sendAlimtalk.header.Idempotency-Key"],
  },
};

export const body = {
  "application/json": part.validators["FriendtalkSend"],
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
      "application/json": part.validators["sendFriendtalk.400.application$2fjson"],
    },
  },
  "401": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendFriendtalk.401.application$2fjson"],
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
      "application/json": part.validators["sendFriendtalk.403.application$2fjson"],
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
      "application/json": part.validators["sendFriendtalk.409.application$2fjson"],
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
      "application/json": part.validators["sendFriendtalk.413.application$2fjson"],
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
      "application/json": part.validators["sendFriendtalk.415.application$2fjson"],
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
      "application/json": part.validators["sendFriendtalk.429.application$2fjson"],
    },
  },
  "500": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendFriendtalk.500.application$2fjson"],
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
      "application/json": part.validators["sendFriendtalk.503.application$2fjson"],
    },
  },
};
