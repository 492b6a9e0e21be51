// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isMessengerButtons, isMessengerItemSummary, part as part_MessengerButtons } from "../schemas/MessengerButtons.js";
import { isMessengerButtonName, isMessengerLink, part as part_MessengerButtonName } from "../schemas/MessengerButtonName.js";

"use strict";
export const isAlimtalkText = validate0;
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

export const isAlimtalkTitle = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 50){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50}}];
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

export const isAlimtalkHeader = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 16){
validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}}];
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

export const isAlimtalkAttachment = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "button") || (key0 === "item")) || (key0 === "itemHighlight"))){
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
if(data.item !== undefined){
const _errs3 = errors;
if(!(isAlimtalkItem(data.item))){
vErrors = childErrors(vErrors, isAlimtalkItem.errors, instancePath + "/item");
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
if(!(isAlimtalkItemHighlight(data.itemHighlight))){
vErrors = childErrors(vErrors, isAlimtalkItemHighlight.errors, instancePath + "/itemHighlight");
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
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isAlimtalkItem = validate4;

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
if(data0.length > 10){
validate4.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data0.length < 2){
validate4.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isAlimtalkItemRow(data0[i0]))){
vErrors = childErrors(vErrors, isAlimtalkItemRow.errors, instancePath + "/list/" + i0);
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

export const isAlimtalkItemRow = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "title") || (key0 === "description"))){
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
if(func0(data0) > 6){
validate5.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 6}}];
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
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 23){
validate5.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 23}}];
return false;
}
else {
if(func0(data1) < 1){
validate5.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const isAlimtalkItemHighlight = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "title") || (key0 === "description"))){
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
if(func0(data1) > 19){
validate6.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 19}}];
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

