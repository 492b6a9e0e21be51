// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isMessengerButtonAl, isMessengerButtonBk, isMessengerButtonMd, isMessengerButtonBc, isMessengerButtonBt, isMessengerButtonBf, isMessengerButtonName, isMessengerLink, part as part_MessengerButtonName } from "../schemas/MessengerButtonName.js";
import { isFriendtalkImage, part as part_FriendtalkImage } from "../schemas/FriendtalkImage.js";
import { isBrandmessageOfBasic, isBrandmessageFreeButtons, isBrandmessageOfFree, isBrandmessageBasicButtons, isBrandmessageHasVariables, isBrandmessageNoContent, isBrandmessageKindFC, isBrandmessageKindFA, part as part_BrandmessageSenderKey } from "../schemas/BrandmessageSenderKey.js";

"use strict";
export const isBrandmessageText = validate0;
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1300){
validate0.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1300}}];
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

export const isBrandmessageButtons = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 5){
validate1.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isBrandmessageButton(data[i0]))){
vErrors = childErrors(vErrors, isBrandmessageButton.errors, instancePath + "/" + i0);
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButton = validate2;
const schema2 = {"x-code":{"default":"A503","oneOf":"A524"},"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["WL","AL","BK","MD","BC","BT","BF","AC"],"maxLength":2,"x-code":"A524"}},"allOf":[{"type":"object","properties":{"type":{"enum":["WL","AL","BK","MD","BC","BT","BF","AC"],"x-code":"A524"}},"required":["type"]},{"if":{"properties":{"type":{"enum":["WL"]}},"required":["type"]},"then":{"x-call":"isBrandmessageButtonWl"}},{"if":{"properties":{"type":{"enum":["AL"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonAl"}},{"if":{"properties":{"type":{"enum":["BK"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBk"}},{"if":{"properties":{"type":{"enum":["MD"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonMd"}},{"if":{"properties":{"type":{"enum":["BC"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBc"}},{"if":{"properties":{"type":{"enum":["BT"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBt"}},{"if":{"properties":{"type":{"enum":["BF"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBf"}},{"if":{"properties":{"type":{"enum":["AC"]}},"required":["type"]},"then":{"x-call":"isBrandmessageButtonAc"}}]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate2.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!((((((((data0 === "WL") || (data0 === "AL")) || (data0 === "BK")) || (data0 === "MD")) || (data0 === "BC")) || (data0 === "BT")) || (data0 === "BF")) || (data0 === "AC"))){
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.allOf[0].properties.type.enum}}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}}];
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
if(!(isBrandmessageButtonWl(data))){
vErrors = childErrors(vErrors, isBrandmessageButtonWl.errors, instancePath + "");
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
validate2.errors = vErrors;
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
if(!(isMessengerButtonAl(data))){
vErrors = childErrors(vErrors, isMessengerButtonAl.errors, instancePath + "");
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
validate2.errors = vErrors;
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
if(!(isMessengerButtonBk(data))){
vErrors = childErrors(vErrors, isMessengerButtonBk.errors, instancePath + "");
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
validate2.errors = vErrors;
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
if(!(isMessengerButtonMd(data))){
vErrors = childErrors(vErrors, isMessengerButtonMd.errors, instancePath + "");
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
validate2.errors = vErrors;
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
if(!(isMessengerButtonBc(data))){
vErrors = childErrors(vErrors, isMessengerButtonBc.errors, instancePath + "");
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
validate2.errors = vErrors;
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
if(!(isMessengerButtonBt(data))){
vErrors = childErrors(vErrors, isMessengerButtonBt.errors, instancePath + "");
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
validate2.errors = vErrors;
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
if(!(isMessengerButtonBf(data))){
vErrors = childErrors(vErrors, isMessengerButtonBf.errors, instancePath + "");
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
validate2.errors = vErrors;
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
if(!(isBrandmessageButtonAc(data))){
vErrors = childErrors(vErrors, isBrandmessageButtonAc.errors, instancePath + "");
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
validate2.errors = vErrors;
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
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data.type !== undefined){
let data9 = data.type;
const _errs44 = errors;
if(!((((((((data9 === "WL") || (data9 === "AL")) || (data9 === "BK")) || (data9 === "MD")) || (data9 === "BC")) || (data9 === "BT")) || (data9 === "BF")) || (data9 === "AC"))){
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum}}];
return false;
}
if(errors === _errs44){
if(typeof data9 === "string"){
if(func0(data9) > 2){
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
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

export const isBrandmessageButton__if1 = validate3;
const schema3 = {"properties":{"type":{"enum":["WL"]}},"required":["type"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "WL")){
validate3.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.type.enum}}];
return false;
}
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButton__if2 = validate4;
const schema4 = {"properties":{"type":{"enum":["AL"]}},"required":["type"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "AL")){
validate4.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}}];
return false;
}
}
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButton__if3 = validate5;
const schema5 = {"properties":{"type":{"enum":["BK"]}},"required":["type"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "BK")){
validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema5.properties.type.enum}}];
return false;
}
}
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButton__if4 = validate6;
const schema6 = {"properties":{"type":{"enum":["MD"]}},"required":["type"]};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "MD")){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.type.enum}}];
return false;
}
}
}
}
validate6.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButton__if5 = validate7;
const schema7 = {"properties":{"type":{"enum":["BC"]}},"required":["type"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "BC")){
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}}];
return false;
}
}
}
}
validate7.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButton__if6 = validate8;
const schema8 = {"properties":{"type":{"enum":["BT"]}},"required":["type"]};

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
if(!(data.type === "BT")){
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum}}];
return false;
}
}
}
}
validate8.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButton__if7 = validate9;
const schema9 = {"properties":{"type":{"enum":["BF"]}},"required":["type"]};

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
if(!(data.type === "BF")){
validate9.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.type.enum}}];
return false;
}
}
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButton__if8 = validate10;
const schema10 = {"properties":{"type":{"enum":["AC"]}},"required":["type"]};

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
if(!(data.type === "AC")){
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.properties.type.enum}}];
return false;
}
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButtonWl = validate11;
const schema11 = {"x-code":"A503","type":"object","required":["name","type","urlMobile"],"additionalProperties":false,"properties":{"name":{"x-code":"A525","x-call":"isMessengerButtonName"},"type":{"type":"string","const":"WL","maxLength":2,"x-code":"A524"},"urlMobile":{"x-code":"A503","x-call":"isMessengerLink"},"urlPc":{"x-code":"A503","x-call":"isMessengerLink"},"target":{"type":"string","enum":["out"],"maxLength":3,"x-code":"A503"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.urlMobile === undefined) && (missing0 = "urlMobile"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "type")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "target"))){
validate11.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WL"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
if(!(data4 === "out")){
validate11.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues: schema11.properties.target.enum}}];
return false;
}
if(errors === _errs7){
if(typeof data4 === "string"){
if(func0(data4) > 3){
validate11.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 3}}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
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
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const isBrandmessageButtonAc = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if("AC" !== data1){
validate12.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "AC"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate12.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const isBrandmessageMessageVariable = validate13;
const schema13 = {"x-code":{"default":"A572","propertyNames":"A572"},"type":"object","maxProperties":50,"propertyNames":{"minLength":1,"maxLength":20,"pattern":"^[A-Za-z0-9\\uAC00-\\uD7A3\\u3131-\\u318E_-]+$","x-message":{"pattern":"must be Hangul, letters, digits, - and _"}},"additionalProperties":{"type":["string","number"],"maxLength":1000,"x-code":"A572"}};
const pattern0 = new RegExp("^[A-Za-z0-9\\uAC00-\\uD7A3\\u3131-\\u318E_-]+$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate13.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 50}}];
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
if(!pattern0.test(key0)){
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
validate13.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs3 = errors;
if((typeof data0 !== "string") && (!(typeof data0 == "number"))){
validate13.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema13.additionalProperties.type}}];
return false;
}
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate13.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000}}];
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
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const isBrandmessagePartVariable = validate14;
const schema14 = {"x-code":{"default":"A573","propertyNames":"A573"},"type":"object","maxProperties":50,"propertyNames":{"minLength":1,"maxLength":20,"pattern":"^[A-Za-z0-9\\uAC00-\\uD7A3\\u3131-\\u318E_-]+$","x-message":{"pattern":"must be Hangul, letters, digits, - and _"}},"additionalProperties":{"type":["string","number"],"maxLength":1000,"x-code":"A573"}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate14.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 50}}];
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
if(!pattern0.test(key0)){
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
validate14.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs3 = errors;
if((typeof data0 !== "string") && (!(typeof data0 == "number"))){
validate14.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema14.additionalProperties.type}}];
return false;
}
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate14.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000}}];
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
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const isBrandmessageImageVariable = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10){
validate15.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data.length < 1){
validate15.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isFriendtalkImage(data[i0]))){
vErrors = childErrors(vErrors, isFriendtalkImage.errors, instancePath + "/" + i0);
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
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCarouselVariable = validate16;
const schema16 = {"x-code":"A567","type":["array","object"],"minItems":1,"maxItems":10,"items":{"x-call":"isBrandmessageCardVariable"},"maxProperties":50};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!data || typeof data != "object"){
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema16.type}}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10){
validate16.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data.length < 1){
validate16.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isBrandmessageCardVariable(data[i0]))){
vErrors = childErrors(vErrors, isBrandmessageCardVariable.errors, instancePath + "/" + i0);
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
validate16.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 50}}];
return false;
}
}
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const isBrandmessageCardVariable = validate17;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "messageVariable") || (key0 === "buttonVariable")) || (key0 === "couponVariable")) || (key0 === "imageVariable")) || (key0 === "commerceVariable"))){
validate17.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageVariable !== undefined){
const _errs2 = errors;
if(!(isBrandmessageMessageVariable(data.messageVariable))){
vErrors = childErrors(vErrors, isBrandmessageMessageVariable.errors, instancePath + "/messageVariable");
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
if(!(isBrandmessagePartVariable(data.buttonVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/buttonVariable");
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
if(!(isBrandmessagePartVariable(data.couponVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/couponVariable");
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
if(!(isBrandmessageImageVariable(data.imageVariable))){
vErrors = childErrors(vErrors, isBrandmessageImageVariable.errors, instancePath + "/imageVariable");
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
if(!(isBrandmessagePartVariable(data.commerceVariable))){
vErrors = childErrors(vErrors, isBrandmessagePartVariable.errors, instancePath + "/commerceVariable");
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
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate18.errors = [{instancePath:instancePath+"/targeting",schemaPath:"#/allOf/0/then/properties/targeting/not",keyword:"not",params:{}}];
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
validate18.errors = vErrors;
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
validate18.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing2}}];
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
validate18.errors = vErrors;
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
validate18.errors = [{instancePath:instancePath+"/carouselVariable",schemaPath:"#/allOf/2/then/properties/carouselVariable/not",keyword:"not",params:{}}];
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
validate18.errors = vErrors;
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
validate18.errors = vErrors;
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
if(!(isBrandmessageKindFT(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFT.errors, instancePath + "");
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
validate18.errors = vErrors;
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
if(!(isBrandmessageKindFI(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFI.errors, instancePath + "");
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
validate18.errors = vErrors;
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
if(!(isBrandmessageKindFW(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFW.errors, instancePath + "");
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
validate18.errors = vErrors;
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
if(!(isBrandmessageKindFL(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFL.errors, instancePath + "");
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
validate18.errors = vErrors;
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
if(!(isBrandmessageKindFP(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFP.errors, instancePath + "");
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
validate18.errors = vErrors;
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
if(!(isBrandmessageKindFM(data))){
vErrors = childErrors(vErrors, isBrandmessageKindFM.errors, instancePath + "");
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
validate18.errors = vErrors;
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
validate18.errors = vErrors;
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
validate18.errors = vErrors;
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
validate18.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "unsubscribeAuthNumber",
    missingProperty: missing12,
    depsCount: 1,
    deps: "unsubscribePhoneNumber"}}];
return false;
}
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__if1 = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sendType === undefined) && (missing0 = "sendType")){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sendType !== undefined){
if("free" !== data.sendType){
validate19.errors = [{instancePath:instancePath+"/sendType",schemaPath:"#/properties/sendType/const",keyword:"const",params:{allowedValue: "free"}}];
return false;
}
}
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__not1 = validate20;
const schema20 = {"enum":["M","N"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "M") || (data === "N"))){
validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema20.enum}}];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__if2 = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sendType === undefined) && (missing0 = "sendType")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sendType !== undefined){
if("basic" !== data.sendType){
validate21.errors = [{instancePath:instancePath+"/sendType",schemaPath:"#/properties/sendType/const",keyword:"const",params:{allowedValue: "basic"}}];
return false;
}
}
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__if3 = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate22.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/not",keyword:"not",params:{}}];
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
validate22.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__not2 = validate23;
const schema23 = {"enum":["FC","FA"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((data === "FC") || (data === "FA"))){
validate23.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum}}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__if4 = validate24;

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
if("FT" !== data.msgType){
validate24.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FT"}}];
return false;
}
}
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__if5 = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FI" !== data.msgType){
validate25.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FI"}}];
return false;
}
}
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__if6 = validate26;

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
if("FW" !== data.msgType){
validate26.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FW"}}];
return false;
}
}
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__if7 = validate27;

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

export const isBrandmessageRules__if8 = validate28;

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
if("FP" !== data.msgType){
validate28.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FP"}}];
return false;
}
}
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__if9 = validate29;

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
if("FM" !== data.msgType){
validate29.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FM"}}];
return false;
}
}
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__if10 = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.msgType === undefined) && (missing0 = "msgType")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.msgType !== undefined){
if("FC" !== data.msgType){
validate30.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FC"}}];
return false;
}
}
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const isBrandmessageRules__if11 = validate31;

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
if("FA" !== data.msgType){
validate31.errors = [{instancePath:instancePath+"/msgType",schemaPath:"#/properties/msgType/const",keyword:"const",params:{allowedValue: "FA"}}];
return false;
}
}
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFT = validate32;
const pattern2 = new RegExp("^[^\\n]*(?:\\n[^\\n]*){0,99}$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate32.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate32.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data1 = data.text;
const _errs4 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 1300){
validate32.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1300}}];
return false;
}
else {
if(!pattern2.test(data1)){
validate32.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,99}$"}}];
return false;
}
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
validate32.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/not",keyword:"not",params:{}}];
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
validate32.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 5}}];
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
if(func0(data5) > 14){
validate32.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 14}}];
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
validate32.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFI = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate33.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate33.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data1 = data.text;
const _errs4 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 400){
validate33.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 400}}];
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
validate33.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 5}}];
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
if(func0(data4) > 14){
validate33.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 14}}];
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
validate33.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFW = validate34;
const pattern3 = new RegExp("^[^\\n]*(?:\\n[^\\n]*){0,5}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate34.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate34.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data1 = data.text;
const _errs4 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 76){
validate34.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 76}}];
return false;
}
else {
if(!pattern3.test(data1)){
validate34.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,5}$"}}];
return false;
}
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
validate34.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data4) > 8){
validate34.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
validate34.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFL = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs0 = errors;
validate35.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/not",keyword:"not",params:{}}];
return false;
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgUrl !== undefined){
const _errs2 = errors;
validate35.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/not",keyword:"not",params:{}}];
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
validate35.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data4) > 8){
validate35.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
validate35.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFP = validate36;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 76){
validate36.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 76}}];
return false;
}
else {
if(!pattern3.test(data0)){
validate36.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "^[^\\n]*(?:\\n[^\\n]*){0,5}$"}}];
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
if(data.imgUrl !== undefined){
const _errs1 = errors;
validate36.errors = [{instancePath:instancePath+"/imgUrl",schemaPath:"#/properties/imgUrl/not",keyword:"not",params:{}}];
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
validate36.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 1}}];
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
if(func0(data4) > 8){
validate36.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
validate36.errors = vErrors;
return errors === 0;
}

