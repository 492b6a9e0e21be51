// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isMessengerButtonAl, isMessengerButtonBk, isMessengerButtonMd, isMessengerButtonBc, isMessengerButtonBt, isMessengerButtonBf, isMessengerButtonName, isMessengerLink, part as part_MessengerButtonName } from "../schemas/MessengerButtonName.js";

"use strict";
export const isMessengerButtons = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 5){
validate0.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isMessengerButton(data[i0]))){
vErrors = childErrors(vErrors, isMessengerButton.errors, instancePath + "/" + i0);
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isMessengerButton = validate1;
const schema1 = {"x-code":{"default":"A503","oneOf":"A524"},"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["WL","AL","DS","BK","MD","BC","BT","AC","BF"],"maxLength":2,"x-code":"A524"}},"allOf":[{"type":"object","properties":{"type":{"enum":["WL","AL","DS","BK","MD","BC","BT","AC","BF"],"x-code":"A524"}},"required":["type"]},{"if":{"properties":{"type":{"enum":["WL"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonWl"}},{"if":{"properties":{"type":{"enum":["AL"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonAl"}},{"if":{"properties":{"type":{"enum":["DS"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonDs"}},{"if":{"properties":{"type":{"enum":["BK"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBk"}},{"if":{"properties":{"type":{"enum":["MD"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonMd"}},{"if":{"properties":{"type":{"enum":["BC"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBc"}},{"if":{"properties":{"type":{"enum":["BT"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBt"}},{"if":{"properties":{"type":{"enum":["AC"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonAc"}},{"if":{"properties":{"type":{"enum":["BF"]}},"required":["type"]},"then":{"x-call":"isMessengerButtonBf"}}]};
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate1.errors = [{instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((data0 === "WL") || (data0 === "AL")) || (data0 === "DS")) || (data0 === "BK")) || (data0 === "MD")) || (data0 === "BC")) || (data0 === "BT")) || (data0 === "AC")) || (data0 === "BF"))){
validate1.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.allOf[0].properties.type.enum}}];
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
if(!(isMessengerButtonWl(data))){
vErrors = childErrors(vErrors, isMessengerButtonWl.errors, instancePath + "");
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
if(!(data.type === "DS")){
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
if(!(isMessengerButtonDs(data))){
vErrors = childErrors(vErrors, isMessengerButtonDs.errors, instancePath + "");
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
if(!(data.type === "BK")){
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
if(!(isMessengerButtonBk(data))){
vErrors = childErrors(vErrors, isMessengerButtonBk.errors, instancePath + "");
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
if(!(data.type === "MD")){
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
if(!(isMessengerButtonMd(data))){
vErrors = childErrors(vErrors, isMessengerButtonMd.errors, instancePath + "");
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
if(!(data.type === "BC")){
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
if(!(isMessengerButtonBc(data))){
vErrors = childErrors(vErrors, isMessengerButtonBc.errors, instancePath + "");
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
if(!(data.type === "BT")){
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
if(!(isMessengerButtonBt(data))){
vErrors = childErrors(vErrors, isMessengerButtonBt.errors, instancePath + "");
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
if(!(isMessengerButtonAc(data))){
vErrors = childErrors(vErrors, isMessengerButtonAc.errors, instancePath + "");
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
validate1.errors = vErrors;
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
if(!(data.type === "BF")){
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
if(!(isMessengerButtonBf(data))){
vErrors = childErrors(vErrors, isMessengerButtonBf.errors, instancePath + "");
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
validate1.errors = vErrors;
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
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data.type !== undefined){
let data10 = data.type;
const _errs49 = errors;
if(!(((((((((data10 === "WL") || (data10 === "AL")) || (data10 === "DS")) || (data10 === "BK")) || (data10 === "MD")) || (data10 === "BC")) || (data10 === "BT")) || (data10 === "AC")) || (data10 === "BF"))){
validate1.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum}}];
return false;
}
if(errors === _errs49){
if(typeof data10 === "string"){
if(func0(data10) > 2){
validate1.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
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

export const isMessengerButton__if1 = validate2;
const schema2 = {"properties":{"type":{"enum":["WL"]}},"required":["type"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(!(data.type === "WL")){
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum}}];
return false;
}
}
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const isMessengerButton__if2 = validate3;
const schema3 = {"properties":{"type":{"enum":["AL"]}},"required":["type"]};

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
if(!(data.type === "AL")){
validate3.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.type.enum}}];
return false;
}
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const isMessengerButton__if3 = validate4;
const schema4 = {"properties":{"type":{"enum":["DS"]}},"required":["type"]};

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
if(!(data.type === "DS")){
validate4.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}}];
return false;
}
}
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const isMessengerButton__if4 = validate5;
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

export const isMessengerButton__if5 = validate6;
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

export const isMessengerButton__if6 = validate7;
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

export const isMessengerButton__if7 = validate8;
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

export const isMessengerButton__if8 = validate9;
const schema9 = {"properties":{"type":{"enum":["AC"]}},"required":["type"]};

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
if(!(data.type === "AC")){
validate9.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.type.enum}}];
return false;
}
}
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const isMessengerButton__if9 = validate10;
const schema10 = {"properties":{"type":{"enum":["BF"]}},"required":["type"]};

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
if(!(data.type === "BF")){
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.properties.type.enum}}];
return false;
}
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonWl = validate11;

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
if(errors === _errs7){
if(typeof data4 === "string"){
if(func0(data4) > 10){
validate11.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(func0(data4) < 1){
validate11.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
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

export const isMessengerButtonDs = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
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
if("DS" !== data1){
validate12.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "DS"}}];
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

export const isMessengerButtonAc = validate13;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate13.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "AC"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2){
validate13.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const isMessengerItemSummary = validate14;
const pattern0 = new RegExp("^ *((원|[A-Z]{3}|[$\\u00A2-\\u00A5\\u20A0-\\u20CF\\uFFE0\\uFFE1\\uFFE5\\uFFE6]) *)?[0-9](?: *[0-9,])*(\\.[0-9]{1,2})?( *(원|[A-Z]{3}|[$\\u00A2-\\u00A5\\u20A0-\\u20CF\\uFFE0\\uFFE1\\uFFE5\\uFFE6]))? *$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.description === undefined) && (missing0 = "description"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "title") || (key0 === "description"))){
validate14.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate14.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 6}}];
return false;
}
else {
if(func0(data0) < 1){
validate14.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(func0(data1) > 14){
validate14.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 14}}];
return false;
}
else {
if(func0(data1) < 1){
validate14.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern0.test(data1)){
validate14.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^ *((원|[A-Z]{3}|[$\\u00A2-\\u00A5\\u20A0-\\u20CF\\uFFE0\\uFFE1\\uFFE5\\uFFE6]) *)?[0-9](?: *[0-9,])*(\\.[0-9]{1,2})?( *(원|[A-Z]{3}|[$\\u00A2-\\u00A5\\u20A0-\\u20CF\\uFFE0\\uFFE1\\uFFE5\\uFFE6]))? *$"}}];
return false;
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
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
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    MessengerButtons: isMessengerButtons,
    MessengerButton: isMessengerButton,
    MessengerButtonWl: isMessengerButtonWl,
    MessengerButtonDs: isMessengerButtonDs,
    MessengerButtonAc: isMessengerButtonAc,
    MessengerItemSummary: isMessengerItemSummary,
  },
  branches: {
    MessengerButton$$if1: isMessengerButton__if1,
    MessengerButton$$if2: isMessengerButton__if2,
    MessengerButton$$if3: isMessengerButton__if3,
    MessengerButton$$if4: isMessengerButton__if4,
    MessengerButton$$if5: isMessengerButton__if5,
    MessengerButton$$if6: isMessengerButton__if6,
    MessengerButton$$if7: isMessengerButton__if7,
    MessengerButton$$if8: isMessengerButton__if8,
    MessengerButton$$if9: isMessengerButton__if9,
  },
  schemas: "{\"MessengerButtons\":{\"type\":\"array\",\"maxItems\":5,\"items\":{\"$ref\":\"#/$defs/MessengerButton\"},\"x-code\":\"A503\"},\"MessengerButton\":{\"x-code\":{\"default\":\"A503\",\"oneOf\":\"A524\"},\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"WL\",\"AL\",\"DS\",\"BK\",\"MD\",\"BC\",\"BT\",\"AC\",\"BF\"],\"maxLength\":2,\"x-code\":\"A524\"}},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"WL\",\"AL\",\"DS\",\"BK\",\"MD\",\"BC\",\"BT\",\"AC\",\"BF\"],\"x-code\":\"A524\"}},\"required\":[\"type\"]},{\"if\":{\"$ref\":\"#/$defs/MessengerButton$$if1\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonWl\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButton$$if2\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonAl\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButton$$if3\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonDs\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButton$$if4\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBk\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButton$$if5\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonMd\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButton$$if6\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBc\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButton$$if7\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBt\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButton$$if8\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonAc\"}},{\"if\":{\"$ref\":\"#/$defs/MessengerButton$$if9\"},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBf\"}}]},\"MessengerButton$$if1\":{\"properties\":{\"type\":{\"enum\":[\"WL\"]}},\"required\":[\"type\"]},\"MessengerButton$$if2\":{\"properties\":{\"type\":{\"enum\":[\"AL\"]}},\"required\":[\"type\"]},\"MessengerButton$$if3\":{\"properties\":{\"type\":{\"enum\":[\"DS\"]}},\"required\":[\"type\"]},\"MessengerButton$$if4\":{\"properties\":{\"type\":{\"enum\":[\"BK\"]}},\"required\":[\"type\"]},\"MessengerButton$$if5\":{\"properties\":{\"type\":{\"enum\":[\"MD\"]}},\"required\":[\"type\"]},\"MessengerButton$$if6\":{\"properties\":{\"type\":{\"enum\":[\"BC\"]}},\"required\":[\"type\"]},\"MessengerButton$$if7\":{\"properties\":{\"type\":{\"enum\":[\"BT\"]}},\"required\":[\"type\"]},\"MessengerButton$$if8\":{\"properties\":{\"type\":{\"enum\":[\"AC\"]}},\"required\":[\"type\"]},\"MessengerButton$$if9\":{\"properties\":{\"type\":{\"enum\":[\"BF\"]}},\"required\":[\"type\"]},\"MessengerButtonWl\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"WL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A503\"}}},\"MessengerButtonDs\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"DS\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonAc\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AC\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerItemSummary\":{\"x-code\":\"A561\",\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":6,\"x-code\":\"A561\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":14,\"pattern\":\"^ *((원|[A-Z]{3}|[$\\\\u00A2-\\\\u00A5\\\\u20A0-\\\\u20CF\\\\uFFE0\\\\uFFE1\\\\uFFE5\\\\uFFE6]) *)?[0-9](?: *[0-9,])*(\\\\.[0-9]{1,2})?( *(원|[A-Z]{3}|[$\\\\u00A2-\\\\u00A5\\\\u20A0-\\\\u20CF\\\\uFFE0\\\\uFFE1\\\\uFFE5\\\\uFFE6]))? *$\",\"x-message\":{\"pattern\":\"must be an amount such as 39,000원 or USD 29.90\"},\"x-code\":\"A561\"}}}}",
  uses: [part_MessengerButtonName],
});
