import { inTime, type Queryable } from "./database.ts";

interface AccountChange {
  readonly change_id: number;
  readonly account_id: string;
}

export interface AccountChangesOptions {
  readonly now: () => number;
  /** What was read longer ago than this is not used, unless the database has told since that it did not change. */
  readonly maxAgeMs: number;
  readonly askEveryMs: number;
  /** The account has changed since it was read, or has been read too long ago to know. */
  readonly forget: (accountId: string) => void;
  /** It is not known which accounts have changed. */
  readonly forgetAll: () => void;
}

/** A change gets its time when its statement runs, and is seen only after its commit: so much later it is still found. */
const LOOK_BACK_S = 30;
/** After a longer time without an answer, the changes at the beginning of that time may not be found any more. */
const MAX_GAP_MS = 15_000;

const LIST_CHANGES = `
  SELECT change_id, account_id FROM gateway.account_changes WHERE changed_at > now() - interval '${LOOK_BACK_S} s'`;

/**
 * Asks the database again and again which accounts have changed, so that all others can be kept in memory. It asks when accounts are used,
 * so an idle process asks nothing and there is no timer to stop.
 */
export class AccountChanges {
  readonly #queryable: Queryable;
  readonly #options: AccountChangesOptions;
  /** The changes that the last answer told. Those that are not told any more are too old to be told again. */
  #seen: ReadonlySet<number> = new Set();
  #isAsking = false;
  #askedMs = Number.NEGATIVE_INFINITY;
  /** When the last question with an answer was asked: all changes that were committed before are known. */
  #knownMs = Number.NEGATIVE_INFINITY;

  constructor(queryable: Queryable, options: AccountChangesOptions) {
    this.#queryable = queryable;
    this.#options = options;
  }

  /** Whether what was read at that time, and was not forgotten since, may be used. */
  isCurrent(readMs: number): boolean {
    this.askIfDue();
    return this.#options.now() - Math.max(readMs, this.#knownMs) < this.#options.maxAgeMs;
  }

  /** To be called also when accounts are read, so that those that are read for the first time do not have to be forgotten later. */
  askIfDue(): void {
    const nowMs = this.#options.now();
    if (!this.#isAsking && nowMs - this.#askedMs >= this.#options.askEveryMs) void this.#ask(nowMs);
  }

  async #ask(nowMs: number): Promise<void> {
    this.#isAsking = true;
    this.#askedMs = nowMs;
    try {
      // An answer that takes longer is of no use, and the next question may get one.
      const { rows } = await inTime(
        this.#queryable.query<AccountChange>({ text: LIST_CHANGES }),
        this.#options.maxAgeMs,
      );
      if (nowMs - this.#knownMs > MAX_GAP_MS) this.#options.forgetAll();
      for (const { change_id, account_id } of rows) if (!this.#seen.has(change_id)) this.#options.forget(account_id);
      this.#seen = new Set(rows.map(({ change_id }) => change_id));
      this.#knownMs = nowMs;
    } catch {
      // Without an answer nothing in memory is used for long. Accounts are read again, and that tells callers what is wrong.
    } finally {
      this.#isAsking = false;
    }
  }
}

/** Deletes changes that every process has seen, or has missed for so long that it has forgotten all accounts. */
export async function deleteOldAccountChanges(queryable: Queryable): Promise<number> {
  const { rowCount } = await queryable.query(
    "DELETE FROM gateway.account_changes WHERE changed_at < now() - interval '1 hour'",
  );
  return rowCount ?? 0;
}
