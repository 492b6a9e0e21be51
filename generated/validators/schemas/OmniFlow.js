// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isDomesticNumber, isOriginCid, isFileKeys, isFileKey, isMessengerSenderKey, isAlimtalkMsgType, isAlimtalkTemplateCode, isAlimtalkPrice, isAlimtalkCurrencyType, isFriendtalkAdFlag, isFriendtalkAdult, isFriendtalkPushAlarm, isFriendtalkGroupTagKey, isFriendtalkVideo, isMessengerImageUrl, part as part_small } from "../schemas/small.js";
import { isTtlSeconds, isFriendtalkMsgType, isBrandmessageCommerceRules, isBrandmessageVideoRules, isBrandmessageVideo, part as part_TtlSeconds } from "../schemas/TtlSeconds.js";
import { isRcsFormatId, isRcsBrandKey, isRcsBrandId, isRcsExpiryOption, isRcsHeader, isRcsGroupId, isRcsCopyAllowed, isRcsAgencyId, isRcsAgencyKey, isRcsMedia, isRcsButtonTime, isRcsButtonPhoneNumber, isRcsPostback, isRcsCards2, isRcsCards3, isRcsCards4, isRcsCards5, isRcsCards6, part as part_RcsMedia } from "../schemas/RcsMedia.js";
import { isBrandmessageSenderKey, isBrandmessageSendType, isBrandmessageMsgType, isBrandmessageTargeting, isBrandmessageTemplateCode, isBrandmessageUnsubscribePhoneNumber, isBrandmessageUnsubscribeAuthNumber, isBrandmessageOfBasic, isBrandmessageFreeButtons, isBrandmessageOfFree, isBrandmessageBasicButtons, isBrandmessageHasVariables, isBrandmessageNoContent, isBrandmessageKindFC, isBrandmessageKindFA, part as part_BrandmessageSenderKey } from "../schemas/BrandmessageSenderKey.js";

"use strict";
export const isOmniFlow = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 5){
validate0.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data.length < 1){
validate0.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isOmniEntry(data[i0]))){
vErrors = childErrors(vErrors, isOmniEntry.errors, instancePath + "/" + i0);
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isOmniEntry = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(isOmniEntrySms(data))){
vErrors = childErrors(vErrors, isOmniEntrySms.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(isOmniEntryMms(data))){
vErrors = childErrors(vErrors, isOmniEntryMms.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(isOmniEntryRcs(data))){
vErrors = childErrors(vErrors, isOmniEntryRcs.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs4 = errors;
if(!(isOmniEntryAlimtalk(data))){
vErrors = childErrors(vErrors, isOmniEntryAlimtalk.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs5 = errors;
if(!(isOmniEntryFriendtalk(data))){
vErrors = childErrors(vErrors, isOmniEntryFriendtalk.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
const _errs6 = errors;
if(!(isOmniEntryBrandmessage(data))){
vErrors = childErrors(vErrors, isOmniEntryBrandmessage.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
}
}
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1.errors = vErrors;
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
if(Object.keys(data).length > 1){
validate1.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1}}];
return false;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isOmniEntrySms = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sms === undefined) && (missing0 = "sms")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "sms")){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sms !== undefined){
if(!(isOmniSms(data.sms))){
vErrors = childErrors(vErrors, isOmniSms.errors, instancePath + "/sms");
errors = vErrors.length;
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

export const isOmniSms = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.from === undefined) && (missing0 = "from")) || ((data.text === undefined) && (missing0 = "text"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "from") || (key0 === "text")) || (key0 === "ttl")) || (key0 === "originCID"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
const _errs2 = errors;
if(!(isDomesticNumber(data.from))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/from");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(!(isSmsTextRaw(data.text))){
vErrors = childErrors(vErrors, isSmsTextRaw.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ttl !== undefined){
const _errs4 = errors;
if(!(isTtlSeconds(data.ttl))){
vErrors = childErrors(vErrors, isTtlSeconds.errors, instancePath + "/ttl");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.originCID !== undefined){
const _errs5 = errors;
if(!(isOriginCid(data.originCID))){
vErrors = childErrors(vErrors, isOriginCid.errors, instancePath + "/originCID");
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
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isSmsTextRaw = validate4;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 360){
validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 360}}];
return false;
}
else {
if(func0(data) < 1){
validate4.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!keyword0.holds(data, "outside-placeholders")){
validate4.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 360)){
validate4.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
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

export const isOmniEntryMms = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mms === undefined) && (missing0 = "mms")){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mms")){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mms !== undefined){
if(!(isOmniMms(data.mms))){
vErrors = childErrors(vErrors, isOmniMms.errors, instancePath + "/mms");
errors = vErrors.length;
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

export const isOmniMms = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.from === undefined) && (missing0 = "from")) || ((data.text === undefined) && (missing0 = "text"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "from") || (key0 === "text")) || (key0 === "title")) || (key0 === "fileKey")) || (key0 === "ttl")) || (key0 === "originCID"))){
validate6.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
const _errs2 = errors;
if(!(isDomesticNumber(data.from))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/from");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(!(isMmsTextRaw(data.text))){
vErrors = childErrors(vErrors, isMmsTextRaw.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(!(isMmsTitleRaw(data.title))){
vErrors = childErrors(vErrors, isMmsTitleRaw.errors, instancePath + "/title");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileKey !== undefined){
const _errs5 = errors;
if(!(isFileKeys(data.fileKey))){
vErrors = childErrors(vErrors, isFileKeys.errors, instancePath + "/fileKey");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ttl !== undefined){
const _errs6 = errors;
if(!(isTtlSeconds(data.ttl))){
vErrors = childErrors(vErrors, isTtlSeconds.errors, instancePath + "/ttl");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.originCID !== undefined){
const _errs7 = errors;
if(!(isOriginCid(data.originCID))){
vErrors = childErrors(vErrors, isOriginCid.errors, instancePath + "/originCID");
errors = vErrors.length;
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

export const isMmsTextRaw = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 8000){
validate7.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8000}}];
return false;
}
else {
if(func0(data) < 1){
validate7.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!keyword0.holds(data, "outside-placeholders")){
validate7.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 8000)){
validate7.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
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

export const isMmsTitleRaw = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 160){
validate8.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160}}];
return false;
}
else {
if(!keyword0.holds(data, "outside-placeholders")){
validate8.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 160)){
validate8.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

export const isOmniEntryRcs = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rcs === undefined) && (missing0 = "rcs")){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "rcs")){
validate9.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rcs !== undefined){
if(!(isOmniRcs(data.rcs))){
vErrors = childErrors(vErrors, isOmniRcs.errors, instancePath + "/rcs");
errors = vErrors.length;
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

export const isOmniRcs = validate10;
const schema10 = {"type":"object","required":["from","formatId","brandKey"],"additionalProperties":false,"properties":{"content":{"x-call":"isRcsContentRaw"},"body":{"x-call":"isRcsBodyRaw"},"buttons":{"x-call":"isRcsButtonsRaw"},"from":{"x-code":"A302","x-call":"isDomesticNumber"},"formatId":{"x-call":"isRcsFormatId"},"brandKey":{"x-call":"isRcsBrandKey"},"brandId":{"x-call":"isRcsBrandId"},"expiryOption":{"x-call":"isRcsExpiryOption"},"header":{"x-call":"isRcsHeader"},"footer":{"x-call":"isRcsFooterRaw"},"groupId":{"x-call":"isRcsGroupId"},"copyAllowed":{"x-call":"isRcsCopyAllowed"},"agencyId":{"x-call":"isRcsAgencyId"},"agencyKey":{"x-call":"isRcsAgencyKey"},"ttl":{"x-call":"isTtlSeconds"}},"allOf":[{"x-call":"isRcsRulesRaw"}]};
const func5 = Object.prototype.hasOwnProperty;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isRcsRulesRaw(data))){
vErrors = childErrors(vErrors, isRcsRulesRaw.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.from === undefined) && (missing0 = "from")) || ((data.formatId === undefined) && (missing0 = "formatId"))) || ((data.brandKey === undefined) && (missing0 = "brandKey"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func5.call(schema10.properties, key0))){
validate10.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.content !== undefined){
const _errs3 = errors;
if(!(isRcsContentRaw(data.content))){
vErrors = childErrors(vErrors, isRcsContentRaw.errors, instancePath + "/content");
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.body !== undefined){
const _errs4 = errors;
if(!(isRcsBodyRaw(data.body))){
vErrors = childErrors(vErrors, isRcsBodyRaw.errors, instancePath + "/body");
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.buttons !== undefined){
const _errs5 = errors;
if(!(isRcsButtonsRaw(data.buttons))){
vErrors = childErrors(vErrors, isRcsButtonsRaw.errors, instancePath + "/buttons");
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.from !== undefined){
const _errs6 = errors;
if(!(isDomesticNumber(data.from))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/from");
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.formatId !== undefined){
const _errs7 = errors;
if(!(isRcsFormatId(data.formatId))){
vErrors = childErrors(vErrors, isRcsFormatId.errors, instancePath + "/formatId");
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.brandKey !== undefined){
const _errs8 = errors;
if(!(isRcsBrandKey(data.brandKey))){
vErrors = childErrors(vErrors, isRcsBrandKey.errors, instancePath + "/brandKey");
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.brandId !== undefined){
const _errs9 = errors;
if(!(isRcsBrandId(data.brandId))){
vErrors = childErrors(vErrors, isRcsBrandId.errors, instancePath + "/brandId");
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expiryOption !== undefined){
const _errs10 = errors;
if(!(isRcsExpiryOption(data.expiryOption))){
vErrors = childErrors(vErrors, isRcsExpiryOption.errors, instancePath + "/expiryOption");
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.header !== undefined){
const _errs11 = errors;
if(!(isRcsHeader(data.header))){
vErrors = childErrors(vErrors, isRcsHeader.errors, instancePath + "/header");
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.footer !== undefined){
const _errs12 = errors;
if(!(isRcsFooterRaw(data.footer))){
vErrors = childErrors(vErrors, isRcsFooterRaw.errors, instancePath + "/footer");
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.groupId !== undefined){
const _errs13 = errors;
if(!(isRcsGroupId(data.groupId))){
vErrors = childErrors(vErrors, isRcsGroupId.errors, instancePath + "/groupId");
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.copyAllowed !== undefined){
const _errs14 = errors;
if(!(isRcsCopyAllowed(data.copyAllowed))){
vErrors = childErrors(vErrors, isRcsCopyAllowed.errors, instancePath + "/copyAllowed");
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.agencyId !== undefined){
const _errs15 = errors;
if(!(isRcsAgencyId(data.agencyId))){
vErrors = childErrors(vErrors, isRcsAgencyId.errors, instancePath + "/agencyId");
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.agencyKey !== undefined){
const _errs16 = errors;
if(!(isRcsAgencyKey(data.agencyKey))){
vErrors = childErrors(vErrors, isRcsAgencyKey.errors, instancePath + "/agencyKey");
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ttl !== undefined){
const _errs17 = errors;
if(!(isTtlSeconds(data.ttl))){
vErrors = childErrors(vErrors, isTtlSeconds.errors, instancePath + "/ttl");
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
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
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isRcsContentRaw = validate11;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(isRcsStandaloneContentRaw(data))){
vErrors = childErrors(vErrors, isRcsStandaloneContentRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(isRcsCarouselContentRaw(data))){
vErrors = childErrors(vErrors, isRcsCarouselContentRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(isRcsTemplateContentRaw(data))){
vErrors = childErrors(vErrors, isRcsTemplateContentRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate11.errors = vErrors;
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
if(Object.keys(data).length > 1){
validate11.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate11.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const isRcsStandaloneContentRaw = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.standalone === undefined) && (missing0 = "standalone")){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "standalone")){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.standalone !== undefined){
if(!(isRcsStandaloneRaw(data.standalone))){
vErrors = childErrors(vErrors, isRcsStandaloneRaw.errors, instancePath + "/standalone");
errors = vErrors.length;
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const isRcsStandaloneRaw = validate13;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate13.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "text") || (key0 === "title")) || (key0 === "media")) || (key0 === "mediaUrl")) || (key0 === "button")) || (key0 === "subContent"))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
const _errs2 = errors;
if(!(isRcsTextRaw(data.text))){
vErrors = childErrors(vErrors, isRcsTextRaw.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(!(isRcsTitleRaw(data.title))){
vErrors = childErrors(vErrors, isRcsTitleRaw.errors, instancePath + "/title");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media !== undefined){
const _errs4 = errors;
if(!(isRcsMedia(data.media))){
vErrors = childErrors(vErrors, isRcsMedia.errors, instancePath + "/media");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaUrl !== undefined){
const _errs5 = errors;
if(!(isRcsMediaUrlRaw(data.mediaUrl))){
vErrors = childErrors(vErrors, isRcsMediaUrlRaw.errors, instancePath + "/mediaUrl");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
const _errs6 = errors;
if(!(isRcsCardButtonsRaw(data.button))){
vErrors = childErrors(vErrors, isRcsCardButtonsRaw.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subContent !== undefined){
const _errs7 = errors;
if(!(isRcsSubContentsRaw(data.subContent))){
vErrors = childErrors(vErrors, isRcsSubContentsRaw.errors, instancePath + "/subContent");
errors = vErrors.length;
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
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const isRcsTextRaw = validate14;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 5200){
validate14.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
else {
if(func0(data) < 1){
validate14.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const isRcsTitleRaw = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 120){
validate15.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(func0(data) < 1){
validate15.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const isRcsMediaUrlRaw = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 4000){
validate16.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const isRcsCardButtonsRaw = validate17;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate17.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isRcsButtonRaw(data[i0]))){
vErrors = childErrors(vErrors, isRcsButtonRaw.errors, instancePath + "/" + i0);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const isRcsButtonRaw = validate18;
const schema18 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["URL","MAP_LOC","MAP_QRY","MAP_SEND","CALENDAR","COPY","COM_T","COM_V","DIAL"],"maxLength":8,"x-code":"A426"}},"x-code":{"default":"A406","oneOf":"A426"},"allOf":[{"type":"object","properties":{"type":{"enum":["URL","MAP_LOC","MAP_QRY","MAP_SEND","CALENDAR","COPY","COM_T","COM_V","DIAL"],"x-code":"A426"}},"required":["type"]},{"if":{"properties":{"type":{"enum":["URL"]}},"required":["type"]},"then":{"x-call":"isRcsButtonUrlRaw"}},{"if":{"properties":{"type":{"enum":["MAP_LOC"]}},"required":["type"]},"then":{"x-call":"isRcsButtonMapLocRaw"}},{"if":{"properties":{"type":{"enum":["MAP_QRY"]}},"required":["type"]},"then":{"x-call":"isRcsButtonMapQryRaw"}},{"if":{"properties":{"type":{"enum":["MAP_SEND"]}},"required":["type"]},"then":{"x-call":"isRcsButtonMapSendRaw"}},{"if":{"properties":{"type":{"enum":["CALENDAR"]}},"required":["type"]},"then":{"x-call":"isRcsButtonCalendarRaw"}},{"if":{"properties":{"type":{"enum":["COPY"]}},"required":["type"]},"then":{"x-call":"isRcsButtonCopyRaw"}},{"if":{"properties":{"type":{"enum":["COM_T"]}},"required":["type"]},"then":{"x-call":"isRcsButtonComTRaw"}},{"if":{"properties":{"type":{"enum":["COM_V"]}},"required":["type"]},"then":{"x-call":"isRcsButtonComVRaw"}},{"if":{"properties":{"type":{"enum":["DIAL"]}},"required":["type"]},"then":{"x-call":"isRcsButtonDialRaw"}}]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate18.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((data0 === "URL") || (data0 === "MAP_LOC")) || (data0 === "MAP_QRY")) || (data0 === "MAP_SEND")) || (data0 === "CALENDAR")) || (data0 === "COPY")) || (data0 === "COM_T")) || (data0 === "COM_V")) || (data0 === "DIAL"))){
validate18.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema18.allOf[0].properties.type.enum}}];
return false;
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
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
if(data.type !== undefined){
if(!(data.type === "URL")){
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
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(!(isRcsButtonUrlRaw(data))){
vErrors = childErrors(vErrors, isRcsButtonUrlRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err2 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate18.errors = vErrors;
return false;
}
var valid0 = _errs4 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "MAP_LOC")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(!(isRcsButtonMapLocRaw(data))){
vErrors = childErrors(vErrors, isRcsButtonMapLocRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate18.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
if(valid0){
const _errs14 = errors;
const _errs15 = errors;
let valid6 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "MAP_QRY")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(!(isRcsButtonMapQryRaw(data))){
vErrors = childErrors(vErrors, isRcsButtonMapQryRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
valid6 = _valid2;
}
if(!valid6){
const err8 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate18.errors = vErrors;
return false;
}
var valid0 = _errs14 === errors;
if(valid0){
const _errs19 = errors;
const _errs20 = errors;
let valid8 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "MAP_SEND")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(!(isRcsButtonMapSendRaw(data))){
vErrors = childErrors(vErrors, isRcsButtonMapSendRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid3 = _errs23 === errors;
valid8 = _valid3;
}
if(!valid8){
const err11 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate18.errors = vErrors;
return false;
}
var valid0 = _errs19 === errors;
if(valid0){
const _errs24 = errors;
const _errs25 = errors;
let valid10 = true;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "CALENDAR")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid4 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs28 = errors;
if(!(isRcsButtonCalendarRaw(data))){
vErrors = childErrors(vErrors, isRcsButtonCalendarRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid4 = _errs28 === errors;
valid10 = _valid4;
}
if(!valid10){
const err14 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate18.errors = vErrors;
return false;
}
var valid0 = _errs24 === errors;
if(valid0){
const _errs29 = errors;
const _errs30 = errors;
let valid12 = true;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "COPY")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid5 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs33 = errors;
if(!(isRcsButtonCopyRaw(data))){
vErrors = childErrors(vErrors, isRcsButtonCopyRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid5 = _errs33 === errors;
valid12 = _valid5;
}
if(!valid12){
const err17 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate18.errors = vErrors;
return false;
}
var valid0 = _errs29 === errors;
if(valid0){
const _errs34 = errors;
const _errs35 = errors;
let valid14 = true;
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "COM_T")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid6 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs38 = errors;
if(!(isRcsButtonComTRaw(data))){
vErrors = childErrors(vErrors, isRcsButtonComTRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid6 = _errs38 === errors;
valid14 = _valid6;
}
if(!valid14){
const err20 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate18.errors = vErrors;
return false;
}
var valid0 = _errs34 === errors;
if(valid0){
const _errs39 = errors;
const _errs40 = errors;
let valid16 = true;
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.type === undefined) && (missing8 = "type")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "COM_V")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
var _valid7 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs43 = errors;
if(!(isRcsButtonComVRaw(data))){
vErrors = childErrors(vErrors, isRcsButtonComVRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid7 = _errs43 === errors;
valid16 = _valid7;
}
if(!valid16){
const err23 = {instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate18.errors = vErrors;
return false;
}
var valid0 = _errs39 === errors;
if(valid0){
const _errs44 = errors;
const _errs45 = errors;
let valid18 = true;
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.type === undefined) && (missing9 = "type")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "DIAL")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
var _valid8 = _errs46 === errors;
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs48 = errors;
if(!(isRcsButtonDialRaw(data))){
vErrors = childErrors(vErrors, isRcsButtonDialRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid8 = _errs48 === errors;
valid18 = _valid8;
}
if(!valid18){
const err26 = {instancePath,schemaPath:"#/allOf/9/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate18.errors = vErrors;
return false;
}
var valid0 = _errs44 === errors;
}
}
}
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.type === undefined) && (missing10 = "type")){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data.type !== undefined){
let data10 = data.type;
const _errs49 = errors;
if(!(((((((((data10 === "URL") || (data10 === "MAP_LOC")) || (data10 === "MAP_QRY")) || (data10 === "MAP_SEND")) || (data10 === "CALENDAR")) || (data10 === "COPY")) || (data10 === "COM_T")) || (data10 === "COM_V")) || (data10 === "DIAL"))){
validate18.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema18.properties.type.enum}}];
return false;
}
if(errors === _errs49){
if(typeof data10 === "string"){
if(func0(data10) > 8){
validate18.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const isRcsButtonRaw__if1 = validate19;
const schema19 = {"properties":{"type":{"enum":["URL"]}},"required":["type"]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "URL")){
validate19.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.type.enum}}];
return false;
}
}
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const isRcsButtonRaw__if2 = validate20;
const schema20 = {"properties":{"type":{"enum":["MAP_LOC"]}},"required":["type"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "MAP_LOC")){
validate20.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema20.properties.type.enum}}];
return false;
}
}
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isRcsButtonRaw__if3 = validate21;
const schema21 = {"properties":{"type":{"enum":["MAP_QRY"]}},"required":["type"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "MAP_QRY")){
validate21.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum}}];
return false;
}
}
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isRcsButtonRaw__if4 = validate22;
const schema22 = {"properties":{"type":{"enum":["MAP_SEND"]}},"required":["type"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "MAP_SEND")){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.type.enum}}];
return false;
}
}
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isRcsButtonRaw__if5 = validate23;
const schema23 = {"properties":{"type":{"enum":["CALENDAR"]}},"required":["type"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "CALENDAR")){
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum}}];
return false;
}
}
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isRcsButtonRaw__if6 = validate24;
const schema24 = {"properties":{"type":{"enum":["COPY"]}},"required":["type"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "COPY")){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum}}];
return false;
}
}
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isRcsButtonRaw__if7 = validate25;
const schema25 = {"properties":{"type":{"enum":["COM_T"]}},"required":["type"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "COM_T")){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum}}];
return false;
}
}
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const isRcsButtonRaw__if8 = validate26;
const schema26 = {"properties":{"type":{"enum":["COM_V"]}},"required":["type"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "COM_V")){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.properties.type.enum}}];
return false;
}
}
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isRcsButtonRaw__if9 = validate27;
const schema27 = {"properties":{"type":{"enum":["DIAL"]}},"required":["type"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "DIAL")){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum}}];
return false;
}
}
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const isRcsButtonUrlRaw = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.url === undefined) && (missing0 = "url"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "url"))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("URL" !== data.type){
validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "URL"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(isRcsButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isRcsButtonNameRaw.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs4 = errors;
if(!(isRcsButtonLinkRaw(data.url))){
vErrors = childErrors(vErrors, isRcsButtonLinkRaw.errors, instancePath + "/url");
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
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isRcsButtonNameRaw = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 160){
validate29.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160}}];
return false;
}
else {
if(func0(data) < 1){
validate29.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const isRcsButtonLinkRaw = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 4000){
validate30.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
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

export const isRcsButtonMapLocRaw = validate31;
const pattern0 = new RegExp("^-?([0-8]?[0-9](\\.[0-9]{1,15})?|90(\\.0{1,15})?)$", "u");
const pattern1 = new RegExp("^-?((1[0-7][0-9]|[0-9]?[0-9])(\\.[0-9]{1,15})?|180(\\.0{1,15})?)$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.latitude === undefined) && (missing0 = "latitude"))) || ((data.longitude === undefined) && (missing0 = "longitude"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "name")) || (key0 === "label")) || (key0 === "latitude")) || (key0 === "longitude")) || (key0 === "fallbackUrl"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("MAP_LOC" !== data.type){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MAP_LOC"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(isRcsButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isRcsButtonNameRaw.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data2 = data.label;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func0(data2) > 400){
validate31.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 400}}];
return false;
}
else {
if(func0(data2) < 1){
validate31.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latitude !== undefined){
let data3 = data.latitude;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(func0(data3) > 20){
validate31.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
else {
if(!pattern0.test(data3)){
validate31.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/pattern",keyword:"pattern",params:{pattern: "^-?([0-8]?[0-9](\\.[0-9]{1,15})?|90(\\.0{1,15})?)$"}}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.longitude !== undefined){
let data4 = data.longitude;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(func0(data4) > 20){
validate31.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
else {
if(!pattern1.test(data4)){
validate31.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/pattern",keyword:"pattern",params:{pattern: "^-?((1[0-7][0-9]|[0-9]?[0-9])(\\.[0-9]{1,15})?|180(\\.0{1,15})?)$"}}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallbackUrl !== undefined){
const _errs10 = errors;
if(!(isRcsButtonLinkRaw(data.fallbackUrl))){
vErrors = childErrors(vErrors, isRcsButtonLinkRaw.errors, instancePath + "/fallbackUrl");
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const isRcsButtonMapQryRaw = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.query === undefined) && (missing0 = "query"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "name")) || (key0 === "query")) || (key0 === "fallbackUrl"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("MAP_QRY" !== data.type){
validate32.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MAP_QRY"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(isRcsButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isRcsButtonNameRaw.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func0(data2) > 400){
validate32.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 400}}];
return false;
}
else {
if(func0(data2) < 1){
validate32.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallbackUrl !== undefined){
const _errs6 = errors;
if(!(isRcsButtonLinkRaw(data.fallbackUrl))){
vErrors = childErrors(vErrors, isRcsButtonLinkRaw.errors, instancePath + "/fallbackUrl");
errors = vErrors.length;
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

export const isRcsButtonMapSendRaw = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "name"))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("MAP_SEND" !== data.type){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MAP_SEND"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(isRcsButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isRcsButtonNameRaw.errors, instancePath + "/name");
errors = vErrors.length;
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const isRcsButtonCalendarRaw = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.startTime === undefined) && (missing0 = "startTime"))) || ((data.endTime === undefined) && (missing0 = "endTime"))) || ((data.title === undefined) && (missing0 = "title"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "name")) || (key0 === "startTime")) || (key0 === "endTime")) || (key0 === "title")) || (key0 === "description"))){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("CALENDAR" !== data.type){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "CALENDAR"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(isRcsButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isRcsButtonNameRaw.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startTime !== undefined){
const _errs4 = errors;
if(!(isRcsButtonTime(data.startTime))){
vErrors = childErrors(vErrors, isRcsButtonTime.errors, instancePath + "/startTime");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endTime !== undefined){
const _errs5 = errors;
if(!(isRcsButtonTime(data.endTime))){
vErrors = childErrors(vErrors, isRcsButtonTime.errors, instancePath + "/endTime");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data4 = data.title;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data4 === "string"){
if(func0(data4) > 400){
validate34.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 400}}];
return false;
}
else {
if(func0(data4) < 1){
validate34.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data5 === "string"){
if(func0(data5) > 2000){
validate34.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

export const isRcsButtonCopyRaw = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.text === undefined) && (missing0 = "text"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "text"))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("COPY" !== data.type){
validate35.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "COPY"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(isRcsButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isRcsButtonNameRaw.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data2 = data.text;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func0(data2) > 4000){
validate35.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
else {
if(func0(data2) < 1){
validate35.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

export const isRcsButtonComTRaw = validate36;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))) || ((data.text === undefined) && (missing0 = "text"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "name")) || (key0 === "phoneNumber")) || (key0 === "text"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("COM_T" !== data.type){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "COM_T"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(isRcsButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isRcsButtonNameRaw.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
const _errs4 = errors;
if(!(isRcsButtonPhoneNumber(data.phoneNumber))){
vErrors = childErrors(vErrors, isRcsButtonPhoneNumber.errors, instancePath + "/phoneNumber");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data3 = data.text;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(func0(data3) > 4000){
validate36.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
else {
if(func0(data3) < 1){
validate36.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

export const isRcsButtonComVRaw = validate37;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "phoneNumber"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("COM_V" !== data.type){
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "COM_V"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(isRcsButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isRcsButtonNameRaw.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
const _errs4 = errors;
if(!(isRcsButtonPhoneNumber(data.phoneNumber))){
vErrors = childErrors(vErrors, isRcsButtonPhoneNumber.errors, instancePath + "/phoneNumber");
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
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

export const isRcsButtonDialRaw = validate38;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "phoneNumber"))){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("DIAL" !== data.type){
validate38.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "DIAL"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(isRcsButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isRcsButtonNameRaw.errors, instancePath + "/name");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
const _errs4 = errors;
if(!(isRcsButtonPhoneNumber(data.phoneNumber))){
vErrors = childErrors(vErrors, isRcsButtonPhoneNumber.errors, instancePath + "/phoneNumber");
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
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const isRcsSubContentsRaw = validate39;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate39.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isRcsSubContentRaw(data[i0]))){
vErrors = childErrors(vErrors, isRcsSubContentRaw.errors, instancePath + "/" + i0);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

export const isRcsSubContentRaw = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate40.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "subTitle") || (key0 === "subDesc")) || (key0 === "subMedia")) || (key0 === "subMediaUrl"))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subTitle !== undefined){
let data0 = data.subTitle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 400){
validate40.errors = [{instancePath:instancePath+"/subTitle",schemaPath:"#/properties/subTitle/maxLength",keyword:"maxLength",params:{limit: 400}}];
return false;
}
else {
if(func0(data0) < 1){
validate40.errors = [{instancePath:instancePath+"/subTitle",schemaPath:"#/properties/subTitle/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/subTitle",schemaPath:"#/properties/subTitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subDesc !== undefined){
let data1 = data.subDesc;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 600){
validate40.errors = [{instancePath:instancePath+"/subDesc",schemaPath:"#/properties/subDesc/maxLength",keyword:"maxLength",params:{limit: 600}}];
return false;
}
else {
if(func0(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/subDesc",schemaPath:"#/properties/subDesc/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/subDesc",schemaPath:"#/properties/subDesc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subMedia !== undefined){
const _errs6 = errors;
if(!(isRcsMedia(data.subMedia))){
vErrors = childErrors(vErrors, isRcsMedia.errors, instancePath + "/subMedia");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subMediaUrl !== undefined){
const _errs7 = errors;
if(!(isRcsSubMediaUrlRaw(data.subMediaUrl))){
vErrors = childErrors(vErrors, isRcsSubMediaUrlRaw.errors, instancePath + "/subMediaUrl");
errors = vErrors.length;
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const isRcsSubMediaUrlRaw = validate41;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 4000){
validate41.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

export const isRcsCarouselContentRaw = validate42;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.carousel === undefined) && (missing0 = "carousel")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "carousel")){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.carousel !== undefined){
if(!(isRcsCarouselRaw(data.carousel))){
vErrors = childErrors(vErrors, isRcsCarouselRaw.errors, instancePath + "/carousel");
errors = vErrors.length;
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const isRcsCarouselRaw = validate43;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 6){
validate43.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
if(data.length < 2){
validate43.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isRcsCarouselCardRaw(data[i0]))){
vErrors = childErrors(vErrors, isRcsCarouselCardRaw.errors, instancePath + "/" + i0);
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const isRcsCarouselCardRaw = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate44.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "text") || (key0 === "title")) || (key0 === "media")) || (key0 === "fileKey")) || (key0 === "mediaUrl")) || (key0 === "button"))){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
const _errs2 = errors;
if(!(isRcsTextRaw(data.text))){
vErrors = childErrors(vErrors, isRcsTextRaw.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(!(isRcsTitleRaw(data.title))){
vErrors = childErrors(vErrors, isRcsTitleRaw.errors, instancePath + "/title");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media !== undefined){
const _errs4 = errors;
if(!(isRcsMedia(data.media))){
vErrors = childErrors(vErrors, isRcsMedia.errors, instancePath + "/media");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileKey !== undefined){
const _errs5 = errors;
if(!(isFileKey(data.fileKey))){
vErrors = childErrors(vErrors, isFileKey.errors, instancePath + "/fileKey");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaUrl !== undefined){
const _errs6 = errors;
if(!(isRcsMediaUrlRaw(data.mediaUrl))){
vErrors = childErrors(vErrors, isRcsMediaUrlRaw.errors, instancePath + "/mediaUrl");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
const _errs7 = errors;
if(!(isRcsCardButtonsRaw(data.button))){
vErrors = childErrors(vErrors, isRcsCardButtonsRaw.errors, instancePath + "/button");
errors = vErrors.length;
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
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

export const isRcsTemplateContentRaw = validate45;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.template === undefined) && (missing0 = "template")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "template")){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.template !== undefined){
if(!(isRcsTemplateRaw(data.template))){
vErrors = childErrors(vErrors, isRcsTemplateRaw.errors, instancePath + "/template");
errors = vErrors.length;
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const isRcsTemplateRaw = validate46;
const pattern2 = new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "description")) || (key0 === "subContent"))){
const _errs6 = errors;
if(!(isRcsTemplateValueRaw(data[key0]))){
vErrors = childErrors(vErrors, isRcsTemplateValueRaw.errors, instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"));
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate46.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 60){
validate46.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 60}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate46.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key1 in data){
const _errs7 = errors;
if(typeof key1 === "string"){
if(func0(key1) > 40){
const err2 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(!pattern2.test(key1)){
const err3 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$"},propertyName:key1};
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
var valid2 = _errs7 === errors;
if(!valid2){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate46.errors = vErrors;
return false;
break;
}
}
if(valid2){
if(data.title !== undefined){
const _errs9 = errors;
if(!(isRcsTitleRaw(data.title))){
vErrors = childErrors(vErrors, isRcsTitleRaw.errors, instancePath + "/title");
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.description !== undefined){
const _errs10 = errors;
if(!(isRcsTextRaw(data.description))){
vErrors = childErrors(vErrors, isRcsTextRaw.errors, instancePath + "/description");
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.subContent !== undefined){
const _errs11 = errors;
if(!(isRcsSubContentsRaw(data.subContent))){
vErrors = childErrors(vErrors, isRcsSubContentsRaw.errors, instancePath + "/subContent");
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
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
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

export const isRcsTemplateRaw__if1 = validate47;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
validate47.errors = vErrors;
return errors === 0;
}

export const isRcsTemplateValueRaw = validate48;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 5200){
validate48.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const isRcsBodyRaw = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 80){
validate49.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 80}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate49.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 40){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern2.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$"},propertyName:key0};
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
validate49.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs3 = errors;
if(!(isRcsBodyValueRaw(data[key1]))){
vErrors = childErrors(vErrors, isRcsBodyValueRaw.errors, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"));
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
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const isRcsBodyValueRaw = validate50;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(isRcsBodyTextRaw(data))){
vErrors = childErrors(vErrors, isRcsBodyTextRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(isRcsBodyObjectRaw(data))){
vErrors = childErrors(vErrors, isRcsBodyObjectRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate50.errors = vErrors;
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
validate50.errors = vErrors;
return errors === 0;
}

export const isRcsBodyTextRaw = validate51;

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 5200){
validate51.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

export const isRcsBodyObjectRaw = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
validate52.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 40){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern2.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$"},propertyName:key0};
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
validate52.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs3 = errors;
if(!(isRcsBodyTextRaw(data[key1]))){
vErrors = childErrors(vErrors, isRcsBodyTextRaw.errors, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"));
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

export const isRcsButtonsRaw = validate53;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 6){
validate53.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isRcsButtonGroupRaw(data[i0]))){
vErrors = childErrors(vErrors, isRcsButtonGroupRaw.errors, instancePath + "/" + i0);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const isRcsButtonGroupRaw = validate54;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.suggestions === undefined) && (missing0 = "suggestions")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "suggestions")){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.suggestions !== undefined){
let data0 = data.suggestions;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 3){
validate54.errors = [{instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isRcsSuggestionRaw(data0[i0]))){
vErrors = childErrors(vErrors, isRcsSuggestionRaw.errors, instancePath + "/suggestions/" + i0);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const isRcsSuggestionRaw = validate55;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.action === undefined) && (missing0 = "action")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "action")){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
if(!(isRcsSuggestedActionRaw(data.action))){
vErrors = childErrors(vErrors, isRcsSuggestedActionRaw.errors, instancePath + "/action");
errors = vErrors.length;
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const isRcsSuggestedActionRaw = validate56;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.urlAction === undefined) && (missing0 = "urlAction")) || ((data.displayText === undefined) && (missing0 = "displayText"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "urlAction") || (key0 === "displayText")) || (key0 === "postback"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.urlAction !== undefined){
const _errs2 = errors;
if(!(isRcsUrlActionRaw(data.urlAction))){
vErrors = childErrors(vErrors, isRcsUrlActionRaw.errors, instancePath + "/urlAction");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayText !== undefined){
let data1 = data.displayText;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 160){
validate56.errors = [{instancePath:instancePath+"/displayText",schemaPath:"#/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 160}}];
return false;
}
else {
if(func0(data1) < 1){
validate56.errors = [{instancePath:instancePath+"/displayText",schemaPath:"#/properties/displayText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/displayText",schemaPath:"#/properties/displayText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.postback !== undefined){
const _errs5 = errors;
if(!(isRcsPostback(data.postback))){
vErrors = childErrors(vErrors, isRcsPostback.errors, instancePath + "/postback");
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

export const isRcsUrlActionRaw = validate57;

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.openUrl === undefined) && (missing0 = "openUrl")){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "openUrl")){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.openUrl !== undefined){
let data0 = data.openUrl;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.url === undefined) && (missing1 = "url")){
validate57.errors = [{instancePath:instancePath+"/openUrl",schemaPath:"#/properties/openUrl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "url")){
validate57.errors = [{instancePath:instancePath+"/openUrl",schemaPath:"#/properties/openUrl/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.url !== undefined){
if(!(isRcsButtonLinkRaw(data0.url))){
vErrors = childErrors(vErrors, isRcsButtonLinkRaw.errors, instancePath + "/openUrl/url");
errors = vErrors.length;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/openUrl",schemaPath:"#/properties/openUrl/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const isRcsFooterRaw = validate58;

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 400){
validate58.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400}}];
return false;
}
else {
if(func0(data) < 1){
validate58.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw = validate59;

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.content === undefined) && (missing0 = "content")) || ((data.body === undefined) && (missing0 = "body"))){
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
var valid0 = _errs1 === errors;
if(valid0){
validate59.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
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
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.content === undefined) && (missing1 = "content")){
const err1 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.body === undefined) && (missing2 = "body")){
const err2 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate59.errors = vErrors;
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
const _errs5 = errors;
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.formatId === undefined) && (missing3 = "formatId")){
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
if(data.formatId !== undefined){
if(!(data.formatId === "SS000000")){
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(!(isRcsFormatSS000000Raw(data))){
vErrors = childErrors(vErrors, isRcsFormatSS000000Raw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
}
if(!valid3){
const err6 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs5 === errors;
if(valid2){
const _errs10 = errors;
const _errs11 = errors;
let valid5 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.formatId === undefined) && (missing4 = "formatId")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "SL000000")){
const err8 = {};
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
var _valid2 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs14 = errors;
if(!(isRcsFormatSL000000Raw(data))){
vErrors = childErrors(vErrors, isRcsFormatSL000000Raw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
valid5 = _valid2;
}
if(!valid5){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs10 === errors;
if(valid2){
const _errs15 = errors;
const _errs16 = errors;
let valid7 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.formatId === undefined) && (missing5 = "formatId")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data2 = data.formatId;
if(!((data2 === "SMwThT00") || (data2 === "SMwThM00"))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid3 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs19 = errors;
if(!(isRcsFormatSMwThT00Raw(data))){
vErrors = childErrors(vErrors, isRcsFormatSMwThT00Raw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid3 = _errs19 === errors;
valid7 = _valid3;
}
if(!valid7){
const err12 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs15 === errors;
if(valid2){
const _errs20 = errors;
const _errs21 = errors;
let valid9 = true;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.formatId === undefined) && (missing6 = "formatId")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data3 = data.formatId;
if(!(((((data3 === "CMwMhM0200") || (data3 === "CMwMhM0300")) || (data3 === "CMwMhM0400")) || (data3 === "CMwMhM0500")) || (data3 === "CMwMhM0600"))){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid4 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs24 = errors;
if(!(isRcsFormatCMwMhM0200Raw(data))){
vErrors = childErrors(vErrors, isRcsFormatCMwMhM0200Raw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid4 = _errs24 === errors;
valid9 = _valid4;
}
if(!valid9){
const err15 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs20 === errors;
if(valid2){
const _errs25 = errors;
const _errs26 = errors;
let valid11 = true;
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.formatId === undefined) && (missing7 = "formatId")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data4 = data.formatId;
if(!(((((data4 === "CMwShS0200") || (data4 === "CMwShS0300")) || (data4 === "CMwShS0400")) || (data4 === "CMwShS0500")) || (data4 === "CMwShS0600"))){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid5 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs29 = errors;
if(!(isRcsFormatCMwShS0200Raw(data))){
vErrors = childErrors(vErrors, isRcsFormatCMwShS0200Raw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid5 = _errs29 === errors;
valid11 = _valid5;
}
if(!valid11){
const err18 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs25 === errors;
if(valid2){
const _errs30 = errors;
const _errs31 = errors;
let valid13 = true;
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.formatId === undefined) && (missing8 = "formatId")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data5 = data.formatId;
if(!((data5 === "OMHITV0001") || (data5 === "OMHITS0001"))){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid6 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs34 = errors;
if(!(isRcsFormatOMHITV0001Raw(data))){
vErrors = childErrors(vErrors, isRcsFormatOMHITV0001Raw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid6 = _errs34 === errors;
valid13 = _valid6;
}
if(!valid13){
const err21 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs30 === errors;
if(valid2){
const _errs35 = errors;
const _errs36 = errors;
let valid15 = true;
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.formatId === undefined) && (missing9 = "formatId")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data6 = data.formatId;
if(!((data6 === "OMHIMV0001") || (data6 === "OMHIMS0001"))){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
var _valid7 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs39 = errors;
if(!(isRcsFormatOMHIMV0001Raw(data))){
vErrors = childErrors(vErrors, isRcsFormatOMHIMV0001Raw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid7 = _errs39 === errors;
valid15 = _valid7;
}
if(!valid15){
const err24 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs35 === errors;
if(valid2){
const _errs40 = errors;
const _errs41 = errors;
let valid17 = true;
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.formatId === undefined) && (missing10 = "formatId")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "OMTBNV0001")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
var _valid8 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs44 = errors;
if(!(isRcsFormatOMTBNV0001Raw(data))){
vErrors = childErrors(vErrors, isRcsFormatOMTBNV0001Raw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid8 = _errs44 === errors;
valid17 = _valid8;
}
if(!valid17){
const err27 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs40 === errors;
if(valid2){
const _errs45 = errors;
const _errs46 = errors;
let valid19 = true;
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.formatId === undefined) && (missing11 = "formatId")){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "OMTBNH0001")){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
var _valid9 = _errs47 === errors;
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs49 = errors;
if(!(isRcsFormatOMTBNH0001Raw(data))){
vErrors = childErrors(vErrors, isRcsFormatOMTBNH0001Raw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid9 = _errs49 === errors;
valid19 = _valid9;
}
if(!valid19){
const err30 = {instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs45 === errors;
if(valid2){
const _errs50 = errors;
const _errs51 = errors;
let valid21 = true;
const _errs52 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.formatId === undefined) && (missing12 = "formatId")){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data9 = data.formatId;
if(!((data9 === "OMSNSS0001") || (data9 === "OMSNSH0001"))){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
var _valid10 = _errs52 === errors;
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs54 = errors;
if(!(isRcsFormatOMSNSS0001Raw(data))){
vErrors = childErrors(vErrors, isRcsFormatOMSNSS0001Raw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid10 = _errs54 === errors;
valid21 = _valid10;
}
if(!valid21){
const err33 = {instancePath,schemaPath:"#/allOf/9/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs50 === errors;
if(valid2){
const _errs55 = errors;
const _errs56 = errors;
let valid23 = true;
const _errs57 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.formatId === undefined) && (missing13 = "formatId")){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data10 = data.formatId;
if(!((data10 === "CMwMhM0200") || (data10 === "CMwShS0200"))){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
var _valid11 = _errs57 === errors;
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs59 = errors;
if(!(isRcsCards2(data))){
vErrors = childErrors(vErrors, isRcsCards2.errors, instancePath + "");
errors = vErrors.length;
}
var _valid11 = _errs59 === errors;
valid23 = _valid11;
}
if(!valid23){
const err36 = {instancePath,schemaPath:"#/allOf/10/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs55 === errors;
if(valid2){
const _errs60 = errors;
const _errs61 = errors;
let valid25 = true;
const _errs62 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.formatId === undefined) && (missing14 = "formatId")){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data11 = data.formatId;
if(!((data11 === "CMwMhM0300") || (data11 === "CMwShS0300"))){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
var _valid12 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs64 = errors;
if(!(isRcsCards3(data))){
vErrors = childErrors(vErrors, isRcsCards3.errors, instancePath + "");
errors = vErrors.length;
}
var _valid12 = _errs64 === errors;
valid25 = _valid12;
}
if(!valid25){
const err39 = {instancePath,schemaPath:"#/allOf/11/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs60 === errors;
if(valid2){
const _errs65 = errors;
const _errs66 = errors;
let valid27 = true;
const _errs67 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.formatId === undefined) && (missing15 = "formatId")){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data12 = data.formatId;
if(!((data12 === "CMwMhM0400") || (data12 === "CMwShS0400"))){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
var _valid13 = _errs67 === errors;
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs69 = errors;
if(!(isRcsCards4(data))){
vErrors = childErrors(vErrors, isRcsCards4.errors, instancePath + "");
errors = vErrors.length;
}
var _valid13 = _errs69 === errors;
valid27 = _valid13;
}
if(!valid27){
const err42 = {instancePath,schemaPath:"#/allOf/12/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs65 === errors;
if(valid2){
const _errs70 = errors;
const _errs71 = errors;
let valid29 = true;
const _errs72 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.formatId === undefined) && (missing16 = "formatId")){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data13 = data.formatId;
if(!((data13 === "CMwMhM0500") || (data13 === "CMwShS0500"))){
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
var _valid14 = _errs72 === errors;
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
if(_valid14){
const _errs74 = errors;
if(!(isRcsCards5(data))){
vErrors = childErrors(vErrors, isRcsCards5.errors, instancePath + "");
errors = vErrors.length;
}
var _valid14 = _errs74 === errors;
valid29 = _valid14;
}
if(!valid29){
const err45 = {instancePath,schemaPath:"#/allOf/13/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs70 === errors;
if(valid2){
const _errs75 = errors;
const _errs76 = errors;
let valid31 = true;
const _errs77 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((data.formatId === undefined) && (missing17 = "formatId")){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
if(data.formatId !== undefined){
let data14 = data.formatId;
if(!((data14 === "CMwMhM0600") || (data14 === "CMwShS0600"))){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
var _valid15 = _errs77 === errors;
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
if(_valid15){
const _errs79 = errors;
if(!(isRcsCards6(data))){
vErrors = childErrors(vErrors, isRcsCards6.errors, instancePath + "");
errors = vErrors.length;
}
var _valid15 = _errs79 === errors;
valid31 = _valid15;
}
if(!valid31){
const err48 = {instancePath,schemaPath:"#/allOf/14/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs75 === errors;
if(valid2){
const _errs80 = errors;
let valid33 = true;
const _errs81 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if((data.header === undefined) && (missing18 = "header")){
const err49 = {};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
if(data.header !== undefined){
if("1" !== data.header){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
var _valid16 = _errs81 === errors;
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
if(_valid16){
const _errs83 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if((data.footer === undefined) && (missing19 = "footer")){
validate59.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing19}}];
return false;
}
}
var _valid16 = _errs83 === errors;
valid33 = _valid16;
}
if(!valid33){
const err51 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
validate59.errors = vErrors;
return false;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing20;
if(data.buttons !== undefined && ((data.body === undefined) && (missing20 = "body"))){
validate59.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "buttons",
    missingProperty: missing20,
    depsCount: 1,
    deps: "body"}}];
return false;
}
}
}
validate59.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__anyOf1 = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__anyOf2 = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__not1 = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.content === undefined) && (missing0 = "content")) || ((data.body === undefined) && (missing0 = "body"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if1 = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.header === undefined) && (missing0 = "header")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.header !== undefined){
if("1" !== data.header){
validate63.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/const",keyword:"const",params:{allowedValue: "1"}}];
return false;
}
}
}
}
validate63.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if2 = validate64;
const schema64 = {"required":["formatId"],"properties":{"formatId":{"enum":["SS000000"]}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "SS000000")){
validate64.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema64.properties.formatId.enum}}];
return false;
}
}
}
}
validate64.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if3 = validate65;
const schema65 = {"required":["formatId"],"properties":{"formatId":{"enum":["SL000000"]}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "SL000000")){
validate65.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema65.properties.formatId.enum}}];
return false;
}
}
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if4 = validate66;
const schema66 = {"required":["formatId"],"properties":{"formatId":{"enum":["SMwThT00","SMwThM00"]}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "SMwThT00") || (data0 === "SMwThM00"))){
validate66.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema66.properties.formatId.enum}}];
return false;
}
}
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if5 = validate67;
const schema67 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0200","CMwMhM0300","CMwMhM0400","CMwMhM0500","CMwMhM0600"]}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!(((((data0 === "CMwMhM0200") || (data0 === "CMwMhM0300")) || (data0 === "CMwMhM0400")) || (data0 === "CMwMhM0500")) || (data0 === "CMwMhM0600"))){
validate67.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema67.properties.formatId.enum}}];
return false;
}
}
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if6 = validate68;
const schema68 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwShS0200","CMwShS0300","CMwShS0400","CMwShS0500","CMwShS0600"]}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!(((((data0 === "CMwShS0200") || (data0 === "CMwShS0300")) || (data0 === "CMwShS0400")) || (data0 === "CMwShS0500")) || (data0 === "CMwShS0600"))){
validate68.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema68.properties.formatId.enum}}];
return false;
}
}
}
}
validate68.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if7 = validate69;
const schema69 = {"required":["formatId"],"properties":{"formatId":{"enum":["OMHITV0001","OMHITS0001"]}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "OMHITV0001") || (data0 === "OMHITS0001"))){
validate69.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema69.properties.formatId.enum}}];
return false;
}
}
}
}
validate69.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if8 = validate70;
const schema70 = {"required":["formatId"],"properties":{"formatId":{"enum":["OMHIMV0001","OMHIMS0001"]}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "OMHIMV0001") || (data0 === "OMHIMS0001"))){
validate70.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema70.properties.formatId.enum}}];
return false;
}
}
}
}
validate70.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if9 = validate71;
const schema71 = {"required":["formatId"],"properties":{"formatId":{"enum":["OMTBNV0001"]}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "OMTBNV0001")){
validate71.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema71.properties.formatId.enum}}];
return false;
}
}
}
}
validate71.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if10 = validate72;
const schema72 = {"required":["formatId"],"properties":{"formatId":{"enum":["OMTBNH0001"]}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "OMTBNH0001")){
validate72.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema72.properties.formatId.enum}}];
return false;
}
}
}
}
validate72.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if11 = validate73;
const schema73 = {"required":["formatId"],"properties":{"formatId":{"enum":["OMSNSS0001","OMSNSH0001"]}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "OMSNSS0001") || (data0 === "OMSNSH0001"))){
validate73.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema73.properties.formatId.enum}}];
return false;
}
}
}
}
validate73.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if12 = validate74;
const schema74 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0200","CMwShS0200"]}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "CMwMhM0200") || (data0 === "CMwShS0200"))){
validate74.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema74.properties.formatId.enum}}];
return false;
}
}
}
}
validate74.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if13 = validate75;
const schema75 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0300","CMwShS0300"]}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "CMwMhM0300") || (data0 === "CMwShS0300"))){
validate75.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema75.properties.formatId.enum}}];
return false;
}
}
}
}
validate75.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if14 = validate76;
const schema76 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0400","CMwShS0400"]}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "CMwMhM0400") || (data0 === "CMwShS0400"))){
validate76.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema76.properties.formatId.enum}}];
return false;
}
}
}
}
validate76.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if15 = validate77;
const schema77 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0500","CMwShS0500"]}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "CMwMhM0500") || (data0 === "CMwShS0500"))){
validate77.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema77.properties.formatId.enum}}];
return false;
}
}
}
}
validate77.errors = vErrors;
return errors === 0;
}

