// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isSuccessCode, isSuccessText, isRefusal, isOptOutRequest, isIssueToken_200_header_RateLimit_Limit, isIssueToken_200_header_RateLimit_Remaining, isIssueToken_200_header_RateLimit_Reset, isIssueToken_200_header_X_Request_Id, isIssueToken_403_header_RateLimit_Limit, isIssueToken_403_header_RateLimit_Remaining, isIssueToken_403_header_RateLimit_Reset, isIssueToken_429_header_Retry_After, part as part_small } from "./schemas/small.js";

"use strict";
export const isOptOutsAdded = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.data === undefined) && (missing0 = "data"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.added === undefined) && (missing1 = "added")){
validate0.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.added !== undefined){
let data3 = data2.added;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate0.errors = [{instancePath:instancePath+"/data/added",schemaPath:"#/properties/data/properties/added/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/data/added",schemaPath:"#/properties/data/properties/added/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/data/added",schemaPath:"#/properties/data/properties/added/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isAddOptOuts_400_application_2fjson = validate1;
const schema1 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A010","A011","A302","A306","A327","A502"]},"result":{"type":"string","enum":["Cannot parse JSON","Cannot map JSON","Invalid or empty from","Invalid or empty to","from is not a registered sender number of the account","Invalid or empty senderKey"]}}}]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate1.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate1.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "A010") || (data0 === "A011")) || (data0 === "A302")) || (data0 === "A306")) || (data0 === "A327")) || (data0 === "A502"))){
validate1.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema1.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate1.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data1 === "Cannot parse JSON") || (data1 === "Cannot map JSON")) || (data1 === "Invalid or empty from")) || (data1 === "Invalid or empty to")) || (data1 === "from is not a registered sender number of the account")) || (data1 === "Invalid or empty senderKey"))){
validate1.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema1.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate1.errors = vErrors;
return errors === 0;
}

export const isAddOptOuts_401_application_2fjson = validate2;
const schema2 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A001","A002"]},"result":{"type":"string","enum":["Expired token","Invalid token"]}}}]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate2.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate2.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "A001") || (data0 === "A002"))){
validate2.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema2.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate2.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Expired token") || (data1 === "Invalid token"))){
validate2.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema2.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate2.errors = vErrors;
return errors === 0;
}

export const isAddOptOuts_403_application_2fjson = validate3;
const schema3 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A110","A325"]},"result":{"type":"string","enum":["Blocked account","Account has no right to this channel"]}}}]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate3.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "A110") || (data0 === "A325"))){
validate3.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema3.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate3.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Blocked account") || (data1 === "Account has no right to this channel"))){
validate3.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema3.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate3.errors = vErrors;
return errors === 0;
}

export const isAddOptOuts_413_application_2fjson = validate4;
const schema4 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A016"]},"result":{"type":"string","enum":["Body too large"]}}}]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate4.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A016")){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema4.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate4.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Body too large")){
validate4.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema4.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate4.errors = vErrors;
return errors === 0;
}

export const isAddOptOuts_415_application_2fjson = validate5;
const schema5 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A015"]},"result":{"type":"string","enum":["Unsupported media type"]}}}]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate5.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A015")){
validate5.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema5.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate5.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Unsupported media type")){
validate5.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema5.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate5.errors = vErrors;
return errors === 0;
}

export const isAddOptOuts_429_application_2fjson = validate6;
const schema6 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A020"]},"result":{"type":"string","enum":["Rate limit exceeded"]}}}]};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate6.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A020")){
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema6.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate6.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Rate limit exceeded")){
validate6.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema6.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate6.errors = vErrors;
return errors === 0;
}

export const isAddOptOuts_500_application_2fjson = validate7;
const schema7 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A999"]},"result":{"type":"string","enum":["Unknown error"]}}}]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate7.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate7.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A999")){
validate7.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema7.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate7.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Unknown error")){
validate7.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema7.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate7.errors = vErrors;
return errors === 0;
}

export const isAddOptOuts_503_application_2fjson = validate8;
const schema8 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A920"]},"result":{"type":"string","enum":["Server busy, try again"]}}}]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(isRefusal(data))){
vErrors = childErrors(vErrors, isRefusal.errors, instancePath + "");
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.result === undefined) && (missing0 = "result"))){
validate8.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "A920")){
validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema8.allOf[1].properties.code.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data1 = data.result;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate8.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Server busy, try again")){
validate8.errors = [{instancePath:instancePath+"/result",schemaPath:"#/allOf/1/properties/result/enum",keyword:"enum",params:{allowedValues: schema8.allOf[1].properties.result.enum}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate8.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    OptOutsAdded: isOptOutsAdded,
    "addOptOuts.400.application$2fjson": isAddOptOuts_400_application_2fjson,
    "addOptOuts.401.application$2fjson": isAddOptOuts_401_application_2fjson,
    "addOptOuts.403.application$2fjson": isAddOptOuts_403_application_2fjson,
    "addOptOuts.413.application$2fjson": isAddOptOuts_413_application_2fjson,
    "addOptOuts.415.application$2fjson": isAddOptOuts_415_application_2fjson,
    "addOptOuts.429.application$2fjson": isAddOptOuts_429_application_2fjson,
    "addOptOuts.500.application$2fjson": isAddOptOuts_500_application_2fjson,
    "addOptOuts.503.application$2fjson": isAddOptOuts_503_application_2fjson,
  },
  branches: {},
  schemas: "{\"OptOutsAdded\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"type\":\"object\",\"required\":[\"added\"],\"properties\":{\"added\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":1000}}}}},\"addOptOuts.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A302\",\"A306\",\"A327\",\"A502\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid or empty from\",\"Invalid or empty to\",\"from is not a registered sender number of the account\",\"Invalid or empty senderKey\"]}}}]},\"addOptOuts.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"addOptOuts.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\"]}}}]},\"addOptOuts.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"addOptOuts.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"addOptOuts.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"addOptOuts.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"addOptOuts.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]}}",
  uses: [part_small],
});

export const parameters = {};

export const body = {
  "application/json": part_small.validators["OptOutRequest"],
};

export const responses = {
  "200": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.200.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.200.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.200.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["OptOutsAdded"],
    },
  },
  "400": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["addOptOuts.400.application$2fjson"],
    },
  },
  "401": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["addOptOuts.401.application$2fjson"],
    },
  },
  "403": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["addOptOuts.403.application$2fjson"],
    },
  },
  "413": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["addOptOuts.413.application$2fjson"],
    },
  },
  "415": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["addOptOuts.415.application$2fjson"],
    },
  },
  "429": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.200.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.200.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.200.header.RateLimit-Reset"],
      "Retry-After": part_small.validators["issueToken.429.header.Retry-After"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["addOptOuts.429.application$2fjson"],
    },
  },
  "500": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["addOptOuts.500.application$2fjson"],
    },
  },
  "503": {
    headers: {
      "RateLimit-Limit": part_small.validators["issueToken.403.header.RateLimit-Limit"],
      "RateLimit-Remaining": part_small.validators["issueToken.403.header.RateLimit-Remaining"],
      "RateLimit-Reset": part_small.validators["issueToken.403.header.RateLimit-Reset"],
      "Retry-After": part_small.validators["issueToken.429.header.Retry-After"],
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["addOptOuts.503.application$2fjson"],
    },
  },
};
