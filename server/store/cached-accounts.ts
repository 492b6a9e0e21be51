import type { Account, Registry } from "../domain/model.ts";
import { findAccount, type StoredAccount } from "./accounts.ts";
import { CachedReader } from "./cached-reader.ts";
import type { Database } from "./database.ts";
import { loadRegistry } from "./registry.ts";

export interface CachedAccountsOptions {
  readonly now?: () => number;
  /** A block, a revocation or a registration takes effect in every process after this long at most. */
  readonly ttlMs?: number;
  /** For ids that do not exist. Short, so that a new account works soon; long enough that guessed ids cost no query each. */
  readonly unknownTtlMs?: number;
}

/** Accounts and registries, cached for requests. */
export class CachedAccounts {
  readonly #accounts: CachedReader<Account | undefined>;
  readonly #stored: CachedReader<StoredAccount | undefined>;
  readonly #registries: CachedReader<Registry>;

  constructor(database: Database, { now = Date.now, ttlMs = 3000, unknownTtlMs = 1000 }: CachedAccountsOptions = {}) {
    const lifetime = (found: unknown): number => (found === undefined ? unknownTtlMs : ttlMs);
    this.#accounts = new CachedReader<Account | undefined>({
      load: async (accountId) => (await findAccount(database.pool, accountId))?.account,
      ttlMs: lifetime,
      now,
    });
    this.#stored = new CachedReader<StoredAccount | undefined>({
      load: (accountId) => findAccount(database.pool, accountId),
      ttlMs: lifetime,
      now,
    });
    this.#registries = new CachedReader({
      load: (accountId) => loadRegistry(database.pool, accountId),
      ttlMs: () => ttlMs,
      now,
      maxEntries: 1000,
    });
  }

  find(accountId: string): Promise<Account | undefined> {
    return this.#accounts.read(accountId);
  }

  /** The account if it is in the cache. */
  peek(accountId: string): Account | undefined {
    return this.#accounts.peek(accountId)?.value;
  }

  /** The account with its secrets. */
  findStored(accountId: string): Promise<StoredAccount | undefined> {
    return this.#stored.read(accountId);
  }

  /** The same if it is in the cache. */
  peekStored(accountId: string): StoredAccount | undefined {
    return this.#stored.peek(accountId)?.value;
  }

  findRegistry(accountId: string): Promise<Registry> {
    return this.#registries.read(accountId);
  }

  /** To be called after this process has changed the account. */
  forget(accountId: string): void {
    this.#accounts.forget(accountId);
    this.#stored.forget(accountId);
    this.#registries.forget(accountId);
  }
}
