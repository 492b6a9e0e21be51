import { describe, expect, test } from "vitest";
import type { AnyFailure } from "../../client/index.ts";
import { RetryPolicy, retryAfterMs } from "../../client/retry.ts";

const lost: AnyFailure = {
  ok: false,
  kind: "unanswered",
  operation: "sendSms",
  status: undefined,
  code: undefined,
  why: "network",
  message: "",
  cause: undefined,
};

describe("waits", () => {
  test.each([
    [0, [100, 200, 400, 500]],
    [1, [200, 400, 800, 1000]],
  ])("grow twofold up to the longest, with chance %d", (chance, expected) => {
    const policy = new RetryPolicy({ firstWaitMs: 200, longestWaitMs: 1000, tries: 10 }, () => chance);
    expect([1, 2, 3, 4].map((tries) => policy.nextWaitMs(lost, tries))).toEqual(expected);
  });

  test("are never shorter than Retry-After, and not all the same", () => {
    const told: AnyFailure = {
      ...lost,
      kind: "undocumented",
      httpStatus: 503,
      why: "status",
      body: "",
      headers: new Headers(),
      retryAfterMs: 2000,
    } as never;
    const waits = [0, 0.5, 1].map((chance) => new RetryPolicy({}, () => chance).nextWaitMs(told, 1));
    expect(waits).toEqual([2000, 2350, 2700]);
  });

  test("end with the tries", () => {
    const policy = new RetryPolicy({ tries: 3 });
    expect([1, 2, 3].map((tries) => policy.nextWaitMs(lost, tries) !== undefined)).toEqual([true, true, false]);
    expect(new RetryPolicy(false).nextWaitMs(lost, 1)).toBeUndefined();
  });
});

test("the budget is spent by repetitions and earned by success", () => {
  const policy = new RetryPolicy({ budget: 2 });
  const may = (): boolean => policy.nextWaitMs(lost, 1) !== undefined;
  expect([may(), may(), may()]).toEqual([true, true, false]);
  for (let n = 0; n < 4; n++) policy.succeeded();
  expect(may()).toBe(false);
  policy.succeeded();
  expect([may(), may()]).toEqual([true, false]);
});

describe("Retry-After", () => {
  const read = (value: string) => retryAfterMs(new Headers({ "retry-after": value }));

  test.each([
    ["3", 3000],
    [" 0 ", 0],
    ["soon", undefined],
    ["", undefined],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ])("%j is %j", (value, expected) => {
    expect(read(value)).toBe(expected);
  });

  test("may be a date", () => {
    const wait = read(new Date(Date.now() + 60_000).toUTCString());
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
  });

  test("may be missing", () => expect(retryAfterMs(new Headers())).toBeUndefined());
});
