// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, keyword0, keyword1, keyword2, keyword3, require, settings } from "../settings.js";
import { isTimestamp, part as part_Timestamp } from "../schemas/Timestamp.js";

"use strict";
export const isFormExpiry = validate20;
const schema31 = {"x-call":"isTimestamp"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(isTimestamp(data))){
vErrors = childErrors(vErrors, isTimestamp.errors, instancePath + "");
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    FormExpiry: isFormExpiry,
  },
  schemas: "{\"FormExpiry\":{\"$ref\":\"#/$defs/Timestamp\"}}",
  uses: [part_Timestamp],
});