export const isRcsRulesRaw__if16 = validate78;
const schema78 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0600","CMwShS0600"]}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "CMwMhM0600") || (data0 === "CMwShS0600"))){
validate78.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema78.properties.formatId.enum}}];
return false;
}
}
}
}
validate78.errors = vErrors;
return errors === 0;
}

export const isRcsFormatSS000000Raw = validate79;
const pattern5 = new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const pattern6 = new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate79.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.text === undefined) && (missing1 = "text")){
validate79.errors = [{instancePath:instancePath+"/content/standalone",schemaPath:"#/properties/content/properties/standalone/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.text !== undefined){
let data2 = data1.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data2 === "string"){
if(func0(data2) > 400){
validate79.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 400}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
const _errs4 = errors;
validate79.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.media !== undefined){
const _errs6 = errors;
validate79.errors = [{instancePath:instancePath+"/content/standalone/media",schemaPath:"#/properties/content/properties/standalone/properties/media/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.button !== undefined){
let data5 = data1.button;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data5)){
if(data5.length > 1){
validate79.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data6 = data1.subContent;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
if(data6.length > 0){
validate79.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs10 === errors;
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
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data7 = data.body;
const _errs12 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((data7.description === undefined) && (missing2 = "description")){
validate79.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data7.title !== undefined){
const _errs13 = errors;
validate79.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/not",keyword:"not",params:{}}];
return false;
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.description !== undefined){
let data9 = data7.description;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data9 === "string"){
if(func0(data9) > 400){
validate79.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 400}}];
return false;
}
else {
if(func0(data9) < 1){
validate79.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.media !== undefined){
const _errs17 = errors;
validate79.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/not",keyword:"not",params:{}}];
return false;
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
var valid4 = true;
for(const key0 in data7){
if(pattern5.test(key0)){
const _errs19 = errors;
validate79.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
if(valid4){
var valid4 = true;
for(const key1 in data7){
if(pattern6.test(key1)){
const _errs21 = errors;
validate79.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
}
}
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data13 = data.buttons;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data13)){
if(data13.length > 1){
validate79.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs25 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.suggestions !== undefined){
let data15 = data14.suggestions;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data15)){
if(data15.length > 1){
validate79.errors = [{instancePath:instancePath+"/buttons/" + i0+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/buttons/" + i0+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate79.errors = vErrors;
return errors === 0;
}

export const isRcsFormatSL000000Raw = validate80;

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate80.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
let data2 = data1.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data2 === "string"){
if(func0(data2) > 5200){
validate80.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 120){
validate80.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.button !== undefined){
let data4 = data1.button;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length > 3){
validate80.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
let data6 = data5.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data6 === "string"){
if(func0(data6) > 68){
validate80.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 68}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data7 = data1.subContent;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data7)){
if(data7.length > 0){
validate80.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs13 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.title !== undefined){
let data9 = data8.title;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 120){
validate80.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.description !== undefined){
let data10 = data8.description;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 === "string"){
if(func0(data10) > 5200){
validate80.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.media !== undefined){
let data11 = data8.media;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 800){
validate80.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 800}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
var valid6 = true;
for(const key0 in data8){
if(pattern5.test(key0)){
const _errs20 = errors;
validate80.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key1 in data8){
if(pattern6.test(key1)){
const _errs22 = errors;
validate80.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data14 = data.buttons;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data14)){
if(data14.length > 1){
validate80.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs26 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.suggestions !== undefined){
let data16 = data15.suggestions;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data16)){
if(data16.length > 3){
validate80.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid9 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs29 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.action !== undefined){
let data18 = data17.action;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.displayText !== undefined){
let data19 = data18.displayText;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data19 === "string"){
if(func0(data19) > 68){
validate80.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 68}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
var valid9 = _errs29 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate80.errors = vErrors;
return errors === 0;
}

export const isRcsFormatSMwThT00Raw = validate81;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate81.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
let data2 = data1.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data2 === "string"){
if(func0(data2) > 5200){
validate81.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 120){
validate81.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.button !== undefined){
let data4 = data1.button;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length > 2){
validate81.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
let data6 = data5.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data6 === "string"){
if(func0(data6) > 68){
validate81.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 68}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data7 = data1.subContent;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data7)){
if(data7.length > 0){
validate81.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs13 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.title !== undefined){
let data9 = data8.title;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 120){
validate81.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.description !== undefined){
let data10 = data8.description;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 === "string"){
if(func0(data10) > 5200){
validate81.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.media !== undefined){
let data11 = data8.media;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 800){
validate81.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 800}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
var valid6 = true;
for(const key0 in data8){
if(pattern5.test(key0)){
const _errs20 = errors;
validate81.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key1 in data8){
if(pattern6.test(key1)){
const _errs22 = errors;
validate81.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data14 = data.buttons;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data14)){
if(data14.length > 1){
validate81.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs26 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.suggestions !== undefined){
let data16 = data15.suggestions;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data16)){
if(data16.length > 2){
validate81.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid9 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs29 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.action !== undefined){
let data18 = data17.action;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.displayText !== undefined){
let data19 = data18.displayText;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data19 === "string"){
if(func0(data19) > 68){
validate81.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 68}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
var valid9 = _errs29 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate81.errors = vErrors;
return errors === 0;
}

export const isRcsFormatCMwMhM0200Raw = validate82;
const schema82 = {"properties":{"content":{"required":["carousel"],"properties":{"carousel":{"type":"array","maxItems":6,"x-max-items-total-length":{"limit":5200,"of":"text"},"items":{"properties":{"text":{"type":"string","maxLength":5200,"x-code":{"default":"A415","maxLength":"A328"}},"title":{"type":"string","maxLength":120,"x-code":"A415"},"button":{"type":"array","maxItems":2,"items":{"properties":{"name":{"type":"string","maxLength":52,"x-code":"A406"}}},"x-code":"A406"}}},"x-code":{"default":"A415","maxItems":"A417","x-max-items-total-length":"A328"}}}},"body":{"patternProperties":{"^title[0-9]+$":{"type":"string","maxLength":120,"x-code":"A415"},"^description[0-9]+$":{"type":"string","maxLength":5200,"x-code":{"default":"A415","maxLength":"A328"}},"^media[0-9]+$":{"type":"string","maxLength":800,"x-code":"A217"},"^(?:title|description|media|mediaUrl)$":{"not":true,"x-code":"A415","x-message":"must be left out: in a carousel the keys have the number of their card"},"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$":{"not":true,"x-code":"A424","x-message":"must be left out: this format has no sub-information"}},"x-max-total-length":{"limit":5200,"of":["description1","description2","description3","description4","description5","description6"]},"x-code":{"default":"A415","x-max-total-length":"A328"}},"buttons":{"type":"array","maxItems":6,"items":{"properties":{"suggestions":{"type":"array","maxItems":2,"items":{"properties":{"action":{"properties":{"displayText":{"type":"string","maxLength":52,"x-code":"A406"}}}}},"x-code":"A406"}}},"x-code":"A406"}}};
const pattern11 = new RegExp("^title[0-9]+$", "u");
const pattern12 = new RegExp("^description[0-9]+$", "u");
const pattern13 = new RegExp("^media[0-9]+$", "u");
const pattern14 = new RegExp("^(?:title|description|media|mediaUrl)$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.carousel === undefined) && (missing0 = "carousel")){
validate82.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.carousel !== undefined){
let data1 = data0.carousel;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data1)){
if(data1.length > 6){
validate82.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs3 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.text !== undefined){
let data3 = data2.text;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 5200){
validate82.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/text",schemaPath:"#/properties/content/properties/carousel/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/text",schemaPath:"#/properties/content/properties/carousel/items/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs4 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.title !== undefined){
let data4 = data2.title;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data4 === "string"){
if(func0(data4) > 120){
validate82.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/title",schemaPath:"#/properties/content/properties/carousel/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/title",schemaPath:"#/properties/content/properties/carousel/items/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.button !== undefined){
let data5 = data2.button;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data5)){
if(data5.length > 2){
validate82.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button",schemaPath:"#/properties/content/properties/carousel/items/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs10 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name !== undefined){
let data7 = data6.name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data7 === "string"){
if(func0(data7) > 52){
validate82.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button/" + i1+"/name",schemaPath:"#/properties/content/properties/carousel/items/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 52}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button/" + i1+"/name",schemaPath:"#/properties/content/properties/carousel/items/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button",schemaPath:"#/properties/content/properties/carousel/items/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
}
var valid2 = _errs3 === errors;
if(!valid2){
break;
}
}
if(valid2){
if(!keyword2.holds(data1, schema82.properties.content.properties.carousel["x-max-items-total-length"])){
validate82.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/x-max-items-total-length",keyword:"x-max-items-total-length",params:{}}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs13 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
var valid6 = true;
for(const key0 in data8){
if(pattern11.test(key0)){
let data9 = data8[key0];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 120){
validate82.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Etitle%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Etitle%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs14 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key1 in data8){
if(pattern12.test(key1)){
let data10 = data8[key1];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 === "string"){
if(func0(data10) > 5200){
validate82.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Edescription%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Edescription%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs16 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key2 in data8){
if(pattern13.test(key2)){
let data11 = data8[key2];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 800){
validate82.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Emedia%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 800}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Emedia%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs18 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key3 in data8){
if(pattern14.test(key3)){
const _errs20 = errors;
validate82.errors = [{instancePath:instancePath+"/body/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key4 in data8){
if(pattern6.test(key4)){
const _errs22 = errors;
validate82.errors = [{instancePath:instancePath+"/body/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
if(!keyword3.holds(data8, schema82.properties.body["x-max-total-length"])){
validate82.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/x-max-total-length",keyword:"x-max-total-length",params:{}}];
return false;
}
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data14 = data.buttons;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data14)){
if(data14.length > 6){
validate82.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
var valid7 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs26 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.suggestions !== undefined){
let data16 = data15.suggestions;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data16)){
if(data16.length > 2){
validate82.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid9 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
const _errs29 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.action !== undefined){
let data18 = data17.action;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.displayText !== undefined){
let data19 = data18.displayText;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data19 === "string"){
if(func0(data19) > 52){
validate82.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions/" + i3+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 52}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions/" + i3+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
var valid9 = _errs29 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate82.errors = vErrors;
return errors === 0;
}

export const isRcsFormatCMwShS0200Raw = validate83;
const schema83 = {"properties":{"content":{"required":["carousel"],"properties":{"carousel":{"type":"array","maxItems":6,"x-max-items-total-length":{"limit":5200,"of":"text"},"items":{"properties":{"text":{"type":"string","maxLength":5200,"x-code":{"default":"A415","maxLength":"A328"}},"title":{"type":"string","maxLength":120,"x-code":"A415"},"button":{"type":"array","maxItems":2,"items":{"properties":{"name":{"type":"string","maxLength":20,"x-code":"A406"}}},"x-code":"A406"}}},"x-code":{"default":"A415","maxItems":"A417","x-max-items-total-length":"A328"}}}},"body":{"patternProperties":{"^title[0-9]+$":{"type":"string","maxLength":120,"x-code":"A415"},"^description[0-9]+$":{"type":"string","maxLength":5200,"x-code":{"default":"A415","maxLength":"A328"}},"^media[0-9]+$":{"type":"string","maxLength":800,"x-code":"A217"},"^(?:title|description|media|mediaUrl)$":{"not":true,"x-code":"A415","x-message":"must be left out: in a carousel the keys have the number of their card"},"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$":{"not":true,"x-code":"A424","x-message":"must be left out: this format has no sub-information"}},"x-max-total-length":{"limit":5200,"of":["description1","description2","description3","description4","description5","description6"]},"x-code":{"default":"A415","x-max-total-length":"A328"}},"buttons":{"type":"array","maxItems":6,"items":{"properties":{"suggestions":{"type":"array","maxItems":2,"items":{"properties":{"action":{"properties":{"displayText":{"type":"string","maxLength":20,"x-code":"A406"}}}}},"x-code":"A406"}}},"x-code":"A406"}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.carousel === undefined) && (missing0 = "carousel")){
validate83.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.carousel !== undefined){
let data1 = data0.carousel;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data1)){
if(data1.length > 6){
validate83.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs3 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.text !== undefined){
let data3 = data2.text;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 5200){
validate83.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/text",schemaPath:"#/properties/content/properties/carousel/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/text",schemaPath:"#/properties/content/properties/carousel/items/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs4 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.title !== undefined){
let data4 = data2.title;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data4 === "string"){
if(func0(data4) > 120){
validate83.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/title",schemaPath:"#/properties/content/properties/carousel/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/title",schemaPath:"#/properties/content/properties/carousel/items/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.button !== undefined){
let data5 = data2.button;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data5)){
if(data5.length > 2){
validate83.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button",schemaPath:"#/properties/content/properties/carousel/items/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs10 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name !== undefined){
let data7 = data6.name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data7 === "string"){
if(func0(data7) > 20){
validate83.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button/" + i1+"/name",schemaPath:"#/properties/content/properties/carousel/items/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button/" + i1+"/name",schemaPath:"#/properties/content/properties/carousel/items/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button",schemaPath:"#/properties/content/properties/carousel/items/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
}
var valid2 = _errs3 === errors;
if(!valid2){
break;
}
}
if(valid2){
if(!keyword2.holds(data1, schema83.properties.content.properties.carousel["x-max-items-total-length"])){
validate83.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/x-max-items-total-length",keyword:"x-max-items-total-length",params:{}}];
return false;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs13 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
var valid6 = true;
for(const key0 in data8){
if(pattern11.test(key0)){
let data9 = data8[key0];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 120){
validate83.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Etitle%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Etitle%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs14 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key1 in data8){
if(pattern12.test(key1)){
let data10 = data8[key1];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 === "string"){
if(func0(data10) > 5200){
validate83.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Edescription%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Edescription%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs16 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key2 in data8){
if(pattern13.test(key2)){
let data11 = data8[key2];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 800){
validate83.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Emedia%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 800}}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Emedia%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs18 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key3 in data8){
if(pattern14.test(key3)){
const _errs20 = errors;
validate83.errors = [{instancePath:instancePath+"/body/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key4 in data8){
if(pattern6.test(key4)){
const _errs22 = errors;
validate83.errors = [{instancePath:instancePath+"/body/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
if(!keyword3.holds(data8, schema83.properties.body["x-max-total-length"])){
validate83.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/x-max-total-length",keyword:"x-max-total-length",params:{}}];
return false;
}
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data14 = data.buttons;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data14)){
if(data14.length > 6){
validate83.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
var valid7 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs26 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.suggestions !== undefined){
let data16 = data15.suggestions;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data16)){
if(data16.length > 2){
validate83.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid9 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
const _errs29 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.action !== undefined){
let data18 = data17.action;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.displayText !== undefined){
let data19 = data18.displayText;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data19 === "string"){
if(func0(data19) > 20){
validate83.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions/" + i3+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions/" + i3+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
var valid9 = _errs29 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate83.errors = vErrors;
return errors === 0;
}

export const isRcsFormatOMHITV0001Raw = validate84;
const pattern22 = new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-1]$)[0-9]+$", "u");

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate84.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
const _errs2 = errors;
validate84.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 120){
validate84.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.button !== undefined){
let data4 = data1.button;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length > 2){
validate84.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
let data6 = data5.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate84.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data7 = data1.subContent;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data7)){
if(data7.length > 1){
validate84.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs13 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.title !== undefined){
let data9 = data8.title;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 120){
validate84.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.description !== undefined){
const _errs16 = errors;
validate84.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.media !== undefined){
let data11 = data8.media;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 800){
validate84.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 800}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
var valid6 = true;
for(const key0 in data8){
if(pattern5.test(key0)){
const _errs20 = errors;
validate84.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key1 in data8){
if(pattern22.test(key1)){
const _errs22 = errors;
validate84.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)(%3F!%5B1-1%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data14 = data.buttons;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data14)){
if(data14.length > 1){
validate84.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs26 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.suggestions !== undefined){
let data16 = data15.suggestions;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data16)){
if(data16.length > 2){
validate84.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid9 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs29 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.action !== undefined){
let data18 = data17.action;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.displayText !== undefined){
let data19 = data18.displayText;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data19 === "string"){
if(func0(data19) > 64){
validate84.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
var valid9 = _errs29 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate84.errors = vErrors;
return errors === 0;
}

export const isRcsFormatOMHIMV0001Raw = validate85;

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate85.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
const _errs2 = errors;
validate85.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 120){
validate85.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.button !== undefined){
let data4 = data1.button;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length > 2){
validate85.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
let data6 = data5.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate85.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data7 = data1.subContent;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data7)){
if(data7.length > 0){
validate85.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs13 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.title !== undefined){
let data9 = data8.title;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 120){
validate85.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.description !== undefined){
const _errs16 = errors;
validate85.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.media !== undefined){
let data11 = data8.media;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 800){
validate85.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 800}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
var valid6 = true;
for(const key0 in data8){
if(pattern5.test(key0)){
const _errs20 = errors;
validate85.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key1 in data8){
if(pattern6.test(key1)){
const _errs22 = errors;
validate85.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data14 = data.buttons;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data14)){
if(data14.length > 1){
validate85.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs26 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.suggestions !== undefined){
let data16 = data15.suggestions;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data16)){
if(data16.length > 2){
validate85.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid9 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs29 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.action !== undefined){
let data18 = data17.action;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.displayText !== undefined){
let data19 = data18.displayText;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data19 === "string"){
if(func0(data19) > 64){
validate85.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
var valid9 = _errs29 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate85.errors = vErrors;
return errors === 0;
}

export const isRcsFormatOMTBNV0001Raw = validate86;
const pattern26 = new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-2]$)[0-9]+$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate86.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
let data2 = data1.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data2 === "string"){
if(func0(data2) > 600){
validate86.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 600}}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 120){
validate86.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.button !== undefined){
let data4 = data1.button;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length > 2){
validate86.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
let data6 = data5.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate86.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data7 = data1.subContent;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data7)){
if(data7.length > 2){
validate86.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs13 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.title !== undefined){
let data9 = data8.title;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 120){
validate86.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.description !== undefined){
let data10 = data8.description;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 === "string"){
if(func0(data10) > 600){
validate86.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 600}}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.media !== undefined){
let data11 = data8.media;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 800){
validate86.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 800}}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
var valid6 = true;
for(const key0 in data8){
if(pattern5.test(key0)){
const _errs20 = errors;
validate86.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key1 in data8){
if(pattern26.test(key1)){
const _errs22 = errors;
validate86.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)(%3F!%5B1-2%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data14 = data.buttons;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data14)){
if(data14.length > 1){
validate86.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs26 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.suggestions !== undefined){
let data16 = data15.suggestions;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data16)){
if(data16.length > 2){
validate86.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid9 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs29 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.action !== undefined){
let data18 = data17.action;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.displayText !== undefined){
let data19 = data18.displayText;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data19 === "string"){
if(func0(data19) > 64){
validate86.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
var valid9 = _errs29 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate86.errors = vErrors;
return errors === 0;
}

export const isRcsFormatOMTBNH0001Raw = validate87;
const pattern28 = new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$", "u");

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate87.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
let data2 = data1.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data2 === "string"){
if(func0(data2) > 600){
validate87.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 600}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 120){
validate87.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.button !== undefined){
let data4 = data1.button;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length > 2){
validate87.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
let data6 = data5.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate87.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data7 = data1.subContent;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data7)){
if(data7.length > 3){
validate87.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs13 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.title !== undefined){
let data9 = data8.title;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 120){
validate87.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.description !== undefined){
let data10 = data8.description;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 === "string"){
if(func0(data10) > 600){
validate87.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 600}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.media !== undefined){
let data11 = data8.media;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 800){
validate87.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 800}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
var valid6 = true;
for(const key0 in data8){
if(pattern5.test(key0)){
const _errs20 = errors;
validate87.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key1 in data8){
if(pattern28.test(key1)){
const _errs22 = errors;
validate87.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)(%3F!%5B1-3%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data14 = data.buttons;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data14)){
if(data14.length > 1){
validate87.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs26 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.suggestions !== undefined){
let data16 = data15.suggestions;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data16)){
if(data16.length > 2){
validate87.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid9 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs29 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.action !== undefined){
let data18 = data17.action;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.displayText !== undefined){
let data19 = data18.displayText;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data19 === "string"){
if(func0(data19) > 64){
validate87.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
var valid9 = _errs29 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate87.errors = vErrors;
return errors === 0;
}

export const isRcsFormatOMSNSS0001Raw = validate88;

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate88.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
let data2 = data1.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data2 === "string"){
if(func0(data2) > 600){
validate88.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 600}}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data3 === "string"){
if(func0(data3) > 120){
validate88.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.button !== undefined){
let data4 = data1.button;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length > 2){
validate88.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
let data6 = data5.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate88.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.subContent !== undefined){
let data7 = data1.subContent;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data7)){
if(data7.length > 0){
validate88.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data8 = data.body;
const _errs13 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.title !== undefined){
let data9 = data8.title;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 120){
validate88.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.description !== undefined){
let data10 = data8.description;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 === "string"){
if(func0(data10) > 600){
validate88.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 600}}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.media !== undefined){
let data11 = data8.media;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 800){
validate88.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 800}}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
var valid6 = true;
for(const key0 in data8){
if(pattern5.test(key0)){
const _errs20 = errors;
validate88.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
var valid6 = true;
for(const key1 in data8){
if(pattern6.test(key1)){
const _errs22 = errors;
validate88.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data14 = data.buttons;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data14)){
if(data14.length > 1){
validate88.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs26 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.suggestions !== undefined){
let data16 = data15.suggestions;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data16)){
if(data16.length > 2){
validate88.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid9 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs29 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.action !== undefined){
let data18 = data17.action;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.displayText !== undefined){
let data19 = data18.displayText;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data19 === "string"){
if(func0(data19) > 64){
validate88.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
var valid9 = _errs29 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate88.errors = vErrors;
return errors === 0;
}

export const isOmniEntryAlimtalk = validate89;

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.alimtalk === undefined) && (missing0 = "alimtalk")){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "alimtalk")){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alimtalk !== undefined){
if(!(isOmniAlimtalk(data.alimtalk))){
vErrors = childErrors(vErrors, isOmniAlimtalk.errors, instancePath + "/alimtalk");
errors = vErrors.length;
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

export const isOmniAlimtalk = validate90;
const schema90 = {"type":"object","required":["senderKey","msgType","templateCode","text"],"additionalProperties":false,"properties":{"senderKey":{"x-call":"isMessengerSenderKey"},"msgType":{"x-call":"isAlimtalkMsgType"},"templateCode":{"x-call":"isAlimtalkTemplateCode"},"text":{"x-call":"isAlimtalkTextRaw"},"title":{"x-call":"isAlimtalkTitleRaw"},"header":{"x-call":"isAlimtalkHeaderRaw"},"attachment":{"x-call":"isAlimtalkAttachmentRaw"},"supplement":{"x-call":"isAlimtalkSupplementRaw"},"price":{"x-call":"isAlimtalkPrice"},"currencyType":{"x-call":"isAlimtalkCurrencyType"},"link":{"x-call":"isAlimtalkLinkRaw"}},"allOf":[{"x-call":"isAlimtalkRulesRaw"}]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isAlimtalkRulesRaw(data))){
vErrors = childErrors(vErrors, isAlimtalkRulesRaw.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.senderKey === undefined) && (missing0 = "senderKey")) || ((data.msgType === undefined) && (missing0 = "msgType"))) || ((data.templateCode === undefined) && (missing0 = "templateCode"))) || ((data.text === undefined) && (missing0 = "text"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func5.call(schema90.properties, key0))){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.senderKey !== undefined){
const _errs3 = errors;
if(!(isMessengerSenderKey(data.senderKey))){
vErrors = childErrors(vErrors, isMessengerSenderKey.errors, instancePath + "/senderKey");
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.msgType !== undefined){
const _errs4 = errors;
if(!(isAlimtalkMsgType(data.msgType))){
vErrors = childErrors(vErrors, isAlimtalkMsgType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.templateCode !== undefined){
const _errs5 = errors;
if(!(isAlimtalkTemplateCode(data.templateCode))){
vErrors = childErrors(vErrors, isAlimtalkTemplateCode.errors, instancePath + "/templateCode");
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
const _errs6 = errors;
if(!(isAlimtalkTextRaw(data.text))){
vErrors = childErrors(vErrors, isAlimtalkTextRaw.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
const _errs7 = errors;
if(!(isAlimtalkTitleRaw(data.title))){
vErrors = childErrors(vErrors, isAlimtalkTitleRaw.errors, instancePath + "/title");
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.header !== undefined){
const _errs8 = errors;
if(!(isAlimtalkHeaderRaw(data.header))){
vErrors = childErrors(vErrors, isAlimtalkHeaderRaw.errors, instancePath + "/header");
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attachment !== undefined){
const _errs9 = errors;
if(!(isAlimtalkAttachmentRaw(data.attachment))){
vErrors = childErrors(vErrors, isAlimtalkAttachmentRaw.errors, instancePath + "/attachment");
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.supplement !== undefined){
const _errs10 = errors;
if(!(isAlimtalkSupplementRaw(data.supplement))){
vErrors = childErrors(vErrors, isAlimtalkSupplementRaw.errors, instancePath + "/supplement");
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.price !== undefined){
const _errs11 = errors;
if(!(isAlimtalkPrice(data.price))){
vErrors = childErrors(vErrors, isAlimtalkPrice.errors, instancePath + "/price");
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.currencyType !== undefined){
const _errs12 = errors;
if(!(isAlimtalkCurrencyType(data.currencyType))){
vErrors = childErrors(vErrors, isAlimtalkCurrencyType.errors, instancePath + "/currencyType");
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.link !== undefined){
const _errs13 = errors;
if(!(isAlimtalkLinkRaw(data.link))){
vErrors = childErrors(vErrors, isAlimtalkLinkRaw.errors, instancePath + "/link");
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
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
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

export const isAlimtalkTextRaw = validate91;

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 4000){
validate91.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
else {
if(func0(data) < 1){
validate91.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

export const isAlimtalkTitleRaw = validate92;

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate92.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data) < 1){
validate92.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

export const isAlimtalkHeaderRaw = validate93;

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate93.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(func0(data) < 1){
validate93.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}

export const isAlimtalkAttachmentRaw = validate94;

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "button") || (key0 === "item")) || (key0 === "itemHighlight"))){
validate94.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.button !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonsRaw(data.button))){
vErrors = childErrors(vErrors, isMessengerButtonsRaw.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item !== undefined){
const _errs3 = errors;
if(!(isAlimtalkItemRaw(data.item))){
vErrors = childErrors(vErrors, isAlimtalkItemRaw.errors, instancePath + "/item");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itemHighlight !== undefined){
const _errs4 = errors;
if(!(isAlimtalkItemHighlightRaw(data.itemHighlight))){
vErrors = childErrors(vErrors, isAlimtalkItemHighlightRaw.errors, instancePath + "/itemHighlight");
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonsRaw = validate95;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 5){
validate95.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isMessengerButtonRaw(data[i0]))){
vErrors = childErrors(vErrors, isMessengerButtonRaw.errors, instancePath + "/" + i0);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonRaw = validate96;
const schema96 = {"x-code":{"default":"A503","oneOf":"A524"},"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["WL","AL","DS","BK","MD","BC","BT","AC","BF"],"maxLength":2,"x-code":"A524"}},"allOf":[{"type":"object","properties":{"type":{"enum":["WL","AL","DS","BK","MD","BC","BT","AC","BF"],"x-code":"A524"}},"required":["type"]},{"if":{"properties":{"type":{"enum":["WL"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonWlRaw"}},{"if":{"properties":{"type":{"enum":["AL"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonAlRaw"}},{"if":{"properties":{"type":{"enum":["DS"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonDsRaw"}},{"if":{"properties":{"type":{"enum":["BK"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBkRaw"}},{"if":{"properties":{"type":{"enum":["MD"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonMdRaw"}},{"if":{"properties":{"type":{"enum":["BC"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBcRaw"}},{"if":{"properties":{"type":{"enum":["BT"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBtRaw"}},{"if":{"properties":{"type":{"enum":["AC"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonAcRaw"}},{"if":{"properties":{"type":{"enum":["BF"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBfRaw"}}]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate96.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((data0 === "WL") || (data0 === "AL")) || (data0 === "DS")) || (data0 === "BK")) || (data0 === "MD")) || (data0 === "BC")) || (data0 === "BT")) || (data0 === "AC")) || (data0 === "BF"))){
validate96.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema96.allOf[0].properties.type.enum}}];
return false;
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
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
if(data.type !== undefined){
if(!(data.type === "WL")){
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
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(!(isMessengerButtonWlRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonWlRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err2 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate96.errors = vErrors;
return false;
}
var valid0 = _errs4 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "AL")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(!(isMessengerButtonAlRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonAlRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate96.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
if(valid0){
const _errs14 = errors;
const _errs15 = errors;
let valid6 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "DS")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(!(isMessengerButtonDsRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonDsRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
valid6 = _valid2;
}
if(!valid6){
const err8 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate96.errors = vErrors;
return false;
}
var valid0 = _errs14 === errors;
if(valid0){
const _errs19 = errors;
const _errs20 = errors;
let valid8 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BK")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(!(isMessengerButtonBkRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonBkRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid3 = _errs23 === errors;
valid8 = _valid3;
}
if(!valid8){
const err11 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate96.errors = vErrors;
return false;
}
var valid0 = _errs19 === errors;
if(valid0){
const _errs24 = errors;
const _errs25 = errors;
let valid10 = true;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "MD")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid4 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs28 = errors;
if(!(isMessengerButtonMdRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonMdRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid4 = _errs28 === errors;
valid10 = _valid4;
}
if(!valid10){
const err14 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate96.errors = vErrors;
return false;
}
var valid0 = _errs24 === errors;
if(valid0){
const _errs29 = errors;
const _errs30 = errors;
let valid12 = true;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BC")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid5 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs33 = errors;
if(!(isMessengerButtonBcRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonBcRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid5 = _errs33 === errors;
valid12 = _valid5;
}
if(!valid12){
const err17 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate96.errors = vErrors;
return false;
}
var valid0 = _errs29 === errors;
if(valid0){
const _errs34 = errors;
const _errs35 = errors;
let valid14 = true;
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BT")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid6 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs38 = errors;
if(!(isMessengerButtonBtRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonBtRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid6 = _errs38 === errors;
valid14 = _valid6;
}
if(!valid14){
const err20 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate96.errors = vErrors;
return false;
}
var valid0 = _errs34 === errors;
if(valid0){
const _errs39 = errors;
const _errs40 = errors;
let valid16 = true;
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.type === undefined) && (missing8 = "type")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "AC")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
var _valid7 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs43 = errors;
if(!(isMessengerButtonAcRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonAcRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid7 = _errs43 === errors;
valid16 = _valid7;
}
if(!valid16){
const err23 = {instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate96.errors = vErrors;
return false;
}
var valid0 = _errs39 === errors;
if(valid0){
const _errs44 = errors;
const _errs45 = errors;
let valid18 = true;
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.type === undefined) && (missing9 = "type")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BF")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
var _valid8 = _errs46 === errors;
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs48 = errors;
if(!(isMessengerButtonBfRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonBfRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid8 = _errs48 === errors;
valid18 = _valid8;
}
if(!valid18){
const err26 = {instancePath,schemaPath:"#/allOf/9/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate96.errors = vErrors;
return false;
}
var valid0 = _errs44 === errors;
}
}
}
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.type === undefined) && (missing10 = "type")){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data.type !== undefined){
let data10 = data.type;
const _errs49 = errors;
if(!(((((((((data10 === "WL") || (data10 === "AL")) || (data10 === "DS")) || (data10 === "BK")) || (data10 === "MD")) || (data10 === "BC")) || (data10 === "BT")) || (data10 === "AC")) || (data10 === "BF"))){
validate96.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema96.properties.type.enum}}];
return false;
}
if(errors === _errs49){
if(typeof data10 === "string"){
if(func0(data10) > 2){
validate96.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonRaw__if1 = validate97;
const schema97 = {"properties":{"type":{"enum":["WL"]}},"required":["type"]};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "WL")){
validate97.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema97.properties.type.enum}}];
return false;
}
}
}
}
validate97.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonRaw__if2 = validate98;
const schema98 = {"properties":{"type":{"enum":["AL"]}},"required":["type"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "AL")){
validate98.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema98.properties.type.enum}}];
return false;
}
}
}
}
validate98.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonRaw__if3 = validate99;
const schema99 = {"properties":{"type":{"enum":["DS"]}},"required":["type"]};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "DS")){
validate99.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema99.properties.type.enum}}];
return false;
}
}
}
}
validate99.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonRaw__if4 = validate100;
const schema100 = {"properties":{"type":{"enum":["BK"]}},"required":["type"]};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "BK")){
validate100.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema100.properties.type.enum}}];
return false;
}
}
}
}
validate100.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonRaw__if5 = validate101;
const schema101 = {"properties":{"type":{"enum":["MD"]}},"required":["type"]};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "MD")){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema101.properties.type.enum}}];
return false;
}
}
}
}
validate101.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonRaw__if6 = validate102;
const schema102 = {"properties":{"type":{"enum":["BC"]}},"required":["type"]};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "BC")){
validate102.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema102.properties.type.enum}}];
return false;
}
}
}
}
validate102.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonRaw__if7 = validate103;
const schema103 = {"properties":{"type":{"enum":["BT"]}},"required":["type"]};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "BT")){
validate103.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema103.properties.type.enum}}];
return false;
}
}
}
}
validate103.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonRaw__if8 = validate104;
const schema104 = {"properties":{"type":{"enum":["AC"]}},"required":["type"]};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "AC")){
validate104.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema104.properties.type.enum}}];
return false;
}
}
}
}
validate104.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonRaw__if9 = validate105;
const schema105 = {"properties":{"type":{"enum":["BF"]}},"required":["type"]};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "BF")){
validate105.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema105.properties.type.enum}}];
return false;
}
}
}
}
validate105.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonWlRaw = validate106;

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "type")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "target"))){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
if("WL" !== data1){
validate106.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WL"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate106.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlMobile !== undefined){
const _errs5 = errors;
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlPc !== undefined){
const _errs6 = errors;
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data4 = data.target;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(func0(data4) > 10){
validate106.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(func0(data4) < 1){
validate106.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonNameRaw = validate107;

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 56){
validate107.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 56}}];
return false;
}
else {
if(func0(data) < 1){
validate107.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}

export const isMessengerLinkRaw = validate108;

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 4000){
validate108.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
else {
if(func0(data) < 1){
validate108.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonAlRaw = validate109;

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate109.errors = vErrors;
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
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid")) || (key0 === "target"))){
validate109.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data.name !== undefined){
const _errs7 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate109.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "AL"}}];
return false;
}
if(errors === _errs8){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate109.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
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
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
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
if(!(isMessengerLinkRaw(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeIos");
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
if(!(isMessengerLinkRaw(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeAndroid");
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
validate109.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(func0(data6) < 1){
validate109.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
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
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonAlRaw__anyOf1 = validate110;

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemeIos === undefined) && (missing0 = "schemeIos")) || ((data.schemeAndroid === undefined) && (missing0 = "schemeAndroid"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonAlRaw__anyOf2 = validate111;

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemeIos === undefined) && (missing0 = "schemeIos")) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonAlRaw__anyOf3 = validate112;

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemeAndroid === undefined) && (missing0 = "schemeAndroid")) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonDsRaw = validate113;

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
if("DS" !== data1){
validate113.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "DS"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate113.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate113.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBkRaw = validate114;

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate114.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate114.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BK"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate114.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonMdRaw = validate115;

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate115.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MD"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBcRaw = validate116;

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "type")) || (key0 === "chatExtra"))){
validate116.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BC"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate116.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate116.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/type",keyword:"type",params:{type: "string"}}];
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
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBtRaw = validate117;

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "chatExtra")) || (key0 === "chatEvent"))){
validate117.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate117.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BT"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate117.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate117.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate117.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate117.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/type",keyword:"type",params:{type: "string"}}];
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
validate117.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data3) < 1){
validate117.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/type",keyword:"type",params:{type: "string"}}];
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
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonAcRaw = validate118;

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate118.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
if("AC" !== data1){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "AC"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBfRaw = validate119;

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate119.errors = vErrors;
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
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "bizFormKey")) || (key0 === "bizFormId"))){
validate119.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.name !== undefined){
const _errs6 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate119.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BF"}}];
return false;
}
if(errors === _errs7){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate119.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate119.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data2) < 1){
validate119.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/type",keyword:"type",params:{type: "string"}}];
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
validate119.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data3) < 1){
validate119.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/type",keyword:"type",params:{type: "string"}}];
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
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBfRaw__anyOf1 = validate120;

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.bizFormKey === undefined) && (missing0 = "bizFormKey")){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBfRaw__anyOf2 = validate121;

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.bizFormId === undefined) && (missing0 = "bizFormId")){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}

