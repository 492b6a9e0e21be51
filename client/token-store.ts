/** A token with its times. */
export interface StoredToken {
  /** The token itself, as secret as a password. */
  readonly token: string;
  /** When the token expires, by the local clock. */
  readonly expiresAtMs: number;
  /** When the token should be renewed. */
  readonly renewAtMs: number;
}

/**
 * Stores tokens. With a store in a database or cache, several processes can share a token. Tokens are as secret as
 * passwords. A store that fails is treated as empty.
 */
export interface TokenStore {
  /** `key` identifies the gateway and the account. */
  get(key: string): StoredToken | undefined | Promise<StoredToken | undefined>;
  /** Replaces the token of the same key. */
  set(key: string, token: StoredToken): void | Promise<void>;
}

/** In memory, until the process ends. */
export class MemoryTokenStore implements TokenStore {
  readonly #tokens = new Map<string, StoredToken>();

  /** The token of a gateway and account, if there is one. */
  get(key: string): StoredToken | undefined {
    return this.#tokens.get(key);
  }

  /** Replaces the token of the same key. */
  set(key: string, token: StoredToken): void {
    this.#tokens.set(key, token);
  }
}
