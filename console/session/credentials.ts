import type { StoredToken, TokenStore } from "../../client/index.ts";

/** The account that is signed in. Only sessionStorage has it: it ends with the tab, and other tabs do not see it. */
export interface Credentials {
  readonly accountId: string;
  readonly password: string;
}

const CREDENTIALS = "console-credentials";
const TOKEN = "console-token";

export function readCredentials(): Credentials | undefined {
  const stored = readJson(CREDENTIALS);
  if (typeof stored !== "object" || stored === null || !("accountId" in stored) || !("password" in stored))
    return undefined;
  const { accountId, password } = stored;
  return typeof accountId === "string" && typeof password === "string" ? { accountId, password } : undefined;
}

export function keepCredentials(credentials: Credentials): void {
  sessionStorage.setItem(CREDENTIALS, JSON.stringify(credentials));
}

/** Nothing of the account stays in the tab, also not what its pages have kept. */
export function forgetCredentials(): void {
  sessionStorage.clear();
}

/** Keeps the token of the client, so that a reload of the page needs no new one. */
export const sessionTokens: TokenStore = {
  get: (key) => {
    const stored = readJson(TOKEN) as { readonly key: string; readonly token: StoredToken } | undefined;
    return stored?.key === key ? stored.token : undefined;
  },
  set: (key, token) => sessionStorage.setItem(TOKEN, JSON.stringify({ key, token })),
};

/** The token of this tab; undefined: there is none yet. */
export const readToken = (): string | undefined =>
  (readJson(TOKEN) as { readonly token: StoredToken } | undefined)?.token.token;

export function readJson(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
