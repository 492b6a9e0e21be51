import { body } from "../../generated/validators/sendMms.js";
import { bodyCheck } from "../verdict.ts";

export type { Validation } from "../verdict.ts";

/** Checks a body of sendMms before it is sent, with the gateway's rules. */
export const validate = /* @__PURE__ */ bodyCheck<"sendMms">(body["application/json"]);
