// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isMessengerButtonName = validate20;
const schema31 = {"type":"string","minLength":1,"maxLength":14};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 14){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 14}}];
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

export const isMessengerLink = validate21;
const schema32 = {"type":"string","minLength":1,"maxLength":1000};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1000){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000}}];
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

export const isMessengerButtonAl = validate22;
const schema33 = {"x-code":"A503","type":"object","required":["name","type"],"additionalProperties":false,"properties":{"name":{"x-code":"A525","x-call":"isMessengerButtonName"},"type":{"type":"string","const":"AL","maxLength":2,"x-code":"A524"},"urlMobile":{"x-code":"A503","x-call":"isMessengerLink"},"urlPc":{"x-code":"A503","x-call":"isMessengerLink"},"schemeIos":{"x-code":"A503","x-call":"isMessengerLink"},"schemeAndroid":{"x-code":"A503","x-call":"isMessengerLink"},"target":{"type":"string","minLength":1,"maxLength":10,"x-code":"A503"}},"allOf":[{"anyOf":[{"required":["schemeIos","schemeAndroid"]},{"required":["schemeIos","urlMobile"]},{"required":["schemeAndroid","urlMobile"]}],"x-code":"A503","x-message":{"anyOf":"at least two of schemeIos, schemeAndroid and urlMobile are required"}}]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate22.errors = vErrors;
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
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "urlMobile")) || (key0 === "urlPc")) || (key0 === "schemeIos")) || (key0 === "schemeAndroid")) || (key0 === "target"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "AL"}}];
return false;
}
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 2){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data6) > 10){
validate22.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(func1(data6) < 1){
validate22.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBk = validate23;
const schema34 = {"x-code":"A503","type":"object","required":["name","type"],"additionalProperties":false,"properties":{"name":{"x-code":"A525","x-call":"isMessengerButtonName"},"type":{"type":"string","const":"BK","maxLength":2,"x-code":"A524"}}};

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
if(!((key0 === "name") || (key0 === "type"))){
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
if("BK" !== data1){
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BK"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 2){
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

export const isMessengerButtonMd = validate24;
const schema35 = {"x-code":"A503","type":"object","required":["name","type"],"additionalProperties":false,"properties":{"name":{"x-code":"A525","x-call":"isMessengerButtonName"},"type":{"type":"string","const":"MD","maxLength":2,"x-code":"A524"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "type"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "MD"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 2){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBc = validate25;
const schema36 = {"x-code":"A503","type":"object","required":["name","type"],"additionalProperties":false,"properties":{"name":{"x-code":"A525","x-call":"isMessengerButtonName"},"type":{"type":"string","const":"BC","maxLength":2,"x-code":"A524"},"chatExtra":{"type":"string","minLength":1,"maxLength":50,"x-code":"A503"}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "type")) || (key0 === "chatExtra"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BC"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 2){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data2) > 50){
validate25.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func1(data2) < 1){
validate25.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBt = validate26;
const schema37 = {"x-code":"A503","type":"object","required":["name","type"],"additionalProperties":false,"properties":{"name":{"x-code":"A525","x-call":"isMessengerButtonName"},"type":{"type":"string","const":"BT","maxLength":2,"x-code":"A524"},"chatExtra":{"type":"string","minLength":1,"maxLength":50,"x-code":"A503"},"chatEvent":{"type":"string","minLength":1,"maxLength":50,"x-code":"A503"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "chatExtra")) || (key0 === "chatEvent"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BT"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 2){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data2) > 50){
validate26.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func1(data2) < 1){
validate26.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/chatExtra",schemaPath:"#/properties/chatExtra/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data3) > 50){
validate26.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func1(data3) < 1){
validate26.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/chatEvent",schemaPath:"#/properties/chatEvent/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const isMessengerButtonBf = validate27;
const schema38 = {"x-code":"A503","type":"object","required":["name","type"],"additionalProperties":false,"properties":{"name":{"x-code":"A525","x-call":"isMessengerButtonName"},"type":{"type":"string","const":"BF","maxLength":2,"x-code":"A524"},"bizFormKey":{"type":"string","minLength":1,"maxLength":100,"x-code":"A503"},"bizFormId":{"type":"string","minLength":1,"maxLength":100,"x-code":"A503"}},"allOf":[{"anyOf":[{"required":["bizFormKey"]},{"required":["bizFormId"]}],"x-code":"A503"}]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate27.errors = vErrors;
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
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "bizFormKey")) || (key0 === "bizFormId"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "BF"}}];
return false;
}
if(errors === _errs7){
if(typeof data1 === "string"){
if(func1(data1) > 2){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data2) > 100){
validate27.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data2) < 1){
validate27.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/bizFormKey",schemaPath:"#/properties/bizFormKey/type",keyword:"type",params:{type: "string"}}];
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
if(func1(data3) > 100){
validate27.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data3) < 1){
validate27.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/bizFormId",schemaPath:"#/properties/bizFormId/type",keyword:"type",params:{type: "string"}}];
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    MessengerButtonName: isMessengerButtonName,
    MessengerLink: isMessengerLink,
    MessengerButtonAl: isMessengerButtonAl,
    MessengerButtonBk: isMessengerButtonBk,
    MessengerButtonMd: isMessengerButtonMd,
    MessengerButtonBc: isMessengerButtonBc,
    MessengerButtonBt: isMessengerButtonBt,
    MessengerButtonBf: isMessengerButtonBf,
  },
  schemas: "{\"MessengerButtonName\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":14},\"MessengerLink\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000},\"MessengerButtonAl\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A503\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"schemeIos\",\"schemeAndroid\"]},{\"required\":[\"schemeIos\",\"urlMobile\"]},{\"required\":[\"schemeAndroid\",\"urlMobile\"]}],\"x-code\":\"A503\",\"x-message\":{\"anyOf\":\"at least two of schemeIos, schemeAndroid and urlMobile are required\"}}]},\"MessengerButtonBk\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BK\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonMd\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"MD\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBc\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BC\",\"maxLength\":2,\"x-code\":\"A524\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"}}},\"MessengerButtonBt\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BT\",\"maxLength\":2,\"x-code\":\"A524\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"},\"chatEvent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"}}},\"MessengerButtonBf\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BF\",\"maxLength\":2,\"x-code\":\"A524\"},\"bizFormKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A503\"},\"bizFormId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A503\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"bizFormKey\"]},{\"required\":[\"bizFormId\"]}],\"x-code\":\"A503\"}]}}",
  uses: [],
});
