/** What timers can count to, 24 days: asked for more, they end at once. */
const LONGEST_MS = 2 ** 31 - 1;

type Timer = ReturnType<typeof setTimeout>;

/** A timer that takes any number, `Infinity` too. */
export const after = (milliseconds: number, run: () => void): Timer =>
  setTimeout(run, Math.min(milliseconds, LONGEST_MS));

/** Resolves after a time; rejects with the signal's reason as soon as that is aborted. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
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

/** What something is ended with when its time is over. */
export class TimeOver extends Error {
  override readonly name = "TimeoutError";

  constructor(milliseconds: number) {
    super(`no answer within ${Math.round(milliseconds)} ms`);
  }
}

/**
 * Runs something that must end in time or with the caller's signal, whichever is first. AbortSignal.any would do, but
 * not every Node 20 has it, and it costs more. What is run may go on, unless it heeds the signal that it is given.
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
      // What an aborted request fails with differs between run-times; why it was aborted does not.
      reject(reason);
    };
    const stop = (): void => end(outer?.reason);
    const timer = after(milliseconds, () => end(new TimeOver(milliseconds)));
    outer?.addEventListener("abort", stop, { once: true });
    const done = (): void => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    };
    run(controller.signal).finally(done).then(resolve, reject);
  });
}
