// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isSuccessCode, isSuccessText, part as part_SuccessCode } from "../schemas/SuccessCode.js";

"use strict";
export const isFileUploaded = validate20;
const schema31 = {"type":"object","required":["code","result","data"],"properties":{"code":{"x-call":"isSuccessCode"},"result":{"x-call":"isSuccessText"},"data":{"x-call":"isUploadedFile"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(isUploadedFile(data.data))){
vErrors = childErrors(vErrors, isUploadedFile.errors, instancePath + "/data");
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isUploadedFile = validate21;
const schema32 = {"type":"object","required":["fileKey","expired"],"properties":{"fileKey":{"type":"string","maxLength":100},"media":{"type":"string","pattern":"^maapfile://","maxLength":200},"imgUrl":{"type":"string","format":"uri","maxLength":1000},"expired":{"x-call":"isFileExpiry"}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^maapfile://", "u");
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.fileKey === undefined) && (missing0 = "fileKey")) || ((data.expired === undefined) && (missing0 = "expired"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.fileKey !== undefined){
let data0 = data.fileKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate21.errors = [{instancePath:instancePath+"/fileKey",schemaPath:"#/properties/fileKey/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/fileKey",schemaPath:"#/properties/fileKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media !== undefined){
let data1 = data.media;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate21.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate21.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://"}}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgUrl !== undefined){
let data2 = data.imgUrl;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate21.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!(formats0(data2))){
validate21.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expired !== undefined){
const _errs7 = errors;
if(!(isFileExpiry(data.expired))){
vErrors = childErrors(vErrors, isFileExpiry.errors, instancePath + "/expired");
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isFileExpiry = validate22;
const schema33 = {"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","maxLength":19};
const pattern5 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 19){
validate22.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 19}}];
return false;
}
else {
if(!pattern5.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"}}];
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    FileUploaded: isFileUploaded,
    UploadedFile: isUploadedFile,
    FileExpiry: isFileExpiry,
  },
  schemas: "{\"FileUploaded\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/UploadedFile\"}}},\"UploadedFile\":{\"type\":\"object\",\"required\":[\"fileKey\",\"expired\"],\"properties\":{\"fileKey\":{\"type\":\"string\",\"maxLength\":100},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://\",\"maxLength\":200},\"imgUrl\":{\"type\":\"string\",\"format\":\"uri\",\"maxLength\":1000},\"expired\":{\"$ref\":\"#/$defs/FileExpiry\"}}},\"FileExpiry\":{\"type\":\"string\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$\",\"maxLength\":19}}",
  uses: [part_SuccessCode],
});
