// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isFileKeys = validate20;
const schema31 = {"type":"array","maxItems":3,"items":{"x-call":"isFileKey"}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate20.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(isFileKey(data[i0]))){
vErrors = childErrors(vErrors, isFileKey.errors, instancePath + "/" + i0);
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const isFileKey = validate21;
const schema32 = {"type":"string","pattern":"^[A-Za-z0-9._~-]+$","x-message":"must be a file key","maxLength":100,"x-code":"A217"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[A-Za-z0-9._~-]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern4.test(data)){
validate21.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"}}];
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    FileKeys: isFileKeys,
    FileKey: isFileKey,
  },
  schemas: "{\"FileKeys\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"$ref\":\"#/$defs/FileKey\"}},\"FileKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"x-message\":\"must be a file key\",\"maxLength\":100,\"x-code\":\"A217\"}}",
  uses: [],
});
