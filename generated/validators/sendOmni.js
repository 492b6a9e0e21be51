// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isOmniFlow, part as part_OmniFlow } from "./schemas/OmniFlow.js";
import { isRef, isSendAt, isFormId, isSuccessCode, isSuccessText, isFault, isWarnings, isMessageKey, isResultCode, isResultText, isRefusal, isSendAlimtalk_header_Idempotency_Key, isIssueToken_200_header_RateLimit_Limit, isIssueToken_200_header_RateLimit_Remaining, isIssueToken_200_header_RateLimit_Reset, isIssueToken_200_header_X_Request_Id, isIssueToken_403_header_RateLimit_Limit, isIssueToken_403_header_RateLimit_Remaining, isIssueToken_403_header_RateLimit_Reset, isSendAlimtalk_409_header_Retry_After, isIssueToken_429_header_Retry_After, part as part_small } from "./schemas/small.js";

"use strict";
export const isOmniSend = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageFlow === undefined) && (missing0 = "messageFlow")) || ((data.messageForm === undefined) && (missing0 = "messageForm"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid1 = _errs3 === errors;
if(valid1){
validate0.errors = [{instancePath,schemaPath:"#/allOf/0/not",keyword:"not",params:{}}];
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
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.messageFlow === undefined) && (missing1 = "messageFlow")){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.messageForm === undefined) && (missing2 = "messageForm")){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{}};
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
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.destinations === undefined) && (missing3 = "destinations")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs7 = errors;
for(const key0 in data){
if(!((((((key0 === "messageFlow") || (key0 === "destinations")) || (key0 === "ref")) || (key0 === "sendAt")) || (key0 === "messageForm")) || (key0 === "paymentCode"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.messageFlow !== undefined){
const _errs8 = errors;
if(!(isOmniFlow(data.messageFlow))){
vErrors = childErrors(vErrors, isOmniFlow.errors, instancePath + "/messageFlow");
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.destinations !== undefined){
let data1 = data.destinations;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data1)){
if(data1.length > 10){
validate0.errors = [{instancePath:instancePath+"/destinations",schemaPath:"#/properties/destinations/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/destinations",schemaPath:"#/properties/destinations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(isDestination(data1[i0]))){
vErrors = childErrors(vErrors, isDestination.errors, instancePath + "/destinations/" + i0);
errors = vErrors.length;
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/destinations",schemaPath:"#/properties/destinations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.ref !== undefined){
const _errs12 = errors;
if(!(isRef(data.ref))){
vErrors = childErrors(vErrors, isRef.errors, instancePath + "/ref");
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.sendAt !== undefined){
const _errs13 = errors;
if(!(isSendAt(data.sendAt))){
vErrors = childErrors(vErrors, isSendAt.errors, instancePath + "/sendAt");
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.messageForm !== undefined){
const _errs14 = errors;
if(!(isFormId(data.messageForm))){
vErrors = childErrors(vErrors, isFormId.errors, instancePath + "/messageForm");
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.paymentCode !== undefined){
const _errs15 = errors;
if(!(isOmniPaymentCode(data.paymentCode))){
vErrors = childErrors(vErrors, isOmniPaymentCode.errors, instancePath + "/paymentCode");
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
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

export const isOmniSend__anyOf1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageFlow === undefined) && (missing0 = "messageFlow")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isOmniSend__anyOf2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageForm === undefined) && (missing0 = "messageForm")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isOmniSend__not1 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageFlow === undefined) && (missing0 = "messageFlow")) || ((data.messageForm === undefined) && (missing0 = "messageForm"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isDestination = validate4;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.to === undefined) && (missing0 = "to")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "to") || (key0 === "replaceWords"))){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.to !== undefined){
let data0 = data.to;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 100){
validate4.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replaceWords !== undefined){
const _errs4 = errors;
if(!(isDestinationReplaceWords(data.replaceWords))){
vErrors = childErrors(vErrors, isDestinationReplaceWords.errors, instancePath + "/replaceWords");
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
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isDestinationReplaceWords = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
validate5.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 100){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func0(key0) < 1){
const err1 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
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
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate5.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 2000){
validate5.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const isOmniPaymentCode = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate6.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}}];
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

export const isOmniAccepted = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(!(isSuccessCode(data.code))){
vErrors = childErrors(vErrors, isSuccessCode.errors, instancePath + "/code");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs2 = errors;
if(!(isSuccessText(data.result))){
vErrors = childErrors(vErrors, isSuccessText.errors, instancePath + "/result");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(isOmniDestinations(data.data))){
vErrors = childErrors(vErrors, isOmniDestinations.errors, instancePath + "/data");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data3 = data.ref;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate7.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(isFault(data4[i0]))){
vErrors = childErrors(vErrors, isFault.errors, instancePath + "/errors/" + i0);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs9 = errors;
if(!(isWarnings(data.warnings))){
vErrors = childErrors(vErrors, isWarnings.errors, instancePath + "/warnings");
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
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
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

export const isOmniDestinations = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.destinations === undefined) && (missing0 = "destinations")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.destinations !== undefined){
let data0 = data.destinations;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 10){
validate8.errors = [{instancePath:instancePath+"/destinations",schemaPath:"#/properties/destinations/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data0.length < 1){
validate8.errors = [{instancePath:instancePath+"/destinations",schemaPath:"#/properties/destinations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(isDestinationResult(data0[i0]))){
vErrors = childErrors(vErrors, isDestinationResult.errors, instancePath + "/destinations/" + i0);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/destinations",schemaPath:"#/properties/destinations/type",keyword:"type",params:{type: "array"}}];
return false;
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

export const isDestinationResult = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.to === undefined) && (missing0 = "to")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.result === undefined) && (missing0 = "result"))){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.to !== undefined){
let data0 = data.to;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 100){
validate9.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgKey !== undefined){
const _errs3 = errors;
if(!(isMessageKey(data.msgKey))){
vErrors = childErrors(vErrors, isMessageKey.errors, instancePath + "/msgKey");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs4 = errors;
if(!(isResultCode(data.code))){
vErrors = childErrors(vErrors, isResultCode.errors, instancePath + "/code");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs5 = errors;
if(!(isResultText(data.result))){
vErrors = childErrors(vErrors, isResultText.errors, instancePath + "/result");
errors = vErrors.length;
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
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isOmniRefusal = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
const _errs2 = errors;
if(!(isOmniDestinations(data.data))){
vErrors = childErrors(vErrors, isOmniDestinations.errors, instancePath + "/data");
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
let data1 = data.ref;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate10.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
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

export const isSendOmni_400_application_2fjson = validate11;
const schema11 = {"allOf":[{"x-call":"isOmniRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A010","A011","A308","A250","A300","A302","A303","A304","A305","A330","A306","A310","A318","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A567","A568","A569","A570","A571","A572","A573","A327","A200","A203","A217"]},"result":{"type":"string","enum":["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Invalid formId","Wrong send request","Invalid or empty from","Invalid or empty text","Invalid ttl","Invalid ref","Invalid sendAt","Invalid or empty to","paymentCode too long","Too many destinations","More than 3 fileKey","text too long","Invalid formatId","Invalid RCS button, too many, or too long a label","Invalid copyAllowed","Invalid expiryOption","Invalid groupId","Invalid header","Invalid or missing footer","Invalid or empty RCS content","Wrong number of carousel cards","Invalid brandId","Invalid or empty brandKey","Too many subContent","buttons without body","Invalid button.type","Invalid button.name","Invalid MAP_LOC button","Invalid MAP_QRY button","Invalid CALENDAR button","Invalid COPY button","Invalid COM_T button","Invalid COM_V button","Invalid DIAL button","Invalid or empty senderKey","Invalid messenger button","Invalid or empty templateCode","Invalid adFlag","Invalid or empty image","Invalid item title or description","Invalid or empty msgType","Invalid price","Invalid itemHighlight","Invalid item.summary","Invalid quickReply","Invalid quickReply type","Invalid quickReply name","Invalid carousel","Invalid FC or FA request","Invalid adult","Invalid targeting","Invalid sendType","Invalid message","Invalid attachment","from is not a registered sender number of the account","File too large","Invalid image resolution or ratio","Invalid, foreign or expired fileKey / media / image URL"]}}}]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isOmniRefusal(data))){
vErrors = childErrors(vErrors, isOmniRefusal.errors, instancePath + "");
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
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "A010") || (data0 === "A011")) || (data0 === "A308")) || (data0 === "A250")) || (data0 === "A300")) || (data0 === "A302")) || (data0 === "A303")) || (data0 === "A304")) || (data0 === "A305")) || (data0 === "A330")) || (data0 === "A306")) || (data0 === "A310")) || (data0 === "A318")) || (data0 === "A319")) || (data0 === "A328")) || (data0 === "A404")) || (data0 === "A406")) || (data0 === "A407")) || (data0 === "A408")) || (data0 === "A409")) || (data0 === "A411")) || (data0 === "A412")) || (data0 === "A415")) || (data0 === "A417")) || (data0 === "A419")) || (data0 === "A420")) || (data0 === "A424")) || (data0 === "A425")) || (data0 === "A426")) || (data0 === "A427")) || (data0 === "A428")) || (data0 === "A429")) || (data0 === "A430")) || (data0 === "A431")) || (data0 === "A432")) || (data0 === "A433")) || (data0 === "A434")) || (data0 === "A502")) || (data0 === "A503")) || (data0 === "A505")) || (data0 === "A506")) || (data0 === "A513")) || (data0 === "A521")) || (data0 === "A523")) || (data0 === "A524")) || (data0 === "A525")) || (data0 === "A559")) || (data0 === "A560")) || (data0 === "A561")) || (data0 === "A562")) || (data0 === "A563")) || (data0 === "A564")) || (data0 === "A565")) || (data0 === "A567")) || (data0 === "A568")) || (data0 === "A569")) || (data0 === "A570")) || (data0 === "A571")) || (data0 === "A572")) || (data0 === "A573")) || (data0 === "A327")) || (data0 === "A200")) || (data0 === "A203")) || (data0 === "A217"))){
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
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data1 === "Cannot parse JSON") || (data1 === "Cannot map JSON")) || (data1 === "Invalid idempotency key")) || (data1 === "Invalid formId")) || (data1 === "Wrong send request")) || (data1 === "Invalid or empty from")) || (data1 === "Invalid or empty text")) || (data1 === "Invalid ttl")) || (data1 === "Invalid ref")) || (data1 === "Invalid sendAt")) || (data1 === "Invalid or empty to")) || (data1 === "paymentCode too long")) || (data1 === "Too many destinations")) || (data1 === "More than 3 fileKey")) || (data1 === "text too long")) || (data1 === "Invalid formatId")) || (data1 === "Invalid RCS button, too many, or too long a label")) || (data1 === "Invalid copyAllowed")) || (data1 === "Invalid expiryOption")) || (data1 === "Invalid groupId")) || (data1 === "Invalid header")) || (data1 === "Invalid or missing footer")) || (data1 === "Invalid or empty RCS content")) || (data1 === "Wrong number of carousel cards")) || (data1 === "Invalid brandId")) || (data1 === "Invalid or empty brandKey")) || (data1 === "Too many subContent")) || (data1 === "buttons without body")) || (data1 === "Invalid button.type")) || (data1 === "Invalid button.name")) || (data1 === "Invalid MAP_LOC button")) || (data1 === "Invalid MAP_QRY button")) || (data1 === "Invalid CALENDAR button")) || (data1 === "Invalid COPY button")) || (data1 === "Invalid COM_T button")) || (data1 === "Invalid COM_V button")) || (data1 === "Invalid DIAL button")) || (data1 === "Invalid or empty senderKey")) || (data1 === "Invalid messenger button")) || (data1 === "Invalid or empty templateCode")) || (data1 === "Invalid adFlag")) || (data1 === "Invalid or empty image")) || (data1 === "Invalid item title or description")) || (data1 === "Invalid or empty msgType")) || (data1 === "Invalid price")) || (data1 === "Invalid itemHighlight")) || (data1 === "Invalid item.summary")) || (data1 === "Invalid quickReply")) || (data1 === "Invalid quickReply type")) || (data1 === "Invalid quickReply name")) || (data1 === "Invalid carousel")) || (data1 === "Invalid FC or FA request")) || (data1 === "Invalid adult")) || (data1 === "Invalid targeting")) || (data1 === "Invalid sendType")) || (data1 === "Invalid message")) || (data1 === "Invalid attachment")) || (data1 === "from is not a registered sender number of the account")) || (data1 === "File too large")) || (data1 === "Invalid image resolution or ratio")) || (data1 === "Invalid, foreign or expired fileKey / media / image URL"))){
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

export const isSendOmni_401_application_2fjson = validate12;
const schema12 = {"allOf":[{"x-call":"isOmniRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A001","A002"]},"result":{"type":"string","enum":["Expired token","Invalid token"]}}}]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isOmniRefusal(data))){
vErrors = childErrors(vErrors, isOmniRefusal.errors, instancePath + "");
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
if(!((data0 === "A001") || (data0 === "A002"))){
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
if(!((data1 === "Expired token") || (data1 === "Invalid token"))){
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

export const isSendOmni_403_application_2fjson = validate13;
const schema13 = {"allOf":[{"x-call":"isOmniRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A110","A325","A326"]},"result":{"type":"string","enum":["Blocked account","Account has no right to this channel","No right to fallback"]}}}]};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isOmniRefusal(data))){
vErrors = childErrors(vErrors, isOmniRefusal.errors, instancePath + "");
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
if(!(((data0 === "A110") || (data0 === "A325")) || (data0 === "A326"))){
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
if(!(((data1 === "Blocked account") || (data1 === "Account has no right to this channel")) || (data1 === "No right to fallback"))){
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

export const isSendOmni_409_application_2fjson = validate14;
const schema14 = {"allOf":[{"x-call":"isOmniRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A301","A309"]},"result":{"type":"string","enum":["Idempotency key used with another body","Idempotency key in use"]}}}]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isOmniRefusal(data))){
vErrors = childErrors(vErrors, isOmniRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate14.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate14.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "A301") || (data0 === "A309"))){
validate14.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema14.allOf[1].properties.code.enum}}];
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
validate14.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Idempotency key used with another body") || (data1 === "Idempotency key in use"))){
validate14.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema14.allOf[1].properties.result.enum}}];
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
validate14.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate14.errors = vErrors;
return errors === 0;
}

