import { setTimeout as sleep } from "node:timers/promises";
import { type Failure, failureOf } from "./failure.ts";

export interface Persistence {
  /** No new try is begun after this long. */
  readonly patienceMs: number;
  /** Called when a day's partition turns out to be missing. */
  readonly makePartitions: () => Promise<unknown>;
  /** Failures that are worth another try. */
  readonly retried: ReadonlySet<Failure>;
}

/** Before each try; the last one is repeated. */
const DELAYS_MS = [0, 100, 500, 1500, 3000];

/** Tries until it succeeds, fails in a way that no second try mends, or patience ends. `tries` counts those before. */
export async function persist<Value>(
  attempt: (tries: number) => Promise<Value>,
  { patienceMs, makePartitions, retried }: Persistence,
): Promise<Value> {
  const givesUpAt = performance.now() + patienceMs;
  for (let tries = 0; ; tries++) {
    try {
      return await attempt(tries);
    } catch (error) {
      const failure = failureOf(error);
      const delayMs = DELAYS_MS[tries + 1] ?? DELAYS_MS.at(-1) ?? 0;
      if (!retried.has(failure) || performance.now() + delayMs > givesUpAt) throw error;
      if (failure === "partition") await makePartitions().catch(() => {});
      await sleep(delayMs);
    }
  }
}
