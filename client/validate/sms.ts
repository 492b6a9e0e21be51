import { body } from "../../generated/validators/sendSms.js";
import { bodyCheck } from "../verdict.ts";

export type { Validation } from "../verdict.ts";

/** Checks a body of sendSms before it is sent, with the gateway's rules. */
export const validate = /* @__PURE__ */ bodyCheck<"sendSms">(body["application/json"]);
