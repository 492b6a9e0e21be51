// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isCarrierReference, isServiceType, isMessageType, isDomesticNumber, isSmsText, isOriginCid, isMmsText, isMmsTitle, isFileKeys, isFileKey, isInternationalNumber, isMessengerSenderKey, isAlimtalkMsgType, isAlimtalkTemplateCode, isAlimtalkPrice, isAlimtalkCurrencyType, isFriendtalkAdFlag, isFriendtalkAdult, isFriendtalkPushAlarm, isFriendtalkGroupTagKey, isMessengerImageUrl, isCarrierCode, isReceiveReceipts_header_webhook_id, isReceiveReceipts_header_webhook_timestamp, part as part_small } from "./schemas/small.js";
import { isTtlSeconds, isFriendtalkMsgType, isBrandmessageCommerceRules, isBrandmessageVideoRules, isBrandmessageVideo, part as part_TtlSeconds } from "./schemas/TtlSeconds.js";
import { isRcsContent, isRcsBody, isRcsButtons, isRcsFooter, isRcsRules, part as part_RcsContent } from "./schemas/RcsContent.js";
import { isRcsFormatId, isRcsBrandKey, isRcsBrandId, isRcsExpiryOption, isRcsHeader, isRcsGroupId, isRcsCopyAllowed, isRcsAgencyId, isRcsAgencyKey, part as part_RcsMedia } from "./schemas/RcsMedia.js";
import { isAlimtalkText, isAlimtalkTitle, isAlimtalkHeader, isAlimtalkAttachment, isAlimtalkSupplement, isAlimtalkLink, isAlimtalkRules, part as part_AlimtalkText } from "./schemas/AlimtalkText.js";
import { isFriendtalkText, isFriendtalkHeader, isFriendtalkAdditionalContent, isFriendtalkAttachment, isFriendtalkRules, isFriendtalkCoupon, isFriendtalkCommerce, isFriendtalkItemRow, part as part_FriendtalkText } from "./schemas/FriendtalkText.js";
import { isMessengerButtons, part as part_MessengerButtons } from "./schemas/MessengerButtons.js";
import { isFriendtalkImage, part as part_FriendtalkImage } from "./schemas/FriendtalkImage.js";
import { isMessengerLink, part as part_MessengerButtonName } from "./schemas/MessengerButtonName.js";
import { isBrandmessageSenderKey, isBrandmessageSendType, isBrandmessageMsgType, isBrandmessageTargeting, isBrandmessageTemplateCode, isBrandmessageUnsubscribePhoneNumber, isBrandmessageUnsubscribeAuthNumber, isBrandmessageFreeButtons, isBrandmessageOfFree, isBrandmessageBasicButtons, isBrandmessageHasVariables, isBrandmessageNoContent, part as part_BrandmessageSenderKey } from "./schemas/BrandmessageSenderKey.js";
import { isBrandmessageText, isBrandmessageButtons, isBrandmessageMessageVariable, isBrandmessagePartVariable, isBrandmessageImageVariable, isBrandmessageCarouselVariable, isBrandmessageRules, part as part_BrandmessageText } from "./schemas/BrandmessageText.js";

"use strict";
export const isCarrierSubmission = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messages === undefined) && (missing0 = "messages")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.messages !== undefined){
let data0 = data.messages;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate0.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate0.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(isCarrierMessage(data0[i0]))){
vErrors = childErrors(vErrors, isCarrierMessage.errors, instancePath + "/messages/" + i0);
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
validate0.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}}];
return false;
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

export const isCarrierMessage = validate1;
const schema1 = {"type":"object","required":["channel"],"allOf":[{"type":"object","properties":{"channel":{"enum":["sms","mms","rcs","international","alimtalk","friendtalk","brandmessage"]}},"required":["channel"]},{"if":{"properties":{"channel":{"enum":["sms"]}},"required":["channel"]},"then":{"x-call":"isCarrierMessageSms"}},{"if":{"properties":{"channel":{"enum":["mms"]}},"required":["channel"]},"then":{"x-call":"isCarrierMessageMms"}},{"if":{"properties":{"channel":{"enum":["rcs"]}},"required":["channel"]},"then":{"x-call":"isCarrierMessageRcs"}},{"if":{"properties":{"channel":{"enum":["international"]}},"required":["channel"]},"then":{"x-call":"isCarrierMessageInternational"}},{"if":{"properties":{"channel":{"enum":["alimtalk"]}},"required":["channel"]},"then":{"x-call":"isCarrierMessageAlimtalk"}},{"if":{"properties":{"channel":{"enum":["friendtalk"]}},"required":["channel"]},"then":{"x-call":"isCarrierMessageFriendtalk"}},{"if":{"properties":{"channel":{"enum":["brandmessage"]}},"required":["channel"]},"then":{"x-call":"isCarrierMessageBrandmessage"}}]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.channel === undefined) && (missing0 = "channel")){
validate1.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.channel !== undefined){
let data0 = data.channel;
if(!(((((((data0 === "sms") || (data0 === "mms")) || (data0 === "rcs")) || (data0 === "international")) || (data0 === "alimtalk")) || (data0 === "friendtalk")) || (data0 === "brandmessage"))){
validate1.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/allOf/0/properties/channel/enum",keyword:"enum",params:{allowedValues: schema1.allOf[0].properties.channel.enum}}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}}];
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
if((data.channel === undefined) && (missing1 = "channel")){
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
if(data.channel !== undefined){
if(!(data.channel === "sms")){
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
if(!(isCarrierMessageSms(data))){
vErrors = childErrors(vErrors, isCarrierMessageSms.errors, instancePath + "");
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
validate1.errors = vErrors;
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
if((data.channel === undefined) && (missing2 = "channel")){
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
if(data.channel !== undefined){
if(!(data.channel === "mms")){
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
if(!(isCarrierMessageMms(data))){
vErrors = childErrors(vErrors, isCarrierMessageMms.errors, instancePath + "");
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
validate1.errors = vErrors;
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
if((data.channel === undefined) && (missing3 = "channel")){
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
if(data.channel !== undefined){
if(!(data.channel === "rcs")){
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
if(!(isCarrierMessageRcs(data))){
vErrors = childErrors(vErrors, isCarrierMessageRcs.errors, instancePath + "");
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
validate1.errors = vErrors;
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
if((data.channel === undefined) && (missing4 = "channel")){
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
if(data.channel !== undefined){
if(!(data.channel === "international")){
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
if(!(isCarrierMessageInternational(data))){
vErrors = childErrors(vErrors, isCarrierMessageInternational.errors, instancePath + "");
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
validate1.errors = vErrors;
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
if((data.channel === undefined) && (missing5 = "channel")){
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
if(data.channel !== undefined){
if(!(data.channel === "alimtalk")){
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
if(!(isCarrierMessageAlimtalk(data))){
vErrors = childErrors(vErrors, isCarrierMessageAlimtalk.errors, instancePath + "");
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
validate1.errors = vErrors;
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
if((data.channel === undefined) && (missing6 = "channel")){
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
if(data.channel !== undefined){
if(!(data.channel === "friendtalk")){
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
if(!(isCarrierMessageFriendtalk(data))){
vErrors = childErrors(vErrors, isCarrierMessageFriendtalk.errors, instancePath + "");
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
validate1.errors = vErrors;
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
if((data.channel === undefined) && (missing7 = "channel")){
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
if(data.channel !== undefined){
if(!(data.channel === "brandmessage")){
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
if(!(isCarrierMessageBrandmessage(data))){
vErrors = childErrors(vErrors, isCarrierMessageBrandmessage.errors, instancePath + "");
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
validate1.errors = vErrors;
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
if((data.channel === undefined) && (missing8 = "channel")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
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

export const isCarrierMessage__if1 = validate2;
const schema2 = {"properties":{"channel":{"enum":["sms"]}},"required":["channel"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.channel === undefined) && (missing0 = "channel")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.channel !== undefined){
if(!(data.channel === "sms")){
validate2.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema2.properties.channel.enum}}];
return false;
}
}
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isCarrierMessage__if2 = validate3;
const schema3 = {"properties":{"channel":{"enum":["mms"]}},"required":["channel"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.channel === undefined) && (missing0 = "channel")){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.channel !== undefined){
if(!(data.channel === "mms")){
validate3.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema3.properties.channel.enum}}];
return false;
}
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isCarrierMessage__if3 = validate4;
const schema4 = {"properties":{"channel":{"enum":["rcs"]}},"required":["channel"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.channel === undefined) && (missing0 = "channel")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.channel !== undefined){
if(!(data.channel === "rcs")){
validate4.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema4.properties.channel.enum}}];
return false;
}
}
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isCarrierMessage__if4 = validate5;
const schema5 = {"properties":{"channel":{"enum":["international"]}},"required":["channel"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.channel === undefined) && (missing0 = "channel")){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.channel !== undefined){
if(!(data.channel === "international")){
validate5.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema5.properties.channel.enum}}];
return false;
}
}
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const isCarrierMessage__if5 = validate6;
const schema6 = {"properties":{"channel":{"enum":["alimtalk"]}},"required":["channel"]};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.channel === undefined) && (missing0 = "channel")){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.channel !== undefined){
if(!(data.channel === "alimtalk")){
validate6.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema6.properties.channel.enum}}];
return false;
}
}
}
}
validate6.errors = vErrors;
return errors === 0;
}

export const isCarrierMessage__if6 = validate7;
const schema7 = {"properties":{"channel":{"enum":["friendtalk"]}},"required":["channel"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.channel === undefined) && (missing0 = "channel")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.channel !== undefined){
if(!(data.channel === "friendtalk")){
validate7.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema7.properties.channel.enum}}];
return false;
}
}
}
}
validate7.errors = vErrors;
return errors === 0;
}

export const isCarrierMessage__if7 = validate8;
const schema8 = {"properties":{"channel":{"enum":["brandmessage"]}},"required":["channel"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.channel === undefined) && (missing0 = "channel")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.channel !== undefined){
if(!(data.channel === "brandmessage")){
validate8.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema8.properties.channel.enum}}];
return false;
}
}
}
}
validate8.errors = vErrors;
return errors === 0;
}

