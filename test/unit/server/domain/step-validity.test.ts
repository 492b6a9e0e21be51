import { expect, test } from "vitest";
import { getValidityS } from "../../../../server/domain/step.ts";

test.each([
  ["a step with neither has its channel's validity", {}, undefined],
  ["ttl alone counts", { ttl: "604800" }, 604_800],
  ["no step takes longer than the id of a carrier is kept", { ttl: "999999" }, 604_800],
  ["expiryOption alone counts", { expiryOption: "4" }, 3_600],
  ["the shorter ends the step: ttl", { ttl: "39", expiryOption: "2" }, 39],
  ["the shorter ends the step: expiryOption", { ttl: "41", expiryOption: "2" }, 40],
] as const)("%s", (_rule, step, want) => {
  expect(getValidityS(step)).toBe(want);
});
