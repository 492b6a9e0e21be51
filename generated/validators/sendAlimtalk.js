// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isMessengerSenderKey, isAlimtalkMsgType, isDomesticNumber, isAlimtalkTemplateCode, isRef, isSendAt, isAlimtalkPrice, isAlimtalkCurrencyType, isFallbackWithFrom, isMessengerButtonsOnce, isRefusal, isSendAlimtalk_header_Idempotency_Key, isIssueToken_200_header_RateLimit_Limit, isIssueToken_200_header_RateLimit_Remaining, isIssueToken_200_header_RateLimit_Reset, isIssueToken_200_header_X_Request_Id, isSendAccepted, isIssueToken_403_header_RateLimit_Limit, isIssueToken_403_header_RateLimit_Remaining, isIssueToken_403_header_RateLimit_Reset, isSendAlimtalk_409_header_Retry_After, isIssueToken_429_header_Retry_After, part as part_small } from "./schemas/small.js";
import { isAlimtalkText, isAlimtalkTitle, isAlimtalkHeader, isAlimtalkAttachment, isAlimtalkSupplement, isAlimtalkLink, isAlimtalkRules, part as part_AlimtalkText } from "./schemas/AlimtalkText.js";
import { isMessengerButtons, part as part_MessengerButtons } from "./schemas/MessengerButtons.js";