export const isAlimtalkItemRaw = validate122;

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "list") || (key0 === "summary"))){
validate122.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 10){
validate122.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data0.length < 2){
validate122.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isAlimtalkItemRowRaw(data0[i0]))){
vErrors = childErrors(vErrors, isAlimtalkItemRowRaw.errors, instancePath + "/list/" + i0);
errors = vErrors.length;
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
validate122.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs5 = errors;
if(!(isMessengerItemSummaryRaw(data.summary))){
vErrors = childErrors(vErrors, isMessengerItemSummaryRaw.errors, instancePath + "/summary");
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
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}

export const isAlimtalkItemRowRaw = validate123;

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "title") || (key0 === "description"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 24){
validate123.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 24}}];
return false;
}
else {
if(func0(data0) < 1){
validate123.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 92){
validate123.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 92}}];
return false;
}
else {
if(func0(data1) < 1){
validate123.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}

export const isMessengerItemSummaryRaw = validate124;

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.description === undefined) && (missing0 = "description"))){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "title") || (key0 === "description"))){
validate124.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 24){
validate124.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 24}}];
return false;
}
else {
if(func0(data0) < 1){
validate124.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 56){
validate124.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 56}}];
return false;
}
else {
if(func0(data1) < 1){
validate124.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}

export const isAlimtalkItemHighlightRaw = validate125;

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "title") || (key0 === "description"))){
validate125.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 120){
validate125.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(func0(data0) < 1){
validate125.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 76){
validate125.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 76}}];
return false;
}
else {
if(func0(data1) < 1){
validate125.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

export const isAlimtalkSupplementRaw = validate126;

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "quickReply")){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quickReply !== undefined){
let data0 = data.quickReply;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 10){
validate126.errors = [{instancePath:instancePath+"/quickReply",schemaPath:"#/properties/quickReply/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isMessengerQuickReplyRaw(data0[i0]))){
vErrors = childErrors(vErrors, isMessengerQuickReplyRaw.errors, instancePath + "/quickReply/" + i0);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/quickReply",schemaPath:"#/properties/quickReply/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyRaw = validate127;
const schema127 = {"x-code":{"default":"A562","oneOf":"A563"},"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["WL","AL","BK","BC","BT","BF","MD"],"maxLength":2,"x-code":"A563"}},"allOf":[{"type":"object","properties":{"type":{"enum":["WL","AL","BK","BC","BT","BF","MD"],"x-code":"A563"}},"required":["type"]},{"if":{"properties":{"type":{"enum":["WL"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyWlRaw"}},{"if":{"properties":{"type":{"enum":["AL"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyAlRaw"}},{"if":{"properties":{"type":{"enum":["BK"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyBkRaw"}},{"if":{"properties":{"type":{"enum":["BC"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyBcRaw"}},{"if":{"properties":{"type":{"enum":["BT"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyBtRaw"}},{"if":{"properties":{"type":{"enum":["BF"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyBfRaw"}},{"if":{"properties":{"type":{"enum":["MD"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyMdRaw"}}]};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate127.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((data0 === "WL") || (data0 === "AL")) || (data0 === "BK")) || (data0 === "BC")) || (data0 === "BT")) || (data0 === "BF")) || (data0 === "MD"))){
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema127.allOf[0].properties.type.enum}}];
return false;
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
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
if(data.type !== undefined){
if(!(data.type === "WL")){
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
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(!(isMessengerQuickReplyWlRaw(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyWlRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err2 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate127.errors = vErrors;
return false;
}
var valid0 = _errs4 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "AL")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(!(isMessengerQuickReplyAlRaw(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyAlRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate127.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
if(valid0){
const _errs14 = errors;
const _errs15 = errors;
let valid6 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BK")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(!(isMessengerQuickReplyBkRaw(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyBkRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
valid6 = _valid2;
}
if(!valid6){
const err8 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate127.errors = vErrors;
return false;
}
var valid0 = _errs14 === errors;
if(valid0){
const _errs19 = errors;
const _errs20 = errors;
let valid8 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BC")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(!(isMessengerQuickReplyBcRaw(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyBcRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid3 = _errs23 === errors;
valid8 = _valid3;
}
if(!valid8){
const err11 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate127.errors = vErrors;
return false;
}
var valid0 = _errs19 === errors;
if(valid0){
const _errs24 = errors;
const _errs25 = errors;
let valid10 = true;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BT")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid4 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs28 = errors;
if(!(isMessengerQuickReplyBtRaw(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyBtRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid4 = _errs28 === errors;
valid10 = _valid4;
}
if(!valid10){
const err14 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate127.errors = vErrors;
return false;
}
var valid0 = _errs24 === errors;
if(valid0){
const _errs29 = errors;
const _errs30 = errors;
let valid12 = true;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BF")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid5 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs33 = errors;
if(!(isMessengerQuickReplyBfRaw(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyBfRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid5 = _errs33 === errors;
valid12 = _valid5;
}
if(!valid12){
const err17 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate127.errors = vErrors;
return false;
}
var valid0 = _errs29 === errors;
if(valid0){
const _errs34 = errors;
const _errs35 = errors;
let valid14 = true;
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "MD")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid6 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs38 = errors;
if(!(isMessengerQuickReplyMdRaw(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyMdRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid6 = _errs38 === errors;
valid14 = _valid6;
}
if(!valid14){
const err20 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate127.errors = vErrors;
return false;
}
var valid0 = _errs34 === errors;
}
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.type === undefined) && (missing8 = "type")){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data.type !== undefined){
let data8 = data.type;
const _errs39 = errors;
if(!(((((((data8 === "WL") || (data8 === "AL")) || (data8 === "BK")) || (data8 === "BC")) || (data8 === "BT")) || (data8 === "BF")) || (data8 === "MD"))){
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema127.properties.type.enum}}];
return false;
}
if(errors === _errs39){
if(typeof data8 === "string"){
if(func0(data8) > 2){
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyWlRaw = validate128;

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "type")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "target"))){
validate128.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
if("WL" !== data1){
validate128.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WL"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate128.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlMobile !== undefined){
const _errs5 = errors;
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlPc !== undefined){
const _errs6 = errors;
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data4 = data.target;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(func0(data4) > 10){
validate128.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(func0(data4) < 1){
validate128.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyAlRaw = validate129;

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate129.errors = vErrors;
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
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid")) || (key0 === "target"))){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data.name !== undefined){
const _errs7 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "AL"}}];
return false;
}
if(errors === _errs8){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
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
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
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
if(!(isMessengerLinkRaw(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeIos");
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
if(!(isMessengerLinkRaw(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeAndroid");
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
validate129.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(func0(data6) < 1){
validate129.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
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
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyBkRaw = validate130;

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BK"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyBcRaw = validate131;

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "type")) || (key0 === "chatExtra"))){
validate131.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate131.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BC"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate131.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate131.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate131.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/type",keyword:"type",params:{type: "string"}}];
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
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyBtRaw = validate132;

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "chatExtra")) || (key0 === "chatEvent"))){
validate132.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate132.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BT"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate132.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate132.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate132.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/type",keyword:"type",params:{type: "string"}}];
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
validate132.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data3) < 1){
validate132.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/type",keyword:"type",params:{type: "string"}}];
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
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyBfRaw = validate133;

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate133.errors = vErrors;
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
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "bizFormKey")) || (key0 === "bizFormId"))){
validate133.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.name !== undefined){
const _errs6 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate133.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BF"}}];
return false;
}
if(errors === _errs7){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate133.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate133.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data2) < 1){
validate133.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/type",keyword:"type",params:{type: "string"}}];
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
validate133.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data3) < 1){
validate133.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/type",keyword:"type",params:{type: "string"}}];
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
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyMdRaw = validate134;

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate134.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
validate134.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MD"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate134.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}

export const isAlimtalkLinkRaw = validate135;

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate135.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "urlMobile") || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate135.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.urlMobile !== undefined){
const _errs2 = errors;
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlPc !== undefined){
const _errs3 = errors;
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemeIos !== undefined){
const _errs4 = errors;
if(!(isMessengerLinkRaw(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeIos");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemeAndroid !== undefined){
const _errs5 = errors;
if(!(isMessengerLinkRaw(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeAndroid");
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
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}

export const isAlimtalkRulesRaw = validate136;

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.supplement === undefined) && (missing0 = "supplement")){
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
if(data.supplement !== undefined){
let data0 = data.supplement;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.quickReply === undefined) && (missing1 = "quickReply")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.quickReply !== undefined){
let data1 = data0.quickReply;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length < 1){
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
else {
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
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachment !== undefined){
let data2 = data.attachment;
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.button !== undefined){
let data3 = data2.button;
if(Array.isArray(data3)){
if(data3.length > 2){
validate136.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/0/then/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
}
}
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.button !== undefined){
let data4 = data.button;
const _errs10 = errors;
if(Array.isArray(data4)){
if(data4.length > 2){
validate136.errors = [{instancePath:instancePath+"/button",schemaPath:"#/allOf/0/then/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate136.errors = vErrors;
return false;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs11 = errors;
const _errs12 = errors;
let valid6 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.msgType === undefined) && (missing2 = "msgType")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("AI" !== data.msgType){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachment !== undefined){
let data6 = data.attachment;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.itemHighlight !== undefined){
let data7 = data6.itemHighlight;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.title !== undefined){
let data8 = data7.title;
const _errs18 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 84){
validate136.errors = [{instancePath:instancePath+"/attachment/itemHighlight/title",schemaPath:"#/allOf/1/then/properties/attachment/properties/itemHighlight/properties/title/maxLength",keyword:"maxLength",params:{limit: 84}}];
return false;
}
}
var valid10 = _errs18 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data7.description !== undefined){
let data9 = data7.description;
const _errs19 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 52){
validate136.errors = [{instancePath:instancePath+"/attachment/itemHighlight/description",schemaPath:"#/allOf/1/then/properties/attachment/properties/itemHighlight/properties/description/maxLength",keyword:"maxLength",params:{limit: 52}}];
return false;
}
}
var valid10 = _errs19 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
var _valid1 = _errs15 === errors;
valid6 = _valid1;
}
if(!valid6){
const err8 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate136.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
}
validate136.errors = vErrors;
return errors === 0;
}

export const isAlimtalkRulesRaw__if1 = validate137;

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.supplement === undefined) && (missing0 = "supplement")){
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.supplement !== undefined){
let data0 = data.supplement;
const _errs0 = errors;
if(errors === _errs0){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.quickReply === undefined) && (missing1 = "quickReply")){
validate137.errors = [{instancePath:instancePath+"/supplement",schemaPath:"#/properties/supplement/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.quickReply !== undefined){
let data1 = data0.quickReply;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length < 1){
validate137.errors = [{instancePath:instancePath+"/supplement/quickReply",schemaPath:"#/properties/supplement/properties/quickReply/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
else {
validate137.errors = [{instancePath:instancePath+"/supplement/quickReply",schemaPath:"#/properties/supplement/properties/quickReply/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate137.errors = [{instancePath:instancePath+"/supplement",schemaPath:"#/properties/supplement/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate137.errors = vErrors;
return errors === 0;
}

export const isAlimtalkRulesRaw__if2 = validate138;

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("AI" !== data.msgType){
validate138.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "AI"}}];
return false;
}
}
}
}
validate138.errors = vErrors;
return errors === 0;
}

export const isOmniEntryFriendtalk = validate139;

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.friendtalk === undefined) && (missing0 = "friendtalk")){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "friendtalk")){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.friendtalk !== undefined){
if(!(isOmniFriendtalk(data.friendtalk))){
vErrors = childErrors(vErrors, isOmniFriendtalk.errors, instancePath + "/friendtalk");
errors = vErrors.length;
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}

export const isOmniFriendtalk = validate140;
const schema140 = {"type":"object","required":["senderKey","msgType"],"additionalProperties":false,"properties":{"senderKey":{"x-call":"isMessengerSenderKey"},"msgType":{"x-call":"isFriendtalkMsgType"},"text":{"x-call":"isFriendtalkTextRaw"},"adFlag":{"x-call":"isFriendtalkAdFlag"},"adult":{"x-call":"isFriendtalkAdult"},"pushAlarm":{"x-call":"isFriendtalkPushAlarm"},"header":{"x-call":"isFriendtalkHeaderRaw"},"additionalContent":{"x-call":"isFriendtalkAdditionalContentRaw"},"groupTagKey":{"x-call":"isFriendtalkGroupTagKey"},"attachment":{"x-call":"isFriendtalkAttachmentRaw"},"carousel":{"x-call":"isFriendtalkCarouselRaw"}},"allOf":[{"x-call":"isFriendtalkRulesRaw"},{"x-call":"isFriendtalkKindsRaw"},{"x-across-fields":true,"if":{"required":["msgType"],"properties":{"msgType":{"not":{"enum":["FL","FC","FM","FA","FP"]}}}},"then":{"required":["text"]}},{"x-across-fields":true,"if":{"required":["msgType"],"properties":{"msgType":{"enum":["FI","FW"]}}},"then":{"required":["attachment"],"properties":{"attachment":{"required":["image"],"properties":{"image":{"x-code":"A513"}},"x-code":"A513"}}}},{"x-across-fields":true,"if":{"required":["msgType"],"properties":{"msgType":{"const":"FL"}}},"then":{"required":["attachment"],"properties":{"attachment":{"required":["item"],"properties":{"item":{"x-code":"A521"}},"x-code":"A521"}}}},{"x-across-fields":true,"if":{"required":["msgType"],"properties":{"msgType":{"const":"FC"}}},"then":{"required":["carousel"],"properties":{"carousel":{"properties":{"list":{"minItems":2,"x-code":{"minItems":"A417"}}}}}},"else":{"if":{"required":["msgType"],"properties":{"msgType":{"const":"FA"}}},"else":{"properties":{"carousel":{"not":true,"x-message":"must be left out: only a message of the type FC or FA has a carousel"}}}}}]};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(isFriendtalkRulesRaw(data))){
vErrors = childErrors(vErrors, isFriendtalkRulesRaw.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(isFriendtalkKindsRaw(data))){
vErrors = childErrors(vErrors, isFriendtalkKindsRaw.errors, instancePath + "");
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
if((data.msgType === undefined) && (missing0 = "msgType")){
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
if(data.msgType !== undefined){
let data0 = data.msgType;
const _errs7 = errors;
const _errs8 = errors;
if(!(((((data0 === "FL") || (data0 === "FC")) || (data0 === "FM")) || (data0 === "FA")) || (data0 === "FP"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid3 = _errs8 === errors;
if(valid3){
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
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
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
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
validate140.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
var _valid0 = _errs9 === errors;
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
validate140.errors = vErrors;
return false;
}
var valid0 = _errs3 === errors;
if(valid0){
const _errs10 = errors;
const _errs11 = errors;
let valid4 = true;
const _errs12 = errors;
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
let data1 = data.msgType;
if(!((data1 === "FI") || (data1 === "FW"))){
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
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.attachment === undefined) && (missing3 = "attachment")){
validate140.errors = [{instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.attachment !== undefined){
let data2 = data.attachment;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.image === undefined) && (missing4 = "image")){
validate140.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/3/then/properties/attachment/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
}
}
}
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
}
if(!valid4){
const err6 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate140.errors = vErrors;
return false;
}
var valid0 = _errs10 === errors;
if(valid0){
const _errs16 = errors;
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.msgType === undefined) && (missing5 = "msgType")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FL" !== data.msgType){
const err8 = {};
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
var _valid2 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.attachment === undefined) && (missing6 = "attachment")){
validate140.errors = [{instancePath,schemaPath:"#/allOf/4/then/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data.attachment !== undefined){
let data4 = data.attachment;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing7;
if((data4.item === undefined) && (missing7 = "item")){
validate140.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/4/then/properties/attachment/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
}
}
}
}
var _valid2 = _errs20 === errors;
valid7 = _valid2;
}
if(!valid7){
const err9 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate140.errors = vErrors;
return false;
}
var valid0 = _errs16 === errors;
if(valid0){
const _errs22 = errors;
const _errs23 = errors;
let valid10 = true;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.msgType === undefined) && (missing8 = "msgType")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FC" !== data.msgType){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid3 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid3){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.carousel === undefined) && (missing9 = "carousel")){
validate140.errors = [{instancePath,schemaPath:"#/allOf/5/then/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data.carousel !== undefined){
let data6 = data.carousel;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.list !== undefined){
let data7 = data6.list;
if(Array.isArray(data7)){
if(data7.length < 2){
validate140.errors = [{instancePath:instancePath+"/carousel/list",schemaPath:"#/allOf/5/then/properties/carousel/properties/list/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
}
}
}
}
}
}
var _valid3 = _errs26 === errors;
valid10 = _valid3;
ifClause0 = "then";
}
else {
const _errs29 = errors;
const _errs30 = errors;
let valid14 = true;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.msgType === undefined) && (missing10 = "msgType")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FA" !== data.msgType){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid4 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.carousel !== undefined){
validate140.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/allOf/5/else/else/properties/carousel/not",keyword:"not",params:{}}];
return false;
}
}
var _valid4 = _errs33 === errors;
valid14 = _valid4;
}
if(!valid14){
const err14 = {instancePath,schemaPath:"#/allOf/5/else/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate140.errors = vErrors;
return false;
}
var _valid3 = _errs29 === errors;
valid10 = _valid3;
ifClause0 = "else";
}
if(!valid10){
const err15 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate140.errors = vErrors;
return false;
}
var valid0 = _errs22 === errors;
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if(((data.senderKey === undefined) && (missing11 = "senderKey")) || ((data.msgType === undefined) && (missing11 = "msgType"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs36 = errors;
for(const key0 in data){
if(!(func5.call(schema140.properties, key0))){
validate140.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs36 === errors){
if(data.senderKey !== undefined){
const _errs37 = errors;
if(!(isMessengerSenderKey(data.senderKey))){
vErrors = childErrors(vErrors, isMessengerSenderKey.errors, instancePath + "/senderKey");
errors = vErrors.length;
}
var valid17 = _errs37 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.msgType !== undefined){
const _errs38 = errors;
if(!(isFriendtalkMsgType(data.msgType))){
vErrors = childErrors(vErrors, isFriendtalkMsgType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid17 = _errs38 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.text !== undefined){
const _errs39 = errors;
if(!(isFriendtalkTextRaw(data.text))){
vErrors = childErrors(vErrors, isFriendtalkTextRaw.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid17 = _errs39 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.adFlag !== undefined){
const _errs40 = errors;
if(!(isFriendtalkAdFlag(data.adFlag))){
vErrors = childErrors(vErrors, isFriendtalkAdFlag.errors, instancePath + "/adFlag");
errors = vErrors.length;
}
var valid17 = _errs40 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.adult !== undefined){
const _errs41 = errors;
if(!(isFriendtalkAdult(data.adult))){
vErrors = childErrors(vErrors, isFriendtalkAdult.errors, instancePath + "/adult");
errors = vErrors.length;
}
var valid17 = _errs41 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.pushAlarm !== undefined){
const _errs42 = errors;
if(!(isFriendtalkPushAlarm(data.pushAlarm))){
vErrors = childErrors(vErrors, isFriendtalkPushAlarm.errors, instancePath + "/pushAlarm");
errors = vErrors.length;
}
var valid17 = _errs42 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.header !== undefined){
const _errs43 = errors;
if(!(isFriendtalkHeaderRaw(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeaderRaw.errors, instancePath + "/header");
errors = vErrors.length;
}
var valid17 = _errs43 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.additionalContent !== undefined){
const _errs44 = errors;
if(!(isFriendtalkAdditionalContentRaw(data.additionalContent))){
vErrors = childErrors(vErrors, isFriendtalkAdditionalContentRaw.errors, instancePath + "/additionalContent");
errors = vErrors.length;
}
var valid17 = _errs44 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.groupTagKey !== undefined){
const _errs45 = errors;
if(!(isFriendtalkGroupTagKey(data.groupTagKey))){
vErrors = childErrors(vErrors, isFriendtalkGroupTagKey.errors, instancePath + "/groupTagKey");
errors = vErrors.length;
}
var valid17 = _errs45 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.attachment !== undefined){
const _errs46 = errors;
if(!(isFriendtalkAttachmentRaw(data.attachment))){
vErrors = childErrors(vErrors, isFriendtalkAttachmentRaw.errors, instancePath + "/attachment");
errors = vErrors.length;
}
var valid17 = _errs46 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.carousel !== undefined){
const _errs47 = errors;
if(!(isFriendtalkCarouselRaw(data.carousel))){
vErrors = childErrors(vErrors, isFriendtalkCarouselRaw.errors, instancePath + "/carousel");
errors = vErrors.length;
}
var valid17 = _errs47 === errors;
}
else {
var valid17 = true;
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
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}

export const isOmniFriendtalk__if1 = validate141;

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
let data0 = data.msgType;
const _errs1 = errors;
const _errs2 = errors;
if(!(((((data0 === "FL") || (data0 === "FC")) || (data0 === "FM")) || (data0 === "FA")) || (data0 === "FP"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
if(valid1){
validate141.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
}
}
}
validate141.errors = vErrors;
return errors === 0;
}

export const isOmniFriendtalk__not1 = validate142;
const schema142 = {"enum":["FL","FC","FM","FA","FP"]};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "FL") || (data === "FC")) || (data === "FM")) || (data === "FA")) || (data === "FP"))){
validate142.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema142.enum}}];
return false;
}
validate142.errors = vErrors;
return errors === 0;
}

export const isOmniFriendtalk__if2 = validate143;
const schema143 = {"required":["msgType"],"properties":{"msgType":{"enum":["FI","FW"]}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
let data0 = data.msgType;
if(!((data0 === "FI") || (data0 === "FW"))){
validate143.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/enum",keyword:"enum",params:{allowedValues: schema143.properties.msgType.enum}}];
return false;
}
}
}
}
validate143.errors = vErrors;
return errors === 0;
}

export const isOmniFriendtalk__if3 = validate144;

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FL" !== data.msgType){
validate144.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FL"}}];
return false;
}
}
}
}
validate144.errors = vErrors;
return errors === 0;
}

export const isOmniFriendtalk__if4 = validate145;

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FC" !== data.msgType){
validate145.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FC"}}];
return false;
}
}
}
}
validate145.errors = vErrors;
return errors === 0;
}

export const isOmniFriendtalk__if5 = validate146;

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FA" !== data.msgType){
validate146.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FA"}}];
return false;
}
}
}
}
validate146.errors = vErrors;
return errors === 0;
}

