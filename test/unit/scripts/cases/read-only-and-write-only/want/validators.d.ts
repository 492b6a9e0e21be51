// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components } from "./types.ts";
import type { Validator } from "contract-kit-runtime/validator";
import type * as part_replaceUsers from "./validators/replaceUsers.js";
import type * as part_addUser from "./validators/addUser.js";

export type { Fault } from "contract-kit-runtime/explain";
export type { ExplainSettings, Validator } from "contract-kit-runtime/validator";

export declare const schemas: {
  Id: Validator<components["schemas"]["Id"]>;
  User: Validator<components["schemas"]["User"]>;
  Address: Validator<components["schemas"]["Address"]>;
  Admin: Validator<components["schemas"]["Admin"]>;
  Plain: Validator<components["schemas"]["Plain"]>;
};

export declare const operations: {
  replaceUsers: typeof part_replaceUsers;
  addUser: typeof part_addUser;
};

export declare const webhooks: {};