export const isAlimtalkSupplement = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "quickReply")){
validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate7.errors = [{instancePath:instancePath+"/quickReply",schemaPath:"#/properties/quickReply/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isMessengerQuickReply(data0[i0]))){
vErrors = childErrors(vErrors, isMessengerQuickReply.errors, instancePath + "/quickReply/" + i0);
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
validate7.errors = [{instancePath:instancePath+"/quickReply",schemaPath:"#/properties/quickReply/type",keyword:"type",params:{type: "array"}}];
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

export const isMessengerQuickReply = validate8;
const schema8 = {"x-code":{"default":"A562","oneOf":"A563"},"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["WL","AL","BK","BC","BT","BF","MD"],"maxLength":2,"x-code":"A563"}},"allOf":[{"type":"object","properties":{"type":{"enum":["WL","AL","BK","BC","BT","BF","MD"],"x-code":"A563"}},"required":["type"]},{"if":{"properties":{"type":{"enum":["WL"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyWl"}},{"if":{"properties":{"type":{"enum":["AL"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyAl"}},{"if":{"properties":{"type":{"enum":["BK"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyBk"}},{"if":{"properties":{"type":{"enum":["BC"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyBc"}},{"if":{"properties":{"type":{"enum":["BT"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyBt"}},{"if":{"properties":{"type":{"enum":["BF"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyBf"}},{"if":{"properties":{"type":{"enum":["MD"]}},"required":["type"]},"then":{"x-call":"isMessengerQuickReplyMd"}}]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate8.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((data0 === "WL") || (data0 === "AL")) || (data0 === "BK")) || (data0 === "BC")) || (data0 === "BT")) || (data0 === "BF")) || (data0 === "MD"))){
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.allOf[0].properties.type.enum}}];
return false;
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}}];
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
if(!(isMessengerQuickReplyWl(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyWl.errors, instancePath + "");
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
validate8.errors = vErrors;
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
if(!(isMessengerQuickReplyAl(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyAl.errors, instancePath + "");
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
validate8.errors = vErrors;
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
if(!(isMessengerQuickReplyBk(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyBk.errors, instancePath + "");
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
validate8.errors = vErrors;
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
if(!(isMessengerQuickReplyBc(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyBc.errors, instancePath + "");
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
validate8.errors = vErrors;
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
if(!(isMessengerQuickReplyBt(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyBt.errors, instancePath + "");
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
validate8.errors = vErrors;
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
if(!(isMessengerQuickReplyBf(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyBf.errors, instancePath + "");
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
validate8.errors = vErrors;
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
if(!(isMessengerQuickReplyMd(data))){
vErrors = childErrors(vErrors, isMessengerQuickReplyMd.errors, instancePath + "");
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
validate8.errors = vErrors;
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
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data.type !== undefined){
let data8 = data.type;
const _errs39 = errors;
if(!(((((((data8 === "WL") || (data8 === "AL")) || (data8 === "BK")) || (data8 === "BC")) || (data8 === "BT")) || (data8 === "BF")) || (data8 === "MD"))){
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum}}];
return false;
}
if(errors === _errs39){
if(typeof data8 === "string"){
if(func0(data8) > 2){
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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

export const isMessengerQuickReply__if1 = validate9;
const schema9 = {"properties":{"type":{"enum":["WL"]}},"required":["type"]};

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
if(!(data.type === "WL")){
validate9.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.type.enum}}];
return false;
}
}
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReply__if2 = validate10;
const schema10 = {"properties":{"type":{"enum":["AL"]}},"required":["type"]};

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
if(!(data.type === "AL")){
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.properties.type.enum}}];
return false;
}
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReply__if3 = validate11;
const schema11 = {"properties":{"type":{"enum":["BK"]}},"required":["type"]};

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
if(!(data.type === "BK")){
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.type.enum}}];
return false;
}
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReply__if4 = validate12;
const schema12 = {"properties":{"type":{"enum":["BC"]}},"required":["type"]};

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
if(!(data.type === "BC")){
validate12.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema12.properties.type.enum}}];
return false;
}
}
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReply__if5 = validate13;
const schema13 = {"properties":{"type":{"enum":["BT"]}},"required":["type"]};

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
if(!(data.type === "BT")){
validate13.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum}}];
return false;
}
}
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReply__if6 = validate14;
const schema14 = {"properties":{"type":{"enum":["BF"]}},"required":["type"]};

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
if(!(data.type === "BF")){
validate14.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum}}];
return false;
}
}
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReply__if7 = validate15;
const schema15 = {"properties":{"type":{"enum":["MD"]}},"required":["type"]};

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
if(!(data.type === "MD")){
validate15.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema15.properties.type.enum}}];
return false;
}
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyWl = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "type")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "target"))){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
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
validate16.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WL"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate16.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
if(data.target !== undefined){
let data4 = data.target;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(func0(data4) > 10){
validate16.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(func0(data4) < 1){
validate16.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
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
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyAl = validate17;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate17.errors = vErrors;
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
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid")) || (key0 === "target"))){
validate17.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data.name !== undefined){
const _errs7 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
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
validate17.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "AL"}}];
return false;
}
if(errors === _errs8){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate17.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
if(!(isMessengerLink(data.urlMobile))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlMobile");
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
if(!(isMessengerLink(data.urlPc))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/urlPc");
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
if(!(isMessengerLink(data.schemeIos))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeIos");
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
if(!(isMessengerLink(data.schemeAndroid))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/schemeAndroid");
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
validate17.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(func0(data6) < 1){
validate17.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
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
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyAl__anyOf1 = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemeIos === undefined) && (missing0 = "schemeIos")) || ((data.schemeAndroid === undefined) && (missing0 = "schemeAndroid"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyAl__anyOf2 = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemeIos === undefined) && (missing0 = "schemeIos")) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyAl__anyOf3 = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.schemeAndroid === undefined) && (missing0 = "schemeAndroid")) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyBk = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
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
validate21.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BK"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate21.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyBc = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "type")) || (key0 === "chatExtra"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
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
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BC"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate22.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate22.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/type",keyword:"type",params:{type: "string"}}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyBt = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "chatExtra")) || (key0 === "chatEvent"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
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
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BT"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate23.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate23.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/type",keyword:"type",params:{type: "string"}}];
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
validate23.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data3) < 1){
validate23.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/type",keyword:"type",params:{type: "string"}}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyBf = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate24.errors = vErrors;
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
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "bizFormKey")) || (key0 === "bizFormId"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.name !== undefined){
const _errs6 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
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
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BF"}}];
return false;
}
if(errors === _errs7){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data2) < 1){
validate24.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data3) < 1){
validate24.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyBf__anyOf1 = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.bizFormKey === undefined) && (missing0 = "bizFormKey")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyBf__anyOf2 = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.bizFormId === undefined) && (missing0 = "bizFormId")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isMessengerQuickReplyMd = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(isMessengerButtonName(data.name))){
vErrors = childErrors(vErrors, isMessengerButtonName.errors, instancePath + "/name");
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
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MD"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const isAlimtalkLink = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate28.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "urlMobile") || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid"))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isAlimtalkRules = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate29.errors = [{instancePath:instancePath+"/attachment/button",schemaPath:"#/allOf/0/then/properties/attachment/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
validate29.errors = [{instancePath:instancePath+"/button",schemaPath:"#/allOf/0/then/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
validate29.errors = vErrors;
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
if(func0(data8) > 21){
validate29.errors = [{instancePath:instancePath+"/attachment/itemHighlight/title",schemaPath:"#/allOf/1/then/properties/attachment/properties/itemHighlight/properties/title/maxLength",keyword:"maxLength",params:{limit: 21}}];
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
if(func0(data9) > 13){
validate29.errors = [{instancePath:instancePath+"/attachment/itemHighlight/description",schemaPath:"#/allOf/1/then/properties/attachment/properties/itemHighlight/properties/description/maxLength",keyword:"maxLength",params:{limit: 13}}];
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
validate29.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
}
validate29.errors = vErrors;
return errors === 0;
}

export const isAlimtalkRules__if1 = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.supplement === undefined) && (missing0 = "supplement")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate30.errors = [{instancePath:instancePath+"/supplement",schemaPath:"#/properties/supplement/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.quickReply !== undefined){
let data1 = data0.quickReply;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length < 1){
validate30.errors = [{instancePath:instancePath+"/supplement/quickReply",schemaPath:"#/properties/supplement/properties/quickReply/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/supplement/quickReply",schemaPath:"#/properties/supplement/properties/quickReply/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/supplement",schemaPath:"#/properties/supplement/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const isAlimtalkRules__if2 = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("AI" !== data.msgType){
validate31.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "AI"}}];
return false;
}
}
}
}
validate31.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    AlimtalkText: isAlimtalkText,
    AlimtalkTitle: isAlimtalkTitle,
    AlimtalkHeader: isAlimtalkHeader,
    AlimtalkAttachment: isAlimtalkAttachment,
    AlimtalkItem: isAlimtalkItem,
    AlimtalkItemRow: isAlimtalkItemRow,
    AlimtalkItemHighlight: isAlimtalkItemHighlight,
    AlimtalkSupplement: isAlimtalkSupplement,
    MessengerQuickReply: isMessengerQuickReply,
    MessengerQuickReplyWl: isMessengerQuickReplyWl,
    MessengerQuickReplyAl: isMessengerQuickReplyAl,
    MessengerQuickReplyBk: isMessengerQuickReplyBk,
    MessengerQuickReplyBc: isMessengerQuickReplyBc,
    MessengerQuickReplyBt: isMessengerQuickReplyBt,
    MessengerQuickReplyBf: isMessengerQuickReplyBf,
    MessengerQuickReplyMd: isMessengerQuickReplyMd,
    AlimtalkLink: isAlimtalkLink,
    AlimtalkRules: isAlimtalkRules,
  },
  branches: {
    MessengerQuickReply$$if1: isMessengerQuickReply__if1,
    MessengerQuickReply$$if2: isMessengerQuickReply__if2,
    MessengerQuickReply$$if3: isMessengerQuickReply__if3,
    MessengerQuickReply$$if4: isMessengerQuickReply__if4,
    MessengerQuickReply$$if5: isMessengerQuickReply__if5,
    MessengerQuickReply$$if6: isMessengerQuickReply__if6,
    MessengerQuickReply$$if7: isMessengerQuickReply__if7,
    MessengerQuickReplyAl$$anyOf1: isMessengerQuickReplyAl__anyOf1,
    MessengerQuickReplyAl$$anyOf2: isMessengerQuickReplyAl__anyOf2,
    MessengerQuickReplyAl$$anyOf3: isMessengerQuickReplyAl__anyOf3,
    MessengerQuickReplyBf$$anyOf1: isMessengerQuickReplyBf__anyOf1,
    MessengerQuickReplyBf$$anyOf2: isMessengerQuickReplyBf__anyOf2,
    AlimtalkRules$$if1: isAlimtalkRules__if1,
    AlimtalkRules$$if2: isAlimtalkRules__if2,
  },
  schemas: "{\"AlimtalkText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"AlimtalkTitle\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50},\"AlimtalkHeader\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":16,\"x-code\":\"A565\"},\"AlimtalkAttachment\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/MessengerButtons\"},\"item\":{\"$ref\":\"#/$defs/AlimtalkItem\"},\"itemHighlight\":{\"$ref\":\"#/$defs/AlimtalkItemHighlight\"}}},\"AlimtalkItem\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":10,\"x-code\":\"A521\",\"items\":{\"$ref\":\"#/$defs/AlimtalkItemRow\"}},\"summary\":{\"$ref\":\"#/$defs/MessengerItemSummary\"}}},\"AlimtalkItemRow\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"title\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":6,\"x-code\":\"A521\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":23,\"x-code\":\"A521\"}}},\"AlimtalkItemHighlight\":{\"x-code\":\"A560\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A560\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":19,\"x-code\":\"A560\"}}},\"AlimtalkSupplement\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"quickReply\":{\"type\":\"array\",\"maxItems\":10,\"x-code\":\"A562\",\"items\":{\"$ref\":\"#/$defs/MessengerQuickReply\"}}}},\"MessengerQuickReply\":{\"x-code\":{\"default\":\"A562\",\"oneOf\":\"A563\"},\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"WL\",\"AL\",\"BK\",\"BC\",\"BT\",\"BF\",\"MD\"],\"maxLength\":2,\"x-code\":\"A563\"}},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"WL\",\"AL\",\"BK\",\"BC\",\"BT\",\"BF\",\"MD\"],\"x-code\":\"A563\"}},\"required\":[\"type\"]},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReply$$if1\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyWl\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReply$$if2\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyAl\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReply$$if3\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBk\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReply$$if4\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBc\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReply$$if5\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBt\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReply$$if6\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBf\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerQuickReply$$if7\"},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyMd\"}}]},\"MessengerQuickReply$$if1\":{\"properties\":{\"type\":{\"enum\":[\"WL\"]}},\"required\":[\"type\"]},\"MessengerQuickReply$$if2\":{\"properties\":{\"type\":{\"enum\":[\"AL\"]}},\"required\":[\"type\"]},\"MessengerQuickReply$$if3\":{\"properties\":{\"type\":{\"enum\":[\"BK\"]}},\"required\":[\"type\"]},\"MessengerQuickReply$$if4\":{\"properties\":{\"type\":{\"enum\":[\"BC\"]}},\"required\":[\"type\"]},\"MessengerQuickReply$$if5\":{\"properties\":{\"type\":{\"enum\":[\"BT\"]}},\"required\":[\"type\"]},\"MessengerQuickReply$$if6\":{\"properties\":{\"type\":{\"enum\":[\"BF\"]}},\"required\":[\"type\"]},\"MessengerQuickReply$$if7\":{\"properties\":{\"type\":{\"enum\":[\"MD\"]}},\"required\":[\"type\"]},\"MessengerQuickReplyWl\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"WL\",\"maxLength\":2,\"x-code\":\"A563\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A562\"}}},\"MessengerQuickReplyAl\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"AL\",\"maxLength\":2,\"x-code\":\"A563\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A562\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/MessengerQuickReplyAl$$anyOf1\"},{\"$ref\":\"#/$defs/MessengerQuickReplyAl$$anyOf2\"},{\"$ref\":\"#/$defs/MessengerQuickReplyAl$$anyOf3\"}],\"x-code\":\"A562\",\"x-message\":{\"anyOf\":\"at least two of schemeIos, schemeAndroid and urlMobile are required\"}}]},\"MessengerQuickReplyAl$$anyOf1\":{\"required\":[\"schemeIos\",\"schemeAndroid\"]},\"MessengerQuickReplyAl$$anyOf2\":{\"required\":[\"schemeIos\",\"urlMobile\"]},\"MessengerQuickReplyAl$$anyOf3\":{\"required\":[\"schemeAndroid\",\"urlMobile\"]},\"MessengerQuickReplyBk\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BK\",\"maxLength\":2,\"x-code\":\"A563\"}}},\"MessengerQuickReplyBc\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BC\",\"maxLength\":2,\"x-code\":\"A563\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"}}},\"MessengerQuickReplyBt\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BT\",\"maxLength\":2,\"x-code\":\"A563\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"},\"chatEvent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"}}},\"MessengerQuickReplyBf\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BF\",\"maxLength\":2,\"x-code\":\"A563\"},\"bizFormKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A562\"},\"bizFormId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A562\"}},\"allOf\":[{\"anyOf\":[{\"$ref\":\"#/$defs/MessengerQuickReplyBf$$anyOf1\"},{\"$ref\":\"#/$defs/MessengerQuickReplyBf$$anyOf2\"}],\"x-code\":\"A562\"}]},\"MessengerQuickReplyBf$$anyOf1\":{\"required\":[\"bizFormKey\"]},\"MessengerQuickReplyBf$$anyOf2\":{\"required\":[\"bizFormId\"]},\"MessengerQuickReplyMd\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"MD\",\"maxLength\":2,\"x-code\":\"A563\"}}},\"AlimtalkLink\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"properties\":{\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\"}}},\"AlimtalkRules\":{\"x-across-fields\":true,\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/AlimtalkRules$$if1\"},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"x-code\":\"A503\"}}},\"button\":{\"maxItems\":2,\"x-code\":\"A503\"}}}},{\"if\":{\"$ref\":\"#/$defs/AlimtalkRules$$if2\"},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"itemHighlight\":{\"properties\":{\"title\":{\"maxLength\":21,\"x-code\":\"A560\"},\"description\":{\"maxLength\":13,\"x-code\":\"A560\"}}}}}}}}]},\"AlimtalkRules$$if1\":{\"required\":[\"supplement\"],\"properties\":{\"supplement\":{\"type\":\"object\",\"required\":[\"quickReply\"],\"properties\":{\"quickReply\":{\"type\":\"array\",\"minItems\":1}}}}},\"AlimtalkRules$$if2\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"AI\"}}}}",
  uses: [part_MessengerButtons, part_MessengerButtonName],
});
