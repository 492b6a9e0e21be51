import { describe, expect, test } from "vitest";
import type { AnyFailure } from "../../client/index.ts";
import { RetryPolicy, retryAfterMs } from "../../client/retry.ts";

const lost: AnyFailure = {
  ok: false,
  kind: "unanswered",
  operation: "sendSms",
  status: undefined,
  code: undefined,
  requestId: undefined,
  why: "network",
  message: "",
  cause: undefined,
};

/** Longer than any wait. */
const AGES = 1e9;

describe("waits", () => {
  test.each([
    [0, [100, 200, 400, 500]],
    [1, [200, 400, 800, 1000]],
  ])("grow twofold up to the longest, with chance %d", (chance, expected) => {
    const policy = new RetryPolicy({ firstWaitMs: 200, longestWaitMs: 1000, tries: 10 }, () => chance);
    expect([1, 2, 3, 4].map((tries) => policy.nextWaitMs(lost, tries, AGES))).toEqual(expected);
  });

  test("are never shorter than Retry-After, and have jitter", () => {
    const told: AnyFailure = {
      ...lost,
      kind: "undocumented",
      httpStatus: 503,
      why: "status",
      body: "",
      headers: new Headers(),
      retryAfterMs: 2000,
    } as never;
    const waits = [0, 0.5, 1].map((chance) => new RetryPolicy({}, () => chance).nextWaitMs(told, 1, AGES));
    expect(waits).toEqual([2000, 2350, 2700]);
  });

  test("end after the maximum number of tries", () => {
    const policy = new RetryPolicy({ tries: 3 });
    expect([1, 2, 3].map((tries) => policy.nextWaitMs(lost, tries, AGES) !== undefined)).toEqual([true, true, false]);
    expect(new RetryPolicy(false).nextWaitMs(lost, 1, AGES)).toBeUndefined();
  });
});

test("retries use the budget and successful calls refill it", () => {
  const policy = new RetryPolicy({ budget: 2 });
  const may = (): boolean => policy.nextWaitMs(lost, 1, AGES) !== undefined;
  expect([may(), may(), may()]).toEqual([true, true, false]);
  for (let n = 0; n < 4; n++) policy.succeeded();
  expect(may()).toBe(false);
  policy.succeeded();
  expect([may(), may()]).toEqual([true, false]);
});

test("a wait beyond the deadline is not started and uses no budget", () => {
  const policy = new RetryPolicy({ budget: 1, firstWaitMs: 200 }, () => 1);
  expect([policy.nextWaitMs(lost, 1, 200), policy.nextWaitMs(lost, 1, 201)]).toEqual([undefined, 200]);
});

describe("Retry-After", () => {
  const read = (value: string) => retryAfterMs(new Headers({ "retry-after": value }));

  test.each([
    ["3", 3000],
    [" 0 ", 0],
    ["soon", undefined],
    ["", undefined],
    ["1.5", undefined],
    ["-1", undefined],
    ["9".repeat(400), 31_536_000_000],
    ["Fri, 31 Dec 9999 23:59:59 GMT", 31_536_000_000],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ])("%j is %j", (value, expected) => {
    expect(read(value)).toBe(expected);
  });

  test("may be a date", () => {
    const wait = read(new Date(Date.now() + 60_000).toUTCString());
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
  });

  test("is a date relative to the Date header", () => {
    const written = { date: "Sat, 15 Nov 2025 00:00:00 GMT", "retry-after": "Sat, 15 Nov 2025 00:00:07 GMT" };
    expect(retryAfterMs(new Headers(written))).toBe(7000);
  });

  test("may be missing", () => expect(retryAfterMs(new Headers())).toBeUndefined());
});
