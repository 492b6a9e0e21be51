// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isMmsTitle = validate20;
const schema31 = {"type":"string","maxLength":40,"x-max-bytes":40,"x-cp949":true,"x-code":{"x-cp949":"A303"}};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 40){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!keyword0.holds(data, true)){
validate20.errors = [{instancePath,schemaPath:"#/x-cp949",keyword:"x-cp949",params:{}}];
return false;
}
else {
if(!keyword1.holds(data, 40)){
validate20.errors = [{instancePath,schemaPath:"#/x-max-bytes",keyword:"x-max-bytes",params:{}}];
return false;
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
    MmsTitle: isMmsTitle,
  },
  schemas: "{\"MmsTitle\":{\"type\":\"string\",\"maxLength\":40,\"x-max-bytes\":40,\"x-cp949\":true,\"x-code\":{\"x-cp949\":\"A303\"}}}",
  uses: [],
});
