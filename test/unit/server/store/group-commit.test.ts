import { expect, test } from "vitest";
import { GroupCommit } from "../../../../server/store/group-commit.ts";
import { finish, pass, useFakeTime } from "../dispatch/fake-time.ts";

useFakeTime();

/** Writes that take until the test completes them, one after another. */
function makeCommits(maxBatch = 1000) {
  const batches: (readonly string[])[] = [];
  const completions: (() => void)[] = [];
  const commits = new GroupCommit<string>({
    write: (batch) => {
      batches.push(batch);
      return new Promise((resolve) => completions.push(resolve));
    },
    countNext: (waiting) => Math.min(maxBatch, waiting.length),
  });
  const complete = async (): Promise<void> => {
    completions.shift()?.();
    await pass(1);
  };
  return { commits, batches, complete };
}

test("items of one turn of the event loop are written together", async () => {
  const { commits, batches } = makeCommits();
  commits.add(["a"]);
  commits.add(["b", "c"]);
  commits.add([]);
  await pass(1);
  expect(batches).toEqual([["a", "b", "c"]]);
});

test("a batch is everything that came while the batch before was being written", async () => {
  const { commits, batches, complete } = makeCommits();
  commits.add(["a"]);
  await pass(1);
  commits.add(["b"]);
  await pass(1000);
  commits.add(["c"]);
  expect(batches).toEqual([["a"]]);
  await complete();
  expect(batches).toEqual([["a"], ["b", "c"]]);
});

test("a batch is no larger than the caller wants", async () => {
  const { commits, batches, complete } = makeCommits(2);
  commits.add(["a", "b", "c", "d", "e"]);
  await pass(1);
  await complete();
  await complete();
  expect(batches).toEqual([["a", "b"], ["c", "d"], ["e"]]);
});

test("items that are put back are first in the next batch", async () => {
  const batches: (readonly string[])[] = [];
  const commits: GroupCommit<string> = new GroupCommit<string>({
    write: async (batch) => {
      batches.push(batch);
      if (batches.length === 1) commits.putBack(["b"]);
    },
    countNext: () => 2,
  });
  commits.add(["a", "b", "c"]);
  await finish(commits.drain());
  expect(batches).toEqual([
    ["a", "b"],
    ["b", "c"],
  ]);
});

test("a drain waits for everything that waits, and at once if nothing does", async () => {
  const { commits, batches, complete } = makeCommits(1);
  await commits.drain();
  commits.add(["a", "b"]);
  let isDrained = false;
  const draining = commits.drain().then(() => {
    isDrained = true;
  });
  await pass(1);
  await complete();
  expect([isDrained, batches.length]).toEqual([false, 2]);
  await complete();
  await draining;
  expect(isDrained).toBe(true);
});

test("items that come after a quiet time are written", async () => {
  const { commits, batches, complete } = makeCommits();
  commits.add(["a"]);
  await pass(1);
  await complete();
  await pass(60_000);
  commits.add(["b"]);
  await pass(1);
  expect(batches).toEqual([["a"], ["b"]]);
});

test("a hundred thousand items at once do not overflow the stack", async () => {
  const { commits, batches } = makeCommits(200_000);
  commits.add(Array.from({ length: 150_000 }, () => "a"));
  await pass(1);
  expect(batches.map(({ length }) => length)).toEqual([150_000]);
});
