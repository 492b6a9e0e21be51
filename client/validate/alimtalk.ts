import { body } from "../../generated/validators/sendAlimtalk.js";
import { bodyCheck } from "../verdict.ts";

export type { Validation } from "../verdict.ts";

/** Checks a body of sendAlimtalk before it is sent, with the gateway's rules. */
export const validate = /* @__PURE__ */ bodyCheck<"sendAlimtalk">(body["application/json"]);
