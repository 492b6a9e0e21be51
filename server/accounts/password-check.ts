import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Account } from "../domain/model.ts";
import { verifyPassword } from "./password.ts";

/** An account, and the hash of the password that a client id of it has. */
export interface AccountWithHash {
  readonly account: Account;
  readonly passwordHash: string;
}

export interface PasswordCheckOptions {
  /** Reads the account now, not from a cache: a new password, a revocation or a block counts at once. */
  readonly find: (clientId: string) => Promise<AccountWithHash | undefined>;
  readonly verify?: (password: string, hash: string | undefined) => Promise<boolean>;
  readonly now?: () => number;
}

interface RememberedPassword {
  readonly digest: Buffer;
  /** With another hash or epoch than these, the account has changed since. */
  readonly passwordHash: string;
  readonly epoch: number;
  untilMs: number;
}

/** Since its last use. Many callers ask for a token with every call, and hashing each time would take all processors. */
const REMEMBER_MS = 300_000;
const MAX_REMEMBERED = 10_000;

/** Checks passwords, and remembers for a short time that a password was right: as a digest, under a key that never leaves the memory. */
export class PasswordCheck {
  readonly #find: PasswordCheckOptions["find"];
  readonly #verify: NonNullable<PasswordCheckOptions["verify"]>;
  readonly #now: () => number;
  readonly #key = randomBytes(32);
  readonly #remembered = new Map<string, RememberedPassword>();

  constructor({ find, verify = verifyPassword, now = Date.now }: PasswordCheckOptions) {
    this.#find = find;
    this.#verify = verify;
    this.#now = now;
  }

  /** The account for whose client id this is the password. It takes as long for an id that does not exist. */
  async check(clientId: string, password: string): Promise<Account | undefined> {
    const stored = await this.#find(clientId);
    const isRight = await this.#verify(password, stored?.passwordHash);
    if (!isRight || stored === undefined) return undefined;
    this.#remember(clientId, password, stored);
    return stored.account;
  }

  /** The account, if this password was right a short time ago and the account has the same password and epoch. Nothing is hashed. */
  async recall(clientId: string, password: string): Promise<Account | undefined> {
    const digest = this.#digest(clientId, password);
    const remembered = this.#remembered.get(clientId);
    if (remembered === undefined || !timingSafeEqual(remembered.digest, digest)) return undefined;
    const stored = await this.#find(clientId);
    const isSame =
      this.#now() < remembered.untilMs &&
      stored?.passwordHash === remembered.passwordHash &&
      stored.account.epoch === remembered.epoch;
    if (!isSame) {
      this.#remembered.delete(clientId);
      return undefined;
    }
    remembered.untilMs = this.#now() + REMEMBER_MS;
    return stored.account;
  }

  #remember(clientId: string, password: string, { account, passwordHash }: AccountWithHash): void {
    // Deleted first, so that the oldest entry is the first of the map.
    this.#remembered.delete(clientId);
    if (this.#remembered.size >= MAX_REMEMBERED) {
      const [oldest] = this.#remembered.keys();
      if (oldest !== undefined) this.#remembered.delete(oldest);
    }
    this.#remembered.set(clientId, {
      digest: this.#digest(clientId, password),
      passwordHash,
      epoch: account.epoch,
      untilMs: this.#now() + REMEMBER_MS,
    });
  }

  #digest(clientId: string, password: string): Buffer {
    return createHmac("sha256", this.#key).update(`${clientId}\n${password}`).digest();
  }
}
