import { routes } from "./want/routes.ts";
import type { SecurityHandlers, SecuritySchemeName } from "./want/security.ts";

export const handlers: SecurityHandlers<undefined, string> = {
  token: ({ token }) => token,
  basic: ({ username, password }) => username + password,
  digest: ({ token }, { scopes }) => token + scopes.join(),
  "X Key": ({ key }) => key,
  inQuery: ({ key }) => key,
  inCookie: ({ key }) => key,
  oauth: async ({ token }, { scopes, operationId }) => token + operationId + scopes.join(),
  oidc: ({ token }) => token,
  tls: ({ certificate }) => String(certificate),
  aliased: ({ username }) => username,
};

// @ts-expect-error a scheme is left out
export const incomplete: SecurityHandlers<undefined, string> = { token: ({ token }) => token };
// @ts-expect-error not a scheme of the document
export const other: SecuritySchemeName = "other";

export const schemes: SecuritySchemeName[] = routes.flatMap((route) =>
  route.security.flatMap((all) => all.map(({ scheme }) => scheme)),
);
