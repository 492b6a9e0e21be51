// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "./settings.js";
import { isOmniFlow, part as part_OmniFlow } from "./schemas/OmniFlow.js";
import { isFormId, isRefusal, isIssueToken_200_header_RateLimit_Limit, isIssueToken_200_header_RateLimit_Remaining, isIssueToken_200_header_RateLimit_Reset, isIssueToken_200_header_X_Request_Id, isFormSaved, isIssueToken_403_header_RateLimit_Limit, isIssueToken_403_header_RateLimit_Remaining, isIssueToken_403_header_RateLimit_Reset, isIssueToken_429_header_Retry_After, part as part_small } from "./schemas/small.js";

"use strict";
export const isFormUpdate = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageForm === undefined) && (missing0 = "messageForm")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "messageForm") || (key0 === "formId"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageForm !== undefined){
const _errs2 = errors;
if(!(isOmniFlow(data.messageForm))){
vErrors = childErrors(vErrors, isOmniFlow.errors, instancePath + "/messageForm");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formId !== undefined){
const _errs3 = errors;
if(!(isFormId(data.formId))){
vErrors = childErrors(vErrors, isFormId.errors, instancePath + "/formId");
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isReplaceForm_400_application_2fjson = validate1;
const schema1 = {"allOf":[{"x-call":"isRefusal"},{"type":"object","required":["code","result"],"properties":{"code":{"type":"string","enum":["A010","A011","A250","A300","A302","A303","A304","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A567","A568","A569","A570","A571","A572","A573","A217"]},"result":{"type":"string","enum":["Cannot parse JSON","Cannot map JSON","Invalid formId","Wrong send request","Invalid or empty from","Invalid or empty text","Invalid ttl","More than 3 fileKey","text too long","Invalid formatId","Invalid RCS button, too many, or too long a label","Invalid copyAllowed","Invalid expiryOption","Invalid groupId","Invalid header","Invalid or missing footer","Invalid or empty RCS content","Wrong number of carousel cards","Invalid brandId","Invalid or empty brandKey","Too many subContent","buttons without body","Invalid button.type","Invalid button.name","Invalid MAP_LOC button","Invalid MAP_QRY button","Invalid CALENDAR button","Invalid COPY button","Invalid COM_T button","Invalid COM_V button","Invalid DIAL button","Invalid or empty senderKey","Invalid messenger button","Invalid or empty templateCode","Invalid adFlag","Invalid or empty image","Invalid item title or description","Invalid or empty msgType","Invalid price","Invalid itemHighlight","Invalid item.summary","Invalid quickReply","Invalid quickReply type","Invalid quickReply name","Invalid carousel","Invalid FC or FA request","Invalid adult","Invalid targeting","Invalid sendType","Invalid message","Invalid attachment","Invalid, foreign or expired fileKey / media / image URL"]}}}]};

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
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "A010") || (data0 === "A011")) || (data0 === "A250")) || (data0 === "A300")) || (data0 === "A302")) || (data0 === "A303")) || (data0 === "A304")) || (data0 === "A319")) || (data0 === "A328")) || (data0 === "A404")) || (data0 === "A406")) || (data0 === "A407")) || (data0 === "A408")) || (data0 === "A409")) || (data0 === "A411")) || (data0 === "A412")) || (data0 === "A415")) || (data0 === "A417")) || (data0 === "A419")) || (data0 === "A420")) || (data0 === "A424")) || (data0 === "A425")) || (data0 === "A426")) || (data0 === "A427")) || (data0 === "A428")) || (data0 === "A429")) || (data0 === "A430")) || (data0 === "A431")) || (data0 === "A432")) || (data0 === "A433")) || (data0 === "A434")) || (data0 === "A502")) || (data0 === "A503")) || (data0 === "A505")) || (data0 === "A506")) || (data0 === "A513")) || (data0 === "A521")) || (data0 === "A523")) || (data0 === "A524")) || (data0 === "A525")) || (data0 === "A559")) || (data0 === "A560")) || (data0 === "A561")) || (data0 === "A562")) || (data0 === "A563")) || (data0 === "A564")) || (data0 === "A565")) || (data0 === "A567")) || (data0 === "A568")) || (data0 === "A569")) || (data0 === "A570")) || (data0 === "A571")) || (data0 === "A572")) || (data0 === "A573")) || (data0 === "A217"))){
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
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((data1 === "Cannot parse JSON") || (data1 === "Cannot map JSON")) || (data1 === "Invalid formId")) || (data1 === "Wrong send request")) || (data1 === "Invalid or empty from")) || (data1 === "Invalid or empty text")) || (data1 === "Invalid ttl")) || (data1 === "More than 3 fileKey")) || (data1 === "text too long")) || (data1 === "Invalid formatId")) || (data1 === "Invalid RCS button, too many, or too long a label")) || (data1 === "Invalid copyAllowed")) || (data1 === "Invalid expiryOption")) || (data1 === "Invalid groupId")) || (data1 === "Invalid header")) || (data1 === "Invalid or missing footer")) || (data1 === "Invalid or empty RCS content")) || (data1 === "Wrong number of carousel cards")) || (data1 === "Invalid brandId")) || (data1 === "Invalid or empty brandKey")) || (data1 === "Too many subContent")) || (data1 === "buttons without body")) || (data1 === "Invalid button.type")) || (data1 === "Invalid button.name")) || (data1 === "Invalid MAP_LOC button")) || (data1 === "Invalid MAP_QRY button")) || (data1 === "Invalid CALENDAR button")) || (data1 === "Invalid COPY button")) || (data1 === "Invalid COM_T button")) || (data1 === "Invalid COM_V button")) || (data1 === "Invalid DIAL button")) || (data1 === "Invalid or empty senderKey")) || (data1 === "Invalid messenger button")) || (data1 === "Invalid or empty templateCode")) || (data1 === "Invalid adFlag")) || (data1 === "Invalid or empty image")) || (data1 === "Invalid item title or description")) || (data1 === "Invalid or empty msgType")) || (data1 === "Invalid price")) || (data1 === "Invalid itemHighlight")) || (data1 === "Invalid item.summary")) || (data1 === "Invalid quickReply")) || (data1 === "Invalid quickReply type")) || (data1 === "Invalid quickReply name")) || (data1 === "Invalid carousel")) || (data1 === "Invalid FC or FA request")) || (data1 === "Invalid adult")) || (data1 === "Invalid targeting")) || (data1 === "Invalid sendType")) || (data1 === "Invalid message")) || (data1 === "Invalid attachment")) || (data1 === "Invalid, foreign or expired fileKey / media / image URL"))){
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

export const isReplaceForm_401_application_2fjson = validate2;
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

export const isReplaceForm_403_application_2fjson = validate3;
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

export const isReplaceForm_413_application_2fjson = validate4;
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

export const isReplaceForm_415_application_2fjson = validate5;
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

export const isReplaceForm_429_application_2fjson = validate6;
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

export const isReplaceForm_500_application_2fjson = validate7;
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

export const isReplaceForm_503_application_2fjson = validate8;
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

export const fits0 = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.discountRate === undefined) && (missing0 = "discountRate")){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.discountRate !== undefined){
if(100 !== data.discountRate){
validate9.errors = [{instancePath:instancePath+"/discountRate",schemaPath:"#/properties/discountRate/const",keyword:"const",params:{allowedValue: 100}}];
return false;
}
}
}
}
validate9.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    FormUpdate: isFormUpdate,
    "replaceForm.400.application$2fjson": isReplaceForm_400_application_2fjson,
    "replaceForm.401.application$2fjson": isReplaceForm_401_application_2fjson,
    "replaceForm.403.application$2fjson": isReplaceForm_403_application_2fjson,
    "replaceForm.413.application$2fjson": isReplaceForm_413_application_2fjson,
    "replaceForm.415.application$2fjson": isReplaceForm_415_application_2fjson,
    "replaceForm.429.application$2fjson": isReplaceForm_429_application_2fjson,
    "replaceForm.500.application$2fjson": isReplaceForm_500_application_2fjson,
    "replaceForm.503.application$2fjson": isReplaceForm_503_application_2fjson,
  },
  branches: {},
  schemas: "{\"FormUpdate\":{\"type\":\"object\",\"required\":[\"messageForm\"],\"additionalProperties\":false,\"properties\":{\"messageForm\":{\"$ref\":\"#/$defs/OmniFlow\",\"x-code\":{\"default\":\"A300\",\"required\":\"A011\",\"type\":\"A011\"}},\"formId\":{\"$ref\":\"#/$defs/FormId\"}}},\"replaceForm.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A250\",\"A300\",\"A302\",\"A303\",\"A304\",\"A319\",\"A328\",\"A404\",\"A406\",\"A407\",\"A408\",\"A409\",\"A411\",\"A412\",\"A415\",\"A417\",\"A419\",\"A420\",\"A424\",\"A425\",\"A426\",\"A427\",\"A428\",\"A429\",\"A430\",\"A431\",\"A432\",\"A433\",\"A434\",\"A502\",\"A503\",\"A505\",\"A506\",\"A513\",\"A521\",\"A523\",\"A524\",\"A525\",\"A559\",\"A560\",\"A561\",\"A562\",\"A563\",\"A564\",\"A565\",\"A567\",\"A568\",\"A569\",\"A570\",\"A571\",\"A572\",\"A573\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid formId\",\"Wrong send request\",\"Invalid or empty from\",\"Invalid or empty text\",\"Invalid ttl\",\"More than 3 fileKey\",\"text too long\",\"Invalid formatId\",\"Invalid RCS button, too many, or too long a label\",\"Invalid copyAllowed\",\"Invalid expiryOption\",\"Invalid groupId\",\"Invalid header\",\"Invalid or missing footer\",\"Invalid or empty RCS content\",\"Wrong number of carousel cards\",\"Invalid brandId\",\"Invalid or empty brandKey\",\"Too many subContent\",\"buttons without body\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid MAP_LOC button\",\"Invalid MAP_QRY button\",\"Invalid CALENDAR button\",\"Invalid COPY button\",\"Invalid COM_T button\",\"Invalid COM_V button\",\"Invalid DIAL button\",\"Invalid or empty senderKey\",\"Invalid messenger button\",\"Invalid or empty templateCode\",\"Invalid adFlag\",\"Invalid or empty image\",\"Invalid item title or description\",\"Invalid or empty msgType\",\"Invalid price\",\"Invalid itemHighlight\",\"Invalid item.summary\",\"Invalid quickReply\",\"Invalid quickReply type\",\"Invalid quickReply name\",\"Invalid carousel\",\"Invalid FC or FA request\",\"Invalid adult\",\"Invalid targeting\",\"Invalid sendType\",\"Invalid message\",\"Invalid attachment\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"replaceForm.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"replaceForm.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\"]}}}]},\"replaceForm.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"replaceForm.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"replaceForm.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"replaceForm.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"replaceForm.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]}}",
  plans: {"FormUpdate":["FormUpdate","FormUpdate"]},
  readPlans: "{\"AlimtalkPrice?\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,12}(\\\\.[0-9]{1,2})?$\"}},\"~64\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~65\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~66\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~67\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"FriendtalkVideo?\":{\"members\":{\"videoUrl\":{\"empty\":\"null\"},\"thumbnailUrl\":{\"empty\":\"any\"}}},\"RcsPostback?\":{\"members\":{\"data\":{\"empty\":\"null\"}}},\"OmniFlow?\":{\"items\":\"OmniEntry?\"},\"OmniEntry?\":{\"also\":[\"OmniEntrySms?\",\"OmniEntryMms?\",\"OmniEntryRcs?\",\"OmniEntryAlimtalk?\",\"OmniEntryFriendtalk?\",\"OmniEntryBrandmessage?\"]},\"OmniEntrySms?\":{\"members\":{\"sms\":{\"empty\":\"null\",\"plan\":\"OmniSms?\"}}},\"OmniSms?\":{\"members\":{\"from\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"ttl\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"}}},\"OmniEntryMms?\":{\"members\":{\"mms\":{\"empty\":\"null\",\"plan\":\"OmniMms?\"}}},\"OmniMms?\":{\"members\":{\"from\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"ttl\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"}}},\"OmniEntryRcs?\":{\"members\":{\"rcs\":{\"empty\":\"null\",\"plan\":\"OmniRcs?\"}}},\"OmniRcs?\":{\"members\":{\"content\":{\"empty\":\"any\",\"plan\":\"RcsContentRaw?\"},\"body\":{\"empty\":\"any\"},\"buttons\":{\"empty\":\"any\",\"plan\":\"RcsButtonsRaw?\"},\"from\":{\"empty\":\"null\"},\"formatId\":{\"empty\":\"null\"},\"brandKey\":{\"empty\":\"null\"},\"brandId\":{\"empty\":\"any\"},\"expiryOption\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"footer\":{\"empty\":\"any\"},\"groupId\":{\"empty\":\"any\"},\"copyAllowed\":{\"also\":[\"copyAllow\"],\"empty\":\"any\"},\"agencyId\":{\"empty\":\"any\"},\"agencyKey\":{\"empty\":\"any\"},\"ttl\":{\"empty\":\"any\"}}},\"RcsContentRaw?\":{\"also\":[\"RcsStandaloneContentRaw?\",\"RcsCarouselContentRaw?\",\"RcsTemplateContentRaw?\"]},\"RcsStandaloneContentRaw?\":{\"members\":{\"standalone\":{\"empty\":\"null\",\"plan\":\"RcsStandaloneRaw?\"}}},\"RcsStandaloneRaw?\":{\"members\":{\"text\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"media\":{\"empty\":\"any\"},\"mediaUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"RcsCardButtonsRaw?\"},\"subContent\":{\"empty\":\"any\",\"plan\":\"RcsSubContentsRaw?\"}}},\"RcsCardButtonsRaw?\":{\"items\":\"RcsButtonRaw?\"},\"RcsButtonRaw?\":{\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"URL\"],\"~112\"],[[\"MAP_LOC\"],\"~113\"],[[\"MAP_QRY\"],\"~115\"],[[\"MAP_SEND\"],\"~117\"],[[\"CALENDAR\"],\"~118\"],[[\"COPY\"],\"~121\"],[[\"COM_T\"],\"~123\"],[[\"COM_V\"],\"~125\"],[[\"DIAL\"],\"~126\"]]}},\"~112\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"url\":{\"empty\":\"null\"}}},\"~113\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"label\":{\"also\":[\"Label\"],\"empty\":\"any\"},\"latitude\":{\"also\":[\"Latitude\"],\"empty\":\"null\"},\"longitude\":{\"also\":[\"Longitude\"],\"empty\":\"null\"},\"fallbackUrl\":{\"also\":[\"FallbackUrl\"],\"empty\":\"any\"}}},\"~115\":{\"ignored\":{\"label\":true,\"Label\":true},\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"query\":{\"also\":[\"Query\"],\"empty\":\"null\"},\"fallbackUrl\":{\"also\":[\"FallbackUrl\"],\"empty\":\"any\"}}},\"~117\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"}}},\"~118\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"startTime\":{\"empty\":\"null\"},\"endTime\":{\"empty\":\"null\"},\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"any\"}}},\"~121\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"text\":{\"also\":[\"Text\"],\"empty\":\"null\"}}},\"~123\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"},\"text\":{\"also\":[\"Text\"],\"empty\":\"null\"}}},\"~125\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"}}},\"~126\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"}}},\"RcsSubContentsRaw?\":{\"items\":\"RcsSubContentRaw?\"},\"RcsSubContentRaw?\":{\"members\":{\"subTitle\":{\"also\":[\"SubTitle\"],\"empty\":\"any\"},\"subDesc\":{\"also\":[\"SubDesc\"],\"empty\":\"any\"},\"subMedia\":{\"also\":[\"SubMedia\"],\"empty\":\"any\"},\"subMediaUrl\":{\"also\":[\"SubMediaUrl\",\"subUrl\"],\"empty\":\"any\"}}},\"RcsCarouselContentRaw?\":{\"members\":{\"carousel\":{\"empty\":\"null\",\"plan\":\"RcsCarouselRaw?\"}}},\"RcsCarouselRaw?\":{\"items\":\"RcsCarouselCardRaw?\"},\"RcsCarouselCardRaw?\":{\"members\":{\"text\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"media\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"mediaUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"RcsCardButtonsRaw?\"}}},\"RcsTemplateContentRaw?\":{\"members\":{\"template\":{\"empty\":\"null\",\"plan\":\"RcsTemplateRaw?\"}}},\"RcsTemplateRaw?\":{\"members\":{\"title\":{},\"description\":{},\"subContent\":{\"plan\":\"RcsSubContentsRaw\"}}},\"RcsSubContentsRaw\":{\"items\":\"RcsSubContentRaw\"},\"RcsSubContentRaw\":{\"members\":{\"subTitle\":{\"also\":[\"SubTitle\"],\"empty\":\"any\"},\"subDesc\":{\"also\":[\"SubDesc\"],\"empty\":\"any\"},\"subMedia\":{\"also\":[\"SubMedia\"],\"empty\":\"any\"},\"subMediaUrl\":{\"also\":[\"SubMediaUrl\",\"subUrl\"],\"empty\":\"any\"}}},\"RcsButtonsRaw?\":{\"items\":\"RcsButtonGroupRaw?\"},\"RcsButtonGroupRaw?\":{\"members\":{\"suggestions\":{\"empty\":\"null\",\"plan\":\"~129\"}}},\"~129\":{\"items\":\"RcsSuggestionRaw?\"},\"RcsSuggestionRaw?\":{\"members\":{\"action\":{\"empty\":\"null\",\"plan\":\"RcsSuggestedActionRaw?\"}}},\"RcsSuggestedActionRaw?\":{\"members\":{\"urlAction\":{\"empty\":\"null\",\"plan\":\"RcsUrlActionRaw?\"},\"displayText\":{\"empty\":\"null\"},\"postback\":{\"empty\":\"any\",\"plan\":\"RcsPostback?\"}}},\"RcsUrlActionRaw?\":{\"members\":{\"openUrl\":{\"empty\":\"null\",\"plan\":\"~130\"}}},\"~130\":{\"members\":{\"url\":{\"empty\":\"null\"}}},\"OmniEntryAlimtalk?\":{\"members\":{\"alimtalk\":{\"empty\":\"null\",\"plan\":\"OmniAlimtalk?\"}}},\"OmniAlimtalk?\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"templateCode\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"AlimtalkAttachmentRaw?\"},\"supplement\":{\"empty\":\"any\",\"plan\":\"AlimtalkSupplementRaw?\"},\"price\":{\"empty\":\"any\",\"plan\":\"AlimtalkPrice?\"},\"currencyType\":{\"empty\":\"any\"},\"link\":{\"empty\":\"any\",\"plan\":\"AlimtalkLinkRaw?\"}}},\"AlimtalkAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtonsRaw?\"},\"item\":{\"empty\":\"any\",\"plan\":\"AlimtalkItemRaw?\"},\"itemHighlight\":{\"empty\":\"any\",\"plan\":\"AlimtalkItemHighlightRaw?\"}}},\"MessengerButtonsRaw?\":{\"items\":\"MessengerButtonRaw?\"},\"MessengerButtonRaw?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~134\"],[[\"AL\"],\"~135\"],[[\"DS\"],\"~136\"],[[\"BK\"],\"~137\"],[[\"MD\"],\"~138\"],[[\"BC\"],\"~139\"],[[\"BT\"],\"~140\"],[[\"AC\"],\"~141\"],[[\"BF\"],\"~142\"]]}},\"~134\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~135\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~136\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~137\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~138\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~139\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~140\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~141\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~142\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"AlimtalkItemRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~143\"},\"summary\":{\"empty\":\"any\",\"plan\":\"MessengerItemSummaryRaw?\"}}},\"~143\":{\"items\":\"AlimtalkItemRowRaw?\"},\"AlimtalkItemRowRaw?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"any\"}}},\"MessengerItemSummaryRaw?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"}}},\"AlimtalkItemHighlightRaw?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"any\"},\"description\":{\"empty\":\"any\"}}},\"AlimtalkSupplementRaw?\":{\"members\":{\"quickReply\":{\"empty\":\"any\",\"plan\":\"~150\"}}},\"~150\":{\"items\":\"MessengerQuickReplyRaw?\"},\"MessengerQuickReplyRaw?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~151\"],[[\"AL\"],\"~152\"],[[\"BK\"],\"~153\"],[[\"BC\"],\"~154\"],[[\"BT\"],\"~155\"],[[\"BF\"],\"~156\"],[[\"MD\"],\"~157\"]]}},\"~151\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~152\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~153\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~154\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~155\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~156\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"~157\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"AlimtalkLinkRaw?\":{\"members\":{\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"OmniEntryFriendtalk?\":{\"members\":{\"friendtalk\":{\"empty\":\"null\",\"plan\":\"OmniFriendtalk?\"}}},\"OmniFriendtalk?\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"text\":{\"empty\":\"any\"},\"adFlag\":{\"empty\":\"any\"},\"adult\":{\"empty\":\"any\"},\"pushAlarm\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"additionalContent\":{\"also\":[\"addtionalContent\",\"addtioaddtionalContent\"],\"empty\":\"any\"},\"groupTagKey\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"FriendtalkAttachmentRaw?\"},\"carousel\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselRaw?\"}}},\"FriendtalkAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtonsRaw?\"},\"image\":{\"empty\":\"any\",\"plan\":\"FriendtalkImageRaw?\"},\"item\":{\"empty\":\"any\",\"plan\":\"FriendtalkItemRaw?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"FriendtalkCouponRaw?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"FriendtalkCommerceRaw?\"},\"video\":{\"empty\":\"any\",\"plan\":\"FriendtalkVideo?\"}}},\"FriendtalkImageRaw?\":{\"members\":{\"imgUrl\":{\"empty\":\"null\"},\"imgLink\":{\"empty\":\"any\"}}},\"FriendtalkItemRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~158\"},\"summary\":{\"empty\":\"any\",\"plan\":\"MessengerItemSummaryRaw?\"}}},\"~158\":{\"items\":\"FriendtalkItemRowRaw?\"},\"FriendtalkItemRowRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"imgUrl\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCouponRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCommerceRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"regularPrice\":{\"empty\":\"null\",\"plan\":\"~64\"},\"discountPrice\":{\"empty\":\"any\",\"absent\":{\"values\":[0],\"unless\":{\"required\":[\"discountRate\"],\"properties\":{\"discountRate\":{\"const\":100}}},\"unlessEqual\":[\"discountFixed\",\"regularPrice\"]},\"plan\":\"~65\"},\"discountRate\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~66\"},\"discountFixed\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~67\"}}},\"FriendtalkCarouselRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~163\"},\"head\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselHeadRaw?\"},\"tail\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselTailRaw?\"}}},\"~163\":{\"items\":\"FriendtalkCarouselCardRaw?\"},\"FriendtalkCarouselCardRaw?\":{\"members\":{\"header\":{\"empty\":\"any\"},\"message\":{\"empty\":\"any\"},\"additionalContent\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"null\",\"plan\":\"FriendtalkCarouselAttachmentRaw?\"}}},\"FriendtalkCarouselAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"~165\"},\"image\":{\"empty\":\"null\",\"plan\":\"FriendtalkImageRaw?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"FriendtalkCouponRaw?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"FriendtalkCommerceRaw?\"}}},\"~165\":{\"items\":\"MessengerButtonRaw?\"},\"FriendtalkCarouselHeadRaw?\":{\"members\":{\"header\":{\"empty\":\"null\"},\"content\":{\"empty\":\"null\"},\"imageUrl\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCarouselTailRaw?\":{\"members\":{\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\",\"title\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"OmniEntryBrandmessage?\":{\"members\":{\"brandmessage\":{\"empty\":\"null\",\"plan\":\"OmniBrandmessage?\"}}},\"OmniBrandmessage?\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"sendType\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"text\":{\"empty\":\"any\"},\"imgUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"BrandmessageButtonsRaw?\"},\"targeting\":{\"empty\":\"any\"},\"templateCode\":{\"empty\":\"any\"},\"messageVariable\":{\"empty\":\"any\"},\"buttonVariable\":{\"empty\":\"any\"},\"couponVariable\":{\"empty\":\"any\"},\"imageVariable\":{\"empty\":\"any\",\"plan\":\"BrandmessageImageVariableRaw?\"},\"videoVariable\":{\"empty\":\"any\"},\"commerceVariable\":{\"empty\":\"any\"},\"carouselVariable\":{\"empty\":\"any\",\"plan\":\"BrandmessageCarouselVariableRaw?\"},\"groupTagKey\":{\"empty\":\"any\"},\"adult\":{\"also\":[\"adults\"],\"empty\":\"any\"},\"pushAlarm\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"},\"unsubscribePhoneNumber\":{\"empty\":\"any\"},\"unsubscribeAuthNumber\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"additionalContent\":{\"also\":[\"addtionalContent\"],\"empty\":\"any\"},\"adFlag\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"BrandmessageAttachmentRaw?\"},\"carousel\":{\"empty\":\"any\",\"plan\":\"BrandmessageCarouselRaw?\"}}},\"BrandmessageButtonsRaw?\":{\"items\":\"BrandmessageButtonRaw?\"},\"BrandmessageButtonRaw?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~167\"],[[\"AL\"],\"~135\"],[[\"BK\"],\"~137\"],[[\"MD\"],\"~138\"],[[\"BC\"],\"~139\"],[[\"BT\"],\"~140\"],[[\"BF\"],\"~142\"],[[\"AC\"],\"~168\"]]}},\"~167\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~168\":{\"members\":{\"name\":{\"empty\":\"any\"},\"type\":{\"empty\":\"null\"}}},\"BrandmessageImageVariableRaw?\":{\"coerce\":{\"to\":\"list\"},\"items\":\"FriendtalkImageRaw?\"},\"BrandmessageCarouselVariableRaw?\":{\"items\":\"BrandmessageCardVariableRaw\"},\"BrandmessageCardVariableRaw\":{\"members\":{\"messageVariable\":{\"also\":[\"message_variable\"]},\"buttonVariable\":{\"also\":[\"button_variable\"]},\"couponVariable\":{\"also\":[\"coupon_variable\"]},\"imageVariable\":{\"also\":[\"image_variable\"],\"plan\":\"BrandmessageImageVariableRaw\"},\"commerceVariable\":{\"also\":[\"commerce_variable\"]}}},\"BrandmessageImageVariableRaw\":{\"coerce\":{\"to\":\"list\"}},\"BrandmessageAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"BrandmessageButtonsRaw?\"},\"image\":{\"empty\":\"any\",\"plan\":\"FriendtalkImageRaw?\"},\"item\":{\"empty\":\"any\",\"plan\":\"BrandmessageItemRaw?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"BrandmessageCouponRaw?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"BrandmessageCommerceRaw?\"},\"video\":{\"empty\":\"any\",\"plan\":\"BrandmessageVideo?\"}}},\"BrandmessageItemRaw?\":{\"emptyNames\":[\"summary\"],\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~172\"}}},\"~172\":{\"items\":\"FriendtalkItemRowRaw?\"},\"BrandmessageCouponRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"BrandmessageCommerceRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"regularPrice\":{\"empty\":\"null\",\"plan\":\"~179\"},\"discountPrice\":{\"empty\":\"any\",\"absent\":{\"values\":[0],\"unless\":{\"required\":[\"discountRate\"],\"properties\":{\"discountRate\":{\"const\":100}}},\"unlessEqual\":[\"discountFixed\",\"regularPrice\"]},\"plan\":\"~180\"},\"discountRate\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~181\"},\"discountFixed\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~182\"}}},\"~179\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~180\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~181\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~182\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"BrandmessageVideo?\":{\"members\":{\"videoUrl\":{\"empty\":\"null\"},\"thumbnailUrl\":{\"empty\":\"any\"}}},\"BrandmessageCarouselRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~185\"},\"head\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselHeadRaw?\"},\"tail\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselTailRaw?\"}}},\"~185\":{\"items\":\"BrandmessageCarouselCardRaw?\"},\"BrandmessageCarouselCardRaw?\":{\"members\":{\"header\":{\"empty\":\"any\"},\"message\":{\"empty\":\"any\"},\"additionalContent\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"null\",\"plan\":\"BrandmessageCarouselAttachmentRaw?\"}}},\"BrandmessageCarouselAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"null\",\"plan\":\"~187\"},\"image\":{\"empty\":\"null\",\"plan\":\"FriendtalkImageRaw?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"BrandmessageCouponRaw?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"BrandmessageCommerceRaw?\"}}},\"~187\":{\"items\":\"BrandmessageButtonRaw?\"},\"FormUpdate\":{\"members\":{\"messageForm\":{\"empty\":\"null\",\"plan\":\"OmniFlow?\"},\"formId\":{\"empty\":\"any\"}}}}",
  readCheck: (schema) => ({
    "{\"required\":[\"discountRate\"],\"properties\":{\"discountRate\":{\"const\":100}}}": fits0,
  })[JSON.stringify(schema)],
  uses: [part_OmniFlow, part_small],
});

export const parameters = {
  path: {
    formId: part_small.validators["FormId"],
  },
};

export const body = {
  "application/json": part.validators["FormUpdate"],
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
      "application/json": part_small.validators["FormSaved"],
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
      "application/json": part.validators["replaceForm.400.application$2fjson"],
    },
  },
  "401": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["replaceForm.401.application$2fjson"],
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
      "application/json": part.validators["replaceForm.403.application$2fjson"],
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
      "application/json": part.validators["replaceForm.413.application$2fjson"],
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
      "application/json": part.validators["replaceForm.415.application$2fjson"],
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
      "application/json": part.validators["replaceForm.429.application$2fjson"],
    },
  },
  "500": {
    headers: {
      "X-Request-Id": part_small.validators["issueToken.200.header.X-Request-Id"],
    },
    body: {
      "application/json": part.validators["replaceForm.500.application$2fjson"],
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
      "application/json": part.validators["replaceForm.503.application$2fjson"],
    },
  },
};
