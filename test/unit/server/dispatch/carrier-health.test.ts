import { expect, test } from "vitest";
import { CarrierHealth } from "../../../../server/dispatch/carrier-health.ts";
import { FAILURES_TO_OPEN } from "../../../../server/domain/breaker.ts";

test("it is told once each time that the breaker opens", () => {
  let nowMs = 0;
  const opened: number[] = [];
  const health = new CarrierHealth({
    ...{ carrier: { isUp: () => true }, isPaused: () => false, now: () => nowMs, random: () => 0.5 },
    onBreakerOpened: (forMs) => opened.push(forMs),
  });
  for (let count = 0; count < FAILURES_TO_OPEN + 3; count++) health.note({ kind: "unknown" });
  expect([health.breakerState, opened.length]).toEqual(["open", 1]);
  expect(opened[0]).toBeGreaterThan(0);
  nowMs = 120_000;
  health.note({ kind: "unknown" });
  expect([health.breakerState, opened.length]).toEqual(["open", 2]);
});

test("a long throttling of all messages is told once, and again if it gets much longer or comes back", () => {
  let nowMs = 0;
  const told: number[] = [];
  const health = new CarrierHealth({
    ...{ carrier: { isUp: () => true }, isPaused: () => false, now: () => nowMs, random: () => 0.5 },
    onLongThrottling: (forMs) => told.push(forMs),
  });
  const throttle = (retryAfterMs: number, forAllMessages = true): void => {
    nowMs++;
    health.note({ kind: "throttled", retryAfterMs, forAllMessages });
  };
  throttle(3600_000, false);
  expect([health.throttledMs < 1000, told]).toEqual([true, []]);
  throttle(30_000);
  expect(told).toEqual([]);
  throttle(60_000);
  throttle(60_000);
  expect(told).toEqual([60_000]);
  throttle(120_000);
  expect(told).toEqual([60_000, 120_000]);
  nowMs += 200_000;
  throttle(40_000);
  expect([told.at(-1), health.throttledMs]).toEqual([40_000, 40_000]);
});

const HOUR_MS = 3600_000;
const forAll = { kind: "throttled", forAllMessages: true } as const;

// A carrier that was asked for an hour without messages, or for a back-off.
test.each([
  [
    "of the answer to all messages, where another carrier may take it",
    HOUR_MS,
    { ...forAll, retryAfterMs: HOUR_MS },
    true,
    "soon",
  ],
  [
    "of the answer to all messages, where no other may",
    HOUR_MS,
    { ...forAll, retryAfterMs: HOUR_MS },
    false,
    "an hour",
  ],
  ["that names no time of its own, where another carrier may take it", HOUR_MS, { kind: "throttled" }, true, "soon"],
  ["that names no time of its own, where no other may", HOUR_MS, { kind: "throttled" }, false, "an hour"],
  ["that names its own time", 0, { kind: "throttled", retryAfterMs: HOUR_MS }, true, "an hour"],
  ["that names no time, of a carrier that rests shortly", 0, { kind: "throttled" }, true, "soon"],
] as const)("a throttled message %s", (_name, carrierRestsMs, outcome, hasOthers, expected) => {
  const health = new CarrierHealth({
    carrier: { isUp: () => true },
    isPaused: () => false,
    now: () => 0,
    random: () => 0.5,
  });
  if (carrierRestsMs > 0) health.note({ ...forAll, retryAfterMs: carrierRestsMs });
  health.note(outcome);
  const waitMs = health.getRetryAfterMs(outcome, hasOthers);
  expect(waitMs > 0).toBe(true);
  expect(waitMs < 2000 ? "soon" : waitMs === HOUR_MS ? "an hour" : waitMs).toBe(expected);
});
