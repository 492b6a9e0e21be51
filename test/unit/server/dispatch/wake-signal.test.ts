import { expect, test } from "vitest";
import { Loop, orTimeout } from "../../../../server/dispatch/loop.ts";
import { WakeSignal } from "../../../../server/dispatch/wake-signal.ts";
import { finish, pass, until, useFakeTime } from "./fake-time.ts";
import { silent } from "./fixtures.ts";

useFakeTime();

const LONG_MS = 60_000;

test("a wake ends the wait, and a wake before makes the next wait return at once", async () => {
  const signal = new WakeSignal();
  const waiting = signal.wait(LONG_MS);
  signal.wake();
  signal.wake();
  await waiting;
  signal.wake();
  await signal.wait(LONG_MS);
  // The wake is used up: this wait lasts as long as it may.
  const startMs = performance.now();
  await finish(signal.wait(20));
  expect(performance.now() - startMs).toBe(20);
});

test("a loop goes on after an iteration that failed, and a stop waits for the iteration under way", async () => {
  let begun = 0;
  let ended = 0;
  let open: (() => void) | undefined;
  const loop = new Loop({
    name: "test",
    log: silent,
    random: () => 0,
    run: async () => {
      begun++;
      if (begun === 4)
        await new Promise<void>((resolve) => {
          open = resolve;
        });
      ended++;
      if (ended < 3) throw new Error("not this time");
      return LONG_MS;
    },
  });
  await until(() => ended === 3);
  loop.wake();
  await until(() => open !== undefined);
  let isStopped = false;
  const stopping = loop.stop().then(() => {
    isStopped = true;
  });
  await pass(LONG_MS);
  expect([isStopped, ended]).toEqual([false, 3]);
  open?.();
  await stopping;
  expect(ended).toBe(4);
  loop.wake();
  await pass(LONG_MS);
  expect(begun).toBe(4);
});

test("a wait for work ends with the work, with its error, or when the time is over", async () => {
  const startMs = performance.now();
  await orTimeout(Promise.resolve(), LONG_MS);
  await expect(orTimeout(Promise.reject(new Error("failed")), LONG_MS)).rejects.toThrow("failed");
  expect(performance.now() - startMs).toBe(0);
  await finish(orTimeout(new Promise(() => {}), LONG_MS));
  expect(performance.now() - startMs).toBe(LONG_MS);
});

test("a wait of months is not cut to nothing by the limit of a timer", async () => {
  let isOver = false;
  void orTimeout(new Promise(() => {}), 100 * 86_400_000).then(() => {
    isOver = true;
  });
  await pass(1000);
  expect(isOver).toBe(false);
});
