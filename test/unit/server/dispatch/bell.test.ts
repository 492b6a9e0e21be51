import { expect, test } from "vitest";
import { Bell } from "../../../../server/dispatch/bell.ts";
import { Loop } from "../../../../server/dispatch/loop.ts";
import { silent, until } from "./given.ts";

const LONG_MS = 60_000;

test("a bell ends the wait, and one that rang before lets the next wait pass", async () => {
  const bell = new Bell();
  const waiting = bell.wait(LONG_MS);
  bell.ring();
  bell.ring();
  await waiting;
  bell.ring();
  await bell.wait(LONG_MS);
  // That used it up: this one waits for its time.
  const before = performance.now();
  await bell.wait(20);
  expect(performance.now() - before).toBeGreaterThanOrEqual(19);
});

test("a loop goes on after a round that failed, and ends when the round under way is over", async () => {
  let begun = 0;
  let ended = 0;
  let isOpen = true;
  const loop = new Loop({
    name: "test",
    log: silent,
    random: () => 0,
    round: async () => {
      begun++;
      await until(() => isOpen);
      ended++;
      if (ended < 3) throw new Error("not this time");
      return LONG_MS;
    },
  });
  await until(() => ended === 3);
  isOpen = false;
  loop.ring();
  await until(() => begun === 4);
  const stopping = loop.stop();
  isOpen = true;
  await stopping;
  expect(ended).toBe(4);
  loop.ring();
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toBe(4);
});
