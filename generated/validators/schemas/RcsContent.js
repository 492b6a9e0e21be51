// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isRcsMedia, isRcsButtonTime, isRcsButtonPhoneNumber, isRcsPostback, isRcsCards2, isRcsCards3, isRcsCards4, isRcsCards5, isRcsCards6, part as part_RcsMedia } from "../schemas/RcsMedia.js";
import { isFileKey, part as part_small } from "../schemas/small.js";

"use strict";
export const isRcsContent = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(isRcsStandaloneContent(data))){
vErrors = childErrors(vErrors, isRcsStandaloneContent.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(isRcsCarouselContent(data))){
vErrors = childErrors(vErrors, isRcsCarouselContent.errors, instancePath + "");
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
if(!(isRcsTemplateContent(data))){
vErrors = childErrors(vErrors, isRcsTemplateContent.errors, instancePath + "");
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
validate0.errors = vErrors;
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
validate0.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate0.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isRcsStandaloneContent = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.standalone === undefined) && (missing0 = "standalone")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "standalone")){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.standalone !== undefined){
if(!(isRcsStandalone(data.standalone))){
vErrors = childErrors(vErrors, isRcsStandalone.errors, instancePath + "/standalone");
errors = vErrors.length;
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

export const isRcsStandalone = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate2.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "text") || (key0 === "title")) || (key0 === "media")) || (key0 === "mediaUrl")) || (key0 === "button")) || (key0 === "subContent"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
const _errs2 = errors;
if(!(isRcsText(data.text))){
vErrors = childErrors(vErrors, isRcsText.errors, instancePath + "/text");
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
if(!(isRcsTitle(data.title))){
vErrors = childErrors(vErrors, isRcsTitle.errors, instancePath + "/title");
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
if(!(isRcsMediaUrl(data.mediaUrl))){
vErrors = childErrors(vErrors, isRcsMediaUrl.errors, instancePath + "/mediaUrl");
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
if(!(isRcsCardButtons(data.button))){
vErrors = childErrors(vErrors, isRcsCardButtons.errors, instancePath + "/button");
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
if(!(isRcsSubContents(data.subContent))){
vErrors = childErrors(vErrors, isRcsSubContents.errors, instancePath + "/subContent");
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
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isRcsText = validate3;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1300){
validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
else {
if(func0(data) < 1){
validate3.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isRcsTitle = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 30){
validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data) < 1){
validate4.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
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

export const isRcsMediaUrl = validate5;
const pattern0 = new RegExp("^(\\\\|[A-Za-z][A-Za-z0-9+.-]*:\\S+)$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1000){
validate5.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!pattern0.test(data)){
validate5.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\\\|[A-Za-z][A-Za-z0-9+.-]*:\\S+)$"}}];
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

export const isRcsCardButtons = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate6.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isRcsButton(data[i0]))){
vErrors = childErrors(vErrors, isRcsButton.errors, instancePath + "/" + i0);
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
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

export const isRcsButton = validate7;
const schema7 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["URL","MAP_LOC","MAP_QRY","MAP_SEND","CALENDAR","COPY","COM_T","COM_V","DIAL"],"maxLength":8,"x-code":"A426"}},"x-code":{"default":"A406","oneOf":"A426"},"allOf":[{"type":"object","properties":{"type":{"enum":["URL","MAP_LOC","MAP_QRY","MAP_SEND","CALENDAR","COPY","COM_T","COM_V","DIAL"],"x-code":"A426"}},"required":["type"]},{"if":{"properties":{"type":{"enum":["URL"]}},"required":["type"]},"then":{"x-call":"isRcsButtonUrl"}},{"if":{"properties":{"type":{"enum":["MAP_LOC"]}},"required":["type"]},"then":{"x-call":"isRcsButtonMapLoc"}},{"if":{"properties":{"type":{"enum":["MAP_QRY"]}},"required":["type"]},"then":{"x-call":"isRcsButtonMapQry"}},{"if":{"properties":{"type":{"enum":["MAP_SEND"]}},"required":["type"]},"then":{"x-call":"isRcsButtonMapSend"}},{"if":{"properties":{"type":{"enum":["CALENDAR"]}},"required":["type"]},"then":{"x-call":"isRcsButtonCalendar"}},{"if":{"properties":{"type":{"enum":["COPY"]}},"required":["type"]},"then":{"x-call":"isRcsButtonCopy"}},{"if":{"properties":{"type":{"enum":["COM_T"]}},"required":["type"]},"then":{"x-call":"isRcsButtonComT"}},{"if":{"properties":{"type":{"enum":["COM_V"]}},"required":["type"]},"then":{"x-call":"isRcsButtonComV"}},{"if":{"properties":{"type":{"enum":["DIAL"]}},"required":["type"]},"then":{"x-call":"isRcsButtonDial"}}]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate7.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((data0 === "URL") || (data0 === "MAP_LOC")) || (data0 === "MAP_QRY")) || (data0 === "MAP_SEND")) || (data0 === "CALENDAR")) || (data0 === "COPY")) || (data0 === "COM_T")) || (data0 === "COM_V")) || (data0 === "DIAL"))){
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.allOf[0].properties.type.enum}}];
return false;
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}}];
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
if(!(isRcsButtonUrl(data))){
vErrors = childErrors(vErrors, isRcsButtonUrl.errors, instancePath + "");
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
validate7.errors = vErrors;
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
if(!(isRcsButtonMapLoc(data))){
vErrors = childErrors(vErrors, isRcsButtonMapLoc.errors, instancePath + "");
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
validate7.errors = vErrors;
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
if(!(isRcsButtonMapQry(data))){
vErrors = childErrors(vErrors, isRcsButtonMapQry.errors, instancePath + "");
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
validate7.errors = vErrors;
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
if(!(isRcsButtonMapSend(data))){
vErrors = childErrors(vErrors, isRcsButtonMapSend.errors, instancePath + "");
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
validate7.errors = vErrors;
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
if(!(isRcsButtonCalendar(data))){
vErrors = childErrors(vErrors, isRcsButtonCalendar.errors, instancePath + "");
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
validate7.errors = vErrors;
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
if(!(isRcsButtonCopy(data))){
vErrors = childErrors(vErrors, isRcsButtonCopy.errors, instancePath + "");
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
validate7.errors = vErrors;
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
if(!(isRcsButtonComT(data))){
vErrors = childErrors(vErrors, isRcsButtonComT.errors, instancePath + "");
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
validate7.errors = vErrors;
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
if(!(isRcsButtonComV(data))){
vErrors = childErrors(vErrors, isRcsButtonComV.errors, instancePath + "");
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
validate7.errors = vErrors;
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
if(!(isRcsButtonDial(data))){
vErrors = childErrors(vErrors, isRcsButtonDial.errors, instancePath + "");
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
validate7.errors = vErrors;
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
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data.type !== undefined){
let data10 = data.type;
const _errs49 = errors;
if(!(((((((((data10 === "URL") || (data10 === "MAP_LOC")) || (data10 === "MAP_QRY")) || (data10 === "MAP_SEND")) || (data10 === "CALENDAR")) || (data10 === "COPY")) || (data10 === "COM_T")) || (data10 === "COM_V")) || (data10 === "DIAL"))){
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}}];
return false;
}
if(errors === _errs49){
if(typeof data10 === "string"){
if(func0(data10) > 8){
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
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

export const isRcsButton__if1 = validate8;
const schema8 = {"properties":{"type":{"enum":["URL"]}},"required":["type"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "URL")){
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum}}];
return false;
}
}
}
}
validate8.errors = vErrors;
return errors === 0;
}

export const isRcsButton__if2 = validate9;
const schema9 = {"properties":{"type":{"enum":["MAP_LOC"]}},"required":["type"]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "MAP_LOC")){
validate9.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.type.enum}}];
return false;
}
}
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isRcsButton__if3 = validate10;
const schema10 = {"properties":{"type":{"enum":["MAP_QRY"]}},"required":["type"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "MAP_QRY")){
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.properties.type.enum}}];
return false;
}
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isRcsButton__if4 = validate11;
const schema11 = {"properties":{"type":{"enum":["MAP_SEND"]}},"required":["type"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "MAP_SEND")){
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.type.enum}}];
return false;
}
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const isRcsButton__if5 = validate12;
const schema12 = {"properties":{"type":{"enum":["CALENDAR"]}},"required":["type"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "CALENDAR")){
validate12.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema12.properties.type.enum}}];
return false;
}
}
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const isRcsButton__if6 = validate13;
const schema13 = {"properties":{"type":{"enum":["COPY"]}},"required":["type"]};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "COPY")){
validate13.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum}}];
return false;
}
}
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const isRcsButton__if7 = validate14;
const schema14 = {"properties":{"type":{"enum":["COM_T"]}},"required":["type"]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "COM_T")){
validate14.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum}}];
return false;
}
}
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const isRcsButton__if8 = validate15;
const schema15 = {"properties":{"type":{"enum":["COM_V"]}},"required":["type"]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "COM_V")){
validate15.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema15.properties.type.enum}}];
return false;
}
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const isRcsButton__if9 = validate16;
const schema16 = {"properties":{"type":{"enum":["DIAL"]}},"required":["type"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "DIAL")){
validate16.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum}}];
return false;
}
}
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const isRcsButtonUrl = validate17;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.url === undefined) && (missing0 = "url"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "url"))){
validate17.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("URL" !== data.type){
validate17.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "URL"}}];
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
if(!(isRcsButtonName(data.name))){
vErrors = childErrors(vErrors, isRcsButtonName.errors, instancePath + "/name");
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
if(!(isRcsButtonLink(data.url))){
vErrors = childErrors(vErrors, isRcsButtonLink.errors, instancePath + "/url");
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
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const isRcsButtonName = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate18.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data) < 1){
validate18.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const isRcsButtonLink = validate19;
const pattern1 = new RegExp("^[A-Za-z][A-Za-z0-9+.-]*:\\S+$", "u");

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1000){
validate19.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!pattern1.test(data)){
validate19.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9+.-]*:\\S+$"}}];
return false;
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const isRcsButtonMapLoc = validate20;
const pattern2 = new RegExp("^-?([0-8]?[0-9](\\.[0-9]{1,15})?|90(\\.0{1,15})?)$", "u");
const pattern3 = new RegExp("^-?((1[0-7][0-9]|[0-9]?[0-9])(\\.[0-9]{1,15})?|180(\\.0{1,15})?)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.latitude === undefined) && (missing0 = "latitude"))) || ((data.longitude === undefined) && (missing0 = "longitude"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "name")) || (key0 === "label")) || (key0 === "latitude")) || (key0 === "longitude")) || (key0 === "fallbackUrl"))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("MAP_LOC" !== data.type){
validate20.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MAP_LOC"}}];
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
if(!(isRcsButtonName(data.name))){
vErrors = childErrors(vErrors, isRcsButtonName.errors, instancePath + "/name");
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
if(func0(data2) > 100){
validate20.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data2) < 1){
validate20.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
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
validate20.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
else {
if(!pattern2.test(data3)){
validate20.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/pattern",keyword:"pattern",params:{pattern: "^-?([0-8]?[0-9](\\.[0-9]{1,15})?|90(\\.0{1,15})?)$"}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/type",keyword:"type",params:{type: "string"}}];
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
validate20.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
else {
if(!pattern3.test(data4)){
validate20.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/pattern",keyword:"pattern",params:{pattern: "^-?((1[0-7][0-9]|[0-9]?[0-9])(\\.[0-9]{1,15})?|180(\\.0{1,15})?)$"}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/type",keyword:"type",params:{type: "string"}}];
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
if(!(isRcsButtonLink(data.fallbackUrl))){
vErrors = childErrors(vErrors, isRcsButtonLink.errors, instancePath + "/fallbackUrl");
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isRcsButtonMapQry = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.query === undefined) && (missing0 = "query"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "name")) || (key0 === "query")) || (key0 === "fallbackUrl"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("MAP_QRY" !== data.type){
validate21.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MAP_QRY"}}];
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
if(!(isRcsButtonName(data.name))){
vErrors = childErrors(vErrors, isRcsButtonName.errors, instancePath + "/name");
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
if(func0(data2) > 100){
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data2) < 1){
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}}];
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
if(!(isRcsButtonLink(data.fallbackUrl))){
vErrors = childErrors(vErrors, isRcsButtonLink.errors, instancePath + "/fallbackUrl");
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isRcsButtonMapSend = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "name"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("MAP_SEND" !== data.type){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MAP_SEND"}}];
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
if(!(isRcsButtonName(data.name))){
vErrors = childErrors(vErrors, isRcsButtonName.errors, instancePath + "/name");
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isRcsButtonCalendar = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.startTime === undefined) && (missing0 = "startTime"))) || ((data.endTime === undefined) && (missing0 = "endTime"))) || ((data.title === undefined) && (missing0 = "title"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "name")) || (key0 === "startTime")) || (key0 === "endTime")) || (key0 === "title")) || (key0 === "description"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("CALENDAR" !== data.type){
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "CALENDAR"}}];
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
if(!(isRcsButtonName(data.name))){
vErrors = childErrors(vErrors, isRcsButtonName.errors, instancePath + "/name");
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
if(func0(data4) > 100){
validate23.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data4) < 1){
validate23.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data5) > 500){
validate23.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isRcsButtonCopy = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.text === undefined) && (missing0 = "text"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "text"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("COPY" !== data.type){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "COPY"}}];
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
if(!(isRcsButtonName(data.name))){
vErrors = childErrors(vErrors, isRcsButtonName.errors, instancePath + "/name");
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
if(func0(data2) > 1000){
validate24.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func0(data2) < 1){
validate24.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isRcsButtonComT = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))) || ((data.text === undefined) && (missing0 = "text"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "name")) || (key0 === "phoneNumber")) || (key0 === "text"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("COM_T" !== data.type){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "COM_T"}}];
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
if(!(isRcsButtonName(data.name))){
vErrors = childErrors(vErrors, isRcsButtonName.errors, instancePath + "/name");
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
if(func0(data3) > 1000){
validate25.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func0(data3) < 1){
validate25.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const isRcsButtonComV = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "phoneNumber"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("COM_V" !== data.type){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "COM_V"}}];
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
if(!(isRcsButtonName(data.name))){
vErrors = childErrors(vErrors, isRcsButtonName.errors, instancePath + "/name");
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isRcsButtonDial = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "phoneNumber"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("DIAL" !== data.type){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "DIAL"}}];
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
if(!(isRcsButtonName(data.name))){
vErrors = childErrors(vErrors, isRcsButtonName.errors, instancePath + "/name");
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const isRcsSubContents = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate28.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isRcsSubContent(data[i0]))){
vErrors = childErrors(vErrors, isRcsSubContent.errors, instancePath + "/" + i0);
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isRcsSubContent = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate29.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "subTitle") || (key0 === "subDesc")) || (key0 === "subMedia")) || (key0 === "subMediaUrl"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func0(data0) > 100){
validate29.errors = [{instancePath:instancePath+"/subTitle",schemaPath:"#/properties/subTitle/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/subTitle",schemaPath:"#/properties/subTitle/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/subTitle",schemaPath:"#/properties/subTitle/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data1) > 150){
validate29.errors = [{instancePath:instancePath+"/subDesc",schemaPath:"#/properties/subDesc/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
else {
if(func0(data1) < 1){
validate29.errors = [{instancePath:instancePath+"/subDesc",schemaPath:"#/properties/subDesc/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/subDesc",schemaPath:"#/properties/subDesc/type",keyword:"type",params:{type: "string"}}];
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
if(!(isRcsSubMediaUrl(data.subMediaUrl))){
vErrors = childErrors(vErrors, isRcsSubMediaUrl.errors, instancePath + "/subMediaUrl");
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const isRcsSubMediaUrl = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1000){
validate30.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!pattern1.test(data)){
validate30.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9+.-]*:\\S+$"}}];
return false;
}
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

export const isRcsCarouselContent = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.carousel === undefined) && (missing0 = "carousel")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "carousel")){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.carousel !== undefined){
if(!(isRcsCarousel(data.carousel))){
vErrors = childErrors(vErrors, isRcsCarousel.errors, instancePath + "/carousel");
errors = vErrors.length;
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

export const isRcsCarousel = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 6){
validate32.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
if(data.length < 2){
validate32.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isRcsCarouselCard(data[i0]))){
vErrors = childErrors(vErrors, isRcsCarouselCard.errors, instancePath + "/" + i0);
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const isRcsCarouselCard = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate33.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "text") || (key0 === "title")) || (key0 === "media")) || (key0 === "fileKey")) || (key0 === "mediaUrl")) || (key0 === "button"))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
const _errs2 = errors;
if(!(isRcsText(data.text))){
vErrors = childErrors(vErrors, isRcsText.errors, instancePath + "/text");
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
if(!(isRcsTitle(data.title))){
vErrors = childErrors(vErrors, isRcsTitle.errors, instancePath + "/title");
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
if(!(isRcsMediaUrl(data.mediaUrl))){
vErrors = childErrors(vErrors, isRcsMediaUrl.errors, instancePath + "/mediaUrl");
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
if(!(isRcsCardButtons(data.button))){
vErrors = childErrors(vErrors, isRcsCardButtons.errors, instancePath + "/button");
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const isRcsTemplateContent = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.template === undefined) && (missing0 = "template")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "template")){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.template !== undefined){
if(!(isRcsTemplate(data.template))){
vErrors = childErrors(vErrors, isRcsTemplate.errors, instancePath + "/template");
errors = vErrors.length;
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

export const isRcsTemplate = validate35;
const pattern5 = new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(isRcsTemplateValue(data[key0]))){
vErrors = childErrors(vErrors, isRcsTemplateValue.errors, instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"));
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
validate35.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 60){
validate35.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 60}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate35.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
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
if(!pattern5.test(key1)){
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
validate35.errors = vErrors;
return false;
break;
}
}
if(valid2){
if(data.title !== undefined){
const _errs9 = errors;
if(!(isRcsTitle(data.title))){
vErrors = childErrors(vErrors, isRcsTitle.errors, instancePath + "/title");
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
if(!(isRcsText(data.description))){
vErrors = childErrors(vErrors, isRcsText.errors, instancePath + "/description");
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
if(!(isRcsSubContents(data.subContent))){
vErrors = childErrors(vErrors, isRcsSubContents.errors, instancePath + "/subContent");
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

export const isRcsTemplate__if1 = validate36;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}

export const isRcsTemplateValue = validate37;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1300){
validate37.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

export const isRcsBody = validate38;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 80){
validate38.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 80}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate38.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
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
if(!pattern5.test(key0)){
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
validate38.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs3 = errors;
if(!(isRcsBodyValue(data[key1]))){
vErrors = childErrors(vErrors, isRcsBodyValue.errors, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"));
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
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const isRcsBodyValue = validate39;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(isRcsBodyText(data))){
vErrors = childErrors(vErrors, isRcsBodyText.errors, instancePath + "");
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(isRcsBodyObject(data))){
vErrors = childErrors(vErrors, isRcsBodyObject.errors, instancePath + "");
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
validate39.errors = vErrors;
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
validate39.errors = vErrors;
return errors === 0;
}

export const isRcsBodyText = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1300){
validate40.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const isRcsBodyObject = validate41;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
validate41.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20}}];
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
if(!pattern5.test(key0)){
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
validate41.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs3 = errors;
if(!(isRcsBodyText(data[key1]))){
vErrors = childErrors(vErrors, isRcsBodyText.errors, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"));
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
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

export const isRcsButtons = validate42;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 6){
validate42.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isRcsButtonGroup(data[i0]))){
vErrors = childErrors(vErrors, isRcsButtonGroup.errors, instancePath + "/" + i0);
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const isRcsButtonGroup = validate43;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.suggestions === undefined) && (missing0 = "suggestions")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "suggestions")){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate43.errors = [{instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isRcsSuggestion(data0[i0]))){
vErrors = childErrors(vErrors, isRcsSuggestion.errors, instancePath + "/suggestions/" + i0);
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
validate43.errors = [{instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const isRcsSuggestion = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.action === undefined) && (missing0 = "action")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "action")){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
if(!(isRcsSuggestedAction(data.action))){
vErrors = childErrors(vErrors, isRcsSuggestedAction.errors, instancePath + "/action");
errors = vErrors.length;
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

export const isRcsSuggestedAction = validate45;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.urlAction === undefined) && (missing0 = "urlAction")) || ((data.displayText === undefined) && (missing0 = "displayText"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "urlAction") || (key0 === "displayText")) || (key0 === "postback"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.urlAction !== undefined){
const _errs2 = errors;
if(!(isRcsUrlAction(data.urlAction))){
vErrors = childErrors(vErrors, isRcsUrlAction.errors, instancePath + "/urlAction");
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
if(func0(data1) > 40){
validate45.errors = [{instancePath:instancePath+"/displayText",schemaPath:"#/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data1) < 1){
validate45.errors = [{instancePath:instancePath+"/displayText",schemaPath:"#/properties/displayText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/displayText",schemaPath:"#/properties/displayText/type",keyword:"type",params:{type: "string"}}];
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const isRcsUrlAction = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.openUrl === undefined) && (missing0 = "openUrl")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "openUrl")){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate46.errors = [{instancePath:instancePath+"/openUrl",schemaPath:"#/properties/openUrl/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "url")){
validate46.errors = [{instancePath:instancePath+"/openUrl",schemaPath:"#/properties/openUrl/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.url !== undefined){
if(!(isRcsButtonLink(data0.url))){
vErrors = childErrors(vErrors, isRcsButtonLink.errors, instancePath + "/openUrl/url");
errors = vErrors.length;
}
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/openUrl",schemaPath:"#/properties/openUrl/type",keyword:"type",params:{type: "object"}}];
return false;
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

export const isRcsFooter = validate47;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate47.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data) < 1){
validate47.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const isRcsRules = validate48;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate48.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
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
validate48.errors = vErrors;
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
if(!(isRcsFormatSS000000(data))){
vErrors = childErrors(vErrors, isRcsFormatSS000000.errors, instancePath + "");
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
validate48.errors = vErrors;
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
if(!(isRcsFormatSL000000(data))){
vErrors = childErrors(vErrors, isRcsFormatSL000000.errors, instancePath + "");
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
validate48.errors = vErrors;
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
if(!(isRcsFormatSMwThT00(data))){
vErrors = childErrors(vErrors, isRcsFormatSMwThT00.errors, instancePath + "");
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
validate48.errors = vErrors;
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
if(!(isRcsFormatCMwMhM0200(data))){
vErrors = childErrors(vErrors, isRcsFormatCMwMhM0200.errors, instancePath + "");
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
validate48.errors = vErrors;
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
if(!(isRcsFormatCMwShS0200(data))){
vErrors = childErrors(vErrors, isRcsFormatCMwShS0200.errors, instancePath + "");
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
validate48.errors = vErrors;
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
if(!(isRcsFormatOMHITV0001(data))){
vErrors = childErrors(vErrors, isRcsFormatOMHITV0001.errors, instancePath + "");
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
validate48.errors = vErrors;
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
if(!(isRcsFormatOMHIMV0001(data))){
vErrors = childErrors(vErrors, isRcsFormatOMHIMV0001.errors, instancePath + "");
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
validate48.errors = vErrors;
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
if(!(isRcsFormatOMTBNV0001(data))){
vErrors = childErrors(vErrors, isRcsFormatOMTBNV0001.errors, instancePath + "");
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
validate48.errors = vErrors;
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
if(!(isRcsFormatOMTBNH0001(data))){
vErrors = childErrors(vErrors, isRcsFormatOMTBNH0001.errors, instancePath + "");
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
validate48.errors = vErrors;
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
if(!(isRcsFormatOMSNSS0001(data))){
vErrors = childErrors(vErrors, isRcsFormatOMSNSS0001.errors, instancePath + "");
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
validate48.errors = vErrors;
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
validate48.errors = vErrors;
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
validate48.errors = vErrors;
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
validate48.errors = vErrors;
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
validate48.errors = vErrors;
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
validate48.errors = vErrors;
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
validate48.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing19}}];
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
validate48.errors = vErrors;
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
validate48.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "buttons",
    missingProperty: missing20,
    depsCount: 1,
    deps: "body"}}];
return false;
}
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const isRcsRules__anyOf1 = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const isRcsRules__anyOf2 = validate50;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

export const isRcsRules__not1 = validate51;

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.content === undefined) && (missing0 = "content")) || ((data.body === undefined) && (missing0 = "body"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if1 = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.header === undefined) && (missing0 = "header")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.header !== undefined){
if("1" !== data.header){
validate52.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/const",keyword:"const",params:{allowedValue: "1"}}];
return false;
}
}
}
}
validate52.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if2 = validate53;
const schema53 = {"required":["formatId"],"properties":{"formatId":{"enum":["SS000000"]}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "SS000000")){
validate53.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema53.properties.formatId.enum}}];
return false;
}
}
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if3 = validate54;
const schema54 = {"required":["formatId"],"properties":{"formatId":{"enum":["SL000000"]}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "SL000000")){
validate54.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema54.properties.formatId.enum}}];
return false;
}
}
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if4 = validate55;
const schema55 = {"required":["formatId"],"properties":{"formatId":{"enum":["SMwThT00","SMwThM00"]}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "SMwThT00") || (data0 === "SMwThM00"))){
validate55.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema55.properties.formatId.enum}}];
return false;
}
}
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if5 = validate56;
const schema56 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0200","CMwMhM0300","CMwMhM0400","CMwMhM0500","CMwMhM0600"]}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!(((((data0 === "CMwMhM0200") || (data0 === "CMwMhM0300")) || (data0 === "CMwMhM0400")) || (data0 === "CMwMhM0500")) || (data0 === "CMwMhM0600"))){
validate56.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema56.properties.formatId.enum}}];
return false;
}
}
}
}
validate56.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if6 = validate57;
const schema57 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwShS0200","CMwShS0300","CMwShS0400","CMwShS0500","CMwShS0600"]}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!(((((data0 === "CMwShS0200") || (data0 === "CMwShS0300")) || (data0 === "CMwShS0400")) || (data0 === "CMwShS0500")) || (data0 === "CMwShS0600"))){
validate57.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema57.properties.formatId.enum}}];
return false;
}
}
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if7 = validate58;
const schema58 = {"required":["formatId"],"properties":{"formatId":{"enum":["OMHITV0001","OMHITS0001"]}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "OMHITV0001") || (data0 === "OMHITS0001"))){
validate58.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema58.properties.formatId.enum}}];
return false;
}
}
}
}
validate58.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if8 = validate59;
const schema59 = {"required":["formatId"],"properties":{"formatId":{"enum":["OMHIMV0001","OMHIMS0001"]}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "OMHIMV0001") || (data0 === "OMHIMS0001"))){
validate59.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema59.properties.formatId.enum}}];
return false;
}
}
}
}
validate59.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if9 = validate60;
const schema60 = {"required":["formatId"],"properties":{"formatId":{"enum":["OMTBNV0001"]}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "OMTBNV0001")){
validate60.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema60.properties.formatId.enum}}];
return false;
}
}
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if10 = validate61;
const schema61 = {"required":["formatId"],"properties":{"formatId":{"enum":["OMTBNH0001"]}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
if(!(data.formatId === "OMTBNH0001")){
validate61.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema61.properties.formatId.enum}}];
return false;
}
}
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if11 = validate62;
const schema62 = {"required":["formatId"],"properties":{"formatId":{"enum":["OMSNSS0001","OMSNSH0001"]}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "OMSNSS0001") || (data0 === "OMSNSH0001"))){
validate62.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema62.properties.formatId.enum}}];
return false;
}
}
}
}
validate62.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if12 = validate63;
const schema63 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0200","CMwShS0200"]}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.formatId === undefined) && (missing0 = "formatId")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatId !== undefined){
let data0 = data.formatId;
if(!((data0 === "CMwMhM0200") || (data0 === "CMwShS0200"))){
validate63.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema63.properties.formatId.enum}}];
return false;
}
}
}
}
validate63.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if13 = validate64;
const schema64 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0300","CMwShS0300"]}}};

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
let data0 = data.formatId;
if(!((data0 === "CMwMhM0300") || (data0 === "CMwShS0300"))){
validate64.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema64.properties.formatId.enum}}];
return false;
}
}
}
}
validate64.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if14 = validate65;
const schema65 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0400","CMwShS0400"]}}};

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
let data0 = data.formatId;
if(!((data0 === "CMwMhM0400") || (data0 === "CMwShS0400"))){
validate65.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema65.properties.formatId.enum}}];
return false;
}
}
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if15 = validate66;
const schema66 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0500","CMwShS0500"]}}};

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
if(!((data0 === "CMwMhM0500") || (data0 === "CMwShS0500"))){
validate66.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema66.properties.formatId.enum}}];
return false;
}
}
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const isRcsRules__if16 = validate67;
const schema67 = {"required":["formatId"],"properties":{"formatId":{"enum":["CMwMhM0600","CMwShS0600"]}}};

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
if(!((data0 === "CMwMhM0600") || (data0 === "CMwShS0600"))){
validate67.errors = [{instancePath:instancePath+"/formatId",schemaPath:"#/properties/formatId/enum",keyword:"enum",params:{allowedValues: schema67.properties.formatId.enum}}];
return false;
}
}
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const isRcsFormatSS000000 = validate68;
const pattern8 = new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const pattern9 = new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate68.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.text === undefined) && (missing1 = "text")){
validate68.errors = [{instancePath:instancePath+"/content/standalone",schemaPath:"#/properties/content/properties/standalone/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.text !== undefined){
let data2 = data1.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data2 === "string"){
if(func0(data2) > 100){
validate68.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
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
validate68.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/not",keyword:"not",params:{}}];
return false;
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.media !== undefined){
const _errs6 = errors;
validate68.errors = [{instancePath:instancePath+"/content/standalone/media",schemaPath:"#/properties/content/properties/standalone/properties/media/not",keyword:"not",params:{}}];
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
validate68.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
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
validate68.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
validate68.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data7.title !== undefined){
const _errs13 = errors;
validate68.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/not",keyword:"not",params:{}}];
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
if(func0(data9) > 100){
validate68.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data9) < 1){
validate68.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
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
validate68.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/not",keyword:"not",params:{}}];
return false;
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
var valid4 = true;
for(const key0 in data7){
if(pattern8.test(key0)){
const _errs19 = errors;
validate68.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
if(pattern9.test(key1)){
const _errs21 = errors;
validate68.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
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
validate68.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate68.errors = [{instancePath:instancePath+"/buttons/" + i0+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/buttons/" + i0+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
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
validate68.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
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
validate68.errors = vErrors;
return errors === 0;
}

export const isRcsFormatSL000000 = validate69;
const pattern10 = new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate69.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(func0(data2) > 1300){
validate69.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data3) > 30){
validate69.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate69.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 3}}];
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
if(func0(data6) > 17){
validate69.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 17}}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate69.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
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
validate69.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
if(func0(data9) > 30){
validate69.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data10) > 1300){
validate69.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data11) > 200){
validate69.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern10.test(data11)){
validate69.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
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
if(pattern8.test(key0)){
const _errs20 = errors;
validate69.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
if(pattern9.test(key1)){
const _errs22 = errors;
validate69.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
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
validate69.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate69.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 3}}];
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
if(func0(data19) > 17){
validate69.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 17}}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
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
validate69.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
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
validate69.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
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
validate69.errors = vErrors;
return errors === 0;
}

