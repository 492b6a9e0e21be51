// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isMessengerButtons, isMessengerItemSummary, part as part_MessengerButtons } from "../schemas/MessengerButtons.js";
import { isFriendtalkImage, part as part_FriendtalkImage } from "../schemas/FriendtalkImage.js";
import { isFriendtalkVideo, isMessengerImageUrl, part as part_small } from "../schemas/small.js";
import { isMessengerLink, part as part_MessengerButtonName } from "../schemas/MessengerButtonName.js";

"use strict";
export const isFriendtalkText = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1000){
validate0.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}}];
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

export const isFriendtalkHeader = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
else {
if(func0(data) < 1){
validate1.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
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

export const isFriendtalkAdditionalContent = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 34){
validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 34}}];
return false;
}
else {
if(func0(data) < 1){
validate2.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
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

export const isFriendtalkAttachment = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "button") || (key0 === "image")) || (key0 === "item")) || (key0 === "coupon")) || (key0 === "commerce")) || (key0 === "video"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isFriendtalkItem = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "list") || (key0 === "summary"))){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate4.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data0.length < 3){
validate4.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 3}}];
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
validate4.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isFriendtalkItemRow = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.imgUrl === undefined) && (missing0 = "imgUrl"))) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "imgUrl")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func0(data0) > 30){
validate5.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data0) < 1){
validate5.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCoupon = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.description === undefined) && (missing0 = "description"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate6.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func0(data0) > 30){
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data0) < 1){
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data1) > 18){
validate6.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 18}}];
return false;
}
else {
if(func0(data1) < 1){
validate6.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
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
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

export const isFriendtalkCommerce = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.regularPrice === undefined) && (missing0 = "regularPrice"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "regularPrice")) || (key0 === "discountPrice")) || (key0 === "discountRate")) || (key0 === "discountFixed"))){
validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func0(data0) > 30){
validate7.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data0) < 1){
validate7.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate7.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate7.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/regularPrice",schemaPath:"#/properties/regularPrice/type",keyword:"type",params:{type: "number"}}];
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
validate7.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate7.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/discountPrice",schemaPath:"#/properties/discountPrice/type",keyword:"type",params:{type: "number"}}];
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
validate7.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate7.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/type",keyword:"type",params:{type: "number"}}];
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
validate7.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate7.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/discountFixed",schemaPath:"#/properties/discountFixed/type",keyword:"type",params:{type: "number"}}];
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
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRules = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(func0(data1) > 400){
validate8.errors = [{instancePath:instancePath+"/text",schemaPath:"#/allOf/0/then/properties/text/maxLength",keyword:"maxLength",params:{limit: 400}}];
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
validate8.errors = vErrors;
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
if(func0(data3) > 76){
validate8.errors = [{instancePath:instancePath+"/text",schemaPath:"#/allOf/1/then/properties/text/maxLength",keyword:"maxLength",params:{limit: 76}}];
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
validate8.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/1/then/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate8.errors = [{instancePath:instancePath+"/button",schemaPath:"#/allOf/1/then/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate8.errors = vErrors;
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
validate8.errors = [{instancePath:instancePath+"/attachment/item",schemaPath:"#/allOf/2/then/properties/attachment/properties/item/not",keyword:"not",params:{}}];
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
validate8.errors = vErrors;
return false;
}
var valid0 = _errs15 === errors;
}
}
validate8.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRules__if1 = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FI" !== data.msgType){
validate9.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FI"}}];
return false;
}
}
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRules__if2 = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FW" !== data.msgType){
validate10.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FW"}}];
return false;
}
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRules__if3 = validate11;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate11.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/not",keyword:"not",params:{}}];
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
validate11.errors = vErrors;
return errors === 0;
}

export const isFriendtalkRules__not1 = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if("FL" !== data){
validate12.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "FL"}}];
return false;
}
validate12.errors = vErrors;
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
  branches: {
    FriendtalkRules$$if1: isFriendtalkRules__if1,
    FriendtalkRules$$if2: isFriendtalkRules__if2,
    FriendtalkRules$$if3: isFriendtalkRules__if3,
    FriendtalkRules$$not1: isFriendtalkRules__not1,
  },
  schemas: "{\"FriendtalkText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"FriendtalkHeader\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20,\"x-code\":\"A565\"},\"FriendtalkAdditionalContent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":34},\"FriendtalkAttachment\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/MessengerButtons\"},\"image\":{\"$ref\":\"#/$defs/FriendtalkImage\"},\"item\":{\"$ref\":\"#/$defs/FriendtalkItem\"},\"coupon\":{\"$ref\":\"#/$defs/FriendtalkCoupon\"},\"commerce\":{\"$ref\":\"#/$defs/FriendtalkCommerce\"},\"video\":{\"$ref\":\"#/$defs/FriendtalkVideo\"}}},\"FriendtalkItem\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":3,\"maxItems\":4,\"x-code\":\"A521\",\"items\":{\"$ref\":\"#/$defs/FriendtalkItemRow\"}},\"summary\":{\"$ref\":\"#/$defs/MessengerItemSummary\"}}},\"FriendtalkItemRow\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"title\",\"imgUrl\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A521\"},\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"}}},\"FriendtalkCoupon\":{\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":18},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\"}}},\"FriendtalkCommerce\":{\"type\":\"object\",\"required\":[\"title\",\"regularPrice\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30},\"regularPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"},\"discountPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"},\"discountRate\":{\"type\":\"number\",\"minimum\":0,\"maximum\":100,\"x-code\":\"A559\"},\"discountFixed\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"}}},\"FriendtalkRules\":{\"x-across-fields\":true,\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/FriendtalkRules$$if1\"},\"then\":{\"properties\":{\"text\":{\"maxLength\":400,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}}}}},{\"if\":{\"$ref\":\"#/$defs/FriendtalkRules$$if2\"},\"then\":{\"properties\":{\"text\":{\"maxLength\":76,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":1,\"x-code\":\"A503\"}}},\"button\":{\"maxItems\":1,\"x-code\":\"A503\"}}}},{\"if\":{\"$ref\":\"#/$defs/FriendtalkRules$$if3\"},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"item\":{\"not\":true,\"x-code\":\"A521\",\"x-message\":\"must be left out: only a message of the type FL has an item list\"}}}}}}]},\"FriendtalkRules$$if1\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FI\"}}},\"FriendtalkRules$$if2\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FW\"}}},\"FriendtalkRules$$if3\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"not\":{\"$ref\":\"#/$defs/FriendtalkRules$$not1\"}}}},\"FriendtalkRules$$not1\":{\"const\":\"FL\"}}",
  uses: [part_MessengerButtons, part_FriendtalkImage, part_small, part_MessengerButtonName],
});
