// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isSuccessCode = validate20;
const schema31 = {"type":"string","const":"A000"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("A000" !== data){
validate20.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "A000"}}];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}

export const isSuccessText = validate21;
const schema32 = {"type":"string","const":"Success"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("Success" !== data){
validate21.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "Success"}}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    SuccessCode: isSuccessCode,
    SuccessText: isSuccessText,
  },
  schemas: "{\"SuccessCode\":{\"type\":\"string\",\"const\":\"A000\"},\"SuccessText\":{\"type\":\"string\",\"const\":\"Success\"}}",
  uses: [],
});