"use strict";
export const isAlimtalkSend = validate0;
const schema0 = {"type":"object","required":["senderKey","msgType","to","templateCode","text"],"additionalProperties":false,"properties":{"senderKey":{"x-call":"isMessengerSenderKey"},"msgType":{"x-call":"isAlimtalkMsgType"},"to":{"x-code":"A306","x-call":"isDomesticNumber"},"templateCode":{"x-call":"isAlimtalkTemplateCode"},"text":{"x-call":"isAlimtalkText"},"ref":{"x-call":"isRef"},"sendAt":{"x-call":"isSendAt"},"title":{"x-call":"isAlimtalkTitle"},"header":{"x-call":"isAlimtalkHeader"},"attachment":{"x-call":"isAlimtalkAttachment"},"supplement":{"x-call":"isAlimtalkSupplement"},"price":{"x-call":"isAlimtalkPrice"},"currencyType":{"x-call":"isAlimtalkCurrencyType"},"link":{"x-call":"isAlimtalkLink"},"button":{"x-call":"isMessengerButtons"},"fallback":{"x-call":"isFallbackWithFrom"}},"allOf":[{"x-call":"isAlimtalkRules"},{"x-call":"isMessengerButtonsOnce"}]};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(isAlimtalkRules(data))){
vErrors = childErrors(vErrors, isAlimtalkRules.errors, instancePath + "");
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
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.senderKey === undefined) && (missing0 = "senderKey")) || ((data.msgType === undefined) && (missing0 = "msgType"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.templateCode === undefined) && (missing0 = "templateCode"))) || ((data.text === undefined) && (missing0 = "text"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs3 === errors){
if(data.senderKey !== undefined){
const _errs4 = errors;
if(!(isMessengerSenderKey(data.senderKey))){
vErrors = childErrors(vErrors, isMessengerSenderKey.errors, instancePath + "/senderKey");
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.msgType !== undefined){
const _errs5 = errors;
if(!(isAlimtalkMsgType(data.msgType))){
vErrors = childErrors(vErrors, isAlimtalkMsgType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.to !== undefined){
const _errs6 = errors;
if(!(isDomesticNumber(data.to))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.templateCode !== undefined){
const _errs7 = errors;
if(!(isAlimtalkTemplateCode(data.templateCode))){
vErrors = childErrors(vErrors, isAlimtalkTemplateCode.errors, instancePath + "/templateCode");
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
const _errs8 = errors;
if(!(isAlimtalkText(data.text))){
vErrors = childErrors(vErrors, isAlimtalkText.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs9 = errors;
if(!(isRef(data.ref))){
vErrors = childErrors(vErrors, isRef.errors, instancePath + "/ref");
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sendAt !== undefined){
const _errs10 = errors;
if(!(isSendAt(data.sendAt))){
vErrors = childErrors(vErrors, isSendAt.errors, instancePath + "/sendAt");
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
const _errs11 = errors;
if(!(isAlimtalkTitle(data.title))){
vErrors = childErrors(vErrors, isAlimtalkTitle.errors, instancePath + "/title");
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.header !== undefined){
const _errs12 = errors;
if(!(isAlimtalkHeader(data.header))){
vErrors = childErrors(vErrors, isAlimtalkHeader.errors, instancePath + "/header");
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attachment !== undefined){
const _errs13 = errors;
if(!(isAlimtalkAttachment(data.attachment))){
vErrors = childErrors(vErrors, isAlimtalkAttachment.errors, instancePath + "/attachment");
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.supplement !== undefined){
const _errs14 = errors;
if(!(isAlimtalkSupplement(data.supplement))){
vErrors = childErrors(vErrors, isAlimtalkSupplement.errors, instancePath + "/supplement");
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.price !== undefined){
const _errs15 = errors;
if(!(isAlimtalkPrice(data.price))){
vErrors = childErrors(vErrors, isAlimtalkPrice.errors, instancePath + "/price");
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.currencyType !== undefined){
const _errs16 = errors;
if(!(isAlimtalkCurrencyType(data.currencyType))){
vErrors = childErrors(vErrors, isAlimtalkCurrencyType.errors, instancePath + "/currencyType");
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.link !== undefined){
const _errs17 = errors;
if(!(isAlimtalkLink(data.link))){
vErrors = childErrors(vErrors, isAlimtalkLink.errors, instancePath + "/link");
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.button !== undefined){
const _errs18 = errors;
if(!(isMessengerButtons(data.button))){
vErrors = childErrors(vErrors, isMessengerButtons.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fallback !== undefined){
const _errs19 = errors;
if(!(isFallbackWithFrom(data.fallback))){
vErrors = childErrors(vErrors, isFallbackWithFrom.errors, instancePath + "/fallback");
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
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

export const isSendAlimtalk_400_application_2fjson = validate1;
const schema1 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A010","A011","A308","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A505","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A327","A217"]},"result":{"type":"string","enum":["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Invalid or empty from","Invalid or empty text","Invalid ref","Invalid sendAt","Invalid or empty to","Invalid fallback.type","Invalid fallback.text","More than 3 fallback.fileKey","text too long","fallback.text too long","Invalid or empty senderKey","Invalid messenger button","Invalid or empty templateCode","Invalid item title or description","Invalid or empty msgType","Invalid button.type","Invalid button.name","Invalid price","Invalid itemHighlight","Invalid item.summary","Invalid quickReply","Invalid quickReply type","Invalid quickReply name","Invalid header","from is not a registered sender number of the account","Invalid, foreign or expired fileKey / media / image URL"]}}}]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate1.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate1.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((((data0 === "A010") || (data0 === "A011")) || (data0 === "A308")) || (data0 === "A302")) || (data0 === "A303")) || (data0 === "A305")) || (data0 === "A330")) || (data0 === "A306")) || (data0 === "A312")) || (data0 === "A314")) || (data0 === "A317")) || (data0 === "A328")) || (data0 === "A329")) || (data0 === "A502")) || (data0 === "A503")) || (data0 === "A505")) || (data0 === "A521")) || (data0 === "A523")) || (data0 === "A524")) || (data0 === "A525")) || (data0 === "A559")) || (data0 === "A560")) || (data0 === "A561")) || (data0 === "A562")) || (data0 === "A563")) || (data0 === "A564")) || (data0 === "A565")) || (data0 === "A327")) || (data0 === "A217"))){
validate1.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema1.allOf[1].properties.code.enum}}];
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
validate1.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((((data1 === "Cannot parse JSON") || (data1 === "Cannot map JSON")) || (data1 === "Invalid idempotency key")) || (data1 === "Invalid or empty from")) || (data1 === "Invalid or empty text")) || (data1 === "Invalid ref")) || (data1 === "Invalid sendAt")) || (data1 === "Invalid or empty to")) || (data1 === "Invalid fallback.type")) || (data1 === "Invalid fallback.text")) || (data1 === "More than 3 fallback.fileKey")) || (data1 === "text too long")) || (data1 === "fallback.text too long")) || (data1 === "Invalid or empty senderKey")) || (data1 === "Invalid messenger button")) || (data1 === "Invalid or empty templateCode")) || (data1 === "Invalid item title or description")) || (data1 === "Invalid or empty msgType")) || (data1 === "Invalid button.type")) || (data1 === "Invalid button.name")) || (data1 === "Invalid price")) || (data1 === "Invalid itemHighlight")) || (data1 === "Invalid item.summary")) || (data1 === "Invalid quickReply")) || (data1 === "Invalid quickReply type")) || (data1 === "Invalid quickReply name")) || (data1 === "Invalid header")) || (data1 === "from is not a registered sender number of the account")) || (data1 === "Invalid, foreign or expired fileKey / media / image URL"))){
validate1.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema1.allOf[1].properties.result.enum}}];
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
validate1.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate1.errors = vErrors;
return errors === 0;
}