export const isSendOmni_413_application_2fjson = validate15;
const schema15 = {"allOf":[{"x-call":"isOmniRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A016"]},"result":{"type":"string","enum":["Body too large"]}}}]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isOmniRefusal(data))){
vErrors = childErrors(vErrors, isOmniRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate15.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate15.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A016")){
validate15.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema15.allOf[1].properties.code.enum}}];
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
validate15.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Body too large")){
validate15.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema15.allOf[1].properties.result.enum}}];
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
validate15.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate15.errors = vErrors;
return errors === 0;
}

export const isSendOmni_415_application_2fjson = validate16;
const schema16 = {"allOf":[{"x-call":"isOmniRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A015"]},"result":{"type":"string","enum":["Unsupported media type"]}}}]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isOmniRefusal(data))){
vErrors = childErrors(vErrors, isOmniRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate16.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate16.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A015")){
validate16.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema16.allOf[1].properties.code.enum}}];
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
validate16.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Unsupported media type")){
validate16.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema16.allOf[1].properties.result.enum}}];
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
validate16.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate16.errors = vErrors;
return errors === 0;
}

export const isSendOmni_429_application_2fjson = validate17;
const schema17 = {"allOf":[{"x-call":"isOmniRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A020"]},"result":{"type":"string","enum":["Rate limit exceeded"]}}}]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isOmniRefusal(data))){
vErrors = childErrors(vErrors, isOmniRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate17.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate17.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A020")){
validate17.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema17.allOf[1].properties.code.enum}}];
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
validate17.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Rate limit exceeded")){
validate17.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema17.allOf[1].properties.result.enum}}];
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
validate17.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate17.errors = vErrors;
return errors === 0;
}

