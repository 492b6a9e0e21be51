// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isCarrier = validate20;
const schema31 = {"type":"string","enum":["10001","10002","10003","10008","10000"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data === "10001") || (data === "10002")) || (data === "10003")) || (data === "10008")) || (data === "10000"))){
validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum}}];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    Carrier: isCarrier,
  },
  schemas: "{\"Carrier\":{\"type\":\"string\",\"enum\":[\"10001\",\"10002\",\"10003\",\"10008\",\"10000\"]}}",
  uses: [],
});
