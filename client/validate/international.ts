import { body } from "../../generated/validators/sendInternational.js";
import { bodyCheck } from "../verdict.ts";

export type { Validation } from "../verdict.ts";

/** Checks a body of sendInternational before it is sent, with the gateway's rules. */
export const validate = /* @__PURE__ */ bodyCheck<"sendInternational">(body["application/json"]);
