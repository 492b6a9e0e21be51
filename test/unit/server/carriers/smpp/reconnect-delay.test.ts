import { describe, expect, test } from "vitest";
import { reconnectDelayMs } from "../../../../../server/carriers/smpp/reconnect-delay.ts";

const delayMs = (failures: number, random: number) =>
  reconnectDelayMs({ failures, minMs: 1_000, maxMs: 30_000, random });

describe("the wait before the next connection", () => {
  test("doubles, up to its limit", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 1_000_000].map((failures) => delayMs(failures, 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  test("half of it is chance", () => {
    expect([0, 0.5, 0.999].map((random) => delayMs(2, random))).toEqual([2_000, 3_000, 3_998]);
  });
});
