import type { Account } from "../domain/model.ts";
import { countRegistry, type Registry } from "../domain/registry.ts";
import { TIMINGS } from "../domain/timings.ts";
import { AccountChanges } from "./account-changes.ts";
import { findAccounts, type StoredAccount } from "./accounts.ts";
import { BatchedLoads } from "./batched-loads.ts";
import { CachedReader } from "./cached-reader.ts";
import type { Database } from "./database.ts";
import { loadRegistries } from "./registry.ts";

export interface CachedAccountsOptions {
  readonly now?: () => number;
  /** A block, a revocation or a registration takes effect in every process after this long at most. */
  readonly ttlMs?: number;
  readonly changesEveryMs?: number;
  /** For ids that do not exist. Short, so that a new account works soon; long enough that guessed ids cost no query each. */
  readonly unknownTtlMs?: number;
}

/** An account that does not change is read again this often all the same, so that a change that no trigger has noted counts some time. */
const REREAD_MS = 300_000;
const MAX_ACCOUNTS = 50_000;
/** Of all registries together: some 100 MB. An account without entries counts as one. */
const MAX_REGISTRY_ENTRIES = 250_000;

/** Accounts and registries, cached for requests until they change. */
export class CachedAccounts {
  readonly #stored: CachedReader<StoredAccount | undefined>;
  readonly #registries: CachedReader<Registry>;

  constructor(database: Database, options: CachedAccountsOptions = {}) {
    const { now = () => performance.now(), ttlMs = TIMINGS.accountMaxAgeMs, unknownTtlMs = 1000 } = options;
    const changes = new AccountChanges(database.pool, {
      now,
      maxAgeMs: ttlMs,
      askEveryMs: options.changesEveryMs ?? TIMINGS.accountChangesEveryMs,
      forget: (accountId) => this.forget(accountId),
      forgetAll: () => this.#forgetAll(),
    });
    const accounts = new BatchedLoads((ids) => {
      changes.askIfDue();
      return findAccounts(database.pool, ids);
    });
    const registries = new BatchedLoads((ids) => {
      changes.askIfDue();
      return loadRegistries(database.pool, ids);
    });
    const isCurrent = (loadedMs: number): boolean => changes.isCurrent(loadedMs);
    const lifetime = (found: unknown): number => (found === undefined ? unknownTtlMs : REREAD_MS);
    const common = { now, isCurrent, ttlMs: lifetime };
    this.#stored = new CachedReader<StoredAccount | undefined>({
      ...common,
      load: (accountId) => accounts.load(accountId),
      maxEntries: MAX_ACCOUNTS,
    });
    this.#registries = new CachedReader({
      ...common,
      load: (accountId) => registries.load(accountId),
      countEntries: (registry) => Math.max(1, countRegistry(registry)),
      maxEntries: MAX_REGISTRY_ENTRIES,
    });
  }

  async find(accountId: string): Promise<Account | undefined> {
    return (await this.#stored.read(accountId))?.account;
  }

  /** The account if it is in the cache. */
  peek(accountId: string): Account | undefined {
    return this.peekStored(accountId)?.account;
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
    this.#stored.forget(accountId);
    this.#registries.forget(accountId);
  }

  #forgetAll(): void {
    this.#stored.forgetAll();
    this.#registries.forgetAll();
  }
}
