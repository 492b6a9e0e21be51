// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "../settings.js";
import { isSilentCell, isTime, isMessageState, isCarrierReason, part as part_small } from "../schemas/small.js";

"use strict";
export const isMessagePage = validate0;
const schema0 = {"type":"object","required":["messages","nextCursor","searchedSince","silentCells"],"additionalProperties":false,"properties":{"messages":{"type":"array","items":{"x-call":"isMessage"}},"nextCursor":{"type":["string","null"]},"searchedSince":{"type":["string","null"]},"silentCells":{"type":"array","items":{"x-call":"isSilentCell"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.messages === undefined) && (missing0 = "messages")) || ((data.nextCursor === undefined) && (missing0 = "nextCursor"))) || ((data.searchedSince === undefined) && (missing0 = "searchedSince"))) || ((data.silentCells === undefined) && (missing0 = "silentCells"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "messages") || (key0 === "nextCursor")) || (key0 === "searchedSince")) || (key0 === "silentCells"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messages !== undefined){
let data0 = data.messages;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(isMessage(data0[i0]))){
vErrors = childErrors(vErrors, isMessage.errors, instancePath + "/messages/" + i0);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schema0.properties.nextCursor.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.searchedSince !== undefined){
let data3 = data.searchedSince;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/searchedSince",schemaPath:"#/properties/searchedSince/type",keyword:"type",params:{type: schema0.properties.searchedSince.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silentCells !== undefined){
let data4 = data.silentCells;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(isSilentCell(data4[i1]))){
vErrors = childErrors(vErrors, isSilentCell.errors, instancePath + "/silentCells/" + i1);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/silentCells",schemaPath:"#/properties/silentCells/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const isMessage = validate1;
const schema1 = {"type":"object","required":["msgKey","account","accepted","sendAt","to","from","ref","state","channel","carrier","code","codeText","carrierReason"],"additionalProperties":false,"properties":{"msgKey":{"type":"string"},"account":{"type":"string"},"accepted":{"x-call":"isTime"},"sendAt":{"type":["string","null"],"format":"date-time"},"to":{"type":["string","null"]},"from":{"type":["string","null"]},"ref":{"type":["string","null"]},"state":{"x-call":"isMessageState"},"channel":{"type":["string","null"]},"carrier":{"type":["string","null"]},"code":{"type":["string","null"]},"codeText":{"type":["string","null"]},"carrierReason":{"x-call":"isCarrierReason"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.msgKey === undefined) && (missing0 = "msgKey")) || ((data.account === undefined) && (missing0 = "account"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.sendAt === undefined) && (missing0 = "sendAt"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.carrier === undefined) && (missing0 = "carrier"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.codeText === undefined) && (missing0 = "codeText"))) || ((data.carrierReason === undefined) && (missing0 = "carrierReason"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.msgKey !== undefined){
const _errs2 = errors;
if(typeof data.msgKey !== "string"){
validate1.errors = [{instancePath:instancePath+"/msgKey",schemaPath:"#/properties/msgKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account !== undefined){
const _errs4 = errors;
if(typeof data.account !== "string"){
validate1.errors = [{instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
const _errs6 = errors;
if(!(isTime(data.accepted))){
vErrors = childErrors(vErrors, isTime.errors, instancePath + "/accepted");
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sendAt !== undefined){
let data3 = data.sendAt;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate1.errors = [{instancePath:instancePath+"/sendAt",schemaPath:"#/properties/sendAt/type",keyword:"type",params:{type: schema1.properties.sendAt.type}}];
return false;
}
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
validate1.errors = [{instancePath:instancePath+"/sendAt",schemaPath:"#/properties/sendAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data4 = data.to;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate1.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: schema1.properties.to.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data5 = data.from;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate1.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: schema1.properties.from.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data6 = data.ref;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate1.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: schema1.properties.ref.type}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs15 = errors;
if(!(isMessageState(data.state))){
vErrors = childErrors(vErrors, isMessageState.errors, instancePath + "/state");
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data8 = data.channel;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate1.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: schema1.properties.channel.type}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrier !== undefined){
let data9 = data.carrier;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate1.errors = [{instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: schema1.properties.carrier.type}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data10 = data.code;
const _errs20 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate1.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema1.properties.code.type}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeText !== undefined){
let data11 = data.codeText;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate1.errors = [{instancePath:instancePath+"/codeText",schemaPath:"#/properties/codeText/type",keyword:"type",params:{type: schema1.properties.codeText.type}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrierReason !== undefined){
const _errs24 = errors;
if(!(isCarrierReason(data.carrierReason))){
vErrors = childErrors(vErrors, isCarrierReason.errors, instancePath + "/carrierReason");
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
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
}
}
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    MessagePage: isMessagePage,
    Message: isMessage,
  },
  branches: {},
  schemas: "{\"MessagePage\":{\"type\":\"object\",\"required\":[\"messages\",\"nextCursor\",\"searchedSince\",\"silentCells\"],\"additionalProperties\":false,\"properties\":{\"messages\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Message\"}},\"nextCursor\":{\"type\":[\"string\",\"null\"]},\"searchedSince\":{\"type\":[\"string\",\"null\"]},\"silentCells\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/SilentCell\"}}}},\"Message\":{\"type\":\"object\",\"required\":[\"msgKey\",\"account\",\"accepted\",\"sendAt\",\"to\",\"from\",\"ref\",\"state\",\"channel\",\"carrier\",\"code\",\"codeText\",\"carrierReason\"],\"additionalProperties\":false,\"properties\":{\"msgKey\":{\"type\":\"string\"},\"account\":{\"type\":\"string\"},\"accepted\":{\"$ref\":\"#/$defs/Time\"},\"sendAt\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"to\":{\"type\":[\"string\",\"null\"]},\"from\":{\"type\":[\"string\",\"null\"]},\"ref\":{\"type\":[\"string\",\"null\"]},\"state\":{\"$ref\":\"#/$defs/MessageState\"},\"channel\":{\"type\":[\"string\",\"null\"]},\"carrier\":{\"type\":[\"string\",\"null\"]},\"code\":{\"type\":[\"string\",\"null\"]},\"codeText\":{\"type\":[\"string\",\"null\"]},\"carrierReason\":{\"$ref\":\"#/$defs/CarrierReason\"}}}}",
  uses: [part_small],
});
