import { body } from "../../generated/validators/sendOmni.js";
import { bodyCheck } from "../verdict.ts";

export type { Validation } from "../verdict.ts";

/** Checks a body of sendOmni before it is sent, with the gateway's rules. */
export const validate = /* @__PURE__ */ bodyCheck<"sendOmni">(body["application/json"]);
