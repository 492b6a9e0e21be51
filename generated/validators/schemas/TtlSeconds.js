// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isTtlSeconds = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[1-9][0-9]{0,5}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 6){
validate0.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 6}}];
return false;
}
else {
if(!pattern0.test(data)){
validate0.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,5}$"}}];
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

export const isFriendtalkMsgType = validate1;
const schema1 = {"type":"string","enum":["FT","FI","FW","FL","FC","FM","FA","FP"],"maxLength":2,"x-code":"A523"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "FT") || (data === "FI")) || (data === "FW")) || (data === "FL")) || (data === "FC")) || (data === "FM")) || (data === "FA")) || (data === "FP"))){
validate1.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
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

export const isBrandmessageCommerceRules = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.discountRate === undefined) && (missing0 = "discountRate")) || ((data.discountFixed === undefined) && (missing0 = "discountFixed"))){
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
var valid1 = _errs2 === errors;
if(valid1){
validate2.errors = [{instancePath,schemaPath:"#/allOf/0/not",keyword:"not",params:{}}];
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
var valid0 = _errs0 === errors;
if(valid0){
const _errs3 = errors;
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.discountPrice === undefined) && (missing1 = "discountPrice")){
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
const _errs6 = errors;
const _errs7 = errors;
let valid3 = false;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.discountRate === undefined) && (missing2 = "discountRate")){
const err2 = {instancePath,schemaPath:"#/allOf/1/then/anyOf/0/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs8 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.discountFixed === undefined) && (missing3 = "discountFixed")){
const err3 = {instancePath,schemaPath:"#/allOf/1/then/anyOf/1/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs9 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err4 = {instancePath,schemaPath:"#/allOf/1/then/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate2.errors = vErrors;
return false;
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
var _valid0 = _errs6 === errors;
valid2 = _valid0;
}
if(!valid2){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate2.errors = vErrors;
return false;
}
var valid0 = _errs3 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(data.discountRate !== undefined && ((data.discountPrice === undefined) && (missing4 = "discountPrice"))){
validate2.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "discountRate",
    missingProperty: missing4,
    depsCount: 1,
    deps: "discountPrice"}}];
return false;
}
else {
if(data.discountFixed !== undefined && ((data.discountPrice === undefined) && (missing4 = "discountPrice"))){
validate2.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "discountFixed",
    missingProperty: missing4,
    depsCount: 1,
    deps: "discountPrice"}}];
return false;
}
}
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCommerceRules__not1 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.discountRate === undefined) && (missing0 = "discountRate")) || ((data.discountFixed === undefined) && (missing0 = "discountFixed"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCommerceRules__if1 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.discountPrice === undefined) && (missing0 = "discountPrice")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCommerceRules__anyOf1 = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.discountRate === undefined) && (missing0 = "discountRate")){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCommerceRules__anyOf2 = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.discountFixed === undefined) && (missing0 = "discountFixed")){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

export const isBrandmessageVideoRules = validate7;
const pattern1 = new RegExp("^https://tv\\.kakao\\.com/.", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.videoUrl !== undefined){
let data0 = data.videoUrl;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 500){
validate7.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
else {
if(!pattern1.test(data0)){
validate7.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/pattern",keyword:"pattern",params:{pattern: "^https://tv\\.kakao\\.com/."}}];
return false;
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnailUrl !== undefined){
let data1 = data.thumbnailUrl;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 500){
validate7.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
validate7.errors = vErrors;
return errors === 0;
}

export const isBrandmessageVideo = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isBrandmessageVideoRules(data))){
vErrors = childErrors(vErrors, isBrandmessageVideoRules.errors, instancePath + "");
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.videoUrl === undefined) && (missing0 = "videoUrl")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "videoUrl") || (key0 === "thumbnailUrl"))){
validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.videoUrl !== undefined){
let data0 = data.videoUrl;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 500){
validate8.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
else {
if(func0(data0) < 1){
validate8.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.thumbnailUrl !== undefined){
let data1 = data.thumbnailUrl;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 500){
validate8.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
else {
if(func0(data1) < 1){
validate8.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    TtlSeconds: isTtlSeconds,
    FriendtalkMsgType: isFriendtalkMsgType,
    BrandmessageCommerceRules: isBrandmessageCommerceRules,
    BrandmessageVideoRules: isBrandmessageVideoRules,
    BrandmessageVideo: isBrandmessageVideo,
  },
  branches: {
    BrandmessageCommerceRules$$not1: isBrandmessageCommerceRules__not1,
    BrandmessageCommerceRules$$if1: isBrandmessageCommerceRules__if1,
    BrandmessageCommerceRules$$anyOf1: isBrandmessageCommerceRules__anyOf1,
    BrandmessageCommerceRules$$anyOf2: isBrandmessageCommerceRules__anyOf2,
  },
  schemas: "{\"TtlSeconds\":{\"type\":\"string\",\"pattern\":\"^[1-9][0-9]{0,5}$\",\"x-message\":\"must be a whole number of seconds from 1 to 999999\",\"maxLength\":6,\"x-code\":\"A304\"},\"FriendtalkMsgType\":{\"type\":\"string\",\"enum\":[\"FT\",\"FI\",\"FW\",\"FL\",\"FC\",\"FM\",\"FA\",\"FP\"],\"maxLength\":2,\"x-code\":\"A523\"},\"BrandmessageCommerceRules\":{\"x-code\":\"A573\",\"dependentRequired\":{\"discountRate\":[\"discountPrice\"],\"discountFixed\":[\"discountPrice\"]},\"allOf\":[{\"not\":{\"$ref\":\"#/$defs/BrandmessageCommerceRules$$not1\"},\"x-code\":\"A573\",\"x-message\":{\"not\":\"only one of discountRate and discountFixed may be given\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageCommerceRules$$if1\"},\"then\":{\"anyOf\":[{\"$ref\":\"#/$defs/BrandmessageCommerceRules$$anyOf1\"},{\"$ref\":\"#/$defs/BrandmessageCommerceRules$$anyOf2\"}],\"x-code\":\"A573\",\"x-message\":{\"anyOf\":\"discountRate or discountFixed is required with discountPrice\"}}}]},\"BrandmessageCommerceRules$$not1\":{\"required\":[\"discountRate\",\"discountFixed\"]},\"BrandmessageCommerceRules$$if1\":{\"required\":[\"discountPrice\"]},\"BrandmessageCommerceRules$$anyOf1\":{\"required\":[\"discountRate\"]},\"BrandmessageCommerceRules$$anyOf2\":{\"required\":[\"discountFixed\"]},\"BrandmessageVideoRules\":{\"properties\":{\"videoUrl\":{\"maxLength\":500,\"pattern\":\"^https://tv\\\\.kakao\\\\.com/.\",\"x-message\":{\"pattern\":\"must be an address that begins with https://tv.kakao.com/\"},\"x-code\":\"A573\"},\"thumbnailUrl\":{\"maxLength\":500,\"x-code\":\"A573\"}}},\"BrandmessageVideo\":{\"x-code\":\"A573\",\"type\":\"object\",\"required\":[\"videoUrl\"],\"additionalProperties\":false,\"properties\":{\"videoUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":500,\"x-code\":\"A573\"},\"thumbnailUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":500,\"x-code\":\"A573\"}},\"allOf\":[{\"$ref\":\"#/$defs/BrandmessageVideoRules\"}]}}",
  uses: [],
});
