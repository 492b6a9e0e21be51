import { expect, test } from "vitest";
import { ScanPosition } from "../../../../server/dispatch/scan-position.ts";

/** A queue of numbers in which each search takes its time, and the places at which searches began. */
function makeQueue() {
  let nowMs = 1000;
  const places: number[] = [];
  const position = new ScanPosition(() => nowMs);
  const search = (fullTakesMs: number, furthest?: number) =>
    position.search(
      async (from) => {
        places.push(from);
        if (from === 0) nowMs += fullTakesMs;
      },
      () => furthest,
    );
  const wait = (ms: number) => {
    nowMs += ms;
  };
  return { places, search, wait };
}

test("every search begins at the first entry while that takes no time", async () => {
  const { places, search } = makeQueue();
  for (const furthest of [10, 20, 30]) await search(0, furthest);
  expect(places).toEqual([0, 0, 0]);
});

test("a search that takes long is repeated when it takes a fiftieth of the time; others begin where it had been before", async () => {
  const { places, search, wait } = makeQueue();
  await search(0, 10);
  await search(40, 20);
  for (let count = 0; count < 3; count++) {
    wait(800);
    await search(40, 30);
  }
  expect(places).toEqual([0, 0, 10, 10, 0]);
  wait(1);
  await search(40);
  expect(places.at(-1)).toBe(30);
});

test("however long it takes, it is repeated after five seconds", async () => {
  const { places, search, wait } = makeQueue();
  await search(60_000, 10);
  wait(4999);
  await search(60_000, 20);
  wait(1);
  await search(60_000);
  expect(places).toEqual([0, 0, 0]);
  // The second began at 0 too, because nothing was known before the first.
  wait(4999);
  await search(60_000);
  expect(places.at(-1)).toBe(20);
});

test("a clock that is set back delays nothing", async () => {
  const { places, search, wait } = makeQueue();
  await search(0, 10);
  await search(40, 20);
  wait(-600_000);
  await search(40);
  expect(places).toEqual([0, 0, 0]);
});
