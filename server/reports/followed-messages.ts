import type { Account } from "../domain/model.ts";
import type { StoredReport } from "../store/reports.ts";

/** The reports of each of these messages of an account. */
type FindEach = (
  accountId: string,
  msgKeys: readonly string[],
  nowMs: number,
) => Promise<ReadonlyMap<string, readonly StoredReport[]>>;

/** Until when each of these messages is held. */
type FindDueEach = (accountId: string, msgKeys: readonly string[]) => Promise<ReadonlyMap<string, number>>;

export interface FollowedMessagesOptions {
  readonly lookEveryMs: number;
  readonly findEach: FindEach;
  readonly findDueEach: FindDueEach;
  readonly now?: () => number;
}

/** The account that follows a message of its own. */
export type Follower = Pick<Account, "id" | "holdAdvertising">;

export interface FollowedMessage {
  readonly reports: readonly StoredReport[];
  /** Undefined: it is not held. */
  readonly heldUntilMs: number | undefined;
}

interface Waiter {
  readonly account: Follower;
  readonly msgKey: string;
  readonly answer: (message: FollowedMessage | undefined) => void;
  readonly fail: (error: unknown) => void;
}

const NONE_HELD: ReadonlyMap<string, number> = new Map();

/**
 * Looks up the messages that streams follow. All streams share one look: it asks once for each account, however many streams the account
 * has, and there is none while nobody waits.
 */
export class FollowedMessages {
  readonly #lookEveryMs: number;
  readonly #findEach: FindEach;
  readonly #findDueEach: FindDueEach;
  readonly #now: () => number;
  readonly #waiters = new Set<Waiter>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ lookEveryMs, findEach, findDueEach, now = Date.now }: FollowedMessagesOptions) {
    this.#lookEveryMs = lookEveryMs;
    this.#findEach = findEach;
    this.#findDueEach = findDueEach;
    this.#now = now;
  }

  /** What is known of a message at the next look; undefined: the signal was aborted before it. */
  async next(account: Follower, msgKey: string, signal: AbortSignal): Promise<FollowedMessage | undefined> {
    if (signal.aborted) return undefined;
    const { promise, resolve, reject } = Promise.withResolvers<FollowedMessage | undefined>();
    const waiter: Waiter = { account, msgKey, answer: resolve, fail: reject };
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
    for (const [accountId, ofAccount] of Map.groupBy(waiters, ({ account }) => account.id))
      void this.#lookFor(accountId, ofAccount);
  }

  /** An account whose database does not answer fails its own streams only. */
  async #lookFor(accountId: string, waiters: readonly Waiter[]): Promise<void> {
    try {
      const msgKeys = [...new Set(waiters.map(({ msgKey }) => msgKey))];
      const mayHold = waiters.some(({ account }) => account.holdAdvertising);
      const [found, due] = await Promise.all([
        this.#findEach(accountId, msgKeys, this.#now()),
        mayHold ? this.#findDueEach(accountId, msgKeys) : NONE_HELD,
      ]);
      for (const { msgKey, answer } of waiters)
        answer({ reports: found.get(msgKey) ?? [], heldUntilMs: due.get(msgKey) });
    } catch (error) {
      for (const { fail } of waiters) fail(error);
    }
  }
}