export const isRcsFormatSMwThT00 = validate70;

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate70.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(func0(data2) > 1300){
validate70.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data3) > 30){
validate70.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate70.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data6) > 17){
validate70.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 17}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate70.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
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
validate70.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
if(func0(data9) > 30){
validate70.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data10) > 1300){
validate70.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data11) > 200){
validate70.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern10.test(data11)){
validate70.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
return false;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
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
if(pattern8.test(key0)){
const _errs20 = errors;
validate70.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
if(pattern9.test(key1)){
const _errs22 = errors;
validate70.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
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
validate70.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate70.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data19) > 17){
validate70.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 17}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
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
validate70.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
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
validate70.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
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
validate70.errors = vErrors;
return errors === 0;
}

export const isRcsFormatCMwMhM0200 = validate71;
const schema71 = {"properties":{"content":{"required":["carousel"],"properties":{"carousel":{"type":"array","maxItems":6,"x-max-items-total-length":{"limit":1300,"of":"text"},"items":{"properties":{"text":{"type":"string","maxLength":1300,"x-code":{"default":"A415","maxLength":"A328"}},"title":{"type":"string","maxLength":30,"x-code":"A415"},"button":{"type":"array","maxItems":2,"items":{"properties":{"name":{"type":"string","maxLength":13,"x-code":"A406"}}},"x-code":"A406"}}},"x-code":{"default":"A415","maxItems":"A417","x-max-items-total-length":"A328"}}}},"body":{"patternProperties":{"^title[0-9]+$":{"type":"string","maxLength":30,"x-code":"A415"},"^description[0-9]+$":{"type":"string","maxLength":1300,"x-code":{"default":"A415","maxLength":"A328"}},"^media[0-9]+$":{"type":"string","pattern":"^maapfile://[A-Za-z0-9._~/-]+$","maxLength":200,"x-code":"A217"},"^(?:title|description|media|mediaUrl)$":{"not":true,"x-code":"A415","x-message":"must be left out: in a carousel the keys have the number of their card"},"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$":{"not":true,"x-code":"A424","x-message":"must be left out: this format has no sub-information"}},"x-max-total-length":{"limit":1300,"of":["description1","description2","description3","description4","description5","description6"]},"x-code":{"default":"A415","x-max-total-length":"A328"}},"buttons":{"type":"array","maxItems":6,"items":{"properties":{"suggestions":{"type":"array","maxItems":2,"items":{"properties":{"action":{"properties":{"displayText":{"type":"string","maxLength":13,"x-code":"A406"}}}}},"x-code":"A406"}}},"x-code":"A406"}}};
const pattern16 = new RegExp("^title[0-9]+$", "u");
const pattern17 = new RegExp("^description[0-9]+$", "u");
const pattern18 = new RegExp("^media[0-9]+$", "u");
const pattern20 = new RegExp("^(?:title|description|media|mediaUrl)$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.carousel === undefined) && (missing0 = "carousel")){
validate71.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.carousel !== undefined){
let data1 = data0.carousel;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data1)){
if(data1.length > 6){
validate71.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/maxItems",keyword:"maxItems",params:{limit: 6}}];
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
if(func0(data3) > 1300){
validate71.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/text",schemaPath:"#/properties/content/properties/carousel/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/text",schemaPath:"#/properties/content/properties/carousel/items/properties/text/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data4) > 30){
validate71.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/title",schemaPath:"#/properties/content/properties/carousel/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/title",schemaPath:"#/properties/content/properties/carousel/items/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate71.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button",schemaPath:"#/properties/content/properties/carousel/items/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data7) > 13){
validate71.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button/" + i1+"/name",schemaPath:"#/properties/content/properties/carousel/items/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 13}}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button/" + i1+"/name",schemaPath:"#/properties/content/properties/carousel/items/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate71.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button",schemaPath:"#/properties/content/properties/carousel/items/properties/button/type",keyword:"type",params:{type: "array"}}];
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
if(!keyword2.holds(data1, schema71.properties.content.properties.carousel["x-max-items-total-length"])){
validate71.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/x-max-items-total-length",keyword:"x-max-items-total-length",params:{}}];
return false;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/type",keyword:"type",params:{type: "array"}}];
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
if(pattern16.test(key0)){
let data9 = data8[key0];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 30){
validate71.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Etitle%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Etitle%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
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
if(pattern17.test(key1)){
let data10 = data8[key1];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 === "string"){
if(func0(data10) > 1300){
validate71.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Edescription%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Edescription%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
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
if(pattern18.test(key2)){
let data11 = data8[key2];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 200){
validate71.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Emedia%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern10.test(data11)){
validate71.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Emedia%5B0-9%5D%2B%24/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
return false;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Emedia%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
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
if(pattern20.test(key3)){
const _errs20 = errors;
validate71.errors = [{instancePath:instancePath+"/body/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%24/not",keyword:"not",params:{}}];
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
if(pattern9.test(key4)){
const _errs22 = errors;
validate71.errors = [{instancePath:instancePath+"/body/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
if(!keyword3.holds(data8, schema71.properties.body["x-max-total-length"])){
validate71.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/x-max-total-length",keyword:"x-max-total-length",params:{}}];
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
validate71.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 6}}];
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
validate71.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data19) > 13){
validate71.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions/" + i3+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 13}}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions/" + i3+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
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
validate71.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
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
validate71.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
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
validate71.errors = vErrors;
return errors === 0;
}

export const isRcsFormatCMwShS0200 = validate72;
const schema72 = {"properties":{"content":{"required":["carousel"],"properties":{"carousel":{"type":"array","maxItems":6,"x-max-items-total-length":{"limit":1300,"of":"text"},"items":{"properties":{"text":{"type":"string","maxLength":1300,"x-code":{"default":"A415","maxLength":"A328"}},"title":{"type":"string","maxLength":30,"x-code":"A415"},"button":{"type":"array","maxItems":2,"items":{"properties":{"name":{"type":"string","maxLength":5,"x-code":"A406"}}},"x-code":"A406"}}},"x-code":{"default":"A415","maxItems":"A417","x-max-items-total-length":"A328"}}}},"body":{"patternProperties":{"^title[0-9]+$":{"type":"string","maxLength":30,"x-code":"A415"},"^description[0-9]+$":{"type":"string","maxLength":1300,"x-code":{"default":"A415","maxLength":"A328"}},"^media[0-9]+$":{"type":"string","pattern":"^maapfile://[A-Za-z0-9._~/-]+$","maxLength":200,"x-code":"A217"},"^(?:title|description|media|mediaUrl)$":{"not":true,"x-code":"A415","x-message":"must be left out: in a carousel the keys have the number of their card"},"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$":{"not":true,"x-code":"A424","x-message":"must be left out: this format has no sub-information"}},"x-max-total-length":{"limit":1300,"of":["description1","description2","description3","description4","description5","description6"]},"x-code":{"default":"A415","x-max-total-length":"A328"}},"buttons":{"type":"array","maxItems":6,"items":{"properties":{"suggestions":{"type":"array","maxItems":2,"items":{"properties":{"action":{"properties":{"displayText":{"type":"string","maxLength":5,"x-code":"A406"}}}}},"x-code":"A406"}}},"x-code":"A406"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.carousel === undefined) && (missing0 = "carousel")){
validate72.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.carousel !== undefined){
let data1 = data0.carousel;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data1)){
if(data1.length > 6){
validate72.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/maxItems",keyword:"maxItems",params:{limit: 6}}];
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
if(func0(data3) > 1300){
validate72.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/text",schemaPath:"#/properties/content/properties/carousel/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/text",schemaPath:"#/properties/content/properties/carousel/items/properties/text/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data4) > 30){
validate72.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/title",schemaPath:"#/properties/content/properties/carousel/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/title",schemaPath:"#/properties/content/properties/carousel/items/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate72.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button",schemaPath:"#/properties/content/properties/carousel/items/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data7) > 5){
validate72.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button/" + i1+"/name",schemaPath:"#/properties/content/properties/carousel/items/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 5}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button/" + i1+"/name",schemaPath:"#/properties/content/properties/carousel/items/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate72.errors = [{instancePath:instancePath+"/content/carousel/" + i0+"/button",schemaPath:"#/properties/content/properties/carousel/items/properties/button/type",keyword:"type",params:{type: "array"}}];
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
if(!keyword2.holds(data1, schema72.properties.content.properties.carousel["x-max-items-total-length"])){
validate72.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/x-max-items-total-length",keyword:"x-max-items-total-length",params:{}}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/content/carousel",schemaPath:"#/properties/content/properties/carousel/type",keyword:"type",params:{type: "array"}}];
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
if(pattern16.test(key0)){
let data9 = data8[key0];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func0(data9) > 30){
validate72.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Etitle%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Etitle%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
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
if(pattern17.test(key1)){
let data10 = data8[key1];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 === "string"){
if(func0(data10) > 1300){
validate72.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Edescription%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Edescription%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
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
if(pattern18.test(key2)){
let data11 = data8[key2];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func0(data11) > 200){
validate72.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Emedia%5B0-9%5D%2B%24/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern10.test(data11)){
validate72.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Emedia%5B0-9%5D%2B%24/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
return false;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/body/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Emedia%5B0-9%5D%2B%24/type",keyword:"type",params:{type: "string"}}];
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
if(pattern20.test(key3)){
const _errs20 = errors;
validate72.errors = [{instancePath:instancePath+"/body/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%24/not",keyword:"not",params:{}}];
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
if(pattern9.test(key4)){
const _errs22 = errors;
validate72.errors = [{instancePath:instancePath+"/body/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
return false;
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
if(valid6){
if(!keyword3.holds(data8, schema72.properties.body["x-max-total-length"])){
validate72.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/x-max-total-length",keyword:"x-max-total-length",params:{}}];
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
validate72.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 6}}];
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
validate72.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data19) > 5){
validate72.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions/" + i3+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 5}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions/" + i3+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
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
validate72.errors = [{instancePath:instancePath+"/buttons/" + i2+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
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
validate72.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
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
validate72.errors = vErrors;
return errors === 0;
}

export const isRcsFormatOMHITV0001 = validate73;
const pattern30 = new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-1]$)[0-9]+$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate73.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
const _errs2 = errors;
validate73.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/not",keyword:"not",params:{}}];
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
if(func0(data3) > 30){
validate73.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate73.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data6) > 16){
validate73.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate73.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
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
validate73.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
if(func0(data9) > 30){
validate73.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate73.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/not",keyword:"not",params:{}}];
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
if(func0(data11) > 200){
validate73.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern10.test(data11)){
validate73.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
return false;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
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
if(pattern8.test(key0)){
const _errs20 = errors;
validate73.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
if(pattern30.test(key1)){
const _errs22 = errors;
validate73.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)(%3F!%5B1-1%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
validate73.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate73.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data19) > 16){
validate73.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
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
validate73.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
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
validate73.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
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
validate73.errors = vErrors;
return errors === 0;
}

export const isRcsFormatOMHIMV0001 = validate74;

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate74.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.standalone !== undefined){
let data1 = data0.standalone;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
const _errs2 = errors;
validate74.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/not",keyword:"not",params:{}}];
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
if(func0(data3) > 30){
validate74.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate74.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data6) > 16){
validate74.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate74.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
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
validate74.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
if(func0(data9) > 30){
validate74.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate74.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/not",keyword:"not",params:{}}];
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
if(func0(data11) > 200){
validate74.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern10.test(data11)){
validate74.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
return false;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
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
if(pattern8.test(key0)){
const _errs20 = errors;
validate74.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
if(pattern9.test(key1)){
const _errs22 = errors;
validate74.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
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
validate74.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate74.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data19) > 16){
validate74.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
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
validate74.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
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
validate74.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
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
validate74.errors = vErrors;
return errors === 0;
}

export const isRcsFormatOMTBNV0001 = validate75;
const pattern36 = new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-2]$)[0-9]+$", "u");

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate75.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(func0(data2) > 150){
validate75.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data3) > 30){
validate75.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate75.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data6) > 16){
validate75.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate75.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
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
validate75.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
if(func0(data9) > 30){
validate75.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data10) > 150){
validate75.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data11) > 200){
validate75.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern10.test(data11)){
validate75.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
return false;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
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
if(pattern8.test(key0)){
const _errs20 = errors;
validate75.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
if(pattern36.test(key1)){
const _errs22 = errors;
validate75.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)(%3F!%5B1-2%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
validate75.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate75.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data19) > 16){
validate75.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
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
validate75.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
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
validate75.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
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
validate75.errors = vErrors;
return errors === 0;
}

export const isRcsFormatOMTBNH0001 = validate76;
const pattern39 = new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$", "u");

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate76.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(func0(data2) > 150){
validate76.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data3) > 30){
validate76.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate76.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data6) > 16){
validate76.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate76.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
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
validate76.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
if(func0(data9) > 30){
validate76.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data10) > 150){
validate76.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data11) > 200){
validate76.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern10.test(data11)){
validate76.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
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
if(pattern8.test(key0)){
const _errs20 = errors;
validate76.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
if(pattern39.test(key1)){
const _errs22 = errors;
validate76.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)(%3F!%5B1-3%5D%24)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
validate76.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate76.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data19) > 16){
validate76.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
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
validate76.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
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
validate76.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
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
validate76.errors = vErrors;
return errors === 0;
}

export const isRcsFormatOMSNSS0001 = validate77;

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.standalone === undefined) && (missing0 = "standalone")){
validate77.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(func0(data2) > 150){
validate77.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/content/standalone/text",schemaPath:"#/properties/content/properties/standalone/properties/text/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data3) > 30){
validate77.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/content/standalone/title",schemaPath:"#/properties/content/properties/standalone/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate77.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data6) > 16){
validate77.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/content/standalone/button/" + i0+"/name",schemaPath:"#/properties/content/properties/standalone/properties/button/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate77.errors = [{instancePath:instancePath+"/content/standalone/button",schemaPath:"#/properties/content/properties/standalone/properties/button/type",keyword:"type",params:{type: "array"}}];
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
validate77.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/content/standalone/subContent",schemaPath:"#/properties/content/properties/standalone/properties/subContent/type",keyword:"type",params:{type: "array"}}];
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
if(func0(data9) > 30){
validate77.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/body/title",schemaPath:"#/properties/body/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data10) > 150){
validate77.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/body/description",schemaPath:"#/properties/body/properties/description/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data11) > 200){
validate77.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern10.test(data11)){
validate77.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/pattern",keyword:"pattern",params:{pattern: "^maapfile://[A-Za-z0-9._~/-]+$"}}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/body/media",schemaPath:"#/properties/body/properties/media/type",keyword:"type",params:{type: "string"}}];
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
if(pattern8.test(key0)){
const _errs20 = errors;
validate77.errors = [{instancePath:instancePath+"/body/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5E(%3F%3Atitle%7Cdescription%7Cmedia%7CmediaUrl)%5B0-9%5D%2B%24/not",keyword:"not",params:{}}];
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
if(pattern9.test(key1)){
const _errs22 = errors;
validate77.errors = [{instancePath:instancePath+"/body/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/body/patternProperties/%5Esub(%3F%3ATitle%7CDesc%7CMedia%7CMediaUrl)%5B0-9%5D*%24/not",keyword:"not",params:{}}];
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
validate77.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
validate77.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data19) > 16){
validate77.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions/" + i2+"/action/displayText",schemaPath:"#/properties/buttons/items/properties/suggestions/items/properties/action/properties/displayText/type",keyword:"type",params:{type: "string"}}];
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
validate77.errors = [{instancePath:instancePath+"/buttons/" + i1+"/suggestions",schemaPath:"#/properties/buttons/items/properties/suggestions/type",keyword:"type",params:{type: "array"}}];
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
validate77.errors = [{instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"}}];
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
validate77.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    RcsContent: isRcsContent,
    RcsStandaloneContent: isRcsStandaloneContent,
    RcsStandalone: isRcsStandalone,
    RcsText: isRcsText,
    RcsTitle: isRcsTitle,
    RcsMediaUrl: isRcsMediaUrl,
    RcsCardButtons: isRcsCardButtons,
    RcsButton: isRcsButton,
    RcsButtonUrl: isRcsButtonUrl,
    RcsButtonName: isRcsButtonName,
    RcsButtonLink: isRcsButtonLink,
    RcsButtonMapLoc: isRcsButtonMapLoc,
    RcsButtonMapQry: isRcsButtonMapQry,
    RcsButtonMapSend: isRcsButtonMapSend,
    RcsButtonCalendar: isRcsButtonCalendar,
    RcsButtonCopy: isRcsButtonCopy,
    RcsButtonComT: isRcsButtonComT,
    RcsButtonComV: isRcsButtonComV,
    RcsButtonDial: isRcsButtonDial,
    RcsSubContents: isRcsSubContents,
    RcsSubContent: isRcsSubContent,
    RcsSubMediaUrl: isRcsSubMediaUrl,
    RcsCarouselContent: isRcsCarouselContent,
    RcsCarousel: isRcsCarousel,
    RcsCarouselCard: isRcsCarouselCard,
    RcsTemplateContent: isRcsTemplateContent,
    RcsTemplate: isRcsTemplate,
    RcsTemplateValue: isRcsTemplateValue,
    RcsBody: isRcsBody,
    RcsBodyValue: isRcsBodyValue,
    RcsBodyText: isRcsBodyText,
    RcsBodyObject: isRcsBodyObject,
    RcsButtons: isRcsButtons,
    RcsButtonGroup: isRcsButtonGroup,
    RcsSuggestion: isRcsSuggestion,
    RcsSuggestedAction: isRcsSuggestedAction,
    RcsUrlAction: isRcsUrlAction,
    RcsFooter: isRcsFooter,
    RcsRules: isRcsRules,
    RcsFormatSS000000: isRcsFormatSS000000,
    RcsFormatSL000000: isRcsFormatSL000000,
    RcsFormatSMwThT00: isRcsFormatSMwThT00,
    RcsFormatCMwMhM0200: isRcsFormatCMwMhM0200,
    RcsFormatCMwShS0200: isRcsFormatCMwShS0200,
    RcsFormatOMHITV0001: isRcsFormatOMHITV0001,
    RcsFormatOMHIMV0001: isRcsFormatOMHIMV0001,
    RcsFormatOMTBNV0001: isRcsFormatOMTBNV0001,
    RcsFormatOMTBNH0001: isRcsFormatOMTBNH0001,
    RcsFormatOMSNSS0001: isRcsFormatOMSNSS0001,
  },
  branches: {
    RcsButton$$if1: isRcsButton__if1,
    RcsButton$$if2: isRcsButton__if2,
    RcsButton$$if3: isRcsButton__if3,
    RcsButton$$if4: isRcsButton__if4,
    RcsButton$$if5: isRcsButton__if5,
    RcsButton$$if6: isRcsButton__if6,
    RcsButton$$if7: isRcsButton__if7,
    RcsButton$$if8: isRcsButton__if8,
    RcsButton$$if9: isRcsButton__if9,
    RcsTemplate$$if1: isRcsTemplate__if1,
    RcsRules$$anyOf1: isRcsRules__anyOf1,
    RcsRules$$anyOf2: isRcsRules__anyOf2,
    RcsRules$$not1: isRcsRules__not1,
    RcsRules$$if1: isRcsRules__if1,
    RcsRules$$if2: isRcsRules__if2,
    RcsRules$$if3: isRcsRules__if3,
    RcsRules$$if4: isRcsRules__if4,
    RcsRules$$if5: isRcsRules__if5,
    RcsRules$$if6: isRcsRules__if6,
    RcsRules$$if7: isRcsRules__if7,
    RcsRules$$if8: isRcsRules__if8,
    RcsRules$$if9: isRcsRules__if9,
    RcsRules$$if10: isRcsRules__if10,
    RcsRules$$if11: isRcsRules__if11,
    RcsRules$$if12: isRcsRules__if12,
    RcsRules$$if13: isRcsRules__if13,
    RcsRules$$if14: isRcsRules__if14,
    RcsRules$$if15: isRcsRules__if15,
    RcsRules$$if16: isRcsRules__if16,
  },
  schemas: "{\"RcsContent\":{\"minProperties\":1,\"maxProperties\":1,\"oneOf\":[{\"$ref\":\"#/$defs/RcsStandaloneContent\"},{\"$ref\":\"#/$defs/RcsCarouselContent\"},{\"$ref\":\"#/$defs/RcsTemplateContent\"}],\"x-code\":\"A415\",\"x-message\":{\"maxProperties\":\"must hold exactly one of standalone, carousel and template\",\"minProperties\":\"must hold exactly one of standalone, carousel and template\"}},\"RcsStandaloneContent\":{\"type\":\"object\",\"required\":[\"standalone\"],\"additionalProperties\":false,\"properties\":{\"standalone\":{\"$ref\":\"#/$defs/RcsStandalone\"}}},\"RcsStandalone\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"text\":{\"$ref\":\"#/$defs/RcsText\"},\"title\":{\"$ref\":\"#/$defs/RcsTitle\"},\"media\":{\"$ref\":\"#/$defs/RcsMedia\"},\"mediaUrl\":{\"$ref\":\"#/$defs/RcsMediaUrl\"},\"button\":{\"$ref\":\"#/$defs/RcsCardButtons\"},\"subContent\":{\"$ref\":\"#/$defs/RcsSubContents\"}}},\"RcsText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"RcsTitle\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A415\"},\"RcsMediaUrl\":{\"type\":\"string\",\"pattern\":\"^(\\\\\\\\|[A-Za-z][A-Za-z0-9+.-]*:\\\\S+)$\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":1000,\"x-code\":\"A415\"},\"RcsCardButtons\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsButton\"}},\"RcsButton\":{\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"URL\",\"MAP_LOC\",\"MAP_QRY\",\"MAP_SEND\",\"CALENDAR\",\"COPY\",\"COM_T\",\"COM_V\",\"DIAL\"],\"maxLength\":8,\"x-code\":\"A426\"}},\"x-code\":{\"default\":\"A406\",\"oneOf\":\"A426\"},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"URL\",\"MAP_LOC\",\"MAP_QRY\",\"MAP_SEND\",\"CALENDAR\",\"COPY\",\"COM_T\",\"COM_V\",\"DIAL\"],\"x-code\":\"A426\"}},\"required\":[\"type\"]},{\"if\":{\"$ref\":\"#/$defs/RcsButton$$if1\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonUrl\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButton$$if2\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapLoc\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButton$$if3\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapQry\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButton$$if4\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapSend\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButton$$if5\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonCalendar\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButton$$if6\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonCopy\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButton$$if7\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonComT\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButton$$if8\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonComV\"}},{\"if\":{\"$ref\":\"#/$defs/RcsButton$$if9\"},\"then\":{\"$ref\":\"#/$defs/RcsButtonDial\"}}]},\"RcsButton$$if1\":{\"properties\":{\"type\":{\"enum\":[\"URL\"]}},\"required\":[\"type\"]},\"RcsButton$$if2\":{\"properties\":{\"type\":{\"enum\":[\"MAP_LOC\"]}},\"required\":[\"type\"]},\"RcsButton$$if3\":{\"properties\":{\"type\":{\"enum\":[\"MAP_QRY\"]}},\"required\":[\"type\"]},\"RcsButton$$if4\":{\"properties\":{\"type\":{\"enum\":[\"MAP_SEND\"]}},\"required\":[\"type\"]},\"RcsButton$$if5\":{\"properties\":{\"type\":{\"enum\":[\"CALENDAR\"]}},\"required\":[\"type\"]},\"RcsButton$$if6\":{\"properties\":{\"type\":{\"enum\":[\"COPY\"]}},\"required\":[\"type\"]},\"RcsButton$$if7\":{\"properties\":{\"type\":{\"enum\":[\"COM_T\"]}},\"required\":[\"type\"]},\"RcsButton$$if8\":{\"properties\":{\"type\":{\"enum\":[\"COM_V\"]}},\"required\":[\"type\"]},\"RcsButton$$if9\":{\"properties\":{\"type\":{\"enum\":[\"DIAL\"]}},\"required\":[\"type\"]},\"RcsButtonUrl\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"url\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"URL\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"url\":{\"$ref\":\"#/$defs/RcsButtonLink\",\"x-code\":\"A406\"}}},\"RcsButtonName\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40,\"x-code\":{\"default\":\"A427\",\"maxLength\":\"A406\"}},\"RcsButtonLink\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z][A-Za-z0-9+.-]*:\\\\S+$\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":1000},\"RcsButtonMapLoc\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"latitude\",\"longitude\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_LOC\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"label\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A428\"},\"latitude\":{\"type\":\"string\",\"pattern\":\"^-?([0-8]?[0-9](\\\\.[0-9]{1,15})?|90(\\\\.0{1,15})?)$\",\"x-message\":\"must be a latitude in decimal degrees\",\"maxLength\":20,\"x-code\":\"A428\"},\"longitude\":{\"type\":\"string\",\"pattern\":\"^-?((1[0-7][0-9]|[0-9]?[0-9])(\\\\.[0-9]{1,15})?|180(\\\\.0{1,15})?)$\",\"x-message\":\"must be a longitude in decimal degrees\",\"maxLength\":20,\"x-code\":\"A428\"},\"fallbackUrl\":{\"$ref\":\"#/$defs/RcsButtonLink\",\"x-code\":\"A428\"}}},\"RcsButtonMapQry\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"query\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_QRY\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"query\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A429\"},\"fallbackUrl\":{\"$ref\":\"#/$defs/RcsButtonLink\",\"x-code\":\"A429\"}}},\"RcsButtonMapSend\":{\"type\":\"object\",\"required\":[\"type\",\"name\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_SEND\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"}}},\"RcsButtonCalendar\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"startTime\",\"endTime\",\"title\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"CALENDAR\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"startTime\":{\"$ref\":\"#/$defs/RcsButtonTime\",\"x-code\":\"A430\"},\"endTime\":{\"$ref\":\"#/$defs/RcsButtonTime\",\"x-code\":\"A430\"},\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A430\"},\"description\":{\"type\":\"string\",\"maxLength\":500,\"x-code\":\"A430\"}}},\"RcsButtonCopy\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"text\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COPY\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000,\"x-code\":\"A431\"}}},\"RcsButtonComT\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\",\"text\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COM_T\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A432\"},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000,\"x-code\":\"A432\"}}},\"RcsButtonComV\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COM_V\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A433\"}}},\"RcsButtonDial\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"DIAL\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A434\"}}},\"RcsSubContents\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A424\"},\"items\":{\"$ref\":\"#/$defs/RcsSubContent\"}},\"RcsSubContent\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"subTitle\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A415\"},\"subDesc\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":150,\"x-code\":\"A415\"},\"subMedia\":{\"$ref\":\"#/$defs/RcsMedia\"},\"subMediaUrl\":{\"$ref\":\"#/$defs/RcsSubMediaUrl\"}}},\"RcsSubMediaUrl\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z][A-Za-z0-9+.-]*:\\\\S+$\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":1000,\"x-code\":\"A415\"},\"RcsCarouselContent\":{\"type\":\"object\",\"required\":[\"carousel\"],\"additionalProperties\":false,\"properties\":{\"carousel\":{\"$ref\":\"#/$defs/RcsCarousel\"}}},\"RcsCarousel\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":6,\"x-code\":{\"default\":\"A415\",\"minItems\":\"A417\",\"maxItems\":\"A417\"},\"items\":{\"$ref\":\"#/$defs/RcsCarouselCard\"}},\"RcsCarouselCard\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"text\":{\"$ref\":\"#/$defs/RcsText\"},\"title\":{\"$ref\":\"#/$defs/RcsTitle\"},\"media\":{\"$ref\":\"#/$defs/RcsMedia\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKey\",\"x-code\":\"A217\"},\"mediaUrl\":{\"$ref\":\"#/$defs/RcsMediaUrl\"},\"button\":{\"$ref\":\"#/$defs/RcsCardButtons\"}}},\"RcsTemplateContent\":{\"type\":\"object\",\"required\":[\"template\"],\"additionalProperties\":false,\"properties\":{\"template\":{\"$ref\":\"#/$defs/RcsTemplate\"}}},\"RcsTemplate\":{\"type\":\"object\",\"minProperties\":1,\"maxProperties\":60,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"x-code\":\"A415\",\"properties\":{\"title\":{\"$ref\":\"#/$defs/RcsTitle\"},\"description\":{\"$ref\":\"#/$defs/RcsText\"},\"subContent\":{\"$ref\":\"#/$defs/RcsSubContents\"}},\"additionalProperties\":true,\"if\":{\"$ref\":\"#/$defs/RcsTemplate$$if1\"},\"then\":{\"properties\":{\"title\":true,\"description\":true,\"subContent\":true},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsTemplateValue\"}}},\"RcsTemplate$$if1\":{\"type\":\"object\"},\"RcsTemplateValue\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":\"A415\"},\"RcsBody\":{\"type\":\"object\",\"minProperties\":1,\"maxProperties\":80,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsBodyValue\"},\"x-code\":\"A415\"},\"RcsBodyValue\":{\"oneOf\":[{\"$ref\":\"#/$defs/RcsBodyText\"},{\"$ref\":\"#/$defs/RcsBodyObject\"}],\"x-code\":\"A415\"},\"RcsBodyText\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"RcsBodyObject\":{\"type\":\"object\",\"maxProperties\":20,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsBodyText\"},\"x-code\":\"A415\"},\"RcsButtons\":{\"type\":\"array\",\"maxItems\":6,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsButtonGroup\"}},\"RcsButtonGroup\":{\"type\":\"object\",\"required\":[\"suggestions\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsSuggestion\"}}}},\"RcsSuggestion\":{\"type\":\"object\",\"required\":[\"action\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"action\":{\"$ref\":\"#/$defs/RcsSuggestedAction\"}}},\"RcsSuggestedAction\":{\"type\":\"object\",\"required\":[\"urlAction\",\"displayText\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"urlAction\":{\"$ref\":\"#/$defs/RcsUrlAction\"},\"displayText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40,\"x-code\":{\"default\":\"A427\",\"maxLength\":\"A406\"}},\"postback\":{\"$ref\":\"#/$defs/RcsPostback\"}}},\"RcsUrlAction\":{\"type\":\"object\",\"required\":[\"openUrl\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"openUrl\":{\"type\":\"object\",\"required\":[\"url\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"url\":{\"$ref\":\"#/$defs/RcsButtonLink\",\"x-code\":\"A406\"}}}}},\"RcsFooter\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A412\"},\"RcsRules\":{\"x-across-fields\":true,\"anyOf\":[{\"$ref\":\"#/$defs/RcsRules$$anyOf1\"},{\"$ref\":\"#/$defs/RcsRules$$anyOf2\"}],\"not\":{\"$ref\":\"#/$defs/RcsRules$$not1\"},\"dependentRequired\":{\"buttons\":[\"body\"]},\"if\":{\"$ref\":\"#/$defs/RcsRules$$if1\"},\"then\":{\"required\":[\"footer\"],\"properties\":{\"footer\":{\"x-code\":\"A412\"}}},\"x-code\":{\"anyOf\":\"A415\",\"not\":\"A300\",\"dependentRequired\":\"A425\"},\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if2\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatSS000000\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if3\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatSL000000\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if4\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatSMwThT00\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if5\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatCMwMhM0200\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if6\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatCMwShS0200\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if7\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMHITV0001\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if8\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMHIMV0001\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if9\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMTBNV0001\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if10\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMTBNH0001\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if11\"},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMSNSS0001\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if12\"},\"then\":{\"$ref\":\"#/$defs/RcsCards2\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if13\"},\"then\":{\"$ref\":\"#/$defs/RcsCards3\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if14\"},\"then\":{\"$ref\":\"#/$defs/RcsCards4\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if15\"},\"then\":{\"$ref\":\"#/$defs/RcsCards5\"}},{\"if\":{\"$ref\":\"#/$defs/RcsRules$$if16\"},\"then\":{\"$ref\":\"#/$defs/RcsCards6\"}}]},\"RcsRules$$anyOf1\":{\"required\":[\"content\"]},\"RcsRules$$anyOf2\":{\"required\":[\"body\"]},\"RcsRules$$not1\":{\"required\":[\"content\",\"body\"]},\"RcsRules$$if1\":{\"required\":[\"header\"],\"properties\":{\"header\":{\"const\":\"1\"}}},\"RcsRules$$if2\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SS000000\"]}}},\"RcsRules$$if3\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SL000000\"]}}},\"RcsRules$$if4\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SMwThT00\",\"SMwThM00\"]}}},\"RcsRules$$if5\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0200\",\"CMwMhM0300\",\"CMwMhM0400\",\"CMwMhM0500\",\"CMwMhM0600\"]}}},\"RcsRules$$if6\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwShS0200\",\"CMwShS0300\",\"CMwShS0400\",\"CMwShS0500\",\"CMwShS0600\"]}}},\"RcsRules$$if7\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMHITV0001\",\"OMHITS0001\"]}}},\"RcsRules$$if8\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMHIMV0001\",\"OMHIMS0001\"]}}},\"RcsRules$$if9\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMTBNV0001\"]}}},\"RcsRules$$if10\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMTBNH0001\"]}}},\"RcsRules$$if11\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMSNSS0001\",\"OMSNSH0001\"]}}},\"RcsRules$$if12\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0200\",\"CMwShS0200\"]}}},\"RcsRules$$if13\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0300\",\"CMwShS0300\"]}}},\"RcsRules$$if14\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0400\",\"CMwShS0400\"]}}},\"RcsRules$$if15\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0500\",\"CMwShS0500\"]}}},\"RcsRules$$if16\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0600\",\"CMwShS0600\"]}}},\"RcsFormatSS000000\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"required\":[\"text\"],\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":100,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"media\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"},\"button\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"required\":[\"description\"],\"properties\":{\"title\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"description\":{\"type\":\"string\",\"maxLength\":100,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"},\"minLength\":1},\"media\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatSL000000\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":17,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":17,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatSMwThT00\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":17,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":17,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatCMwMhM0200\":{\"properties\":{\"content\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"type\":\"array\",\"maxItems\":6,\"x-max-items-total-length\":{\"limit\":1300,\"of\":\"text\"},\"items\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":13,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A417\",\"x-max-items-total-length\":\"A328\"}}}},\"body\":{\"patternProperties\":{\"^title[0-9]+$\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"^description[0-9]+$\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^media[0-9]+$\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"},\"^(?:title|description|media|mediaUrl)$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: in a carousel the keys have the number of their card\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-max-total-length\":{\"limit\":1300,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]},\"x-code\":{\"default\":\"A415\",\"x-max-total-length\":\"A328\"}},\"buttons\":{\"type\":\"array\",\"maxItems\":6,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":13,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatCMwShS0200\":{\"properties\":{\"content\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"type\":\"array\",\"maxItems\":6,\"x-max-items-total-length\":{\"limit\":1300,\"of\":\"text\"},\"items\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":5,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A417\",\"x-max-items-total-length\":\"A328\"}}}},\"body\":{\"patternProperties\":{\"^title[0-9]+$\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"^description[0-9]+$\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^media[0-9]+$\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"},\"^(?:title|description|media|mediaUrl)$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: in a carousel the keys have the number of their card\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-max-total-length\":{\"limit\":1300,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]},\"x-code\":{\"default\":\"A415\",\"x-max-total-length\":\"A328\"}},\"buttons\":{\"type\":\"array\",\"maxItems\":6,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":5,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMHITV0001\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-1]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 1 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMHIMV0001\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMTBNV0001\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-2]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 2 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMTBNH0001\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 3 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMSNSS0001\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":true,\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":true,\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}}}",
  uses: [part_RcsMedia, part_small],
});
