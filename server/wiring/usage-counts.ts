import type { Month, Usage } from "../domain/usage.ts";
import type { UsageReader } from "../handlers/services.ts";
import { inTime } from "../store/database.ts";

/** Partners ask for usage, so they get two of the database connections that sends need too. */
const AT_ONCE = 2;

/** Counts until it has ended, also when nobody waits any more. */
type Count = (accountId: string, month: Month, countsOpen: boolean) => Promise<Usage>;

/** Lets a few counts run at one time. Those who ask for the same while it is counted wait for the same count. */
export class UsageCounts implements UsageReader {
  readonly #count: Count;
  readonly #waitMs: number;
  readonly #underWay = new Map<string, Promise<Usage>>();

  /** Nobody waits longer than `waitMs`. */
  constructor(count: Count, waitMs: number) {
    this.#count = count;
    this.#waitMs = waitMs;
  }

  async read(accountId: string, month: Month, countsOpen: boolean): Promise<Usage | "busy"> {
    const name = `${accountId} ${month.firstDay} ${countsOpen}`;
    const counting = this.#underWay.get(name) ?? this.#begin(name, () => this.#count(accountId, month, countsOpen));
    return counting === undefined ? "busy" : inTime(counting, this.#waitMs);
  }

  /** Undefined: too many others are under way. */
  #begin(name: string, count: () => Promise<Usage>): Promise<Usage> | undefined {
    if (this.#underWay.size >= AT_ONCE) return undefined;
    const counting = count().finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, counting);
    return counting;
  }
}
