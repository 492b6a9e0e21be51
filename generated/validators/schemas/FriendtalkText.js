// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isMessengerButtons, isMessengerItemSummary, part as part_MessengerButtons } from "../schemas/MessengerButtons.js";
import { isFriendtalkImage, part as part_FriendtalkImage } from "../schemas/FriendtalkImage.js";
import { isFriendtalkVideo, isMessengerImageUrl, part as part_small } from "../schemas/small.js";
import { isMessengerLink, part as part_MessengerButtonName } from "../schemas/MessengerButtonName.js";

"use strict";
export const isFriendtalkText = validate20;
const schema31 = {"type":"string","minLength":1,"maxLength":1000,"x-code":{"default":"A303","maxLength":"A328"}};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1000){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}}];
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

export const isFriendtalkHeader = validate21;
const schema32 = {"type":"string","minLength":1,"maxLength":20,"x-code":"A565"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
else {
if(func1(data) < 1){
validate21.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
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

export const isFriendtalkAdditionalContent = validate22;
const schema33 = {"type":"string","minLength":1,"maxLength":34};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 34){
validate22.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 34}}];
return false;
}
else {
if(func1(data) < 1){
validate22.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
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

export const isFriendtalkAttachment = validate23;
const schema34 = {"type":"object","additionalProperties":false,"properties":{"button":{"x-call":"isMessengerButtons"},"image":{"x-call":"isFriendtalkImage"},"item":{"x-call":"isFriendtalkItem"},"coupon":{"x-call":"isFriendtalkCoupon"},"commerce":{"x-call":"isFriendtalkCommerce"},"video":{"x-call":"isFriendtalkVideo"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "button") || (key0 === "image")) || (key0 === "item")) || (key0 === "coupon")) || (key0 === "commerce")) || (key0 === "video"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.button !== undefined){
const _errs2 = errors;
if(!(isMessengerButtons(data.button))){
vErrors = childErrors(vErrors, isMessengerButtons.errors, instancePath + "/button");
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
if(!(isFriendtalkItem(data.item))){
vErrors = childErrors(vErrors, isFriendtalkItem.errors, instancePath + "/item");
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isFriendtalkItem = validate24;
const schema35 = {"x-code":"A521","type":"object","required":["list"],"additionalProperties":false,"properties":{"list":{"type":"array","minItems":3,"maxItems":4,"x-code":"A521","items":{"x-call":"isFriendtalkItemRow"}},"summary":{"x-call":"isMessengerItemSummary"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "list") || (key0 === "summary"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate24.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data0.length < 3){
validate24.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 3}}];
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
validate24.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
if(!(isMessengerItemSummary(data.summary))){
vErrors = childErrors(vErrors, isMessengerItemSummary.errors, instancePath + "/summary");
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isFriendtalkItemRow = validate25;
const schema36 = {"x-code":"A521","type":"object","required":["title","imgUrl","urlMobile"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"maxLength":30,"x-code":"A521"},"imgUrl":{"x-code":"A513","x-call":"isMessengerImageUrl"},"urlMobile":{"x-code":"A521","x-call":"isMessengerLink"},"urlPc":{"x-code":"A521","x-call":"isMessengerLink"},"schemeIos":{"x-code":"A521","x-call":"isMessengerLink"},"schemeAndroid":{"x-code":"A521","x-call":"isMessengerLink"}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.imgUrl === undefined) && (missing0 = "imgUrl"))) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "imgUrl")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func1(data0) > 30){
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func1(data0) < 1){
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(!(isMessengerLink(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlMobile");
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
if(!(isMessengerLink(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlPc");
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
if(!(isMessengerLink(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeIos");
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
if(!(isMessengerLink(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeAndroid");
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCoupon = validate26;
const schema37 = {"type":"object","required":["title","description"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"maxLength":30},"description":{"type":"string","minLength":1,"maxLength":18},"urlMobile":{"x-call":"isMessengerLink"},"urlPc":{"x-call":"isMessengerLink"},"schemeIos":{"x-call":"isMessengerLink"},"schemeAndroid":{"x-call":"isMessengerLink"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.description === undefined) && (missing0 = "description"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func1(data0) > 30){
validate26.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func1(data0) < 1){
validate26.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data1) > 18){
validate26.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 18}}];
return false;
}
else {
if(func1(data1) < 1){
validate26.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
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
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCommerce = validate27;
const schema38 = {"type":"object","required":["title","regularPrice"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"maxLength":30},"regularPrice":{"type":"number","minimum":0,"maximum":99999999,"x-code":"A559"},"discountPrice":{"type":"number","minimum":0,"maximum":99999999,"x-code":"A559"},"discountRate":{"type":"number","minimum":0,"maximum":100,"x-code":"A559"},"discountFixed":{"type":"number","minimum":0,"maximum":99999999,"x-code":"A559"}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.regularPrice === undefined) && (missing0 = "regularPrice"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "regularPrice")) || (key0 === "discountPrice")) || (key0 === "discountRate")) || (key0 === "discountFixed"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func1(data0) > 30){
validate27.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func1(data0) < 1){
validate27.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate27.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate27.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/type",keyword:"type",params:{type: "number"}}];
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
validate27.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate27.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/type",keyword:"type",params:{type: "number"}}];
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
validate27.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate27.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/type",keyword:"type",params:{type: "number"}}];
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
validate27.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate27.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/type",keyword:"type",params:{type: "number"}}];
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRules = validate28;
const schema39 = {"x-across-fields":true,"allOf":[{"if":{"required":["msgType"],"properties":{"msgType":{"const":"FI"}}},"then":{"properties":{"text":{"maxLength":400,"x-code":{"default":"A303","maxLength":"A328"}}}}},{"if":{"required":["msgType"],"properties":{"msgType":{"const":"FW"}}},"then":{"properties":{"text":{"maxLength":76,"x-code":{"default":"A303","maxLength":"A328"}},"attachment":{"properties":{"button":{"maxItems":1,"x-code":"A503"}}},"button":{"maxItems":1,"x-code":"A503"}}}},{"if":{"required":["msgType"],"properties":{"msgType":{"not":{"const":"FL"}}}},"then":{"properties":{"attachment":{"properties":{"item":{"not":{},"x-code":"A521","x-message":"must be left out: only a message of the type FL has an item list"}}}}}}]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(func1(data1) > 400){
validate28.errors = [{instancePath:instancePath+"/text",schemaPath:"#/allOf/0/then/properties/text/maxLength",keyword:"maxLength",params:{limit: 400}}];
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
validate28.errors = vErrors;
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
if(func1(data3) > 76){
validate28.errors = [{instancePath:instancePath+"/text",schemaPath:"#/allOf/1/then/properties/text/maxLength",keyword:"maxLength",params:{limit: 76}}];
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
validate28.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/1/then/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate28.errors = [{instancePath:instancePath+"/button",schemaPath:"#/allOf/1/then/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate28.errors = vErrors;
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
validate28.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/allOf/2/then/properties/attachment/properties/item/not",keyword:"not",params:{}}];
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
validate28.errors = vErrors;
return false;
}
var valid0 = _errs15 === errors;
}
}
validate28.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    FriendtalkText: isFriendtalkText,
    FriendtalkHeader: isFriendtalkHeader,
    FriendtalkAdditionalContent: isFriendtalkAdditionalContent,
    FriendtalkAttachment: isFriendtalkAttachment,
    FriendtalkItem: isFriendtalkItem,
    FriendtalkItemRow: isFriendtalkItemRow,
    FriendtalkCoupon: isFriendtalkCoupon,
    FriendtalkCommerce: isFriendtalkCommerce,
    FriendtalkRules: isFriendtalkRules,
  },
  schemas: "{\"FriendtalkText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"FriendtalkHeader\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20,\"x-code\":\"A565\"},\"FriendtalkAdditionalContent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":34},\"FriendtalkAttachment\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/MessengerButtons\"},\"image\":{\"$ref\":\"#/$defs/FriendtalkImage\"},\"item\":{\"$ref\":\"#/$defs/FriendtalkItem\"},\"coupon\":{\"$ref\":\"#/$defs/FriendtalkCoupon\"},\"commerce\":{\"$ref\":\"#/$defs/FriendtalkCommerce\"},\"video\":{\"$ref\":\"#/$defs/FriendtalkVideo\"}}},\"FriendtalkItem\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":3,\"maxItems\":4,\"x-code\":\"A521\",\"items\":{\"$ref\":\"#/$defs/FriendtalkItemRow\"}},\"summary\":{\"$ref\":\"#/$defs/MessengerItemSummary\"}}},\"FriendtalkItemRow\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"title\",\"imgUrl\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A521\"},\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"}}},\"FriendtalkCoupon\":{\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":18},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\"}}},\"FriendtalkCommerce\":{\"type\":\"object\",\"required\":[\"title\",\"regularPrice\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30},\"regularPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"},\"discountPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"},\"discountRate\":{\"type\":\"number\",\"minimum\":0,\"maximum\":100,\"x-code\":\"A559\"},\"discountFixed\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"}}},\"FriendtalkRules\":{\"x-across-fields\":true,\"allOf\":[{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FI\"}}},\"then\":{\"properties\":{\"text\":{\"maxLength\":400,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FW\"}}},\"then\":{\"properties\":{\"text\":{\"maxLength\":76,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":1,\"x-code\":\"A503\"}}},\"button\":{\"maxItems\":1,\"x-code\":\"A503\"}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"not\":{\"const\":\"FL\"}}}},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"item\":{\"not\":{},\"x-code\":\"A521\",\"x-message\":\"must be left out: only a message of the type FL has an item list\"}}}}}}]}}",
  uses: [part_MessengerButtons, part_FriendtalkImage, part_small, part_MessengerButtonName],
});