export const isFriendtalkTextRaw = validate147;

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 4000){
validate147.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
else {
if(func0(data) < 1){
validate147.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}

export const isFriendtalkHeaderRaw = validate148;

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 80){
validate148.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80}}];
return false;
}
else {
if(func0(data) < 1){
validate148.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}

export const isFriendtalkAdditionalContentRaw = validate149;

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 136){
validate149.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 136}}];
return false;
}
else {
if(func0(data) < 1){
validate149.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}

export const isFriendtalkAttachmentRaw = validate150;

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "button") || (key0 === "image")) || (key0 === "item")) || (key0 === "coupon")) || (key0 === "commerce")) || (key0 === "video"))){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.button !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonsRaw(data.button))){
vErrors = childErrors(vErrors, isMessengerButtonsRaw.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
const _errs3 = errors;
if(!(isFriendtalkImageRaw(data.image))){
vErrors = childErrors(vErrors, isFriendtalkImageRaw.errors, instancePath + "/image");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item !== undefined){
const _errs4 = errors;
if(!(isFriendtalkItemRaw(data.item))){
vErrors = childErrors(vErrors, isFriendtalkItemRaw.errors, instancePath + "/item");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coupon !== undefined){
const _errs5 = errors;
if(!(isFriendtalkCouponRaw(data.coupon))){
vErrors = childErrors(vErrors, isFriendtalkCouponRaw.errors, instancePath + "/coupon");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commerce !== undefined){
const _errs6 = errors;
if(!(isFriendtalkCommerceRaw(data.commerce))){
vErrors = childErrors(vErrors, isFriendtalkCommerceRaw.errors, instancePath + "/commerce");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.video !== undefined){
const _errs7 = errors;
if(!(isFriendtalkVideo(data.video))){
vErrors = childErrors(vErrors, isFriendtalkVideo.errors, instancePath + "/video");
errors = vErrors.length;
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
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}

export const isFriendtalkImageRaw = validate151;

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.imgUrl === undefined) && (missing0 = "imgUrl")){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "imgUrl") || (key0 === "imgLink"))){
validate151.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.imgUrl !== undefined){
const _errs2 = errors;
if(!(isMessengerImageUrl(data.imgUrl))){
vErrors = childErrors(vErrors, isMessengerImageUrl.errors, instancePath + "/imgUrl");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgLink !== undefined){
const _errs3 = errors;
if(!(isMessengerLinkRaw(data.imgLink))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/imgLink");
errors = vErrors.length;
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
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}

export const isFriendtalkItemRaw = validate152;

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "list") || (key0 === "summary"))){
validate152.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 4){
validate152.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data0.length < 3){
validate152.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 3}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isFriendtalkItemRowRaw(data0[i0]))){
vErrors = childErrors(vErrors, isFriendtalkItemRowRaw.errors, instancePath + "/list/" + i0);
errors = vErrors.length;
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
validate152.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs5 = errors;
if(!(isMessengerItemSummaryRaw(data.summary))){
vErrors = childErrors(vErrors, isMessengerItemSummaryRaw.errors, instancePath + "/summary");
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
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}

export const isFriendtalkItemRowRaw = validate153;

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.imgUrl === undefined) && (missing0 = "imgUrl"))) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "imgUrl")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate153.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 120){
validate153.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(func0(data0) < 1){
validate153.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgUrl !== undefined){
const _errs4 = errors;
if(!(isMessengerImageUrl(data.imgUrl))){
vErrors = childErrors(vErrors, isMessengerImageUrl.errors, instancePath + "/imgUrl");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlMobile !== undefined){
const _errs5 = errors;
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlPc !== undefined){
const _errs6 = errors;
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemeIos !== undefined){
const _errs7 = errors;
if(!(isMessengerLinkRaw(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeIos");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemeAndroid !== undefined){
const _errs8 = errors;
if(!(isMessengerLinkRaw(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeAndroid");
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
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
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCouponRaw = validate154;

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.description === undefined) && (missing0 = "description"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate154.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 120){
validate154.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(func0(data0) < 1){
validate154.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 72){
validate154.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 72}}];
return false;
}
else {
if(func0(data1) < 1){
validate154.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlMobile !== undefined){
const _errs6 = errors;
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlPc !== undefined){
const _errs7 = errors;
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemeIos !== undefined){
const _errs8 = errors;
if(!(isMessengerLinkRaw(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeIos");
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemeAndroid !== undefined){
const _errs9 = errors;
if(!(isMessengerLinkRaw(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeAndroid");
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
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCommerceRaw = validate155;

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.regularPrice === undefined) && (missing0 = "regularPrice"))){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "regularPrice")) || (key0 === "discountPrice")) || (key0 === "discountRate")) || (key0 === "discountFixed"))){
validate155.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 120){
validate155.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(func0(data0) < 1){
validate155.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regularPrice !== undefined){
let data1 = data.regularPrice;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 99999999 || isNaN(data1)){
validate155.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate155.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discountPrice !== undefined){
let data2 = data.discountPrice;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 99999999 || isNaN(data2)){
validate155.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate155.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discountRate !== undefined){
let data3 = data.discountRate;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
validate155.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate155.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discountFixed !== undefined){
let data4 = data.discountFixed;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 99999999 || isNaN(data4)){
validate155.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate155.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs10 === errors;
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
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselRaw = validate156;

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.head === undefined) && (missing0 = "head")){
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
var valid2 = _errs5 === errors;
if(valid2){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list !== undefined){
let data0 = data.list;
if(Array.isArray(data0)){
if(data0.length < 2){
validate156.errors = [{instancePath:instancePath+"/list",schemaPath:"#/allOf/0/then/properties/list/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate156.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.list === undefined) && (missing1 = "list")){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key0 in data){
if(!(((key0 === "list") || (key0 === "head")) || (key0 === "tail"))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data.list !== undefined){
let data1 = data.list;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data1)){
if(data1.length > 10){
validate156.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data1.length < 1){
validate156.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(isFriendtalkCarouselCardRaw(data1[i0]))){
vErrors = childErrors(vErrors, isFriendtalkCarouselCardRaw.errors, instancePath + "/list/" + i0);
errors = vErrors.length;
}
var valid5 = _errs11 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.head !== undefined){
const _errs12 = errors;
if(!(isFriendtalkCarouselHeadRaw(data.head))){
vErrors = childErrors(vErrors, isFriendtalkCarouselHeadRaw.errors, instancePath + "/head");
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.tail !== undefined){
const _errs13 = errors;
if(!(isFriendtalkCarouselTailRaw(data.tail))){
vErrors = childErrors(vErrors, isFriendtalkCarouselTailRaw.errors, instancePath + "/tail");
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselRaw__if1 = validate157;

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.head === undefined) && (missing0 = "head")){
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
var valid0 = _errs1 === errors;
if(valid0){
validate157.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
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
validate157.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselRaw__not1 = validate158;

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.head === undefined) && (missing0 = "head")){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselCardRaw = validate159;

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "header") || (key0 === "message")) || (key0 === "additionalContent")) || (key0 === "attachment"))){
validate159.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined){
const _errs2 = errors;
if(!(isFriendtalkHeaderRaw(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeaderRaw.errors, instancePath + "/header");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 720){
validate159.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 720}}];
return false;
}
else {
if(func0(data1) < 1){
validate159.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additionalContent !== undefined){
const _errs5 = errors;
if(!(isFriendtalkAdditionalContentRaw(data.additionalContent))){
vErrors = childErrors(vErrors, isFriendtalkAdditionalContentRaw.errors, instancePath + "/additionalContent");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachment !== undefined){
const _errs6 = errors;
if(!(isFriendtalkCarouselAttachmentRaw(data.attachment))){
vErrors = childErrors(vErrors, isFriendtalkCarouselAttachmentRaw.errors, instancePath + "/attachment");
errors = vErrors.length;
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
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselAttachmentRaw = validate160;

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.image === undefined) && (missing0 = "image")){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "button") || (key0 === "image")) || (key0 === "coupon")) || (key0 === "commerce"))){
validate160.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.button !== undefined){
let data0 = data.button;
const _errs2 = errors;
if(!(isMessengerButtonsRaw(data0))){
vErrors = childErrors(vErrors, isMessengerButtonsRaw.errors, instancePath + "/button");
errors = vErrors.length;
}
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 2){
validate160.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
const _errs4 = errors;
if(!(isFriendtalkImageRaw(data.image))){
vErrors = childErrors(vErrors, isFriendtalkImageRaw.errors, instancePath + "/image");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coupon !== undefined){
const _errs5 = errors;
if(!(isFriendtalkCouponRaw(data.coupon))){
vErrors = childErrors(vErrors, isFriendtalkCouponRaw.errors, instancePath + "/coupon");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commerce !== undefined){
const _errs6 = errors;
if(!(isFriendtalkCommerceRaw(data.commerce))){
vErrors = childErrors(vErrors, isFriendtalkCommerceRaw.errors, instancePath + "/commerce");
errors = vErrors.length;
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
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselHeadRaw = validate161;

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.header === undefined) && (missing0 = "header")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.imageUrl === undefined) && (missing0 = "imageUrl"))){
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "header") || (key0 === "content")) || (key0 === "imageUrl")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate161.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined){
const _errs2 = errors;
if(!(isFriendtalkHeaderRaw(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeaderRaw.errors, instancePath + "/header");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate161.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data1) < 1){
validate161.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageUrl !== undefined){
const _errs5 = errors;
if(!(isMessengerImageUrl(data.imageUrl))){
vErrors = childErrors(vErrors, isMessengerImageUrl.errors, instancePath + "/imageUrl");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlMobile !== undefined){
const _errs6 = errors;
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlPc !== undefined){
const _errs7 = errors;
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemeIos !== undefined){
const _errs8 = errors;
if(!(isMessengerLinkRaw(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeIos");
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemeAndroid !== undefined){
const _errs9 = errors;
if(!(isMessengerLinkRaw(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeAndroid");
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
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselTailRaw = validate162;

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate162.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "urlMobile") || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate162.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.urlMobile !== undefined){
const _errs2 = errors;
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlPc !== undefined){
const _errs3 = errors;
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemeIos !== undefined){
const _errs4 = errors;
if(!(isMessengerLinkRaw(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeIos");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemeAndroid !== undefined){
const _errs5 = errors;
if(!(isMessengerLinkRaw(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeAndroid");
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
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRulesRaw = validate163;

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
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
if(data.msgType !== undefined){
if("FI" !== data.msgType){
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func0(data1) > 1600){
validate163.errors = [{instancePath:instancePath+"/text",schemaPath:"#/allOf/0/then/properties/text/maxLength",keyword:"maxLength",params:{limit: 1600}}];
return false;
}
}
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate163.errors = vErrors;
return false;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid4 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.msgType === undefined) && (missing1 = "msgType")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FW" !== data.msgType){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(data.text !== undefined){
let data3 = data.text;
const _errs11 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 304){
validate163.errors = [{instancePath:instancePath+"/text",schemaPath:"#/allOf/1/then/properties/text/maxLength",keyword:"maxLength",params:{limit: 304}}];
return false;
}
}
var valid6 = _errs11 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.attachment !== undefined){
let data4 = data.attachment;
const _errs12 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.button !== undefined){
let data5 = data4.button;
if(Array.isArray(data5)){
if(data5.length > 1){
validate163.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/1/then/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs12 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.button !== undefined){
let data6 = data.button;
const _errs14 = errors;
if(Array.isArray(data6)){
if(data6.length > 1){
validate163.errors = [{instancePath:instancePath+"/button",schemaPath:"#/allOf/1/then/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
}
var valid6 = _errs14 === errors;
}
else {
var valid6 = true;
}
}
}
}
var _valid1 = _errs10 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate163.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
if(valid0){
const _errs15 = errors;
const _errs16 = errors;
let valid8 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.msgType === undefined) && (missing2 = "msgType")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.msgType !== undefined){
const _errs19 = errors;
const _errs20 = errors;
if("FL" !== data.msgType){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid10 = _errs20 === errors;
if(valid10){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachment !== undefined){
let data8 = data.attachment;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.item !== undefined){
validate163.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/allOf/2/then/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
}
}
}
}
var _valid2 = _errs21 === errors;
valid8 = _valid2;
}
if(!valid8){
const err9 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate163.errors = vErrors;
return false;
}
var valid0 = _errs15 === errors;
}
}
validate163.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRulesRaw__if1 = validate164;

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FI" !== data.msgType){
validate164.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FI"}}];
return false;
}
}
}
}
validate164.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRulesRaw__if2 = validate165;

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FW" !== data.msgType){
validate165.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FW"}}];
return false;
}
}
}
}
validate165.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRulesRaw__if3 = validate166;

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
const _errs1 = errors;
const _errs2 = errors;
if("FL" !== data.msgType){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
if(valid1){
validate166.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
}
}
}
validate166.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRulesRaw__not1 = validate167;

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if("FL" !== data){
validate167.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "FL"}}];
return false;
}
validate167.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindsRaw = validate168;

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
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
if(data.msgType !== undefined){
if("FP" !== data.msgType){
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(!(isFriendtalkKindFPRaw(data))){
vErrors = childErrors(vErrors, isFriendtalkKindFPRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate168.errors = vErrors;
return false;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs5 = errors;
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.msgType === undefined) && (missing1 = "msgType")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FM" !== data.msgType){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(!(isFriendtalkKindFMRaw(data))){
vErrors = childErrors(vErrors, isFriendtalkKindFMRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate168.errors = vErrors;
return false;
}
var valid0 = _errs5 === errors;
if(valid0){
const _errs10 = errors;
const _errs11 = errors;
let valid5 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.msgType === undefined) && (missing2 = "msgType")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FA" !== data.msgType){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs14 = errors;
if(!(isFriendtalkKindFARaw(data))){
vErrors = childErrors(vErrors, isFriendtalkKindFARaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
valid5 = _valid2;
}
if(!valid5){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate168.errors = vErrors;
return false;
}
var valid0 = _errs10 === errors;
}
}
validate168.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindsRaw__if1 = validate169;

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FP" !== data.msgType){
validate169.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FP"}}];
return false;
}
}
}
}
validate169.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindsRaw__if2 = validate170;

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FM" !== data.msgType){
validate170.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FM"}}];
return false;
}
}
}
}
validate170.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindFPRaw = validate171;

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 304){
validate171.errors = [{instancePath:instancePath+"/text",schemaPath:"#/allOf/0/properties/text/maxLength",keyword:"maxLength",params:{limit: 304}}];
return false;
}
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachment !== undefined){
let data1 = data.attachment;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.coupon !== undefined){
const _errs4 = errors;
if(!(isBrandmessageCouponRulesRaw(data1.coupon))){
vErrors = childErrors(vErrors, isBrandmessageCouponRulesRaw.errors, instancePath + "/attachment/coupon");
errors = vErrors.length;
}
var valid3 = _errs4 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.commerce !== undefined){
const _errs5 = errors;
if(!(isBrandmessageCommerceRules(data1.commerce))){
vErrors = childErrors(vErrors, isBrandmessageCommerceRules.errors, instancePath + "/attachment/commerce");
errors = vErrors.length;
}
var valid3 = _errs5 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.video !== undefined){
const _errs6 = errors;
if(!(isBrandmessageVideoRules(data1.video))){
vErrors = childErrors(vErrors, isBrandmessageVideoRules.errors, instancePath + "/attachment/video");
errors = vErrors.length;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
var valid0 = _errs2 === errors;
if(valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate171.errors = [{instancePath,schemaPath:"#/allOf/2/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attachment !== undefined){
let data5 = data.attachment;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.video === undefined) && (missing1 = "video")){
validate171.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/2/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
}
}
}
var valid0 = _errs7 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additionalContent !== undefined){
const _errs9 = errors;
validate171.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.attachment !== undefined){
let data7 = data.attachment;
const _errs11 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.button !== undefined){
let data8 = data7.button;
const _errs12 = errors;
if(Array.isArray(data8)){
if(data8.length > 1){
validate171.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs13 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 === "string"){
if(func0(data10) > 32){
validate171.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid7 = _errs13 === errors;
if(!valid7){
break;
}
}
}
}
var valid6 = _errs12 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.coupon !== undefined){
let data11 = data7.coupon;
const _errs15 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.description !== undefined){
let data12 = data11.description;
if(typeof data12 === "string"){
if(func0(data12) > 72){
validate171.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 72}}];
return false;
}
}
}
}
var valid6 = _errs15 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.image !== undefined){
const _errs17 = errors;
validate171.errors = [{instancePath:instancePath+"/attachment/image",schemaPath:"#/properties/attachment/properties/image/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.item !== undefined){
const _errs19 = errors;
validate171.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.commerce !== undefined){
const _errs21 = errors;
validate171.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.carousel !== undefined){
const _errs23 = errors;
validate171.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
validate171.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCouponRulesRaw = validate172;

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.urlMobile === undefined) && (missing0 = "urlMobile")){
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
if((data.schemeIos === undefined) && (missing1 = "schemeIos")){
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
if((data.schemeAndroid === undefined) && (missing2 = "schemeAndroid")){
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
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate172.errors = vErrors;
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
validate172.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCouponRulesRaw__anyOf1 = validate173;

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.urlMobile === undefined) && (missing0 = "urlMobile")){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCouponRulesRaw__anyOf2 = validate174;

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.schemeIos === undefined) && (missing0 = "schemeIos")){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCouponRulesRaw__anyOf3 = validate175;

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.schemeAndroid === undefined) && (missing0 = "schemeAndroid")){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindFMRaw = validate176;

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachment !== undefined){
let data0 = data.attachment;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.coupon !== undefined){
const _errs2 = errors;
if(!(isBrandmessageCouponRulesRaw(data0.coupon))){
vErrors = childErrors(vErrors, isBrandmessageCouponRulesRaw.errors, instancePath + "/attachment/coupon");
errors = vErrors.length;
}
var valid2 = _errs2 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.commerce !== undefined){
const _errs3 = errors;
if(!(isBrandmessageCommerceRules(data0.commerce))){
vErrors = childErrors(vErrors, isBrandmessageCommerceRules.errors, instancePath + "/attachment/commerce");
errors = vErrors.length;
}
var valid2 = _errs3 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.video !== undefined){
const _errs4 = errors;
if(!(isBrandmessageVideoRules(data0.video))){
vErrors = childErrors(vErrors, isBrandmessageVideoRules.errors, instancePath + "/attachment/video");
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate176.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attachment !== undefined){
let data4 = data.attachment;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.image === undefined) && (missing1 = "image")){
validate176.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/1/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
if(valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.attachment === undefined) && (missing2 = "attachment")){
validate176.errors = [{instancePath,schemaPath:"#/allOf/2/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.attachment !== undefined){
let data5 = data.attachment;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing3;
if((data5.commerce === undefined) && (missing3 = "commerce")){
validate176.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/2/properties/attachment/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
}
}
}
}
var valid0 = _errs7 === errors;
if(valid0){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.attachment === undefined) && (missing4 = "attachment")){
validate176.errors = [{instancePath,schemaPath:"#/allOf/3/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data.attachment !== undefined){
let data6 = data.attachment;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing5;
if((data6.button === undefined) && (missing5 = "button")){
validate176.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/3/properties/attachment/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
}
}
}
}
var valid0 = _errs9 === errors;
if(valid0){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachment !== undefined){
let data7 = data.attachment;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.button !== undefined){
let data8 = data7.button;
if(Array.isArray(data8)){
if(data8.length < 1){
validate176.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/4/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
}
}
}
var valid0 = _errs11 === errors;
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs14 = errors;
validate176.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid8 = _errs14 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.attachment !== undefined){
let data10 = data.attachment;
const _errs16 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.button !== undefined){
let data11 = data10.button;
const _errs17 = errors;
if(Array.isArray(data11)){
if(data11.length > 2){
validate176.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid10 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs18 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 === "string"){
if(func0(data13) > 32){
validate176.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid10 = _errs18 === errors;
if(!valid10){
break;
}
}
}
}
var valid9 = _errs17 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.coupon !== undefined){
let data14 = data10.coupon;
const _errs20 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.description !== undefined){
let data15 = data14.description;
if(typeof data15 === "string"){
if(func0(data15) > 48){
validate176.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 48}}];
return false;
}
}
}
}
var valid9 = _errs20 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.item !== undefined){
const _errs22 = errors;
validate176.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs22 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.video !== undefined){
const _errs24 = errors;
validate176.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs24 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
var valid8 = _errs16 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.carousel !== undefined){
const _errs26 = errors;
validate176.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
return false;
var valid8 = _errs26 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
validate176.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindFARaw = validate177;

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.carousel === undefined) && (missing0 = "carousel")){
validate177.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.carousel !== undefined){
let data0 = data.carousel;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.list !== undefined){
let data1 = data0.list;
if(Array.isArray(data1)){
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.attachment !== undefined){
let data3 = data2.attachment;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.button === undefined) && (missing1 = "button")){
validate177.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment",schemaPath:"#/allOf/1/properties/carousel/properties/list/items/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.coupon !== undefined){
const _errs6 = errors;
if(!(isBrandmessageCouponRulesRaw(data3.coupon))){
vErrors = childErrors(vErrors, isBrandmessageCouponRulesRaw.errors, instancePath + "/carousel/list/" + i0+"/attachment/coupon");
errors = vErrors.length;
}
var valid5 = _errs6 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.commerce !== undefined){
const _errs7 = errors;
if(!(isBrandmessageCommerceRules(data3.commerce))){
vErrors = childErrors(vErrors, isBrandmessageCommerceRules.errors, instancePath + "/carousel/list/" + i0+"/attachment/commerce");
errors = vErrors.length;
}
var valid5 = _errs7 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
var valid3 = _errs4 === errors;
if(!valid3){
break;
}
}
}
}
}
}
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs8 = errors;
validate177.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs8 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.additionalContent !== undefined){
const _errs10 = errors;
validate177.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs10 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.attachment !== undefined){
const _errs12 = errors;
validate177.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs12 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.carousel !== undefined){
let data9 = data.carousel;
const _errs14 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.list !== undefined){
let data10 = data9.list;
const _errs15 = errors;
if(Array.isArray(data10)){
var valid8 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs16 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.header !== undefined){
const _errs17 = errors;
validate177.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/header",schemaPath:"#/properties/carousel/properties/list/items/properties/header/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs17 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data11.message !== undefined){
const _errs19 = errors;
validate177.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/message",schemaPath:"#/properties/carousel/properties/list/items/properties/message/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs19 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data11.attachment !== undefined){
let data14 = data11.attachment;
const _errs21 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if((data14.commerce === undefined) && (missing2 = "commerce")){
validate177.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data14.button !== undefined){
let data15 = data14.button;
const _errs22 = errors;
const _errs23 = errors;
let valid11 = true;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data15)){
if(data15.length < 2){
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
else {
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
var _valid0 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs26 = errors;
if(Array.isArray(data15)){
const len2 = data15.length;
if(len2 > 0){
let data16 = data15[0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.type !== undefined){
const _errs29 = errors;
const _errs30 = errors;
if("AC" !== data16.type){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid14 = _errs30 === errors;
if(valid14){
validate177.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment/button/0/type",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/then/prefixItems/0/properties/type/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
}
}
}
var _valid0 = _errs26 === errors;
valid11 = _valid0;
}
if(!valid11){
const err3 = {instancePath:instancePath+"/carousel/list/" + i1+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate177.errors = vErrors;
return false;
}
if(errors === _errs22){
if(Array.isArray(data15)){
if(data15.length > 2){
validate177.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data15.length < 1){
validate177.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid15 = true;
const len3 = data15.length;
for(let i2=0; i2<len3; i2++){
let data18 = data15[i2];
const _errs31 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.name !== undefined){
let data19 = data18.name;
if(typeof data19 === "string"){
if(func0(data19) > 32){
validate177.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment/button/" + i2+"/name",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid15 = _errs31 === errors;
if(!valid15){
break;
}
}
}
}
}
}
var valid10 = _errs22 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data14.coupon !== undefined){
let data20 = data14.coupon;
const _errs33 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.description !== undefined){
let data21 = data20.description;
if(typeof data21 === "string"){
if(func0(data21) > 48){
validate177.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment/coupon/description",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 48}}];
return false;
}
}
}
}
var valid10 = _errs33 === errors;
}
else {
var valid10 = true;
}
}
}
}
var valid9 = _errs21 === errors;
}
else {
var valid9 = true;
}
}
}
}
var valid8 = _errs16 === errors;
if(!valid8){
break;
}
}
}
var valid7 = _errs15 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data9.head !== undefined){
let data22 = data9.head;
const _errs35 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.content !== undefined){
let data23 = data22.content;
const _errs36 = errors;
if(typeof data23 === "string"){
if(func0(data23) > 200){
validate177.errors = [{instancePath:instancePath+"/carousel/head/content",schemaPath:"#/properties/carousel/properties/head/properties/content/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
var valid18 = _errs36 === errors;
}
else {
var valid18 = true;
}
if(valid18){
let missing3;
if(data22.urlPc !== undefined && ((data22.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate177.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "urlPc",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
else {
if(data22.schemeIos !== undefined && ((data22.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate177.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "schemeIos",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
else {
if(data22.schemeAndroid !== undefined && ((data22.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate177.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "schemeAndroid",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
}
}
}
}
var valid7 = _errs35 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data9.tail !== undefined){
let data24 = data9.tail;
const _errs37 = errors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing4;
if((data24.urlMobile === undefined) && (missing4 = "urlMobile")){
validate177.errors = [{instancePath:instancePath+"/carousel/tail",schemaPath:"#/properties/carousel/properties/tail/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
}
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
}
}
}
var valid6 = _errs14 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
validate177.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindFARaw__if1 = validate178;

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate178.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindFARaw__not1 = validate179;

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if("AC" !== data){
validate179.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "AC"}}];
return false;
}
validate179.errors = vErrors;
return errors === 0;
}

export const isOmniEntryBrandmessage = validate180;

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.brandmessage === undefined) && (missing0 = "brandmessage")){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "brandmessage")){
validate180.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.brandmessage !== undefined){
if(!(isOmniBrandmessage(data.brandmessage))){
vErrors = childErrors(vErrors, isOmniBrandmessage.errors, instancePath + "/brandmessage");
errors = vErrors.length;
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}

export const isOmniBrandmessage = validate181;
const schema181 = {"type":"object","required":["senderKey","sendType","msgType"],"additionalProperties":false,"properties":{"senderKey":{"x-call":"isBrandmessageSenderKey"},"sendType":{"x-call":"isBrandmessageSendType"},"msgType":{"x-call":"isBrandmessageMsgType"},"text":{"x-call":"isBrandmessageTextRaw"},"imgUrl":{"x-code":"A513","x-call":"isMessengerImageUrl"},"button":{"x-call":"isBrandmessageButtonsRaw"},"targeting":{"x-call":"isBrandmessageTargeting"},"templateCode":{"x-call":"isBrandmessageTemplateCode"},"messageVariable":{"x-call":"isBrandmessageMessageVariableRaw"},"buttonVariable":{"x-call":"isBrandmessagePartVariableRaw"},"couponVariable":{"x-call":"isBrandmessagePartVariableRaw"},"imageVariable":{"x-call":"isBrandmessageImageVariableRaw"},"videoVariable":{"x-call":"isBrandmessagePartVariableRaw"},"commerceVariable":{"x-call":"isBrandmessagePartVariableRaw"},"carouselVariable":{"x-call":"isBrandmessageCarouselVariableRaw"},"groupTagKey":{"x-call":"isFriendtalkGroupTagKey"},"adult":{"x-code":"A569","x-call":"isFriendtalkAdult"},"pushAlarm":{"x-call":"isFriendtalkPushAlarm"},"originCID":{"x-call":"isOriginCid"},"unsubscribePhoneNumber":{"x-call":"isBrandmessageUnsubscribePhoneNumber"},"unsubscribeAuthNumber":{"x-call":"isBrandmessageUnsubscribeAuthNumber"},"header":{"x-call":"isFriendtalkHeaderRaw"},"additionalContent":{"x-call":"isFriendtalkAdditionalContentRaw"},"adFlag":{"type":"string","enum":["Y","N"],"maxLength":1,"x-code":"A506"},"attachment":{"x-call":"isBrandmessageAttachmentRaw"},"carousel":{"x-call":"isBrandmessageCarouselRaw"}},"allOf":[{"x-call":"isBrandmessageRulesRaw"},{"x-call":"isBrandmessageStepRulesRaw"}]};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(isBrandmessageRulesRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageRulesRaw.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(isBrandmessageStepRulesRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageStepRulesRaw.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.senderKey === undefined) && (missing0 = "senderKey")) || ((data.sendType === undefined) && (missing0 = "sendType"))) || ((data.msgType === undefined) && (missing0 = "msgType"))){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(func5.call(schema181.properties, key0))){
validate181.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs3 === errors){
if(data.senderKey !== undefined){
const _errs4 = errors;
if(!(isBrandmessageSenderKey(data.senderKey))){
vErrors = childErrors(vErrors, isBrandmessageSenderKey.errors, instancePath + "/senderKey");
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sendType !== undefined){
const _errs5 = errors;
if(!(isBrandmessageSendType(data.sendType))){
vErrors = childErrors(vErrors, isBrandmessageSendType.errors, instancePath + "/sendType");
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.msgType !== undefined){
const _errs6 = errors;
if(!(isBrandmessageMsgType(data.msgType))){
vErrors = childErrors(vErrors, isBrandmessageMsgType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
const _errs7 = errors;
if(!(isBrandmessageTextRaw(data.text))){
vErrors = childErrors(vErrors, isBrandmessageTextRaw.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.imgUrl !== undefined){
const _errs8 = errors;
if(!(isMessengerImageUrl(data.imgUrl))){
vErrors = childErrors(vErrors, isMessengerImageUrl.errors, instancePath + "/imgUrl");
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.button !== undefined){
const _errs9 = errors;
if(!(isBrandmessageButtonsRaw(data.button))){
vErrors = childErrors(vErrors, isBrandmessageButtonsRaw.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.targeting !== undefined){
const _errs10 = errors;
if(!(isBrandmessageTargeting(data.targeting))){
vErrors = childErrors(vErrors, isBrandmessageTargeting.errors, instancePath + "/targeting");
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.templateCode !== undefined){
const _errs11 = errors;
if(!(isBrandmessageTemplateCode(data.templateCode))){
vErrors = childErrors(vErrors, isBrandmessageTemplateCode.errors, instancePath + "/templateCode");
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.messageVariable !== undefined){
const _errs12 = errors;
if(!(isBrandmessageMessageVariableRaw(data.messageVariable))){
vErrors = childErrors(vErrors, isBrandmessageMessageVariableRaw.errors, instancePath + "/messageVariable");
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.buttonVariable !== undefined){
const _errs13 = errors;
if(!(isBrandmessagePartVariableRaw(data.buttonVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariableRaw.errors, instancePath + "/buttonVariable");
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.couponVariable !== undefined){
const _errs14 = errors;
if(!(isBrandmessagePartVariableRaw(data.couponVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariableRaw.errors, instancePath + "/couponVariable");
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.imageVariable !== undefined){
const _errs15 = errors;
if(!(isBrandmessageImageVariableRaw(data.imageVariable))){
vErrors = childErrors(vErrors, isBrandmessageImageVariableRaw.errors, instancePath + "/imageVariable");
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.videoVariable !== undefined){
const _errs16 = errors;
if(!(isBrandmessagePartVariableRaw(data.videoVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariableRaw.errors, instancePath + "/videoVariable");
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.commerceVariable !== undefined){
const _errs17 = errors;
if(!(isBrandmessagePartVariableRaw(data.commerceVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariableRaw.errors, instancePath + "/commerceVariable");
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.carouselVariable !== undefined){
const _errs18 = errors;
if(!(isBrandmessageCarouselVariableRaw(data.carouselVariable))){
vErrors = childErrors(vErrors, isBrandmessageCarouselVariableRaw.errors, instancePath + "/carouselVariable");
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.groupTagKey !== undefined){
const _errs19 = errors;
if(!(isFriendtalkGroupTagKey(data.groupTagKey))){
vErrors = childErrors(vErrors, isFriendtalkGroupTagKey.errors, instancePath + "/groupTagKey");
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.adult !== undefined){
const _errs20 = errors;
if(!(isFriendtalkAdult(data.adult))){
vErrors = childErrors(vErrors, isFriendtalkAdult.errors, instancePath + "/adult");
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pushAlarm !== undefined){
const _errs21 = errors;
if(!(isFriendtalkPushAlarm(data.pushAlarm))){
vErrors = childErrors(vErrors, isFriendtalkPushAlarm.errors, instancePath + "/pushAlarm");
errors = vErrors.length;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.originCID !== undefined){
const _errs22 = errors;
if(!(isOriginCid(data.originCID))){
vErrors = childErrors(vErrors, isOriginCid.errors, instancePath + "/originCID");
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unsubscribePhoneNumber !== undefined){
const _errs23 = errors;
if(!(isBrandmessageUnsubscribePhoneNumber(data.unsubscribePhoneNumber))){
vErrors = childErrors(vErrors, isBrandmessageUnsubscribePhoneNumber.errors, instancePath + "/unsubscribePhoneNumber");
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unsubscribeAuthNumber !== undefined){
const _errs24 = errors;
if(!(isBrandmessageUnsubscribeAuthNumber(data.unsubscribeAuthNumber))){
vErrors = childErrors(vErrors, isBrandmessageUnsubscribeAuthNumber.errors, instancePath + "/unsubscribeAuthNumber");
errors = vErrors.length;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.header !== undefined){
const _errs25 = errors;
if(!(isFriendtalkHeaderRaw(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeaderRaw.errors, instancePath + "/header");
errors = vErrors.length;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.additionalContent !== undefined){
const _errs26 = errors;
if(!(isFriendtalkAdditionalContentRaw(data.additionalContent))){
vErrors = childErrors(vErrors, isFriendtalkAdditionalContentRaw.errors, instancePath + "/additionalContent");
errors = vErrors.length;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.adFlag !== undefined){
let data23 = data.adFlag;
const _errs27 = errors;
if(!((data23 === "Y") || (data23 === "N"))){
validate181.errors = [{instancePath:instancePath+"/adFlag",schemaPath:"#/properties/adFlag/enum",keyword:"enum",params:{allowedValues: schema181.properties.adFlag.enum}}];
return false;
}
if(errors === _errs27){
if(typeof data23 === "string"){
if(func0(data23) > 1){
validate181.errors = [{instancePath:instancePath+"/adFlag",schemaPath:"#/properties/adFlag/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/adFlag",schemaPath:"#/properties/adFlag/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attachment !== undefined){
const _errs29 = errors;
if(!(isBrandmessageAttachmentRaw(data.attachment))){
vErrors = childErrors(vErrors, isBrandmessageAttachmentRaw.errors, instancePath + "/attachment");
errors = vErrors.length;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.carousel !== undefined){
const _errs30 = errors;
if(!(isBrandmessageCarouselRaw(data.carousel))){
vErrors = childErrors(vErrors, isBrandmessageCarouselRaw.errors, instancePath + "/carousel");
errors = vErrors.length;
}
var valid1 = _errs30 === errors;
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
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}

export const isBrandmessageTextRaw = validate182;

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 5200){
validate182.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
else {
if(func0(data) < 1){
validate182.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButtonsRaw = validate183;

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 5){
validate183.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isBrandmessageButtonRaw(data[i0]))){
vErrors = childErrors(vErrors, isBrandmessageButtonRaw.errors, instancePath + "/" + i0);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButtonRaw = validate184;
const schema184 = {"x-code":{"default":"A503","oneOf":"A524"},"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["WL","AL","BK","MD","BC","BT","BF","AC"],"maxLength":2,"x-code":"A524"}},"allOf":[{"type":"object","properties":{"type":{"enum":["WL","AL","BK","MD","BC","BT","BF","AC"],"x-code":"A524"}},"required":["type"]},{"if":{"properties":{"type":{"enum":["WL"]}},"required":["type"]},"then":{"x-call":"isBrandmessageButtonWlRaw"}},{"if":{"properties":{"type":{"enum":["AL"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonAlRaw"}},{"if":{"properties":{"type":{"enum":["BK"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBkRaw"}},{"if":{"properties":{"type":{"enum":["MD"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonMdRaw"}},{"if":{"properties":{"type":{"enum":["BC"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBcRaw"}},{"if":{"properties":{"type":{"enum":["BT"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBtRaw"}},{"if":{"properties":{"type":{"enum":["BF"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBfRaw"}},{"if":{"properties":{"type":{"enum":["AC"]}},"required":["type"]},"then":{"x-call":"isBrandmessageButtonAcRaw"}}]};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate184.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!((((((((data0 === "WL") || (data0 === "AL")) || (data0 === "BK")) || (data0 === "MD")) || (data0 === "BC")) || (data0 === "BT")) || (data0 === "BF")) || (data0 === "AC"))){
validate184.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema184.allOf[0].properties.type.enum}}];
return false;
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
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
if(data.type !== undefined){
if(!(data.type === "WL")){
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
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(!(isBrandmessageButtonWlRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageButtonWlRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err2 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate184.errors = vErrors;
return false;
}
var valid0 = _errs4 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "AL")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(!(isMessengerButtonAlRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonAlRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate184.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
if(valid0){
const _errs14 = errors;
const _errs15 = errors;
let valid6 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BK")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(!(isMessengerButtonBkRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonBkRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
valid6 = _valid2;
}
if(!valid6){
const err8 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate184.errors = vErrors;
return false;
}
var valid0 = _errs14 === errors;
if(valid0){
const _errs19 = errors;
const _errs20 = errors;
let valid8 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "MD")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(!(isMessengerButtonMdRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonMdRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid3 = _errs23 === errors;
valid8 = _valid3;
}
if(!valid8){
const err11 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate184.errors = vErrors;
return false;
}
var valid0 = _errs19 === errors;
if(valid0){
const _errs24 = errors;
const _errs25 = errors;
let valid10 = true;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BC")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid4 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs28 = errors;
if(!(isMessengerButtonBcRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonBcRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid4 = _errs28 === errors;
valid10 = _valid4;
}
if(!valid10){
const err14 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate184.errors = vErrors;
return false;
}
var valid0 = _errs24 === errors;
if(valid0){
const _errs29 = errors;
const _errs30 = errors;
let valid12 = true;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BT")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid5 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs33 = errors;
if(!(isMessengerButtonBtRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonBtRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid5 = _errs33 === errors;
valid12 = _valid5;
}
if(!valid12){
const err17 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate184.errors = vErrors;
return false;
}
var valid0 = _errs29 === errors;
if(valid0){
const _errs34 = errors;
const _errs35 = errors;
let valid14 = true;
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "BF")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid6 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs38 = errors;
if(!(isMessengerButtonBfRaw(data))){
vErrors = childErrors(vErrors, isMessengerButtonBfRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid6 = _errs38 === errors;
valid14 = _valid6;
}
if(!valid14){
const err20 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate184.errors = vErrors;
return false;
}
var valid0 = _errs34 === errors;
if(valid0){
const _errs39 = errors;
const _errs40 = errors;
let valid16 = true;
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.type === undefined) && (missing8 = "type")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "AC")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
var _valid7 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs43 = errors;
if(!(isBrandmessageButtonAcRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageButtonAcRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid7 = _errs43 === errors;
valid16 = _valid7;
}
if(!valid16){
const err23 = {instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate184.errors = vErrors;
return false;
}
var valid0 = _errs39 === errors;
}
}
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.type === undefined) && (missing9 = "type")){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data.type !== undefined){
let data9 = data.type;
const _errs44 = errors;
if(!((((((((data9 === "WL") || (data9 === "AL")) || (data9 === "BK")) || (data9 === "MD")) || (data9 === "BC")) || (data9 === "BT")) || (data9 === "BF")) || (data9 === "AC"))){
validate184.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema184.properties.type.enum}}];
return false;
}
if(errors === _errs44){
if(typeof data9 === "string"){
if(func0(data9) > 2){
validate184.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate184.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButtonWlRaw = validate185;
const schema185 = {"x-code":"A503","type":"object","required":["name","type","urlMobile"],"additionalProperties":false,"properties":{"name":{"x-code":"A525","x-call":"isMessengerButtonNameRaw"},"type":{"type":"string","const":"WL","maxLength":2,"x-code":"A524"},"urlMobile":{"x-code":"A503","x-call":"isMessengerLinkRaw"},"urlPc":{"x-code":"A503","x-call":"isMessengerLinkRaw"},"target":{"type":"string","enum":["out"],"maxLength":3,"x-code":"A503"}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "type")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "target"))){
validate185.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
if("WL" !== data1){
validate185.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WL"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate185.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlMobile !== undefined){
const _errs5 = errors;
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlPc !== undefined){
const _errs6 = errors;
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data4 = data.target;
const _errs7 = errors;
if(!(data4 === "out")){
validate185.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues: schema185.properties.target.enum}}];
return false;
}
if(errors === _errs7){
if(typeof data4 === "string"){
if(func0(data4) > 3){
validate185.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 3}}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButtonAcRaw = validate186;

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonNameRaw(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonNameRaw.errors, instancePath + "/name");
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
if("AC" !== data1){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "AC"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}

export const isBrandmessageMessageVariableRaw = validate187;
const schema187 = {"x-code":{"default":"A572","propertyNames":"A572"},"type":"object","maxProperties":50,"propertyNames":{"minLength":1,"maxLength":20,"pattern":"^[A-Za-z0-9\\uAC00-\\uD7A3\\u3131-\\u318E_-]+$","x-message":{"pattern":"must be Hangul, letters, digits, - and _"}},"additionalProperties":{"type":["string","number"],"maxLength":4000,"x-code":"A572"}};
const pattern31 = new RegExp("^[A-Za-z0-9\\uAC00-\\uD7A3\\u3131-\\u318E_-]+$", "u");

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate187.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 50}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 20){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 20},propertyName:key0};
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
else {
if(!pattern31.test(key0)){
const err2 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9\\uAC00-\\uD7A3\\u3131-\\u318E_-]+$"},propertyName:key0};
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
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate187.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs3 = errors;
if((typeof data0 !== "string") && (!(typeof data0 == "number"))){
validate187.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema187.additionalProperties.type}}];
return false;
}
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 4000){
validate187.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
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
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}

export const isBrandmessagePartVariableRaw = validate188;
const schema188 = {"x-code":{"default":"A573","propertyNames":"A573"},"type":"object","maxProperties":50,"propertyNames":{"minLength":1,"maxLength":20,"pattern":"^[A-Za-z0-9\\uAC00-\\uD7A3\\u3131-\\u318E_-]+$","x-message":{"pattern":"must be Hangul, letters, digits, - and _"}},"additionalProperties":{"type":["string","number"],"maxLength":4000,"x-code":"A573"}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate188.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 50}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 20){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 20},propertyName:key0};
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
else {
if(!pattern31.test(key0)){
const err2 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9\\uAC00-\\uD7A3\\u3131-\\u318E_-]+$"},propertyName:key0};
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
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate188.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs3 = errors;
if((typeof data0 !== "string") && (!(typeof data0 == "number"))){
validate188.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema188.additionalProperties.type}}];
return false;
}
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 4000){
validate188.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
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
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}

export const isBrandmessageImageVariableRaw = validate189;

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10){
validate189.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data.length < 1){
validate189.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isFriendtalkImageRaw(data[i0]))){
vErrors = childErrors(vErrors, isFriendtalkImageRaw.errors, instancePath + "/" + i0);
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
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCarouselVariableRaw = validate190;
const schema190 = {"x-code":"A567","type":["array","object"],"minItems":1,"maxItems":10,"items":{"x-call":"isBrandmessageCardVariableRaw"},"maxProperties":50};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!data || typeof data != "object"){
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema190.type}}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10){
validate190.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data.length < 1){
validate190.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isBrandmessageCardVariableRaw(data[i0]))){
vErrors = childErrors(vErrors, isBrandmessageCardVariableRaw.errors, instancePath + "/" + i0);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate190.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 50}}];
return false;
}
}
}
}
validate190.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCardVariableRaw = validate191;

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "messageVariable") || (key0 === "buttonVariable")) || (key0 === "couponVariable")) || (key0 === "imageVariable")) || (key0 === "commerceVariable"))){
validate191.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageVariable !== undefined){
const _errs2 = errors;
if(!(isBrandmessageMessageVariableRaw(data.messageVariable))){
vErrors = childErrors(vErrors, isBrandmessageMessageVariableRaw.errors, instancePath + "/messageVariable");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttonVariable !== undefined){
const _errs3 = errors;
if(!(isBrandmessagePartVariableRaw(data.buttonVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariableRaw.errors, instancePath + "/buttonVariable");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.couponVariable !== undefined){
const _errs4 = errors;
if(!(isBrandmessagePartVariableRaw(data.couponVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariableRaw.errors, instancePath + "/couponVariable");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageVariable !== undefined){
const _errs5 = errors;
if(!(isBrandmessageImageVariableRaw(data.imageVariable))){
vErrors = childErrors(vErrors, isBrandmessageImageVariableRaw.errors, instancePath + "/imageVariable");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commerceVariable !== undefined){
const _errs6 = errors;
if(!(isBrandmessagePartVariableRaw(data.commerceVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariableRaw.errors, instancePath + "/commerceVariable");
errors = vErrors.length;
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
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}

export const isBrandmessageAttachmentRaw = validate192;

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "button") || (key0 === "image")) || (key0 === "item")) || (key0 === "coupon")) || (key0 === "commerce")) || (key0 === "video"))){
validate192.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.button !== undefined){
const _errs2 = errors;
if(!(isBrandmessageButtonsRaw(data.button))){
vErrors = childErrors(vErrors, isBrandmessageButtonsRaw.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
const _errs3 = errors;
if(!(isFriendtalkImageRaw(data.image))){
vErrors = childErrors(vErrors, isFriendtalkImageRaw.errors, instancePath + "/image");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item !== undefined){
const _errs4 = errors;
if(!(isBrandmessageItemRaw(data.item))){
vErrors = childErrors(vErrors, isBrandmessageItemRaw.errors, instancePath + "/item");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coupon !== undefined){
const _errs5 = errors;
if(!(isBrandmessageCouponRaw(data.coupon))){
vErrors = childErrors(vErrors, isBrandmessageCouponRaw.errors, instancePath + "/coupon");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commerce !== undefined){
const _errs6 = errors;
if(!(isBrandmessageCommerceRaw(data.commerce))){
vErrors = childErrors(vErrors, isBrandmessageCommerceRaw.errors, instancePath + "/commerce");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.video !== undefined){
const _errs7 = errors;
if(!(isBrandmessageVideo(data.video))){
vErrors = childErrors(vErrors, isBrandmessageVideo.errors, instancePath + "/video");
errors = vErrors.length;
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
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}

export const isBrandmessageItemRaw = validate193;

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list")){
validate193.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 4){
validate193.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data0.length < 3){
validate193.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 3}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isFriendtalkItemRowRaw(data0[i0]))){
vErrors = childErrors(vErrors, isFriendtalkItemRowRaw.errors, instancePath + "/list/" + i0);
errors = vErrors.length;
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
validate193.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCouponRaw = validate194;

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isBrandmessageCouponRulesRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageCouponRulesRaw.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.description === undefined) && (missing0 = "description"))){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate194.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 120){
validate194.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(func0(data0) < 1){
validate194.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate194.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
let data1 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 72){
validate194.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 72}}];
return false;
}
else {
if(func0(data1) < 1){
validate194.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate194.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.urlMobile !== undefined){
const _errs7 = errors;
if(!(isMessengerLinkRaw(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlMobile");
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.urlPc !== undefined){
const _errs8 = errors;
if(!(isMessengerLinkRaw(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/urlPc");
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.schemeIos !== undefined){
const _errs9 = errors;
if(!(isMessengerLinkRaw(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeIos");
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.schemeAndroid !== undefined){
const _errs10 = errors;
if(!(isMessengerLinkRaw(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLinkRaw.errors, instancePath + "/schemeAndroid");
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
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
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCommerceRaw = validate195;

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isBrandmessageCommerceRules(data))){
vErrors = childErrors(vErrors, isBrandmessageCommerceRules.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.regularPrice === undefined) && (missing0 = "regularPrice"))){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "regularPrice")) || (key0 === "discountPrice")) || (key0 === "discountRate")) || (key0 === "discountFixed"))){
validate195.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 120){
validate195.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(func0(data0) < 1){
validate195.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.regularPrice !== undefined){
let data1 = data.regularPrice;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate195.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 99999999 || isNaN(data1)){
validate195.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate195.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.discountPrice !== undefined){
let data2 = data.discountPrice;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate195.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 99999999 || isNaN(data2)){
validate195.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate195.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.discountRate !== undefined){
let data3 = data.discountRate;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate195.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
validate195.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate195.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.discountFixed !== undefined){
let data4 = data.discountFixed;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate195.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 999999 || isNaN(data4)){
validate195.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate195.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
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
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCarouselRaw = validate196;

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.head === undefined) && (missing0 = "head")){
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
var valid2 = _errs5 === errors;
if(valid2){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list !== undefined){
let data0 = data.list;
if(Array.isArray(data0)){
if(data0.length < 2){
validate196.errors = [{instancePath:instancePath+"/list",schemaPath:"#/allOf/0/then/properties/list/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate196.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.list === undefined) && (missing1 = "list")){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key0 in data){
if(!(((key0 === "list") || (key0 === "head")) || (key0 === "tail"))){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data.list !== undefined){
let data1 = data.list;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data1)){
if(data1.length > 10){
validate196.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data1.length < 1){
validate196.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(isBrandmessageCarouselCardRaw(data1[i0]))){
vErrors = childErrors(vErrors, isBrandmessageCarouselCardRaw.errors, instancePath + "/list/" + i0);
errors = vErrors.length;
}
var valid5 = _errs11 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate196.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.head !== undefined){
const _errs12 = errors;
if(!(isFriendtalkCarouselHeadRaw(data.head))){
vErrors = childErrors(vErrors, isFriendtalkCarouselHeadRaw.errors, instancePath + "/head");
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.tail !== undefined){
const _errs13 = errors;
if(!(isFriendtalkCarouselTailRaw(data.tail))){
vErrors = childErrors(vErrors, isFriendtalkCarouselTailRaw.errors, instancePath + "/tail");
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCarouselRaw__if1 = validate197;

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.head === undefined) && (missing0 = "head")){
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
var valid0 = _errs1 === errors;
if(valid0){
validate197.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
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
validate197.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCarouselCardRaw = validate198;

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "header") || (key0 === "message")) || (key0 === "additionalContent")) || (key0 === "attachment"))){
validate198.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined){
const _errs2 = errors;
if(!(isFriendtalkHeaderRaw(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeaderRaw.errors, instancePath + "/header");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 720){
validate198.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 720}}];
return false;
}
else {
if(func0(data1) < 1){
validate198.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additionalContent !== undefined){
const _errs5 = errors;
if(!(isFriendtalkAdditionalContentRaw(data.additionalContent))){
vErrors = childErrors(vErrors, isFriendtalkAdditionalContentRaw.errors, instancePath + "/additionalContent");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachment !== undefined){
const _errs6 = errors;
if(!(isBrandmessageCarouselAttachmentRaw(data.attachment))){
vErrors = childErrors(vErrors, isBrandmessageCarouselAttachmentRaw.errors, instancePath + "/attachment");
errors = vErrors.length;
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
}
}
else {
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCarouselAttachmentRaw = validate199;

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.image === undefined) && (missing0 = "image")) || ((data.button === undefined) && (missing0 = "button"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "button") || (key0 === "image")) || (key0 === "coupon")) || (key0 === "commerce"))){
validate199.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.button !== undefined){
let data0 = data.button;
const _errs2 = errors;
if(!(isBrandmessageButtonsRaw(data0))){
vErrors = childErrors(vErrors, isBrandmessageButtonsRaw.errors, instancePath + "/button");
errors = vErrors.length;
}
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 2){
validate199.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data0.length < 1){
validate199.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
const _errs4 = errors;
if(!(isFriendtalkImageRaw(data.image))){
vErrors = childErrors(vErrors, isFriendtalkImageRaw.errors, instancePath + "/image");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coupon !== undefined){
const _errs5 = errors;
if(!(isBrandmessageCouponRaw(data.coupon))){
vErrors = childErrors(vErrors, isBrandmessageCouponRaw.errors, instancePath + "/coupon");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commerce !== undefined){
const _errs6 = errors;
if(!(isBrandmessageCommerceRaw(data.commerce))){
vErrors = childErrors(vErrors, isBrandmessageCommerceRaw.errors, instancePath + "/commerce");
errors = vErrors.length;
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
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRulesRaw = validate200;

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.targeting !== undefined){
let data1 = data.targeting;
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
if(!((data1 === "M") || (data1 === "N"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs7 === errors;
if(valid4){
validate200.errors = [{instancePath:instancePath+"/targeting",schemaPath:"#/allOf/0/then/properties/targeting/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs5 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.templateCode !== undefined){
const _errs8 = errors;
if(!(isBrandmessageOfBasic(data.templateCode))){
vErrors = childErrors(vErrors, isBrandmessageOfBasic.errors, instancePath + "/templateCode");
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.messageVariable !== undefined){
const _errs9 = errors;
if(!(isBrandmessageOfBasic(data.messageVariable))){
vErrors = childErrors(vErrors, isBrandmessageOfBasic.errors, instancePath + "/messageVariable");
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.buttonVariable !== undefined){
const _errs10 = errors;
if(!(isBrandmessageOfBasic(data.buttonVariable))){
vErrors = childErrors(vErrors, isBrandmessageOfBasic.errors, instancePath + "/buttonVariable");
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.couponVariable !== undefined){
const _errs11 = errors;
if(!(isBrandmessageOfBasic(data.couponVariable))){
vErrors = childErrors(vErrors, isBrandmessageOfBasic.errors, instancePath + "/couponVariable");
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.imageVariable !== undefined){
const _errs12 = errors;
if(!(isBrandmessageOfBasic(data.imageVariable))){
vErrors = childErrors(vErrors, isBrandmessageOfBasic.errors, instancePath + "/imageVariable");
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.videoVariable !== undefined){
const _errs13 = errors;
if(!(isBrandmessageOfBasic(data.videoVariable))){
vErrors = childErrors(vErrors, isBrandmessageOfBasic.errors, instancePath + "/videoVariable");
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.commerceVariable !== undefined){
const _errs14 = errors;
if(!(isBrandmessageOfBasic(data.commerceVariable))){
vErrors = childErrors(vErrors, isBrandmessageOfBasic.errors, instancePath + "/commerceVariable");
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.carouselVariable !== undefined){
const _errs15 = errors;
if(!(isBrandmessageOfBasic(data.carouselVariable))){
vErrors = childErrors(vErrors, isBrandmessageOfBasic.errors, instancePath + "/carouselVariable");
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.button !== undefined){
const _errs16 = errors;
if(!(isBrandmessageFreeButtons(data.button))){
vErrors = childErrors(vErrors, isBrandmessageFreeButtons.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
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
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs17 = errors;
const _errs18 = errors;
let valid5 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.sendType === undefined) && (missing1 = "sendType")){
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
if(data.sendType !== undefined){
if("basic" !== data.sendType){
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
var _valid1 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.targeting === undefined) && (missing2 = "targeting")) || ((data.templateCode === undefined) && (missing2 = "templateCode"))){
validate200.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.groupTagKey !== undefined){
const _errs22 = errors;
if(!(isBrandmessageOfFree(data.groupTagKey))){
vErrors = childErrors(vErrors, isBrandmessageOfFree.errors, instancePath + "/groupTagKey");
errors = vErrors.length;
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.adult !== undefined){
const _errs23 = errors;
if(!(isBrandmessageOfFree(data.adult))){
vErrors = childErrors(vErrors, isBrandmessageOfFree.errors, instancePath + "/adult");
errors = vErrors.length;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.button !== undefined){
const _errs24 = errors;
if(!(isBrandmessageBasicButtons(data.button))){
vErrors = childErrors(vErrors, isBrandmessageBasicButtons.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
var _valid1 = _errs21 === errors;
valid5 = _valid1;
}
if(!valid5){
const err6 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs17 === errors;
if(valid0){
const _errs25 = errors;
const _errs26 = errors;
let valid8 = true;
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.msgType === undefined) && (missing3 = "msgType")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.msgType !== undefined){
let data15 = data.msgType;
const _errs29 = errors;
const _errs30 = errors;
if(!((data15 === "FC") || (data15 === "FA"))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid10 = _errs30 === errors;
if(valid10){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.carouselVariable !== undefined){
validate200.errors = [{instancePath:instancePath+"/carouselVariable",schemaPath:"#/allOf/2/then/properties/carouselVariable/not",keyword:"not",params:{}}];
return false;
}
}
var _valid2 = _errs31 === errors;
valid8 = _valid2;
}
if(!valid8){
const err10 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs25 === errors;
if(valid0){
const _errs34 = errors;
const _errs35 = errors;
let valid12 = true;
const _errs36 = errors;
if(!(isBrandmessageHasVariables(data))){
errors++;
}
var _valid3 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs38 = errors;
if(!(isBrandmessageNoContent(data.text))){
vErrors = childErrors(vErrors, isBrandmessageNoContent.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid13 = _errs38 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.imgUrl !== undefined){
const _errs39 = errors;
if(!(isBrandmessageNoContent(data.imgUrl))){
vErrors = childErrors(vErrors, isBrandmessageNoContent.errors, instancePath + "/imgUrl");
errors = vErrors.length;
}
var valid13 = _errs39 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.button !== undefined){
const _errs40 = errors;
if(!(isBrandmessageNoContent(data.button))){
vErrors = childErrors(vErrors, isBrandmessageNoContent.errors, instancePath + "/button");
errors = vErrors.length;
}
var valid13 = _errs40 === errors;
}
else {
var valid13 = true;
}
}
}
}
var _valid3 = _errs37 === errors;
valid12 = _valid3;
}
if(!valid12){
const err11 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs34 === errors;
if(valid0){
const _errs41 = errors;
const _errs42 = errors;
let valid14 = true;
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.msgType === undefined) && (missing4 = "msgType")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FT" !== data.msgType){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid4 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs45 = errors;
if(!(isBrandmessageKindFTRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFTRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid4 = _errs45 === errors;
valid14 = _valid4;
}
if(!valid14){
const err14 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs41 === errors;
if(valid0){
const _errs46 = errors;
const _errs47 = errors;
let valid16 = true;
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.msgType === undefined) && (missing5 = "msgType")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FI" !== data.msgType){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid5 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs50 = errors;
if(!(isBrandmessageKindFIRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFIRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid5 = _errs50 === errors;
valid16 = _valid5;
}
if(!valid16){
const err17 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
if(valid0){
const _errs51 = errors;
const _errs52 = errors;
let valid18 = true;
const _errs53 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.msgType === undefined) && (missing6 = "msgType")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FW" !== data.msgType){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid6 = _errs53 === errors;
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs55 = errors;
if(!(isBrandmessageKindFWRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFWRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid6 = _errs55 === errors;
valid18 = _valid6;
}
if(!valid18){
const err20 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs51 === errors;
if(valid0){
const _errs56 = errors;
const _errs57 = errors;
let valid20 = true;
const _errs58 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.msgType === undefined) && (missing7 = "msgType")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FL" !== data.msgType){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
var _valid7 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs60 = errors;
if(!(isBrandmessageKindFLRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFLRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid7 = _errs60 === errors;
valid20 = _valid7;
}
if(!valid20){
const err23 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs56 === errors;
if(valid0){
const _errs61 = errors;
const _errs62 = errors;
let valid22 = true;
const _errs63 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.msgType === undefined) && (missing8 = "msgType")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FP" !== data.msgType){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
var _valid8 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs65 = errors;
if(!(isBrandmessageKindFPRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFPRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid8 = _errs65 === errors;
valid22 = _valid8;
}
if(!valid22){
const err26 = {instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs61 === errors;
if(valid0){
const _errs66 = errors;
const _errs67 = errors;
let valid24 = true;
const _errs68 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.msgType === undefined) && (missing9 = "msgType")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FM" !== data.msgType){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
var _valid9 = _errs68 === errors;
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs70 = errors;
if(!(isBrandmessageKindFMRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFMRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid9 = _errs70 === errors;
valid24 = _valid9;
}
if(!valid24){
const err29 = {instancePath,schemaPath:"#/allOf/9/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs66 === errors;
if(valid0){
const _errs71 = errors;
const _errs72 = errors;
let valid26 = true;
const _errs73 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.msgType === undefined) && (missing10 = "msgType")){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FC" !== data.msgType){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
var _valid10 = _errs73 === errors;
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs75 = errors;
if(!(isBrandmessageKindFC(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFC.errors, instancePath + "");
errors = vErrors.length;
}
var _valid10 = _errs75 === errors;
valid26 = _valid10;
}
if(!valid26){
const err32 = {instancePath,schemaPath:"#/allOf/10/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs71 === errors;
if(valid0){
const _errs76 = errors;
const _errs77 = errors;
let valid28 = true;
const _errs78 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.msgType === undefined) && (missing11 = "msgType")){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FA" !== data.msgType){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
var _valid11 = _errs78 === errors;
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs80 = errors;
if(!(isBrandmessageKindFA(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFA.errors, instancePath + "");
errors = vErrors.length;
}
var _valid11 = _errs80 === errors;
valid28 = _valid11;
}
if(!valid28){
const err35 = {instancePath,schemaPath:"#/allOf/11/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
validate200.errors = vErrors;
return false;
}
var valid0 = _errs76 === errors;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if(data.unsubscribeAuthNumber !== undefined && ((data.unsubscribePhoneNumber === undefined) && (missing12 = "unsubscribePhoneNumber"))){
validate200.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "unsubscribeAuthNumber",
    missingProperty: missing12,
    depsCount: 1,
    deps: "unsubscribePhoneNumber"}}];
return false;
}
}
}
validate200.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRulesRaw__if1 = validate201;

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sendType === undefined) && (missing0 = "sendType")){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sendType !== undefined){
if("free" !== data.sendType){
validate201.errors = [{instancePath:instancePath+"/sendType",schemaPath:"#/properties/sendType/const",keyword:"const",params:{allowedValue: "free"}}];
return false;
}
}
}
}
validate201.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRulesRaw__not1 = validate202;
const schema202 = {"enum":["M","N"]};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "M") || (data === "N"))){
validate202.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema202.enum}}];
return false;
}
validate202.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRulesRaw__if2 = validate203;

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sendType === undefined) && (missing0 = "sendType")){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sendType !== undefined){
if("basic" !== data.sendType){
validate203.errors = [{instancePath:instancePath+"/sendType",schemaPath:"#/properties/sendType/const",keyword:"const",params:{allowedValue: "basic"}}];
return false;
}
}
}
}
validate203.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRulesRaw__if3 = validate204;

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
let data0 = data.msgType;
const _errs1 = errors;
const _errs2 = errors;
if(!((data0 === "FC") || (data0 === "FA"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
if(valid1){
validate204.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
}
}
}
validate204.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRulesRaw__not2 = validate205;
const schema205 = {"enum":["FC","FA"]};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "FC") || (data === "FA"))){
validate205.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema205.enum}}];
return false;
}
validate205.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRulesRaw__if4 = validate206;

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FT" !== data.msgType){
validate206.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FT"}}];
return false;
}
}
}
}
validate206.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFTRaw = validate207;

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
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
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
validate207.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate207.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data1 = data.text;
const _errs4 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 5200){
validate207.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 5200}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.imgUrl !== undefined){
const _errs5 = errors;
validate207.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.button !== undefined){
let data3 = data.button;
const _errs7 = errors;
if(Array.isArray(data3)){
if(data3.length > 5){
validate207.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(func0(data5) > 56){
validate207.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 56}}];
return false;
}
}
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
validate207.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFIRaw = validate208;

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
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
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
validate208.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate208.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data1 = data.text;
const _errs4 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 1600){
validate208.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1600}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.button !== undefined){
let data2 = data.button;
const _errs5 = errors;
if(Array.isArray(data2)){
if(data2.length > 5){
validate208.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func0(data4) > 56){
validate208.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 56}}];
return false;
}
}
}
}
var valid3 = _errs6 === errors;
if(!valid3){
break;
}
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
}
}
}
validate208.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFWRaw = validate209;

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
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
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
validate209.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate209.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data1 = data.text;
const _errs4 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 304){
validate209.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 304}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.button !== undefined){
let data2 = data.button;
const _errs5 = errors;
if(Array.isArray(data2)){
if(data2.length > 2){
validate209.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func0(data4) > 32){
validate209.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid3 = _errs6 === errors;
if(!valid3){
break;
}
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
}
}
}
validate209.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFLRaw = validate210;

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs0 = errors;
validate210.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgUrl !== undefined){
const _errs2 = errors;
validate210.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
let data2 = data.button;
const _errs4 = errors;
if(Array.isArray(data2)){
if(data2.length > 2){
validate210.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func0(data4) > 32){
validate210.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate210.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFPRaw = validate211;

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 304){
validate211.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 304}}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgUrl !== undefined){
const _errs1 = errors;
validate211.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
let data2 = data.button;
const _errs3 = errors;
if(Array.isArray(data2)){
if(data2.length > 1){
validate211.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs4 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func0(data4) > 32){
validate211.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
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
validate211.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFMRaw = validate212;

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs0 = errors;
validate212.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
let data1 = data.button;
const _errs2 = errors;
if(Array.isArray(data1)){
if(data1.length > 2){
validate212.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs3 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func0(data3) > 32){
validate212.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
validate212.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRulesRaw = validate213;

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachment !== undefined){
let data1 = data.attachment;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.button !== undefined){
if(!(isBrandmessageFreeButtons(data1.button))){
vErrors = childErrors(vErrors, isBrandmessageFreeButtons.errors, instancePath + "/attachment/button");
errors = vErrors.length;
}
}
}
var valid3 = _errs5 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.carousel !== undefined){
let data3 = data.carousel;
const _errs7 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.list !== undefined){
let data4 = data3.list;
if(Array.isArray(data4)){
var valid6 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs9 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.attachment !== undefined){
let data6 = data5.attachment;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.button !== undefined){
if(!(isBrandmessageFreeButtons(data6.button))){
vErrors = childErrors(vErrors, isBrandmessageFreeButtons.errors, instancePath + "/carousel/list/" + i0+"/attachment/button");
errors = vErrors.length;
}
}
}
}
}
var valid6 = _errs9 === errors;
if(!valid6){
break;
}
}
}
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs12 = errors;
const _errs13 = errors;
let valid9 = true;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.sendType === undefined) && (missing1 = "sendType")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.sendType !== undefined){
if("basic" !== data.sendType){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.adFlag !== undefined){
const _errs17 = errors;
if(!(isBrandmessageOfFree(data.adFlag))){
vErrors = childErrors(vErrors, isBrandmessageOfFree.errors, instancePath + "/adFlag");
errors = vErrors.length;
}
var valid11 = _errs17 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.attachment !== undefined){
let data10 = data.attachment;
const _errs18 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.button !== undefined){
if(!(isBrandmessageBasicButtons(data10.button))){
vErrors = childErrors(vErrors, isBrandmessageBasicButtons.errors, instancePath + "/attachment/button");
errors = vErrors.length;
}
}
}
var valid11 = _errs18 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.carousel !== undefined){
let data12 = data.carousel;
const _errs20 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.list !== undefined){
let data13 = data12.list;
if(Array.isArray(data13)){
var valid14 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs22 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.attachment !== undefined){
let data15 = data14.attachment;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.button !== undefined){
if(!(isBrandmessageBasicButtons(data15.button))){
vErrors = childErrors(vErrors, isBrandmessageBasicButtons.errors, instancePath + "/carousel/list/" + i1+"/attachment/button");
errors = vErrors.length;
}
}
}
}
}
var valid14 = _errs22 === errors;
if(!valid14){
break;
}
}
}
}
}
var valid11 = _errs20 === errors;
}
else {
var valid11 = true;
}
}
}
}
var _valid1 = _errs16 === errors;
valid9 = _valid1;
}
if(!valid9){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs12 === errors;
if(valid0){
const _errs25 = errors;
const _errs26 = errors;
let valid17 = true;
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.msgType === undefined) && (missing2 = "msgType")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.msgType !== undefined){
let data17 = data.msgType;
if(!(((data17 === "FL") || (data17 === "FC")) || (data17 === "FA"))){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.adFlag !== undefined){
const _errs31 = errors;
const _errs32 = errors;
if("N" !== data.adFlag){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid20 = _errs32 === errors;
if(valid20){
validate213.errors = [{instancePath:instancePath+"/adFlag",schemaPath:"#/allOf/2/then/properties/adFlag/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
}
var _valid2 = _errs29 === errors;
valid17 = _valid2;
}
if(!valid17){
const err9 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs25 === errors;
if(valid0){
const _errs33 = errors;
const _errs34 = errors;
let valid21 = true;
const _errs35 = errors;
if(!(isBrandmessageHasVariables(data))){
errors++;
}
var _valid3 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachment !== undefined){
const _errs37 = errors;
if(!(isBrandmessageNoContent(data.attachment))){
vErrors = childErrors(vErrors, isBrandmessageNoContent.errors, instancePath + "/attachment");
errors = vErrors.length;
}
var valid22 = _errs37 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.carousel !== undefined){
const _errs38 = errors;
if(!(isBrandmessageNoContent(data.carousel))){
vErrors = childErrors(vErrors, isBrandmessageNoContent.errors, instancePath + "/carousel");
errors = vErrors.length;
}
var valid22 = _errs38 === errors;
}
else {
var valid22 = true;
}
}
}
var _valid3 = _errs36 === errors;
valid21 = _valid3;
}
if(!valid21){
const err10 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs33 === errors;
if(valid0){
const _errs39 = errors;
const _errs40 = errors;
let valid23 = true;
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.attachment === undefined) && (missing3 = "attachment")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.attachment !== undefined){
let data21 = data.attachment;
const _errs42 = errors;
if(errors === _errs42){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing4;
if((data21.button === undefined) && (missing4 = "button")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
}
var _valid4 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.button !== undefined){
validate213.errors = [{instancePath:instancePath+"/button",schemaPath:"#/allOf/4/then/properties/button/not",keyword:"not",params:{}}];
return false;
}
}
var _valid4 = _errs44 === errors;
valid23 = _valid4;
}
if(!valid23){
const err14 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs39 === errors;
if(valid0){
const _errs47 = errors;
const _errs48 = errors;
let valid26 = true;
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.attachment === undefined) && (missing5 = "attachment")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.attachment !== undefined){
let data23 = data.attachment;
const _errs50 = errors;
if(errors === _errs50){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing6;
if((data23.image === undefined) && (missing6 = "image")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
}
var _valid5 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs52 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.imgUrl !== undefined){
validate213.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/allOf/5/then/properties/imgUrl/not",keyword:"not",params:{}}];
return false;
}
}
var _valid5 = _errs52 === errors;
valid26 = _valid5;
}
if(!valid26){
const err18 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs47 === errors;
if(valid0){
const _errs55 = errors;
const _errs56 = errors;
let valid29 = true;
const _errs57 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.msgType === undefined) && (missing7 = "msgType")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FT" !== data.msgType){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid6 = _errs57 === errors;
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs59 = errors;
if(!(isBrandmessageStepKindFTRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFTRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid6 = _errs59 === errors;
valid29 = _valid6;
}
if(!valid29){
const err21 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs55 === errors;
if(valid0){
const _errs60 = errors;
const _errs61 = errors;
let valid31 = true;
const _errs62 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.msgType === undefined) && (missing8 = "msgType")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FI" !== data.msgType){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
var _valid7 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs64 = errors;
if(!(isBrandmessageStepKindFIRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFIRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid7 = _errs64 === errors;
valid31 = _valid7;
}
if(!valid31){
const err24 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs60 === errors;
if(valid0){
const _errs65 = errors;
const _errs66 = errors;
let valid33 = true;
const _errs67 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.msgType === undefined) && (missing9 = "msgType")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FW" !== data.msgType){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
var _valid8 = _errs67 === errors;
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs69 = errors;
if(!(isBrandmessageStepKindFWRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFWRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid8 = _errs69 === errors;
valid33 = _valid8;
}
if(!valid33){
const err27 = {instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs65 === errors;
if(valid0){
const _errs70 = errors;
const _errs71 = errors;
let valid35 = true;
const _errs72 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.msgType === undefined) && (missing10 = "msgType")){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FL" !== data.msgType){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
var _valid9 = _errs72 === errors;
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs74 = errors;
if(!(isBrandmessageStepKindFLRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFLRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid9 = _errs74 === errors;
valid35 = _valid9;
}
if(!valid35){
const err30 = {instancePath,schemaPath:"#/allOf/9/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs70 === errors;
if(valid0){
const _errs75 = errors;
const _errs76 = errors;
let valid37 = true;
const _errs77 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.msgType === undefined) && (missing11 = "msgType")){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FP" !== data.msgType){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
var _valid10 = _errs77 === errors;
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs79 = errors;
if(!(isBrandmessageStepKindFPRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFPRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid10 = _errs79 === errors;
valid37 = _valid10;
}
if(!valid37){
const err33 = {instancePath,schemaPath:"#/allOf/10/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs75 === errors;
if(valid0){
const _errs80 = errors;
const _errs81 = errors;
let valid39 = true;
const _errs82 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.msgType === undefined) && (missing12 = "msgType")){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FM" !== data.msgType){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
var _valid11 = _errs82 === errors;
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs84 = errors;
if(!(isBrandmessageStepKindFMRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFMRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid11 = _errs84 === errors;
valid39 = _valid11;
}
if(!valid39){
const err36 = {instancePath,schemaPath:"#/allOf/11/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs80 === errors;
if(valid0){
const _errs85 = errors;
const _errs86 = errors;
let valid41 = true;
const _errs87 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.msgType === undefined) && (missing13 = "msgType")){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FC" !== data.msgType){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
var _valid12 = _errs87 === errors;
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs89 = errors;
if(!(isBrandmessageStepKindFCRaw(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFCRaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid12 = _errs89 === errors;
valid41 = _valid12;
}
if(!valid41){
const err39 = {instancePath,schemaPath:"#/allOf/12/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs85 === errors;
if(valid0){
const _errs90 = errors;
const _errs91 = errors;
let valid43 = true;
const _errs92 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.msgType === undefined) && (missing14 = "msgType")){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
if(data.msgType !== undefined){
if("FA" !== data.msgType){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
var _valid13 = _errs92 === errors;
errors = _errs91;
if(vErrors !== null){
if(_errs91){
vErrors.length = _errs91;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs94 = errors;
if(!(isBrandmessageStepKindFARaw(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFARaw.errors, instancePath + "");
errors = vErrors.length;
}
var _valid13 = _errs94 === errors;
valid43 = _valid13;
}
if(!valid43){
const err42 = {instancePath,schemaPath:"#/allOf/13/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
validate213.errors = vErrors;
return false;
}
var valid0 = _errs90 === errors;
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
validate213.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRulesRaw__if3 = validate214;
const schema214 = {"required":["msgType"],"properties":{"msgType":{"enum":["FL","FC","FA"]}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
let data0 = data.msgType;
if(!(((data0 === "FL") || (data0 === "FC")) || (data0 === "FA"))){
validate214.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/enum",keyword:"enum",params:{allowedValues: schema214.properties.msgType.enum}}];
return false;
}
}
}
}
validate214.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRulesRaw__not1 = validate215;

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if("N" !== data){
validate215.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "N"}}];
return false;
}
validate215.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRulesRaw__if4 = validate216;

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attachment !== undefined){
let data0 = data.attachment;
const _errs0 = errors;
if(errors === _errs0){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.button === undefined) && (missing1 = "button")){
validate216.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate216.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRulesRaw__if5 = validate217;

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate217.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate217.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate217.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFTRaw = validate218;

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
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
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.coupon === undefined) && (missing1 = "coupon")){
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
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.button !== undefined){
let data1 = data.button;
const _errs5 = errors;
if(Array.isArray(data1)){
if(data1.length > 4){
validate218.errors = [{instancePath:instancePath+"/button",schemaPath:"#/then/properties/button/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.attachment !== undefined){
let data2 = data.attachment;
const _errs6 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.button !== undefined){
let data3 = data2.button;
if(Array.isArray(data3)){
if(data3.length > 4){
validate218.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/then/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate218.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs8 = errors;
validate218.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.additionalContent !== undefined){
const _errs10 = errors;
validate218.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.attachment !== undefined){
let data6 = data.attachment;
const _errs12 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.button !== undefined){
let data7 = data6.button;
const _errs13 = errors;
if(Array.isArray(data7)){
if(data7.length > 5){
validate218.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid6 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs14 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name !== undefined){
let data9 = data8.name;
if(typeof data9 === "string"){
if(func0(data9) > 56){
validate218.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 56}}];
return false;
}
}
}
}
var valid6 = _errs14 === errors;
if(!valid6){
break;
}
}
}
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.coupon !== undefined){
let data10 = data6.coupon;
const _errs16 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.description !== undefined){
let data11 = data10.description;
if(typeof data11 === "string"){
if(func0(data11) > 48){
validate218.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 48}}];
return false;
}
}
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.image !== undefined){
const _errs18 = errors;
validate218.errors = [{instancePath:instancePath+"/attachment/image",schemaPath:"#/properties/attachment/properties/image/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.item !== undefined){
const _errs20 = errors;
validate218.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.commerce !== undefined){
const _errs22 = errors;
validate218.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.video !== undefined){
const _errs24 = errors;
validate218.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.carousel !== undefined){
const _errs26 = errors;
validate218.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
validate218.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFTRaw__if1 = validate219;

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attachment !== undefined){
let data0 = data.attachment;
const _errs0 = errors;
if(errors === _errs0){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.coupon === undefined) && (missing1 = "coupon")){
validate219.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate219.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFIRaw = validate220;

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
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
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.coupon === undefined) && (missing1 = "coupon")){
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.button !== undefined){
let data1 = data.button;
const _errs6 = errors;
if(Array.isArray(data1)){
if(data1.length > 4){
validate220.errors = [{instancePath:instancePath+"/button",schemaPath:"#/allOf/0/then/properties/button/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.attachment !== undefined){
let data2 = data.attachment;
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.button !== undefined){
let data3 = data2.button;
if(Array.isArray(data3)){
if(data3.length > 4){
validate220.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/0/then/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
}
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate220.errors = vErrors;
return false;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid5 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.sendType === undefined) && (missing2 = "sendType")){
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
if(data.sendType !== undefined){
if("free" !== data.sendType){
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
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
const _errs14 = errors;
let valid7 = false;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.imgUrl === undefined) && (missing3 = "imgUrl")){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/anyOf/0/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid2 = _errs15 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.attachment === undefined) && (missing4 = "attachment")){
const err7 = {instancePath,schemaPath:"#/allOf/1/then/anyOf/1/required",keyword:"required",params:{missingProperty: missing4}};
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
let data5 = data.attachment;
const _errs17 = errors;
if(errors === _errs17){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing5;
if((data5.image === undefined) && (missing5 = "image")){
const err8 = {instancePath:instancePath+"/attachment",schemaPath:"#/allOf/1/then/anyOf/1/properties/attachment/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/attachment",schemaPath:"#/allOf/1/then/anyOf/1/properties/attachment/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
var _valid2 = _errs16 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err10 = {instancePath,schemaPath:"#/allOf/1/then/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate220.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs13 === errors;
valid5 = _valid1;
}
if(!valid5){
const err11 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate220.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs19 = errors;
validate220.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs19 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.additionalContent !== undefined){
const _errs21 = errors;
validate220.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs21 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.attachment !== undefined){
let data8 = data.attachment;
const _errs23 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.button !== undefined){
let data9 = data8.button;
const _errs24 = errors;
if(Array.isArray(data9)){
if(data9.length > 5){
validate220.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid11 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs25 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name !== undefined){
let data11 = data10.name;
if(typeof data11 === "string"){
if(func0(data11) > 56){
validate220.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 56}}];
return false;
}
}
}
}
var valid11 = _errs25 === errors;
if(!valid11){
break;
}
}
}
}
var valid10 = _errs24 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.coupon !== undefined){
let data12 = data8.coupon;
const _errs27 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.description !== undefined){
let data13 = data12.description;
if(typeof data13 === "string"){
if(func0(data13) > 48){
validate220.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 48}}];
return false;
}
}
}
}
var valid10 = _errs27 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.item !== undefined){
const _errs29 = errors;
validate220.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid10 = _errs29 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.commerce !== undefined){
const _errs31 = errors;
validate220.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid10 = _errs31 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.video !== undefined){
const _errs33 = errors;
validate220.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
return false;
var valid10 = _errs33 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
var valid9 = _errs23 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.carousel !== undefined){
const _errs35 = errors;
validate220.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs35 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
validate220.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFIRaw__anyOf1 = validate221;

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.imgUrl === undefined) && (missing0 = "imgUrl")){
validate221.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFWRaw = validate222;

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
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
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.imgUrl === undefined) && (missing1 = "imgUrl")){
const err2 = {instancePath,schemaPath:"#/then/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs5 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.attachment === undefined) && (missing2 = "attachment")){
const err3 = {instancePath,schemaPath:"#/then/anyOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.attachment !== undefined){
let data1 = data.attachment;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing3;
if((data1.image === undefined) && (missing3 = "image")){
const err4 = {instancePath:instancePath+"/attachment",schemaPath:"#/then/anyOf/1/properties/attachment/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/attachment",schemaPath:"#/then/anyOf/1/properties/attachment/type",keyword:"type",params:{type: "object"}};
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
}
var _valid1 = _errs6 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err6 = {instancePath,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate222.errors = vErrors;
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
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate222.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs9 = errors;
validate222.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.additionalContent !== undefined){
const _errs11 = errors;
validate222.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.attachment !== undefined){
let data4 = data.attachment;
const _errs13 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.button !== undefined){
let data5 = data4.button;
const _errs14 = errors;
if(Array.isArray(data5)){
if(data5.length > 2){
validate222.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid6 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs15 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(func0(data7) > 32){
validate222.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid6 = _errs15 === errors;
if(!valid6){
break;
}
}
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.coupon !== undefined){
let data8 = data4.coupon;
const _errs17 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.description !== undefined){
let data9 = data8.description;
if(typeof data9 === "string"){
if(func0(data9) > 72){
validate222.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 72}}];
return false;
}
}
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.item !== undefined){
const _errs19 = errors;
validate222.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.commerce !== undefined){
const _errs21 = errors;
validate222.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.video !== undefined){
const _errs23 = errors;
validate222.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.carousel !== undefined){
const _errs25 = errors;
validate222.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
validate222.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFLRaw = validate223;

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.header === undefined) && (missing1 = "header")){
validate223.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate223.errors = vErrors;
return false;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs5 = errors;
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.sendType === undefined) && (missing2 = "sendType")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.sendType !== undefined){
if("free" !== data.sendType){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.attachment === undefined) && (missing3 = "attachment")){
validate223.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.attachment !== undefined){
let data2 = data.attachment;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.item === undefined) && (missing4 = "item")){
validate223.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/1/then/properties/attachment/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
}
}
}
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate223.errors = vErrors;
return false;
}
var valid0 = _errs5 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additionalContent !== undefined){
const _errs11 = errors;
validate223.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs11 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.attachment !== undefined){
let data4 = data.attachment;
const _errs13 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.button !== undefined){
let data5 = data4.button;
const _errs14 = errors;
if(Array.isArray(data5)){
if(data5.length > 2){
validate223.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid8 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs15 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(func0(data7) > 32){
validate223.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid8 = _errs15 === errors;
if(!valid8){
break;
}
}
}
}
var valid7 = _errs14 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.item !== undefined){
let data8 = data4.item;
const _errs17 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.list !== undefined){
let data9 = data8.list;
if(Array.isArray(data9)){
const len1 = data9.length;
if(len1 > 0){
let data10 = data9[0];
const _errs19 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.title !== undefined){
let data11 = data10.title;
if(typeof data11 === "string"){
if(func0(data11) > 100){
validate223.errors = [{instancePath:instancePath+"/attachment/item/list/0/title",schemaPath:"#/properties/attachment/properties/item/properties/list/prefixItems/0/properties/title/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
}
}
var valid11 = _errs19 === errors;
}
if(valid11){
const len2 = data9.length;
var valid13 = len2 <= 1;
if(!valid13){
for(let i1=1; i1<len2; i1++){
let data12 = data9[i1];
const _errs21 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.title !== undefined){
let data13 = data12.title;
if(typeof data13 === "string"){
if(func0(data13) > 120){
validate223.errors = [{instancePath:instancePath+"/attachment/item/list/" + i1+"/title",schemaPath:"#/properties/attachment/properties/item/properties/list/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
}
}
var valid13 = _errs21 === errors;
if(!valid13){
break;
}
}
}
}
}
}
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.coupon !== undefined){
let data14 = data4.coupon;
const _errs23 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.description !== undefined){
let data15 = data14.description;
if(typeof data15 === "string"){
if(func0(data15) > 72){
validate223.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 72}}];
return false;
}
}
}
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.image !== undefined){
const _errs25 = errors;
validate223.errors = [{instancePath:instancePath+"/attachment/image",schemaPath:"#/properties/attachment/properties/image/not",keyword:"not",params:{}}];
return false;
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.commerce !== undefined){
const _errs27 = errors;
validate223.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.video !== undefined){
const _errs29 = errors;
validate223.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
return false;
var valid7 = _errs29 === errors;
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
var valid6 = _errs13 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.carousel !== undefined){
const _errs31 = errors;
validate223.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
validate223.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFPRaw = validate224;

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
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
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.attachment === undefined) && (missing1 = "attachment")){
validate224.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.attachment !== undefined){
let data1 = data.attachment;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.video === undefined) && (missing2 = "video")){
validate224.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/then/properties/attachment/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
}
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate224.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additionalContent !== undefined){
const _errs5 = errors;
validate224.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid3 = _errs5 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.attachment !== undefined){
let data3 = data.attachment;
const _errs7 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.button !== undefined){
let data4 = data3.button;
const _errs8 = errors;
if(Array.isArray(data4)){
if(data4.length > 1){
validate224.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs9 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(func0(data6) > 32){
validate224.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid5 = _errs9 === errors;
if(!valid5){
break;
}
}
}
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.coupon !== undefined){
let data7 = data3.coupon;
const _errs11 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.description !== undefined){
let data8 = data7.description;
if(typeof data8 === "string"){
if(func0(data8) > 72){
validate224.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 72}}];
return false;
}
}
}
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.image !== undefined){
const _errs13 = errors;
validate224.errors = [{instancePath:instancePath+"/attachment/image",schemaPath:"#/properties/attachment/properties/image/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.item !== undefined){
const _errs15 = errors;
validate224.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.commerce !== undefined){
const _errs17 = errors;
validate224.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.carousel !== undefined){
const _errs19 = errors;
validate224.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
return false;
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
validate224.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFMRaw = validate225;

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.imgUrl === undefined) && (missing1 = "imgUrl")){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs6 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.attachment === undefined) && (missing2 = "attachment")){
const err3 = {instancePath,schemaPath:"#/allOf/0/then/anyOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.attachment !== undefined){
let data1 = data.attachment;
const _errs8 = errors;
if(errors === _errs8){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing3;
if((data1.image === undefined) && (missing3 = "image")){
const err4 = {instancePath:instancePath+"/attachment",schemaPath:"#/allOf/0/then/anyOf/1/properties/attachment/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/attachment",schemaPath:"#/allOf/0/then/anyOf/1/properties/attachment/type",keyword:"type",params:{type: "object"}};
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
}
var _valid1 = _errs7 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err6 = {instancePath,schemaPath:"#/allOf/0/then/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate225.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate225.errors = vErrors;
return false;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs10 = errors;
const _errs11 = errors;
let valid5 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.sendType === undefined) && (missing4 = "sendType")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.sendType !== undefined){
if("free" !== data.sendType){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
var _valid2 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.attachment === undefined) && (missing5 = "attachment")){
validate225.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data.attachment !== undefined){
let data3 = data.attachment;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing6;
if((data3.commerce === undefined) && (missing6 = "commerce")){
validate225.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/1/then/properties/attachment/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
}
}
}
}
var _valid2 = _errs14 === errors;
valid5 = _valid2;
}
if(!valid5){
const err10 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate225.errors = vErrors;
return false;
}
var valid0 = _errs10 === errors;
if(valid0){
const _errs16 = errors;
const _errs17 = errors;
let valid8 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.sendType === undefined) && (missing7 = "sendType")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.sendType !== undefined){
if("free" !== data.sendType){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
const _errs21 = errors;
let valid10 = false;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.button === undefined) && (missing8 = "button")){
const err13 = {instancePath,schemaPath:"#/allOf/2/then/anyOf/0/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.button !== undefined){
let data5 = data.button;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data5)){
if(data5.length < 1){
const err14 = {instancePath:instancePath+"/button",schemaPath:"#/allOf/2/then/anyOf/0/properties/button/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/button",schemaPath:"#/allOf/2/then/anyOf/0/properties/button/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
}
var _valid4 = _errs22 === errors;
valid10 = valid10 || _valid4;
if(!valid10){
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.attachment === undefined) && (missing9 = "attachment")){
const err16 = {instancePath,schemaPath:"#/allOf/2/then/anyOf/1/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data.attachment !== undefined){
let data6 = data.attachment;
const _errs26 = errors;
if(errors === _errs26){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing10;
if((data6.button === undefined) && (missing10 = "button")){
const err17 = {instancePath:instancePath+"/attachment",schemaPath:"#/allOf/2/then/anyOf/1/properties/attachment/required",keyword:"required",params:{missingProperty: missing10}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data6.button !== undefined){
let data7 = data6.button;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data7)){
if(data7.length < 1){
const err18 = {instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/2/then/anyOf/1/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/2/then/anyOf/1/properties/attachment/properties/button/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/attachment",schemaPath:"#/allOf/2/then/anyOf/1/properties/attachment/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
}
var _valid4 = _errs25 === errors;
valid10 = valid10 || _valid4;
}
if(!valid10){
const err21 = {instancePath,schemaPath:"#/allOf/2/then/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate225.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var _valid3 = _errs20 === errors;
valid8 = _valid3;
}
if(!valid8){
const err22 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate225.errors = vErrors;
return false;
}
var valid0 = _errs16 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs30 = errors;
validate225.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid14 = _errs30 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.attachment !== undefined){
let data9 = data.attachment;
const _errs32 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.button !== undefined){
let data10 = data9.button;
const _errs33 = errors;
if(Array.isArray(data10)){
if(data10.length > 2){
validate225.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid16 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs34 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name !== undefined){
let data12 = data11.name;
if(typeof data12 === "string"){
if(func0(data12) > 32){
validate225.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid16 = _errs34 === errors;
if(!valid16){
break;
}
}
}
}
var valid15 = _errs33 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data9.coupon !== undefined){
let data13 = data9.coupon;
const _errs36 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.description !== undefined){
let data14 = data13.description;
if(typeof data14 === "string"){
if(func0(data14) > 48){
validate225.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 48}}];
return false;
}
}
}
}
var valid15 = _errs36 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data9.item !== undefined){
const _errs38 = errors;
validate225.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid15 = _errs38 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data9.video !== undefined){
const _errs40 = errors;
validate225.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
return false;
var valid15 = _errs40 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
var valid14 = _errs32 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.carousel !== undefined){
const _errs42 = errors;
validate225.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
return false;
var valid14 = _errs42 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
validate225.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFMRaw__anyOf3 = validate226;

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.button === undefined) && (missing0 = "button")){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.button !== undefined){
let data0 = data.button;
const _errs0 = errors;
if(errors === _errs0){
if(Array.isArray(data0)){
if(data0.length < 1){
validate226.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
else {
validate226.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
validate226.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFMRaw__anyOf4 = validate227;

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate227.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attachment !== undefined){
let data0 = data.attachment;
const _errs0 = errors;
if(errors === _errs0){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.button === undefined) && (missing1 = "button")){
validate227.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.button !== undefined){
let data1 = data0.button;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length < 1){
validate227.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
else {
validate227.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate227.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate227.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFCRaw = validate228;

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
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
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.carousel === undefined) && (missing1 = "carousel")){
validate228.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate228.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs4 = errors;
validate228.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.additionalContent !== undefined){
const _errs6 = errors;
validate228.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.attachment !== undefined){
const _errs8 = errors;
validate228.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.carousel !== undefined){
let data4 = data.carousel;
const _errs10 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.list !== undefined){
let data5 = data4.list;
const _errs11 = errors;
if(Array.isArray(data5)){
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs12 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.header === undefined) && (missing2 = "header")) || ((data6.message === undefined) && (missing2 = "message"))){
validate228.errors = [{instancePath:instancePath+"/carousel/list/" + i0,schemaPath:"#/properties/carousel/properties/list/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.message !== undefined){
let data7 = data6.message;
const _errs13 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 720){
validate228.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/message",schemaPath:"#/properties/carousel/properties/list/items/properties/message/maxLength",keyword:"maxLength",params:{limit: 720}}];
return false;
}
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.additionalContent !== undefined){
const _errs14 = errors;
validate228.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/additionalContent",schemaPath:"#/properties/carousel/properties/list/items/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.attachment !== undefined){
let data9 = data6.attachment;
const _errs16 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.button !== undefined){
let data10 = data9.button;
const _errs17 = errors;
const _errs18 = errors;
let valid7 = true;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
if(data10.length < 2){
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
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs21 = errors;
if(Array.isArray(data10)){
const len1 = data10.length;
if(len1 > 0){
let data11 = data10[0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.type !== undefined){
const _errs24 = errors;
const _errs25 = errors;
if("AC" !== data11.type){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid10 = _errs25 === errors;
if(valid10){
validate228.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button/0/type",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/then/prefixItems/0/properties/type/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
}
}
}
var _valid1 = _errs21 === errors;
valid7 = _valid1;
}
if(!valid7){
const err6 = {instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate228.errors = vErrors;
return false;
}
if(errors === _errs17){
if(Array.isArray(data10)){
if(data10.length > 2){
validate228.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data10.length < 1){
validate228.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid11 = true;
const len2 = data10.length;
for(let i1=0; i1<len2; i1++){
let data13 = data10[i1];
const _errs26 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name !== undefined){
let data14 = data13.name;
if(typeof data14 === "string"){
if(func0(data14) > 32){
validate228.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button/" + i1+"/name",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid11 = _errs26 === errors;
if(!valid11){
break;
}
}
}
}
}
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.coupon !== undefined){
let data15 = data9.coupon;
const _errs28 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.description !== undefined){
let data16 = data15.description;
if(typeof data16 === "string"){
if(func0(data16) > 48){
validate228.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/coupon/description",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 48}}];
return false;
}
}
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.commerce !== undefined){
const _errs30 = errors;
validate228.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/commerce",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
}
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.head !== undefined){
const _errs32 = errors;
validate228.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/not",keyword:"not",params:{}}];
return false;
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.tail !== undefined){
let data19 = data4.tail;
const _errs34 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if((data19.urlMobile === undefined) && (missing3 = "urlMobile")){
validate228.errors = [{instancePath:instancePath+"/carousel/tail",schemaPath:"#/properties/carousel/properties/tail/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
validate228.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFARaw = validate229;

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
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
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.carousel === undefined) && (missing1 = "carousel")){
validate229.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate229.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs4 = errors;
validate229.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.additionalContent !== undefined){
const _errs6 = errors;
validate229.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.attachment !== undefined){
const _errs8 = errors;
validate229.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.carousel !== undefined){
let data4 = data.carousel;
const _errs10 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.list !== undefined){
let data5 = data4.list;
const _errs11 = errors;
if(Array.isArray(data5)){
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs12 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.header !== undefined){
const _errs13 = errors;
validate229.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/header",schemaPath:"#/properties/carousel/properties/list/items/properties/header/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.message !== undefined){
const _errs15 = errors;
validate229.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/message",schemaPath:"#/properties/carousel/properties/list/items/properties/message/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.attachment !== undefined){
let data9 = data6.attachment;
const _errs17 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((data9.commerce === undefined) && (missing2 = "commerce")){
validate229.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data9.button !== undefined){
let data10 = data9.button;
const _errs18 = errors;
const _errs19 = errors;
let valid7 = true;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data10)){
if(data10.length < 2){
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
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs22 = errors;
if(Array.isArray(data10)){
const len1 = data10.length;
if(len1 > 0){
let data11 = data10[0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.type !== undefined){
const _errs25 = errors;
const _errs26 = errors;
if("AC" !== data11.type){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid10 = _errs26 === errors;
if(valid10){
validate229.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button/0/type",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/then/prefixItems/0/properties/type/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
}
}
}
var _valid1 = _errs22 === errors;
valid7 = _valid1;
}
if(!valid7){
const err6 = {instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate229.errors = vErrors;
return false;
}
if(errors === _errs18){
if(Array.isArray(data10)){
if(data10.length > 2){
validate229.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data10.length < 1){
validate229.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid11 = true;
const len2 = data10.length;
for(let i1=0; i1<len2; i1++){
let data13 = data10[i1];
const _errs27 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name !== undefined){
let data14 = data13.name;
if(typeof data14 === "string"){
if(func0(data14) > 32){
validate229.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button/" + i1+"/name",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
}
}
var valid11 = _errs27 === errors;
if(!valid11){
break;
}
}
}
}
}
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.coupon !== undefined){
let data15 = data9.coupon;
const _errs29 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.description !== undefined){
let data16 = data15.description;
if(typeof data16 === "string"){
if(func0(data16) > 48){
validate229.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/coupon/description",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 48}}];
return false;
}
}
}
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
}
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
}
}
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.head !== undefined){
let data17 = data4.head;
const _errs31 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.content !== undefined){
let data18 = data17.content;
const _errs32 = errors;
if(typeof data18 === "string"){
if(func0(data18) > 200){
validate229.errors = [{instancePath:instancePath+"/carousel/head/content",schemaPath:"#/properties/carousel/properties/head/properties/content/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
var valid14 = _errs32 === errors;
}
else {
var valid14 = true;
}
if(valid14){
let missing3;
if(data17.urlPc !== undefined && ((data17.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate229.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "urlPc",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
else {
if(data17.schemeIos !== undefined && ((data17.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate229.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "schemeIos",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
else {
if(data17.schemeAndroid !== undefined && ((data17.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate229.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "schemeAndroid",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
}
}
}
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.tail !== undefined){
let data19 = data4.tail;
const _errs33 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing4;
if((data19.urlMobile === undefined) && (missing4 = "urlMobile")){
validate229.errors = [{instancePath:instancePath+"/carousel/tail",schemaPath:"#/properties/carousel/properties/tail/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
validate229.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    OmniFlow: isOmniFlow,
    OmniEntry: isOmniEntry,
    OmniEntrySms: isOmniEntrySms,
    OmniSms: isOmniSms,
    SmsTextRaw: isSmsTextRaw,
    OmniEntryMms: isOmniEntryMms,
    OmniMms: isOmniMms,
    MmsTextRaw: isMmsTextRaw,
    MmsTitleRaw: isMmsTitleRaw,
    OmniEntryRcs: isOmniEntryRcs,
    OmniRcs: isOmniRcs,
    RcsContentRaw: isRcsContentRaw,
    RcsStandaloneContentRaw: isRcsStandaloneContentRaw,
    RcsStandaloneRaw: isRcsStandaloneRaw,
    RcsTextRaw: isRcsTextRaw,
    RcsTitleRaw: isRcsTitleRaw,
    RcsMediaUrlRaw: isRcsMediaUrlRaw,
    RcsCardButtonsRaw: isRcsCardButtonsRaw,
    RcsButtonRaw: isRcsButtonRaw,
    RcsButtonUrlRaw: isRcsButtonUrlRaw,
    RcsButtonNameRaw: isRcsButtonNameRaw,
    RcsButtonLinkRaw: isRcsButtonLinkRaw,
    RcsButtonMapLocRaw: isRcsButtonMapLocRaw,
    RcsButtonMapQryRaw: isRcsButtonMapQryRaw,
    RcsButtonMapSendRaw: isRcsButtonMapSendRaw,
    RcsButtonCalendarRaw: isRcsButtonCalendarRaw,
    RcsButtonCopyRaw: isRcsButtonCopyRaw,
    RcsButtonComTRaw: isRcsButtonComTRaw,
    RcsButtonComVRaw: isRcsButtonComVRaw,
    RcsButtonDialRaw: isRcsButtonDialRaw,
    RcsSubContentsRaw: isRcsSubContentsRaw,
    RcsSubContentRaw: isRcsSubContentRaw,
    RcsSubMediaUrlRaw: isRcsSubMediaUrlRaw,
    RcsCarouselContentRaw: isRcsCarouselContentRaw,
    RcsCarouselRaw: isRcsCarouselRaw,
    RcsCarouselCardRaw: isRcsCarouselCardRaw,
    RcsTemplateContentRaw: isRcsTemplateContentRaw,
    RcsTemplateRaw: isRcsTemplateRaw,
    RcsTemplateValueRaw: isRcsTemplateValueRaw,
    RcsBodyRaw: isRcsBodyRaw,
    RcsBodyValueRaw: isRcsBodyValueRaw,
    RcsBodyTextRaw: isRcsBodyTextRaw,
    RcsBodyObjectRaw: isRcsBodyObjectRaw,
    RcsButtonsRaw: isRcsButtonsRaw,
    RcsButtonGroupRaw: isRcsButtonGroupRaw,
    RcsSuggestionRaw: isRcsSuggestionRaw,
    RcsSuggestedActionRaw: isRcsSuggestedActionRaw,
    RcsUrlActionRaw: isRcsUrlActionRaw,
    RcsFooterRaw: isRcsFooterRaw,
    RcsRulesRaw: isRcsRulesRaw,
    RcsFormatSS000000Raw: isRcsFormatSS000000Raw,
    RcsFormatSL000000Raw: isRcsFormatSL000000Raw,
    RcsFormatSMwThT00Raw: isRcsFormatSMwThT00Raw,
    RcsFormatCMwMhM0200Raw: isRcsFormatCMwMhM0200Raw,
    RcsFormatCMwShS0200Raw: isRcsFormatCMwShS0200Raw,
    RcsFormatOMHITV0001Raw: isRcsFormatOMHITV0001Raw,
    RcsFormatOMHIMV0001Raw: isRcsFormatOMHIMV0001Raw,
    RcsFormatOMTBNV0001Raw: isRcsFormatOMTBNV0001Raw,
    RcsFormatOMTBNH0001Raw: isRcsFormatOMTBNH0001Raw,
    RcsFormatOMSNSS0001Raw: isRcsFormatOMSNSS0001Raw,
    OmniEntryAlimtalk: isOmniEntryAlimtalk,
    OmniAlimtalk: isOmniAlimtalk,
    AlimtalkTextRaw: isAlimtalkTextRaw,
    AlimtalkTitleRaw: isAlimtalkTitleRaw,
    AlimtalkHeaderRaw: isAlimtalkHeaderRaw,
    AlimtalkAttachmentRaw: isAlimtalkAttachmentRaw,
    MessengerButtonsRaw: isMessengerButtonsRaw,
    MessengerButtonRaw: isMessengerButtonRaw,
    MessengerButtonWlRaw: isMessengerButtonWlRaw,
    MessengerButtonNameRaw: isMessengerButtonNameRaw,
    MessengerLinkRaw: isMessengerLinkRaw,
    MessengerButtonAlRaw: isMessengerButtonAlRaw,
    MessengerButtonDsRaw: isMessengerButtonDsRaw,
    MessengerButtonBkRaw: isMessengerButtonBkRaw,
    MessengerButtonMdRaw: isMessengerButtonMdRaw,
    MessengerButtonBcRaw: isMessengerButtonBcRaw,
    MessengerButtonBtRaw: isMessengerButtonBtRaw,
    MessengerButtonAcRaw: isMessengerButtonAcRaw,
    MessengerButtonBfRaw: isMessengerButtonBfRaw,
    AlimtalkItemRaw: isAlimtalkItemRaw,
    AlimtalkItemRowRaw: isAlimtalkItemRowRaw,
    MessengerItemSummaryRaw: isMessengerItemSummaryRaw,
    AlimtalkItemHighlightRaw: isAlimtalkItemHighlightRaw,
    AlimtalkSupplementRaw: isAlimtalkSupplementRaw,
    MessengerQuickReplyRaw: isMessengerQuickReplyRaw,
    MessengerQuickReplyWlRaw: isMessengerQuickReplyWlRaw,
    MessengerQuickReplyAlRaw: isMessengerQuickReplyAlRaw,
    MessengerQuickReplyBkRaw: isMessengerQuickReplyBkRaw,
    MessengerQuickReplyBcRaw: isMessengerQuickReplyBcRaw,
    MessengerQuickReplyBtRaw: isMessengerQuickReplyBtRaw,
    MessengerQuickReplyBfRaw: isMessengerQuickReplyBfRaw,
    MessengerQuickReplyMdRaw: isMessengerQuickReplyMdRaw,
    AlimtalkLinkRaw: isAlimtalkLinkRaw,
    AlimtalkRulesRaw: isAlimtalkRulesRaw,
    OmniEntryFriendtalk: isOmniEntryFriendtalk,
    OmniFriendtalk: isOmniFriendtalk,
    FriendtalkTextRaw: isFriendtalkTextRaw,
    FriendtalkHeaderRaw: isFriendtalkHeaderRaw,
    FriendtalkAdditionalContentRaw: isFriendtalkAdditionalContentRaw,
    FriendtalkAttachmentRaw: isFriendtalkAttachmentRaw,
    FriendtalkImageRaw: isFriendtalkImageRaw,
    FriendtalkItemRaw: isFriendtalkItemRaw,
    FriendtalkItemRowRaw: isFriendtalkItemRowRaw,
    FriendtalkCouponRaw: isFriendtalkCouponRaw,
    FriendtalkCommerceRaw: isFriendtalkCommerceRaw,
    FriendtalkCarouselRaw: isFriendtalkCarouselRaw,
    FriendtalkCarouselCardRaw: isFriendtalkCarouselCardRaw,
    FriendtalkCarouselAttachmentRaw: isFriendtalkCarouselAttachmentRaw,
    FriendtalkCarouselHeadRaw: isFriendtalkCarouselHeadRaw,
    FriendtalkCarouselTailRaw: isFriendtalkCarouselTailRaw,
    FriendtalkRulesRaw: isFriendtalkRulesRaw,
    FriendtalkKindsRaw: isFriendtalkKindsRaw,
    FriendtalkKindFPRaw: isFriendtalkKindFPRaw,
    BrandmessageCouponRulesRaw: isBrandmessageCouponRulesRaw,
    FriendtalkKindFMRaw: isFriendtalkKindFMRaw,
    FriendtalkKindFARaw: isFriendtalkKindFARaw,
    OmniEntryBrandmessage: isOmniEntryBrandmessage,
    OmniBrandmessage: isOmniBrandmessage,
    BrandmessageTextRaw: isBrandmessageTextRaw,
    BrandmessageButtonsRaw: isBrandmessageButtonsRaw,
    BrandmessageButtonRaw: isBrandmessageButtonRaw,
    BrandmessageButtonWlRaw: isBrandmessageButtonWlRaw,
    BrandmessageButtonAcRaw: isBrandmessageButtonAcRaw,
    BrandmessageMessageVariableRaw: isBrandmessageMessageVariableRaw,
    BrandmessagePartVariableRaw: isBrandmessagePartVariableRaw,
    BrandmessageImageVariableRaw: isBrandmessageImageVariableRaw,
    BrandmessageCarouselVariableRaw: isBrandmessageCarouselVariableRaw,
    BrandmessageCardVariableRaw: isBrandmessageCardVariableRaw,
    BrandmessageAttachmentRaw: isBrandmessageAttachmentRaw,
    BrandmessageItemRaw: isBrandmessageItemRaw,
    BrandmessageCouponRaw: isBrandmessageCouponRaw,
    BrandmessageCommerceRaw: isBrandmessageCommerceRaw,
    BrandmessageCarouselRaw: isBrandmessageCarouselRaw,
    BrandmessageCarouselCardRaw: isBrandmessageCarouselCardRaw,
    BrandmessageCarouselAttachmentRaw: isBrandmessageCarouselAttachmentRaw,
    BrandmessageRulesRaw: isBrandmessageRulesRaw,
    BrandmessageKindFTRaw: isBrandmessageKindFTRaw,
    BrandmessageKindFIRaw: isBrandmessageKindFIRaw,
    BrandmessageKindFWRaw: isBrandmessageKindFWRaw,
    BrandmessageKindFLRaw: isBrandmessageKindFLRaw,
    BrandmessageKindFPRaw: isBrandmessageKindFPRaw,
    BrandmessageKindFMRaw: isBrandmessageKindFMRaw,
    BrandmessageStepRulesRaw: isBrandmessageStepRulesRaw,
    BrandmessageStepKindFTRaw: isBrandmessageStepKindFTRaw,
    BrandmessageStepKindFIRaw: isBrandmessageStepKindFIRaw,
    BrandmessageStepKindFWRaw: isBrandmessageStepKindFWRaw,
    BrandmessageStepKindFLRaw: isBrandmessageStepKindFLRaw,
    BrandmessageStepKindFPRaw: isBrandmessageStepKindFPRaw,
    BrandmessageStepKindFMRaw: isBrandmessageStepKindFMRaw,
    BrandmessageStepKindFCRaw: isBrandmessageStepKindFCRaw,
    BrandmessageStepKindFARaw: isBrandmessageStepKindFARaw,
  },
  branches: {
    RcsButtonRaw$$if1: isRcsButtonRaw__if1,
    RcsButtonRaw$$if2: isRcsButtonRaw__if2,
    RcsButtonRaw$$if3: isRcsButtonRaw__if3,
    RcsButtonRaw$$if4: isRcsButtonRaw__if4,
    RcsButtonRaw$$if5: isRcsButtonRaw__if5,
    RcsButtonRaw$$if6: isRcsButtonRaw__if6,
    RcsButtonRaw$$if7: isRcsButtonRaw__if7,
    RcsButtonRaw$$if8: isRcsButtonRaw__if8,
    RcsButtonRaw$$if9: isRcsButtonRaw__if9,
    RcsTemplateRaw$$if1: isRcsTemplateRaw__if1,
    RcsRulesRaw$$anyOf1: isRcsRulesRaw__anyOf1,
    RcsRulesRaw$$anyOf2: isRcsRulesRaw__anyOf2,
    RcsRulesRaw$$not1: isRcsRulesRaw__not1,
    RcsRulesRaw$$if1: isRcsRulesRaw__if1,
    RcsRulesRaw$$if2: isRcsRulesRaw__if2,
    RcsRulesRaw$$if3: isRcsRulesRaw__if3,
    RcsRulesRaw$$if4: isRcsRulesRaw__if4,
    RcsRulesRaw$$if5: isRcsRulesRaw__if5,
    RcsRulesRaw$$if6: isRcsRulesRaw__if6,
    RcsRulesRaw$$if7: isRcsRulesRaw__if7,
    RcsRulesRaw$$if8: isRcsRulesRaw__if8,
    RcsRulesRaw$$if9: isRcsRulesRaw__if9,
    RcsRulesRaw$$if10: isRcsRulesRaw__if10,
    RcsRulesRaw$$if11: isRcsRulesRaw__if11,
    RcsRulesRaw$$if12: isRcsRulesRaw__if12,
    RcsRulesRaw$$if13: isRcsRulesRaw__if13,
    RcsRulesRaw$$if14: isRcsRulesRaw__if14,
    RcsRulesRaw$$if15: isRcsRulesRaw__if15,
    RcsRulesRaw$$if16: isRcsRulesRaw__if16,
    MessengerButtonRaw$$if1: isMessengerButtonRaw__if1,
    MessengerButtonRaw$$if2: isMessengerButtonRaw__if2,
    MessengerButtonRaw$$if3: isMessengerButtonRaw__if3,
    MessengerButtonRaw$$if4: isMessengerButtonRaw__if4,
    MessengerButtonRaw$$if5: isMessengerButtonRaw__if5,
    MessengerButtonRaw$$if6: isMessengerButtonRaw__if6,
    MessengerButtonRaw$$if7: isMessengerButtonRaw__if7,
    MessengerButtonRaw$$if8: isMessengerButtonRaw__if8,
    MessengerButtonRaw$$if9: isMessengerButtonRaw__if9,
    MessengerButtonAlRaw$$anyOf1: isMessengerButtonAlRaw__anyOf1,
    MessengerButtonAlRaw$$anyOf2: isMessengerButtonAlRaw__anyOf2,
    MessengerButtonAlRaw$$anyOf3: isMessengerButtonAlRaw__anyOf3,
    MessengerButtonBfRaw$$anyOf1: isMessengerButtonBfRaw__anyOf1,
    MessengerButtonBfRaw$$anyOf2: isMessengerButtonBfRaw__anyOf2,
    MessengerQuickReplyRaw$$if1: isMessengerButtonRaw__if1,
    MessengerQuickReplyRaw$$if2: isMessengerButtonRaw__if2,
    MessengerQuickReplyRaw$$if3: isMessengerButtonRaw__if4,
    MessengerQuickReplyRaw$$if4: isMessengerButtonRaw__if6,
    MessengerQuickReplyRaw$$if5: isMessengerButtonRaw__if7,
    MessengerQuickReplyRaw$$if6: isMessengerButtonRaw__if9,
    MessengerQuickReplyRaw$$if7: isMessengerButtonRaw__if5,
    MessengerQuickReplyAlRaw$$anyOf1: isMessengerButtonAlRaw__anyOf1,
    MessengerQuickReplyAlRaw$$anyOf2: isMessengerButtonAlRaw__anyOf2,
    MessengerQuickReplyAlRaw$$anyOf3: isMessengerButtonAlRaw__anyOf3,
    MessengerQuickReplyBfRaw$$anyOf1: isMessengerButtonBfRaw__anyOf1,
    MessengerQuickReplyBfRaw$$anyOf2: isMessengerButtonBfRaw__anyOf2,
    AlimtalkRulesRaw$$if1: isAlimtalkRulesRaw__if1,
    AlimtalkRulesRaw$$if2: isAlimtalkRulesRaw__if2,
    OmniFriendtalk$$if1: isOmniFriendtalk__if1,
    OmniFriendtalk$$not1: isOmniFriendtalk__not1,
    OmniFriendtalk$$if2: isOmniFriendtalk__if2,
    OmniFriendtalk$$if3: isOmniFriendtalk__if3,
    OmniFriendtalk$$if4: isOmniFriendtalk__if4,
    OmniFriendtalk$$if5: isOmniFriendtalk__if5,
    FriendtalkCarouselRaw$$if1: isFriendtalkCarouselRaw__if1,
    FriendtalkCarouselRaw$$not1: isFriendtalkCarouselRaw__not1,
    FriendtalkRulesRaw$$if1: isFriendtalkRulesRaw__if1,
    FriendtalkRulesRaw$$if2: isFriendtalkRulesRaw__if2,
    FriendtalkRulesRaw$$if3: isFriendtalkRulesRaw__if3,
    FriendtalkRulesRaw$$not1: isFriendtalkRulesRaw__not1,
    FriendtalkKindsRaw$$if1: isFriendtalkKindsRaw__if1,
    FriendtalkKindsRaw$$if2: isFriendtalkKindsRaw__if2,
    FriendtalkKindsRaw$$if3: isOmniFriendtalk__if5,
    BrandmessageCouponRulesRaw$$anyOf1: isBrandmessageCouponRulesRaw__anyOf1,
    BrandmessageCouponRulesRaw$$anyOf2: isBrandmessageCouponRulesRaw__anyOf2,
    BrandmessageCouponRulesRaw$$anyOf3: isBrandmessageCouponRulesRaw__anyOf3,
    FriendtalkKindFARaw$$if1: isFriendtalkKindFARaw__if1,
    FriendtalkKindFARaw$$not1: isFriendtalkKindFARaw__not1,
    BrandmessageButtonRaw$$if1: isMessengerButtonRaw__if1,
    BrandmessageButtonRaw$$if2: isMessengerButtonRaw__if2,
    BrandmessageButtonRaw$$if3: isMessengerButtonRaw__if4,
    BrandmessageButtonRaw$$if4: isMessengerButtonRaw__if5,
    BrandmessageButtonRaw$$if5: isMessengerButtonRaw__if6,
    BrandmessageButtonRaw$$if6: isMessengerButtonRaw__if7,
    BrandmessageButtonRaw$$if7: isMessengerButtonRaw__if9,
    BrandmessageButtonRaw$$if8: isMessengerButtonRaw__if8,
    BrandmessageCarouselRaw$$if1: isBrandmessageCarouselRaw__if1,
    BrandmessageCarouselRaw$$not1: isFriendtalkCarouselRaw__not1,
    BrandmessageRulesRaw$$if1: isBrandmessageRulesRaw__if1,
    BrandmessageRulesRaw$$not1: isBrandmessageRulesRaw__not1,
    BrandmessageRulesRaw$$if2: isBrandmessageRulesRaw__if2,
    BrandmessageRulesRaw$$if3: isBrandmessageRulesRaw__if3,
    BrandmessageRulesRaw$$not2: isBrandmessageRulesRaw__not2,
    BrandmessageRulesRaw$$if4: isBrandmessageRulesRaw__if4,
    BrandmessageRulesRaw$$if5: isFriendtalkRulesRaw__if1,
    BrandmessageRulesRaw$$if6: isFriendtalkRulesRaw__if2,
    BrandmessageRulesRaw$$if7: isOmniFriendtalk__if3,
    BrandmessageRulesRaw$$if8: isFriendtalkKindsRaw__if1,
    BrandmessageRulesRaw$$if9: isFriendtalkKindsRaw__if2,
    BrandmessageRulesRaw$$if10: isOmniFriendtalk__if4,
    BrandmessageRulesRaw$$if11: isOmniFriendtalk__if5,
    BrandmessageKindFTRaw$$if1: isBrandmessageRulesRaw__if1,
    BrandmessageKindFIRaw$$if1: isBrandmessageRulesRaw__if1,
    BrandmessageKindFWRaw$$if1: isBrandmessageRulesRaw__if1,
    BrandmessageStepRulesRaw$$if1: isBrandmessageRulesRaw__if1,
    BrandmessageStepRulesRaw$$if2: isBrandmessageRulesRaw__if2,
    BrandmessageStepRulesRaw$$if3: isBrandmessageStepRulesRaw__if3,
    BrandmessageStepRulesRaw$$not1: isBrandmessageStepRulesRaw__not1,
    BrandmessageStepRulesRaw$$if4: isBrandmessageStepRulesRaw__if4,
    BrandmessageStepRulesRaw$$if5: isBrandmessageStepRulesRaw__if5,
    BrandmessageStepRulesRaw$$if6: isBrandmessageRulesRaw__if4,
    BrandmessageStepRulesRaw$$if7: isFriendtalkRulesRaw__if1,
    BrandmessageStepRulesRaw$$if8: isFriendtalkRulesRaw__if2,
    BrandmessageStepRulesRaw$$if9: isOmniFriendtalk__if3,
    BrandmessageStepRulesRaw$$if10: isFriendtalkKindsRaw__if1,
    BrandmessageStepRulesRaw$$if11: isFriendtalkKindsRaw__if2,
    BrandmessageStepRulesRaw$$if12: isOmniFriendtalk__if4,
    BrandmessageStepRulesRaw$$if13: isOmniFriendtalk__if5,
    BrandmessageStepKindFTRaw$$if1: isBrandmessageStepKindFTRaw__if1,
    BrandmessageStepKindFIRaw$$if1: isBrandmessageStepKindFTRaw__if1,
    BrandmessageStepKindFIRaw$$if2: isBrandmessageRulesRaw__if1,
    BrandmessageStepKindFIRaw$$anyOf1: isBrandmessageStepKindFIRaw__anyOf1,
    BrandmessageStepKindFIRaw$$anyOf2: isBrandmessageStepRulesRaw__if5,
    BrandmessageStepKindFWRaw$$if1: isBrandmessageRulesRaw__if1,
    BrandmessageStepKindFWRaw$$anyOf1: isBrandmessageStepKindFIRaw__anyOf1,
    BrandmessageStepKindFWRaw$$anyOf2: isBrandmessageStepRulesRaw__if5,
    BrandmessageStepKindFLRaw$$if1: isBrandmessageRulesRaw__if1,
    BrandmessageStepKindFPRaw$$if1: isBrandmessageRulesRaw__if1,
    BrandmessageStepKindFMRaw$$if1: isBrandmessageRulesRaw__if1,
    BrandmessageStepKindFMRaw$$anyOf1: isBrandmessageStepKindFIRaw__anyOf1,
    BrandmessageStepKindFMRaw$$anyOf2: isBrandmessageStepRulesRaw__if5,
    BrandmessageStepKindFMRaw$$anyOf3: isBrandmessageStepKindFMRaw__anyOf3,
    BrandmessageStepKindFMRaw$$anyOf4: isBrandmessageStepKindFMRaw__anyOf4,
    BrandmessageStepKindFCRaw$$if1: isFriendtalkKindFARaw__if1,
    BrandmessageStepKindFCRaw$$not1: isFriendtalkKindFARaw__not1,
    BrandmessageStepKindFCRaw$$if2: isBrandmessageRulesRaw__if1,
    BrandmessageStepKindFARaw$$if1: isFriendtalkKindFARaw__if1,
    BrandmessageStepKindFARaw$$not1: isFriendtalkKindFARaw__not1,
    BrandmessageStepKindFARaw$$if2: isBrandmessageRulesRaw__if1,
  },
  schemas: "{\"OmniFlow\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":5,\"x-code\":\"A300\",\"items\":{\"$ref\":\"#/$defs/OmniEntry\"}},\"OmniEntry\":{\"x-code\":\"A300\",\"maxProperties\":1,\"x-message\":{\"maxProperties\":\"must hold exactly one of sms, mms, rcs, alimtalk, friendtalk and brandmessage\"},\"oneOf\":[{\"$ref\":\"#/$defs/OmniEntrySms\"},{\"$ref\":\"#/$defs/OmniEntryMms\"},{\"$ref\":\"#/$defs/OmniEntryRcs\"},{\"$ref\":\"#/$defs/OmniEntryAlimtalk\"},{\"$ref\":\"#/$defs/OmniEntryFriendtalk\"},{\"$ref\":\"#/$defs/OmniEntryBrandmessage\"}]},\"OmniEntrySms\":{\"type\":\"object\",\"required\":[\"sms\"],\"additionalProperties\":false,\"properties\":{\"sms\":{\"$ref\":\"#/$defs/OmniSms\"}}},\"OmniSms\":{\"type\":\"object\",\"required\":[\"from\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"text\":{\"$ref\":\"#/$defs/SmsTextRaw\"},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"}}},\"SmsTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":360,\"x-max-bytes\":360,\"x-cp949\":\"outside-placeholders\",\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}},\"OmniEntryMms\":{\"type\":\"object\",\"required\":[\"mms\"],\"additionalProperties\":false,\"properties\":{\"mms\":{\"$ref\":\"#/$defs/OmniMms\"}}},\"OmniMms\":{\"type\":\"object\",\"required\":[\"from\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"text\":{\"$ref\":\"#/$defs/MmsTextRaw\"},\"title\":{\"$ref\":\"#/$defs/MmsTitleRaw\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A319\"}},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"}}},\"MmsTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":8000,\"x-max-bytes\":8000,\"x-cp949\":\"outside-placeholders\",\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}},\"MmsTitleRaw\":{\"type\":\"string\",\"maxLength\":160,\"x-max-bytes\":160,\"x-cp949\":\"outside-placeholders\",\"x-code\":{\"x-cp949\":\"A303\"}},\"OmniEntryRcs\":{\"type\":\"object\",\"required\":[\"rcs\"],\"additionalProperties\":false,\"properties\":{\"rcs\":{\"$ref\":\"#/$defs/OmniRcs\"}}},\"OmniRcs\":{\"type\":\"object\",\"required\":[\"from\",\"formatId\",\"brandKey\"],\"additionalProperties\":false,\"properties\":{\"content\":{\"$ref\":\"#/$defs/RcsContentRaw\"},\"body\":{\"$ref\":\"#/$defs/RcsBodyRaw\"},\"buttons\":{\"$ref\":\"#/$defs/RcsButtonsRaw\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"formatId\":{\"$ref\":\"#/$defs/RcsFormatId\"},\"brandKey\":{\"$ref\":\"#/$defs/RcsBrandKey\"},\"brandId\":{\"$ref\":\"#/$defs/RcsBrandId\"},\"expiryOption\":{\"$ref\":\"#/$defs/RcsExpiryOption\"},\"header\":{\"$ref\":\"#/$defs/RcsHeader\"},\"footer\":{\"$ref\":\"#/$defs/RcsFooterRaw\"},\"groupId\":{\"$ref\":\"#/$defs/RcsGroupId\"},\"copyAllowed\":{\"$ref\":\"#/$defs/RcsCopyAllowed\"},\"agencyId\":{\"$ref\":\"#/$defs/RcsAgencyId\"},\"agencyKey\":{\"$ref\":\"#/$defs/RcsAgencyKey\"},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"}},\"allOf\":[{\"$ref\":\"#/$defs/RcsRulesRaw\"}]},\"RcsContentRaw\":{\"minProperties\":1,\"maxProperties\":1,\"oneOf\":[{\"$ref\":\"#/$defs/RcsStandaloneContentRaw\"},{\"$ref\":\"#/$defs/RcsCarouselContentRaw\"},{\"$ref\":\"#/$defs/RcsTemplateContentRaw\"}],\"x-code\":\"A415\",\"x-message\":{\"maxProperties\":\"must hold exactly one of standalone, carousel and template\",\"minProperties\":\"must hold exactly one of standalone, carousel and template\"}},\"RcsStandaloneContentRaw\":{\"type\":\"object\",\"required\":[\"standalone\"],\"additionalProperties\":false,\"properties\":{\"standalone\":{\"$ref\":\"#/$defs/RcsStandaloneRaw\"}}},\"RcsStandaloneRaw\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"text\":{\"$ref\":\"#/$defs/RcsTextRaw\"},\"title\":{\"$ref\":\"#/$defs/RcsTitleRaw\"},\"media\":{\"$ref\":\"#/$defs/RcsMedia\"},\"mediaUrl\":{\"$ref\":\"#/$defs/RcsMediaUrlRaw\"},\"button\":{\"$ref\":\"#/$defs/RcsCardButtonsRaw\"},\"subContent\":{\"$ref\":\"#/$defs/RcsSubContentsRaw\"}}},\"RcsTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"RcsTitleRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120,\"x-code\":\"A415\"},\"RcsMediaUrlRaw\":{\"type\":\"string\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":4000,\"x-code\":\"A415\"},\"RcsCardButtonsRaw\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsButtonRaw\"}},\"RcsButtonRaw\":{\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"URL\",\"MAP_LOC\",\"MAP_QRY\",\"MAP_SEND\",\"CALENDAR\",\"COPY\",\"COM_T\",\"COM_V\",\"DIAL\"],\"maxLength\":8,\"x-code\":\"A426\"}},\"x-code\":{\"default\":\"A406\",\"oneOf\":\"A426\"},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"URL\",\"MAP_LOC\",\"MAP_QRY\",\"MAP_SEND\",\"CALENDAR\",\"COPY\",\"COM_T\",\"COM_V\",\"DIAL\"],\"x-code\":\"A426\"}},\"required\":[\"type\"]},{\"if\":{\"$ref\":\"#/$defs/RcsButtonRaw$$if1\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonUrlRaw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButtonRaw$$if2\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapLocRaw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButtonRaw$$if3\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapQryRaw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButtonRaw$$if4\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapSendRaw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButtonRaw$$if5\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonCalendarRaw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButtonRaw$$if6\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonCopyRaw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButtonRaw$$if7\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonComTRaw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButtonRaw$$if8\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonComVRaw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButtonRaw$$if9\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonDialRaw\"}}]},\"RcsButtonRaw$$if1\":{\"properties\":{\"type\":{\"enum\":[\"URL\"]}},\"required\":[\"type\"]},\"RcsButtonRaw$$if2\":{\"properties\":{\"type\":{\"enum\":[\"MAP_LOC\"]}},\"required\":[\"type\"]},\"RcsButtonRaw$$if3\":{\"properties\":{\"type\":{\"enum\":[\"MAP_QRY\"]}},\"required\":[\"type\"]},\"RcsButtonRaw$$if4\":{\"properties\":{\"type\":{\"enum\":[\"MAP_SEND\"]}},\"required\":[\"type\"]},\"RcsButtonRaw$$if5\":{\"properties\":{\"type\":{\"enum\":[\"CALENDAR\"]}},\"required\":[\"type\"]},\"RcsButtonRaw$$if6\":{\"properties\":{\"type\":{\"enum\":[\"COPY\"]}},\"required\":[\"type\"]},\"RcsButtonRaw$$if7\":{\"properties\":{\"type\":{\"enum\":[\"COM_T\"]}},\"required\":[\"type\"]},\"RcsButtonRaw$$if8\":{\"properties\":{\"type\":{\"enum\":[\"COM_V\"]}},\"required\":[\"type\"]},\"RcsButtonRaw$$if9\":{\"properties\":{\"type\":{\"enum\":[\"DIAL\"]}},\"required\":[\"type\"]},\"RcsButtonUrlRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"url\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"URL\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"url\":{\"$ref\":\"#/$defs/RcsButtonLinkRaw\",\"x-code\":\"A406\"}}},\"RcsButtonNameRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":160,\"x-code\":{\"default\":\"A427\",\"maxLength\":\"A406\"}},\"RcsButtonLinkRaw\":{\"type\":\"string\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":4000},\"RcsButtonMapLocRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"latitude\",\"longitude\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_LOC\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"label\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"x-code\":\"A428\"},\"latitude\":{\"type\":\"string\",\"pattern\":\"^-?([0-8]?[0-9](\\\\.[0-9]{1,15})?|90(\\\\.0{1,15})?)$\",\"x-message\":\"must be a latitude in decimal degrees\",\"maxLength\":20,\"x-code\":\"A428\"},\"longitude\":{\"type\":\"string\",\"pattern\":\"^-?((1[0-7][0-9]|[0-9]?[0-9])(\\\\.[0-9]{1,15})?|180(\\\\.0{1,15})?)$\",\"x-message\":\"must be a longitude in decimal degrees\",\"maxLength\":20,\"x-code\":\"A428\"},\"fallbackUrl\":{\"$ref\":\"#/$defs/RcsButtonLinkRaw\",\"x-code\":\"A428\"}}},\"RcsButtonMapQryRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"query\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_QRY\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"query\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"x-code\":\"A429\"},\"fallbackUrl\":{\"$ref\":\"#/$defs/RcsButtonLinkRaw\",\"x-code\":\"A429\"}}},\"RcsButtonMapSendRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_SEND\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"}}},\"RcsButtonCalendarRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"startTime\",\"endTime\",\"title\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"CALENDAR\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"startTime\":{\"$ref\":\"#/$defs/RcsButtonTime\",\"x-code\":\"A430\"},\"endTime\":{\"$ref\":\"#/$defs/RcsButtonTime\",\"x-code\":\"A430\"},\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"x-code\":\"A430\"},\"description\":{\"type\":\"string\",\"maxLength\":2000,\"x-code\":\"A430\"}}},\"RcsButtonCopyRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"text\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COPY\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4000,\"x-code\":\"A431\"}}},\"RcsButtonComTRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\",\"text\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COM_T\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A432\"},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4000,\"x-code\":\"A432\"}}},\"RcsButtonComVRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COM_V\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A433\"}}},\"RcsButtonDialRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"DIAL\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A434\"}}},\"RcsSubContentsRaw\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A424\"},\"items\":{\"$ref\":\"#/$defs/RcsSubContentRaw\"}},\"RcsSubContentRaw\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"subTitle\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"x-code\":\"A415\"},\"subDesc\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":600,\"x-code\":\"A415\"},\"subMedia\":{\"$ref\":\"#/$defs/RcsMedia\"},\"subMediaUrl\":{\"$ref\":\"#/$defs/RcsSubMediaUrlRaw\"}}},\"RcsSubMediaUrlRaw\":{\"type\":\"string\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":4000,\"x-code\":\"A415\"},\"RcsCarouselContentRaw\":{\"type\":\"object\",\"required\":[\"carousel\"],\"additionalProperties\":false,\"properties\":{\"carousel\":{\"$ref\":\"#/$defs/RcsCarouselRaw\"}}},\"RcsCarouselRaw\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":6,\"x-code\":{\"default\":\"A415\",\"minItems\":\"A417\",\"maxItems\":\"A417\"},\"items\":{\"$ref\":\"#/$defs/RcsCarouselCardRaw\"}},\"RcsCarouselCardRaw\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"text\":{\"$ref\":\"#/$defs/RcsTextRaw\"},\"title\":{\"$ref\":\"#/$defs/RcsTitleRaw\"},\"media\":{\"$ref\":\"#/$defs/RcsMedia\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKey\",\"x-code\":\"A217\"},\"mediaUrl\":{\"$ref\":\"#/$defs/RcsMediaUrlRaw\"},\"button\":{\"$ref\":\"#/$defs/RcsCardButtonsRaw\"}}},\"RcsTemplateContentRaw\":{\"type\":\"object\",\"required\":[\"template\"],\"additionalProperties\":false,\"properties\":{\"template\":{\"$ref\":\"#/$defs/RcsTemplateRaw\"}}},\"RcsTemplateRaw\":{\"type\":\"object\",\"minProperties\":1,\"maxProperties\":60,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"x-code\":\"A415\",\"properties\":{\"title\":{\"$ref\":\"#/$defs/RcsTitleRaw\"},\"description\":{\"$ref\":\"#/$defs/RcsTextRaw\"},\"subContent\":{\"$ref\":\"#/$defs/RcsSubContentsRaw\"}},\"additionalProperties\":true,\"if\":{\"$ref\":\"#/$defs/RcsTemplateRaw$$if1\"},\"then\":{\"properties\":{\"title\":true,\"description\":true,\"subContent\":true},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsTemplateValueRaw\"}}},\"RcsTemplateRaw$$if1\":{\"type\":\"object\"},\"RcsTemplateValueRaw\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":\"A415\"},\"RcsBodyRaw\":{\"type\":\"object\",\"minProperties\":1,\"maxProperties\":80,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsBodyValueRaw\"},\"x-code\":\"A415\"},\"RcsBodyValueRaw\":{\"oneOf\":[{\"$ref\":\"#/$defs/RcsBodyTextRaw\"},{\"$ref\":\"#/$defs/RcsBodyObjectRaw\"}],\"x-code\":\"A415\"},\"RcsBodyTextRaw\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"RcsBodyObjectRaw\":{\"type\":\"object\",\"maxProperties\":20,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsBodyTextRaw\"},\"x-code\":\"A415\"},\"RcsButtonsRaw\":{\"type\":\"array\",\"maxItems\":6,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsButtonGroupRaw\"}},\"RcsButtonGroupRaw\":{\"type\":\"object\",\"required\":[\"suggestions\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsSuggestionRaw\"}}}},\"RcsSuggestionRaw\":{\"type\":\"object\",\"required\":[\"action\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"action\":{\"$ref\":\"#/$defs/RcsSuggestedActionRaw\"}}},\"RcsSuggestedActionRaw\":{\"type\":\"object\",\"required\":[\"urlAction\",\"displayText\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"urlAction\":{\"$ref\":\"#/$defs/RcsUrlActionRaw\"},\"displayText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":160,\"x-code\":{\"default\":\"A427\",\"maxLength\":\"A406\"}},\"postback\":{\"$ref\":\"#/$defs/RcsPostback\"}}},\"RcsUrlActionRaw\":{\"type\":\"object\",\"required\":[\"openUrl\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"openUrl\":{\"type\":\"object\",\"required\":[\"url\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"url\":{\"$ref\":\"#/$defs/RcsButtonLinkRaw\",\"x-code\":\"A406\"}}}}},\"RcsFooterRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"x-code\":\"A412\"},\"RcsRulesRaw\":{\"x-across-fields\":true,\"anyOf\":[{\"$ref\":\"#/$defs/RcsRulesRaw$$anyOf1\"},{\"$ref\":\"#/$defs/RcsRulesRaw$$anyOf2\"}],\"not\":{\"$ref\":\"#/$defs/RcsRulesRaw$$not1\"},\"dependentRequired\":{\"buttons\":[\"body\"]},\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if1\"},\"then\":{\"required\":[\"footer\"],\"properties\":{\"footer\":{\"x-code\":\"A412\"}}},\"x-code\":{\"anyOf\":\"A415\",\"not\":\"A300\",\"dependentRequired\":\"A425\"},\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if2\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatSS000000Raw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if3\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatSL000000Raw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if4\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatSMwThT00Raw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if5\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatCMwMhM0200Raw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if6\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatCMwShS0200Raw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if7\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMHITV0001Raw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if8\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMHIMV0001Raw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if9\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMTBNV0001Raw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if10\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMTBNH0001Raw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if11\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMSNSS0001Raw\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if12\"},\"then\":{\"$ref\":\"#/$defs/RcsCards2\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if13\"},\"then\":{\"$ref\":\"#/$defs/RcsCards3\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if14\"},\"then\":{\"$ref\":\"#/$defs/RcsCards4\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if15\"},\"then\":{\"$ref\":\"#/$defs/RcsCards5\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRulesRaw$$if16\"},\"then\":{\"$ref\":\"#/$defs/RcsCards6\"}}]},\"RcsRulesRaw$$anyOf1\":{\"required\":[\"content\"]},\"RcsRulesRaw$$anyOf2\":{\"required\":[\"body\"]},\"RcsRulesRaw$$not1\":{\"required\":[\"content\",\"body\"]},\"RcsRulesRaw$$if1\":{\"required\":[\"header\"],\"properties\":{\"header\":{\"const\":\"1\"}}},\"RcsRulesRaw$$if2\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SS000000\"]}}},\"RcsRulesRaw$$if3\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SL000000\"]}}},\"RcsRulesRaw$$if4\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SMwThT00\",\"SMwThM00\"]}}},\"RcsRulesRaw$$if5\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0200\",\"CMwMhM0300\",\"CMwMhM0400\",\"CMwMhM0500\",\"CMwMhM0600\"]}}},\"RcsRulesRaw$$if6\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwShS0200\",\"CMwShS0300\",\"CMwShS0400\",\"CMwShS0500\",\"CMwShS0600\"]}}},\"RcsRulesRaw$$if7\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMHITV0001\",\"OMHITS0001\"]}}},\"RcsRulesRaw$$if8\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMHIMV0001\",\"OMHIMS0001\"]}}},\"RcsRulesRaw$$if9\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMTBNV0001\"]}}},\"RcsRulesRaw$$if10\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMTBNH0001\"]}}},\"RcsRulesRaw$$if11\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMSNSS0001\",\"OMSNSH0001\"]}}},\"RcsRulesRaw$$if12\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0200\",\"CMwShS0200\"]}}},\"RcsRulesRaw$$if13\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0300\",\"CMwShS0300\"]}}},\"RcsRulesRaw$$if14\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0400\",\"CMwShS0400\"]}}},\"RcsRulesRaw$$if15\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0500\",\"CMwShS0500\"]}}},\"RcsRulesRaw$$if16\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0600\",\"CMwShS0600\"]}}},\"RcsFormatSS000000Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"required\":[\"text\"],\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":400,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"media\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"},\"button\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"required\":[\"description\"],\"properties\":{\"title\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"description\":{\"type\":\"string\",\"maxLength\":400,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"},\"minLength\":1},\"media\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatSL000000Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":68,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":68,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatSMwThT00Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":68,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":68,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatCMwMhM0200Raw\":{\"properties\":{\"content\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"type\":\"array\",\"maxItems\":6,\"x-max-items-total-length\":{\"limit\":5200,\"of\":\"text\"},\"items\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":52,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A417\",\"x-max-items-total-length\":\"A328\"}}}},\"body\":{\"patternProperties\":{\"^title[0-9]+$\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"^description[0-9]+$\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^media[0-9]+$\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"},\"^(?:title|description|media|mediaUrl)$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: in a carousel the keys have the number of their card\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-max-total-length\":{\"limit\":5200,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]},\"x-code\":{\"default\":\"A415\",\"x-max-total-length\":\"A328\"}},\"buttons\":{\"type\":\"array\",\"maxItems\":6,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":52,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatCMwShS0200Raw\":{\"properties\":{\"content\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"type\":\"array\",\"maxItems\":6,\"x-max-items-total-length\":{\"limit\":5200,\"of\":\"text\"},\"items\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":20,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A417\",\"x-max-items-total-length\":\"A328\"}}}},\"body\":{\"patternProperties\":{\"^title[0-9]+$\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"^description[0-9]+$\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^media[0-9]+$\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"},\"^(?:title|description|media|mediaUrl)$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: in a carousel the keys have the number of their card\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-max-total-length\":{\"limit\":5200,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]},\"x-code\":{\"default\":\"A415\",\"x-max-total-length\":\"A328\"}},\"buttons\":{\"type\":\"array\",\"maxItems\":6,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":20,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMHITV0001Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-1]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 1 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMHIMV0001Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMTBNV0001Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-2]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 2 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMTBNH0001Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 3 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMSNSS0001Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"OmniEntryAlimtalk\":{\"type\":\"object\",\"required\":[\"alimtalk\"],\"additionalProperties\":false,\"properties\":{\"alimtalk\":{\"$ref\":\"#/$defs/OmniAlimtalk\"}}},\"OmniAlimtalk\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\",\"templateCode\",\"text\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"$ref\":\"#/$defs/AlimtalkMsgType\"},\"templateCode\":{\"$ref\":\"#/$defs/AlimtalkTemplateCode\"},\"text\":{\"$ref\":\"#/$defs/AlimtalkTextRaw\"},\"title\":{\"$ref\":\"#/$defs/AlimtalkTitleRaw\"},\"header\":{\"$ref\":\"#/$defs/AlimtalkHeaderRaw\"},\"attachment\":{\"$ref\":\"#/$defs/AlimtalkAttachmentRaw\"},\"supplement\":{\"$ref\":\"#/$defs/AlimtalkSupplementRaw\"},\"price\":{\"$ref\":\"#/$defs/AlimtalkPrice\"},\"currencyType\":{\"$ref\":\"#/$defs/AlimtalkCurrencyType\"},\"link\":{\"$ref\":\"#/$defs/AlimtalkLinkRaw\"}},\"allOf\":[{\"$ref\":\"#/$defs/AlimtalkRulesRaw\"}]},\"AlimtalkTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4000,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"AlimtalkTitleRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200},\"AlimtalkHeaderRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":64,\"x-code\":\"A565\"},\"AlimtalkAttachmentRaw\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/MessengerButtonsRaw\"},\"item\":{\"$ref\":\"#/$defs/AlimtalkItemRaw\"},\"itemHighlight\":{\"$ref\":\"#/$defs/AlimtalkItemHighlightRaw\"}}},\"MessengerButtonsRaw\":{\"type\":\"array\",\"maxItems\":5,\"items\":{\"$ref\":\"#/$defs/MessengerButtonRaw\"},\"x-code\":\"A503\"},\"MessengerButtonRaw\":{\"x-code\":{\"default\":\"A503\",\"oneOf\":\"A524\"},\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"WL\",\"AL\",\"DS\",\"BK\",\"MD\",\"BC\",\"BT\",\"AC\",\"BF\"],\"maxLength\":2,\"x-code\":\"A524\"}},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"WL\",\"AL\",\"DS\",\"BK\",\"MD\",\"BC\",\"BT\",\"AC\",\"BF\"],\"x-code\":\"A524\"}},\"required\":[\"type\"]},{\"if\":{\"$ref\":\"#/$defs/MessengerButtonRaw$$if1\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonWlRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButtonRaw$$if2\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonAlRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButtonRaw$$if3\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonDsRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButtonRaw$$if4\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBkRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButtonRaw$$if5\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonMdRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButtonRaw$$if6\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBcRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButtonRaw$$if7\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBtRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButtonRaw$$if8\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonAcRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButtonRaw$$if9\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBfRaw\"}}]},\"MessengerButtonRaw$$if1\":{\"properties\":{\"type\":{\"enum\":[\"WL\"]}},\"required\":[\"type\"]},\"MessengerButtonRaw$$if2\":{\"properties\":{\"type\":{\"enum\":[\"AL\"]}},\"required\":[\"type\"]},\"MessengerButtonRaw$$if3\":{\"properties\":{\"type\":{\"enum\":[\"DS\"]}},\"required\":[\"type\"]},\"MessengerButtonRaw$$if4\":{\"properties\":{\"type\":{\"enum\":[\"BK\"]}},\"required\":[\"type\"]},\"MessengerButtonRaw$$if5\":{\"properties\":{\"type\":{\"enum\":[\"MD\"]}},\"required\":[\"type\"]},\"MessengerButtonRaw$$if6\":{\"properties\":{\"type\":{\"enum\":[\"BC\"]}},\"required\":[\"type\"]},\"MessengerButtonRaw$$if7\":{\"properties\":{\"type\":{\"enum\":[\"BT\"]}},\"required\":[\"type\"]},\"MessengerButtonRaw$$if8\":{\"properties\":{\"type\":{\"enum\":[\"AC\"]}},\"required\":[\"type\"]},\"MessengerButtonRaw$$if9\":{\"properties\":{\"type\":{\"enum\":[\"BF\"]}},\"required\":[\"type\"]},\"MessengerButtonWlRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"WL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A503\"}}},\"MessengerButtonNameRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":56},\"MessengerLinkRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4000},\"MessengerButtonAlRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A503\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/MessengerButtonAlRaw$$anyOf1\"},{\"$ref\":\"#/$defs/MessengerButtonAlRaw$$anyOf2\"},{\"$ref\":\"#/$defs/MessengerButtonAlRaw$$anyOf3\"}],\"x-code\":\"A503\",\"x-message\":{\"anyOf\":\"at least two of schemeIos, schemeAndroid and urlMobile are required\"}}]},\"MessengerButtonAlRaw$$anyOf1\":{\"required\":[\"schemeIos\",\"schemeAndroid\"]},\"MessengerButtonAlRaw$$anyOf2\":{\"required\":[\"schemeIos\",\"urlMobile\"]},\"MessengerButtonAlRaw$$anyOf3\":{\"required\":[\"schemeAndroid\",\"urlMobile\"]},\"MessengerButtonDsRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"DS\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBkRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BK\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonMdRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"MD\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBcRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BC\",\"maxLength\":2,\"x-code\":\"A524\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"}}},\"MessengerButtonBtRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BT\",\"maxLength\":2,\"x-code\":\"A524\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"},\"chatEvent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"}}},\"MessengerButtonAcRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AC\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBfRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BF\",\"maxLength\":2,\"x-code\":\"A524\"},\"bizFormKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A503\"},\"bizFormId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A503\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/MessengerButtonBfRaw$$anyOf1\"},{\"$ref\":\"#/$defs/MessengerButtonBfRaw$$anyOf2\"}],\"x-code\":\"A503\"}]},\"MessengerButtonBfRaw$$anyOf1\":{\"required\":[\"bizFormKey\"]},\"MessengerButtonBfRaw$$anyOf2\":{\"required\":[\"bizFormId\"]},\"AlimtalkItemRaw\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":10,\"x-code\":\"A521\",\"items\":{\"$ref\":\"#/$defs/AlimtalkItemRowRaw\"}},\"summary\":{\"$ref\":\"#/$defs/MessengerItemSummaryRaw\"}}},\"AlimtalkItemRowRaw\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"title\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":24,\"x-code\":\"A521\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":92,\"x-code\":\"A521\"}}},\"MessengerItemSummaryRaw\":{\"x-code\":\"A561\",\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":24,\"x-code\":\"A561\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":56,\"x-message\":{\"pattern\":\"must be an amount such as 39,000원 or USD 29.90\"},\"x-code\":\"A561\"}}},\"AlimtalkItemHighlightRaw\":{\"x-code\":\"A560\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120,\"x-code\":\"A560\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":76,\"x-code\":\"A560\"}}},\"AlimtalkSupplementRaw\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"quickReply\":{\"type\":\"array\",\"maxItems\":10,\"x-code\":\"A562\",\"items\":{\"$ref\":\"#/$defs/MessengerQuickReplyRaw\"}}}},\"MessengerQuickReplyRaw\":{\"x-code\":{\"default\":\"A562\",\"oneOf\":\"A563\"},\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"WL\",\"AL\",\"BK\",\"BC\",\"BT\",\"BF\",\"MD\"],\"maxLength\":2,\"x-code\":\"A563\"}},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"WL\",\"AL\",\"BK\",\"BC\",\"BT\",\"BF\",\"MD\"],\"x-code\":\"A563\"}},\"required\":[\"type\"]},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReplyRaw$$if1\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyWlRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReplyRaw$$if2\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyAlRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReplyRaw$$if3\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBkRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReplyRaw$$if4\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBcRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReplyRaw$$if5\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBtRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReplyRaw$$if6\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBfRaw\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReplyRaw$$if7\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyMdRaw\"}}]},\"MessengerQuickReplyRaw$$if1\":{\"properties\":{\"type\":{\"enum\":[\"WL\"]}},\"required\":[\"type\"]},\"MessengerQuickReplyRaw$$if2\":{\"properties\":{\"type\":{\"enum\":[\"AL\"]}},\"required\":[\"type\"]},\"MessengerQuickReplyRaw$$if3\":{\"properties\":{\"type\":{\"enum\":[\"BK\"]}},\"required\":[\"type\"]},\"MessengerQuickReplyRaw$$if4\":{\"properties\":{\"type\":{\"enum\":[\"BC\"]}},\"required\":[\"type\"]},\"MessengerQuickReplyRaw$$if5\":{\"properties\":{\"type\":{\"enum\":[\"BT\"]}},\"required\":[\"type\"]},\"MessengerQuickReplyRaw$$if6\":{\"properties\":{\"type\":{\"enum\":[\"BF\"]}},\"required\":[\"type\"]},\"MessengerQuickReplyRaw$$if7\":{\"properties\":{\"type\":{\"enum\":[\"MD\"]}},\"required\":[\"type\"]},\"MessengerQuickReplyWlRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"WL\",\"maxLength\":2,\"x-code\":\"A563\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A562\"}}},\"MessengerQuickReplyAlRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"AL\",\"maxLength\":2,\"x-code\":\"A563\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A562\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/MessengerQuickReplyAlRaw$$anyOf1\"},{\"$ref\":\"#/$defs/MessengerQuickReplyAlRaw$$anyOf2\"},{\"$ref\":\"#/$defs/MessengerQuickReplyAlRaw$$anyOf3\"}],\"x-code\":\"A562\",\"x-message\":{\"anyOf\":\"at least two of schemeIos, schemeAndroid and urlMobile are required\"}}]},\"MessengerQuickReplyAlRaw$$anyOf1\":{\"required\":[\"schemeIos\",\"schemeAndroid\"]},\"MessengerQuickReplyAlRaw$$anyOf2\":{\"required\":[\"schemeIos\",\"urlMobile\"]},\"MessengerQuickReplyAlRaw$$anyOf3\":{\"required\":[\"schemeAndroid\",\"urlMobile\"]},\"MessengerQuickReplyBkRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BK\",\"maxLength\":2,\"x-code\":\"A563\"}}},\"MessengerQuickReplyBcRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BC\",\"maxLength\":2,\"x-code\":\"A563\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"}}},\"MessengerQuickReplyBtRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BT\",\"maxLength\":2,\"x-code\":\"A563\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"},\"chatEvent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"}}},\"MessengerQuickReplyBfRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BF\",\"maxLength\":2,\"x-code\":\"A563\"},\"bizFormKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A562\"},\"bizFormId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A562\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/MessengerQuickReplyBfRaw$$anyOf1\"},{\"$ref\":\"#/$defs/MessengerQuickReplyBfRaw$$anyOf2\"}],\"x-code\":\"A562\"}]},\"MessengerQuickReplyBfRaw$$anyOf1\":{\"required\":[\"bizFormKey\"]},\"MessengerQuickReplyBfRaw$$anyOf2\":{\"required\":[\"bizFormId\"]},\"MessengerQuickReplyMdRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"MD\",\"maxLength\":2,\"x-code\":\"A563\"}}},\"AlimtalkLinkRaw\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"properties\":{\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"}}},\"AlimtalkRulesRaw\":{\"x-across-fields\":true,\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/AlimtalkRulesRaw$$if1\"},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"x-code\":\"A503\"}}},\"button\":{\"maxItems\":2,\"x-code\":\"A503\"}}}},{\"if\":{\"$ref\":\"#/$defs/AlimtalkRulesRaw$$if2\"},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"itemHighlight\":{\"properties\":{\"title\":{\"maxLength\":84,\"x-code\":\"A560\"},\"description\":{\"maxLength\":52,\"x-code\":\"A560\"}}}}}}}}]},\"AlimtalkRulesRaw$$if1\":{\"required\":[\"supplement\"],\"properties\":{\"supplement\":{\"type\":\"object\",\"required\":[\"quickReply\"],\"properties\":{\"quickReply\":{\"type\":\"array\",\"minItems\":1}}}}},\"AlimtalkRulesRaw$$if2\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"AI\"}}},\"OmniEntryFriendtalk\":{\"type\":\"object\",\"required\":[\"friendtalk\"],\"additionalProperties\":false,\"properties\":{\"friendtalk\":{\"$ref\":\"#/$defs/OmniFriendtalk\"}}},\"OmniFriendtalk\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"$ref\":\"#/$defs/FriendtalkMsgType\"},\"text\":{\"$ref\":\"#/$defs/FriendtalkTextRaw\"},\"adFlag\":{\"$ref\":\"#/$defs/FriendtalkAdFlag\"},\"adult\":{\"$ref\":\"#/$defs/FriendtalkAdult\"},\"pushAlarm\":{\"$ref\":\"#/$defs/FriendtalkPushAlarm\"},\"header\":{\"$ref\":\"#/$defs/FriendtalkHeaderRaw\"},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContentRaw\"},\"groupTagKey\":{\"$ref\":\"#/$defs/FriendtalkGroupTagKey\"},\"attachment\":{\"$ref\":\"#/$defs/FriendtalkAttachmentRaw\"},\"carousel\":{\"$ref\":\"#/$defs/FriendtalkCarouselRaw\"}},\"allOf\":[{\"$ref\":\"#/$defs/FriendtalkRulesRaw\"},{\"$ref\":\"#/$defs/FriendtalkKindsRaw\"},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/OmniFriendtalk$$if1\"},\"then\":{\"required\":[\"text\"]}},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/OmniFriendtalk$$if2\"},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"image\"],\"properties\":{\"image\":{\"x-code\":\"A513\"}},\"x-code\":\"A513\"}}}},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/OmniFriendtalk$$if3\"},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"item\"],\"properties\":{\"item\":{\"x-code\":\"A521\"}},\"x-code\":\"A521\"}}}},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/OmniFriendtalk$$if4\"},\"then\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"properties\":{\"list\":{\"minItems\":2,\"x-code\":{\"minItems\":\"A417\"}}}}}},\"else\":{\"if\":{\"$ref\":\"#/$defs/OmniFriendtalk$$if5\"},\"else\":{\"properties\":{\"carousel\":{\"not\":true,\"x-message\":\"must be left out: only a message of the type FC or FA has a carousel\"}}}}}]},\"OmniFriendtalk$$if1\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"not\":{\"$ref\":\"#/$defs/OmniFriendtalk$$not1\"}}}},\"OmniFriendtalk$$not1\":{\"enum\":[\"FL\",\"FC\",\"FM\",\"FA\",\"FP\"]},\"OmniFriendtalk$$if2\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"enum\":[\"FI\",\"FW\"]}}},\"OmniFriendtalk$$if3\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FL\"}}},\"OmniFriendtalk$$if4\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FC\"}}},\"OmniFriendtalk$$if5\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FA\"}}},\"FriendtalkTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4000,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"FriendtalkHeaderRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":80,\"x-code\":\"A565\"},\"FriendtalkAdditionalContentRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":136},\"FriendtalkAttachmentRaw\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/MessengerButtonsRaw\"},\"image\":{\"$ref\":\"#/$defs/FriendtalkImageRaw\"},\"item\":{\"$ref\":\"#/$defs/FriendtalkItemRaw\"},\"coupon\":{\"$ref\":\"#/$defs/FriendtalkCouponRaw\"},\"commerce\":{\"$ref\":\"#/$defs/FriendtalkCommerceRaw\"},\"video\":{\"$ref\":\"#/$defs/FriendtalkVideo\"}}},\"FriendtalkImageRaw\":{\"x-code\":\"A513\",\"type\":\"object\",\"required\":[\"imgUrl\"],\"additionalProperties\":false,\"properties\":{\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"imgLink\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A513\"}}},\"FriendtalkItemRaw\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":3,\"maxItems\":4,\"x-code\":\"A521\",\"items\":{\"$ref\":\"#/$defs/FriendtalkItemRowRaw\"}},\"summary\":{\"$ref\":\"#/$defs/MessengerItemSummaryRaw\"}}},\"FriendtalkItemRowRaw\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"title\",\"imgUrl\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120,\"x-code\":\"A521\"},\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A521\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A521\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A521\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A521\"}}},\"FriendtalkCouponRaw\":{\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":72},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"}}},\"FriendtalkCommerceRaw\":{\"type\":\"object\",\"required\":[\"title\",\"regularPrice\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120},\"regularPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"},\"discountPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"},\"discountRate\":{\"type\":\"number\",\"minimum\":0,\"maximum\":100,\"x-code\":\"A559\"},\"discountFixed\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"}}},\"FriendtalkCarouselRaw\":{\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":10,\"x-code\":{\"default\":\"A011\",\"minItems\":\"A417\",\"maxItems\":\"A417\"},\"items\":{\"$ref\":\"#/$defs/FriendtalkCarouselCardRaw\"}},\"head\":{\"$ref\":\"#/$defs/FriendtalkCarouselHeadRaw\"},\"tail\":{\"$ref\":\"#/$defs/FriendtalkCarouselTailRaw\"}},\"allOf\":[{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/FriendtalkCarouselRaw$$if1\"},\"then\":{\"properties\":{\"list\":{\"minItems\":2,\"x-code\":{\"minItems\":\"A417\"}}}}}]},\"FriendtalkCarouselRaw$$if1\":{\"not\":{\"$ref\":\"#/$defs/FriendtalkCarouselRaw$$not1\"}},\"FriendtalkCarouselRaw$$not1\":{\"required\":[\"head\"]},\"FriendtalkCarouselCardRaw\":{\"type\":\"object\",\"required\":[\"attachment\"],\"additionalProperties\":false,\"properties\":{\"header\":{\"$ref\":\"#/$defs/FriendtalkHeaderRaw\"},\"message\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":720,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContentRaw\"},\"attachment\":{\"$ref\":\"#/$defs/FriendtalkCarouselAttachmentRaw\"}}},\"FriendtalkCarouselAttachmentRaw\":{\"x-code\":\"A513\",\"type\":\"object\",\"required\":[\"image\"],\"additionalProperties\":false,\"properties\":{\"button\":{\"maxItems\":2,\"allOf\":[{\"$ref\":\"#/$defs/MessengerButtonsRaw\"}]},\"image\":{\"$ref\":\"#/$defs/FriendtalkImageRaw\"},\"coupon\":{\"$ref\":\"#/$defs/FriendtalkCouponRaw\"},\"commerce\":{\"$ref\":\"#/$defs/FriendtalkCommerceRaw\"}}},\"FriendtalkCarouselHeadRaw\":{\"type\":\"object\",\"required\":[\"header\",\"content\",\"imageUrl\"],\"additionalProperties\":false,\"properties\":{\"header\":{\"$ref\":\"#/$defs/FriendtalkHeaderRaw\"},\"content\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"imageUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"}}},\"FriendtalkCarouselTailRaw\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"properties\":{\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"}}},\"FriendtalkRulesRaw\":{\"x-across-fields\":true,\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/FriendtalkRulesRaw$$if1\"},\"then\":{\"properties\":{\"text\":{\"maxLength\":1600,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}}}}},{\"if\":{\"$ref\":\"#/$defs/FriendtalkRulesRaw$$if2\"},\"then\":{\"properties\":{\"text\":{\"maxLength\":304,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":1,\"x-code\":\"A503\"}}},\"button\":{\"maxItems\":1,\"x-code\":\"A503\"}}}},{\"if\":{\"$ref\":\"#/$defs/FriendtalkRulesRaw$$if3\"},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"item\":{\"not\":true,\"x-code\":\"A521\",\"x-message\":\"must be left out: only a message of the type FL has an item list\"}}}}}}]},\"FriendtalkRulesRaw$$if1\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FI\"}}},\"FriendtalkRulesRaw$$if2\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FW\"}}},\"FriendtalkRulesRaw$$if3\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"not\":{\"$ref\":\"#/$defs/FriendtalkRulesRaw$$not1\"}}}},\"FriendtalkRulesRaw$$not1\":{\"const\":\"FL\"},\"FriendtalkKindsRaw\":{\"x-across-fields\":true,\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/FriendtalkKindsRaw$$if1\"},\"then\":{\"$ref\":\"#/$defs/FriendtalkKindFPRaw\"}},{\"if\":{\"$ref\":\"#/$defs/FriendtalkKindsRaw$$if2\"},\"then\":{\"$ref\":\"#/$defs/FriendtalkKindFMRaw\"}},{\"if\":{\"$ref\":\"#/$defs/FriendtalkKindsRaw$$if3\"},\"then\":{\"$ref\":\"#/$defs/FriendtalkKindFARaw\"}}]},\"FriendtalkKindsRaw$$if1\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FP\"}}},\"FriendtalkKindsRaw$$if2\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FM\"}}},\"FriendtalkKindsRaw$$if3\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FA\"}}},\"FriendtalkKindFPRaw\":{\"properties\":{\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FP has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":1,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":72,\"x-code\":\"A573\"}}},\"image\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no image\"},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no item list\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no offer\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FP has no carousel\"}},\"allOf\":[{\"properties\":{\"text\":{\"maxLength\":304,\"x-message\":{\"pattern\":\"must have at most 5 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}}}},{\"properties\":{\"attachment\":{\"properties\":{\"coupon\":{\"$ref\":\"#/$defs/BrandmessageCouponRulesRaw\"},\"commerce\":{\"$ref\":\"#/$defs/BrandmessageCommerceRules\"},\"video\":{\"$ref\":\"#/$defs/BrandmessageVideoRules\"}}}}},{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"video\"],\"properties\":{\"video\":{\"x-code\":\"A573\"}},\"x-code\":\"A573\"}}}]},\"BrandmessageCouponRulesRaw\":{\"properties\":{\"title\":{\"x-message\":{\"pattern\":\"must be a coupon such as 1000원 할인 쿠폰, 10% 할인 쿠폰, 배송비 할인 쿠폰, 커피 무료 쿠폰 or 등급 UP 쿠폰\"},\"x-code\":\"A573\"}},\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageCouponRulesRaw$$anyOf1\"},{\"$ref\":\"#/$defs/BrandmessageCouponRulesRaw$$anyOf2\"},{\"$ref\":\"#/$defs/BrandmessageCouponRulesRaw$$anyOf3\"}],\"x-code\":\"A573\",\"x-message\":{\"anyOf\":\"urlMobile, schemeIos or schemeAndroid is required\"}},\"BrandmessageCouponRulesRaw$$anyOf1\":{\"required\":[\"urlMobile\"]},\"BrandmessageCouponRulesRaw$$anyOf2\":{\"required\":[\"schemeIos\"]},\"BrandmessageCouponRulesRaw$$anyOf3\":{\"required\":[\"schemeAndroid\"]},\"FriendtalkKindFMRaw\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FM has no header\"},\"additionalContent\":{\"x-message\":{\"pattern\":\"must have at most 1 line break\"},\"x-code\":\"A011\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":48,\"x-code\":\"A573\"}}},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FM has no item list\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FM has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FM has no carousel\"}},\"allOf\":[{\"properties\":{\"attachment\":{\"properties\":{\"coupon\":{\"$ref\":\"#/$defs/BrandmessageCouponRulesRaw\"},\"commerce\":{\"$ref\":\"#/$defs/BrandmessageCommerceRules\"},\"video\":{\"$ref\":\"#/$defs/BrandmessageVideoRules\"}}}}},{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"image\"],\"properties\":{\"image\":{\"x-code\":\"A513\"}},\"x-code\":\"A513\"}}},{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"commerce\"],\"properties\":{\"commerce\":{\"x-code\":\"A573\"}},\"x-code\":\"A573\"}}},{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"button\"],\"properties\":{\"button\":{\"x-code\":\"A503\"}},\"x-code\":\"A503\"}}},{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"minItems\":1,\"x-code\":\"A503\"}}}}}]},\"FriendtalkKindFARaw\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FA has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FA has no additional content\"},\"attachment\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FA has no attachment outside its cards\"},\"carousel\":{\"properties\":{\"list\":{\"items\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FA has no header in its cards\"},\"message\":{\"not\":true,\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FA has no text in its cards\"},\"attachment\":{\"required\":[\"commerce\"],\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\",\"minItems\":1,\"if\":{\"$ref\":\"#/$defs/FriendtalkKindFARaw$$if1\"},\"then\":{\"prefixItems\":[{\"properties\":{\"type\":{\"not\":{\"$ref\":\"#/$defs/FriendtalkKindFARaw$$not1\"},\"x-code\":\"A503\",\"x-message\":\"must be the last button\"}}}]}},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":48,\"x-code\":\"A573\"}}},\"commerce\":{\"x-code\":\"A573\"}}}}}},\"head\":{\"dependentRequired\":{\"urlPc\":[\"urlMobile\"],\"schemeIos\":[\"urlMobile\"],\"schemeAndroid\":[\"urlMobile\"]},\"properties\":{\"header\":{\"x-message\":{\"pattern\":\"must have no line break\"},\"x-code\":\"A565\"},\"content\":{\"maxLength\":200,\"x-message\":{\"pattern\":\"must have at most 2 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"urlMobile\":{\"x-code\":\"A567\"}}},\"tail\":{\"required\":[\"urlMobile\"],\"properties\":{\"urlMobile\":{\"x-code\":\"A567\"}}}}}},\"allOf\":[{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"x-code\":\"A568\"}}},{\"properties\":{\"carousel\":{\"properties\":{\"list\":{\"items\":{\"properties\":{\"attachment\":{\"required\":[\"button\"],\"properties\":{\"button\":{\"x-code\":\"A503\"},\"coupon\":{\"$ref\":\"#/$defs/BrandmessageCouponRulesRaw\"},\"commerce\":{\"$ref\":\"#/$defs/BrandmessageCommerceRules\"}}}}}}}}}}]},\"FriendtalkKindFARaw$$if1\":{\"type\":\"array\",\"minItems\":2},\"FriendtalkKindFARaw$$not1\":{\"const\":\"AC\"},\"OmniEntryBrandmessage\":{\"type\":\"object\",\"required\":[\"brandmessage\"],\"additionalProperties\":false,\"properties\":{\"brandmessage\":{\"$ref\":\"#/$defs/OmniBrandmessage\"}}},\"OmniBrandmessage\":{\"type\":\"object\",\"required\":[\"senderKey\",\"sendType\",\"msgType\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/BrandmessageSenderKey\"},\"sendType\":{\"$ref\":\"#/$defs/BrandmessageSendType\"},\"msgType\":{\"$ref\":\"#/$defs/BrandmessageMsgType\"},\"text\":{\"$ref\":\"#/$defs/BrandmessageTextRaw\"},\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"button\":{\"$ref\":\"#/$defs/BrandmessageButtonsRaw\"},\"targeting\":{\"$ref\":\"#/$defs/BrandmessageTargeting\"},\"templateCode\":{\"$ref\":\"#/$defs/BrandmessageTemplateCode\"},\"messageVariable\":{\"$ref\":\"#/$defs/BrandmessageMessageVariableRaw\"},\"buttonVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariableRaw\"},\"couponVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariableRaw\"},\"imageVariable\":{\"$ref\":\"#/$defs/BrandmessageImageVariableRaw\"},\"videoVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariableRaw\"},\"commerceVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariableRaw\"},\"carouselVariable\":{\"$ref\":\"#/$defs/BrandmessageCarouselVariableRaw\"},\"groupTagKey\":{\"$ref\":\"#/$defs/FriendtalkGroupTagKey\"},\"adult\":{\"$ref\":\"#/$defs/FriendtalkAdult\",\"x-code\":\"A569\"},\"pushAlarm\":{\"$ref\":\"#/$defs/FriendtalkPushAlarm\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"},\"unsubscribePhoneNumber\":{\"$ref\":\"#/$defs/BrandmessageUnsubscribePhoneNumber\"},\"unsubscribeAuthNumber\":{\"$ref\":\"#/$defs/BrandmessageUnsubscribeAuthNumber\"},\"header\":{\"$ref\":\"#/$defs/FriendtalkHeaderRaw\"},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContentRaw\"},\"adFlag\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1,\"x-code\":\"A506\"},\"attachment\":{\"$ref\":\"#/$defs/BrandmessageAttachmentRaw\"},\"carousel\":{\"$ref\":\"#/$defs/BrandmessageCarouselRaw\"}},\"allOf\":[{\"$ref\":\"#/$defs/BrandmessageRulesRaw\"},{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw\"}]},\"BrandmessageTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":5200,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"BrandmessageButtonsRaw\":{\"type\":\"array\",\"maxItems\":5,\"items\":{\"$ref\":\"#/$defs/BrandmessageButtonRaw\"},\"x-code\":\"A503\"},\"BrandmessageButtonRaw\":{\"x-code\":{\"default\":\"A503\",\"oneOf\":\"A524\"},\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"WL\",\"AL\",\"BK\",\"MD\",\"BC\",\"BT\",\"BF\",\"AC\"],\"maxLength\":2,\"x-code\":\"A524\"}},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"WL\",\"AL\",\"BK\",\"MD\",\"BC\",\"BT\",\"BF\",\"AC\"],\"x-code\":\"A524\"}},\"required\":[\"type\"]},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButtonRaw$$if1\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageButtonWlRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButtonRaw$$if2\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonAlRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButtonRaw$$if3\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBkRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButtonRaw$$if4\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonMdRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButtonRaw$$if5\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBcRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButtonRaw$$if6\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBtRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButtonRaw$$if7\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBfRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButtonRaw$$if8\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageButtonAcRaw\"}}]},\"BrandmessageButtonRaw$$if1\":{\"properties\":{\"type\":{\"enum\":[\"WL\"]}},\"required\":[\"type\"]},\"BrandmessageButtonRaw$$if2\":{\"properties\":{\"type\":{\"enum\":[\"AL\"]}},\"required\":[\"type\"]},\"BrandmessageButtonRaw$$if3\":{\"properties\":{\"type\":{\"enum\":[\"BK\"]}},\"required\":[\"type\"]},\"BrandmessageButtonRaw$$if4\":{\"properties\":{\"type\":{\"enum\":[\"MD\"]}},\"required\":[\"type\"]},\"BrandmessageButtonRaw$$if5\":{\"properties\":{\"type\":{\"enum\":[\"BC\"]}},\"required\":[\"type\"]},\"BrandmessageButtonRaw$$if6\":{\"properties\":{\"type\":{\"enum\":[\"BT\"]}},\"required\":[\"type\"]},\"BrandmessageButtonRaw$$if7\":{\"properties\":{\"type\":{\"enum\":[\"BF\"]}},\"required\":[\"type\"]},\"BrandmessageButtonRaw$$if8\":{\"properties\":{\"type\":{\"enum\":[\"AC\"]}},\"required\":[\"type\"]},\"BrandmessageButtonWlRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"WL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"enum\":[\"out\"],\"maxLength\":3,\"x-code\":\"A503\"}}},\"BrandmessageButtonAcRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AC\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"BrandmessageMessageVariableRaw\":{\"x-code\":{\"default\":\"A572\",\"propertyNames\":\"A572\"},\"type\":\"object\",\"maxProperties\":50,\"propertyNames\":{\"minLength\":1,\"maxLength\":20,\"pattern\":\"^[A-Za-z0-9\\\\uAC00-\\\\uD7A3\\\\u3131-\\\\u318E_-]+$\",\"x-message\":{\"pattern\":\"must be Hangul, letters, digits, - and _\"}},\"additionalProperties\":{\"type\":[\"string\",\"number\"],\"maxLength\":4000,\"x-code\":\"A572\"}},\"BrandmessagePartVariableRaw\":{\"x-code\":{\"default\":\"A573\",\"propertyNames\":\"A573\"},\"type\":\"object\",\"maxProperties\":50,\"propertyNames\":{\"minLength\":1,\"maxLength\":20,\"pattern\":\"^[A-Za-z0-9\\\\uAC00-\\\\uD7A3\\\\u3131-\\\\u318E_-]+$\",\"x-message\":{\"pattern\":\"must be Hangul, letters, digits, - and _\"}},\"additionalProperties\":{\"type\":[\"string\",\"number\"],\"maxLength\":4000,\"x-code\":\"A573\"}},\"BrandmessageImageVariableRaw\":{\"x-code\":\"A513\",\"type\":\"array\",\"minItems\":1,\"maxItems\":10,\"items\":{\"$ref\":\"#/$defs/FriendtalkImageRaw\"}},\"BrandmessageCarouselVariableRaw\":{\"x-code\":\"A567\",\"type\":[\"array\",\"object\"],\"minItems\":1,\"maxItems\":10,\"items\":{\"$ref\":\"#/$defs/BrandmessageCardVariableRaw\"},\"maxProperties\":50},\"BrandmessageCardVariableRaw\":{\"x-code\":\"A567\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"messageVariable\":{\"$ref\":\"#/$defs/BrandmessageMessageVariableRaw\"},\"buttonVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariableRaw\"},\"couponVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariableRaw\"},\"imageVariable\":{\"$ref\":\"#/$defs/BrandmessageImageVariableRaw\"},\"commerceVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariableRaw\"}}},\"BrandmessageAttachmentRaw\":{\"x-code\":\"A573\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/BrandmessageButtonsRaw\"},\"image\":{\"$ref\":\"#/$defs/FriendtalkImageRaw\"},\"item\":{\"$ref\":\"#/$defs/BrandmessageItemRaw\"},\"coupon\":{\"$ref\":\"#/$defs/BrandmessageCouponRaw\"},\"commerce\":{\"$ref\":\"#/$defs/BrandmessageCommerceRaw\"},\"video\":{\"$ref\":\"#/$defs/BrandmessageVideo\"}}},\"BrandmessageItemRaw\":{\"x-code\":\"A573\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":3,\"maxItems\":4,\"x-code\":\"A573\",\"items\":{\"$ref\":\"#/$defs/FriendtalkItemRowRaw\"}}}},\"BrandmessageCouponRaw\":{\"x-code\":\"A573\",\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120,\"x-code\":\"A573\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":72,\"x-code\":\"A573\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A573\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A573\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A573\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A573\"}},\"allOf\":[{\"$ref\":\"#/$defs/BrandmessageCouponRulesRaw\"}]},\"BrandmessageCommerceRaw\":{\"x-code\":\"A573\",\"type\":\"object\",\"required\":[\"title\",\"regularPrice\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120,\"x-code\":\"A573\"},\"regularPrice\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A573\"},\"discountPrice\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A573\"},\"discountRate\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":100,\"x-code\":\"A573\"},\"discountFixed\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":999999,\"x-code\":\"A573\"}},\"allOf\":[{\"$ref\":\"#/$defs/BrandmessageCommerceRules\"}]},\"BrandmessageCarouselRaw\":{\"x-code\":\"A568\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":10,\"x-code\":\"A567\",\"items\":{\"$ref\":\"#/$defs/BrandmessageCarouselCardRaw\"}},\"head\":{\"$ref\":\"#/$defs/FriendtalkCarouselHeadRaw\"},\"tail\":{\"$ref\":\"#/$defs/FriendtalkCarouselTailRaw\"}},\"allOf\":[{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/BrandmessageCarouselRaw$$if1\"},\"then\":{\"properties\":{\"list\":{\"minItems\":2,\"x-code\":\"A567\"}}}}]},\"BrandmessageCarouselRaw$$if1\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageCarouselRaw$$not1\"}},\"BrandmessageCarouselRaw$$not1\":{\"required\":[\"head\"]},\"BrandmessageCarouselCardRaw\":{\"x-code\":\"A567\",\"type\":\"object\",\"required\":[\"attachment\"],\"additionalProperties\":false,\"properties\":{\"header\":{\"$ref\":\"#/$defs/FriendtalkHeaderRaw\"},\"message\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":720,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContentRaw\"},\"attachment\":{\"$ref\":\"#/$defs/BrandmessageCarouselAttachmentRaw\"}}},\"BrandmessageCarouselAttachmentRaw\":{\"x-code\":\"A567\",\"type\":\"object\",\"required\":[\"image\",\"button\"],\"additionalProperties\":false,\"properties\":{\"button\":{\"minItems\":1,\"maxItems\":2,\"allOf\":[{\"$ref\":\"#/$defs/BrandmessageButtonsRaw\"}]},\"image\":{\"$ref\":\"#/$defs/FriendtalkImageRaw\"},\"coupon\":{\"$ref\":\"#/$defs/BrandmessageCouponRaw\"},\"commerce\":{\"$ref\":\"#/$defs/BrandmessageCommerceRaw\"}}},\"BrandmessageRulesRaw\":{\"x-across-fields\":true,\"dependentRequired\":{\"unsubscribeAuthNumber\":[\"unsubscribePhoneNumber\"]},\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if1\"},\"then\":{\"properties\":{\"targeting\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$not1\"},\"x-code\":\"A570\",\"x-message\":\"must be I: only a basic message is for people who are not friends of the channel\"},\"templateCode\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A505\"},\"messageVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A572\"},\"buttonVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A573\"},\"couponVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A573\"},\"imageVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A513\"},\"videoVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A573\"},\"commerceVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A573\"},\"carouselVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A567\"},\"button\":{\"$ref\":\"#/$defs/BrandmessageFreeButtons\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if2\"},\"then\":{\"required\":[\"targeting\",\"templateCode\"],\"properties\":{\"targeting\":{\"x-code\":\"A570\"},\"templateCode\":{\"x-code\":\"A505\"},\"groupTagKey\":{\"$ref\":\"#/$defs/BrandmessageOfFree\",\"x-code\":\"A011\"},\"adult\":{\"$ref\":\"#/$defs/BrandmessageOfFree\",\"x-code\":\"A569\"},\"button\":{\"$ref\":\"#/$defs/BrandmessageBasicButtons\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if3\"},\"then\":{\"properties\":{\"carouselVariable\":{\"not\":true,\"x-code\":\"A567\",\"x-message\":\"must be left out: only a message of the type FC or FA has cards\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageHasVariables\"},\"then\":{\"properties\":{\"text\":{\"$ref\":\"#/$defs/BrandmessageNoContent\"},\"imgUrl\":{\"$ref\":\"#/$defs/BrandmessageNoContent\"},\"button\":{\"$ref\":\"#/$defs/BrandmessageNoContent\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if4\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFTRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if5\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFIRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if6\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFWRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if7\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFLRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if8\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFPRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if9\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFMRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if10\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFC\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$if11\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFA\"}}]},\"BrandmessageRulesRaw$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageRulesRaw$$not1\":{\"enum\":[\"M\",\"N\"]},\"BrandmessageRulesRaw$$if2\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"basic\"}}},\"BrandmessageRulesRaw$$if3\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageRulesRaw$$not2\"}}}},\"BrandmessageRulesRaw$$not2\":{\"enum\":[\"FC\",\"FA\"]},\"BrandmessageRulesRaw$$if4\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FT\"}}},\"BrandmessageRulesRaw$$if5\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FI\"}}},\"BrandmessageRulesRaw$$if6\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FW\"}}},\"BrandmessageRulesRaw$$if7\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FL\"}}},\"BrandmessageRulesRaw$$if8\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FP\"}}},\"BrandmessageRulesRaw$$if9\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FM\"}}},\"BrandmessageRulesRaw$$if10\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FC\"}}},\"BrandmessageRulesRaw$$if11\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FA\"}}},\"BrandmessageKindFTRaw\":{\"properties\":{\"text\":{\"maxLength\":5200,\"x-message\":{\"pattern\":\"must have at most 99 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"imgUrl\":{\"not\":true,\"x-code\":\"A513\",\"x-message\":\"must be left out: a message of the type FT has no image of its own\"},\"button\":{\"maxItems\":5,\"items\":{\"properties\":{\"name\":{\"maxLength\":56,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageKindFTRaw$$if1\"},\"then\":{\"required\":[\"text\"],\"properties\":{\"text\":{\"x-code\":\"A303\"}}}},\"BrandmessageKindFTRaw$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageKindFIRaw\":{\"properties\":{\"text\":{\"maxLength\":1600,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"button\":{\"maxItems\":5,\"items\":{\"properties\":{\"name\":{\"maxLength\":56,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageKindFIRaw$$if1\"},\"then\":{\"required\":[\"text\"],\"properties\":{\"text\":{\"x-code\":\"A303\"}}}},\"BrandmessageKindFIRaw$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageKindFWRaw\":{\"properties\":{\"text\":{\"maxLength\":304,\"x-message\":{\"pattern\":\"must have at most 5 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageKindFWRaw$$if1\"},\"then\":{\"required\":[\"text\"],\"properties\":{\"text\":{\"x-code\":\"A303\"}}}},\"BrandmessageKindFWRaw$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageKindFLRaw\":{\"properties\":{\"text\":{\"not\":true,\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FL has no text\"},\"imgUrl\":{\"not\":true,\"x-code\":\"A513\",\"x-message\":\"must be left out: a message of the type FL has no image of its own\"},\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}}},\"BrandmessageKindFPRaw\":{\"properties\":{\"text\":{\"maxLength\":304,\"x-message\":{\"pattern\":\"must have at most 5 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"imgUrl\":{\"not\":true,\"x-code\":\"A513\",\"x-message\":\"must be left out: a message of the type FP has no image of its own\"},\"button\":{\"maxItems\":1,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}}},\"BrandmessageKindFMRaw\":{\"properties\":{\"text\":{\"not\":true,\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FM has no text\"},\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}}},\"BrandmessageStepRulesRaw\":{\"x-across-fields\":true,\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if1\"},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"$ref\":\"#/$defs/BrandmessageFreeButtons\"}}},\"carousel\":{\"properties\":{\"list\":{\"items\":{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"$ref\":\"#/$defs/BrandmessageFreeButtons\"}}}}}}}}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if2\"},\"then\":{\"properties\":{\"adFlag\":{\"$ref\":\"#/$defs/BrandmessageOfFree\",\"x-code\":\"A506\"},\"attachment\":{\"properties\":{\"button\":{\"$ref\":\"#/$defs/BrandmessageBasicButtons\"}}},\"carousel\":{\"properties\":{\"list\":{\"items\":{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"$ref\":\"#/$defs/BrandmessageBasicButtons\"}}}}}}}}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if3\"},\"then\":{\"properties\":{\"adFlag\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$not1\"},\"x-code\":\"A506\",\"x-message\":\"must be Y: a message of this type is always an advertisement\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageHasVariables\"},\"then\":{\"properties\":{\"attachment\":{\"$ref\":\"#/$defs/BrandmessageNoContent\"},\"carousel\":{\"$ref\":\"#/$defs/BrandmessageNoContent\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if4\"},\"then\":{\"properties\":{\"button\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: the buttons stand in attachment.button\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if5\"},\"then\":{\"properties\":{\"imgUrl\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: the image stands in attachment.image\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if6\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFTRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if7\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFIRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if8\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFWRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if9\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFLRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if10\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFPRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if11\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFMRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if12\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFCRaw\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRulesRaw$$if13\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFARaw\"}}]},\"BrandmessageStepRulesRaw$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepRulesRaw$$if2\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"basic\"}}},\"BrandmessageStepRulesRaw$$if3\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"enum\":[\"FL\",\"FC\",\"FA\"]}}},\"BrandmessageStepRulesRaw$$not1\":{\"const\":\"N\"},\"BrandmessageStepRulesRaw$$if4\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"button\"]}}},\"BrandmessageStepRulesRaw$$if5\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"image\"]}}},\"BrandmessageStepRulesRaw$$if6\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FT\"}}},\"BrandmessageStepRulesRaw$$if7\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FI\"}}},\"BrandmessageStepRulesRaw$$if8\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FW\"}}},\"BrandmessageStepRulesRaw$$if9\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FL\"}}},\"BrandmessageStepRulesRaw$$if10\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FP\"}}},\"BrandmessageStepRulesRaw$$if11\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FM\"}}},\"BrandmessageStepRulesRaw$$if12\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FC\"}}},\"BrandmessageStepRulesRaw$$if13\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FA\"}}},\"BrandmessageStepKindFTRaw\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FT has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FT has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":5,\"items\":{\"properties\":{\"name\":{\"maxLength\":56,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":48,\"x-code\":\"A573\"}}},\"image\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FT has no image\"},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FT has no item list\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FT has no offer\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FT has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FT has no carousel\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFTRaw$$if1\"},\"then\":{\"properties\":{\"button\":{\"maxItems\":4,\"x-code\":\"A503\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":4,\"x-code\":\"A503\"}}}}}},\"BrandmessageStepKindFTRaw$$if1\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"coupon\"]}}},\"BrandmessageStepKindFIRaw\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FI has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FI has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":5,\"items\":{\"properties\":{\"name\":{\"maxLength\":56,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":48,\"x-code\":\"A573\"}}},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FI has no item list\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FI has no offer\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FI has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FI has no carousel\"}},\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFIRaw$$if1\"},\"then\":{\"properties\":{\"button\":{\"maxItems\":4,\"x-code\":\"A503\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":4,\"x-code\":\"A503\"}}}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFIRaw$$if2\"},\"then\":{\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageStepKindFIRaw$$anyOf1\"},{\"$ref\":\"#/$defs/BrandmessageStepKindFIRaw$$anyOf2\"}],\"x-code\":\"A513\",\"x-message\":{\"anyOf\":\"imgUrl or attachment.image is required\"}}}]},\"BrandmessageStepKindFIRaw$$if1\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"coupon\"]}}},\"BrandmessageStepKindFIRaw$$if2\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFIRaw$$anyOf1\":{\"required\":[\"imgUrl\"]},\"BrandmessageStepKindFIRaw$$anyOf2\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"image\"]}}},\"BrandmessageStepKindFWRaw\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FW has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FW has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":72,\"x-code\":\"A573\"}}},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FW has no item list\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FW has no offer\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FW has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FW has no carousel\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFWRaw$$if1\"},\"then\":{\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageStepKindFWRaw$$anyOf1\"},{\"$ref\":\"#/$defs/BrandmessageStepKindFWRaw$$anyOf2\"}],\"x-code\":\"A513\",\"x-message\":{\"anyOf\":\"imgUrl or attachment.image is required\"}}},\"BrandmessageStepKindFWRaw$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFWRaw$$anyOf1\":{\"required\":[\"imgUrl\"]},\"BrandmessageStepKindFWRaw$$anyOf2\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"image\"]}}},\"BrandmessageStepKindFLRaw\":{\"properties\":{\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FL has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"item\":{\"properties\":{\"list\":{\"prefixItems\":[{\"properties\":{\"title\":{\"maxLength\":100,\"x-message\":{\"pattern\":\"must have at most 1 line break\"},\"x-code\":\"A521\"}}}],\"items\":{\"properties\":{\"title\":{\"maxLength\":120,\"x-message\":{\"pattern\":\"must have at most 1 line break\"},\"x-code\":\"A521\"}}}}}},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":72,\"x-code\":\"A573\"}}},\"image\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FL has no image\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FL has no offer\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FL has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FL has no carousel\"}},\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFLRaw$$if1\"},\"then\":{\"required\":[\"header\"],\"properties\":{\"header\":{\"x-code\":\"A565\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFLRaw$$if1\"},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"item\"],\"properties\":{\"item\":{\"x-code\":\"A573\"}},\"x-code\":\"A573\"}}}}]},\"BrandmessageStepKindFLRaw$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFPRaw\":{\"properties\":{\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FP has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":1,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":72,\"x-code\":\"A573\"}}},\"image\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no image\"},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no item list\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no offer\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FP has no carousel\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFPRaw$$if1\"},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"video\"],\"properties\":{\"video\":{\"x-code\":\"A573\"}},\"x-code\":\"A573\"}}}},\"BrandmessageStepKindFPRaw$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFMRaw\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FM has no header\"},\"additionalContent\":{\"x-message\":{\"pattern\":\"must have at most 1 line break\"},\"x-code\":\"A011\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":48,\"x-code\":\"A573\"}}},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FM has no item list\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FM has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FM has no carousel\"}},\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFMRaw$$if1\"},\"then\":{\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageStepKindFMRaw$$anyOf1\"},{\"$ref\":\"#/$defs/BrandmessageStepKindFMRaw$$anyOf2\"}],\"x-code\":\"A513\",\"x-message\":{\"anyOf\":\"imgUrl or attachment.image is required\"}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFMRaw$$if1\"},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"commerce\"],\"properties\":{\"commerce\":{\"x-code\":\"A573\"}},\"x-code\":\"A573\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFMRaw$$if1\"},\"then\":{\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageStepKindFMRaw$$anyOf3\"},{\"$ref\":\"#/$defs/BrandmessageStepKindFMRaw$$anyOf4\"}],\"x-code\":\"A503\",\"x-message\":{\"anyOf\":\"at least one button is required\"}}}]},\"BrandmessageStepKindFMRaw$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFMRaw$$anyOf1\":{\"required\":[\"imgUrl\"]},\"BrandmessageStepKindFMRaw$$anyOf2\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"image\"]}}},\"BrandmessageStepKindFMRaw$$anyOf3\":{\"required\":[\"button\"],\"properties\":{\"button\":{\"type\":\"array\",\"minItems\":1}}},\"BrandmessageStepKindFMRaw$$anyOf4\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"button\"],\"properties\":{\"button\":{\"type\":\"array\",\"minItems\":1}}}}},\"BrandmessageStepKindFCRaw\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FC has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FC has no additional content\"},\"attachment\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FC has no attachment outside its cards\"},\"carousel\":{\"properties\":{\"list\":{\"items\":{\"required\":[\"header\",\"message\"],\"properties\":{\"header\":{\"x-code\":\"A565\"},\"message\":{\"maxLength\":720,\"x-message\":{\"pattern\":\"must have at most 2 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FC has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\",\"minItems\":1,\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFCRaw$$if1\"},\"then\":{\"prefixItems\":[{\"properties\":{\"type\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageStepKindFCRaw$$not1\"},\"x-code\":\"A503\",\"x-message\":\"must be the last button\"}}}]}},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":48,\"x-code\":\"A573\"}}},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FC has no offer\"}}}}}},\"head\":{\"not\":true,\"x-code\":\"A567\",\"x-message\":\"must be left out: a message of the type FC has no opening card\"},\"tail\":{\"required\":[\"urlMobile\"],\"properties\":{\"urlMobile\":{\"x-code\":\"A567\"}}}}}},\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFCRaw$$if2\"},\"then\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"x-code\":\"A568\"}}}},\"BrandmessageStepKindFCRaw$$if1\":{\"type\":\"array\",\"minItems\":2},\"BrandmessageStepKindFCRaw$$not1\":{\"const\":\"AC\"},\"BrandmessageStepKindFCRaw$$if2\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFARaw\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FA has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FA has no additional content\"},\"attachment\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FA has no attachment outside its cards\"},\"carousel\":{\"properties\":{\"list\":{\"items\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FA has no header in its cards\"},\"message\":{\"not\":true,\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FA has no text in its cards\"},\"attachment\":{\"required\":[\"commerce\"],\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":32,\"x-code\":\"A525\"}}},\"x-code\":\"A503\",\"minItems\":1,\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFARaw$$if1\"},\"then\":{\"prefixItems\":[{\"properties\":{\"type\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageStepKindFARaw$$not1\"},\"x-code\":\"A503\",\"x-message\":\"must be the last button\"}}}]}},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":48,\"x-code\":\"A573\"}}},\"commerce\":{\"x-code\":\"A573\"}}}}}},\"head\":{\"dependentRequired\":{\"urlPc\":[\"urlMobile\"],\"schemeIos\":[\"urlMobile\"],\"schemeAndroid\":[\"urlMobile\"]},\"properties\":{\"header\":{\"x-message\":{\"pattern\":\"must have no line break\"},\"x-code\":\"A565\"},\"content\":{\"maxLength\":200,\"x-message\":{\"pattern\":\"must have at most 2 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"urlMobile\":{\"x-code\":\"A567\"}}},\"tail\":{\"required\":[\"urlMobile\"],\"properties\":{\"urlMobile\":{\"x-code\":\"A567\"}}}}}},\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFARaw$$if2\"},\"then\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"x-code\":\"A568\"}}}},\"BrandmessageStepKindFARaw$$if1\":{\"type\":\"array\",\"minItems\":2},\"BrandmessageStepKindFARaw$$not1\":{\"const\":\"AC\"},\"BrandmessageStepKindFARaw$$if2\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}}}",
  uses: [part_small, part_TtlSeconds, part_RcsMedia, part_BrandmessageSenderKey],
});
