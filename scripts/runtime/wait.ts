/** The maximum of timers, 24 days. With a longer time they fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

type Timer = ReturnType<typeof setTimeout>;

/** A timer for any time, also `Infinity`. */
export const after = (milliseconds: number, run: () => void): Timer =>
  setTimeout(run, Math.min(milliseconds, MAX_TIMER_MS));

/** Resolves after a time; rejects with the signal's reason if it is aborted before. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = after(milliseconds, () => {
      signal?.removeEventListener("abort", stop);
      resolve();
    });
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** The abort reason at a time limit. */
export class TimeLimitError extends Error {
  override readonly name = "TimeoutError";

  constructor(milliseconds: number) {
    super(`no answer within ${Math.round(milliseconds)} ms`);
  }
}

/**
 * Runs a function until a time limit or the caller's signal. AbortSignal.any is slower, and not every Node 20 has it.
 * The function may continue to run unless it uses the signal that it gets.
 */
export function within<Value>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    outer?.throwIfAborted();
    const controller = new AbortController();
    const end = (reason: unknown): void => {
      controller.abort(reason);
      // The error of an aborted request differs between runtimes; the abort reason does not.
      reject(reason);
    };
    const stop = (): void => end(outer?.reason);
    const timer = after(milliseconds, () => end(new TimeLimitError(milliseconds)));
    outer?.addEventListener("abort", stop, { once: true });
    const done = (): void => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    };
    run(controller.signal).finally(done).then(resolve, reject);
  });
}
