import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 100;

/** Polls until there is a value; fails if there is none in time. `describe` says more about a failure. */
export async function until<Value>(
  what: string,
  timeoutMs: number,
  find: () => Promise<Value | undefined>,
  describe: () => string = () => "",
): Promise<Value> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await find();
    if (value !== undefined) return value;
    if (performance.now() > deadline) throw new Error(`not within ${timeoutMs / 1000} s: ${what}\n${describe()}`);
    await sleep(POLL_MS);
  }
}
