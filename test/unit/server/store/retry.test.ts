import { describe, expect, test, vi } from "vitest";
import { retry, sleep, writeInHalves } from "../../../../server/store/retry.ts";
import { finish, useFakeTime } from "../dispatch/fake-time.ts";

useFakeTime();

const makeError = (code: string, message = "no") => Object.assign(new Error(message), { code });
const options = {
  retryForMs: 5000,
  makePartitions: async () => {},
  retried: new Set(["connection", "again", "partition"] as const),
};

describe("retry", () => {
  test("tries again after an error that may pass", async () => {
    const attempts: number[] = [];
    const value = await finish(
      retry(async (attempt) => {
        attempts.push(attempt);
        if (attempt === 1) throw makeError("40P01");
        return "written";
      }, options),
    );
    expect([value, attempts]).toEqual(["written", [1, 2]]);
  });

  test("throws an error at once that a second attempt does not change", async () => {
    const call = vi.fn(() => Promise.reject(makeError("22001")));
    await expect(finish(retry(call, options))).rejects.toThrow("no");
    expect(call).toHaveBeenCalledTimes(1);
  });

  test("waits longer each time, and starts no attempt after its time is up", async () => {
    const startMs = performance.now();
    const times: number[] = [];
    const call = (): Promise<never> => {
      times.push(performance.now() - startMs);
      return Promise.reject(makeError("08006"));
    };
    await expect(finish(retry(call, { ...options, retryForMs: 6000 }))).rejects.toThrow("no");
    expect(times).toEqual([0, 100, 600, 2100, 5100]);
  });

  test("makes a missing partition before the next attempt, and ignores an error of that", async () => {
    const makePartitions = vi.fn(() => Promise.reject(new Error("cannot")));
    const call = async (attempt: number) => {
      if (attempt === 1) throw makeError("23514", 'no partition of relation "steps" found for row');
      return makePartitions.mock.calls.length;
    };
    expect(await finish(retry(call, { ...options, makePartitions }))).toBe(1);
  });

  test("decides by the caller's own classification of errors", async () => {
    const classify = (_: unknown, attempt: number) => (attempt > 1 ? ("row" as const) : ("again" as const));
    const call = vi.fn(() => Promise.reject(makeError("23505")));
    await expect(finish(retry(call, { ...options, classify }))).rejects.toThrow("no");
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe("writeInHalves", () => {
  const refused = makeError("22001", "refused");
  const isBad = (item: number): boolean => item < 0;

  /** Refuses every batch with a bad item, and returns the others as they are. */
  function makeWrite(error: Error = refused) {
    const batches: (readonly number[])[] = [];
    const write = async (items: readonly number[]) => {
      batches.push(items);
      if (items.some(isBad)) throw error;
      return items;
    };
    return { batches, write };
  }

  test("writes everything with one call when no row is refused", async () => {
    const { batches, write } = makeWrite();
    expect(await writeInHalves([1, 2, 3], write)).toEqual({ written: [[1, 2, 3]], failed: new Map() });
    expect(batches).toHaveLength(1);
  });

  test("writes all other items when the database refuses some", async () => {
    const { batches, write } = makeWrite();
    const items = Array.from({ length: 100 }, (_, index) => (index === 17 || index === 80 ? -index : index));
    const { written, failed } = await writeInHalves(items, write);
    expect(written.flat()).toEqual(items.filter((item) => !isBad(item)));
    expect(failed).toEqual(
      new Map([
        [-17, refused],
        [-80, refused],
      ]),
    );
    expect(batches.length).toBeLessThan(30);
  });

  test("does not split a batch when no row is the cause", async () => {
    const gone = makeError("57P01", "gone");
    const { batches, write } = makeWrite(gone);
    const { written, failed } = await writeInHalves([1, -2, 3], write);
    expect([written, [...failed]]).toEqual([[], [1, -2, 3].map((item) => [item, gone])]);
    expect(batches).toHaveLength(1);
  });

  test("lets the caller say which errors are about a row", async () => {
    const { write } = makeWrite(makeError("57P01", "gone"));
    const { written, failed } = await writeInHalves([1, -2, 3], write, () => true);
    expect([written.flat(), [...failed.keys()]]).toEqual([[1, 3], [-2]]);
  });

  test("turns what is no error into one", async () => {
    const { failed } = await writeInHalves([1], () => Promise.reject("text"));
    expect(failed.get(1)).toEqual(new Error("text"));
  });
});

describe("sleep", () => {
  test("returns true after its time, and false when it is aborted", async () => {
    const startMs = performance.now();
    const { signal } = new AbortController();
    expect(await finish(sleep(100, signal))).toBe(true);
    expect(performance.now() - startMs).toBe(100);
    const abort = new AbortController();
    const sleeping = sleep(100, abort.signal);
    abort.abort();
    expect([await sleeping, await sleep(100, abort.signal)]).toEqual([false, false]);
    expect(performance.now() - startMs).toBe(100);
  });
});
