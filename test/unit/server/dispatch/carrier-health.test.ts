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
