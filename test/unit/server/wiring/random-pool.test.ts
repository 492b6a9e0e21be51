import { expect, test } from "vitest";
import { randomPool } from "../../../../server/wiring/random-pool.ts";

test("every draw is of its own, also once the pool is used up", () => {
  const draw = randomPool();
  const drawn = Array.from({ length: 3000 }, () => Buffer.from(draw(10)).toString("hex"));
  expect(new Set(drawn).size).toBe(3000);
  expect(drawn.every((text) => text.length === 20)).toBe(true);
});
