// Generated from the OpenAPI document. Do not edit: change the document and generate again.


export { ajvRequire as require, childErrors } from "contract-kit-runtime/ajv";
export { isMultipleOf } from "contract-kit-runtime/json-values";
export { definePart } from "contract-kit-runtime/validator";

export const settings = {
  keywords: [],
  faultCode: "",
  plans: {"RecipientSearch":{"defaults":[["limit",20]]},"CancelledGroup":{"defaults":[["limit",1000],["confirmed",false]]},"RequeuedGroup":{"defaults":[["limit",1000],["confirmed",false]]},"Confirmation":{"defaults":[["confirmed",false]]},"SecretRotation":{"defaults":[["endOldNow",false]]},"AccountMove":{"defaults":[["waitSeconds",20]]},"RecipientErasure":{"defaults":[["confirmed",false]]}},
};
