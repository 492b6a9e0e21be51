// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isInternationalNumber = validate20;
const schema31 = {"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$","x-message":"must begin with + and the country code, and have 7 to 15 digits after the plus sign","maxLength":16};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 16){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
else {
if(!pattern4.test(data)){
validate20.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"}}];
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    InternationalNumber: isInternationalNumber,
  },
  schemas: "{\"InternationalNumber\":{\"type\":\"string\",\"pattern\":\"^\\\\+[1-9][0-9]{6,14}$\",\"x-message\":\"must begin with + and the country code, and have 7 to 15 digits after the plus sign\",\"maxLength\":16}}",
  uses: [],
});
