import { expect, test } from "vitest";
import { getCarrierReference, getStepName, parseCarrierReference } from "../../../../server/domain/delivery.ts";

const msgKey = "01M7J8TH20XFSXD73K06AXCZYE";

test.each([
  [{ accountId: "acme", msgKey, step: 0 }, `${msgKey}.0.acme`],
  [{ accountId: "a.b\nc", msgKey, step: 9 }, `${msgKey}.9.a.b\nc`],
  [{ accountId: "x".repeat(200), msgKey, step: 1 }, `${msgKey}.1.${"x".repeat(200)}`],
])("the name of a step holds all of it (%#)", (ref, name) => {
  expect(getStepName(ref)).toBe(name);
  expect(getCarrierReference({ ref, repeats: 0 })).toBe(name);
  expect(parseCarrierReference(name)).toEqual({ ref, repeats: 0 });
});

test.each([
  [{ ref: { accountId: "acme", msgKey, step: 0 }, repeats: 1 }, `${msgKey}.0-1.acme`],
  [{ ref: { accountId: "1.acme", msgKey, step: 2 }, repeats: 10 }, `${msgKey}.2-10.1.acme`],
  [{ ref: { accountId: "x".repeat(200), msgKey, step: 9 }, repeats: 9999 }, `${msgKey}.9-9999.${"x".repeat(200)}`],
])("a step that was sent again has a reference of its own (%#)", (sent, reference) => {
  expect(getCarrierReference(sent)).toBe(reference);
  expect(parseCarrierReference(reference)).toEqual(sent);
  // As the contract says.
  expect(reference.length).toBeLessThanOrEqual(240);
});

test.each([
  "",
  msgKey,
  `${msgKey}.0.`,
  `${msgKey}.x.acme`,
  `${msgKey}.10.acme`,
  `${msgKey}-0.acme`,
  `${msgKey}.0-.acme`,
  `${msgKey}.0-0.acme`,
  `${msgKey}.0-01.acme`,
  `${msgKey}.0-10000.acme`,
  `${msgKey.slice(1)}.0.acme`,
  `0${msgKey}.0.acme`,
  `${msgKey.toLowerCase()}.0.acme`,
  `${msgKey}.0.${"x".repeat(201)}`,
  `${msgKey}.0.acme\u0000`,
  `${msgKey}.0.acme\ud800`,
])("%j is the reference of no step", (reference) => {
  expect(parseCarrierReference(reference)).toBeUndefined();
});
