// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isRcsContent, isRcsBody, isRcsButtons, isRcsFooter, isRcsRules, part as part_RcsContent } from "./schemas/RcsContent.js";
import { isDomesticNumber, isRef, isSendAt, isFallbackType, isFallbackText, isMmsTitle, isFileKeys, isOriginCid, isFallbackRules, isRefusal, isSendAlimtalk_header_Idempotency_Key, isIssueToken_200_header_RateLimit_Limit, isIssueToken_200_header_RateLimit_Remaining, isIssueToken_200_header_RateLimit_Reset, isIssueToken_200_header_X_Request_Id, isSendAccepted, isIssueToken_403_header_RateLimit_Limit, isIssueToken_403_header_RateLimit_Remaining, isIssueToken_403_header_RateLimit_Reset, isSendAlimtalk_409_header_Retry_After, isIssueToken_429_header_Retry_After, part as part_small } from "./schemas/small.js";
import { isRcsFormatId, isRcsBrandKey, isRcsBrandId, isRcsExpiryOption, isRcsHeader, isRcsCopyAllowed, isRcsGroupId, isRcsAgencyId, isRcsAgencyKey, part as part_RcsMedia } from "./schemas/RcsMedia.js";

"use strict";
export const isRcsSend = validate0;
const schema0 = {"type":"object","required":["from","to","formatId","brandKey"],"additionalProperties":false,"properties":{"content":{"x-call":"isRcsContent"},"body":{"x-call":"isRcsBody"},"buttons":{"x-call":"isRcsButtons"},"from":{"x-code":"A302","x-call":"isDomesticNumber"},"to":{"x-code":"A306","x-call":"isDomesticNumber"},"formatId":{"x-call":"isRcsFormatId"},"brandKey":{"x-call":"isRcsBrandKey"},"brandId":{"x-call":"isRcsBrandId"},"expiryOption":{"x-call":"isRcsExpiryOption"},"header":{"x-call":"isRcsHeader"},"footer":{"x-call":"isRcsFooter"},"ref":{"x-call":"isRef"},"sendAt":{"x-call":"isSendAt"},"fallback":{"x-call":"isFallback"},"copyAllowed":{"x-call":"isRcsCopyAllowed"},"groupId":{"x-call":"isRcsGroupId"},"agencyId":{"x-call":"isRcsAgencyId"},"agencyKey":{"x-call":"isRcsAgencyKey"}},"allOf":[{"x-call":"isRcsRules"}]};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isRcsRules(data))){
vErrors = childErrors(vErrors, isRcsRules.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))) || ((data.formatId === undefined) && (missing0 = "formatId"))) || ((data.brandKey === undefined) && (missing0 = "brandKey"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.content !== undefined){
const _errs3 = errors;
if(!(isRcsContent(data.content))){
vErrors = childErrors(vErrors, isRcsContent.errors, instancePath + "/content");
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
if(!(isRcsBody(data.body))){
vErrors = childErrors(vErrors, isRcsBody.errors, instancePath + "/body");
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
if(!(isRcsButtons(data.buttons))){
vErrors = childErrors(vErrors, isRcsButtons.errors, instancePath + "/buttons");
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
if(data.to !== undefined){
const _errs7 = errors;
if(!(isDomesticNumber(data.to))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.formatId !== undefined){
const _errs8 = errors;
if(!(isRcsFormatId(data.formatId))){
vErrors = childErrors(vErrors, isRcsFormatId.errors, instancePath + "/formatId");
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.brandKey !== undefined){
const _errs9 = errors;
if(!(isRcsBrandKey(data.brandKey))){
vErrors = childErrors(vErrors, isRcsBrandKey.errors, instancePath + "/brandKey");
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.brandId !== undefined){
const _errs10 = errors;
if(!(isRcsBrandId(data.brandId))){
vErrors = childErrors(vErrors, isRcsBrandId.errors, instancePath + "/brandId");
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expiryOption !== undefined){
const _errs11 = errors;
if(!(isRcsExpiryOption(data.expiryOption))){
vErrors = childErrors(vErrors, isRcsExpiryOption.errors, instancePath + "/expiryOption");
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
if(!(isRcsHeader(data.header))){
vErrors = childErrors(vErrors, isRcsHeader.errors, instancePath + "/header");
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.footer !== undefined){
const _errs13 = errors;
if(!(isRcsFooter(data.footer))){
vErrors = childErrors(vErrors, isRcsFooter.errors, instancePath + "/footer");
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ref !== undefined){
const _errs14 = errors;
if(!(isRef(data.ref))){
vErrors = childErrors(vErrors, isRef.errors, instancePath + "/ref");
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sendAt !== undefined){
const _errs15 = errors;
if(!(isSendAt(data.sendAt))){
vErrors = childErrors(vErrors, isSendAt.errors, instancePath + "/sendAt");
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fallback !== undefined){
const _errs16 = errors;
if(!(isFallback(data.fallback))){
vErrors = childErrors(vErrors, isFallback.errors, instancePath + "/fallback");
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.copyAllowed !== undefined){
const _errs17 = errors;
if(!(isRcsCopyAllowed(data.copyAllowed))){
vErrors = childErrors(vErrors, isRcsCopyAllowed.errors, instancePath + "/copyAllowed");
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.groupId !== undefined){
const _errs18 = errors;
if(!(isRcsGroupId(data.groupId))){
vErrors = childErrors(vErrors, isRcsGroupId.errors, instancePath + "/groupId");
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.agencyId !== undefined){
const _errs19 = errors;
if(!(isRcsAgencyId(data.agencyId))){
vErrors = childErrors(vErrors, isRcsAgencyId.errors, instancePath + "/agencyId");
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.agencyKey !== undefined){
const _errs20 = errors;
if(!(isRcsAgencyKey(data.agencyKey))){
vErrors = childErrors(vErrors, isRcsAgencyKey.errors, instancePath + "/agencyKey");
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isFallback = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isFallbackRules(data))){
vErrors = childErrors(vErrors, isFallbackRules.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "text")) || (key0 === "title")) || (key0 === "fileKey")) || (key0 === "originCID")) || (key0 === "from"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.type !== undefined){
const _errs3 = errors;
if(!(isFallbackType(data.type))){
vErrors = childErrors(vErrors, isFallbackType.errors, instancePath + "/type");
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
const _errs4 = errors;
if(!(isFallbackText(data.text))){
vErrors = childErrors(vErrors, isFallbackText.errors, instancePath + "/text");
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
const _errs5 = errors;
if(!(isMmsTitle(data.title))){
vErrors = childErrors(vErrors, isMmsTitle.errors, instancePath + "/title");
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fileKey !== undefined){
const _errs6 = errors;
if(!(isFileKeys(data.fileKey))){
vErrors = childErrors(vErrors, isFileKeys.errors, instancePath + "/fileKey");
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.originCID !== undefined){
const _errs7 = errors;
if(!(isOriginCid(data.originCID))){
vErrors = childErrors(vErrors, isOriginCid.errors, instancePath + "/originCID");
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.from !== undefined){
const _errs8 = errors;
if(!(isDomesticNumber(data.from))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/from");
errors = vErrors.length;
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
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isSendRcs_400_application_2fjson = validate2;
const schema2 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A010","A011","A308","A300","A415","A404","A406","A417","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A302","A306","A420","A419","A408","A411","A412","A305","A330","A312","A314","A329","A317","A407","A409","A303","A328","A327","A200","A203","A217"]},"result":{"type":"string","enum":["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Wrong send request","Invalid or empty RCS content","Invalid formatId","Invalid RCS button, too many, or too long a label","Wrong number of carousel cards","Too many subContent","buttons without body","Invalid button.type","Invalid button.name","Invalid MAP_LOC button","Invalid MAP_QRY button","Invalid CALENDAR button","Invalid COPY button","Invalid COM_T button","Invalid COM_V button","Invalid DIAL button","Invalid or empty from","Invalid or empty to","Invalid or empty brandKey","Invalid brandId","Invalid expiryOption","Invalid header","Invalid or missing footer","Invalid ref","Invalid sendAt","Invalid fallback.type","Invalid fallback.text","fallback.text too long","More than 3 fallback.fileKey","Invalid copyAllowed","Invalid groupId","Invalid or empty text","text too long","from is not a registered sender number of the account","File too large","Invalid image resolution or ratio","Invalid, foreign or expired fileKey / media / image URL"]}}}]};

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
if(!((((((((((((((((((((((((((((((((((((((((data0 === "A010") || (data0 === "A011")) || (data0 === "A308")) || (data0 === "A300")) || (data0 === "A415")) || (data0 === "A404")) || (data0 === "A406")) || (data0 === "A417")) || (data0 === "A424")) || (data0 === "A425")) || (data0 === "A426")) || (data0 === "A427")) || (data0 === "A428")) || (data0 === "A429")) || (data0 === "A430")) || (data0 === "A431")) || (data0 === "A432")) || (data0 === "A433")) || (data0 === "A434")) || (data0 === "A302")) || (data0 === "A306")) || (data0 === "A420")) || (data0 === "A419")) || (data0 === "A408")) || (data0 === "A411")) || (data0 === "A412")) || (data0 === "A305")) || (data0 === "A330")) || (data0 === "A312")) || (data0 === "A314")) || (data0 === "A329")) || (data0 === "A317")) || (data0 === "A407")) || (data0 === "A409")) || (data0 === "A303")) || (data0 === "A328")) || (data0 === "A327")) || (data0 === "A200")) || (data0 === "A203")) || (data0 === "A217"))){
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
if(!((((((((((((((((((((((((((((((((((((((((data1 === "Cannot parse JSON") || (data1 === "Cannot map JSON")) || (data1 === "Invalid idempotency key")) || (data1 === "Wrong send request")) || (data1 === "Invalid or empty RCS content")) || (data1 === "Invalid formatId")) || (data1 === "Invalid RCS button, too many, or too long a label")) || (data1 === "Wrong number of carousel cards")) || (data1 === "Too many subContent")) || (data1 === "buttons without body")) || (data1 === "Invalid button.type")) || (data1 === "Invalid button.name")) || (data1 === "Invalid MAP_LOC button")) || (data1 === "Invalid MAP_QRY button")) || (data1 === "Invalid CALENDAR button")) || (data1 === "Invalid COPY button")) || (data1 === "Invalid COM_T button")) || (data1 === "Invalid COM_V button")) || (data1 === "Invalid DIAL button")) || (data1 === "Invalid or empty from")) || (data1 === "Invalid or empty to")) || (data1 === "Invalid or empty brandKey")) || (data1 === "Invalid brandId")) || (data1 === "Invalid expiryOption")) || (data1 === "Invalid header")) || (data1 === "Invalid or missing footer")) || (data1 === "Invalid ref")) || (data1 === "Invalid sendAt")) || (data1 === "Invalid fallback.type")) || (data1 === "Invalid fallback.text")) || (data1 === "fallback.text too long")) || (data1 === "More than 3 fallback.fileKey")) || (data1 === "Invalid copyAllowed")) || (data1 === "Invalid groupId")) || (data1 === "Invalid or empty text")) || (data1 === "text too long")) || (data1 === "from is not a registered sender number of the account")) || (data1 === "File too large")) || (data1 === "Invalid image resolution or ratio")) || (data1 === "Invalid, foreign or expired fileKey / media / image URL"))){
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

export const isSendRcs_401_application_2fjson = validate3;
const schema3 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A001","A002"]},"result":{"type":"string","enum":["Expired token","Invalid token"]}}}]};

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
if(!((data0 === "A001") || (data0 === "A002"))){
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
if(!((data1 === "Expired token") || (data1 === "Invalid token"))){
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

export const isSendRcs_403_application_2fjson = validate4;
const schema4 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A110","A325","A326"]},"result":{"type":"string","enum":["Blocked account","Account has no right to this channel","No right to fallback"]}}}]};

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
if(!(((data0 === "A110") || (data0 === "A325")) || (data0 === "A326"))){
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
if(!(((data1 === "Blocked account") || (data1 === "Account has no right to this channel")) || (data1 === "No right to fallback"))){
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

export const isSendRcs_409_application_2fjson = validate5;
const schema5 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A301","A309"]},"result":{"type":"string","enum":["Idempotency key used with another body","Idempotency key in use"]}}}]};

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
if(!((data0 === "A301") || (data0 === "A309"))){
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
if(!((data1 === "Idempotency key used with another body") || (data1 === "Idempotency key in use"))){
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

export const isSendRcs_413_application_2fjson = validate6;
const schema6 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A016"]},"result":{"type":"string","enum":["Body too large"]}}}]};

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
if(!(data0 === "A016")){
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
if(!(data1 === "Body too large")){
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

export const isSendRcs_415_application_2fjson = validate7;
const schema7 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A015"]},"result":{"type":"string","enum":["Unsupported media type"]}}}]};

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
if(!(data0 === "A015")){
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
if(!(data1 === "Unsupported media type")){
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

export const isSendRcs_429_application_2fjson = validate8;
const schema8 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A020"]},"result":{"type":"string","enum":["Rate limit exceeded"]}}}]};

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
if(!(data0 === "A020")){
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
if(!(data1 === "Rate limit exceeded")){
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

export const isSendRcs_500_application_2fjson = validate9;
const schema9 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A999"]},"result":{"type":"string","enum":["Unknown error"]}}}]};

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
if(!(data0 === "A999")){
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
if(!(data1 === "Unknown error")){
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

export const isSendRcs_503_application_2fjson = validate10;
const schema10 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A920"]},"result":{"type":"string","enum":["Server busy, try again"]}}}]};

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
if(!(data0 === "A920")){
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
if(!(data1 === "Server busy, try again")){
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    RcsSend: isRcsSend,
    Fallback: isFallback,
    "sendRcs.400.application$2fjson": isSendRcs_400_application_2fjson,
    "sendRcs.401.application$2fjson": isSendRcs_401_application_2fjson,
    "sendRcs.403.application$2fjson": isSendRcs_403_application_2fjson,
    "sendRcs.409.application$2fjson": isSendRcs_409_application_2fjson,
    "sendRcs.413.application$2fjson": isSendRcs_413_application_2fjson,
    "sendRcs.415.application$2fjson": isSendRcs_415_application_2fjson,
    "sendRcs.429.application$2fjson": isSendRcs_429_application_2fjson,
    "sendRcs.500.application$2fjson": isSendRcs_500_application_2fjson,
    "sendRcs.503.application$2fjson": isSendRcs_503_application_2fjson,
  },
  branches: {},
  schemas: "{\"RcsSend\":{\"type\":\"object\",\"required\":[\"from\",\"to\",\"formatId\",\"brandKey\"],\"additionalProperties\":false,\"properties\":{\"content\":{\"$ref\":\"#/$defs/RcsContent\"},\"body\":{\"$ref\":\"#/$defs/RcsBody\"},\"buttons\":{\"$ref\":\"#/$defs/RcsButtons\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A306\"},\"formatId\":{\"$ref\":\"#/$defs/RcsFormatId\"},\"brandKey\":{\"$ref\":\"#/$defs/RcsBrandKey\"},\"brandId\":{\"$ref\":\"#/$defs/RcsBrandId\"},\"expiryOption\":{\"$ref\":\"#/$defs/RcsExpiryOption\"},\"header\":{\"$ref\":\"#/$defs/RcsHeader\"},\"footer\":{\"$ref\":\"#/$defs/RcsFooter\"},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"},\"fallback\":{\"$ref\":\"#/$defs/Fallback\"},\"copyAllowed\":{\"$ref\":\"#/$defs/RcsCopyAllowed\"},\"groupId\":{\"$ref\":\"#/$defs/RcsGroupId\"},\"agencyId\":{\"$ref\":\"#/$defs/RcsAgencyId\"},\"agencyKey\":{\"$ref\":\"#/$defs/RcsAgencyKey\"}},\"allOf\":[{\"$ref\":\"#/$defs/RcsRules\"}]},\"Fallback\":{\"type\":\"object\",\"required\":[\"type\",\"text\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"$ref\":\"#/$defs/FallbackType\"},\"text\":{\"$ref\":\"#/$defs/FallbackText\"},\"title\":{\"$ref\":\"#/$defs/MmsTitle\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A317\"}},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"}},\"allOf\":[{\"$ref\":\"#/$defs/FallbackRules\"}]},\"sendRcs.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A300\",\"A415\",\"A404\",\"A406\",\"A417\",\"A424\",\"A425\",\"A426\",\"A427\",\"A428\",\"A429\",\"A430\",\"A431\",\"A432\",\"A433\",\"A434\",\"A302\",\"A306\",\"A420\",\"A419\",\"A408\",\"A411\",\"A412\",\"A305\",\"A330\",\"A312\",\"A314\",\"A329\",\"A317\",\"A407\",\"A409\",\"A303\",\"A328\",\"A327\",\"A200\",\"A203\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Wrong send request\",\"Invalid or empty RCS content\",\"Invalid formatId\",\"Invalid RCS button, too many, or too long a label\",\"Wrong number of carousel cards\",\"Too many subContent\",\"buttons without body\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid MAP_LOC button\",\"Invalid MAP_QRY button\",\"Invalid CALENDAR button\",\"Invalid COPY button\",\"Invalid COM_T button\",\"Invalid COM_V button\",\"Invalid DIAL button\",\"Invalid or empty from\",\"Invalid or empty to\",\"Invalid or empty brandKey\",\"Invalid brandId\",\"Invalid expiryOption\",\"Invalid header\",\"Invalid or missing footer\",\"Invalid ref\",\"Invalid sendAt\",\"Invalid fallback.type\",\"Invalid fallback.text\",\"fallback.text too long\",\"More than 3 fallback.fileKey\",\"Invalid copyAllowed\",\"Invalid groupId\",\"Invalid or empty text\",\"text too long\",\"from is not a registered sender number of the account\",\"File too large\",\"Invalid image resolution or ratio\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"sendRcs.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendRcs.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\",\"A326\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\",\"No right to fallback\"]}}}]},\"sendRcs.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendRcs.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendRcs.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendRcs.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendRcs.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendRcs.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]}}",
  plans: {"RcsSend":["RcsSend","RcsSend"]},
  readPlans: "{\"RcsSend\":{\"members\":{\"content\":{\"empty\":\"any\",\"plan\":\"RcsContent?\"},\"body\":{\"empty\":\"any\"},\"buttons\":{\"empty\":\"any\",\"plan\":\"RcsButtons?\"},\"from\":{\"empty\":\"null\"},\"to\":{\"empty\":\"null\"},\"formatId\":{\"empty\":\"null\"},\"brandKey\":{\"empty\":\"null\"},\"brandId\":{\"empty\":\"any\"},\"expiryOption\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"footer\":{\"empty\":\"any\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"},\"fallback\":{\"empty\":\"any\",\"plan\":\"Fallback?\"},\"copyAllowed\":{\"empty\":\"any\"},\"groupId\":{\"empty\":\"any\"},\"agencyId\":{\"empty\":\"any\"},\"agencyKey\":{\"empty\":\"any\"}}},\"RcsContent?\":{\"also\":[\"RcsStandaloneContent?\",\"RcsCarouselContent?\",\"RcsTemplateContent?\"]},\"RcsStandaloneContent?\":{\"members\":{\"standalone\":{\"empty\":\"null\",\"plan\":\"RcsStandalone?\"}}},\"RcsStandalone?\":{\"members\":{\"text\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"media\":{\"empty\":\"any\"},\"mediaUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"RcsCardButtons?\"},\"subContent\":{\"empty\":\"any\",\"plan\":\"RcsSubContents?\"}}},\"RcsCardButtons?\":{\"items\":\"RcsButton?\"},\"RcsButton?\":{\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"URL\"],\"~78\"],[[\"MAP_LOC\"],\"~80\"],[[\"MAP_QRY\"],\"~85\"],[[\"MAP_SEND\"],\"~88\"],[[\"CALENDAR\"],\"~90\"],[[\"COPY\"],\"~94\"],[[\"COM_T\"],\"~97\"],[[\"COM_V\"],\"~100\"],[[\"DIAL\"],\"~102\"]]}},\"~78\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"url\":{\"empty\":\"null\"}}},\"~80\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"label\":{\"also\":[\"Label\"],\"empty\":\"any\"},\"latitude\":{\"also\":[\"Latitude\"],\"empty\":\"null\"},\"longitude\":{\"also\":[\"Longitude\"],\"empty\":\"null\"},\"fallbackUrl\":{\"also\":[\"FallbackUrl\"],\"empty\":\"any\"}}},\"~85\":{\"ignored\":{\"label\":true,\"Label\":true},\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"query\":{\"also\":[\"Query\"],\"empty\":\"null\"},\"fallbackUrl\":{\"also\":[\"FallbackUrl\"],\"empty\":\"any\"}}},\"~88\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"}}},\"~90\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"startTime\":{\"empty\":\"null\"},\"endTime\":{\"empty\":\"null\"},\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"any\"}}},\"~94\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"text\":{\"also\":[\"Text\"],\"empty\":\"null\"}}},\"~97\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"},\"text\":{\"also\":[\"Text\"],\"empty\":\"null\"}}},\"~100\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"}}},\"~102\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"}}},\"RcsSubContents?\":{\"items\":\"RcsSubContent?\"},\"RcsSubContent?\":{\"members\":{\"subTitle\":{\"also\":[\"SubTitle\"],\"empty\":\"any\"},\"subDesc\":{\"also\":[\"SubDesc\"],\"empty\":\"any\"},\"subMedia\":{\"also\":[\"SubMedia\"],\"empty\":\"any\"},\"subMediaUrl\":{\"also\":[\"SubMediaUrl\",\"subUrl\"],\"empty\":\"any\"}}},\"RcsCarouselContent?\":{\"members\":{\"carousel\":{\"empty\":\"null\",\"plan\":\"RcsCarousel?\"}}},\"RcsCarousel?\":{\"items\":\"RcsCarouselCard?\"},\"RcsCarouselCard?\":{\"members\":{\"text\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"media\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"mediaUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"RcsCardButtons?\"}}},\"RcsTemplateContent?\":{\"members\":{\"template\":{\"empty\":\"null\",\"plan\":\"RcsTemplate?\"}}},\"RcsTemplate?\":{\"members\":{\"title\":{},\"description\":{},\"subContent\":{\"plan\":\"RcsSubContents\"}}},\"RcsSubContents\":{\"items\":\"RcsSubContent\"},\"RcsSubContent\":{\"members\":{\"subTitle\":{\"also\":[\"SubTitle\"],\"empty\":\"any\"},\"subDesc\":{\"also\":[\"SubDesc\"],\"empty\":\"any\"},\"subMedia\":{\"also\":[\"SubMedia\"],\"empty\":\"any\"},\"subMediaUrl\":{\"also\":[\"SubMediaUrl\",\"subUrl\"],\"empty\":\"any\"}}},\"RcsButtons?\":{\"items\":\"RcsButtonGroup?\"},\"RcsButtonGroup?\":{\"members\":{\"suggestions\":{\"empty\":\"null\",\"plan\":\"~106\"}}},\"~106\":{\"items\":\"RcsSuggestion?\"},\"RcsSuggestion?\":{\"members\":{\"action\":{\"empty\":\"null\",\"plan\":\"RcsSuggestedAction?\"}}},\"RcsSuggestedAction?\":{\"members\":{\"urlAction\":{\"empty\":\"null\",\"plan\":\"RcsUrlAction?\"},\"displayText\":{\"empty\":\"null\"},\"postback\":{\"empty\":\"any\",\"plan\":\"RcsPostback?\"}}},\"RcsUrlAction?\":{\"members\":{\"openUrl\":{\"empty\":\"null\",\"plan\":\"~107\"}}},\"~107\":{\"members\":{\"url\":{\"empty\":\"null\"}}},\"RcsPostback?\":{\"members\":{\"data\":{\"empty\":\"null\"}}},\"Fallback?\":{\"members\":{\"type\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"},\"from\":{\"empty\":\"any\"}}}}",
  uses: [part_RcsContent, part_small, part_RcsMedia],
});

export const parameters = {
  header: {
    "Idempotency-Key": part_small.validators["sendAlimtalk.header.Idempotency-Key"],
  },
};

export const body = {
  "application/json": part.validators["RcsSend"],
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
      "application/json": part.validators["sendRcs.400.application$2fjson"],
    },
  },
  "401": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendRcs.401.application$2fjson"],
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
      "application/json": part.validators["sendRcs.403.application$2fjson"],
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
      "application/json": part.validators["sendRcs.409.application$2fjson"],
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
      "application/json": part.validators["sendRcs.413.application$2fjson"],
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
      "application/json": part.validators["sendRcs.415.application$2fjson"],
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
      "application/json": part.validators["sendRcs.429.application$2fjson"],
    },
  },
  "500": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["sendRcs.500.application$2fjson"],
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
      "application/json": part.validators["sendRcs.503.application$2fjson"],
    },
  },
};
