import { expect, test } from "vitest";
import { compareSteps, getKeyRange, toStepBatch, toStepRefs } from "../../../../server/store/step-batch.ts";

const step = (accountId: string, msgKey: string, number = 0) => ({ accountId, msgKey, step: number });

test("steps are grouped by account and step number, and read as they were", () => {
  const refs = [step("a", "1"), step("a", "2"), step("b", "1"), step("a", "1", 1)];
  const batch = toStepBatch(refs);
  expect(batch).toEqual([
    { accountId: "a", step: 0, msgKeys: ["1", "2"] },
    { accountId: "b", step: 0, msgKeys: ["1"] },
    { accountId: "a", step: 1, msgKeys: ["1"] },
  ]);
  expect(toStepRefs(batch)).toEqual(refs);
});

test("a batch without a step number is about the first step", () => {
  expect(toStepRefs([{ accountId: "a", msgKeys: ["1"] }])).toEqual([step("a", "1")]);
});

test("steps are sorted by account, key and number", () => {
  const sorted = [step("a", "1"), step("a", "1", 1), step("a", "2"), step("b", "1")].map((ref) => ({ ref }));
  expect(sorted.toReversed().toSorted(compareSteps)).toEqual(sorted);
});

test("the least and the greatest key are found in any order", () => {
  expect(getKeyRange([step("a", "2"), step("a", "3"), step("b", "1")])).toEqual(["1", "3"]);
  expect(getKeyRange([step("a", "2")])).toEqual(["2", "2"]);
});
