// Generated from the OpenAPI document. Do not edit: change the document and generate again.


export { ajvRequire as require, childErrors } from "../runtime/ajv.js";
export { isMultipleOf } from "../runtime/json-values.js";
export { definePart } from "../runtime/validator.js";

export const settings = {
  keywords: [],
  faultCode: "",
  plans: {"RecipientSearch":{"defaults":[["limit",20]]},"Confirmation":{"defaults":[["confirmed",false]]},"SecretRotation":{"defaults":[["endOldNow",false]]},"AccountMove":{"defaults":[["waitSeconds",20]]},"RecipientErasure":{"defaults":[["confirmed",false]]}},
};
