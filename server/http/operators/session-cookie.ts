import { securitySchemes } from "../../../generated/admin/security.ts";
import type { SessionCookies } from "../../operators/api/all.ts";

const NAME = securitySchemes.session.parameter;

/** Scripts cannot read the cookie, other sites cannot send it, and browsers send it to the operators' API only. */
export function makeSessionCookies(isSecure: boolean): SessionCookies {
  const attributes = `Path=/admin/v1; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
  return {
    set: (token, maxAgeS) => `${NAME}=${token}; Max-Age=${maxAgeS}; ${attributes}`,
    remove: () => `${NAME}=; Max-Age=0; ${attributes}`,
  };
}
