import { setTimeout as sleep } from "node:timers/promises";

const BETWEEN_LOOKS_MS = 20;

/**
 * Asks again and again until the condition holds. For conditions that are a function; where a test compares a value,
 * vitest's `expect.poll` shows the difference and is better.
 * With a function for `what`, the error tells what was there in place of it. It sleeps by Node's promised timer, which
 * vitest's fake timers leave alone.
 */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  what: string | (() => string),
  timeoutMs = 30_000,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > end)
      throw new Error(`Waited ${timeoutMs} ms in vain until ${typeof what === "string" ? what : what()}`);
    await sleep(BETWEEN_LOOKS_MS);
  }
}
