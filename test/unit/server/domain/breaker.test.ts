import { expect, test } from "vitest";
import { type Breaker, breakerAfter, breakerAt, CLOSED, FAILURES_TO_OPEN } from "../../../../server/domain/breaker.ts";

const after = (breaker: Breaker, outcomes: readonly boolean[], nowMs = 0): Breaker =>
  outcomes.reduce((one, answered) => breakerAfter(one, answered, nowMs, 1), breaker);
const failed = (count: number) => Array.from({ length: count }, () => false);
const openedAt = (nowMs: number) => after(CLOSED, failed(FAILURES_TO_OPEN), nowMs);

test("it opens after failures in a row, and an answer between them starts the count anew", () => {
  const almost = failed(FAILURES_TO_OPEN - 1);
  expect(after(CLOSED, almost).state).toBe("closed");
  expect(after(CLOSED, [...almost, true, ...almost]).state).toBe("closed");
  expect(after(CLOSED, [...almost, false]).state).toBe("open");
});

test("one that is closed or half-open stays so as time passes", () => {
  for (const breaker of [
    { state: "closed", failures: 3 },
    { state: "half-open", openings: 2 },
  ] as const)
    expect(breakerAt(breaker, 1e12)).toBe(breaker);
});

test("after its cool-down one message decides", () => {
  const open = openedAt(1000);
  expect(breakerAt(open, 1999)).toBe(open);
  const probing = breakerAt(open, 2000);
  expect(probing.state).toBe("half-open");
  expect(breakerAfter(probing, true, 2000, 1)).toBe(CLOSED);
  expect(breakerAfter(probing, false, 2000, 1)).toEqual({ state: "open", untilMs: 4000, openings: 2 });
});

test("the cool-down grows up to a minute, and starts anew once it has closed", () => {
  let breaker = openedAt(0);
  const waits: number[] = [];
  for (let nowMs = 0; waits.length < 9; ) {
    if (breaker.state !== "open") throw new Error(breaker.state);
    waits.push(breaker.untilMs - nowMs);
    nowMs = breaker.untilMs;
    breaker = breakerAfter(breakerAt(breaker, nowMs), false, nowMs, 1);
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  const closed = breakerAfter(breakerAt(breaker, 1e9), true, 1e9, 1);
  expect(after(closed, failed(FAILURES_TO_OPEN), 0)).toEqual(openedAt(0));
});

test("what was on its way when it opened changes nothing", () => {
  const open = openedAt(0);
  expect(after(open, [true, false, false])).toBe(open);
});
