import type { Failure, Result } from "./results.ts";
import type { StoredToken, TokenStore } from "./token-store.ts";
import { within } from "./wait.ts";

/** A token, or why there is none. */
export type Issued = { readonly ok: true; readonly token: string } | Failure<"issueToken">;

/** Renewed with a tenth of its life left: calls under way then still have it valid. */
const SHARE_OF_LIFE = 0.9;
/** Of a token whose expiry cannot be read. A001 will tell before that, or it is renewed for nothing. */
const UNKNOWN_LIFE_MS = 3_600_000;
/** After an early renewal that failed: the old token still serves, and the gateway needs no storm. */
const PAUSE_MS = 10_000;
/** A store that takes longer is one that fails: calls must not wait for it for ever. */
const STORE_MS = 5000;
/** Calls are told of the refusal of one or two at the same time, not of more. */
const MOST_REFUSED = 10;

/** One token for all calls: fetched once however many ask, renewed before it expires and when the gateway refuses it. */
export class Tokens {
  readonly #key: string;
  readonly #store: TokenStore;
  readonly #issue: () => Promise<Result<"issueToken">>;
  #known: StoredToken | undefined;
  /** In a shared store one may still lie: from there it must not come back. */
  readonly #refused = new Set<string>();
  #pending: Promise<Issued> | undefined;
  #pausedUntilMs = 0;

  constructor(key: string, store: TokenStore, issue: () => Promise<Result<"issueToken">>) {
    this.#key = key;
    this.#store = store;
    this.#issue = issue;
  }

  /** The token that is at hand, if it still serves. */
  ready(): Issued | undefined {
    const nowMs = Date.now();
    const known = this.#known;
    if (known === undefined || nowMs >= known.expiresAtMs) return undefined;
    if (nowMs >= known.renewAtMs && nowMs >= this.#pausedUntilMs) this.#renewAhead();
    return { ok: true, token: known.token };
  }

  /** The token that is at hand, or else another one. */
  async current(): Promise<Issued> {
    return this.ready() ?? this.#fetchOnce();
  }

  /** To be called when the gateway refuses a token. Of many calls that it refused, the first fetches another one. */
  refuse(token: string): void {
    if (this.#known?.token === token) this.#known = undefined;
    this.#refused.add(token);
    if (this.#refused.size > MOST_REFUSED) for (const oldest of this.#refused) return void this.#refused.delete(oldest);
  }

  #renewAhead(): void {
    this.#fetchOnce().then(
      (issued) => {
        if (!issued.ok) this.#pausedUntilMs = Date.now() + PAUSE_MS;
      },
      // Whoever needs a token next gets the error itself.
      () => {},
    );
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
    // Nobody waits for it: whoever finds the store without it fetches another one.
    void this.#put(token);
    return issued;
  }

  #keep(token: StoredToken): Issued {
    this.#known = token;
    return { ok: true, token: token.token };
  }

  /** What another process has fetched, if that serves. */
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
      // This process has it all the same.
    }
  }
}

function read({ data, headers }: Extract<Result<"issueToken">, { ok: true }>): StoredToken {
  const nowMs = Date.now();
  // By the gateway's clock on both sides: whether ours is right does not matter then.
  const lifeMs = Date.parse(data.expired) - (Date.parse(headers.get("date") ?? "") || nowMs);
  // Both are told in whole seconds, so it may be one less.
  const usableMs = lifeMs > 0 ? Math.max(lifeMs - 1000, lifeMs / 2) : UNKNOWN_LIFE_MS;
  return { token: data.token, expiresAtMs: nowMs + usableMs, renewAtMs: nowMs + usableMs * SHARE_OF_LIFE };
}
