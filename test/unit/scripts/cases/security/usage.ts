import { routes } from "./want/routes.ts";
import type { SecurityHandlers, SecuritySchemeName } from "./want/security.ts";
import { type ApiHandlers, type ApiSecurity, allow, deny, serveApi } from "./want/server.ts";

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

interface User {
  readonly name: string;
}
interface State {
  readonly trace: string;
}
const known = (name: string) => (name === "" ? deny({ status: 403 }) : allow<User>({ name }));

export const security: ApiSecurity<User, State> = {
  token: ({ token }, _, { state }) => known(token + state.trace),
  basic: async ({ username }) => known(username),
  digest: ({ token }) => ({ ok: true, identity: { name: token }, verifyBody: async (body) => body.length > 0 }),
  "X Key": ({ key }) => known(key),
  inQuery: ({ key }) => known(key),
  inCookie: ({ key }) => known(key),
  oauth: ({ token }) => known(token),
  oidc: ({ token }) => known(token),
  tls: () => deny(),
  aliased: ({ username }) => known(username),
};

const name = (text: string): { readonly status: 204 } => (text === "" ? { status: 204 } : { status: 204 });
const calls: ApiHandlers<User, State> = {
  common: (_, { identity, state, route }) => name(identity.name + state.trace + route.operationId),
  both: (_, { identity }) => name(identity.name),
  either: (_, { identity }) => name(identity.name),
  digest: (_, { identity }) => name(identity.name),
  none: (_, { identity }) => name(identity?.name ?? ""),
  // @ts-expect-error here it may not be known who calls
  optional: (_, { identity }) => name(identity.name),
};

serveApi<User, State>({
  handlers: calls,
  security,
  admit: ({ identity, state }) => (identity?.name === state.trace ? { status: 429 } : undefined),
  // @ts-expect-error a path that the document does not have has no operation
  onInvalid: ({ status }, { route }) => ({ status, body: route.operationId }),
  onError: async (error, { route }) => ({ status: 500, body: `${route.operationId} ${String(error)}` }),
  // @ts-expect-error nothing is no reply
  onReply: (_, { state }) => (state.trace === "" ? undefined : undefined),
  limits: { bodyBytes: ({ extensions }) => Number(extensions["x-limit"]), formParts: 5 },
});

interface Context {
  readonly user: string | undefined;
}
const own = (_: unknown, { user }: Context) => name(user ?? "");
export const withContext = serveApi({
  handlers: { common: own, both: own, either: own, digest: own, none: own, optional: own },
  security,
  context: ({ identity }): Context => ({ user: identity?.name }),
});
