// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isIssueToken_200_header_RateLimit_Limit = validate20;
const schema31 = {"type":"integer","minimum":1};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate20.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isIssueToken_200_header_RateLimit_Remaining = validate21;
const schema32 = {"type":"integer","minimum":0};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate21.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isIssueToken_200_header_RateLimit_Reset = validate22;
const schema33 = {"type":"integer","minimum":0};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate22.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isIssueToken_403_header_RateLimit_Limit = validate23;
const schema34 = {"type":"integer","minimum":1};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate23.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isIssueToken_403_header_RateLimit_Remaining = validate24;
const schema35 = {"type":"integer","minimum":0};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate24.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const isIssueToken_403_header_RateLimit_Reset = validate25;
const schema36 = {"type":"integer","minimum":0};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate25.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "issueToken.200.header.RateLimit-Limit": isIssueToken_200_header_RateLimit_Limit,
    "issueToken.200.header.RateLimit-Remaining": isIssueToken_200_header_RateLimit_Remaining,
    "issueToken.200.header.RateLimit-Reset": isIssueToken_200_header_RateLimit_Reset,
    "issueToken.403.header.RateLimit-Limit": isIssueToken_403_header_RateLimit_Limit,
    "issueToken.403.header.RateLimit-Remaining": isIssueToken_403_header_RateLimit_Remaining,
    "issueToken.403.header.RateLimit-Reset": isIssueToken_403_header_RateLimit_Reset,
  },
  schemas: "{\"issueToken.200.header.RateLimit-Limit\":{\"type\":\"integer\",\"minimum\":1},\"issueToken.200.header.RateLimit-Remaining\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.200.header.RateLimit-Reset\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.403.header.RateLimit-Limit\":{\"type\":\"integer\",\"minimum\":1},\"issueToken.403.header.RateLimit-Remaining\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.403.header.RateLimit-Reset\":{\"type\":\"integer\",\"minimum\":0}}",
  uses: [],
});
