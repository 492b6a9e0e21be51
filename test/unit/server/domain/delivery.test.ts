import { expect, test } from "vitest";
import { getStepName, parseStepName } from "../../../../server/domain/delivery.ts";

const msgKey = "01M7J8TH20XFSXD73K06AXCZYE";

test.each([
  [{ accountId: "acme", msgKey, step: 0 }, `${msgKey}.0.acme`],
  [{ accountId: "a.b\nc", msgKey, step: 9 }, `${msgKey}.9.a.b\nc`],
  [{ accountId: "x".repeat(200), msgKey, step: 1 }, `${msgKey}.1.${"x".repeat(200)}`],
])("the name of a step holds all of it (%#)", (ref, name) => {
  expect(getStepName(ref)).toBe(name);
  expect(parseStepName(name)).toEqual(ref);
});

test.each([
  "",
  msgKey,
  `${msgKey}.0.`,
  `${msgKey}.x.acme`,
  `${msgKey}.10.acme`,
  `${msgKey}-0.acme`,
  `${msgKey.slice(1)}.0.acme`,
  `0${msgKey}.0.acme`,
  `${msgKey.toLowerCase()}.0.acme`,
  `${msgKey}.0.${"x".repeat(201)}`,
  `${msgKey}.0.acme\u0000`,
  `${msgKey}.0.acme\ud800`,
])("%j is the name of no step", (name) => {
  expect(parseStepName(name)).toBeUndefined();
});
