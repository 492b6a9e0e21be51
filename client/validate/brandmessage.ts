import { body } from "../../generated/validators/sendBrandmessage.js";
import { bodyCheck } from "../verdict.ts";

export type { Validation } from "../verdict.ts";

/** Checks a body of sendBrandmessage before it is sent, with the gateway's rules. */
export const validate = /* @__PURE__ */ bodyCheck<"sendBrandmessage">(body["application/json"]);
