import { type ApiSecurity, allow, deny } from "../../../generated/admin/server.ts";
import { type OperatorSession, problem, type SignInParts } from "../../operators/api/all.ts";
import type { SignInState } from "./known-browsers.ts";

/** Finds who calls. What the caller may do, the use cases decide. */
export function operatorsSecurity({ sessions, nowMs }: SignInParts): ApiSecurity<OperatorSession, SignInState> {
  return {
    async session({ key }, _required, { route }) {
      const session = await sessions.find(key, nowMs(), route.extensions["x-background"] !== true);
      return session === undefined ? deny(problem(401, "The session has ended. Sign in again.")) : allow(session);
    },
  };
}
