// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isReportType = validate20;
const schema31 = {"type":"string","enum":["0","1"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "0") || (data === "1"))){
validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum}}];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}

export const isReportCode = validate21;
const schema32 = {"type":"string","pattern":"^[0-9]{5}$","maxLength":5};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[0-9]{5}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 5){
validate21.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 5}}];
return false;
}
else {
if(!pattern4.test(data)){
validate21.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}}];
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
    ReportType: isReportType,
    ReportCode: isReportCode,
  },
  schemas: "{\"ReportType\":{\"type\":\"string\",\"enum\":[\"0\",\"1\"]},\"ReportCode\":{\"type\":\"string\",\"pattern\":\"^[0-9]{5}$\",\"maxLength\":5}}",
  uses: [],
});