export const isSendAlimtalk_401_application_2fjson = validate2;
const schema2 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A001","A002"]},"result":{"type":"string","enum":["Expired token","Invalid token"]}}}]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate2.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate2.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "A001") || (data0 === "A002"))){
validate2.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema2.allOf[1].properties.code.enum}}];
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
validate2.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Expired token") || (data1 === "Invalid token"))){
validate2.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema2.allOf[1].properties.result.enum}}];
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
validate2.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate2.errors = vErrors;
return errors === 0;
}

export const isSendAlimtalk_403_application_2fjson = validate3;
const schema3 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A110","A325","A326"]},"result":{"type":"string","enum":["Blocked account","Account has no right to this channel","No right to fallback"]}}}]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate3.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "A110") || (data0 === "A325")) || (data0 === "A326"))){
validate3.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema3.allOf[1].properties.code.enum}}];
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
validate3.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "Blocked account") || (data1 === "Account has no right to this channel")) || (data1 === "No right to fallback"))){
validate3.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema3.allOf[1].properties.result.enum}}];
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
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate3.errors = vErrors;
return errors === 0;
}

export const isSendAlimtalk_409_application_2fjson = validate4;
const schema4 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A301","A309"]},"result":{"type":"string","enum":["Idempotency key used with another body","Idempotency key in use"]}}}]};

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
if(!((data0 === "A301") || (data0 === "A309"))){
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
if(!((data1 === "Idempotency key used with another body") || (data1 === "Idempotency key in use"))){
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

export const isSendAlimtalk_413_application_2fjson = validate5;
const schema5 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A016"]},"result":{"type":"string","enum":["Body too large"]}}}]};

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
if(!(data0 === "A016")){
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
if(!(data1 === "Body too large")){
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

export const isSendAlimtalk_415_application_2fjson = validate6;
const schema6 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A015"]},"result":{"type":"string","enum":["Unsupported media type"]}}}]};

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
if(!(data0 === "A015")){
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
if(!(data1 === "Unsupported media type")){
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

export const isSendAlimtalk_429_application_2fjson = validate7;
const schema7 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A020"]},"result":{"type":"string","enum":["Rate limit exceeded"]}}}]};

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
if(!(data0 === "A020")){
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
if(!(data1 === "Rate limit exceeded")){
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

export const isSendAlimtalk_500_application_2fjson = validate8;
const schema8 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A999"]},"result":{"type":"string","enum":["Unknown error"]}}}]};

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
if(!(data0 === "A999")){
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
if(!(data1 === "Unknown error")){
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

export const isSendAlimtalk_503_application_2fjson = validate9;
const schema9 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A920"]},"result":{"type":"string","enum":["Server busy, try again"]}}}]};

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
if(!(data0 === "A920")){
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
if(!(data1 === "Server busy, try again")){
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    AlimtalkSend: isAlimtalkSend,
    "sendAlimtalk.400.application$2fjson": isSendAlimtalk_400_application_2fjson,
    "sendAlimtalk.401.application$2fjson": isSendAlimtalk_401_application_2fjson,
    "sendAlimtalk.403.application$2fjson": isSendAlimtalk_403_application_2fjson,
    "sendAlimtalk.409.application$2fjson": isSendAlimtalk_409_application_2fjson,
    "sendAlimtalk.413.application$2fjson": isSendAlimtalk_413_application_2fjson,
    "sendAlimtalk.415.application$2fjson": isSendAlimtalk_415_application_2fjson,
    "sendAlimtalk.429.application$2fjson": isSendAlimtalk_429_application_2fjson,
    "sendAlimtalk.500.application$2fjson": isSendAlimtalk_500_application_2fjson,
    "sendAlimtalk.503.application$2fjson": isSendAlimtalk_503_application_2fjson,
  },
  branches: {},
  schemas: "{\"AlimtalkSend\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\",\"to\",\"templateCode\",\"text\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"$ref\":\"#/$defs/AlimtalkMsgType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A306\"},\"templateCode\":{\"$ref\":\"#/$defs/AlimtalkTemplateCode\"},\"text\":{\"$ref\":\"#/$defs/AlimtalkText\"},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"},\"title\":{\"$ref\":\"#/$defs/AlimtalkTitle\"},\"header\":{\"$ref\":\"#/$defs/AlimtalkHeader\"},\"attachment\":{\"$ref\":\"#/$defs/AlimtalkAttachment\"},\"supplement\":{\"$ref\":\"#/$defs/AlimtalkSupplement\"},\"price\":{\"$ref\":\"#/$defs/AlimtalkPrice\"},\"currencyType\":{\"$ref\":\"#/$defs/AlimtalkCurrencyType\"},\"link\":{\"$ref\":\"#/$defs/AlimtalkLink\"},\"button\":{\"$ref\":\"#/$defs/MessengerButtons\"},\"fallback\":{\"$ref\":\"#/$defs/FallbackWithFrom\"}},\"allOf\":[{\"$ref\":\"#/$defs/AlimtalkRules\"},{\"$ref\":\"#/$defs/MessengerButtonsOnce\"}]},\"sendAlimtalk.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A302\",\"A303\",\"A305\",\"A330\",\"A306\",\"A312\",\"A314\",\"A317\",\"A328\",\"A329\",\"A502\",\"A503\",\"A505\",\"A521\",\"A523\",\"A524\",\"A525\",\"A559\",\"A560\",\"A561\",\"A562\",\"A563\",\"A564\",\"A565\",\"A327\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Invalid or empty from\",\"Invalid or empty text\",\"Invalid ref\",\"Invalid sendAt\",\"Invalid or empty to\",\"Invalid fallback.type\",\"Invalid fallback.text\",\"More than 3 fallback.fileKey\",\"text too long\",\"fallback.text too long\",\"Invalid or empty senderKey\",\"Invalid messenger button\",\"Invalid or empty templateCode\",\"Invalid item title or description\",\"Invalid or empty msgType\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid price\",\"Invalid itemHighlight\",\"Invalid item.summary\",\"Invalid quickReply\",\"Invalid quickReply type\",\"Invalid quickReply name\",\"Invalid header\",\"from is not a registered sender number of the account\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"sendAlimtalk.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendAlimtalk.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\",\"A326\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\",\"No right to fallback\"]}}}]},\"sendAlimtalk.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendAlimtalk.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendAlimtalk.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendAlimtalk.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendAlimtalk.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendAlimtalk.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]}}",
  plans: {"AlimtalkSend":[null,"AlimtalkSend"]},
  readPlans: "{\"AlimtalkSend\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"to\":{\"empty\":\"null\"},\"templateCode\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"AlimtalkAttachment?\"},\"supplement\":{\"empty\":\"any\",\"plan\":\"AlimtalkSupplement?\"},\"price\":{\"empty\":\"any\",\"plan\":\"AlimtalkPrice?\"},\"currencyType\":{\"empty\":\"any\"},\"link\":{\"empty\":\"any\",\"plan\":\"AlimtalkLink?\"},\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtons?\"},\"fallback\":{\"empty\":\"any\",\"plan\":\"FallbackWithFrom?\"}}},\"AlimtalkAttachment?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtons?\"},\"item\":{\"empty\":\"any\",\"plan\":\"AlimtalkItem?\"},\"itemHighlight\":{\"empty\":\"any\",\"plan\":\"AlimtalkItemHighlight?\"}}},\"MessengerButtons?\":{\"items\":\"MessengerButton?\"},\"MessengerButton?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~2\"],[[\"AL\"],\"~5\"],[[\"DS\"],\"~10\"],[[\"BK\"],\"~12\"],[[\"MD\"],\"~14\"],[[\"BC\"],\"~16\"],[[\"BT\"],\"~19\"],[[\"AC\"],\"~22\"],[[\"BF\"],\"~24\"]]}},\"~2\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~5\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~10\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~12\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~14\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~16\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~19\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~22\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~24\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"AlimtalkItem?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~30\"},\"summary\":{\"empty\":\"any\",\"plan\":\"MessengerItemSummary?\"}}},\"~30\":{\"items\":\"AlimtalkItemRow?\"},\"AlimtalkItemRow?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"any\"}}},\"MessengerItemSummary?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"}}},\"AlimtalkItemHighlight?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"any\"},\"description\":{\"empty\":\"any\"}}},\"AlimtalkSupplement?\":{\"members\":{\"quickReply\":{\"empty\":\"any\",\"plan\":\"~37\"}}},\"~37\":{\"items\":\"MessengerQuickReply?\"},\"MessengerQuickReply?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~39\"],[[\"AL\"],\"~42\"],[[\"BK\"],\"~44\"],[[\"BC\"],\"~46\"],[[\"BT\"],\"~49\"],[[\"BF\"],\"~52\"],[[\"MD\"],\"~56\"]]}},\"~39\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~42\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~44\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~46\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~49\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~52\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"~56\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"AlimtalkPrice?\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,12}(\\\\.[0-9]{1,2})?$\"}},\"AlimtalkLink?\":{\"members\":{\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FallbackWithFrom?\":{\"members\":{\"type\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"},\"from\":{\"empty\":\"null\"}}}}",
  uses: [part_small, part_AlimtalkText, part_MessengerButtons],
});

export const parameters = {
  header: {
    "Idempotency-Key": part_small.validators["sendAlimtalk.header.Idempotency-Key"],
  },
};

export const body = {
  "application/json": part.validators["AlimtalkSend"],
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
      "application/json": part.validators["sendAlimtalk.400.application$2fjson"],
    },
  },
  "401": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendAlimtalk.401.application$2fjson"],
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
      "application/json": part.validators["sendAlimtalk.403.application$2fjson"],
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
      "application/json": part.validators["sendAlimtalk.409.application$2fjson"],
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
      "application/json": part.validators["sendAlimtalk.413.application$2fjson"],
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
      "application/json": part.validators["sendAlimtalk.415.application$2fjson"],
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
      "application/json": part.validators["sendAlimtalk.429.application$2fjson"],
    },
  },
  "500": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendAlimtalk.500.application$2fjson"],
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
      "application/json": part.validators["sendAlimtalk.503.application$2fjson"],
    },
  },
};
