// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import * as keyword0 from "../../spec/keywords/x-cp949.ts";
import * as keyword1 from "../../spec/keywords/x-max-bytes.ts";
import * as keyword2 from "../../spec/keywords/x-max-items-total-length.ts";
import * as keyword3 from "../../spec/keywords/x-max-total-length.ts";

export { ajvRequire as require, childErrors } from "contract-kit-runtime/ajv";
export { isMultipleOf } from "contract-kit-runtime/json-values";
export { definePart } from "contract-kit-runtime/validator";
export { keyword0, keyword1, keyword2, keyword3 };

export const settings = {
  keywords: [keyword0, keyword1, keyword2, keyword3],
  faultCode: "A011",
  plans: {"FriendtalkSend":{"defaults":[["adFlag","Y"]]},"RcsSend":{"defaults":[["expiryOption","1"],["header","0"],["copyAllowed","0"]]},"OmniEntry":{},"OmniFlow":{"items":"OmniEntry"},"OmniSend":{"members":[["messageFlow","OmniFlow"]]},"FormRequest":{"members":[["messageForm","OmniFlow"]]},"FormUpdate":{"members":[["messageForm","OmniFlow"]]}},
};