export const isBrandmessageKindFM = validate37;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs0 = errors;
validate37.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/not",keyword:"not",params:{}}];
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
validate37.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxItems",keyword:"maxItems",params:{limit: 2}}];
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
if(func0(data3) > 8){
validate37.errors = [{instancePath:instancePath+"/button/" + i0+"/name",schemaPath:"#/properties/button/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 8}}];
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
validate37.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    BrandmessageText: isBrandmessageText,
    BrandmessageButtons: isBrandmessageButtons,
    BrandmessageButton: isBrandmessageButton,
    BrandmessageButtonWl: isBrandmessageButtonWl,
    BrandmessageButtonAc: isBrandmessageButtonAc,
    BrandmessageMessageVariable: isBrandmessageMessageVariable,
    BrandmessagePartVariable: isBrandmessagePartVariable,
    BrandmessageImageVariable: isBrandmessageImageVariable,
    BrandmessageCarouselVariable: isBrandmessageCarouselVariable,
    BrandmessageCardVariable: isBrandmessageCardVariable,
    BrandmessageRules: isBrandmessageRules,
    BrandmessageKindFT: isBrandmessageKindFT,
    BrandmessageKindFI: isBrandmessageKindFI,
    BrandmessageKindFW: isBrandmessageKindFW,
    BrandmessageKindFL: isBrandmessageKindFL,
    BrandmessageKindFP: isBrandmessageKindFP,
    BrandmessageKindFM: isBrandmessageKindFM,
  },
  branches: {
    BrandmessageButton$$if1: isBrandmessageButton__if1,
    BrandmessageButton$$if2: isBrandmessageButton__if2,
    BrandmessageButton$$if3: isBrandmessageButton__if3,
    BrandmessageButton$$if4: isBrandmessageButton__if4,
    BrandmessageButton$$if5: isBrandmessageButton__if5,
    BrandmessageButton$$if6: isBrandmessageButton__if6,
    BrandmessageButton$$if7: isBrandmessageButton__if7,
    BrandmessageButton$$if8: isBrandmessageButton__if8,
    BrandmessageRules$$if1: isBrandmessageRules__if1,
    BrandmessageRules$$not1: isBrandmessageRules__not1,
    BrandmessageRules$$if2: isBrandmessageRules__if2,
    BrandmessageRules$$if3: isBrandmessageRules__if3,
    BrandmessageRules$$not2: isBrandmessageRules__not2,
    BrandmessageRules$$if4: isBrandmessageRules__if4,
    BrandmessageRules$$if5: isBrandmessageRules__if5,
    BrandmessageRules$$if6: isBrandmessageRules__if6,
    BrandmessageRules$$if7: isBrandmessageRules__if7,
    BrandmessageRules$$if8: isBrandmessageRules__if8,
    BrandmessageRules$$if9: isBrandmessageRules__if9,
    BrandmessageRules$$if10: isBrandmessageRules__if10,
    BrandmessageRules$$if11: isBrandmessageRules__if11,
    BrandmessageKindFT$$if1: isBrandmessageRules__if1,
    BrandmessageKindFI$$if1: isBrandmessageRules__if1,
    BrandmessageKindFW$$if1: isBrandmessageRules__if1,
  },
  schemas: "{\"BrandmessageText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1300,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"BrandmessageButtons\":{\"type\":\"array\",\"maxItems\":5,\"items\":{\"$ref\":\"#/$defs/BrandmessageButton\"},\"x-code\":\"A503\"},\"BrandmessageButton\":{\"x-code\":{\"default\":\"A503\",\"oneOf\":\"A524\"},\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"WL\",\"AL\",\"BK\",\"MD\",\"BC\",\"BT\",\"BF\",\"AC\"],\"maxLength\":2,\"x-code\":\"A524\"}},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"WL\",\"AL\",\"BK\",\"MD\",\"BC\",\"BT\",\"BF\",\"AC\"],\"x-code\":\"A524\"}},\"required\":[\"type\"]},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButton$$if1\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageButtonWl\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButton$$if2\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonAl\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButton$$if3\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBk\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButton$$if4\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonMd\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButton$$if5\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBc\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButton$$if6\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBt\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButton$$if7\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBf\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageButton$$if8\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageButtonAc\"}}]},\"BrandmessageButton$$if1\":{\"properties\":{\"type\":{\"enum\":[\"WL\"]}},\"required\":[\"type\"]},\"BrandmessageButton$$if2\":{\"properties\":{\"type\":{\"enum\":[\"AL\"]}},\"required\":[\"type\"]},\"BrandmessageButton$$if3\":{\"properties\":{\"type\":{\"enum\":[\"BK\"]}},\"required\":[\"type\"]},\"BrandmessageButton$$if4\":{\"properties\":{\"type\":{\"enum\":[\"MD\"]}},\"required\":[\"type\"]},\"BrandmessageButton$$if5\":{\"properties\":{\"type\":{\"enum\":[\"BC\"]}},\"required\":[\"type\"]},\"BrandmessageButton$$if6\":{\"properties\":{\"type\":{\"enum\":[\"BT\"]}},\"required\":[\"type\"]},\"BrandmessageButton$$if7\":{\"properties\":{\"type\":{\"enum\":[\"BF\"]}},\"required\":[\"type\"]},\"BrandmessageButton$$if8\":{\"properties\":{\"type\":{\"enum\":[\"AC\"]}},\"required\":[\"type\"]},\"BrandmessageButtonWl\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"WL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"enum\":[\"out\"],\"maxLength\":3,\"x-code\":\"A503\"}}},\"BrandmessageButtonAc\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AC\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"BrandmessageMessageVariable\":{\"x-code\":{\"default\":\"A572\",\"propertyNames\":\"A572\"},\"type\":\"object\",\"maxProperties\":50,\"propertyNames\":{\"minLength\":1,\"maxLength\":20,\"pattern\":\"^[A-Za-z0-9\\\\uAC00-\\\\uD7A3\\\\u3131-\\\\u318E_-]+$\",\"x-message\":{\"pattern\":\"must be Hangul, letters, digits, - and _\"}},\"additionalProperties\":{\"type\":[\"string\",\"number\"],\"maxLength\":1000,\"x-code\":\"A572\"}},\"BrandmessagePartVariable\":{\"x-code\":{\"default\":\"A573\",\"propertyNames\":\"A573\"},\"type\":\"object\",\"maxProperties\":50,\"propertyNames\":{\"minLength\":1,\"maxLength\":20,\"pattern\":\"^[A-Za-z0-9\\\\uAC00-\\\\uD7A3\\\\u3131-\\\\u318E_-]+$\",\"x-message\":{\"pattern\":\"must be Hangul, letters, digits, - and _\"}},\"additionalProperties\":{\"type\":[\"string\",\"number\"],\"maxLength\":1000,\"x-code\":\"A573\"}},\"BrandmessageImageVariable\":{\"x-code\":\"A513\",\"type\":\"array\",\"minItems\":1,\"maxItems\":10,\"items\":{\"$ref\":\"#/$defs/FriendtalkImage\"}},\"BrandmessageCarouselVariable\":{\"x-code\":\"A567\",\"type\":[\"array\",\"object\"],\"minItems\":1,\"maxItems\":10,\"items\":{\"$ref\":\"#/$defs/BrandmessageCardVariable\"},\"maxProperties\":50},\"BrandmessageCardVariable\":{\"x-code\":\"A567\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"messageVariable\":{\"$ref\":\"#/$defs/BrandmessageMessageVariable\"},\"buttonVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"},\"couponVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"},\"imageVariable\":{\"$ref\":\"#/$defs/BrandmessageImageVariable\"},\"commerceVariable\":{\"$ref\":\"#/$defs/BrandmessagePartVariable\"}}},\"BrandmessageRules\":{\"x-across-fields\":true,\"dependentRequired\":{\"unsubscribeAuthNumber\":[\"unsubscribePhoneNumber\"]},\"allOf\":[{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if1\"},\"then\":{\"properties\":{\"targeting\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageRules$$not1\"},\"x-code\":\"A570\",\"x-message\":\"must be I: only a basic message is for people who are not friends of the channel\"},\"templateCode\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A505\"},\"messageVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A572\"},\"buttonVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A573\"},\"couponVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A573\"},\"imageVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A513\"},\"videoVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A573\"},\"commerceVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A573\"},\"carouselVariable\":{\"$ref\":\"#/$defs/BrandmessageOfBasic\",\"x-code\":\"A567\"},\"button\":{\"$ref\":\"#/$defs/BrandmessageFreeButtons\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if2\"},\"then\":{\"required\":[\"targeting\",\"templateCode\"],\"properties\":{\"targeting\":{\"x-code\":\"A570\"},\"templateCode\":{\"x-code\":\"A505\"},\"groupTagKey\":{\"$ref\":\"#/$defs/BrandmessageOfFree\",\"x-code\":\"A011\"},\"adult\":{\"$ref\":\"#/$defs/BrandmessageOfFree\",\"x-code\":\"A569\"},\"button\":{\"$ref\":\"#/$defs/BrandmessageBasicButtons\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if3\"},\"then\":{\"properties\":{\"carouselVariable\":{\"not\":true,\"x-code\":\"A567\",\"x-message\":\"must be left out: only a message of the type FC or FA has cards\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageHasVariables\"},\"then\":{\"properties\":{\"text\":{\"$ref\":\"#/$defs/BrandmessageNoContent\"},\"imgUrl\":{\"$ref\":\"#/$defs/BrandmessageNoContent\"},\"button\":{\"$ref\":\"#/$defs/BrandmessageNoContent\"}}}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if4\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFT\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if5\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFI\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if6\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFW\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if7\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFL\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if8\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFP\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if9\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFM\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if10\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFC\"}},{\"if\":{\"$ref\":\"#/$defs/BrandmessageRules$$if11\"},\"then\":{\"$ref\":\"#/$defs/BrandmessageKindFA\"}}]},\"BrandmessageRules$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageRules$$not1\":{\"enum\":[\"M\",\"N\"]},\"BrandmessageRules$$if2\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"basic\"}}},\"BrandmessageRules$$if3\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"not\":{\"$ref\":\"#/$defs/BrandmessageRules$$not2\"}}}},\"BrandmessageRules$$not2\":{\"enum\":[\"FC\",\"FA\"]},\"BrandmessageRules$$if4\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FT\"}}},\"BrandmessageRules$$if5\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FI\"}}},\"BrandmessageRules$$if6\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FW\"}}},\"BrandmessageRules$$if7\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FL\"}}},\"BrandmessageRules$$if8\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FP\"}}},\"BrandmessageRules$$if9\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FM\"}}},\"BrandmessageRules$$if10\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FC\"}}},\"BrandmessageRules$$if11\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FA\"}}},\"BrandmessageKindFT\":{\"properties\":{\"text\":{\"maxLength\":1300,\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,99}$\",\"x-message\":{\"pattern\":\"must have at most 99 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"imgUrl\":{\"not\":true,\"x-code\":\"A513\",\"x-message\":\"must be left out: a message of the type FT has no image of its own\"},\"button\":{\"maxItems\":5,\"items\":{\"properties\":{\"name\":{\"maxLength\":14,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageKindFT$$if1\"},\"then\":{\"required\":[\"text\"],\"properties\":{\"text\":{\"x-code\":\"A303\"}}}},\"BrandmessageKindFT$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageKindFI\":{\"properties\":{\"text\":{\"maxLength\":400,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"button\":{\"maxItems\":5,\"items\":{\"properties\":{\"name\":{\"maxLength\":14,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageKindFI$$if1\"},\"then\":{\"required\":[\"text\"],\"properties\":{\"text\":{\"x-code\":\"A303\"}}}},\"BrandmessageKindFI$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageKindFW\":{\"properties\":{\"text\":{\"maxLength\":76,\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,5}$\",\"x-message\":{\"pattern\":\"must have at most 5 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}},\"if\":{\"$ref\":\"#/$defs/BrandmessageKindFW$$if1\"},\"then\":{\"required\":[\"text\"],\"properties\":{\"text\":{\"x-code\":\"A303\"}}}},\"BrandmessageKindFW$$if1\":{\"required\":[\"sendType\"],\"properties\":{\"sendType\":{\"const\":\"free\"}}},\"BrandmessageKindFL\":{\"properties\":{\"text\":{\"not\":true,\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FL has no text\"},\"imgUrl\":{\"not\":true,\"x-code\":\"A513\",\"x-message\":\"must be left out: a message of the type FL has no image of its own\"},\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}}},\"BrandmessageKindFP\":{\"properties\":{\"text\":{\"maxLength\":76,\"pattern\":\"^[^\\\\n]*(?:\\\\n[^\\\\n]*){0,5}$\",\"x-message\":{\"pattern\":\"must have at most 5 line breaks\"},\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"pattern\":\"A328\"}},\"imgUrl\":{\"not\":true,\"x-code\":\"A513\",\"x-message\":\"must be left out: a message of the type FP has no image of its own\"},\"button\":{\"maxItems\":1,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}}},\"BrandmessageKindFM\":{\"properties\":{\"text\":{\"not\":true,\"x-code\":\"A303\",\"x-message\":\"must be left out: a message of the type FM has no text\"},\"button\":{\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"maxLength\":8,\"x-code\":\"A525\"}}},\"x-code\":\"A503\"}}}}",
  uses: [part_MessengerButtonName, part_FriendtalkImage, part_BrandmessageSenderKey],
});
