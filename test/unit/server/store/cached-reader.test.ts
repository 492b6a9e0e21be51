import { expect, test } from "vitest";
import { CachedReader } from "../../../../server/store/cached-reader.ts";

function given(answers: readonly (string | undefined | Error)[], maxEntries = 10) {
  const asked: string[] = [];
  let nowMs = 0;
  const reader = new CachedReader<string | undefined>({
    async load(name) {
      const answer = answers[asked.length];
      asked.push(name);
      await Promise.resolve();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ttlMs: (value) => (value === undefined ? 10 : 100),
    now: () => nowMs,
    maxEntries,
  });
  return {
    reader,
    asked,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

test("a value is asked for once within its time", async () => {
  const { reader, asked, pass } = given(["one", "two"]);
  expect(await reader.read("a")).toBe("one");
  pass(99);
  expect(await reader.read("a")).toBe("one");
  expect(reader.peek("a")?.value).toBe("one");
  pass(1);
  expect(reader.peek("a")).toBeUndefined();
  expect(await reader.read("a")).toBe("two");
  expect(asked).toEqual(["a", "a"]);
});

test("what is not there is remembered as well, for its own time", async () => {
  const { reader, asked, pass } = given([undefined, "now"]);
  expect(await reader.read("a")).toBeUndefined();
  expect(await reader.read("a")).toBeUndefined();
  expect(asked).toHaveLength(1);
  pass(10);
  expect(await reader.read("a")).toBe("now");
});

test("many who ask at once share one question", async () => {
  const { reader, asked } = given(["one"]);
  expect(await Promise.all(Array.from({ length: 5 }, () => reader.read("a")))).toEqual(Array(5).fill("one"));
  expect(asked).toHaveLength(1);
});

test("a failure is not remembered", async () => {
  const { reader } = given([new Error("down"), "up"]);
  await expect(Promise.all([reader.read("a"), reader.read("a")])).rejects.toThrow("down");
  expect(await reader.read("a")).toBe("up");
});

test("what is forgotten is asked for again, also while an older question is under way", async () => {
  const { reader } = given(["old", "new"]);
  const old = reader.read("a");
  reader.forget("a");
  expect(await reader.read("a")).toBe("new");
  expect(await old).toBe("old");
  expect(await reader.read("a")).toBe("new");
});

test("there is room for so many, and the oldest goes first", async () => {
  const { reader, asked } = given(["1", "2", "3", "4"], 2);
  for (const name of ["a", "b", "c"]) await reader.read(name);
  expect(reader.peek("a")).toBeUndefined();
  expect([reader.peek("b")?.value, reader.peek("c")?.value]).toEqual(["2", "3"]);
  expect(asked).toHaveLength(3);
});
