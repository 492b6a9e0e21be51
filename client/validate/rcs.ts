import { body } from "../../generated/validators/sendRcs.js";
import { bodyCheck } from "../verdict.ts";

export type { Validation } from "../verdict.ts";

/** Checks a body of sendRcs before it is sent, with the gateway's rules. */
export const validate = /* @__PURE__ */ bodyCheck<"sendRcs">(body["application/json"]);