export const isCarrierMessageSms = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.reference === undefined) && (missing0 = "reference")) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.msgType === undefined) && (missing0 = "msgType"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.validUntil === undefined) && (missing0 = "validUntil"))){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reference !== undefined){
const _errs1 = errors;
if(!(isCarrierReference(data.reference))){
vErrors = childErrors(vErrors, isCarrierReference.errors, instancePath + "/reference");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data1 = data.channel;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate9.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("sms" !== data1){
validate9.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "sms"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceType !== undefined){
const _errs4 = errors;
if(!(isServiceType(data.serviceType))){
vErrors = childErrors(vErrors, isServiceType.errors, instancePath + "/serviceType");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgType !== undefined){
const _errs5 = errors;
if(!(isMessageType(data.msgType))){
vErrors = childErrors(vErrors, isMessageType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs6 = errors;
if(!(isDomesticNumber(data.to))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs7 = errors;
if(!(isSmsStep(data.payload))){
vErrors = childErrors(vErrors, isSmsStep.errors, instancePath + "/payload");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validUntil !== undefined){
const _errs8 = errors;
if(!(isCarrierValidUntil(data.validUntil))){
vErrors = childErrors(vErrors, isCarrierValidUntil.errors, instancePath + "/validUntil");
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
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isSmsStep = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.from === undefined) && (missing0 = "from")) || ((data.text === undefined) && (missing0 = "text"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "from") || (key0 === "text")) || (key0 === "ttl")) || (key0 === "originCID"))){
validate10.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!(isSmsText(data.text))){
vErrors = childErrors(vErrors, isSmsText.errors, instancePath + "/text");
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isCarrierValidUntil = validate11;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 24){
validate11.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 24}}];
return false;
}
else {
if(!pattern0.test(data)){
validate11.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"}}];
return false;
}
else {
if(!(formats0.validate(data))){
validate11.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const isCarrierMessageMms = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.reference === undefined) && (missing0 = "reference")) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.msgType === undefined) && (missing0 = "msgType"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.validUntil === undefined) && (missing0 = "validUntil"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reference !== undefined){
const _errs1 = errors;
if(!(isCarrierReference(data.reference))){
vErrors = childErrors(vErrors, isCarrierReference.errors, instancePath + "/reference");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data1 = data.channel;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate12.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("mms" !== data1){
validate12.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "mms"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceType !== undefined){
const _errs4 = errors;
if(!(isServiceType(data.serviceType))){
vErrors = childErrors(vErrors, isServiceType.errors, instancePath + "/serviceType");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgType !== undefined){
const _errs5 = errors;
if(!(isMessageType(data.msgType))){
vErrors = childErrors(vErrors, isMessageType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs6 = errors;
if(!(isDomesticNumber(data.to))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs7 = errors;
if(!(isMmsStep(data.payload))){
vErrors = childErrors(vErrors, isMmsStep.errors, instancePath + "/payload");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validUntil !== undefined){
const _errs8 = errors;
if(!(isCarrierValidUntil(data.validUntil))){
vErrors = childErrors(vErrors, isCarrierValidUntil.errors, instancePath + "/validUntil");
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
const _errs9 = errors;
if(!(isCarrierFiles(data.files))){
vErrors = childErrors(vErrors, isCarrierFiles.errors, instancePath + "/files");
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
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const isMmsStep = validate13;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.from === undefined) && (missing0 = "from")) || ((data.text === undefined) && (missing0 = "text"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "from") || (key0 === "text")) || (key0 === "title")) || (key0 === "fileKey")) || (key0 === "ttl")) || (key0 === "originCID"))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!(isMmsText(data.text))){
vErrors = childErrors(vErrors, isMmsText.errors, instancePath + "/text");
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
if(!(isMmsTitle(data.title))){
vErrors = childErrors(vErrors, isMmsTitle.errors, instancePath + "/title");
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
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const isCarrierFiles = validate14;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 20){
validate14.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isCarrierFile(data[i0]))){
vErrors = childErrors(vErrors, isCarrierFile.errors, instancePath + "/" + i0);
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
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const isCarrierFile = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.fileKey === undefined) && (missing0 = "fileKey")) || ((data.mediaType === undefined) && (missing0 = "mediaType"))) || ((data.content === undefined) && (missing0 = "content"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.fileKey !== undefined){
const _errs1 = errors;
if(!(isFileKey(data.fileKey))){
vErrors = childErrors(vErrors, isFileKey.errors, instancePath + "/fileKey");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaType !== undefined){
let data1 = data.mediaType;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func0(data1) > 50){
validate15.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"#/properties/mediaType/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"#/properties/mediaType/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func0(data2) > 2800000){
validate15.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 2800000}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}}];
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
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const isCarrierMessageRcs = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.reference === undefined) && (missing0 = "reference")) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.msgType === undefined) && (missing0 = "msgType"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.validUntil === undefined) && (missing0 = "validUntil"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reference !== undefined){
const _errs1 = errors;
if(!(isCarrierReference(data.reference))){
vErrors = childErrors(vErrors, isCarrierReference.errors, instancePath + "/reference");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data1 = data.channel;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate16.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("rcs" !== data1){
validate16.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "rcs"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceType !== undefined){
const _errs4 = errors;
if(!(isServiceType(data.serviceType))){
vErrors = childErrors(vErrors, isServiceType.errors, instancePath + "/serviceType");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgType !== undefined){
const _errs5 = errors;
if(!(isMessageType(data.msgType))){
vErrors = childErrors(vErrors, isMessageType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs6 = errors;
if(!(isDomesticNumber(data.to))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs7 = errors;
if(!(isRcsStep(data.payload))){
vErrors = childErrors(vErrors, isRcsStep.errors, instancePath + "/payload");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validUntil !== undefined){
const _errs8 = errors;
if(!(isCarrierValidUntil(data.validUntil))){
vErrors = childErrors(vErrors, isCarrierValidUntil.errors, instancePath + "/validUntil");
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
const _errs9 = errors;
if(!(isCarrierFiles(data.files))){
vErrors = childErrors(vErrors, isCarrierFiles.errors, instancePath + "/files");
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
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const isRcsStep = validate17;
const schema17 = {"type":"object","required":["from","formatId","brandKey"],"additionalProperties":false,"properties":{"content":{"x-call":"isRcsContent"},"body":{"x-call":"isRcsBody"},"buttons":{"x-call":"isRcsButtons"},"from":{"x-code":"A302","x-call":"isDomesticNumber"},"formatId":{"x-call":"isRcsFormatId"},"brandKey":{"x-call":"isRcsBrandKey"},"brandId":{"x-call":"isRcsBrandId"},"expiryOption":{"x-call":"isRcsExpiryOption"},"header":{"x-call":"isRcsHeader"},"footer":{"x-call":"isRcsFooter"},"groupId":{"x-call":"isRcsGroupId"},"copyAllowed":{"x-call":"isRcsCopyAllowed"},"agencyId":{"x-call":"isRcsAgencyId"},"agencyKey":{"x-call":"isRcsAgencyKey"},"ttl":{"x-call":"isTtlSeconds"}},"allOf":[{"x-call":"isRcsRules"}]};
const func3 = Object.prototype.hasOwnProperty;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isRcsRules(data))){
vErrors = childErrors(vErrors, isRcsRules.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.from === undefined) && (missing0 = "from")) || ((data.formatId === undefined) && (missing0 = "formatId"))) || ((data.brandKey === undefined) && (missing0 = "brandKey"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func3.call(schema17.properties, key0))){
validate17.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!(isRcsFooter(data.footer))){
vErrors = childErrors(vErrors, isRcsFooter.errors, instancePath + "/footer");
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
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const isCarrierMessageInternational = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.reference === undefined) && (missing0 = "reference")) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.msgType === undefined) && (missing0 = "msgType"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.validUntil === undefined) && (missing0 = "validUntil"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reference !== undefined){
const _errs1 = errors;
if(!(isCarrierReference(data.reference))){
vErrors = childErrors(vErrors, isCarrierReference.errors, instancePath + "/reference");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data1 = data.channel;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate18.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("international" !== data1){
validate18.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "international"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceType !== undefined){
const _errs4 = errors;
if(!(isServiceType(data.serviceType))){
vErrors = childErrors(vErrors, isServiceType.errors, instancePath + "/serviceType");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgType !== undefined){
const _errs5 = errors;
if(!(isMessageType(data.msgType))){
vErrors = childErrors(vErrors, isMessageType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs6 = errors;
if(!(isInternationalNumber(data.to))){
vErrors = childErrors(vErrors, isInternationalNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs7 = errors;
if(!(isCarrierInternational(data.payload))){
vErrors = childErrors(vErrors, isCarrierInternational.errors, instancePath + "/payload");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validUntil !== undefined){
const _errs8 = errors;
if(!(isCarrierValidUntil(data.validUntil))){
vErrors = childErrors(vErrors, isCarrierValidUntil.errors, instancePath + "/validUntil");
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
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const isCarrierInternational = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.from === undefined) && (missing0 = "from")) || ((data.text === undefined) && (missing0 = "text"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.from !== undefined){
let data0 = data.from;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 20){
validate19.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2000){
validate19.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func0(data1) < 1){
validate19.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
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
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const isCarrierMessageAlimtalk = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.reference === undefined) && (missing0 = "reference")) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.msgType === undefined) && (missing0 = "msgType"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.validUntil === undefined) && (missing0 = "validUntil"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reference !== undefined){
const _errs1 = errors;
if(!(isCarrierReference(data.reference))){
vErrors = childErrors(vErrors, isCarrierReference.errors, instancePath + "/reference");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data1 = data.channel;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate20.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("alimtalk" !== data1){
validate20.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "alimtalk"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceType !== undefined){
const _errs4 = errors;
if(!(isServiceType(data.serviceType))){
vErrors = childErrors(vErrors, isServiceType.errors, instancePath + "/serviceType");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgType !== undefined){
const _errs5 = errors;
if(!(isMessageType(data.msgType))){
vErrors = childErrors(vErrors, isMessageType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs6 = errors;
if(!(isDomesticNumber(data.to))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs7 = errors;
if(!(isAlimtalkStep(data.payload))){
vErrors = childErrors(vErrors, isAlimtalkStep.errors, instancePath + "/payload");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validUntil !== undefined){
const _errs8 = errors;
if(!(isCarrierValidUntil(data.validUntil))){
vErrors = childErrors(vErrors, isCarrierValidUntil.errors, instancePath + "/validUntil");
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isAlimtalkStep = validate21;
const schema21 = {"type":"object","required":["senderKey","msgType","templateCode","text"],"additionalProperties":false,"properties":{"senderKey":{"x-call":"isMessengerSenderKey"},"msgType":{"x-call":"isAlimtalkMsgType"},"templateCode":{"x-call":"isAlimtalkTemplateCode"},"text":{"x-call":"isAlimtalkText"},"title":{"x-call":"isAlimtalkTitle"},"header":{"x-call":"isAlimtalkHeader"},"attachment":{"x-call":"isAlimtalkAttachment"},"supplement":{"x-call":"isAlimtalkSupplement"},"price":{"x-call":"isAlimtalkPrice"},"currencyType":{"x-call":"isAlimtalkCurrencyType"},"link":{"x-call":"isAlimtalkLink"}},"allOf":[{"x-call":"isAlimtalkRules"}]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isAlimtalkRules(data))){
vErrors = childErrors(vErrors, isAlimtalkRules.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.senderKey === undefined) && (missing0 = "senderKey")) || ((data.msgType === undefined) && (missing0 = "msgType"))) || ((data.templateCode === undefined) && (missing0 = "templateCode"))) || ((data.text === undefined) && (missing0 = "text"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func3.call(schema21.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!(isAlimtalkText(data.text))){
vErrors = childErrors(vErrors, isAlimtalkText.errors, instancePath + "/text");
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
if(!(isAlimtalkTitle(data.title))){
vErrors = childErrors(vErrors, isAlimtalkTitle.errors, instancePath + "/title");
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
if(!(isAlimtalkHeader(data.header))){
vErrors = childErrors(vErrors, isAlimtalkHeader.errors, instancePath + "/header");
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
if(!(isAlimtalkAttachment(data.attachment))){
vErrors = childErrors(vErrors, isAlimtalkAttachment.errors, instancePath + "/attachment");
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
if(!(isAlimtalkSupplement(data.supplement))){
vErrors = childErrors(vErrors, isAlimtalkSupplement.errors, instancePath + "/supplement");
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
if(!(isAlimtalkLink(data.link))){
vErrors = childErrors(vErrors, isAlimtalkLink.errors, instancePath + "/link");
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isCarrierMessageFriendtalk = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.reference === undefined) && (missing0 = "reference")) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.msgType === undefined) && (missing0 = "msgType"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.validUntil === undefined) && (missing0 = "validUntil"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reference !== undefined){
const _errs1 = errors;
if(!(isCarrierReference(data.reference))){
vErrors = childErrors(vErrors, isCarrierReference.errors, instancePath + "/reference");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data1 = data.channel;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate22.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("friendtalk" !== data1){
validate22.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "friendtalk"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceType !== undefined){
const _errs4 = errors;
if(!(isServiceType(data.serviceType))){
vErrors = childErrors(vErrors, isServiceType.errors, instancePath + "/serviceType");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgType !== undefined){
const _errs5 = errors;
if(!(isMessageType(data.msgType))){
vErrors = childErrors(vErrors, isMessageType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs6 = errors;
if(!(isDomesticNumber(data.to))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs7 = errors;
if(!(isFriendtalkStep(data.payload))){
vErrors = childErrors(vErrors, isFriendtalkStep.errors, instancePath + "/payload");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validUntil !== undefined){
const _errs8 = errors;
if(!(isCarrierValidUntil(data.validUntil))){
vErrors = childErrors(vErrors, isCarrierValidUntil.errors, instancePath + "/validUntil");
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isFriendtalkStep = validate23;
const schema23 = {"type":"object","required":["senderKey","msgType"],"additionalProperties":false,"properties":{"senderKey":{"x-call":"isMessengerSenderKey"},"msgType":{"x-call":"isFriendtalkMsgType"},"text":{"x-call":"isFriendtalkText"},"adFlag":{"x-call":"isFriendtalkAdFlag"},"adult":{"x-call":"isFriendtalkAdult"},"pushAlarm":{"x-call":"isFriendtalkPushAlarm"},"header":{"x-call":"isFriendtalkHeader"},"additionalContent":{"x-call":"isFriendtalkAdditionalContent"},"groupTagKey":{"x-call":"isFriendtalkGroupTagKey"},"attachment":{"x-call":"isFriendtalkAttachment"},"carousel":{"x-call":"isFriendtalkCarousel"}},"allOf":[{"x-call":"isFriendtalkRules"},{"x-call":"isFriendtalkKinds"},{"x-across-fields":true,"if":{"required":["msgType"],"properties":{"msgType":{"not":{"enum":["FL","FC","FM","FA","FP"]}}}},"then":{"required":["text"]}},{"x-across-fields":true,"if":{"required":["msgType"],"properties":{"msgType":{"enum":["FI","FW"]}}},"then":{"required":["attachment"],"properties":{"attachment":{"required":["image"],"properties":{"image":{"x-code":"A513"}},"x-code":"A513"}}}},{"x-across-fields":true,"if":{"required":["msgType"],"properties":{"msgType":{"const":"FL"}}},"then":{"required":["attachment"],"properties":{"attachment":{"required":["item"],"properties":{"item":{"x-code":"A521"}},"x-code":"A521"}}}},{"x-across-fields":true,"if":{"required":["msgType"],"properties":{"msgType":{"const":"FC"}}},"then":{"required":["carousel"],"properties":{"carousel":{"properties":{"list":{"minItems":2,"x-code":{"minItems":"A417"}}}}}},"else":{"if":{"required":["msgType"],"properties":{"msgType":{"const":"FA"}}},"else":{"properties":{"carousel":{"not":true,"x-message":"must be left out: only a message of the type FC or FA has a carousel"}}}}}]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(isFriendtalkKinds(data))){
vErrors = childErrors(vErrors, isFriendtalkKinds.errors, instancePath + "");
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
validate23.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate23.errors = vErrors;
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
validate23.errors = [{instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.attachment !== undefined){
let data2 = data.attachment;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.image === undefined) && (missing4 = "image")){
validate23.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/3/then/properties/attachment/required",keyword:"required",params:{missingProperty: missing4}}];
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
validate23.errors = vErrors;
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
validate23.errors = [{instancePath,schemaPath:"#/allOf/4/then/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data.attachment !== undefined){
let data4 = data.attachment;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing7;
if((data4.item === undefined) && (missing7 = "item")){
validate23.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/4/then/properties/attachment/required",keyword:"required",params:{missingProperty: missing7}}];
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
validate23.errors = vErrors;
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
validate23.errors = [{instancePath,schemaPath:"#/allOf/5/then/required",keyword:"required",params:{missingProperty: missing9}}];
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
validate23.errors = [{instancePath:instancePath+"/carousel/list",schemaPath:"#/allOf/5/then/properties/carousel/properties/list/minItems",keyword:"minItems",params:{limit: 2}}];
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
validate23.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/allOf/5/else/else/properties/carousel/not",keyword:"not",params:{}}];
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
validate23.errors = vErrors;
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
validate23.errors = vErrors;
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
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs36 = errors;
for(const key0 in data){
if(!(func3.call(schema23.properties, key0))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!(isFriendtalkText(data.text))){
vErrors = childErrors(vErrors, isFriendtalkText.errors, instancePath + "/text");
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
if(!(isFriendtalkHeader(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeader.errors, instancePath + "/header");
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
if(!(isFriendtalkAdditionalContent(data.additionalContent))){
vErrors = childErrors(vErrors, isFriendtalkAdditionalContent.errors, instancePath + "/additionalContent");
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
if(!(isFriendtalkAttachment(data.attachment))){
vErrors = childErrors(vErrors, isFriendtalkAttachment.errors, instancePath + "/attachment");
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
if(!(isFriendtalkCarousel(data.carousel))){
vErrors = childErrors(vErrors, isFriendtalkCarousel.errors, instancePath + "/carousel");
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isFriendtalkStep__if1 = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate24.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/not",keyword:"not",params:{}}];
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
validate24.errors = vErrors;
return errors === 0;
}

export const isFriendtalkStep__not1 = validate25;
const schema25 = {"enum":["FL","FC","FM","FA","FP"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "FL") || (data === "FC")) || (data === "FM")) || (data === "FA")) || (data === "FP"))){
validate25.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema25.enum}}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

export const isFriendtalkStep__if2 = validate26;
const schema26 = {"required":["msgType"],"properties":{"msgType":{"enum":["FI","FW"]}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
let data0 = data.msgType;
if(!((data0 === "FI") || (data0 === "FW"))){
validate26.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/enum",keyword:"enum",params:{allowedValues: schema26.properties.msgType.enum}}];
return false;
}
}
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isFriendtalkStep__if3 = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FL" !== data.msgType){
validate27.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FL"}}];
return false;
}
}
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const isFriendtalkStep__if4 = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FC" !== data.msgType){
validate28.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FC"}}];
return false;
}
}
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isFriendtalkStep__if5 = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FA" !== data.msgType){
validate29.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FA"}}];
return false;
}
}
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarousel = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate30.errors = [{instancePath:instancePath+"/list",schemaPath:"#/allOf/0/then/properties/list/minItems",keyword:"minItems",params:{limit: 2}}];
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
validate30.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.list === undefined) && (missing1 = "list")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key0 in data){
if(!(((key0 === "list") || (key0 === "head")) || (key0 === "tail"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate30.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data1.length < 1){
validate30.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(isFriendtalkCarouselCard(data1[i0]))){
vErrors = childErrors(vErrors, isFriendtalkCarouselCard.errors, instancePath + "/list/" + i0);
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
validate30.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
if(!(isFriendtalkCarouselHead(data.head))){
vErrors = childErrors(vErrors, isFriendtalkCarouselHead.errors, instancePath + "/head");
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
if(!(isFriendtalkCarouselTail(data.tail))){
vErrors = childErrors(vErrors, isFriendtalkCarouselTail.errors, instancePath + "/tail");
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarousel__if1 = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate31.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
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
validate31.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarousel__not1 = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.head === undefined) && (missing0 = "head")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselCard = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "header") || (key0 === "message")) || (key0 === "additionalContent")) || (key0 === "attachment"))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined){
const _errs2 = errors;
if(!(isFriendtalkHeader(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeader.errors, instancePath + "/header");
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
if(func0(data1) > 180){
validate33.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 180}}];
return false;
}
else {
if(func0(data1) < 1){
validate33.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
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
if(!(isFriendtalkAdditionalContent(data.additionalContent))){
vErrors = childErrors(vErrors, isFriendtalkAdditionalContent.errors, instancePath + "/additionalContent");
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
if(!(isFriendtalkCarouselAttachment(data.attachment))){
vErrors = childErrors(vErrors, isFriendtalkCarouselAttachment.errors, instancePath + "/attachment");
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselAttachment = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.image === undefined) && (missing0 = "image")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "button") || (key0 === "image")) || (key0 === "coupon")) || (key0 === "commerce"))){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.button !== undefined){
let data0 = data.button;
const _errs2 = errors;
if(!(isMessengerButtons(data0))){
vErrors = childErrors(vErrors, isMessengerButtons.errors, instancePath + "/button");
errors = vErrors.length;
}
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 2){
validate34.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(!(isFriendtalkImage(data.image))){
vErrors = childErrors(vErrors, isFriendtalkImage.errors, instancePath + "/image");
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
if(!(isFriendtalkCoupon(data.coupon))){
vErrors = childErrors(vErrors, isFriendtalkCoupon.errors, instancePath + "/coupon");
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
if(!(isFriendtalkCommerce(data.commerce))){
vErrors = childErrors(vErrors, isFriendtalkCommerce.errors, instancePath + "/commerce");
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselHead = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.header === undefined) && (missing0 = "header")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.imageUrl === undefined) && (missing0 = "imageUrl"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "header") || (key0 === "content")) || (key0 === "imageUrl")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined){
const _errs2 = errors;
if(!(isFriendtalkHeader(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeader.errors, instancePath + "/header");
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
if(func0(data1) > 50){
validate35.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data1) < 1){
validate35.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}}];
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
if(!(isMessengerLink(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlMobile");
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
if(!(isMessengerLink(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlPc");
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
if(!(isMessengerLink(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeIos");
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
if(!(isMessengerLink(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeAndroid");
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCarouselTail = validate36;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate36.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "urlMobile") || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.urlMobile !== undefined){
const _errs2 = errors;
if(!(isMessengerLink(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlMobile");
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
if(!(isMessengerLink(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlPc");
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
if(!(isMessengerLink(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeIos");
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
if(!(isMessengerLink(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeAndroid");
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKinds = validate37;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(isFriendtalkKindFP(data))){
vErrors = childErrors(vErrors, isFriendtalkKindFP.errors, instancePath + "");
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
validate37.errors = vErrors;
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
if(!(isFriendtalkKindFM(data))){
vErrors = childErrors(vErrors, isFriendtalkKindFM.errors, instancePath + "");
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
validate37.errors = vErrors;
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
if(!(isFriendtalkKindFA(data))){
vErrors = childErrors(vErrors, isFriendtalkKindFA.errors, instancePath + "");
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
validate37.errors = vErrors;
return false;
}
var valid0 = _errs10 === errors;
}
}
validate37.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKinds__if1 = validate38;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FP" !== data.msgType){
validate38.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FP"}}];
return false;
}
}
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKinds__if2 = validate39;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FM" !== data.msgType){
validate39.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FM"}}];
return false;
}
}
}
}
validate39.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindFP = validate40;
const pattern1 = new RegExp("^[^\\n]*(?:\\n[^\\n]*){0,5}$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 76){
validate40.errors = [{instancePath:instancePath+"/text",schemaPath:"#/allOf/0/properties/text/maxLength",keyword:"maxLength",params:{limit: 76}}];
return false;
}
else {
if(!pattern1.test(data0)){
validate40.errors = [{instancePath:instancePath+"/text",schemaPath:"#/allOf/0/properties/text/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,5}$"}}];
return false;
}
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
if(!(isBrandmessageCouponRules(data1.coupon))){
vErrors = childErrors(vErrors, isBrandmessageCouponRules.errors, instancePath + "/attachment/coupon");
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
validate40.errors = [{instancePath,schemaPath:"#/allOf/2/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attachment !== undefined){
let data5 = data.attachment;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.video === undefined) && (missing1 = "video")){
validate40.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/2/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate40.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
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
validate40.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
if(func0(data10) > 8){
validate40.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
if(func0(data12) > 18){
validate40.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 18}}];
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
validate40.errors = [{instancePath:instancePath+"/attachment/image",schemaPath:"#/properties/attachment/properties/image/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.item !== undefined){
const _errs19 = errors;
validate40.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.commerce !== undefined){
const _errs21 = errors;
validate40.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
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
validate40.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
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
validate40.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCouponRules = validate41;
const pattern2 = new RegExp("^([1-9][0-9]{0,7}\\uC6D0 \\uD560\\uC778 \\uCFE0\\uD3F0|(100|[1-9][0-9]?)% \\uD560\\uC778 \\uCFE0\\uD3F0|\\uBC30\\uC1A1\\uBE44 \\uD560\\uC778 \\uCFE0\\uD3F0|[^\\s]{1,7} (\\uBB34\\uB8CC|UP) \\uCFE0\\uD3F0)$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate41.errors = vErrors;
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate41.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,7}\\uC6D0 \\uD560\\uC778 \\uCFE0\\uD3F0|(100|[1-9][0-9]?)% \\uD560\\uC778 \\uCFE0\\uD3F0|\\uBC30\\uC1A1\\uBE44 \\uD560\\uC778 \\uCFE0\\uD3F0|[^\\s]{1,7} (\\uBB34\\uB8CC|UP) \\uCFE0\\uD3F0)$"}}];
return false;
}
}
}
}
}
validate41.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCouponRules__anyOf1 = validate42;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.urlMobile === undefined) && (missing0 = "urlMobile")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCouponRules__anyOf2 = validate43;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.schemeIos === undefined) && (missing0 = "schemeIos")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCouponRules__anyOf3 = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.schemeAndroid === undefined) && (missing0 = "schemeAndroid")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindFM = validate45;
const pattern3 = new RegExp("^[^\\n]*(?:\\n[^\\n]*){0,1}$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachment !== undefined){
let data0 = data.attachment;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.coupon !== undefined){
const _errs2 = errors;
if(!(isBrandmessageCouponRules(data0.coupon))){
vErrors = childErrors(vErrors, isBrandmessageCouponRules.errors, instancePath + "/attachment/coupon");
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
validate45.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attachment !== undefined){
let data4 = data.attachment;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.image === undefined) && (missing1 = "image")){
validate45.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/1/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate45.errors = [{instancePath,schemaPath:"#/allOf/2/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.attachment !== undefined){
let data5 = data.attachment;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing3;
if((data5.commerce === undefined) && (missing3 = "commerce")){
validate45.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/2/properties/attachment/required",keyword:"required",params:{missingProperty: missing3}}];
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
validate45.errors = [{instancePath,schemaPath:"#/allOf/3/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data.attachment !== undefined){
let data6 = data.attachment;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing5;
if((data6.button === undefined) && (missing5 = "button")){
validate45.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/3/properties/attachment/required",keyword:"required",params:{missingProperty: missing5}}];
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
validate45.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/4/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate45.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid8 = _errs14 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.additionalContent !== undefined){
let data10 = data.additionalContent;
const _errs16 = errors;
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
validate45.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,1}$"}}];
return false;
}
}
var valid8 = _errs16 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.attachment !== undefined){
let data11 = data.attachment;
const _errs17 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.button !== undefined){
let data12 = data11.button;
const _errs18 = errors;
if(Array.isArray(data12)){
if(data12.length > 2){
validate45.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid10 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs19 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name !== undefined){
let data14 = data13.name;
if(typeof data14 === "string"){
if(func0(data14) > 8){
validate45.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
}
}
var valid10 = _errs19 === errors;
if(!valid10){
break;
}
}
}
}
var valid9 = _errs18 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data11.coupon !== undefined){
let data15 = data11.coupon;
const _errs21 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.description !== undefined){
let data16 = data15.description;
if(typeof data16 === "string"){
if(func0(data16) > 12){
validate45.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 12}}];
return false;
}
}
}
}
var valid9 = _errs21 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data11.item !== undefined){
const _errs23 = errors;
validate45.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs23 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data11.video !== undefined){
const _errs25 = errors;
validate45.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs25 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
var valid8 = _errs17 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.carousel !== undefined){
const _errs27 = errors;
validate45.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
return false;
var valid8 = _errs27 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindFA = validate46;
const pattern4 = new RegExp("^[^\\n]*$", "u");
const pattern5 = new RegExp("^[^\\n]*(?:\\n[^\\n]*){0,2}$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.carousel === undefined) && (missing0 = "carousel")){
validate46.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate46.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment",schemaPath:"#/allOf/1/properties/carousel/properties/list/items/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.coupon !== undefined){
const _errs6 = errors;
if(!(isBrandmessageCouponRules(data3.coupon))){
vErrors = childErrors(vErrors, isBrandmessageCouponRules.errors, instancePath + "/carousel/list/" + i0+"/attachment/coupon");
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
validate46.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs8 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.additionalContent !== undefined){
const _errs10 = errors;
validate46.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs10 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.attachment !== undefined){
const _errs12 = errors;
validate46.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/not",keyword:"not",params:{}}];
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
validate46.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/header",schemaPath:"#/properties/carousel/properties/list/items/properties/header/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs17 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data11.message !== undefined){
const _errs19 = errors;
validate46.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/message",schemaPath:"#/properties/carousel/properties/list/items/properties/message/not",keyword:"not",params:{}}];
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
validate46.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/required",keyword:"required",params:{missingProperty: missing2}}];
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
validate46.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment/button/0/type",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/then/prefixItems/0/properties/type/not",keyword:"not",params:{}}];
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
validate46.errors = vErrors;
return false;
}
if(errors === _errs22){
if(Array.isArray(data15)){
if(data15.length > 2){
validate46.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data15.length < 1){
validate46.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
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
if(func0(data19) > 8){
validate46.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment/button/" + i2+"/name",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
if(func0(data21) > 12){
validate46.errors = [{instancePath:instancePath+"/carousel/list/" + i1+"/attachment/coupon/description",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 12}}];
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
if(data22.header !== undefined){
let data23 = data22.header;
const _errs36 = errors;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
validate46.errors = [{instancePath:instancePath+"/carousel/head/header",schemaPath:"#/properties/carousel/properties/head/properties/header/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*$"}}];
return false;
}
}
var valid18 = _errs36 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data22.content !== undefined){
let data24 = data22.content;
const _errs37 = errors;
if(typeof data24 === "string"){
if(func0(data24) > 50){
validate46.errors = [{instancePath:instancePath+"/carousel/head/content",schemaPath:"#/properties/carousel/properties/head/properties/content/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(!pattern5.test(data24)){
validate46.errors = [{instancePath:instancePath+"/carousel/head/content",schemaPath:"#/properties/carousel/properties/head/properties/content/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,2}$"}}];
return false;
}
}
}
var valid18 = _errs37 === errors;
}
else {
var valid18 = true;
}
if(valid18){
let missing3;
if(data22.urlPc !== undefined && ((data22.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate46.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "urlPc",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
else {
if(data22.schemeIos !== undefined && ((data22.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate46.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "schemeIos",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
else {
if(data22.schemeAndroid !== undefined && ((data22.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate46.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "schemeAndroid",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
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
let data25 = data9.tail;
const _errs38 = errors;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing4;
if((data25.urlMobile === undefined) && (missing4 = "urlMobile")){
validate46.errors = [{instancePath:instancePath+"/carousel/tail",schemaPath:"#/properties/carousel/properties/tail/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
}
var valid7 = _errs38 === errors;
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
validate46.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindFA__if1 = validate47;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate47.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const isFriendtalkKindFA__not1 = validate48;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if("AC" !== data){
validate48.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "AC"}}];
return false;
}
validate48.errors = vErrors;
return errors === 0;
}

export const isCarrierMessageBrandmessage = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.reference === undefined) && (missing0 = "reference")) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.serviceType === undefined) && (missing0 = "serviceType"))) || ((data.msgType === undefined) && (missing0 = "msgType"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.payload === undefined) && (missing0 = "payload"))) || ((data.validUntil === undefined) && (missing0 = "validUntil"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reference !== undefined){
const _errs1 = errors;
if(!(isCarrierReference(data.reference))){
vErrors = childErrors(vErrors, isCarrierReference.errors, instancePath + "/reference");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data1 = data.channel;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate49.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("brandmessage" !== data1){
validate49.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "brandmessage"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceType !== undefined){
const _errs4 = errors;
if(!(isServiceType(data.serviceType))){
vErrors = childErrors(vErrors, isServiceType.errors, instancePath + "/serviceType");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msgType !== undefined){
const _errs5 = errors;
if(!(isMessageType(data.msgType))){
vErrors = childErrors(vErrors, isMessageType.errors, instancePath + "/msgType");
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs6 = errors;
if(!(isDomesticNumber(data.to))){
vErrors = childErrors(vErrors, isDomesticNumber.errors, instancePath + "/to");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs7 = errors;
if(!(isBrandmessageStep(data.payload))){
vErrors = childErrors(vErrors, isBrandmessageStep.errors, instancePath + "/payload");
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validUntil !== undefined){
const _errs8 = errors;
if(!(isCarrierValidUntil(data.validUntil))){
vErrors = childErrors(vErrors, isCarrierValidUntil.errors, instancePath + "/validUntil");
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
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStep = validate50;
const schema50 = {"type":"object","required":["senderKey","sendType","msgType"],"additionalProperties":false,"properties":{"senderKey":{"x-call":"isBrandmessageSenderKey"},"sendType":{"x-call":"isBrandmessageSendType"},"msgType":{"x-call":"isBrandmessageMsgType"},"text":{"x-call":"isBrandmessageText"},"imgUrl":{"x-code":"A513","x-call":"isMessengerImageUrl"},"button":{"x-call":"isBrandmessageButtons"},"targeting":{"x-call":"isBrandmessageTargeting"},"templateCode":{"x-call":"isBrandmessageTemplateCode"},"messageVariable":{"x-call":"isBrandmessageMessageVariable"},"buttonVariable":{"x-call":"isBrandmessagePartVariable"},"couponVariable":{"x-call":"isBrandmessagePartVariable"},"imageVariable":{"x-call":"isBrandmessageImageVariable"},"videoVariable":{"x-call":"isBrandmessagePartVariable"},"commerceVariable":{"x-call":"isBrandmessagePartVariable"},"carouselVariable":{"x-call":"isBrandmessageCarouselVariable"},"groupTagKey":{"x-call":"isFriendtalkGroupTagKey"},"adult":{"x-code":"A569","x-call":"isFriendtalkAdult"},"pushAlarm":{"x-call":"isFriendtalkPushAlarm"},"originCID":{"x-call":"isOriginCid"},"unsubscribePhoneNumber":{"x-call":"isBrandmessageUnsubscribePhoneNumber"},"unsubscribeAuthNumber":{"x-call":"isBrandmessageUnsubscribeAuthNumber"},"header":{"x-call":"isFriendtalkHeader"},"additionalContent":{"x-call":"isFriendtalkAdditionalContent"},"adFlag":{"type":"string","enum":["Y","N"],"maxLength":1,"x-code":"A506"},"attachment":{"x-call":"isBrandmessageAttachment"},"carousel":{"x-call":"isBrandmessageCarousel"}},"allOf":[{"x-call":"isBrandmessageRules"},{"x-call":"isBrandmessageStepRules"}]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(isBrandmessageStepRules(data))){
vErrors = childErrors(vErrors, isBrandmessageStepRules.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.senderKey === undefined) && (missing0 = "senderKey")) || ((data.sendType === undefined) && (missing0 = "sendType"))) || ((data.msgType === undefined) && (missing0 = "msgType"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(func3.call(schema50.properties, key0))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!(isBrandmessageText(data.text))){
vErrors = childErrors(vErrors, isBrandmessageText.errors, instancePath + "/text");
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
if(!(isBrandmessageButtons(data.button))){
vErrors = childErrors(vErrors, isBrandmessageButtons.errors, instancePath + "/button");
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
if(!(isBrandmessageMessageVariable(data.messageVariable))){
vErrors = childErrors(vErrors, isBrandmessageMessageVariable.errors, instancePath + "/messageVariable");
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
if(!(isBrandmessagePartVariable(data.buttonVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/buttonVariable");
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
if(!(isBrandmessagePartVariable(data.couponVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/couponVariable");
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
if(!(isBrandmessageImageVariable(data.imageVariable))){
vErrors = childErrors(vErrors, isBrandmessageImageVariable.errors, instancePath + "/imageVariable");
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
if(!(isBrandmessagePartVariable(data.videoVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/videoVariable");
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
if(!(isBrandmessagePartVariable(data.commerceVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/commerceVariable");
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
if(!(isBrandmessageCarouselVariable(data.carouselVariable))){
vErrors = childErrors(vErrors, isBrandmessageCarouselVariable.errors, instancePath + "/carouselVariable");
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
if(!(isFriendtalkHeader(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeader.errors, instancePath + "/header");
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
if(!(isFriendtalkAdditionalContent(data.additionalContent))){
vErrors = childErrors(vErrors, isFriendtalkAdditionalContent.errors, instancePath + "/additionalContent");
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
validate50.errors = [{instancePath:instancePath+"/adFlag",schemaPath:"#/properties/adFlag/enum",keyword:"enum",params:{allowedValues: schema50.properties.adFlag.enum}}];
return false;
}
if(errors === _errs27){
if(typeof data23 === "string"){
if(func0(data23) > 1){
validate50.errors = [{instancePath:instancePath+"/adFlag",schemaPath:"#/properties/adFlag/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/adFlag",schemaPath:"#/properties/adFlag/type",keyword:"type",params:{type: "string"}}];
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
if(!(isBrandmessageAttachment(data.attachment))){
vErrors = childErrors(vErrors, isBrandmessageAttachment.errors, instancePath + "/attachment");
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
if(!(isBrandmessageCarousel(data.carousel))){
vErrors = childErrors(vErrors, isBrandmessageCarousel.errors, instancePath + "/carousel");
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

export const isBrandmessageAttachment = validate51;

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "button") || (key0 === "image")) || (key0 === "item")) || (key0 === "coupon")) || (key0 === "commerce")) || (key0 === "video"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.button !== undefined){
const _errs2 = errors;
if(!(isBrandmessageButtons(data.button))){
vErrors = childErrors(vErrors, isBrandmessageButtons.errors, instancePath + "/button");
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
if(!(isFriendtalkImage(data.image))){
vErrors = childErrors(vErrors, isFriendtalkImage.errors, instancePath + "/image");
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
if(!(isBrandmessageItem(data.item))){
vErrors = childErrors(vErrors, isBrandmessageItem.errors, instancePath + "/item");
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
if(!(isBrandmessageCoupon(data.coupon))){
vErrors = childErrors(vErrors, isBrandmessageCoupon.errors, instancePath + "/coupon");
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
if(!(isBrandmessageCommerce(data.commerce))){
vErrors = childErrors(vErrors, isBrandmessageCommerce.errors, instancePath + "/commerce");
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

export const isBrandmessageItem = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list")){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate52.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data0.length < 3){
validate52.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 3}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isFriendtalkItemRow(data0[i0]))){
vErrors = childErrors(vErrors, isFriendtalkItemRow.errors, instancePath + "/list/" + i0);
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
validate52.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
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

export const isBrandmessageCoupon = validate53;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isBrandmessageCouponRules(data))){
vErrors = childErrors(vErrors, isBrandmessageCouponRules.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.description === undefined) && (missing0 = "description"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func0(data0) > 30){
validate53.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data0) < 1){
validate53.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data1) > 18){
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 18}}];
return false;
}
else {
if(func0(data1) < 1){
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
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
if(!(isMessengerLink(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlMobile");
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
if(!(isMessengerLink(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlPc");
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
if(!(isMessengerLink(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeIos");
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
if(!(isMessengerLink(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeAndroid");
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
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCommerce = validate54;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "regularPrice")) || (key0 === "discountPrice")) || (key0 === "discountRate")) || (key0 === "discountFixed"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func0(data0) > 30){
validate54.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data0) < 1){
validate54.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate54.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 99999999 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate54.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 99999999 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate54.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
validate54.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate54.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate54.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 999999 || isNaN(data4)){
validate54.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate54.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCarousel = validate55;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate55.errors = [{instancePath:instancePath+"/list",schemaPath:"#/allOf/0/then/properties/list/minItems",keyword:"minItems",params:{limit: 2}}];
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
validate55.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.list === undefined) && (missing1 = "list")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key0 in data){
if(!(((key0 === "list") || (key0 === "head")) || (key0 === "tail"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate55.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data1.length < 1){
validate55.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(isBrandmessageCarouselCard(data1[i0]))){
vErrors = childErrors(vErrors, isBrandmessageCarouselCard.errors, instancePath + "/list/" + i0);
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
validate55.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
if(!(isFriendtalkCarouselHead(data.head))){
vErrors = childErrors(vErrors, isFriendtalkCarouselHead.errors, instancePath + "/head");
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
if(!(isFriendtalkCarouselTail(data.tail))){
vErrors = childErrors(vErrors, isFriendtalkCarouselTail.errors, instancePath + "/tail");
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
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCarousel__if1 = validate56;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate56.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
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
validate56.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCarouselCard = validate57;

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "header") || (key0 === "message")) || (key0 === "additionalContent")) || (key0 === "attachment"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined){
const _errs2 = errors;
if(!(isFriendtalkHeader(data.header))){
vErrors = childErrors(vErrors, isFriendtalkHeader.errors, instancePath + "/header");
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
if(func0(data1) > 180){
validate57.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 180}}];
return false;
}
else {
if(func0(data1) < 1){
validate57.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
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
if(!(isFriendtalkAdditionalContent(data.additionalContent))){
vErrors = childErrors(vErrors, isFriendtalkAdditionalContent.errors, instancePath + "/additionalContent");
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
if(!(isBrandmessageCarouselAttachment(data.attachment))){
vErrors = childErrors(vErrors, isBrandmessageCarouselAttachment.errors, instancePath + "/attachment");
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCarouselAttachment = validate58;

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.image === undefined) && (missing0 = "image")) || ((data.button === undefined) && (missing0 = "button"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "button") || (key0 === "image")) || (key0 === "coupon")) || (key0 === "commerce"))){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.button !== undefined){
let data0 = data.button;
const _errs2 = errors;
if(!(isBrandmessageButtons(data0))){
vErrors = childErrors(vErrors, isBrandmessageButtons.errors, instancePath + "/button");
errors = vErrors.length;
}
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 2){
validate58.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data0.length < 1){
validate58.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
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
if(!(isFriendtalkImage(data.image))){
vErrors = childErrors(vErrors, isFriendtalkImage.errors, instancePath + "/image");
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
if(!(isBrandmessageCoupon(data.coupon))){
vErrors = childErrors(vErrors, isBrandmessageCoupon.errors, instancePath + "/coupon");
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
if(!(isBrandmessageCommerce(data.commerce))){
vErrors = childErrors(vErrors, isBrandmessageCommerce.errors, instancePath + "/commerce");
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
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRules = validate59;

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate59.errors = vErrors;
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
validate59.errors = vErrors;
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
validate59.errors = [{instancePath:instancePath+"/adFlag",schemaPath:"#/allOf/2/then/properties/adFlag/not",keyword:"not",params:{}}];
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
validate59.errors = vErrors;
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
validate59.errors = vErrors;
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
validate59.errors = [{instancePath:instancePath+"/button",schemaPath:"#/allOf/4/then/properties/button/not",keyword:"not",params:{}}];
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
validate59.errors = vErrors;
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
validate59.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/allOf/5/then/properties/imgUrl/not",keyword:"not",params:{}}];
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
validate59.errors = vErrors;
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
if(!(isBrandmessageStepKindFT(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFT.errors, instancePath + "");
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
validate59.errors = vErrors;
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
if(!(isBrandmessageStepKindFI(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFI.errors, instancePath + "");
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
validate59.errors = vErrors;
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
if(!(isBrandmessageStepKindFW(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFW.errors, instancePath + "");
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
validate59.errors = vErrors;
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
if(!(isBrandmessageStepKindFL(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFL.errors, instancePath + "");
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
validate59.errors = vErrors;
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
if(!(isBrandmessageStepKindFP(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFP.errors, instancePath + "");
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
validate59.errors = vErrors;
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
if(!(isBrandmessageStepKindFM(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFM.errors, instancePath + "");
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
validate59.errors = vErrors;
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
if(!(isBrandmessageStepKindFC(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFC.errors, instancePath + "");
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
validate59.errors = vErrors;
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
if(!(isBrandmessageStepKindFA(data))){
vErrors = childErrors(vErrors, isBrandmessageStepKindFA.errors, instancePath + "");
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
validate59.errors = vErrors;
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
validate59.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRules__if1 = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sendType === undefined) && (missing0 = "sendType")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sendType !== undefined){
if("free" !== data.sendType){
validate60.errors = [{instancePath:instancePath+"/sendType",schemaPath:"#/properties/sendType/const",keyword:"const",params:{allowedValue: "free"}}];
return false;
}
}
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRules__if2 = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sendType === undefined) && (missing0 = "sendType")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sendType !== undefined){
if("basic" !== data.sendType){
validate61.errors = [{instancePath:instancePath+"/sendType",schemaPath:"#/properties/sendType/const",keyword:"const",params:{allowedValue: "basic"}}];
return false;
}
}
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRules__if3 = validate62;
const schema62 = {"required":["msgType"],"properties":{"msgType":{"enum":["FL","FC","FA"]}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
let data0 = data.msgType;
if(!(((data0 === "FL") || (data0 === "FC")) || (data0 === "FA"))){
validate62.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/enum",keyword:"enum",params:{allowedValues: schema62.properties.msgType.enum}}];
return false;
}
}
}
}
validate62.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRules__not1 = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if("N" !== data){
validate63.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "N"}}];
return false;
}
validate63.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRules__if4 = validate64;

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate64.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate64.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRules__if5 = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate65.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRules__if6 = validate66;

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FT" !== data.msgType){
validate66.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FT"}}];
return false;
}
}
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRules__if7 = validate67;

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FI" !== data.msgType){
validate67.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FI"}}];
return false;
}
}
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepRules__if8 = validate68;

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FW" !== data.msgType){
validate68.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FW"}}];
return false;
}
}
}
}
validate68.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFT = validate69;

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate69.errors = [{instancePath:instancePath+"/button",schemaPath:"#/then/properties/button/maxItems",keyword:"maxItems",params:{limit: 4}}];
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
validate69.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/then/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 4}}];
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
validate69.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs8 = errors;
validate69.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.additionalContent !== undefined){
const _errs10 = errors;
validate69.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
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
validate69.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 5}}];
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
if(func0(data9) > 14){
validate69.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 14}}];
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
if(func0(data11) > 12){
validate69.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 12}}];
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
validate69.errors = [{instancePath:instancePath+"/attachment/image",schemaPath:"#/properties/attachment/properties/image/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.item !== undefined){
const _errs20 = errors;
validate69.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.commerce !== undefined){
const _errs22 = errors;
validate69.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.video !== undefined){
const _errs24 = errors;
validate69.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
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
validate69.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
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
validate69.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFT__if1 = validate70;

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate70.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate70.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFI = validate71;

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate71.errors = [{instancePath:instancePath+"/button",schemaPath:"#/allOf/0/then/properties/button/maxItems",keyword:"maxItems",params:{limit: 4}}];
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
validate71.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/0/then/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 4}}];
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
validate71.errors = vErrors;
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
validate71.errors = vErrors;
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
validate71.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs19 = errors;
validate71.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs19 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.additionalContent !== undefined){
const _errs21 = errors;
validate71.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
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
validate71.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 5}}];
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
if(func0(data11) > 14){
validate71.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 14}}];
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
if(func0(data13) > 12){
validate71.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 12}}];
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
validate71.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid10 = _errs29 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.commerce !== undefined){
const _errs31 = errors;
validate71.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid10 = _errs31 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.video !== undefined){
const _errs33 = errors;
validate71.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
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
validate71.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
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
validate71.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFI__anyOf1 = validate72;

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.imgUrl === undefined) && (missing0 = "imgUrl")){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFW = validate73;

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate73.errors = vErrors;
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
validate73.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs9 = errors;
validate73.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.additionalContent !== undefined){
const _errs11 = errors;
validate73.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
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
validate73.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data7) > 8){
validate73.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
if(func0(data9) > 18){
validate73.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 18}}];
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
validate73.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.commerce !== undefined){
const _errs21 = errors;
validate73.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.video !== undefined){
const _errs23 = errors;
validate73.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
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
validate73.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
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
validate73.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFL = validate74;

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate74.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate74.errors = vErrors;
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
validate74.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data.attachment !== undefined){
let data2 = data.attachment;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.item === undefined) && (missing4 = "item")){
validate74.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/1/then/properties/attachment/required",keyword:"required",params:{missingProperty: missing4}}];
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
validate74.errors = vErrors;
return false;
}
var valid0 = _errs5 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additionalContent !== undefined){
const _errs11 = errors;
validate74.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
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
validate74.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data7) > 8){
validate74.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
if(func0(data11) > 25){
validate74.errors = [{instancePath:instancePath+"/attachment/item/list/0/title",schemaPath:"#/properties/attachment/properties/item/properties/list/prefixItems/0/properties/title/maxLength",keyword:"maxLength",params:{limit: 25}}];
return false;
}
else {
if(!pattern3.test(data11)){
validate74.errors = [{instancePath:instancePath+"/attachment/item/list/0/title",schemaPath:"#/properties/attachment/properties/item/properties/list/prefixItems/0/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,1}$"}}];
return false;
}
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
if(func0(data13) > 30){
validate74.errors = [{instancePath:instancePath+"/attachment/item/list/" + i1+"/title",schemaPath:"#/properties/attachment/properties/item/properties/list/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(!pattern3.test(data13)){
validate74.errors = [{instancePath:instancePath+"/attachment/item/list/" + i1+"/title",schemaPath:"#/properties/attachment/properties/item/properties/list/items/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,1}$"}}];
return false;
}
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
if(func0(data15) > 18){
validate74.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 18}}];
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
validate74.errors = [{instancePath:instancePath+"/attachment/image",schemaPath:"#/properties/attachment/properties/image/not",keyword:"not",params:{}}];
return false;
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.commerce !== undefined){
const _errs27 = errors;
validate74.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
return false;
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data4.video !== undefined){
const _errs29 = errors;
validate74.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
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
validate74.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
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
validate74.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFP = validate75;

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate75.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.attachment !== undefined){
let data1 = data.attachment;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.video === undefined) && (missing2 = "video")){
validate75.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/then/properties/attachment/required",keyword:"required",params:{missingProperty: missing2}}];
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
validate75.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additionalContent !== undefined){
const _errs5 = errors;
validate75.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
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
validate75.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
if(func0(data6) > 8){
validate75.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
if(func0(data8) > 18){
validate75.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 18}}];
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
validate75.errors = [{instancePath:instancePath+"/attachment/image",schemaPath:"#/properties/attachment/properties/image/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.item !== undefined){
const _errs15 = errors;
validate75.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.commerce !== undefined){
const _errs17 = errors;
validate75.errors = [{instancePath:instancePath+"/attachment/commerce",schemaPath:"#/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
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
validate75.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
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
validate75.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFM = validate76;

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate76.errors = vErrors;
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
validate76.errors = vErrors;
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
validate76.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data.attachment !== undefined){
let data3 = data.attachment;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing6;
if((data3.commerce === undefined) && (missing6 = "commerce")){
validate76.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/allOf/1/then/properties/attachment/required",keyword:"required",params:{missingProperty: missing6}}];
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
validate76.errors = vErrors;
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
validate76.errors = vErrors;
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
validate76.errors = vErrors;
return false;
}
var valid0 = _errs16 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs30 = errors;
validate76.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid14 = _errs30 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.additionalContent !== undefined){
let data9 = data.additionalContent;
const _errs32 = errors;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
validate76.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,1}$"}}];
return false;
}
}
var valid14 = _errs32 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.attachment !== undefined){
let data10 = data.attachment;
const _errs33 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.button !== undefined){
let data11 = data10.button;
const _errs34 = errors;
if(Array.isArray(data11)){
if(data11.length > 2){
validate76.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid16 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs35 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 === "string"){
if(func0(data13) > 8){
validate76.errors = [{instancePath:instancePath+"/attachment/button/" + i0+"/name",schemaPath:"#/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
}
}
var valid16 = _errs35 === errors;
if(!valid16){
break;
}
}
}
}
var valid15 = _errs34 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data10.coupon !== undefined){
let data14 = data10.coupon;
const _errs37 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.description !== undefined){
let data15 = data14.description;
if(typeof data15 === "string"){
if(func0(data15) > 12){
validate76.errors = [{instancePath:instancePath+"/attachment/coupon/description",schemaPath:"#/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 12}}];
return false;
}
}
}
}
var valid15 = _errs37 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data10.item !== undefined){
const _errs39 = errors;
validate76.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/properties/attachment/properties/item/not",keyword:"not",params:{}}];
return false;
var valid15 = _errs39 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data10.video !== undefined){
const _errs41 = errors;
validate76.errors = [{instancePath:instancePath+"/attachment/video",schemaPath:"#/properties/attachment/properties/video/not",keyword:"not",params:{}}];
return false;
var valid15 = _errs41 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
var valid14 = _errs33 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.carousel !== undefined){
const _errs43 = errors;
validate76.errors = [{instancePath:instancePath+"/carousel",schemaPath:"#/properties/carousel/not",keyword:"not",params:{}}];
return false;
var valid14 = _errs43 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
validate76.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFM__anyOf3 = validate77;

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.button === undefined) && (missing0 = "button")){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.button !== undefined){
let data0 = data.button;
const _errs0 = errors;
if(errors === _errs0){
if(Array.isArray(data0)){
if(data0.length < 1){
validate77.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
validate77.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFM__anyOf4 = validate78;

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate78.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.button !== undefined){
let data1 = data0.button;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length < 1){
validate78.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/properties/attachment/properties/button/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate78.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFC = validate79;

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate79.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate79.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs4 = errors;
validate79.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.additionalContent !== undefined){
const _errs6 = errors;
validate79.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.attachment !== undefined){
const _errs8 = errors;
validate79.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/not",keyword:"not",params:{}}];
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
validate79.errors = [{instancePath:instancePath+"/carousel/list/" + i0,schemaPath:"#/properties/carousel/properties/list/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.message !== undefined){
let data7 = data6.message;
const _errs13 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 180){
validate79.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/message",schemaPath:"#/properties/carousel/properties/list/items/properties/message/maxLength",keyword:"maxLength",params:{limit: 180}}];
return false;
}
else {
if(!pattern5.test(data7)){
validate79.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/message",schemaPath:"#/properties/carousel/properties/list/items/properties/message/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,2}$"}}];
return false;
}
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
validate79.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/additionalContent",schemaPath:"#/properties/carousel/properties/list/items/properties/additionalContent/not",keyword:"not",params:{}}];
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
validate79.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button/0/type",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/then/prefixItems/0/properties/type/not",keyword:"not",params:{}}];
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
validate79.errors = vErrors;
return false;
}
if(errors === _errs17){
if(Array.isArray(data10)){
if(data10.length > 2){
validate79.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data10.length < 1){
validate79.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
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
if(func0(data14) > 8){
validate79.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button/" + i1+"/name",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
if(func0(data16) > 12){
validate79.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/coupon/description",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 12}}];
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
validate79.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/commerce",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/commerce/not",keyword:"not",params:{}}];
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
validate79.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/not",keyword:"not",params:{}}];
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
validate79.errors = [{instancePath:instancePath+"/carousel/tail",schemaPath:"#/properties/carousel/properties/tail/required",keyword:"required",params:{missingProperty: missing3}}];
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
validate79.errors = vErrors;
return errors === 0;
}

export const isBrandmessageStepKindFA = validate80;

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate80.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate80.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs4 = errors;
validate80.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.additionalContent !== undefined){
const _errs6 = errors;
validate80.errors = [{instancePath:instancePath+"/additionalContent",schemaPath:"#/properties/additionalContent/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.attachment !== undefined){
const _errs8 = errors;
validate80.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/not",keyword:"not",params:{}}];
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
validate80.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/header",schemaPath:"#/properties/carousel/properties/list/items/properties/header/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.message !== undefined){
const _errs15 = errors;
validate80.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/message",schemaPath:"#/properties/carousel/properties/list/items/properties/message/not",keyword:"not",params:{}}];
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
validate80.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/required",keyword:"required",params:{missingProperty: missing2}}];
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
validate80.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button/0/type",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/then/prefixItems/0/properties/type/not",keyword:"not",params:{}}];
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
validate80.errors = vErrors;
return false;
}
if(errors === _errs18){
if(Array.isArray(data10)){
if(data10.length > 2){
validate80.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data10.length < 1){
validate80.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/minItems",keyword:"minItems",params:{limit: 1}}];
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
if(func0(data14) > 8){
validate80.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/button/" + i1+"/name",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
if(func0(data16) > 12){
validate80.errors = [{instancePath:instancePath+"/carousel/list/" + i0+"/attachment/coupon/description",schemaPath:"#/properties/carousel/properties/list/items/properties/attachment/properties/coupon/properties/description/maxLength",keyword:"maxLength",params:{limit: 12}}];
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
if(data17.header !== undefined){
let data18 = data17.header;
const _errs32 = errors;
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
validate80.errors = [{instancePath:instancePath+"/carousel/head/header",schemaPath:"#/properties/carousel/properties/head/properties/header/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*$"}}];
return false;
}
}
var valid14 = _errs32 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.content !== undefined){
let data19 = data17.content;
const _errs33 = errors;
if(typeof data19 === "string"){
if(func0(data19) > 50){
validate80.errors = [{instancePath:instancePath+"/carousel/head/content",schemaPath:"#/properties/carousel/properties/head/properties/content/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(!pattern5.test(data19)){
validate80.errors = [{instancePath:instancePath+"/carousel/head/content",schemaPath:"#/properties/carousel/properties/head/properties/content/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,2}$"}}];
return false;
}
}
}
var valid14 = _errs33 === errors;
}
else {
var valid14 = true;
}
if(valid14){
let missing3;
if(data17.urlPc !== undefined && ((data17.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate80.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "urlPc",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
else {
if(data17.schemeIos !== undefined && ((data17.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate80.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "schemeIos",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
else {
if(data17.schemeAndroid !== undefined && ((data17.urlMobile === undefined) && (missing3 = "urlMobile"))){
validate80.errors = [{instancePath:instancePath+"/carousel/head",schemaPath:"#/properties/carousel/properties/head/dependentRequired",keyword:"dependentRequired",params:{property: "schemeAndroid",
    missingProperty: missing3,
    depsCount: 1,
    deps: "urlMobile"}}];
return false;
}
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
let data20 = data4.tail;
const _errs34 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing4;
if((data20.urlMobile === undefined) && (missing4 = "urlMobile")){
validate80.errors = [{instancePath:instancePath+"/carousel/tail",schemaPath:"#/properties/carousel/properties/tail/required",keyword:"required",params:{missingProperty: missing4}}];
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
validate80.errors = vErrors;
return errors === 0;
}

export const isCarrierVerdicts = validate81;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.results === undefined) && (missing0 = "results")){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.results !== undefined){
let data0 = data.results;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate81.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(isCarrierVerdict(data0[i0]))){
vErrors = childErrors(vErrors, isCarrierVerdict.errors, instancePath + "/results/" + i0);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

export const isCarrierVerdict = validate82;
const schema82 = {"type":"object","required":["reference","status"],"properties":{"reference":{"x-call":"isCarrierReference"},"status":{"type":"string","enum":["accepted","refused","throttled"]},"code":{"x-call":"isCarrierCode"},"retryAfter":{"type":"integer","minimum":1,"maximum":86400}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.reference === undefined) && (missing0 = "reference")) || ((data.status === undefined) && (missing0 = "status"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reference !== undefined){
const _errs1 = errors;
if(!(isCarrierReference(data.reference))){
vErrors = childErrors(vErrors, isCarrierReference.errors, instancePath + "/reference");
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate82.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "accepted") || (data1 === "refused")) || (data1 === "throttled"))){
validate82.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema82.properties.status.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs4 = errors;
if(!(isCarrierCode(data.code))){
vErrors = childErrors(vErrors, isCarrierCode.errors, instancePath + "/code");
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryAfter !== undefined){
let data3 = data.retryAfter;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate82.errors = [{instancePath:instancePath+"/retryAfter",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 86400 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/retryAfter",schemaPath:"#/properties/retryAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/retryAfter",schemaPath:"#/properties/retryAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
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
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

export const isSubmitMessages_429_header_Retry_After = validate83;

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 86400 || isNaN(data)){
validate83.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate83.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
validate83.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    CarrierSubmission: isCarrierSubmission,
    CarrierMessage: isCarrierMessage,
    CarrierMessageSms: isCarrierMessageSms,
    SmsStep: isSmsStep,
    CarrierValidUntil: isCarrierValidUntil,
    CarrierMessageMms: isCarrierMessageMms,
    MmsStep: isMmsStep,
    CarrierFiles: isCarrierFiles,
    CarrierFile: isCarrierFile,
    CarrierMessageRcs: isCarrierMessageRcs,
    RcsStep: isRcsStep,
    CarrierMessageInternational: isCarrierMessageInternational,
    CarrierInternational: isCarrierInternational,
    CarrierMessageAlimtalk: isCarrierMessageAlimtalk,
    AlimtalkStep: isAlimtalkStep,
    CarrierMessageFriendtalk: isCarrierMessageFriendtalk,
    FriendtalkStep: isFriendtalkStep,
    FriendtalkCarousel: isFriendtalkCarousel,
    FriendtalkCarouselCard: isFriendtalkCarouselCard,
    FriendtalkCarouselAttachment: isFriendtalkCarouselAttachment,
    FriendtalkCarouselHead: isFriendtalkCarouselHead,
    FriendtalkCarouselTail: isFriendtalkCarouselTail,
    FriendtalkKinds: isFriendtalkKinds,
    FriendtalkKindFP: isFriendtalkKindFP,
    BrandmessageCouponRules: isBrandmessageCouponRules,
    FriendtalkKindFM: isFriendtalkKindFM,
    FriendtalkKindFA: isFriendtalkKindFA,
    CarrierMessageBrandmessage: isCarrierMessageBrandmessage,
    BrandmessageStep: isBrandmessageStep,
    BrandmessageAttachment: isBrandmessageAttachment,
    BrandmessageItem: isBrandmessageItem,
    BrandmessageCoupon: isBrandmessageCoupon,
    BrandmessageCommerce: isBrandmessageCommerce,
    BrandmessageCarousel: isBrandmessageCarousel,
    BrandmessageCarouselCard: isBrandmessageCarouselCard,
    BrandmessageCarouselAttachment: isBrandmessageCarouselAttachment,
    BrandmessageStepRules: isBrandmessageStepRules,
    BrandmessageStepKindFT: isBrandmessageStepKindFT,
    BrandmessageStepKindFI: isBrandmessageStepKindFI,
    BrandmessageStepKindFW: isBrandmessageStepKindFW,
    BrandmessageStepKindFL: isBrandmessageStepKindFL,
    BrandmessageStepKindFP: isBrandmessageStepKindFP,
    BrandmessageStepKindFM: isBrandmessageStepKindFM,
    BrandmessageStepKindFC: isBrandmessageStepKindFC,
    BrandmessageStepKindFA: isBrandmessageStepKindFA,
    CarrierVerdicts: isCarrierVerdicts,
    CarrierVerdict: isCarrierVerdict,
    "submitMessages.429.header.Retry-After": isSubmitMessages_429_header_Retry_After,
  },
  branches: {
    CarrierMessage$$if1: isCarrierMessage__if1,
    CarrierMessage$$if2: isCarrierMessage__if2,
    CarrierMessage$$if3: isCarrierMessage__if3,
    CarrierMessage$$if4: isCarrierMessage__if4,
    CarrierMessage$$if5: isCarrierMessage__if5,
    CarrierMessage$$if6: isCarrierMessage__if6,
    CarrierMessage$$if7: isCarrierMessage__if7,
    FriendtalkStep$$if1: isFriendtalkStep__if1,
    FriendtalkStep$$not1: isFriendtalkStep__not1,
    FriendtalkStep$$if2: isFriendtalkStep__if2,
    FriendtalkStep$$if3: isFriendtalkStep__if3,
    FriendtalkStep$$if4: isFriendtalkStep__if4,
    FriendtalkStep$$if5: isFriendtalkStep__if5,
    FriendtalkCarousel$$if1: isFriendtalkCarousel__if1,
    FriendtalkCarousel$$not1: isFriendtalkCarousel__not1,
    FriendtalkKinds$$if1: isFriendtalkKinds__if1,
    FriendtalkKinds$$if2: isFriendtalkKinds__if2,
    FriendtalkKinds$$if3: isFriendtalkStep__if5,
    BrandmessageCouponRules$$anyOf1: isBrandmessageCouponRules__anyOf1,
    BrandmessageCouponRules$$anyOf2: isBrandmessageCouponRules__anyOf2,
    BrandmessageCouponRules$$anyOf3: isBrandmessageCouponRules__anyOf3,
    FriendtalkKindFA$$if1: isFriendtalkKindFA__if1,
    FriendtalkKindFA$$not1: isFriendtalkKindFA__not1,
    BrandmessageCarousel$$if1: isBrandmessageCarousel__if1,
    BrandmessageCarousel$$not1: isFriendtalkCarousel__not1,
    BrandmessageStepRules$$if1: isBrandmessageStepRules__if1,
    BrandmessageStepRules$$if2: isBrandmessageStepRules__if2,
    BrandmessageStepRules$$if3: isBrandmessageStepRules__if3,
    BrandmessageStepRules$$not1: isBrandmessageStepRules__not1,
    BrandmessageStepRules$$if4: isBrandmessageStepRules__if4,
    BrandmessageStepRules$$if5: isBrandmessageStepRules__if5,
    BrandmessageStepRules$$if6: isBrandmessageStepRules__if6,
    BrandmessageStepRules$$if7: isBrandmessageStepRules__if7,
    BrandmessageStepRules$$if8: isBrandmessageStepRules__if8,
    BrandmessageStepRules$$if9: isFriendtalkStep__if3,
    BrandmessageStepRules$$if10: isFriendtalkKinds__if1,
    BrandmessageStepRules$$if11: isFriendtalkKinds__if2,
    BrandmessageStepRules$$if12: isFriendtalkStep__if4,
    BrandmessageStepRules$$if13: isFriendtalkStep__if5,
    BrandmessageStepKindFT$$if1: isBrandmessageStepKindFT__if1,
    BrandmessageStepKindFI$$if1: isBrandmessageStepKindFT__if1,
    BrandmessageStepKindFI$$if2: isBrandmessageStepRules__if1,
    BrandmessageStepKindFI$$anyOf1: isBrandmessageStepKindFI__anyOf1,
    BrandmessageStepKindFI$$anyOf2: isBrandmessageStepRules__if5,
    BrandmessageStepKindFW$$if1: isBrandmessageStepRules__if1,
    BrandmessageStepKindFW$$anyOf1: isBrandmessageStepKindFI__anyOf1,
    BrandmessageStepKindFW$$anyOf2: isBrandmessageStepRules__if5,
    BrandmessageStepKindFL$$if1: isBrandmessageStepRules__if1,
    BrandmessageStepKindFP$$if1: isBrandmessageStepRules__if1,
    BrandmessageStepKindFM$$if1: isBrandmessageStepRules__if1,
    BrandmessageStepKindFM$$anyOf1: isBrandmessageStepKindFI__anyOf1,
    BrandmessageStepKindFM$$anyOf2: isBrandmessageStepRules__if5,
    BrandmessageStepKindFM$$anyOf3: isBrandmessageStepKindFM__anyOf3,
    BrandmessageStepKindFM$$anyOf4: isBrandmessageStepKindFM__anyOf4,
    BrandmessageStepKindFC$$if1: isFriendtalkKindFA__if1,
    BrandmessageStepKindFC$$not1: isFriendtalkKindFA__not1,
    BrandmessageStepKindFC$$if2: isBrandmessageStepRules__if1,
    BrandmessageStepKindFA$$if1: isFriendtalkKindFA__if1,
    BrandmessageStepKindFA$$not1: isFriendtalkKindFA__not1,
    BrandmessageStepKindFA$$if2: isBrandmessageStepRules__if1,
  },
  schemas: "{\"CarrierSubmission\":{\"type\":\"object\",\"required\":[\"messages\"],\"properties\":{\"messages\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":1000,\"items\":{\"$ref\":\"#/$defs/CarrierMessage\"}}}},\"CarrierMessage\":{\"type\":\"object\",\"required\":[\"channel\"],\"allOf\":[{\"type\":\"object\",\"properties\":{\"channel\":{\"enum\":[\"sms\",\"mms\",\"rcs\",\"international\",\"alimtalk\",\"friendtalk\",\"brandmessage\"]}},\"required\":[\"channel\"]},{\"if\":{\"$ref\":\"#/$defs/CarrierMessage$$if1\"},\"then\":{\"$ref\":\"#/$defs/CarrierMessageSms\"}},{\"if\":{\"$ref\":\"#/$defs/CarrierMessage$$if2\"},\"then\":{\"$ref\":\"#/$defs/CarrierMessageMms\"}},{\"if\":{\"$ref\":\"#/$defs/CarrierMessage$$if3\"},\"then\":{\"$ref\":\"#/$defs/CarrierMessageRcs\"}},{\"if\":{\"$ref\":\"#/$defs/CarrierMessage$$if4\"},\"then\":{\"$ref\":\"#/$defs/CarrierMessageInternational\"}},{\"if\":{\"$ref\":\"#/$defs/CarrierMessage$$if5\"},\"then\":{\"$ref\":\"#/$defs/CarrierMessageAlimtalk\"}},{\"if\":{\"$ref\":\"#/$defs/CarrierMessage$$if6\"},\"then\":{\"$ref\":\"#/$defs/CarrierMessageFriendtalk\"}},{\"if\":{\"$ref\":\"#/$defs/CarrierMessage$$if7\"},\"then\":{\"$ref\":\"#/$defs/CarrierMessageBrandmessage\"}}]},\"CarrierMessage$$if1\":{\"properties\":{\"channel\":{\"enum\":[\"sms\"]}},\"required\":[\"channel\"]},\"CarrierMessage$$if2\":{\"properties\":{\"channel\":{\"enum\":[\"mms\"]}},\"required\":[\"channel\"]},\"CarrierMessage$$if3\":{\"properties\":{\"channel\":{\"enum\":[\"rcs\"]}},\"required\":[\"channel\"]},\"CarrierMessage$$if4\":{\"properties\":{\"channel\":{\"enum\":[\"international\"]}},\"required\":[\"channel\"]},\"CarrierMessage$$if5\":{\"properties\":{\"channel\":{\"enum\":[\"alimtalk\"]}},\"required\":[\"channel\"]},\"CarrierMessage$$if6\":{\"properties\":{\"channel\":{\"enum\":[\"friendtalk\"]}},\"required\":[\"channel\"]},\"CarrierMessage$$if7\":{\"properties\":{\"channel\":{\"enum\":[\"brandmessage\"]}},\"required\":[\"channel\"]},\"CarrierMessageSms\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"sms\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/SmsStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"}}},\"SmsStep\":{\"type\":\"object\",\"required\":[\"from\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"text\":{\"$ref\":\"#/$defs/SmsText\"},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"}}},\"CarrierValidUntil\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\\\.[0-9]{3}Z$\",\"maxLength\":24},\"CarrierMessageMms\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"mms\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/MmsStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"},\"files\":{\"$ref\":\"#/$defs/CarrierFiles\"}}},\"MmsStep\":{\"type\":\"object\",\"required\":[\"from\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"text\":{\"$ref\":\"#/$defs/MmsText\"},\"title\":{\"$ref\":\"#/$defs/MmsTitle\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A319\"}},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"}}},\"CarrierFiles\":{\"type\":\"array\",\"maxItems\":20,\"items\":{\"$ref\":\"#/$defs/CarrierFile\"}},\"CarrierFile\":{\"type\":\"object\",\"required\":[\"fileKey\",\"mediaType\",\"content\"],\"properties\":{\"fileKey\":{\"$ref\":\"#/$defs/FileKey\"},\"mediaType\":{\"type\":\"string\",\"maxLength\":50},\"content\":{\"type\":\"string\",\"maxLength\":2800000}}},\"CarrierMessageRcs\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"rcs\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/RcsStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"},\"files\":{\"$ref\":\"#/$defs/CarrierFiles\"}}},\"RcsStep\":{\"type\":\"object\",\"required\":[\"from\",\"formatId\",\"brandKey\"],\"additionalProperties\":false,\"properties\":{\"content\":{\"$ref\":\"#/$defs/RcsContent\"},\"body\":{\"$ref\":\"#/$defs/RcsBody\"},\"buttons\":{\"$ref\":\"#/$defs/RcsButtons\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"formatId\":{\"$ref\":\"#/$defs/RcsFormatId\"},\"brandKey\":{\"$ref\":\"#/$defs/RcsBrandKey\"},\"brandId\":{\"$ref\":\"#/$defs/RcsBrandId\"},\"expiryOption\":{\"$ref\":\"#/$defs/RcsExpiryOption\"},\"header\":{\"$ref\":\"#/$defs/RcsHeader\"},\"footer\":{\"$ref\":\"#/$defs/RcsFooter\"},\"groupId\":{\"$ref\":\"#/$defs/RcsGroupId\"},\"copyAllowed\":{\"$ref\":\"#/$defs/RcsCopyAllowed\"},\"agencyId\":{\"$ref\":\"#/$defs/RcsAgencyId\"},\"agencyKey\":{\"$ref\":\"#/$defs/RcsAgencyKey\"},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"}},\"allOf\":[{\"$ref\":\"#/$defs/RcsRules\"}]},\"CarrierMessageInternational\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"international\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/InternationalNumber\"},\"payload\":{\"$ref\":\"#/$defs/CarrierInternational\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"}}},\"CarrierInternational\":{\"type\":\"object\",\"required\":[\"from\",\"text\"],\"properties\":{\"from\":{\"type\":\"string\",\"maxLength\":20},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000}}},\"CarrierMessageAlimtalk\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"alimtalk\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/AlimtalkStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"}}},\"AlimtalkStep\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\",\"templateCode\",\"text\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"$ref\":\"#/$defs/AlimtalkMsgType\"},\"templateCode\":{\"$ref\":\"#/$defs/AlimtalkTemplateCode\"},\"text\":{\"$ref\":\"#/$defs/AlimtalkText\"},\"title\":{\"$ref\":\"#/$defs/AlimtalkTitle\"},\"header\":{\"$ref\":\"#/$defs/AlimtalkHeader\"},\"attachment\":{\"$ref\":\"#/$defs/AlimtalkAttachment\"},\"supplement\":{\"$ref\":\"#/$defs/AlimtalkSupplement\"},\"price\":{\"$ref\":\"#/$defs/AlimtalkPrice\"},\"currencyType\":{\"$ref\":\"#/$defs/AlimtalkCurrencyType\"},\"link\":{\"$ref\":\"#/$defs/AlimtalkLink\"}},\"allOf\":[{\"$ref\":\"#/$defs/AlimtalkRules\"}]},\"CarrierMessageFriendtalk\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"friendtalk\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/FriendtalkStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"}}},\"FriendtalkStep\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"$ref\":\"#/$defs/FriendtalkMsgType\"},\"text\":{\"$ref\":\"#/$defs/FriendtalkText\"},\"adFlag\":{\"$ref\":\"#/$defs/FriendtalkAdFlag\"},\"adult\":{\"$ref\":\"#/$defs/FriendtalkAdult\"},\"pushAlarm\":{\"$ref\":\"#/$defs/FriendtalkPushAlarm\"},\"header\":{\"$ref\":\"#/$defs/FriendtalkHeader\"},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContent\"},\"groupTagKey\":{\"$ref\":\"#/$defs/FriendtalkGroupTagKey\"},\"attachment\":{\"$ref\":\"#/$defs/FriendtalkAttachment\"},\"carousel\":{\"$ref\":\"#/$defs/FriendtalkCarousel\"}},\"allOf\":[{\"$ref\":\"#/$defs/FriendtalkRules\"},{\"$ref\":\"#/$defs/FriendtalkKinds\"},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/FriendtalkStep$$if1\"},\"then\":{\"required\":[\"text\"]}},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/FriendtalkStep$$if2\"},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"image\"],\"properties\":{\"image\":{\"x-code\":\"A513\"}},\"x-code\":\"A513\"}}}},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/FriendtalkStep$$if3\"},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"item\"],\"properties\":{\"item\":{\"x-code\":\"A521\"}},\"x-code\":\"A521\"}}}},{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/FriendtalkStep$$if4\"},\"then\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"properties\":{\"list\":{\"minItems\":2,\"x-code\":{\"minItems\":\"A417\"}}}}}},\"else\":{\"if\":{\"$ref\":\"#/$defs/FriendtalkStep$$if5\"},\"else\":{\"properties\":{\"carousel\":{\"not\":true,\"x-message\":\"must be left out: only a message of the type FC or FA has a carousel\"}}}}}]},\"FriendtalkStep$$if1\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"not\":{\"$ref\":\"#/$defs/FriendtalkStep$$not1\"}}}},\"FriendtalkStep$$not1\":{\"enum\":[\"FL\",\"FC\",\"FM\",\"FA\",\"FP\"]},\"FriendtalkStep$$if2\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"enum\":[\"FI\",\"FW\"]}}},\"FriendtalkStep$$if3\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FL\"}}},\"FriendtalkStep$$if4\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FC\"}}},\"FriendtalkStep$$if5\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FA\"}}},\"FriendtalkCarousel\":{\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":10,\"x-code\":{\"default\":\"A011\",\"minItems\":\"A417\",\"maxItems\":\"A417\"},\"items\":{\"$ref\":\"#/$defs/FriendtalkCarouselCard\"}},\"head\":{\"$ref\":\"#/$defs/FriendtalkCarouselHead\"},\"tail\":{\"$ref\":\"#/$defs/FriendtalkCarouselTail\"}},\"allOf\":[{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/FriendtalkCarousel$$if1\"},\"then\":{\"properties\":{\"list\":{\"minItems\":2,\"x-code\":{\"minItems\":\"A417\"}}}}}]},\"FriendtalkCarousel$$if1\":{\"not\":{\"$ref\":\"#/$defs/FriendtalkCarousel$$not1\"}},\"FriendtalkCarousel$$not1\":{\"required\":[\"head\"]},\"FriendtalkCarouselCard\":{\"type\":\"object\",\"required\":[\"attachment\"],\"additionalProperties\":false,\"properties\":{\"header\":{\"$ref\":\"#/$defs/FriendtalkHeader\"},\"message\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":180,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContent\"},\"attachment\":{\"$ref\":\"#/$defs/FriendtalkCarouselAttachment\"}}},\"FriendtalkCarouselAttachment\":{\"x-code\":\"A513\",\"type\":\"object\",\"required\":[\"image\"],\"additionalProperties\":false,\"properties\":{\"button\":{\"maxItems\":2,\"allOf\":[{\"$ref\":\"#/$defs/MessengerButtons\"}]},\"image\":{\"$ref\":\"#/$defs/FriendtalkImage\"},\"coupon\":{\"$ref\":\"#/$defs/FriendtalkCoupon\"},\"commerce\":{\"$ref\":\"#/$defs/FriendtalkCommerce\"}}},\"FriendtalkCarouselHead\":{\"type\":\"object\",\"required\":[\"header\",\"content\",\"imageUrl\"],\"additionalProperties\":false,\"properties\":{\"header\":{\"$ref\":\"#/$defs/FriendtalkHeader\"},\"content\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"imageUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\"}}},\"FriendtalkCarouselTail\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"properties\":{\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\"}}},\"FriendtalkKinds\":{\"x-across-fields\":true,\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/FriendtalkKinds$$if1\"},\"then\":{\"$ref\":\"#/$defs/FriendtalkKindFP\"}},{\"if\":{\"$ref\":\"#/$defs/FriendtalkKinds$$if2\"},\"then\":{\"$ref\":\"#/$defs/FriendtalkKindFM\"}},{\"if\":{\"$ref\":\"#/$defs/FriendtalkKinds$$if3\"},\"then\":{\"$ref\":\"#/$defs/FriendtalkKindFA\"}}]},\"FriendtalkKinds$$if1\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FP\"}}},\"FriendtalkKinds$$if2\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FM\"}}},\"FriendtalkKinds$$if3\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FA\"}}},\"FriendtalkKindFP\":{\"properties\":{\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FP has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":1,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":18,\"x-code\":\"A573\"}}},\"image\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no image\"},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no item list\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no offer\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FP has no carousel\"}},\"allOf\":[{\"properties\":{\"text\":{\"maxLength\":76,\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,5}$\",\"x-message\":{\"pattern\":\"must have at most 5 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}}}},{\"properties\":{\"attachment\":{\"properties\":{\"coupon\":{\"$ref\":\"#/$defs/BrandmessageCouponRules\"},\"commerce\":{\"$ref\":\"#/$defs/BrandmessageCommerceRules\"},\"video\":{\"$ref\":\"#/$defs/BrandmessageVideoRules\"}}}}},{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"video\"],\"properties\":{\"video\":{\"x-code\":\"A573\"}},\"x-code\":\"A573\"}}}]},\"BrandmessageCouponRules\":{\"properties\":{\"title\":{\"pattern\":\"^([1-9][0-9]{0,7}\\\\uC6D0 \\\\uD560\\\\uC778 \\\\uCFE0\\\\uD3F0|(100|[1-9][0-9]?)% \\\\uD560\\\\uC778 \\\\uCFE0\\\\uD3F0|\\\\uBC30\\\\uC1A1\\\\uBE44 \\\\uD560\\\\uC778 \\\\uCFE0\\\\uD3F0|[^\\\\s]{1,7} (\\\\uBB34\\\\uB8CC|UP) \\\\uCFE0\\\\uD3F0)$\",\"x-message\":{\"pattern\":\"must be a coupon such as 1000원 할인 쿠폰, 10% 할인 쿠폰, 배송비 할인 쿠폰, 커피 무료 쿠폰 or 등급 UP 쿠폰\"},\"x-code\":\"A573\"}},\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageCouponRules$$anyOf1\"},{\"$ref\":\"#/$defs/BrandmessageCouponRules$$anyOf2\"},{\"$ref\":\"#/$defs/BrandmessageCouponRules$$anyOf3\"}],\"x-code\":\"A573\",\"x-message\":{\"anyOf\":\"urlMobile, schemeIos or schemeAndroid is required\"}},\"BrandmessageCouponRules$$anyOf1\":{\"required\":[\"urlMobile\"]},\"BrandmessageCouponRules$$anyOf2\":{\"required\":[\"schemeIos\"]},\"BrandmessageCouponRules$$anyOf3\":{\"required\":[\"schemeAndroid\"]},\"FriendtalkKindFM\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FM has no header\"},\"additionalContent\":{\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,1}$\",\"x-message\":{\"pattern\":\"must have at most 1 line break\"},\"x-code\":\"A011\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":12,\"x-code\":\"A573\"}}},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FM has no item list\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FM has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FM has no carousel\"}},\"allOf\":[{\"properties\":{\"attachment\":{\"properties\":{\"coupon\":{\"$ref\":\"#/$defs/BrandmessageCouponRules\"},\"commerce\":{\"$ref\":\"#/$defs/BrandmessageCommerceRules\"},\"video\":{\"$ref\":\"#/$defs/BrandmessageVideoRules\"}}}}},{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"image\"],\"properties\":{\"image\":{\"x-code\":\"A513\"}},\"x-code\":\"A513\"}}},{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"commerce\"],\"properties\":{\"commerce\":{\"x-code\":\"A573\"}},\"x-code\":\"A573\"}}},{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"button\"],\"properties\":{\"button\":{\"x-code\":\"A503\"}},\"x-code\":\"A503\"}}},{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"minItems\":1,\"x-code\":\"A503\"}}}}}]},\"FriendtalkKindFA\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FA has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FA has no additional content\"},\"attachment\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FA has no attachment outside its cards\"},\"carousel\":{\"properties\":{\"list\":{\"items\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FA has no header in its cards\"},\"message\":{\"not\":true,\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FA has no text in its cards\"},\"attachment\":{\"required\":[\"commerce\"],\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\",\"minItems\":1,\"if\":{\"$ref\":\"#/$defs/FriendtalkKindFA$$if1\"},\"then\":{\"prefixItems\":[{\"properties\":{\"type\":{\"not\":{\"$ref\":\"#/$defs/FriendtalkKindFA$$not1\"},\"x-code\":\"A503\",\"x-message\":\"must be the last button\"}}}]}},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":12,\"x-code\":\"A573\"}}},\"commerce\":{\"x-code\":\"A573\"}}}}}},\"head\":{\"dependentRequired\":{\"urlPc\":[\"urlMobile\"],\"schemeIos\":[\"urlMobile\"],\"schemeAndroid\":[\"urlMobile\"]},\"properties\":{\"header\":{\"pattern\":\"^[^\\\\n]*$\",\"x-message\":{\"pattern\":\"must have no line break\"},\"x-code\":\"A565\"},\"content\":{\"maxLength\":50,\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,2}$\",\"x-message\":{\"pattern\":\"must have at most 2 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"urlMobile\":{\"x-code\":\"A567\"}}},\"tail\":{\"required\":[\"urlMobile\"],\"properties\":{\"urlMobile\":{\"x-code\":\"A567\"}}}}}},\"allOf\":[{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"x-code\":\"A568\"}}},{\"properties\":{\"carousel\":{\"properties\":{\"list\":{\"items\":{\"properties\":{\"attachment\":{\"required\":[\"button\"],\"properties\":{\"button\":{\"x-code\":\"A503\"},\"coupon\":{\"$ref\":\"#/$defs/BrandmessageCouponRules\"},\"commerce\":{\"$ref\":\"#/$defs/BrandmessageCommerceRules\"}}}}}}}}}}]},\"FriendtalkKindFA$$if1\":{\"type\":\"array\",\"minItems\":2},\"FriendtalkKindFA$$not1\":{\"const\":\"AC\"},\"CarrierMessageBrandmessage\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"brandmessage\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/BrandmessageStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"}}},\"BrandmessageStep\":{\"type\":\"object\",\"required\":[\"senderKey\",\"sendType\",\"msgType\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/BrandmessageSenderKey\"},\"sendType\":{\"$ref\":\"#/$defs/BrandmessageSendType\"},\"msgType\":{\"$ref\":\"#/$defs/BrandmessageMsgType\"},\"text\":{\"$ref\":\"#/$defs/BrandmessageText\"},\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"button\":{\"$ref\":\"#/$defs/BrandmessageButtons\"},\"targeting\":{\"$ref\":\"#/$defs/BrandmessageTargeting\"},\"templateCode\":{\"$ref\":\"#/$defs/BrandmessageTemplateCode\"},\"messageVariable\":{\"$ref\":\"#/$defs/BrandmessageMessageVariable\"},\"buttonVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"},\"couponVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"},\"imageVariable\":{\"$ref\":\"#/$defs/BrandmessageImageVariable\"},\"videoVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"},\"commerceVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"},\"carouselVariable\":{\"$ref\":\"#/$defs/BrandmessageCarouselVariable\"},\"groupTagKey\":{\"$ref\":\"#/$defs/FriendtalkGroupTagKey\"},\"adult\":{\"$ref\":\"#/$defs/FriendtalkAdult\",\"x-code\":\"A569\"},\"pushAlarm\":{\"$ref\":\"#/$defs/FriendtalkPushAlarm\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"},\"unsubscribePhoneNumber\":{\"$ref\":\"#/$defs/BrandmessageUnsubscribePhoneNumber\"},\"unsubscribeAuthNumber\":{\"$ref\":\"#/$defs/BrandmessageUnsubscribeAuthNumber\"},\"header\":{\"$ref\":\"#/$defs/FriendtalkHeader\"},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContent\"},\"adFlag\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1,\"x-code\":\"A506\"},\"attachment\":{\"$ref\":\"#/$defs/BrandmessageAttachment\"},\"carousel\":{\"$ref\":\"#/$defs/BrandmessageCarousel\"}},\"allOf\":[{\"$ref\":\"#/$defs/BrandmessageRules\"},{\"$ref\":\"#/$defs/BrandmessageStepRules\"}]},\"BrandmessageAttachment\":{\"x-code\":\"A573\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/BrandmessageButtons\"},\"image\":{\"$ref\":\"#/$defs/FriendtalkImage\"},\"item\":{\"$ref\":\"#/$defs/BrandmessageItem\"},\"coupon\":{\"$ref\":\"#/$defs/BrandmessageCoupon\"},\"commerce\":{\"$ref\":\"#/$defs/BrandmessageCommerce\"},\"video\":{\"$ref\":\"#/$defs/BrandmessageVideo\"}}},\"BrandmessageItem\":{\"x-code\":\"A573\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":3,\"maxItems\":4,\"x-code\":\"A573\",\"items\":{\"$ref\":\"#/$defs/FriendtalkItemRow\"}}}},\"BrandmessageCoupon\":{\"x-code\":\"A573\",\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A573\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":18,\"x-code\":\"A573\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A573\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A573\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A573\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A573\"}},\"allOf\":[{\"$ref\":\"#/$defs/BrandmessageCouponRules\"}]},\"BrandmessageCommerce\":{\"x-code\":\"A573\",\"type\":\"object\",\"required\":[\"title\",\"regularPrice\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A573\"},\"regularPrice\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A573\"},\"discountPrice\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A573\"},\"discountRate\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":100,\"x-code\":\"A573\"},\"discountFixed\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":999999,\"x-code\":\"A573\"}},\"allOf\":[{\"$ref\":\"#/$defs/BrandmessageCommerceRules\"}]},\"BrandmessageCarousel\":{\"x-code\":\"A568\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":10,\"x-code\":\"A567\",\"items\":{\"$ref\":\"#/$defs/BrandmessageCarouselCard\"}},\"head\":{\"$ref\":\"#/$defs/FriendtalkCarouselHead\"},\"tail\":{\"$ref\":\"#/$defs/FriendtalkCarouselTail\"}},\"allOf\":[{\"x-across-fields\":true,\"if\":{\"$ref\":\"#/$defs/BrandmessageCarousel$$if1\"},\"then\":{\"properties\":{\"list\":{\"minItems\":2,\"x-code\":\"A567\"}}}}]},\"BrandmessageCarousel$$if1\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageCarousel$$not1\"}},\"BrandmessageCarousel$$not1\":{\"required\":[\"head\"]},\"BrandmessageCarouselCard\":{\"x-code\":\"A567\",\"type\":\"object\",\"required\":[\"attachment\"],\"additionalProperties\":false,\"properties\":{\"header\":{\"$ref\":\"#/$defs/FriendtalkHeader\"},\"message\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":180,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContent\"},\"attachment\":{\"$ref\":\"#/$defs/BrandmessageCarouselAttachment\"}}},\"BrandmessageCarouselAttachment\":{\"x-code\":\"A567\",\"type\":\"object\",\"required\":[\"image\",\"button\"],\"additionalProperties\":false,\"properties\":{\"button\":{\"minItems\":1,\"maxItems\":2,\"allOf\":[{\"$ref\":\"#/$defs/BrandmessageButtons\"}]},\"image\":{\"$ref\":\"#/$defs/FriendtalkImage\"},\"coupon\":{\"$ref\":\"#/$defs/BrandmessageCoupon\"},\"commerce\":{\"$ref\":\"#/$defs/BrandmessageCommerce\"}}},\"BrandmessageStepRules\":{\"x-across-fields\":true,\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if1\"},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"$ref\":\"#/$defs/BrandmessageFreeButtons\"}}},\"carousel\":{\"properties\":{\"list\":{\"items\":{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"$ref\":\"#/$defs/BrandmessageFreeButtons\"}}}}}}}}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if2\"},\"then\":{\"properties\":{\"adFlag\":{\"$ref\":\"#/$defs/BrandmessageOfFree\",\"x-code\":\"A506\"},\"attachment\":{\"properties\":{\"button\":{\"$ref\":\"#/$defs/BrandmessageBasicButtons\"}}},\"carousel\":{\"properties\":{\"list\":{\"items\":{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"$ref\":\"#/$defs/BrandmessageBasicButtons\"}}}}}}}}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if3\"},\"then\":{\"properties\":{\"adFlag\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$not1\"},\"x-code\":\"A506\",\"x-message\":\"must be Y: a message of this type is always an advertisement\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageHasVariables\"},\"then\":{\"properties\":{\"attachment\":{\"$ref\":\"#/$defs/BrandmessageNoContent\"},\"carousel\":{\"$ref\":\"#/$defs/BrandmessageNoContent\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if4\"},\"then\":{\"properties\":{\"button\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: the buttons stand in attachment.button\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if5\"},\"then\":{\"properties\":{\"imgUrl\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: the image stands in attachment.image\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if6\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFT\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if7\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFI\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if8\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFW\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if9\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFL\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if10\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFP\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if11\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFM\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if12\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFC\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepRules$$if13\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageStepKindFA\"}}]},\"BrandmessageStepRules$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepRules$$if2\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"basic\"}}},\"BrandmessageStepRules$$if3\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"enum\":[\"FL\",\"FC\",\"FA\"]}}},\"BrandmessageStepRules$$not1\":{\"const\":\"N\"},\"BrandmessageStepRules$$if4\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"button\"]}}},\"BrandmessageStepRules$$if5\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"image\"]}}},\"BrandmessageStepRules$$if6\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FT\"}}},\"BrandmessageStepRules$$if7\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FI\"}}},\"BrandmessageStepRules$$if8\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FW\"}}},\"BrandmessageStepRules$$if9\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FL\"}}},\"BrandmessageStepRules$$if10\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FP\"}}},\"BrandmessageStepRules$$if11\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FM\"}}},\"BrandmessageStepRules$$if12\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FC\"}}},\"BrandmessageStepRules$$if13\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FA\"}}},\"BrandmessageStepKindFT\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FT has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FT has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":5,\"items\":{\"properties\":{\"name\":{\"maxLength\":14,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":12,\"x-code\":\"A573\"}}},\"image\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FT has no image\"},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FT has no item list\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FT has no offer\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FT has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FT has no carousel\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFT$$if1\"},\"then\":{\"properties\":{\"button\":{\"maxItems\":4,\"x-code\":\"A503\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":4,\"x-code\":\"A503\"}}}}}},\"BrandmessageStepKindFT$$if1\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"coupon\"]}}},\"BrandmessageStepKindFI\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FI has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FI has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":5,\"items\":{\"properties\":{\"name\":{\"maxLength\":14,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":12,\"x-code\":\"A573\"}}},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FI has no item list\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FI has no offer\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FI has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FI has no carousel\"}},\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFI$$if1\"},\"then\":{\"properties\":{\"button\":{\"maxItems\":4,\"x-code\":\"A503\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":4,\"x-code\":\"A503\"}}}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFI$$if2\"},\"then\":{\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageStepKindFI$$anyOf1\"},{\"$ref\":\"#/$defs/BrandmessageStepKindFI$$anyOf2\"}],\"x-code\":\"A513\",\"x-message\":{\"anyOf\":\"imgUrl or attachment.image is required\"}}}]},\"BrandmessageStepKindFI$$if1\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"coupon\"]}}},\"BrandmessageStepKindFI$$if2\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFI$$anyOf1\":{\"required\":[\"imgUrl\"]},\"BrandmessageStepKindFI$$anyOf2\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"image\"]}}},\"BrandmessageStepKindFW\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FW has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FW has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":18,\"x-code\":\"A573\"}}},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FW has no item list\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FW has no offer\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FW has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FW has no carousel\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFW$$if1\"},\"then\":{\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageStepKindFW$$anyOf1\"},{\"$ref\":\"#/$defs/BrandmessageStepKindFW$$anyOf2\"}],\"x-code\":\"A513\",\"x-message\":{\"anyOf\":\"imgUrl or attachment.image is required\"}}},\"BrandmessageStepKindFW$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFW$$anyOf1\":{\"required\":[\"imgUrl\"]},\"BrandmessageStepKindFW$$anyOf2\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"image\"]}}},\"BrandmessageStepKindFL\":{\"properties\":{\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FL has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"item\":{\"properties\":{\"list\":{\"prefixItems\":[{\"properties\":{\"title\":{\"maxLength\":25,\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,1}$\",\"x-message\":{\"pattern\":\"must have at most 1 line break\"},\"x-code\":\"A521\"}}}],\"items\":{\"properties\":{\"title\":{\"maxLength\":30,\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,1}$\",\"x-message\":{\"pattern\":\"must have at most 1 line break\"},\"x-code\":\"A521\"}}}}}},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":18,\"x-code\":\"A573\"}}},\"image\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FL has no image\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FL has no offer\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FL has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FL has no carousel\"}},\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFL$$if1\"},\"then\":{\"required\":[\"header\"],\"properties\":{\"header\":{\"x-code\":\"A565\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFL$$if1\"},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"item\"],\"properties\":{\"item\":{\"x-code\":\"A573\"}},\"x-code\":\"A573\"}}}}]},\"BrandmessageStepKindFL$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFP\":{\"properties\":{\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FP has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":1,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":18,\"x-code\":\"A573\"}}},\"image\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no image\"},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no item list\"},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FP has no offer\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FP has no carousel\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFP$$if1\"},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"video\"],\"properties\":{\"video\":{\"x-code\":\"A573\"}},\"x-code\":\"A573\"}}}},\"BrandmessageStepKindFP$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFM\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FM has no header\"},\"additionalContent\":{\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,1}$\",\"x-message\":{\"pattern\":\"must have at most 1 line break\"},\"x-code\":\"A011\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":12,\"x-code\":\"A573\"}}},\"item\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FM has no item list\"},\"video\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FM has no video\"}}},\"carousel\":{\"not\":true,\"x-code\":\"A568\",\"x-message\":\"must be left out: a message of the type FM has no carousel\"}},\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFM$$if1\"},\"then\":{\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageStepKindFM$$anyOf1\"},{\"$ref\":\"#/$defs/BrandmessageStepKindFM$$anyOf2\"}],\"x-code\":\"A513\",\"x-message\":{\"anyOf\":\"imgUrl or attachment.image is required\"}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFM$$if1\"},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"commerce\"],\"properties\":{\"commerce\":{\"x-code\":\"A573\"}},\"x-code\":\"A573\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFM$$if1\"},\"then\":{\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageStepKindFM$$anyOf3\"},{\"$ref\":\"#/$defs/BrandmessageStepKindFM$$anyOf4\"}],\"x-code\":\"A503\",\"x-message\":{\"anyOf\":\"at least one button is required\"}}}]},\"BrandmessageStepKindFM$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFM$$anyOf1\":{\"required\":[\"imgUrl\"]},\"BrandmessageStepKindFM$$anyOf2\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"image\"]}}},\"BrandmessageStepKindFM$$anyOf3\":{\"required\":[\"button\"],\"properties\":{\"button\":{\"type\":\"array\",\"minItems\":1}}},\"BrandmessageStepKindFM$$anyOf4\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"button\"],\"properties\":{\"button\":{\"type\":\"array\",\"minItems\":1}}}}},\"BrandmessageStepKindFC\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FC has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FC has no additional content\"},\"attachment\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FC has no attachment outside its cards\"},\"carousel\":{\"properties\":{\"list\":{\"items\":{\"required\":[\"header\",\"message\"],\"properties\":{\"header\":{\"x-code\":\"A565\"},\"message\":{\"maxLength\":180,\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,2}$\",\"x-message\":{\"pattern\":\"must have at most 2 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FC has no additional content\"},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\",\"minItems\":1,\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFC$$if1\"},\"then\":{\"prefixItems\":[{\"properties\":{\"type\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageStepKindFC$$not1\"},\"x-code\":\"A503\",\"x-message\":\"must be the last button\"}}}]}},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":12,\"x-code\":\"A573\"}}},\"commerce\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FC has no offer\"}}}}}},\"head\":{\"not\":true,\"x-code\":\"A567\",\"x-message\":\"must be left out: a message of the type FC has no opening card\"},\"tail\":{\"required\":[\"urlMobile\"],\"properties\":{\"urlMobile\":{\"x-code\":\"A567\"}}}}}},\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFC$$if2\"},\"then\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"x-code\":\"A568\"}}}},\"BrandmessageStepKindFC$$if1\":{\"type\":\"array\",\"minItems\":2},\"BrandmessageStepKindFC$$not1\":{\"const\":\"AC\"},\"BrandmessageStepKindFC$$if2\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageStepKindFA\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FA has no header\"},\"additionalContent\":{\"not\":true,\"x-code\":\"A011\",\"x-message\":\"must be left out: a message of the type FA has no additional content\"},\"attachment\":{\"not\":true,\"x-code\":\"A573\",\"x-message\":\"must be left out: a message of the type FA has no attachment outside its cards\"},\"carousel\":{\"properties\":{\"list\":{\"items\":{\"properties\":{\"header\":{\"not\":true,\"x-code\":\"A565\",\"x-message\":\"must be left out: a message of the type FA has no header in its cards\"},\"message\":{\"not\":true,\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FA has no text in its cards\"},\"attachment\":{\"required\":[\"commerce\"],\"properties\":{\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\",\"minItems\":1,\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFA$$if1\"},\"then\":{\"prefixItems\":[{\"properties\":{\"type\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageStepKindFA$$not1\"},\"x-code\":\"A503\",\"x-message\":\"must be the last button\"}}}]}},\"coupon\":{\"properties\":{\"description\":{\"maxLength\":12,\"x-code\":\"A573\"}}},\"commerce\":{\"x-code\":\"A573\"}}}}}},\"head\":{\"dependentRequired\":{\"urlPc\":[\"urlMobile\"],\"schemeIos\":[\"urlMobile\"],\"schemeAndroid\":[\"urlMobile\"]},\"properties\":{\"header\":{\"pattern\":\"^[^\\\\n]*$\",\"x-message\":{\"pattern\":\"must have no line break\"},\"x-code\":\"A565\"},\"content\":{\"maxLength\":50,\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,2}$\",\"x-message\":{\"pattern\":\"must have at most 2 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"urlMobile\":{\"x-code\":\"A567\"}}},\"tail\":{\"required\":[\"urlMobile\"],\"properties\":{\"urlMobile\":{\"x-code\":\"A567\"}}}}}},\"if\":{\"$ref\":\"#/$defs/BrandmessageStepKindFA$$if2\"},\"then\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"x-code\":\"A568\"}}}},\"BrandmessageStepKindFA$$if1\":{\"type\":\"array\",\"minItems\":2},\"BrandmessageStepKindFA$$not1\":{\"const\":\"AC\"},\"BrandmessageStepKindFA$$if2\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"CarrierVerdicts\":{\"type\":\"object\",\"required\":[\"results\"],\"properties\":{\"results\":{\"type\":\"array\",\"maxItems\":1000,\"items\":{\"$ref\":\"#/$defs/CarrierVerdict\"}}}},\"CarrierVerdict\":{\"type\":\"object\",\"required\":[\"reference\",\"status\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"status\":{\"type\":\"string\",\"enum\":[\"accepted\",\"refused\",\"throttled\"]},\"code\":{\"$ref\":\"#/$defs/CarrierCode\"},\"retryAfter\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":86400}}},\"submitMessages.429.header.Retry-After\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":86400}}",
  uses: [part_small, part_TtlSeconds, part_RcsContent, part_RcsMedia, part_AlimtalkText, part_FriendtalkText, part_MessengerButtons, part_FriendtalkImage, part_MessengerButtonName, part_BrandmessageSenderKey, part_BrandmessageText],
});

export const parameters = {
  header: {
    "webhook-id": part_small.validators["receiveReceipts.header.webhook-id"],
    "webhook-timestamp": part_small.validators["receiveReceipts.header.webhook-timestamp"],
  },
};

export const body = {
  "application/json": part.validators["CarrierSubmission"],
};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["CarrierVerdicts"],
    },
  },
  "401": {
    headers: {},
    body: {},
  },
  "429": {
    headers: {
      "Retry-After": part.validators["submitMessages.429.header.Retry-After"],
    },
    body: {},
  },
  "503": {
    headers: {
      "Retry-After": part.validators["submitMessages.429.header.Retry-After"],
    },
    body: {},
  },
  default: {
    headers: {},
    body: {},
  },
};
