import { classifyDatabaseError, type DatabaseErrorKind } from "./database-errors.ts";

export interface RetryOptions {
  /** No new attempt starts after this long. */
  readonly retryForMs: number;
  /** Called when the partition of a day is missing. */
  readonly makePartitions: () => Promise<unknown>;
  readonly retried: ReadonlySet<DatabaseErrorKind>;
  readonly classify?: (error: unknown, attempt: number) => DatabaseErrorKind;
  /** Called before the second attempt, with the error of the first. */
  readonly onFirstFailure?: (error: unknown) => void;
}

/** Waits by the global timer: test runners can fake that one, and not node:timers/promises. False: the signal was aborted first. */
export function sleep(ms: number, signal?: AbortSignal): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const abort = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve(true);
    }, ms);
    signal?.addEventListener("abort", abort, { once: true });
  });
}

/** Before the second attempt, the third and so on; the last one is repeated. */
const DELAYS_MS = [100, 500, 1500, 3000];

/** Repeats a database call until it succeeds, fails in a way that is not retried, or the time is up. Attempts count from 1. */
export async function retry<Value>(
  call: (attempt: number) => Promise<Value>,
  { retryForMs, makePartitions, retried, classify = classifyDatabaseError, onFirstFailure }: RetryOptions,
): Promise<Value> {
  const deadline = performance.now() + retryForMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return await call(attempt);
    } catch (error) {
      const kind = classify(error, attempt);
      const delayMs = DELAYS_MS[attempt - 1] ?? DELAYS_MS.at(-1) ?? 0;
      if (!retried.has(kind) || performance.now() + delayMs > deadline) throw error;
      if (attempt === 1) onFirstFailure?.(error);
      if (kind === "partition") await makePartitions().catch(() => {});
      await sleep(delayMs);
    }
  }
}

/**
 * Writes a batch, and where the database refuses a row, writes both halves of it separately: a few halvings find the bad row, and all
 * others are written. Returns what the writes returned, and the error of each item that could not be written.
 */
export async function writeInHalves<Item, Value>(
  items: readonly Item[],
  write: (items: readonly Item[]) => Promise<Value>,
  isRowError = (error: unknown): boolean => classifyDatabaseError(error) === "row",
): Promise<{ readonly written: readonly Value[]; readonly failed: ReadonlyMap<Item, Error> }> {
  try {
    return { written: [await write(items)], failed: new Map() };
  } catch (caught) {
    const error = caught instanceof Error ? caught : new Error(String(caught));
    if (!isRowError(error) || items.length < 2)
      return { written: [], failed: new Map(items.map((item) => [item, error])) };
    const middle = items.length >> 1;
    const first = await writeInHalves(items.slice(0, middle), write, isRowError);
    const second = await writeInHalves(items.slice(middle), write, isRowError);
    return {
      written: [...first.written, ...second.written],
      failed: new Map([...first.failed, ...second.failed]),
    };
  }
}
