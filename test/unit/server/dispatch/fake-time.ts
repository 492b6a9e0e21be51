import { afterEach, beforeEach, vi } from "vitest";

/** How much fake time and how many timers may pass before a test counts as failed. */
const MAX_WAIT_MS = 60_000;
const MAX_TIMERS = 20_000;

/** All tests of the file run on a clock of their own that stands still until a test moves it. */
export function useFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate", "Date", "performance"],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets fake time pass, from one timer to the next, until the condition holds. */
export async function until(condition: () => boolean): Promise<void> {
  const startMs = performance.now();
  for (let timers = 0; !condition(); timers++) {
    const waitedMs = performance.now() - startMs;
    if (waitedMs > MAX_WAIT_MS || timers > MAX_TIMERS)
      throw new Error(`Not so after ${waitedMs} ms of fake time and ${timers} timers: ${condition}`);
    await vi.advanceTimersToNextTimerAsync();
  }
}

/** Lets fake time pass until the promise is settled. */
export async function finish<Value>(promise: Promise<Value>): Promise<Value> {
  let isSettled = false;
  const settle = (): void => {
    isSettled = true;
  };
  promise.then(settle, settle);
  await until(() => isSettled);
  return promise;
}

/** Lets fake time pass: everything that is due within this time happens. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** Sets the date ahead, as if the computer had slept: timers do not notice. */
export function jumpAhead(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}
