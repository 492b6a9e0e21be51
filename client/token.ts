import { within } from "contract-kit-runtime/wait";
import type { Failure, Result } from "./results.ts";
import type { StoredToken, TokenStore } from "./token-store.ts";

/** A token, or the reason why there is none. */
export type Issued = { readonly ok: true; readonly token: string } | Failure<"issueToken">;

/** A token is renewed after nine tenths of its life, so that running calls still have a valid token. */
const RENEW_AFTER_SHARE = 0.9;
/** The assumed life of a token whose expiry cannot be read. If it expires earlier, the gateway answers A001. */
const UNKNOWN_LIFE_MS = 3_600_000;
/** The pause after a failed early renewal. The old token is still valid until then. */
const PAUSE_MS = 10_000;
/** The time limit of the store, so that calls do not wait for it forever. */
const STORE_MS = 5000;
/** The number of refused tokens that are remembered. */
const MAX_REFUSED = 10;

/** One token for all calls: fetched once for concurrent calls, renewed before it expires and after a refusal. */
export class Tokens {
  readonly #key: string;
  readonly #store: TokenStore;
  readonly #issue: () => Promise<Result<"issueToken">>;
  #known: StoredToken | undefined;
  /** Tokens that the gateway refused. A shared store may still have them; they are not used again. */
  readonly #refused = new Set<string>();
  #pending: Promise<Issued> | undefined;
  #pausedUntilMs = 0;

  constructor(key: string, store: TokenStore, issue: () => Promise<Result<"issueToken">>) {
    this.#key = key;
    this.#store = store;
    this.#issue = issue;
  }

  /** The current token, if it is still valid. */
  ready(): Issued | undefined {
    const nowMs = Date.now();
    const known = this.#known;
    if (known === undefined || nowMs >= known.expiresAtMs) return undefined;
    if (nowMs >= known.renewAtMs && nowMs >= this.#pausedUntilMs) this.#renewAhead();
    return { ok: true, token: known.token };
  }

  /** The current token, or else a new one. */
  async current(): Promise<Issued> {
    return this.ready() ?? this.#fetchOnce();
  }

  /** Called when the gateway refuses a token. The next call fetches a new one. */
  refuse(token: string): void {
    if (this.#known?.token === token) this.#known = undefined;
    this.#refused.add(token);
    if (this.#refused.size > MAX_REFUSED) for (const oldest of this.#refused) return void this.#refused.delete(oldest);
  }

  #renewAhead(): void {
    const pause = (): void => {
      this.#pausedUntilMs = Date.now() + PAUSE_MS;
    };
    // The next call that needs a token gets the failure or the error.
    this.#fetchOnce().then((issued) => {
      if (!issued.ok) pause();
    }, pause);
  }

  #fetchOnce(): Promise<Issued> {
    this.#pending ??= this.#fetch().finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  async #fetch(): Promise<Issued> {
    const stored = await this.#stored();
    if (stored !== undefined) return this.#keep(stored);
    const result = await this.#issue();
    if (!result.ok) return result;
    const token = read(result);
    const issued = this.#keep(token);
    // Not awaited: a process that does not find the token in the store fetches its own.
    void this.#put(token);
    return issued;
  }

  #keep(token: StoredToken): Issued {
    this.#known = token;
    return { ok: true, token: token.token };
  }

  /** A valid token from another process. */
  async #stored(): Promise<StoredToken | undefined> {
    try {
      const stored = await within(STORE_MS, undefined, async () => this.#store.get(this.#key));
      return stored !== undefined && !this.#refused.has(stored.token) && Date.now() < stored.renewAtMs
        ? stored
        : undefined;
    } catch {
      return undefined;
    }
  }

  async #put(token: StoredToken): Promise<void> {
    try {
      await within(STORE_MS, undefined, async () => this.#store.set(this.#key, token));
    } catch {
      // This process has the token anyway.
    }
  }
}

function read({ data, headers }: Extract<Result<"issueToken">, { ok: true }>): StoredToken {
  const nowMs = Date.now();
  // Both times are from the gateway's clock, so that the local clock does not matter.
  const lifeMs = Date.parse(data.expired) - (Date.parse(headers.get("date") ?? "") || nowMs);
  // Both times are in whole seconds, so that the life may be one second shorter.
  const usableMs = lifeMs > 0 ? Math.max(lifeMs - 1000, lifeMs / 2) : UNKNOWN_LIFE_MS;
  return { token: data.token, expiresAtMs: nowMs + usableMs, renewAtMs: nowMs + usableMs * RENEW_AFTER_SHARE };
}
