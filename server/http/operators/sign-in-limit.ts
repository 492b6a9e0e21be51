import type { SignInLimit, SignInOutcome } from "../../operators/api/all.ts";
import { getCallerNetwork } from "../caller-network.ts";
import { FairQueue } from "../fair-queue.ts";
import { perMinute } from "../rate-limit.ts";
import { TokenBuckets } from "../token-bucket.ts";

export interface SignInLimits {
  /** Wrong passwords a minute for one name from one address. */
  readonly accountFailuresPerMinute: number;
  /** Wrong passwords a minute from one address. */
  readonly addressFailuresPerMinute: number;
}

/** Checking a password takes a thread and 32 MB. One at a time, so that none begins before the failure of the one before is counted. */
const QUEUE = { atOnce: 1, maxWaiting: 100, maxWaitingPerKey: 5, maxWaitMs: 10_000 };

/** Counts wrong passwords in the memory of this process. Names that do not exist are counted as all others are. */
export function makeSignInLimit(limits: SignInLimits, nowMs: () => number = Date.now): SignInLimit {
  const ofName = { buckets: new TokenBuckets(10_000), allowance: perMinute(limits.accountFailuresPerMinute) };
  const ofBrowser = { buckets: new TokenBuckets(10_000), allowance: perMinute(limits.accountFailuresPerMinute) };
  const ofAddress = { buckets: new TokenBuckets(10_000), allowance: perMinute(limits.addressFailuresPerMinute) };
  const queue = new FairQueue(QUEUE);
  /** Strangers who fill the other queue do not keep known browsers waiting. */
  const queueOfKnown = new FairQueue(QUEUE);
  return {
    async check({ operator, from, browser }, isRight): Promise<SignInOutcome> {
      const network = getCallerNetwork(from);
      const counters =
        browser === undefined
          ? [
              { ...ofAddress, key: network },
              { ...ofName, key: `${operator} ${network}` },
            ]
          : [{ ...ofBrowser, key: browser }];
      const findExcess = (): SignInOutcome | undefined => {
        for (const { buckets, allowance, key } of counters) {
          const { allowed, retryAfterS } = buckets.peek(key, allowance, 1, nowMs());
          if (!allowed) return { kind: "too-many", retryAfterS };
        }
        return undefined;
      };
      const check = async (): Promise<SignInOutcome> => {
        // Once more: failures may have been counted while it waited.
        const tooMany = findExcess();
        if (tooMany !== undefined) return tooMany;
        if (await isRight()) return { kind: "right" };
        for (const { buckets, allowance, key } of counters) buckets.take(key, allowance, 1, nowMs());
        return { kind: "wrong" };
      };
      // Who has used up its tries takes no place in the queue.
      const tooMany = findExcess();
      if (tooMany !== undefined) return tooMany;
      const turn = browser === undefined ? queue.run(network, check) : queueOfKnown.run(browser, check);
      return (await turn) ?? { kind: "busy" };
    },
  };
}
