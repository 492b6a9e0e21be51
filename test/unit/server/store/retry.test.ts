import { expect, test, vi } from "vitest";
import { persist } from "../../../../server/store/persist.ts";

const failing = (code: string, message = "no") => Object.assign(new Error(message), { code });
const options = {
  patienceMs: 5000,
  makePartitions: async () => {},
  retried: new Set(["connection", "again", "partition"] as const),
};

test("a failure that passes costs another try", async () => {
  const tried: number[] = [];
  const value = await persist(async (tries) => {
    tried.push(tries);
    if (tries === 0) throw failing("40P01");
    return "written";
  }, options);
  expect([value, tried]).toEqual(["written", [0, 1]]);
});

test("a failure that no second try mends is thrown at once", async () => {
  const attempt = vi.fn(() => Promise.reject(failing("22001")));
  await expect(persist(attempt, options)).rejects.toThrow("no");
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("patience ends", async () => {
  const attempt = vi.fn(() => Promise.reject(failing("08006")));
  await expect(persist(attempt, { ...options, patienceMs: 400 })).rejects.toThrow("no");
  expect(attempt).toHaveBeenCalledTimes(2);
});

test("a missing partition is made before the next try, and it is not the maker's failure that counts", async () => {
  const makePartitions = vi.fn(() => Promise.reject(new Error("cannot")));
  const attempt = async (tries: number) => {
    if (tries === 0) throw failing("23514", 'no partition of relation "steps" found for row');
    return makePartitions.mock.calls.length;
  };
  expect(await persist(attempt, { ...options, makePartitions })).toBe(1);
});
