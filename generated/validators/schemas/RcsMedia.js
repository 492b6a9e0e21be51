// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isRcsMedia = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate0.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern0.test(data)){
validate0.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
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

export const isRcsButtonTime = validate1;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern1 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 25){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 25}}];
return false;
}
else {
if(!pattern1.test(data)){
validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$"}}];
return false;
}
else {
if(!(formats0.validate(data))){
validate1.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isRcsButtonPhoneNumber = validate2;
const pattern2 = new RegExp("^\\+?[0-9][0-9-]{1,17}[0-9]$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
else {
if(!pattern2.test(data)){
validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9-]{1,17}[0-9]$"}}];
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

export const isRcsPostback = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate3.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
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

export const isRcsFormatId = validate4;
const pattern3 = new RegExp("^[A-Za-z0-9._-]+$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(!pattern3.test(data)){
validate4.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"}}];
return false;
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

export const isRcsBrandKey = validate5;
const pattern4 = new RegExp("^\\S+$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate5.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern4.test(data)){
validate5.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}}];
return false;
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const isRcsBrandId = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate6.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern4.test(data)){
validate6.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}}];
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

export const isRcsExpiryOption = validate7;
const schema7 = {"type":"string","enum":["1","2","3","4"],"maxLength":1,"x-code":"A408"};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "1") || (data === "2")) || (data === "3")) || (data === "4"))){
validate7.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1){
validate7.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
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

export const isRcsHeader = validate8;
const schema8 = {"type":"string","enum":["0","1"],"maxLength":1,"x-code":"A411"};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "0") || (data === "1"))){
validate8.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1){
validate8.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
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

export const isRcsCopyAllowed = validate9;
const schema9 = {"type":"string","enum":["0","1"],"maxLength":1,"x-code":"A407"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "0") || (data === "1"))){
validate9.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1){
validate9.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1}}];
return false;
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isRcsGroupId = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate10.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
else {
if(func0(data) < 1){
validate10.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isRcsAgencyId = validate11;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate11.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
else {
if(func0(data) < 1){
validate11.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const isRcsAgencyKey = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate12.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data) < 1){
validate12.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const isRcsCards2 = validate13;
const pattern6 = new RegExp("^(?:title|description|media|mediaUrl)(?![1-2]$)[0-9]+$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.carousel !== undefined){
let data1 = data0.carousel;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data1)){
if(data1.length > 2){
validate13.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data1.length < 2){
validate13.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/type",keyword:"type",params:{type: "array"}}];
return false;
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
let data2 = data.body;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.title1 === undefined) && (missing0 = "title1")){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.description1 === undefined) && (missing1 = "description1")){
const err1 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.media1 === undefined) && (missing2 = "media1")){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate13.errors = vErrors;
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
var valid2 = _errs4 === errors;
if(valid2){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((data2.title2 === undefined) && (missing3 = "title2")){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.description2 === undefined) && (missing4 = "description2")){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs13 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing5;
if((data2.media2 === undefined) && (missing5 = "media2")){
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/2/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate13.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs9 === errors;
}
if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
var valid5 = true;
for(const key0 in data2){
if(pattern6.test(key0)){
const _errs14 = errors;
validate13.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)(%3F!%5B1-2%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data4 = data.buttons;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data4)){
if(data4.length > 2){
validate13.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const isRcsCards2__anyOf1 = validate14;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title1 === undefined) && (missing0 = "title1")){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const isRcsCards2__anyOf2 = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.description1 === undefined) && (missing0 = "description1")){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const isRcsCards2__anyOf3 = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.media1 === undefined) && (missing0 = "media1")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const isRcsCards2__anyOf4 = validate17;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title2 === undefined) && (missing0 = "title2")){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const isRcsCards2__anyOf5 = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.description2 === undefined) && (missing0 = "description2")){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const isRcsCards2__anyOf6 = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.media2 === undefined) && (missing0 = "media2")){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const isRcsCards3 = validate20;
const pattern7 = new RegExp("^(?:title|description|media|mediaUrl)(?![1-3]$)[0-9]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.carousel !== undefined){
let data1 = data0.carousel;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data1)){
if(data1.length > 3){
validate20.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data1.length < 3){
validate20.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/minItems",keyword:"minItems",params:{limit: 3}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/type",keyword:"type",params:{type: "array"}}];
return false;
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
let data2 = data.body;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.title1 === undefined) && (missing0 = "title1")){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.description1 === undefined) && (missing1 = "description1")){
const err1 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.media1 === undefined) && (missing2 = "media1")){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate20.errors = vErrors;
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
var valid2 = _errs4 === errors;
if(valid2){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((data2.title2 === undefined) && (missing3 = "title2")){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.description2 === undefined) && (missing4 = "description2")){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs13 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing5;
if((data2.media2 === undefined) && (missing5 = "media2")){
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/2/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
const _errs14 = errors;
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing6;
if((data2.title3 === undefined) && (missing6 = "title3")){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/0/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid2 = _errs16 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs17 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing7;
if((data2.description3 === undefined) && (missing7 = "description3")){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/1/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs18 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing8;
if((data2.media3 === undefined) && (missing8 = "media3")){
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/2/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs18 === errors;
valid5 = valid5 || _valid2;
}
}
if(!valid5){
const err11 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs14 === errors;
}
}
if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
var valid6 = true;
for(const key0 in data2){
if(pattern7.test(key0)){
const _errs19 = errors;
validate20.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)(%3F!%5B1-3%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data4 = data.buttons;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data4)){
if(data4.length > 3){
validate20.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isRcsCards3__anyOf7 = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title3 === undefined) && (missing0 = "title3")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isRcsCards3__anyOf8 = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.description3 === undefined) && (missing0 = "description3")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isRcsCards3__anyOf9 = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.media3 === undefined) && (missing0 = "media3")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isRcsCards4 = validate24;
const pattern8 = new RegExp("^(?:title|description|media|mediaUrl)(?![1-4]$)[0-9]+$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.carousel !== undefined){
let data1 = data0.carousel;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data1)){
if(data1.length > 4){
validate24.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data1.length < 4){
validate24.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/type",keyword:"type",params:{type: "array"}}];
return false;
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
let data2 = data.body;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.title1 === undefined) && (missing0 = "title1")){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.description1 === undefined) && (missing1 = "description1")){
const err1 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.media1 === undefined) && (missing2 = "media1")){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate24.errors = vErrors;
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
var valid2 = _errs4 === errors;
if(valid2){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((data2.title2 === undefined) && (missing3 = "title2")){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.description2 === undefined) && (missing4 = "description2")){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs13 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing5;
if((data2.media2 === undefined) && (missing5 = "media2")){
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/2/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
const _errs14 = errors;
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing6;
if((data2.title3 === undefined) && (missing6 = "title3")){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/0/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid2 = _errs16 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs17 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing7;
if((data2.description3 === undefined) && (missing7 = "description3")){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/1/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs18 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing8;
if((data2.media3 === undefined) && (missing8 = "media3")){
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/2/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs18 === errors;
valid5 = valid5 || _valid2;
}
}
if(!valid5){
const err11 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs19 = errors;
const _errs20 = errors;
let valid6 = false;
const _errs21 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing9;
if((data2.title4 === undefined) && (missing9 = "title4")){
const err12 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf/0/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid3 = _errs21 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs22 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing10;
if((data2.description4 === undefined) && (missing10 = "description4")){
const err13 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf/1/required",keyword:"required",params:{missingProperty: missing10}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs22 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs23 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing11;
if((data2.media4 === undefined) && (missing11 = "media4")){
const err14 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf/2/required",keyword:"required",params:{missingProperty: missing11}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid3 = _errs23 === errors;
valid6 = valid6 || _valid3;
}
}
if(!valid6){
const err15 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs19 === errors;
}
}
}
if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
var valid7 = true;
for(const key0 in data2){
if(pattern8.test(key0)){
const _errs24 = errors;
validate24.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)(%3F!%5B1-4%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid7 = _errs24 === errors;
if(!valid7){
break;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data4 = data.buttons;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data4)){
if(data4.length > 4){
validate24.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isRcsCards4__anyOf10 = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title4 === undefined) && (missing0 = "title4")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const isRcsCards4__anyOf11 = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.description4 === undefined) && (missing0 = "description4")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isRcsCards4__anyOf12 = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.media4 === undefined) && (missing0 = "media4")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const isRcsCards5 = validate28;
const pattern9 = new RegExp("^(?:title|description|media|mediaUrl)(?![1-5]$)[0-9]+$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.carousel !== undefined){
let data1 = data0.carousel;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data1)){
if(data1.length > 5){
validate28.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data1.length < 5){
validate28.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/minItems",keyword:"minItems",params:{limit: 5}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/type",keyword:"type",params:{type: "array"}}];
return false;
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
let data2 = data.body;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.title1 === undefined) && (missing0 = "title1")){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.description1 === undefined) && (missing1 = "description1")){
const err1 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.media1 === undefined) && (missing2 = "media1")){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate28.errors = vErrors;
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
var valid2 = _errs4 === errors;
if(valid2){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((data2.title2 === undefined) && (missing3 = "title2")){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.description2 === undefined) && (missing4 = "description2")){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs13 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing5;
if((data2.media2 === undefined) && (missing5 = "media2")){
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/2/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate28.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
const _errs14 = errors;
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing6;
if((data2.title3 === undefined) && (missing6 = "title3")){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/0/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid2 = _errs16 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs17 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing7;
if((data2.description3 === undefined) && (missing7 = "description3")){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/1/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs18 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing8;
if((data2.media3 === undefined) && (missing8 = "media3")){
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/2/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs18 === errors;
valid5 = valid5 || _valid2;
}
}
if(!valid5){
const err11 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate28.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs19 = errors;
const _errs20 = errors;
let valid6 = false;
const _errs21 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing9;
if((data2.title4 === undefined) && (missing9 = "title4")){
const err12 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf/0/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid3 = _errs21 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs22 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing10;
if((data2.description4 === undefined) && (missing10 = "description4")){
const err13 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf/1/required",keyword:"required",params:{missingProperty: missing10}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs22 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs23 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing11;
if((data2.media4 === undefined) && (missing11 = "media4")){
const err14 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf/2/required",keyword:"required",params:{missingProperty: missing11}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid3 = _errs23 === errors;
valid6 = valid6 || _valid3;
}
}
if(!valid6){
const err15 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate28.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs19 === errors;
if(valid2){
const _errs24 = errors;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing12;
if((data2.title5 === undefined) && (missing12 = "title5")){
const err16 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/4/anyOf/0/required",keyword:"required",params:{missingProperty: missing12}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid4 = _errs26 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs27 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing13;
if((data2.description5 === undefined) && (missing13 = "description5")){
const err17 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/4/anyOf/1/required",keyword:"required",params:{missingProperty: missing13}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid4 = _errs27 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs28 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing14;
if((data2.media5 === undefined) && (missing14 = "media5")){
const err18 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/4/anyOf/2/required",keyword:"required",params:{missingProperty: missing14}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid4 = _errs28 === errors;
valid7 = valid7 || _valid4;
}
}
if(!valid7){
const err19 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/4/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate28.errors = vErrors;
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
var valid2 = _errs24 === errors;
}
}
}
}
if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
var valid8 = true;
for(const key0 in data2){
if(pattern9.test(key0)){
const _errs29 = errors;
validate28.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)(%3F!%5B1-5%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data4 = data.buttons;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data4)){
if(data4.length > 5){
validate28.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isRcsCards5__anyOf13 = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title5 === undefined) && (missing0 = "title5")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const isRcsCards5__anyOf14 = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.description5 === undefined) && (missing0 = "description5")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const isRcsCards5__anyOf15 = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.media5 === undefined) && (missing0 = "media5")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const isRcsCards6 = validate32;
const pattern10 = new RegExp("^(?:title|description|media|mediaUrl)(?![1-6]$)[0-9]+$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.carousel !== undefined){
let data1 = data0.carousel;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data1)){
if(data1.length > 6){
validate32.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
if(data1.length < 6){
validate32.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/minItems",keyword:"minItems",params:{limit: 6}}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/type",keyword:"type",params:{type: "array"}}];
return false;
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
let data2 = data.body;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.title1 === undefined) && (missing0 = "title1")){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.description1 === undefined) && (missing1 = "description1")){
const err1 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.media1 === undefined) && (missing2 = "media1")){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate32.errors = vErrors;
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
var valid2 = _errs4 === errors;
if(valid2){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((data2.title2 === undefined) && (missing3 = "title2")){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.description2 === undefined) && (missing4 = "description2")){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs13 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing5;
if((data2.media2 === undefined) && (missing5 = "media2")){
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf/2/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate32.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
const _errs14 = errors;
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing6;
if((data2.title3 === undefined) && (missing6 = "title3")){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/0/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid2 = _errs16 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs17 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing7;
if((data2.description3 === undefined) && (missing7 = "description3")){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/1/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs18 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing8;
if((data2.media3 === undefined) && (missing8 = "media3")){
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf/2/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs18 === errors;
valid5 = valid5 || _valid2;
}
}
if(!valid5){
const err11 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate32.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs19 = errors;
const _errs20 = errors;
let valid6 = false;
const _errs21 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing9;
if((data2.title4 === undefined) && (missing9 = "title4")){
const err12 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf/0/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid3 = _errs21 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs22 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing10;
if((data2.description4 === undefined) && (missing10 = "description4")){
const err13 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf/1/required",keyword:"required",params:{missingProperty: missing10}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs22 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs23 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing11;
if((data2.media4 === undefined) && (missing11 = "media4")){
const err14 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf/2/required",keyword:"required",params:{missingProperty: missing11}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid3 = _errs23 === errors;
valid6 = valid6 || _valid3;
}
}
if(!valid6){
const err15 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/3/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate32.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs19 === errors;
if(valid2){
const _errs24 = errors;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing12;
if((data2.title5 === undefined) && (missing12 = "title5")){
const err16 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/4/anyOf/0/required",keyword:"required",params:{missingProperty: missing12}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid4 = _errs26 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs27 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing13;
if((data2.description5 === undefined) && (missing13 = "description5")){
const err17 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/4/anyOf/1/required",keyword:"required",params:{missingProperty: missing13}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid4 = _errs27 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs28 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing14;
if((data2.media5 === undefined) && (missing14 = "media5")){
const err18 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/4/anyOf/2/required",keyword:"required",params:{missingProperty: missing14}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid4 = _errs28 === errors;
valid7 = valid7 || _valid4;
}
}
if(!valid7){
const err19 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/4/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate32.errors = vErrors;
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
var valid2 = _errs24 === errors;
if(valid2){
const _errs29 = errors;
const _errs30 = errors;
let valid8 = false;
const _errs31 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing15;
if((data2.title6 === undefined) && (missing15 = "title6")){
const err20 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/5/anyOf/0/required",keyword:"required",params:{missingProperty: missing15}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid5 = _errs31 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
const _errs32 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing16;
if((data2.description6 === undefined) && (missing16 = "description6")){
const err21 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/5/anyOf/1/required",keyword:"required",params:{missingProperty: missing16}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid5 = _errs32 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
const _errs33 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing17;
if((data2.media6 === undefined) && (missing17 = "media6")){
const err22 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/5/anyOf/2/required",keyword:"required",params:{missingProperty: missing17}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid5 = _errs33 === errors;
valid8 = valid8 || _valid5;
}
}
if(!valid8){
const err23 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/allOf/5/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate32.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs29 === errors;
}
}
}
}
}
if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
var valid9 = true;
for(const key0 in data2){
if(pattern10.test(key0)){
const _errs34 = errors;
validate32.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)(%3F!%5B1-6%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
return false;
var valid9 = _errs34 === errors;
if(!valid9){
break;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buttons !== undefined){
let data4 = data.buttons;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data4)){
if(data4.length > 6){
validate32.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const isRcsCards6__anyOf16 = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title6 === undefined) && (missing0 = "title6")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const isRcsCards6__anyOf17 = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.description6 === undefined) && (missing0 = "description6")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

export const isRcsCards6__anyOf18 = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.media6 === undefined) && (missing0 = "media6")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    RcsMedia: isRcsMedia,
    RcsButtonTime: isRcsButtonTime,
    RcsButtonPhoneNumber: isRcsButtonPhoneNumber,
    RcsPostback: isRcsPostback,
    RcsFormatId: isRcsFormatId,
    RcsBrandKey: isRcsBrandKey,
    RcsBrandId: isRcsBrandId,
    RcsExpiryOption: isRcsExpiryOption,
    RcsHeader: isRcsHeader,
    RcsCopyAllowed: isRcsCopyAllowed,
    RcsGroupId: isRcsGroupId,
    RcsAgencyId: isRcsAgencyId,
    RcsAgencyKey: isRcsAgencyKey,
    RcsCards2: isRcsCards2,
    RcsCards3: isRcsCards3,
    RcsCards4: isRcsCards4,
    RcsCards5: isRcsCards5,
    RcsCards6: isRcsCards6,
  },
  branches: {
    RcsCards2$$anyOf1: isRcsCards2__anyOf1,
    RcsCards2$$anyOf2: isRcsCards2__anyOf2,
    RcsCards2$$anyOf3: isRcsCards2__anyOf3,
    RcsCards2$$anyOf4: isRcsCards2__anyOf4,
    RcsCards2$$anyOf5: isRcsCards2__anyOf5,
    RcsCards2$$anyOf6: isRcsCards2__anyOf6,
    RcsCards3$$anyOf1: isRcsCards2__anyOf1,
    RcsCards3$$anyOf2: isRcsCards2__anyOf2,
    RcsCards3$$anyOf3: isRcsCards2__anyOf3,
    RcsCards3$$anyOf4: isRcsCards2__anyOf4,
    RcsCards3$$anyOf5: isRcsCards2__anyOf5,
    RcsCards3$$anyOf6: isRcsCards2__anyOf6,
    RcsCards3$$anyOf7: isRcsCards3__anyOf7,
    RcsCards3$$anyOf8: isRcsCards3__anyOf8,
    RcsCards3$$anyOf9: isRcsCards3__anyOf9,
    RcsCards4$$anyOf1: isRcsCards2__anyOf1,
    RcsCards4$$anyOf2: isRcsCards2__anyOf2,
    RcsCards4$$anyOf3: isRcsCards2__anyOf3,
    RcsCards4$$anyOf4: isRcsCards2__anyOf4,
    RcsCards4$$anyOf5: isRcsCards2__anyOf5,
    RcsCards4$$anyOf6: isRcsCards2__anyOf6,
    RcsCards4$$anyOf7: isRcsCards3__anyOf7,
    RcsCards4$$anyOf8: isRcsCards3__anyOf8,
    RcsCards4$$anyOf9: isRcsCards3__anyOf9,
    RcsCards4$$anyOf10: isRcsCards4__anyOf10,
    RcsCards4$$anyOf11: isRcsCards4__anyOf11,
    RcsCards4$$anyOf12: isRcsCards4__anyOf12,
    RcsCards5$$anyOf1: isRcsCards2__anyOf1,
    RcsCards5$$anyOf2: isRcsCards2__anyOf2,
    RcsCards5$$anyOf3: isRcsCards2__anyOf3,
    RcsCards5$$anyOf4: isRcsCards2__anyOf4,
    RcsCards5$$anyOf5: isRcsCards2__anyOf5,
    RcsCards5$$anyOf6: isRcsCards2__anyOf6,
    RcsCards5$$anyOf7: isRcsCards3__anyOf7,
    RcsCards5$$anyOf8: isRcsCards3__anyOf8,
    RcsCards5$$anyOf9: isRcsCards3__anyOf9,
    RcsCards5$$anyOf10: isRcsCards4__anyOf10,
    RcsCards5$$anyOf11: isRcsCards4__anyOf11,
    RcsCards5$$anyOf12: isRcsCards4__anyOf12,
    RcsCards5$$anyOf13: isRcsCards5__anyOf13,
    RcsCards5$$anyOf14: isRcsCards5__anyOf14,
    RcsCards5$$anyOf15: isRcsCards5__anyOf15,
    RcsCards6$$anyOf1: isRcsCards2__anyOf1,
    RcsCards6$$anyOf2: isRcsCards2__anyOf2,
    RcsCards6$$anyOf3: isRcsCards2__anyOf3,
    RcsCards6$$anyOf4: isRcsCards2__anyOf4,
    RcsCards6$$anyOf5: isRcsCards2__anyOf5,
    RcsCards6$$anyOf6: isRcsCards2__anyOf6,
    RcsCards6$$anyOf7: isRcsCards3__anyOf7,
    RcsCards6$$anyOf8: isRcsCards3__anyOf8,
    RcsCards6$$anyOf9: isRcsCards3__anyOf9,
    RcsCards6$$anyOf10: isRcsCards4__anyOf10,
    RcsCards6$$anyOf11: isRcsCards4__anyOf11,
    RcsCards6$$anyOf12: isRcsCards4__anyOf12,
    RcsCards6$$anyOf13: isRcsCards5__anyOf13,
    RcsCards6$$anyOf14: isRcsCards5__anyOf14,
    RcsCards6$$anyOf15: isRcsCards5__anyOf15,
    RcsCards6$$anyOf16: isRcsCards6__anyOf16,
    RcsCards6$$anyOf17: isRcsCards6__anyOf17,
    RcsCards6$$anyOf18: isRcsCards6__anyOf18,
  },
  schemas: "{\"RcsMedia\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"x-message\":\"must be a media reference (maapfile://…)\",\"maxLength\":200,\"x-code\":\"A217\"},\"RcsButtonTime\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$\",\"x-message\":\"must be a time to the second with its offset\",\"maxLength\":25},\"RcsButtonPhoneNumber\":{\"type\":\"string\",\"pattern\":\"^\\\\+?[0-9][0-9-]{1,17}[0-9]$\",\"x-message\":\"must be a phone number\",\"maxLength\":20},\"RcsPostback\":{\"type\":\"object\",\"required\":[\"data\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"data\":{\"type\":\"string\",\"maxLength\":1000,\"x-code\":\"A406\"}}},\"RcsFormatId\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._-]+$\",\"x-message\":\"must be a format or template ID\",\"maxLength\":64,\"x-code\":\"A404\"},\"RcsBrandKey\":{\"type\":\"string\",\"pattern\":\"^\\\\S+$\",\"x-message\":\"must be a brand key\",\"maxLength\":100,\"x-code\":\"A420\"},\"RcsBrandId\":{\"type\":\"string\",\"pattern\":\"^\\\\S+$\",\"x-message\":\"must be a brand ID\",\"maxLength\":100,\"x-code\":\"A419\"},\"RcsExpiryOption\":{\"type\":\"string\",\"enum\":[\"1\",\"2\",\"3\",\"4\"],\"maxLength\":1,\"x-code\":\"A408\"},\"RcsHeader\":{\"type\":\"string\",\"enum\":[\"0\",\"1\"],\"maxLength\":1,\"x-code\":\"A411\"},\"RcsCopyAllowed\":{\"type\":\"string\",\"enum\":[\"0\",\"1\"],\"maxLength\":1,\"x-code\":\"A407\"},\"RcsGroupId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20,\"x-code\":\"A409\"},\"RcsAgencyId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20},\"RcsAgencyKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"RcsCards2\":{\"properties\":{\"content\":{\"properties\":{\"carousel\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":2,\"x-code\":\"A417\"}}},\"body\":{\"patternProperties\":{\"^(?:title|description|media|mediaUrl)(?![1-2]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A417\",\"x-message\":\"must be left out: this format has 2 cards\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards2$$anyOf1\"},{\"$ref\":\"#/$defs/RcsCards2$$anyOf2\"},{\"$ref\":\"#/$defs/RcsCards2$$anyOf3\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards2$$anyOf4\"},{\"$ref\":\"#/$defs/RcsCards2$$anyOf5\"},{\"$ref\":\"#/$defs/RcsCards2$$anyOf6\"}],\"x-code\":\"A417\"}]},\"buttons\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A406\"}}},\"RcsCards2$$anyOf1\":{\"required\":[\"title1\"]},\"RcsCards2$$anyOf2\":{\"required\":[\"description1\"]},\"RcsCards2$$anyOf3\":{\"required\":[\"media1\"]},\"RcsCards2$$anyOf4\":{\"required\":[\"title2\"]},\"RcsCards2$$anyOf5\":{\"required\":[\"description2\"]},\"RcsCards2$$anyOf6\":{\"required\":[\"media2\"]},\"RcsCards3\":{\"properties\":{\"content\":{\"properties\":{\"carousel\":{\"type\":\"array\",\"minItems\":3,\"maxItems\":3,\"x-code\":\"A417\"}}},\"body\":{\"patternProperties\":{\"^(?:title|description|media|mediaUrl)(?![1-3]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A417\",\"x-message\":\"must be left out: this format has 3 cards\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards3$$anyOf1\"},{\"$ref\":\"#/$defs/RcsCards3$$anyOf2\"},{\"$ref\":\"#/$defs/RcsCards3$$anyOf3\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards3$$anyOf4\"},{\"$ref\":\"#/$defs/RcsCards3$$anyOf5\"},{\"$ref\":\"#/$defs/RcsCards3$$anyOf6\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards3$$anyOf7\"},{\"$ref\":\"#/$defs/RcsCards3$$anyOf8\"},{\"$ref\":\"#/$defs/RcsCards3$$anyOf9\"}],\"x-code\":\"A417\"}]},\"buttons\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A406\"}}},\"RcsCards3$$anyOf1\":{\"required\":[\"title1\"]},\"RcsCards3$$anyOf2\":{\"required\":[\"description1\"]},\"RcsCards3$$anyOf3\":{\"required\":[\"media1\"]},\"RcsCards3$$anyOf4\":{\"required\":[\"title2\"]},\"RcsCards3$$anyOf5\":{\"required\":[\"description2\"]},\"RcsCards3$$anyOf6\":{\"required\":[\"media2\"]},\"RcsCards3$$anyOf7\":{\"required\":[\"title3\"]},\"RcsCards3$$anyOf8\":{\"required\":[\"description3\"]},\"RcsCards3$$anyOf9\":{\"required\":[\"media3\"]},\"RcsCards4\":{\"properties\":{\"content\":{\"properties\":{\"carousel\":{\"type\":\"array\",\"minItems\":4,\"maxItems\":4,\"x-code\":\"A417\"}}},\"body\":{\"patternProperties\":{\"^(?:title|description|media|mediaUrl)(?![1-4]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A417\",\"x-message\":\"must be left out: this format has 4 cards\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards4$$anyOf1\"},{\"$ref\":\"#/$defs/RcsCards4$$anyOf2\"},{\"$ref\":\"#/$defs/RcsCards4$$anyOf3\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards4$$anyOf4\"},{\"$ref\":\"#/$defs/RcsCards4$$anyOf5\"},{\"$ref\":\"#/$defs/RcsCards4$$anyOf6\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards4$$anyOf7\"},{\"$ref\":\"#/$defs/RcsCards4$$anyOf8\"},{\"$ref\":\"#/$defs/RcsCards4$$anyOf9\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards4$$anyOf10\"},{\"$ref\":\"#/$defs/RcsCards4$$anyOf11\"},{\"$ref\":\"#/$defs/RcsCards4$$anyOf12\"}],\"x-code\":\"A417\"}]},\"buttons\":{\"type\":\"array\",\"maxItems\":4,\"x-code\":\"A406\"}}},\"RcsCards4$$anyOf1\":{\"required\":[\"title1\"]},\"RcsCards4$$anyOf2\":{\"required\":[\"description1\"]},\"RcsCards4$$anyOf3\":{\"required\":[\"media1\"]},\"RcsCards4$$anyOf4\":{\"required\":[\"title2\"]},\"RcsCards4$$anyOf5\":{\"required\":[\"description2\"]},\"RcsCards4$$anyOf6\":{\"required\":[\"media2\"]},\"RcsCards4$$anyOf7\":{\"required\":[\"title3\"]},\"RcsCards4$$anyOf8\":{\"required\":[\"description3\"]},\"RcsCards4$$anyOf9\":{\"required\":[\"media3\"]},\"RcsCards4$$anyOf10\":{\"required\":[\"title4\"]},\"RcsCards4$$anyOf11\":{\"required\":[\"description4\"]},\"RcsCards4$$anyOf12\":{\"required\":[\"media4\"]},\"RcsCards5\":{\"properties\":{\"content\":{\"properties\":{\"carousel\":{\"type\":\"array\",\"minItems\":5,\"maxItems\":5,\"x-code\":\"A417\"}}},\"body\":{\"patternProperties\":{\"^(?:title|description|media|mediaUrl)(?![1-5]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A417\",\"x-message\":\"must be left out: this format has 5 cards\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards5$$anyOf1\"},{\"$ref\":\"#/$defs/RcsCards5$$anyOf2\"},{\"$ref\":\"#/$defs/RcsCards5$$anyOf3\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards5$$anyOf4\"},{\"$ref\":\"#/$defs/RcsCards5$$anyOf5\"},{\"$ref\":\"#/$defs/RcsCards5$$anyOf6\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards5$$anyOf7\"},{\"$ref\":\"#/$defs/RcsCards5$$anyOf8\"},{\"$ref\":\"#/$defs/RcsCards5$$anyOf9\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards5$$anyOf10\"},{\"$ref\":\"#/$defs/RcsCards5$$anyOf11\"},{\"$ref\":\"#/$defs/RcsCards5$$anyOf12\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards5$$anyOf13\"},{\"$ref\":\"#/$defs/RcsCards5$$anyOf14\"},{\"$ref\":\"#/$defs/RcsCards5$$anyOf15\"}],\"x-code\":\"A417\"}]},\"buttons\":{\"type\":\"array\",\"maxItems\":5,\"x-code\":\"A406\"}}},\"RcsCards5$$anyOf1\":{\"required\":[\"title1\"]},\"RcsCards5$$anyOf2\":{\"required\":[\"description1\"]},\"RcsCards5$$anyOf3\":{\"required\":[\"media1\"]},\"RcsCards5$$anyOf4\":{\"required\":[\"title2\"]},\"RcsCards5$$anyOf5\":{\"required\":[\"description2\"]},\"RcsCards5$$anyOf6\":{\"required\":[\"media2\"]},\"RcsCards5$$anyOf7\":{\"required\":[\"title3\"]},\"RcsCards5$$anyOf8\":{\"required\":[\"description3\"]},\"RcsCards5$$anyOf9\":{\"required\":[\"media3\"]},\"RcsCards5$$anyOf10\":{\"required\":[\"title4\"]},\"RcsCards5$$anyOf11\":{\"required\":[\"description4\"]},\"RcsCards5$$anyOf12\":{\"required\":[\"media4\"]},\"RcsCards5$$anyOf13\":{\"required\":[\"title5\"]},\"RcsCards5$$anyOf14\":{\"required\":[\"description5\"]},\"RcsCards5$$anyOf15\":{\"required\":[\"media5\"]},\"RcsCards6\":{\"properties\":{\"content\":{\"properties\":{\"carousel\":{\"type\":\"array\",\"minItems\":6,\"maxItems\":6,\"x-code\":\"A417\"}}},\"body\":{\"patternProperties\":{\"^(?:title|description|media|mediaUrl)(?![1-6]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A417\",\"x-message\":\"must be left out: this format has 6 cards\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards6$$anyOf1\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf2\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf3\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards6$$anyOf4\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf5\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf6\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards6$$anyOf7\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf8\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf9\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards6$$anyOf10\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf11\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf12\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards6$$anyOf13\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf14\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf15\"}],\"x-code\":\"A417\"},{\"anyOf\":[{\"$ref\":\"#/$defs/RcsCards6$$anyOf16\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf17\"},{\"$ref\":\"#/$defs/RcsCards6$$anyOf18\"}],\"x-code\":\"A417\"}]},\"buttons\":{\"type\":\"array\",\"maxItems\":6,\"x-code\":\"A406\"}}},\"RcsCards6$$anyOf1\":{\"required\":[\"title1\"]},\"RcsCards6$$anyOf2\":{\"required\":[\"description1\"]},\"RcsCards6$$anyOf3\":{\"required\":[\"media1\"]},\"RcsCards6$$anyOf4\":{\"required\":[\"title2\"]},\"RcsCards6$$anyOf5\":{\"required\":[\"description2\"]},\"RcsCards6$$anyOf6\":{\"required\":[\"media2\"]},\"RcsCards6$$anyOf7\":{\"required\":[\"title3\"]},\"RcsCards6$$anyOf8\":{\"required\":[\"description3\"]},\"RcsCards6$$anyOf9\":{\"required\":[\"media3\"]},\"RcsCards6$$anyOf10\":{\"required\":[\"title4\"]},\"RcsCards6$$anyOf11\":{\"required\":[\"description4\"]},\"RcsCards6$$anyOf12\":{\"required\":[\"media4\"]},\"RcsCards6$$anyOf13\":{\"required\":[\"title5\"]},\"RcsCards6$$anyOf14\":{\"required\":[\"description5\"]},\"RcsCards6$$anyOf15\":{\"required\":[\"media5\"]},\"RcsCards6$$anyOf16\":{\"required\":[\"title6\"]},\"RcsCards6$$anyOf17\":{\"required\":[\"description6\"]},\"RcsCards6$$anyOf18\":{\"required\":[\"media6\"]}}",
  uses: [],
});