export const isSendOmni_500_application_2fjson = validate18;
const schema18 = {"allOf":[{"x-call":"isOmniRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A999"]},"result":{"type":"string","enum":["Unknown error"]}}}]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isOmniRefusal(data))){
vErrors = childErrors(vErrors, isOmniRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate18.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate18.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A999")){
validate18.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema18.allOf[1].properties.code.enum}}];
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
validate18.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Unknown error")){
validate18.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema18.allOf[1].properties.result.enum}}];
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
validate18.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate18.errors = vErrors;
return errors === 0;
}

export const isSendOmni_503_application_2fjson = validate19;
const schema19 = {"allOf":[{"x-call":"isOmniRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A920"]},"result":{"type":"string","enum":["Server busy, try again"]}}}]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isOmniRefusal(data))){
vErrors = childErrors(vErrors, isOmniRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate19.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate19.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A920")){
validate19.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema19.allOf[1].properties.code.enum}}];
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
validate19.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Server busy, try again")){
validate19.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema19.allOf[1].properties.result.enum}}];
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
validate19.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate19.errors = vErrors;
return errors === 0;
}

export const fits0 = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.discountRate === undefined) && (missing0 = "discountRate")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.discountRate !== undefined){
if(100 !== data.discountRate){
validate20.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/const",keyword:"const",params:{allowedValue: 100}}];
return false;
}
}
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const fits1 = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
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

