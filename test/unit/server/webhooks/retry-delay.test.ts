import { expect, test } from "vitest";
import { retryDelayMs } from "../../../../server/webhooks/retry-delay.ts";

test("ten seconds, a minute, five minutes, and then no more", () => {
  expect([1, 2, 3, 4, 5].map(retryDelayMs)).toEqual([10_000, 60_000, 300_000, undefined, undefined]);
});
