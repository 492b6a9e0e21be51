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

/** What the pages have kept stays, for the time when the same account signs in again. */
export function forgetCredentials(): void {
  sessionStorage.removeItem(CREDENTIALS);
  sessionStorage.removeItem(TOKEN);
  sessionStorage.removeItem(FIRST_TOKEN);
}

/** Where Compose keeps what is written. */
export const DRAFTS = "compose";

export function hasDraft(): boolean {
  const stored = readJson(DRAFTS);
  if (typeof stored !== "object" || stored === null || !("bodies" in stored)) return false;
  return Object.keys(stored.bodies ?? {}).length > 0;
}

const LAST_ACCOUNT = "console-last-account";

/** The account that signed in last in this browser, so that nobody has to type it again. */
export const readLastAccount = (): string => localStorage.getItem(LAST_ACCOUNT) ?? "";
export const rememberAccount = (accountId: string): void => localStorage.setItem(LAST_ACCOUNT, accountId);

/** Keeps the token of the client, so that a reload of the page needs no new one. */
export const sessionTokens: TokenStore = {
  get: (key) => {
    const stored = readJson(TOKEN) as { readonly key: string; readonly token: StoredToken } | undefined;
    return stored?.key === key ? stored.token : undefined;
  },
  set: (key, token) => sessionStorage.setItem(TOKEN, JSON.stringify({ key, token })),
};

const FIRST_TOKEN = "console-first-token";

/** The token of the sign-in; the client gets further ones by itself. */
export const keepFirstToken = (token: string): void => sessionStorage.setItem(FIRST_TOKEN, token);

/** The token of this tab; undefined: nobody is signed in. */
export const readToken = (): string | undefined =>
  (readJson(TOKEN) as { readonly token: StoredToken } | undefined)?.token.token ??
  sessionStorage.getItem(FIRST_TOKEN) ??
  undefined;

export function readJson(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
