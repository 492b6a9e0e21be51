// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isMessengerImageUrl, part as part_small } from "../schemas/small.js";
import { isMessengerLink, part as part_MessengerButtonName } from "../schemas/MessengerButtonName.js";

"use strict";
export const isFriendtalkImage = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.imgUrl === undefined) && (missing0 = "imgUrl")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "imgUrl") || (key0 === "imgLink"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.imgUrl !== undefined){
const _errs2 = errors;
if(!(isMessengerImageUrl(data.imgUrl))){
vErrors = childErrors(vErrors, isMessengerImageUrl.errors, instancePath + "/imgUrl");
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imgLink !== undefined){
const _errs3 = errors;
if(!(isMessengerLink(data.imgLink))){
vErrors = childErrors(vErrors, isMessengerLink.errors, instancePath + "/imgLink");
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    FriendtalkImage: isFriendtalkImage,
  },
  branches: {},
  schemas: "{\"FriendtalkImage\":{\"x-code\":\"A513\",\"type\":\"object\",\"required\":[\"imgUrl\"],\"additionalProperties\":false,\"properties\":{\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"imgLink\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A513\"}}}}",
  uses: [part_small, part_MessengerButtonName],
});
