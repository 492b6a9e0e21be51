import type { StoredReport } from "../store/reports.ts";

/** The reports of each of these messages of an account. */
type FindEach = (
  accountId: string,
  msgKeys: readonly string[],
  nowMs: number,
) => Promise<ReadonlyMap<string, readonly StoredReport[]>>;

export interface FollowedMessagesOptions {
  readonly lookEveryMs: number;
  readonly findEach: FindEach;
  readonly now?: () => number;
}

interface Waiter {
  readonly accountId: string;
  readonly msgKey: string;
  readonly answer: (reports: readonly StoredReport[] | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Looks up the messages that streams follow. All streams share one look: it asks once for each account, however many streams the account
 * has, and there is none while nobody waits.
 */
export class FollowedMessages {
  readonly #lookEveryMs: number;
  readonly #findEach: FindEach;
  readonly #now: () => number;
  readonly #waiters = new Set<Waiter>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ lookEveryMs, findEach, now = Date.now }: FollowedMessagesOptions) {
    this.#lookEveryMs = lookEveryMs;
    this.#findEach = findEach;
    this.#now = now;
  }

  /** The reports of a message at the next look; undefined: the signal was aborted before it. */
  async next(accountId: string, msgKey: string, signal: AbortSignal): Promise<readonly StoredReport[] | undefined> {
    if (signal.aborted) return undefined;
    const { promise, resolve, reject } = Promise.withResolvers<readonly StoredReport[] | undefined>();
    const waiter: Waiter = { accountId, msgKey, answer: resolve, fail: reject };
    const leave = (): void => {
      this.#leave(waiter);
      resolve(undefined);
    };
    this.#waiters.add(waiter);
    this.#timer ??= setTimeout(() => this.#look(), this.#lookEveryMs);
    signal.addEventListener("abort", leave, { once: true });
    return promise.finally(() => signal.removeEventListener("abort", leave));
  }

  #leave(waiter: Waiter): void {
    this.#waiters.delete(waiter);
    if (this.#waiters.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    const waiters = [...this.#waiters];
    this.#waiters.clear();
    this.#timer = undefined;
    for (const [accountId, ofAccount] of Map.groupBy(waiters, (waiter) => waiter.accountId))
      void this.#lookFor(accountId, ofAccount);
  }

  /** An account whose database does not answer fails its own streams only. */
  async #lookFor(accountId: string, waiters: readonly Waiter[]): Promise<void> {
    try {
      const msgKeys = [...new Set(waiters.map(({ msgKey }) => msgKey))];
      const found = await this.#findEach(accountId, msgKeys, this.#now());
      for (const { msgKey, answer } of waiters) answer(found.get(msgKey) ?? []);
    } catch (error) {
      for (const { fail } of waiters) fail(error);
    }
  }
}
