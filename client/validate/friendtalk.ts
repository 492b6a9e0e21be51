import { body } from "../../generated/validators/sendFriendtalk.js";
import { bodyCheck } from "../verdict.ts";

export type { Validation } from "../verdict.ts";

/** Checks a body of sendFriendtalk before it is sent, with the gateway's rules. */
export const validate = /* @__PURE__ */ bodyCheck<"sendFriendtalk">(body["application/json"]);
