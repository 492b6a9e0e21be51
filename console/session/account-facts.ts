import { computed, signal } from "@preact/signals";
import type { components } from "../../generated/types.ts";
import { readJson } from "./credentials.ts";

type Schemas = components["schemas"];

/** What the gateway tells of the account that is signed in. */
export interface AccountFacts {
  /** Its messages reach a simulator and nobody else. */
  readonly sandbox: boolean;
  /** Everything is registered for it that the examples name. */
  readonly isDemo: boolean;
  readonly channels: readonly string[];
  /** The credential that is signed in; absent: the account's own password, which has all rights. */
  readonly credential?: { readonly id: string; readonly rights: readonly string[]; readonly endsMs?: number };
  /** Whether its webhook can be tested. A gateway that is older does not tell. */
  readonly hasWebhook?: boolean;
  /** A number from which it may send. */
  readonly from?: string;
  /** What recipients see as the sender, by the key of the brand or of the messenger's channel. */
  readonly names?: Readonly<Record<string, string>>;
  /** The channels whose newest reports fail. */
  readonly failing?: readonly Schemas["ChannelFailure"][];
}

const STORED = "console-account";
const TIME_LIMIT_MS = 5000;

/** Undefined: they are not known, so a page must take the account for a live one. */
export const accountFacts = signal<AccountFacts | undefined>(undefined);

/** Whether nobody but a simulator gets what the account sends. */
export const isSandbox = computed(() => accountFacts.value?.sandbox === true);

/** Those that this tab has kept, after a reload. */
export function restoreAccountFacts(): void {
  accountFacts.value = readJson(STORED) as AccountFacts | undefined;
}

let forgotten = new AbortController();

export function forgetAccountFacts(): void {
  forgotten.abort();
  forgotten = new AbortController();
  sessionStorage.removeItem(STORED);
  accountFacts.value = undefined;
}

/** An answer that does not come, or comes after the sign-out, changes nothing. */
export async function loadAccountFacts(token: string): Promise<void> {
  const { signal } = forgotten;
  try {
    const response = await fetch("/console/account.json", {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    if (!response.ok) return;
    const facts: AccountFacts = await response.json();
    if (signal.aborted) return;
    sessionStorage.setItem(STORED, JSON.stringify(facts));
    accountFacts.value = facts;
  } catch {
    // The gateway is away: the calls of the page say so.
  }
}
