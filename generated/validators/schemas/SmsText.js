// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isSmsText = validate20;
const schema31 = {"type":"string","minLength":1,"maxLength":90,"x-max-bytes":90,"x-cp949":true,"x-code":{"default":"A303","maxLength":"A328","x-max-bytes":"A328"}};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 90){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 90}}];
return false;
}
else {
if(func1(data) < 1){
validate20.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate20.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 90)){
validate20.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
}
}
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    SmsText: isSmsText,
  },
  schemas: "{\"SmsText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":90,\"x-max-bytes\":90,\"x-cp949\":true,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}}}",
  uses: [],
});
