import { expect, test } from "vitest";
import { WriteQueue, type Written } from "../../../../server/dispatch/write-queue.ts";
import { finish, pass, until, useFakeTime } from "./fake-time.ts";
import { silent } from "./fixtures.ts";

useFakeTime();

/** A queue of two at once and room for three, whose writes end when the test says so. */
function makeQueue() {
  const writes: { readonly items: readonly string[]; readonly end: (result: Written<string> | Error) => void }[] = [];
  const queue = new WriteQueue<string>({
    ...{ name: "test", log: silent, random: () => 0.5, mostAtOnce: 2, mostWaiting: 3 },
    write: (items) =>
      new Promise((resolve, reject) => {
        const end = (result: Written<string> | Error): void =>
          result instanceof Error ? reject(result) : resolve(result);
        writes.push({ items, end });
      }),
  });
  return { queue, writes };
}

const failure = new Error("away");

test.each<[string, Written<string> | Error, readonly string[]]>([
  ["is written", {}, ["c"]],
  ["fails as a whole", failure, ["a", "b"]],
  ["must partly be written again", { again: ["b"] }, ["c", "b"]],
  ["must partly be written again, and says why", { again: ["b"], error: failure }, ["c", "b"]],
])("after a write that %s the next one has what is left, in order", async (_, result, next) => {
  const { queue, writes } = makeQueue();
  for (const item of ["a", "b", "c"]) queue.add(item);
  await until(() => writes.length === 1);
  expect(writes[0]?.items).toEqual(["a", "b"]);
  writes[0]?.end(result);
  await until(() => writes.length === 2);
  expect(writes[1]?.items).toEqual(next);
  writes[1]?.end({});
  await finish(queue.stop());
});

test("there is room again when a write has made it, and whoever stops waits for none", async () => {
  const { queue, writes } = makeQueue();
  for (const item of ["a", "b", "c"]) queue.add(item);
  let hasRoom = false;
  void queue.waitForRoom().then(() => {
    hasRoom = true;
  });
  await until(() => writes.length === 1);
  expect([hasRoom, queue.isIdle]).toEqual([false, false]);
  writes[0]?.end({});
  await until(() => hasRoom);
  for (const item of ["d", "e"]) queue.add(item);
  const waiting = queue.waitForRoom();
  const stopped = queue.stop();
  await pass(10);
  for (const { end } of writes) end({ again: ["x", "y"] });
  await finish(stopped);
  await finish(waiting);
  // More is added while everything stops.
  for (const item of ["f", "g", "h"]) queue.add(item);
  await finish(queue.waitForRoom());
});
