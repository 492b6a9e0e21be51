import { describe, expect, test } from "vitest";
import { TokenBuckets } from "../../../../server/http/token-bucket.ts";

const five = { capacity: 5, perSecond: 5 };

describe("token buckets", () => {
  test("a burst of the capacity, then no more until some has come back", () => {
    const buckets = new TokenBuckets();
    const take = (nowMs: number) => buckets.take("a", five, 1, nowMs).allowed;
    expect([1, 2, 3, 4, 5, 6].map(() => take(0))).toEqual([true, true, true, true, true, false]);
    expect(take(199)).toBe(false);
    expect(take(200)).toBe(true);
    expect(take(200)).toBe(false);
  });

  test("nothing is saved up beyond the capacity", () => {
    const buckets = new TokenBuckets();
    buckets.take("a", five, 1, 0);
    expect(buckets.take("a", five, 0, 3_600_000).remaining).toBe(5);
    expect(buckets.take("a", five, -1, 3_600_000).remaining).toBe(6);
    expect(buckets.take("a", five, 0, 3_600_000).remaining).toBe(5);
  });

  test("all of the cost or nothing", () => {
    const buckets = new TokenBuckets();
    expect(buckets.take("a", five, 3, 0)).toMatchObject({ allowed: true, remaining: 2 });
    expect(buckets.take("a", five, 3, 0)).toMatchObject({ allowed: false, remaining: 2 });
    expect(buckets.take("a", five, 2, 0)).toMatchObject({ allowed: true, remaining: 0 });
  });

  test("each key has a bucket of its own", () => {
    const buckets = new TokenBuckets();
    buckets.take("a", five, 5, 0);
    expect(buckets.take("a", five, 1, 0).allowed).toBe(false);
    expect(buckets.take("b", five, 1, 0).allowed).toBe(true);
  });

  test("a clock that goes back changes nothing", () => {
    const buckets = new TokenBuckets();
    buckets.take("a", five, 5, 10_000);
    expect(buckets.take("a", five, 1, 5000).allowed).toBe(false);
    expect(buckets.take("a", five, 1, 10_200).allowed).toBe(true);
  });

  test("limit, rest and waiting times are told in whole seconds", () => {
    const minute = { capacity: 5, perSecond: 5 / 60 };
    const buckets = new TokenBuckets();
    expect(buckets.take("a", minute, 5, 0)).toEqual({
      allowed: true,
      limit: 5,
      remaining: 0,
      resetS: 60,
      retryAfterS: 60,
    });
    expect(buckets.take("a", minute, 1, 0)).toMatchObject({ allowed: false, resetS: 60, retryAfterS: 12 });
    expect(buckets.take("a", minute, 1, 11_500).retryAfterS).toBe(1);
  });

  test("the number of keys is limited", () => {
    const buckets = new TokenBuckets(100);
    for (let n = 0; n < 1000; n++) buckets.take(`key ${n}`, five, 1, 0);
    expect(buckets.size).toBeLessThanOrEqual(100);
    expect(buckets.take("key 999", five, 0, 0).remaining).toBe(4);
  });
});
