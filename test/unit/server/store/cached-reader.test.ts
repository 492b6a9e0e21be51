import { expect, test } from "vitest";
import { CachedReader } from "../../../../server/store/cached-reader.ts";

function makeReader(answers: readonly (string | undefined | Error)[], maxEntries = 10) {
  const loads: string[] = [];
  let nowMs = 0;
  let currentFromMs = 0;
  const reader = new CachedReader<string | undefined>({
    async load(name) {
      const answer = answers[loads.length];
      loads.push(name);
      await Promise.resolve();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ttlMs: (value) => (value === undefined ? 10 : 100),
    isCurrent: (loadedMs) => loadedMs >= currentFromMs,
    countEntries: (value) => value?.length ?? 1,
    now: () => nowMs,
    maxEntries,
  });
  return {
    reader,
    loads,
    pass: (ms: number) => {
      nowMs += ms;
    },
    /** What is in the cache by now may not be used any more. */
    outdate: () => {
      currentFromMs = nowMs + 1;
    },
  };
}

test("a value is loaded once while it is valid", async () => {
  const { reader, loads, pass } = makeReader(["one", "two"]);
  expect(await reader.read("a")).toBe("one");
  pass(99);
  expect(await reader.read("a")).toBe("one");
  expect(reader.peek("a")?.value).toBe("one");
  pass(1);
  expect(reader.peek("a")).toBeUndefined();
  expect(await reader.read("a")).toBe("two");
  expect(loads).toEqual(["a", "a"]);
});

test("a missing value is remembered as well, for a time of its own", async () => {
  const { reader, loads, pass } = makeReader([undefined, "now"]);
  expect(await reader.read("a")).toBeUndefined();
  expect(await reader.read("a")).toBeUndefined();
  expect(loads).toHaveLength(1);
  pass(10);
  expect(await reader.read("a")).toBe("now");
});

test("reads at the same time share one load", async () => {
  const { reader, loads } = makeReader(["one"]);
  expect(await Promise.all(Array.from({ length: 5 }, () => reader.read("a")))).toEqual(Array(5).fill("one"));
  expect(loads).toHaveLength(1);
});

test("a failed load is not remembered", async () => {
  const { reader } = makeReader([new Error("down"), "up"]);
  await expect(Promise.all([reader.read("a"), reader.read("a")])).rejects.toThrow("down");
  expect(await reader.read("a")).toBe("up");
});

test("a forgotten value is loaded again, also while an older load is under way", async () => {
  const { reader } = makeReader(["old", "new"]);
  const old = reader.read("a");
  reader.forget("a");
  expect(await reader.read("a")).toBe("new");
  expect(await old).toBe("old");
  expect(await reader.read("a")).toBe("new");
});

test("the oldest value is dropped when there are too many", async () => {
  const { reader, loads } = makeReader(["1", "2", "3", "4"], 2);
  for (const name of ["a", "b", "c"]) await reader.read(name);
  expect(reader.peek("a")).toBeUndefined();
  expect([reader.peek("b")?.value, reader.peek("c")?.value]).toEqual(["2", "3"]);
  expect(loads).toHaveLength(3);
});

test("a large value counts as many, and the newest value stays in any case", async () => {
  const { reader } = makeReader(["1", "22", "333", "much too large"], 5);
  for (const name of ["a", "b"]) await reader.read(name);
  await reader.read("c");
  expect(reader.peek("a")).toBeUndefined();
  expect([reader.peek("b")?.value, reader.peek("c")?.value]).toEqual(["22", "333"]);
  await reader.read("d");
  expect([reader.peek("b"), reader.peek("c"), reader.peek("d")?.value]).toEqual([
    undefined,
    undefined,
    "much too large",
  ]);
});

test("a value that is not current any more is loaded again before its time", async () => {
  const { reader, outdate, pass } = makeReader(["old", "new"]);
  await reader.read("a");
  outdate();
  expect(reader.peek("a")).toBeUndefined();
  pass(1);
  expect(await reader.read("a")).toBe("new");
  expect(reader.peek("a")?.value).toBe("new");
});

test("everything can be forgotten, loads under way included", async () => {
  const { reader } = makeReader(["1", "old", "new", "2"], 2);
  await reader.read("a");
  const old = reader.read("b");
  reader.forgetAll();
  expect(reader.peek("a")).toBeUndefined();
  expect(await reader.read("b")).toBe("new");
  expect(await old).toBe("old");
  expect(reader.peek("b")?.value).toBe("new");
});
