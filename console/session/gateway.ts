import { signal } from "@preact/signals";
import { type AnyFailure, createGateway, type Gateway } from "../../client/index.ts";
import { isCredential } from "../../client/options.ts";
import { forgetAccountFacts, loadAccountFacts, restoreAccountFacts } from "./account-facts.ts";
import {
  type Credentials,
  forgetCredentials,
  keepCredentials,
  keepFirstToken,
  readCredentials,
  readToken,
  rememberAccount,
  sessionTokens,
} from "./credentials.ts";

export interface Session {
  readonly accountId: string;
  /** The client of the account. It gets tokens by itself, also when one has expired. */
  readonly gateway: Gateway;
}

/** A person waits for each call, so a call must not take as long as one of a program may. */
const TIME_LIMITS = { timeoutMs: 15_000, deadlineMs: 30_000 };

/** "Invalid authentication information" and "Blocked account". */
const NOT_LET_IN: ReadonlySet<unknown> = new Set(["A100", "A110"]);

/** Who is signed in; undefined: nobody. */
export const session = signal<Session | undefined>(undefined);

/** Why the session has ended by itself. */
export const endedBecause = signal<string | undefined>(undefined);

function open({ accountId, password }: Credentials): Session {
  const gateway = createGateway({
    baseUrl: location.origin,
    clientId: accountId,
    password,
    tokenStore: sessionTokens,
    ...TIME_LIMITS,
    onResponse: ({ operation, code }) => {
      // The password was changed, or the account was blocked, while the console was open.
      if (operation === "issueToken" && NOT_LET_IN.has(code) && session.value?.gateway === gateway) {
        endedBecause.value = "The gateway no longer accepts this account and password. Sign in again.";
        endSession();
      }
    },
  });
  return { accountId, gateway };
}

/** Goes on with the session of this tab, after a reload. */
export function restoreSession(): void {
  const credentials = readCredentials();
  if (credentials === undefined) return;
  restoreAccountFacts();
  session.value = open(credentials);
  refreshAccountFacts();
}

/** An operator may have changed the account meanwhile. */
export function refreshAccountFacts(): void {
  const token = readToken();
  if (token !== undefined) void loadAccountFacts(token);
}

/** Undefined: signed in. Otherwise the reason why not. */
export async function signIn(credentials: Credentials): Promise<AnyFailure | "not-sendable" | undefined> {
  if (!isCredential(credentials.accountId) || !isCredential(credentials.password)) return "not-sendable";
  const opened = open(credentials);
  // A person waits, and is told how long the gateway wants to be left alone.
  const result = await opened.gateway.issueToken({ retry: false });
  if (!result.ok) return result;
  keepFirstToken(result.data.token);
  await loadAccountFacts(result.data.token);
  keepCredentials(credentials);
  rememberAccount(credentials.accountId);
  endedBecause.value = undefined;
  session.value = opened;
  return undefined;
}

/** Nothing of the account stays in the tab, also not what its pages have kept. */
export function signOut(): void {
  endedBecause.value = undefined;
  endSession();
  sessionStorage.clear();
}

function endSession(): void {
  forgetCredentials();
  forgetAccountFacts();
  session.value = undefined;
}

/** The session, for pages that are only shown while somebody is signed in. */
export function useGateway(): Session {
  const current = session.value;
  if (current === undefined) throw new Error("useGateway: nobody is signed in");
  return current;
}
