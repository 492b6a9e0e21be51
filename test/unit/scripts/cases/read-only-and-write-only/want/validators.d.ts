// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components } from "./types.ts";
import type { Validator } from "./runtime/validator.js";
import type * as replaceUsers_part from "./validators/replaceUsers.js";
import type * as addUser_part from "./validators/addUser.js";

export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

export declare const schemas: {
  Id: Validator<components["schemas"]["Id"]>;
  User: Validator<components["schemas"]["User"]>;
  Address: Validator<components["schemas"]["Address"]>;
  Admin: Validator<components["schemas"]["Admin"]>;
  Plain: Validator<components["schemas"]["Plain"]>;
};

export declare const operations: {
  replaceUsers: typeof replaceUsers_part;
  addUser: typeof addUser_part;
};

export declare const webhooks: {};
