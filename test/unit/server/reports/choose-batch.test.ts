import { expect, test } from "vitest";
import type { StepRef } from "../../../../server/domain/delivery.ts";
import { type Call, chooseBatch, type Waiting } from "../../../../server/reports/choose-batch.ts";
import { type Entry, entryOf, type StepEvent } from "../../../../server/reports/entry.ts";

const ref = (step: number): StepRef => ({ accountId: "acme", msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE", step });
const ending = { state: "delivered", code: "10000" } as const;
const call = (): Call => ({ left: 1, error: undefined, done: () => {} });
const waiting = (entry: Entry): Waiting => ({ entry, calls: [call()] });
const event = (given: StepEvent) => waiting(entryOf(given, 0));
const ended = (step: number) => event({ kind: "ended", ref: ref(step), ending });
const submitted = (step: number, ...carrierIds: string[]) =>
  event({ kind: "submitted", ref: ref(step), carrier: "simulator", carrierIds });
const receipt = (named: StepRef | null) =>
  waiting({
    carrier: "smsc",
    carrierId: "x",
    receivedMs: 0,
    ending,
    isKept: false,
    named: named && { ref: named, part: 0, parts: 1 },
  });

test("different steps go together, and so do receipts of nobody knows what", () => {
  const all = [ended(0), ended(1), receipt(ref(2)), receipt(null), receipt(null)];
  expect(chooseBatch(all)).toEqual({ batch: all, later: [] });
});

test("of one step the first goes now and the others later, in their order", () => {
  const [first, second, third, other] = [ended(0), receipt(ref(0)), ended(0), ended(1)];
  expect(chooseBatch([first, second, third, other])).toEqual({ batch: [first, other], later: [second, third] });
});

test("that it was submitted is left out when its end is known, and whoever waited for it waits for the end", () => {
  const [first, end] = [submitted(0), ended(0)];
  const { batch, later } = chooseBatch([first, end]);
  expect(batch).toEqual([{ entry: end.entry, calls: [...first.calls, ...end.calls] }]);
  expect(later).toEqual([]);
});

test("names that a carrier gave are never left out", () => {
  const [first, end] = [submitted(0, "a"), ended(0)];
  expect(chooseBatch([first, end])).toEqual({ batch: [first], later: [end] });
});

test("only what follows directly counts: nothing overtakes what waits already", () => {
  const [first, returned, end] = [submitted(0), event({ kind: "returned", ref: ref(0), retryAfterMs: 0 }), ended(0)];
  expect(chooseBatch([first, returned, end])).toEqual({ batch: [first], later: [returned, end] });
});
