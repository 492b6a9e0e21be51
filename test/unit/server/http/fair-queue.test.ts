import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { FairQueue } from "../../../../server/http/fair-queue.ts";

const LIMITS = { atOnce: 2, maxWaiting: 100, maxWaitingPerKey: 50, maxWaitMs: 1000 };

afterEach(() => void vi.useRealTimers());

/** Works that end when the test says so. */
class Works {
  readonly begun: string[] = [];
  readonly #ends: (() => void)[] = [];

  add(queue: FairQueue, key: string, name = key): Promise<string | undefined> {
    return queue.run(key, async () => {
      this.begun.push(name);
      await new Promise<void>((resolve) => this.#ends.push(resolve));
      return name;
    });
  }

  async endOne(): Promise<void> {
    this.#ends.shift()?.();
    await turn();
  }
}

test("runs as many works at a time as it may, and no more", async () => {
  const queue = new FairQueue(LIMITS);
  const works = new Works();
  const all = Array.from({ length: 20 }, (_, n) => works.add(queue, `${n % 5}`, `${n}`));
  for (let ended = 0; ended < 18; ended++) {
    expect(queue.state).toEqual({ running: 2, waiting: 18 - ended });
    await works.endOne();
  }
  await works.endOne();
  await works.endOne();
  expect(queue.state).toEqual({ running: 0, waiting: 0 });
  expect(await Promise.all(all)).toEqual(Array.from({ length: 20 }, (_, n) => `${n}`));
});

test("keys take turns: one with many works does not hold up the others", async () => {
  const queue = new FairQueue({ ...LIMITS, atOnce: 1 });
  const works = new Works();
  for (let n = 0; n < 40; n++) void works.add(queue, "flood", `flood ${n}`);
  void works.add(queue, "one");
  void works.add(queue, "other");
  for (let n = 0; n < 4; n++) await works.endOne();
  expect(works.begun).toEqual(["flood 0", "flood 1", "one", "other", "flood 2"]);
});

test("refuses at once when too many wait, of one key or of all", async () => {
  const queue = new FairQueue({ ...LIMITS, maxWaiting: 3, maxWaitingPerKey: 2 });
  const works = new Works();
  for (let n = 0; n < 4; n++) void works.add(queue, "flood");
  expect(queue.state).toEqual({ running: 2, waiting: 2 });
  expect(await works.add(queue, "flood")).toBeUndefined();
  void works.add(queue, "one");
  void works.add(queue, "two");
  expect(await works.add(queue, "one")).toBeUndefined();
  expect(await works.add(queue, "other")).toBeUndefined();
  await works.endOne();
  void works.add(queue, "other");
  expect(queue.state).toEqual({ running: 2, waiting: 3 });
});

test("when all places are taken, a key with fewer works gets one of the key with most", async () => {
  const queue = new FairQueue({ ...LIMITS, atOnce: 1, maxWaiting: 4, maxWaitingPerKey: 3 });
  const works = new Works();
  const flood = ["f0", "f1", "f2", "f3"].map((name) => works.add(queue, "flood", name));
  void works.add(queue, "other", "o1");
  void works.add(queue, "one", "one");
  expect(await flood[3]).toBeUndefined();
  expect(queue.state).toEqual({ running: 1, waiting: 4 });
  for (let n = 0; n < 4; n++) await works.endOne();
  expect(works.begun).toEqual(["f0", "f1", "o1", "one", "f2"]);
});

test("refuses a work that has waited too long, also while no other work ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const queue = new FairQueue({ ...LIMITS, atOnce: 1 });
  const works = new Works();
  void works.add(queue, "a", "first");
  const late = works.add(queue, "b", "late");
  vi.advanceTimersByTime(999);
  const soon = works.add(queue, "c", "soon");
  expect(queue.state).toEqual({ running: 1, waiting: 2 });
  vi.advanceTimersByTime(1);
  expect(await late).toBeUndefined();
  expect(queue.state).toEqual({ running: 1, waiting: 1 });
  await works.endOne();
  // A work that has begun is not given up.
  vi.advanceTimersByTime(5000);
  await works.endOne();
  expect(await soon).toBe("soon");
  expect(vi.getTimerCount()).toBe(0);
});

test("leaves room for other keys while works of one run", async () => {
  const queue = new FairQueue({ ...LIMITS, atOnce: 3, atOncePerKey: 2 });
  const works = new Works();
  for (let n = 0; n < 4; n++) void works.add(queue, "flood", `flood ${n}`);
  expect(queue.state).toEqual({ running: 2, waiting: 2 });
  void works.add(queue, "one");
  expect(works.begun).toEqual(["flood 0", "flood 1", "one"]);
  for (let n = 0; n < 5; n++) await works.endOne();
  expect(works.begun).toEqual(["flood 0", "flood 1", "one", "flood 2", "flood 3"]);
  expect(queue.state).toEqual({ running: 0, waiting: 0 });
});

test("a key that comes back waits behind the keys that wait already", async () => {
  const queue = new FairQueue({ ...LIMITS, atOnce: 1 });
  const works = new Works();
  for (const name of ["back 0", "one", "back 1"]) void works.add(queue, name.split(" ")[0] ?? "", name);
  for (let n = 0; n < 2; n++) await works.endOne();
  expect(works.begun).toEqual(["back 0", "one", "back 1"]);
});

test("goes on after a work that failed", async () => {
  const queue = new FairQueue({ ...LIMITS, atOnce: 1 });
  const failing = queue.run("a", async () => {
    throw new Error("away");
  });
  const next = queue.run("a", async () => "next");
  await expect(failing).rejects.toThrow("away");
  expect(await next).toBe("next");
});
