import { randomBytes } from "node:crypto";
import type { OptOut } from "../domain/opt-out.ts";
import type { Database } from "../store/database.ts";
import {
  addOptOuts,
  ensureOptOutKey,
  type FoundOptOut,
  findOptOutKey,
  findOptOuts,
  type HashedOptOut,
  hashNumber,
  removeOptOuts,
} from "../store/opt-outs.ts";

/** Numbers that get no advertising by an account, kept as hashes with a key of the account. */
export class OptOutRegistry {
  readonly #directory: Database;

  constructor(directory: Database) {
    this.#directory = directory;
  }

  /** Adds all or none, and returns how many were not there before. The account must exist. */
  async add(
    accountId: string,
    optOuts: readonly OptOut[],
    added: Pick<FoundOptOut, "addedMs" | "by">,
  ): Promise<number> {
    const key = await ensureOptOutKey(this.#directory.pool, accountId, randomBytes(32).toString("base64url"));
    if (key === undefined) throw new Error(`There is no account ${accountId}`);
    return addOptOuts(this.#directory, accountId, toHashes(optOuts, key), added);
  }

  /** Returns how many there were. */
  async remove(accountId: string, optOuts: readonly OptOut[]): Promise<number> {
    const key = await findOptOutKey(this.#directory.pool, accountId);
    return key === undefined ? 0 : removeOptOuts(this.#directory, accountId, toHashes(optOuts, key));
  }

  /** What each number has opted out of, in their order. */
  async find(accountId: string, numbers: readonly string[]): Promise<readonly (readonly FoundOptOut[])[]> {
    const { pool } = this.#directory;
    const key = await findOptOutKey(pool, accountId);
    if (key === undefined) return numbers.map(() => []);
    return findOptOuts(
      pool,
      accountId,
      numbers.map((number) => hashNumber(number, key)),
    );
  }
}

const toHashes = (optOuts: readonly OptOut[], key: string): readonly HashedOptOut[] =>
  optOuts.map(({ number, sender }) => ({ hash: hashNumber(number, key), sender }));
