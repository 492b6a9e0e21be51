import { expect, test } from "vitest";
import { BatchedLoads } from "../../../../server/store/batched-loads.ts";

test("loads of the same turn are one, and each gets its own value", async () => {
  const asked: (readonly string[])[] = [];
  const loads = new BatchedLoads(async (names) => {
    asked.push(names);
    return names.map((name) => `the ${name}`);
  });
  expect(await Promise.all(["a", "b", "c"].map((name) => loads.load(name)))).toEqual(["the a", "the b", "the c"]);
  expect(await loads.load("d")).toBe("the d");
  expect(asked).toEqual([["a", "b", "c"], ["d"]]);
});

test("a failure reaches all who wait for it, and none of those after it", async () => {
  let isAway = true;
  const loads = new BatchedLoads(async (names) => {
    if (isAway) throw new Error("away");
    return names;
  });
  const failed = await Promise.allSettled(["a", "b", "c"].map((name) => loads.load(name)));
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  isAway = false;
  expect(await Promise.all(["a", "b"].map((name) => loads.load(name)))).toEqual(["a", "b"]);
});