export const fits2 = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate22.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    OmniSend: isOmniSend,
    Destination: isDestination,
    DestinationReplaceWords: isDestinationReplaceWords,
    OmniPaymentCode: isOmniPaymentCode,
    OmniAccepted: isOmniAccepted,
    OmniDestinations: isOmniDestinations,
    DestinationResult: isDestinationResult,
    OmniRefusal: isOmniRefusal,
    "sendOmni.400.application$2fjson": isSendOmni_400_application_2fjson,
    "sendOmni.401.application$2fjson": isSendOmni_401_application_2fjson,
    "sendOmni.403.application$2fjson": isSendOmni_403_application_2fjson,
    "sendOmni.409.application$2fjson": isSendOmni_409_application_2fjson,
    "sendOmni.413.application$2fjson": isSendOmni_413_application_2fjson,
    "sendOmni.415.application$2fjson": isSendOmni_415_application_2fjson,
    "sendOmni.429.application$2fjson": isSendOmni_429_application_2fjson,
    "sendOmni.500.application$2fjson": isSendOmni_500_application_2fjson,
    "sendOmni.503.application$2fjson": isSendOmni_503_application_2fjson,
  },
  branches: {
    OmniSend$$anyOf1: isOmniSend__anyOf1,
    OmniSend$$anyOf2: isOmniSend__anyOf2,
    OmniSend$$not1: isOmniSend__not1,
  },
  schemas: "{\"OmniSend\":{\"type\":\"object\",\"required\":[\"destinations\"],\"additionalProperties\":false,\"properties\":{\"messageFlow\":{\"$ref\":\"#/$defs/OmniFlow\"},\"destinations\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":10,\"x-code\":{\"default\":\"A300\",\"maxItems\":\"A318\"},\"items\":{\"$ref\":\"#/$defs/Destination\"}},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"},\"messageForm\":{\"$ref\":\"#/$defs/FormId\"},\"paymentCode\":{\"$ref\":\"#/$defs/OmniPaymentCode\"}},\"allOf\":[{\"x-across-fields\":true,\"anyOf\":[{\"$ref\":\"#/$defs/OmniSend$$anyOf1\"},{\"$ref\":\"#/$defs/OmniSend$$anyOf2\"}],\"not\":{\"$ref\":\"#/$defs/OmniSend$$not1\"},\"x-code\":{\"anyOf\":\"A300\",\"not\":\"A300\"}}]},\"OmniSend$$anyOf1\":{\"required\":[\"messageFlow\"]},\"OmniSend$$anyOf2\":{\"required\":[\"messageForm\"]},\"OmniSend$$not1\":{\"required\":[\"messageFlow\",\"messageForm\"]},\"Destination\":{\"type\":\"object\",\"required\":[\"to\"],\"additionalProperties\":false,\"properties\":{\"to\":{\"type\":\"string\",\"maxLength\":100,\"x-code\":\"A306\"},\"replaceWords\":{\"$ref\":\"#/$defs/DestinationReplaceWords\"}}},\"DestinationReplaceWords\":{\"type\":\"object\",\"maxProperties\":100,\"propertyNames\":{\"minLength\":1,\"maxLength\":100},\"additionalProperties\":{\"type\":\"string\",\"maxLength\":2000}},\"OmniPaymentCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20,\"x-code\":\"A310\"},\"OmniAccepted\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/OmniDestinations\"},\"ref\":{\"type\":\"string\",\"maxLength\":200},\"errors\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Fault\"}},\"warnings\":{\"$ref\":\"#/$defs/Warnings\"}}},\"OmniDestinations\":{\"type\":\"object\",\"required\":[\"destinations\"],\"properties\":{\"destinations\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":10,\"items\":{\"$ref\":\"#/$defs/DestinationResult\"}}}},\"DestinationResult\":{\"type\":\"object\",\"required\":[\"to\",\"code\",\"result\"],\"properties\":{\"to\":{\"type\":\"string\",\"maxLength\":100},\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"code\":{\"$ref\":\"#/$defs/ResultCode\"},\"result\":{\"$ref\":\"#/$defs/ResultText\"}}},\"OmniRefusal\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"}],\"type\":\"object\",\"properties\":{\"data\":{\"$ref\":\"#/$defs/OmniDestinations\"},\"ref\":{\"type\":\"string\",\"maxLength\":200}}},\"sendOmni.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A250\",\"A300\",\"A302\",\"A303\",\"A304\",\"A305\",\"A330\",\"A306\",\"A310\",\"A318\",\"A319\",\"A328\",\"A404\",\"A406\",\"A407\",\"A408\",\"A409\",\"A411\",\"A412\",\"A415\",\"A417\",\"A419\",\"A420\",\"A424\",\"A425\",\"A426\",\"A427\",\"A428\",\"A429\",\"A430\",\"A431\",\"A432\",\"A433\",\"A434\",\"A502\",\"A503\",\"A505\",\"A506\",\"A513\",\"A521\",\"A523\",\"A524\",\"A525\",\"A559\",\"A560\",\"A561\",\"A562\",\"A563\",\"A564\",\"A565\",\"A567\",\"A568\",\"A569\",\"A570\",\"A571\",\"A572\",\"A573\",\"A327\",\"A200\",\"A203\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Invalid formId\",\"Wrong send request\",\"Invalid or empty from\",\"Invalid or empty text\",\"Invalid ttl\",\"Invalid ref\",\"Invalid sendAt\",\"Invalid or empty to\",\"paymentCode too long\",\"Too many destinations\",\"More than 3 fileKey\",\"text too long\",\"Invalid formatId\",\"Invalid RCS button, too many, or too long a label\",\"Invalid copyAllowed\",\"Invalid expiryOption\",\"Invalid groupId\",\"Invalid header\",\"Invalid or missing footer\",\"Invalid or empty RCS content\",\"Wrong number of carousel cards\",\"Invalid brandId\",\"Invalid or empty brandKey\",\"Too many subContent\",\"buttons without body\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid MAP_LOC button\",\"Invalid MAP_QRY button\",\"Invalid CALENDAR button\",\"Invalid COPY button\",\"Invalid COM_T button\",\"Invalid COM_V button\",\"Invalid DIAL button\",\"Invalid or empty senderKey\",\"Invalid messenger button\",\"Invalid or empty templateCode\",\"Invalid adFlag\",\"Invalid or empty image\",\"Invalid item title or description\",\"Invalid or empty msgType\",\"Invalid price\",\"Invalid itemHighlight\",\"Invalid item.summary\",\"Invalid quickReply\",\"Invalid quickReply type\",\"Invalid quickReply name\",\"Invalid carousel\",\"Invalid FC or FA request\",\"Invalid adult\",\"Invalid targeting\",\"Invalid sendType\",\"Invalid message\",\"Invalid attachment\",\"from is not a registered sender number of the account\",\"File too large\",\"Invalid image resolution or ratio\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"sendOmni.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendOmni.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\",\"A326\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\",\"No right to fallback\"]}}}]},\"sendOmni.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendOmni.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendOmni.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendOmni.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendOmni.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendOmni.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]}}",
  plans: {"OmniSend":["OmniSend","OmniSend"]},
  readPlans: "{\"AlimtalkPrice?\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,12}(\\\\.[0-9]{1,2})?$\"}},\"~64\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~65\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~66\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~67\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"FriendtalkVideo?\":{\"members\":{\"videoUrl\":{\"empty\":\"null\"},\"thumbnailUrl\":{\"empty\":\"any\"}}},\"RcsPostback?\":{\"members\":{\"data\":{\"empty\":\"null\"}}},\"OmniSend\":{\"members\":{\"messageFlow\":{\"empty\":\"any\",\"plan\":\"OmniFlow?\"},\"destinations\":{\"empty\":\"null\",\"plan\":\"~188\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"},\"messageForm\":{\"empty\":\"any\"},\"paymentCode\":{\"empty\":\"any\"}}},\"OmniFlow?\":{\"items\":\"OmniEntry?\"},\"OmniEntry?\":{\"also\":[\"OmniEntrySms?\",\"OmniEntryMms?\",\"OmniEntryRcs?\",\"OmniEntryAlimtalk?\",\"OmniEntryFriendtalk?\",\"OmniEntryBrandmessage?\"]},\"OmniEntrySms?\":{\"members\":{\"sms\":{\"empty\":\"null\",\"plan\":\"OmniSms?\"}}},\"OmniSms?\":{\"members\":{\"from\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"ttl\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"}}},\"OmniEntryMms?\":{\"members\":{\"mms\":{\"empty\":\"null\",\"plan\":\"OmniMms?\"}}},\"OmniMms?\":{\"members\":{\"from\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"ttl\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"}}},\"OmniEntryRcs?\":{\"members\":{\"rcs\":{\"empty\":\"null\",\"plan\":\"OmniRcs?\"}}},\"OmniRcs?\":{\"members\":{\"content\":{\"empty\":\"any\",\"plan\":\"RcsContentRaw?\"},\"body\":{\"empty\":\"any\"},\"buttons\":{\"empty\":\"any\",\"plan\":\"RcsButtonsRaw?\"},\"from\":{\"empty\":\"null\"},\"formatId\":{\"empty\":\"null\"},\"brandKey\":{\"empty\":\"null\"},\"brandId\":{\"empty\":\"any\"},\"expiryOption\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"footer\":{\"empty\":\"any\"},\"groupId\":{\"empty\":\"any\"},\"copyAllowed\":{\"also\":[\"copyAllow\"],\"empty\":\"any\"},\"agencyId\":{\"empty\":\"any\"},\"agencyKey\":{\"empty\":\"any\"},\"ttl\":{\"empty\":\"any\"}}},\"RcsContentRaw?\":{\"also\":[\"RcsStandaloneContentRaw?\",\"RcsCarouselContentRaw?\",\"RcsTemplateContentRaw?\"]},\"RcsStandaloneContentRaw?\":{\"members\":{\"standalone\":{\"empty\":\"null\",\"plan\":\"RcsStandaloneRaw?\"}}},\"RcsStandaloneRaw?\":{\"members\":{\"text\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"media\":{\"empty\":\"any\"},\"mediaUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"RcsCardButtonsRaw?\"},\"subContent\":{\"empty\":\"any\",\"plan\":\"RcsSubContentsRaw?\"}}},\"RcsCardButtonsRaw?\":{\"items\":\"RcsButtonRaw?\"},\"RcsButtonRaw?\":{\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"URL\"],\"~112\"],[[\"MAP_LOC\"],\"~113\"],[[\"MAP_QRY\"],\"~115\"],[[\"MAP_SEND\"],\"~117\"],[[\"CALENDAR\"],\"~118\"],[[\"COPY\"],\"~121\"],[[\"COM_T\"],\"~123\"],[[\"COM_V\"],\"~125\"],[[\"DIAL\"],\"~126\"]]}},\"~112\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"url\":{\"empty\":\"null\"}}},\"~113\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"label\":{\"also\":[\"Label\"],\"empty\":\"any\"},\"latitude\":{\"also\":[\"Latitude\"],\"empty\":\"null\"},\"longitude\":{\"also\":[\"Longitude\"],\"empty\":\"null\"},\"fallbackUrl\":{\"also\":[\"FallbackUrl\"],\"empty\":\"any\"}}},\"~115\":{\"ignored\":{\"label\":true,\"Label\":true},\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"query\":{\"also\":[\"Query\"],\"empty\":\"null\"},\"fallbackUrl\":{\"also\":[\"FallbackUrl\"],\"empty\":\"any\"}}},\"~117\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"}}},\"~118\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"startTime\":{\"empty\":\"null\"},\"endTime\":{\"empty\":\"null\"},\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"any\"}}},\"~121\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"text\":{\"also\":[\"Text\"],\"empty\":\"null\"}}},\"~123\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"},\"text\":{\"also\":[\"Text\"],\"empty\":\"null\"}}},\"~125\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"}}},\"~126\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"}}},\"RcsSubContentsRaw?\":{\"items\":\"RcsSubContentRaw?\"},\"RcsSubContentRaw?\":{\"members\":{\"subTitle\":{\"also\":[\"SubTitle\"],\"empty\":\"any\"},\"subDesc\":{\"also\":[\"SubDesc\"],\"empty\":\"any\"},\"subMedia\":{\"also\":[\"SubMedia\"],\"empty\":\"any\"},\"subMediaUrl\":{\"also\":[\"SubMediaUrl\",\"subUrl\"],\"empty\":\"any\"}}},\"RcsCarouselContentRaw?\":{\"members\":{\"carousel\":{\"empty\":\"null\",\"plan\":\"RcsCarouselRaw?\"}}},\"RcsCarouselRaw?\":{\"items\":\"RcsCarouselCardRaw?\"},\"RcsCarouselCardRaw?\":{\"members\":{\"text\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"media\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"mediaUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"RcsCardButtonsRaw?\"}}},\"RcsTemplateContentRaw?\":{\"members\":{\"template\":{\"empty\":\"null\",\"plan\":\"RcsTemplateRaw?\"}}},\"RcsTemplateRaw?\":{\"members\":{\"title\":{},\"description\":{},\"subContent\":{\"plan\":\"RcsSubContentsRaw\"}}},\"RcsSubContentsRaw\":{\"items\":\"RcsSubContentRaw\"},\"RcsSubContentRaw\":{\"members\":{\"subTitle\":{\"also\":[\"SubTitle\"],\"empty\":\"any\"},\"subDesc\":{\"also\":[\"SubDesc\"],\"empty\":\"any\"},\"subMedia\":{\"also\":[\"SubMedia\"],\"empty\":\"any\"},\"subMediaUrl\":{\"also\":[\"SubMediaUrl\",\"subUrl\"],\"empty\":\"any\"}}},\"RcsButtonsRaw?\":{\"items\":\"RcsButtonGroupRaw?\"},\"RcsButtonGroupRaw?\":{\"members\":{\"suggestions\":{\"empty\":\"null\",\"plan\":\"~129\"}}},\"~129\":{\"items\":\"RcsSuggestionRaw?\"},\"RcsSuggestionRaw?\":{\"members\":{\"action\":{\"empty\":\"null\",\"plan\":\"RcsSuggestedActionRaw?\"}}},\"RcsSuggestedActionRaw?\":{\"members\":{\"urlAction\":{\"empty\":\"null\",\"plan\":\"RcsUrlActionRaw?\"},\"displayText\":{\"empty\":\"null\"},\"postback\":{\"empty\":\"any\",\"plan\":\"RcsPostback?\"}}},\"RcsUrlActionRaw?\":{\"members\":{\"openUrl\":{\"empty\":\"null\",\"plan\":\"~130\"}}},\"~130\":{\"members\":{\"url\":{\"empty\":\"null\"}}},\"OmniEntryAlimtalk?\":{\"members\":{\"alimtalk\":{\"empty\":\"null\",\"plan\":\"OmniAlimtalk?\"}}},\"OmniAlimtalk?\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"templateCode\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"AlimtalkAttachmentRaw?\"},\"supplement\":{\"empty\":\"any\",\"plan\":\"AlimtalkSupplementRaw?\"},\"price\":{\"empty\":\"any\",\"plan\":\"AlimtalkPrice?\"},\"currencyType\":{\"empty\":\"any\"},\"link\":{\"empty\":\"any\",\"plan\":\"AlimtalkLinkRaw?\"}}},\"AlimtalkAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtonsRaw?\"},\"item\":{\"empty\":\"any\",\"plan\":\"AlimtalkItemRaw?\"},\"itemHighlight\":{\"empty\":\"any\",\"plan\":\"AlimtalkItemHighlightRaw?\"}}},\"MessengerButtonsRaw?\":{\"items\":\"MessengerButtonRaw?\"},\"MessengerButtonRaw?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~134\"],[[\"AL\"],\"~135\"],[[\"DS\"],\"~136\"],[[\"BK\"],\"~137\"],[[\"MD\"],\"~138\"],[[\"BC\"],\"~139\"],[[\"BT\"],\"~140\"],[[\"AC\"],\"~141\"],[[\"BF\"],\"~142\"]]}},\"~134\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~135\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~136\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~137\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~138\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~139\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~140\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~141\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~142\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"AlimtalkItemRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~143\"},\"summary\":{\"empty\":\"any\",\"plan\":\"MessengerItemSummaryRaw?\"}}},\"~143\":{\"items\":\"AlimtalkItemRowRaw?\"},\"AlimtalkItemRowRaw?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"any\"}}},\"MessengerItemSummaryRaw?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"}}},\"AlimtalkItemHighlightRaw?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"any\"},\"description\":{\"empty\":\"any\"}}},\"AlimtalkSupplementRaw?\":{\"members\":{\"quickReply\":{\"empty\":\"any\",\"plan\":\"~150\"}}},\"~150\":{\"items\":\"MessengerQuickReplyRaw?\"},\"MessengerQuickReplyRaw?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~151\"],[[\"AL\"],\"~152\"],[[\"BK\"],\"~153\"],[[\"BC\"],\"~154\"],[[\"BT\"],\"~155\"],[[\"BF\"],\"~156\"],[[\"MD\"],\"~157\"]]}},\"~151\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~152\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~153\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~154\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~155\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~156\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"~157\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"AlimtalkLinkRaw?\":{\"members\":{\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"OmniEntryFriendtalk?\":{\"members\":{\"friendtalk\":{\"empty\":\"null\",\"plan\":\"OmniFriendtalk?\"}}},\"OmniFriendtalk?\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"text\":{\"empty\":\"any\"},\"adFlag\":{\"empty\":\"any\"},\"adult\":{\"empty\":\"any\"},\"pushAlarm\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"additionalContent\":{\"also\":[\"addtionalContent\",\"addtioaddtionalContent\"],\"empty\":\"any\"},\"groupTagKey\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"FriendtalkAttachmentRaw?\"},\"carousel\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselRaw?\"}}},\"FriendtalkAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtonsRaw?\"},\"image\":{\"empty\":\"any\",\"plan\":\"FriendtalkImageRaw?\"},\"item\":{\"empty\":\"any\",\"plan\":\"FriendtalkItemRaw?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"FriendtalkCouponRaw?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"FriendtalkCommerceRaw?\"},\"video\":{\"empty\":\"any\",\"plan\":\"FriendtalkVideo?\"}}},\"FriendtalkImageRaw?\":{\"members\":{\"imgUrl\":{\"empty\":\"null\"},\"imgLink\":{\"empty\":\"any\"}}},\"FriendtalkItemRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~158\"},\"summary\":{\"empty\":\"any\",\"plan\":\"MessengerItemSummaryRaw?\"}}},\"~158\":{\"items\":\"FriendtalkItemRowRaw?\"},\"FriendtalkItemRowRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"imgUrl\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCouponRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCommerceRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"regularPrice\":{\"empty\":\"null\",\"plan\":\"~64\"},\"discountPrice\":{\"empty\":\"any\",\"absent\":{\"values\":[0],\"unless\":{\"required\":[\"discountRate\"],\"properties\":{\"discountRate\":{\"const\":100}}},\"unlessEqual\":[\"discountFixed\",\"regularPrice\"]},\"plan\":\"~65\"},\"discountRate\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~66\"},\"discountFixed\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~67\"}}},\"FriendtalkCarouselRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~163\"},\"head\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselHeadRaw?\"},\"tail\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselTailRaw?\"}}},\"~163\":{\"items\":\"FriendtalkCarouselCardRaw?\"},\"FriendtalkCarouselCardRaw?\":{\"members\":{\"header\":{\"empty\":\"any\"},\"message\":{\"empty\":\"any\"},\"additionalContent\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"null\",\"plan\":\"FriendtalkCarouselAttachmentRaw?\"}}},\"FriendtalkCarouselAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"~165\"},\"image\":{\"empty\":\"null\",\"plan\":\"FriendtalkImageRaw?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"FriendtalkCouponRaw?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"FriendtalkCommerceRaw?\"}}},\"~165\":{\"items\":\"MessengerButtonRaw?\"},\"FriendtalkCarouselHeadRaw?\":{\"members\":{\"header\":{\"empty\":\"null\"},\"content\":{\"empty\":\"null\"},\"imageUrl\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCarouselTailRaw?\":{\"members\":{\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\",\"title\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"OmniEntryBrandmessage?\":{\"members\":{\"brandmessage\":{\"empty\":\"null\",\"plan\":\"OmniBrandmessage?\"}}},\"OmniBrandmessage?\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"sendType\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"text\":{\"empty\":\"any\"},\"imgUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"BrandmessageButtonsRaw?\"},\"targeting\":{\"empty\":\"any\"},\"templateCode\":{\"empty\":\"any\"},\"messageVariable\":{\"empty\":\"any\"},\"buttonVariable\":{\"empty\":\"any\"},\"couponVariable\":{\"empty\":\"any\"},\"imageVariable\":{\"empty\":\"any\",\"plan\":\"BrandmessageImageVariableRaw?\"},\"videoVariable\":{\"empty\":\"any\"},\"commerceVariable\":{\"empty\":\"any\"},\"carouselVariable\":{\"empty\":\"any\",\"plan\":\"BrandmessageCarouselVariableRaw?\"},\"groupTagKey\":{\"empty\":\"any\"},\"adult\":{\"also\":[\"adults\"],\"empty\":\"any\"},\"pushAlarm\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"},\"unsubscribePhoneNumber\":{\"empty\":\"any\"},\"unsubscribeAuthNumber\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"additionalContent\":{\"also\":[\"addtionalContent\"],\"empty\":\"any\"},\"adFlag\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"BrandmessageAttachmentRaw?\"},\"carousel\":{\"empty\":\"any\",\"plan\":\"BrandmessageCarouselRaw?\"}}},\"BrandmessageButtonsRaw?\":{\"items\":\"BrandmessageButtonRaw?\"},\"BrandmessageButtonRaw?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~167\"],[[\"AL\"],\"~135\"],[[\"BK\"],\"~137\"],[[\"MD\"],\"~138\"],[[\"BC\"],\"~139\"],[[\"BT\"],\"~140\"],[[\"BF\"],\"~142\"],[[\"AC\"],\"~168\"]]}},\"~167\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~168\":{\"members\":{\"name\":{\"empty\":\"any\"},\"type\":{\"empty\":\"null\"}}},\"BrandmessageImageVariableRaw?\":{\"coerce\":{\"to\":\"list\"},\"items\":\"FriendtalkImageRaw?\"},\"BrandmessageCarouselVariableRaw?\":{\"items\":\"BrandmessageCardVariableRaw\"},\"BrandmessageCardVariableRaw\":{\"members\":{\"messageVariable\":{\"also\":[\"message_variable\"]},\"buttonVariable\":{\"also\":[\"button_variable\"]},\"couponVariable\":{\"also\":[\"coupon_variable\"]},\"imageVariable\":{\"also\":[\"image_variable\"],\"plan\":\"BrandmessageImageVariableRaw\"},\"commerceVariable\":{\"also\":[\"commerce_variable\"]}}},\"BrandmessageImageVariableRaw\":{\"coerce\":{\"to\":\"list\"}},\"BrandmessageAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"BrandmessageButtonsRaw?\"},\"image\":{\"empty\":\"any\",\"plan\":\"FriendtalkImageRaw?\"},\"item\":{\"empty\":\"any\",\"plan\":\"BrandmessageItemRaw?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"BrandmessageCouponRaw?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"BrandmessageCommerceRaw?\"},\"video\":{\"empty\":\"any\",\"plan\":\"BrandmessageVideo?\"}}},\"BrandmessageItemRaw?\":{\"emptyNames\":[\"summary\"],\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~172\"}}},\"~172\":{\"items\":\"FriendtalkItemRowRaw?\"},\"BrandmessageCouponRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"BrandmessageCommerceRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"regularPrice\":{\"empty\":\"null\",\"plan\":\"~179\"},\"discountPrice\":{\"empty\":\"any\",\"absent\":{\"values\":[0],\"unless\":{\"required\":[\"discountRate\"],\"properties\":{\"discountRate\":{\"const\":100}}},\"unlessEqual\":[\"discountFixed\",\"regularPrice\"]},\"plan\":\"~180\"},\"discountRate\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~181\"},\"discountFixed\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~182\"}}},\"~179\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~180\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~181\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~182\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"BrandmessageVideo?\":{\"members\":{\"videoUrl\":{\"empty\":\"null\"},\"thumbnailUrl\":{\"empty\":\"any\"}}},\"BrandmessageCarouselRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~185\"},\"head\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselHeadRaw?\"},\"tail\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselTailRaw?\"}}},\"~185\":{\"items\":\"BrandmessageCarouselCardRaw?\"},\"BrandmessageCarouselCardRaw?\":{\"members\":{\"header\":{\"empty\":\"any\"},\"message\":{\"empty\":\"any\"},\"additionalContent\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"null\",\"plan\":\"BrandmessageCarouselAttachmentRaw?\"}}},\"BrandmessageCarouselAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"null\",\"plan\":\"~187\"},\"image\":{\"empty\":\"null\",\"plan\":\"FriendtalkImageRaw?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"BrandmessageCouponRaw?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"BrandmessageCommerceRaw?\"}}},\"~187\":{\"items\":\"BrandmessageButtonRaw?\"},\"~188\":{\"items\":\"Destination?\"},\"Destination?\":{\"ignored\":{\"clientKey\":{\"type\":\"string\",\"maxLength\":100}},\"members\":{\"to\":{\"empty\":\"null\",\"otherwise\":{\"value\":\"\",\"schema\":{\"description\":\"Recipient's number, 8 to 15 digits. Anything else, and no number at all, refuses this recipient only, with code A306 in\\nits own result.\",\"type\":\"string\",\"maxLength\":100,\"x-otherwise\":\"\",\"examples\":[\"01012345678\"],\"x-code\":\"A306\"}}},\"replaceWords\":{\"also\":[\"replaceWord\"],\"empty\":\"any\",\"plan\":\"DestinationReplaceWords?\"}}},\"DestinationReplaceWords?\":{\"values\":\"~190\"},\"~190\":{\"coerce\":{\"to\":\"string\",\"from\":[\"number\",\"boolean\"]}}}",
  readCheck: (schema) => ({
    "{\"required\":[\"discountRate\"],\"properties\":{\"discountRate\":{\"const\":100}}}": fits0,
    "{\"type\":\"string\",\"maxLength\":100}": fits1,
    "{\"description\":\"Recipient's number, 8 to 15 digits. Anything else, and no number at all, refuses this recipient only, with code A306 in\\nits own result.\",\"type\":\"string\",\"maxLength\":100,\"x-otherwise\":\"\",\"examples\":[\"01012345678\"],\"x-code\":\"A306\"}": fits2,
  })[JSON.stringify(schema)],
  uses: [part_OmniFlow, part_small],
});

export const parameters = {
  header: {
    "Idempotency-Key": part_small.validators["sendAlimtalk.header.Idempotency-Key"],
  },
};

export const body = {
  "application/json": part.validators["OmniSend"],
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
      "application/json": part.validators["OmniAccepted"],
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
      "application/json": part.validators["sendOmni.400.application$2fjson"],
    },
  },
  "401": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendOmni.401.application$2fjson"],
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
      "application/json": part.validators["sendOmni.403.application$2fjson"],
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
      "application/json": part.validators["sendOmni.409.application$2fjson"],
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
      "application/json": part.validators["sendOmni.413.application$2fjson"],
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
      "application/json": part.validators["sendOmni.415.application$2fjson"],
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
      "application/json": part.validators["sendOmni.429.application$2fjson"],
    },
  },
  "500": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendOmni.500.application$2fjson"],
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
      "application/json": part.validators["sendOmni.503.application$2fjson"],
    },
  },
};
