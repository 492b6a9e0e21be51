import { type ApiSecurity, allow, deny } from "../../../generated/admin/server.ts";
import {
  audit,
  isRole,
  mayActAs,
  type OperateServices,
  type OperatorSession,
  problem,
} from "../../operators/api/all.ts";

/** The one place that decides who may call which operation: the document names the least role of each. */
export function operateSecurity(services: OperateServices): ApiSecurity<OperatorSession> {
  return {
    async session({ key }, _required, { route, request }) {
      const { "x-role": needed, "x-background": isBackground } = route.extensions;
      const session = await services.sessions.find(key, services.nowMs(), isBackground !== true);
      if (session === undefined) return deny(problem(401, "The session has ended. Sign in again."));
      // An operation for which the document names no role is for nobody.
      if (isRole(needed) && mayActAs(session.role, needed)) return allow(session);
      const { operationId } = route;
      await audit({ session, operationId, from: request.ip, services }, "", "refused: role");
      return deny(problem(403, `The role ${session.role} may not do this; it needs the role ${String(needed)}.`));
    },
  };
}
