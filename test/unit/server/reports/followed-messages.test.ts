import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FollowedMessages } from "../../../../server/reports/followed-messages.ts";
import type { StoredReport } from "../../../../server/store/reports.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const report = (msgKey: string): StoredReport => ({
  ...{ msgKey, serviceType: "SMS", reportTimeMs: 1, reportType: "0", reportCode: "10000" },
});

/** Messages whose looks are written down. The account `lost` has no database. */
function follow() {
  const looks: string[] = [];
  const followed = new FollowedMessages({
    lookEveryMs: 1000,
    now: () => 7,
    findEach: async (accountId, msgKeys, nowMs) => {
      looks.push(`${accountId} ${msgKeys.join()} at ${nowMs}`);
      if (accountId === "lost") throw new Error("away");
      return new Map([["done", [report("done")]]]);
    },
    findDueEach: async (accountId, msgKeys) => {
      looks.push(`${accountId} ${msgKeys.join()} held`);
      return new Map([["begun", 9]]);
    },
  });
  return { followed, looks };
}

const open = new AbortController().signal;
const plain = (id: string) => ({ id, holdAdvertising: false });
const done = { reports: [report("done")], heldUntilMs: undefined };
const begun = { reports: [], heldUntilMs: undefined };

test("those who wait for the same look share it, by account", async () => {
  const { followed, looks } = follow();
  const waiting = [
    followed.next(plain("a"), "done", open),
    followed.next(plain("a"), "done", open),
    followed.next(plain("a"), "begun", open),
    followed.next(plain("b"), "done", open),
  ];
  vi.advanceTimersByTime(999);
  expect(looks).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await Promise.all(waiting)).toEqual([done, done, begun, done]);
  expect(looks).toEqual(["a done,begun at 7", "b done at 7"]);
});

test("nobody looks while nobody waits", async () => {
  const { followed, looks } = follow();
  const stopping = new AbortController();
  const waiting = [
    followed.next(plain("a"), "done", stopping.signal),
    followed.next(plain("b"), "done", stopping.signal),
  ];
  stopping.abort();
  expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
  expect(await followed.next(plain("a"), "done", stopping.signal)).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(looks).toEqual([]);
});

test("one that leaves keeps the look of the others", async () => {
  const { followed, looks } = follow();
  const stopping = new AbortController();
  const leaving = followed.next(plain("a"), "begun", stopping.signal);
  const staying = followed.next(plain("a"), "done", open);
  stopping.abort();
  vi.advanceTimersByTime(1000);
  expect([await leaving, await staying]).toEqual([undefined, done]);
  expect(looks).toEqual(["a done at 7"]);
});

test("an account that cannot be looked up fails alone, and can be tried again", async () => {
  const { followed } = follow();
  const lost = expect(followed.next(plain("lost"), "done", open)).rejects.toThrow("away");
  const found = followed.next(plain("a"), "done", open);
  vi.advanceTimersByTime(1000);
  await lost;
  expect(await found).toEqual(done);
  const again = followed.next(plain("a"), "done", open);
  vi.advanceTimersByTime(1000);
  expect(await again).toEqual(done);
});

test("only an account that holds advertising is asked until when, once for all its messages", async () => {
  const { followed, looks } = follow();
  const holding = { id: "a", holdAdvertising: true };
  const waiting = [
    followed.next(holding, "begun", open),
    followed.next(holding, "begun", open),
    followed.next(holding, "done", open),
    followed.next(plain("b"), "begun", open),
  ];
  vi.advanceTimersByTime(1000);
  const held = { ...begun, heldUntilMs: 9 };
  expect(await Promise.all(waiting)).toEqual([held, held, done, begun]);
  expect(looks).toEqual(["a begun,done at 7", "a begun,done held", "b begun at 7"]);
});
