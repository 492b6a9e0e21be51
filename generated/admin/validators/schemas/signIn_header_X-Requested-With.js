// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "../settings.js";

"use strict";
export const isSignIn_header_X_Requested_With = validate20;
const schema31 = {"const":"gateway-console"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if("gateway-console" !== data){
validate20.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "gateway-console"}}];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    "signIn.header.X-Requested-With": isSignIn_header_X_Requested_With,
  },
  schemas: "{\"signIn.header.X-Requested-With\":{\"const\":\"gateway-console\"}}",
  uses: [],
});
