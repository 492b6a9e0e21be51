// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";

"use strict";
export const isServiceType = validate20;
const schema31 = {"type":"string","enum":["SMS","MMS","RCS","INTERNATIONAL","ALIMTALK","FRIENDTALK","BRANDMESSAGE"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data === "SMS") || (data === "MMS")) || (data === "RCS")) || (data === "INTERNATIONAL")) || (data === "ALIMTALK")) || (data === "FRIENDTALK")) || (data === "BRANDMESSAGE"))){
validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum}}];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}

export const isMessageType = validate21;
const schema32 = {"type":"string","enum":["SM","LM","MM","IM","RS","RL","RM","RF","RD","RC","RI","AT","AI","FT","FI","FW","FL","FC","FM","FA","FP"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((data === "SM") || (data === "LM")) || (data === "MM")) || (data === "IM")) || (data === "RS")) || (data === "RL")) || (data === "RM")) || (data === "RF")) || (data === "RD")) || (data === "RC")) || (data === "RI")) || (data === "AT")) || (data === "AI")) || (data === "FT")) || (data === "FI")) || (data === "FW")) || (data === "FL")) || (data === "FC")) || (data === "FM")) || (data === "FA")) || (data === "FP"))){
validate21.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum}}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    ServiceType: isServiceType,
    MessageType: isMessageType,
  },
  schemas: "{\"ServiceType\":{\"type\":\"string\",\"enum\":[\"SMS\",\"MMS\",\"RCS\",\"INTERNATIONAL\",\"ALIMTALK\",\"FRIENDTALK\",\"BRANDMESSAGE\"]},\"MessageType\":{\"type\":\"string\",\"enum\":[\"SM\",\"LM\",\"MM\",\"IM\",\"RS\",\"RL\",\"RM\",\"RF\",\"RD\",\"RC\",\"RI\",\"AT\",\"AI\",\"FT\",\"FI\",\"FW\",\"FL\",\"FC\",\"FM\",\"FA\",\"FP\"]}}",
  uses: [],
});
