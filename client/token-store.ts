export interface StoredToken {
  readonly token: string;
  /** When the gateway stops believing it, by this machine's clock. */
  readonly expiresAtMs: number;
  /** When another one should be fetched. */
  readonly renewAtMs: number;
}

/**
 * Where tokens are kept. One in a database or a cache lets many processes share a token. What it holds is as secret as a
 * password; a store that fails is passed over, as if it were empty.
 */
export interface TokenStore {
  /** `key` names the gateway and the account. */
  get(key: string): StoredToken | undefined | Promise<StoredToken | undefined>;
  set(key: string, token: StoredToken): void | Promise<void>;
}

/** In this process, for as long as it lives. */
export class MemoryTokenStore implements TokenStore {
  readonly #tokens = new Map<string, StoredToken>();

  get(key: string): StoredToken | undefined {
    return this.#tokens.get(key);
  }

  set(key: string, token: StoredToken): void {
    this.#tokens.set(key, token);
  }
}
