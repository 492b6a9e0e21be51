import type { Middleware } from "koa";
import { securitySchemes } from "../../generated/security.ts";

const CONTRACT_PREFIX = "SVC";
const contractNames = [securitySchemes.clientId.parameter, securitySchemes.clientPassword.parameter];

/**
 * A deployment may have another prefix for its credential headers than the contract: they are read as the contract's. With
 * the contract's own prefix there is nothing to do.
 */
export function vendorHeaders(vendorPrefix: string): Middleware[] {
  if (vendorPrefix === CONTRACT_PREFIX) return [];
  const names = contractNames.map((name) => ({
    contract: name.toLowerCase(),
    deployed: name.replace(`X-${CONTRACT_PREFIX}-`, `X-${vendorPrefix}-`).toLowerCase(),
  }));
  const rename: Middleware = (ctx, next) => {
    const { headers } = ctx.req;
    for (const { contract, deployed } of names) {
      const value = headers[deployed];
      if (value !== undefined) headers[contract] = value;
    }
    return next();
  };
  return [rename];
}
