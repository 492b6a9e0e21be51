import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Waiting } from "../../../../server/reports/choose-batch.ts";
import { entryOf, type StepEvent } from "../../../../server/reports/entry.ts";
import { Lingering } from "../../../../server/reports/lingering.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let isBusy = false;
const lingeringFor = (ms: number, onOver = vi.fn()) =>
  new Lingering({ ms, mostMs: 2000, isBusy: () => isBusy, onOver });

const ref = { accountId: "acme", msgKey: "one", step: 0 };
const other = { ...ref, msgKey: "two" };
const waitingFor = (event: StepEvent): Waiting => ({ entry: entryOf(event, 1), calls: [] });
const submitted = (step = ref, carrierIds: readonly string[] = []) =>
  waitingFor({ kind: "submitted", ref: step, carrier: "c", carrierIds });
const passed = (lingering: Lingering, waiting: Waiting): Waiting[] => {
  const into: Waiting[] = [];
  lingering.pass(waiting, into);
  return into;
};
const ended = (step = ref) => waitingFor({ kind: "ended", ref: step, ending: { state: "delivered", code: "10000" } });

test("a bare submit waits for its end, and goes before it", () => {
  const over = vi.fn();
  const lingering = lingeringFor(250, over);
  const [first, last] = [submitted(), ended()];
  expect(passed(lingering, first)).toEqual([]);
  expect(passed(lingering, last)).toEqual([first, last]);
  vi.advanceTimersByTime(1000);
  expect(over).not.toHaveBeenCalled();
});

test("what is not a bare submit waits for nothing", () => {
  const lingering = lingeringFor(250);
  for (const waiting of [submitted(ref, ["name"]), ended(), waitingFor({ kind: "unknown", ref: other })])
    expect(passed(lingering, waiting)).toEqual([waiting]);
});

test("a second one of the same step sends both on", () => {
  const lingering = lingeringFor(250);
  const [first, second] = [submitted(), submitted()];
  expect(passed(lingering, first)).toEqual([]);
  expect(passed(lingering, second)).toEqual([first, second]);
});

test("each waits for its time and no longer", () => {
  const over = vi.fn();
  const lingering = lingeringFor(250, over);
  const [first, second] = [submitted(), submitted(other)];
  passed(lingering, first);
  vi.advanceTimersByTime(100);
  passed(lingering, second);
  vi.advanceTimersByTime(149);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over.mock.calls).toEqual([[[first]]]);
  vi.advanceTimersByTime(100);
  expect(over.mock.calls).toEqual([[[first]], [[second]]]);
});

test("while others are written it waits longer, and then for nobody", () => {
  const over = vi.fn();
  const lingering = lingeringFor(250, over);
  isBusy = true;
  const [first, second] = [submitted(), submitted(other)];
  passed(lingering, first);
  vi.advanceTimersByTime(1999);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over.mock.calls).toEqual([[[first]]]);
  passed(lingering, second);
  vi.advanceTimersByTime(1000);
  isBusy = false;
  vi.advanceTimersByTime(250);
  expect(over.mock.calls).toEqual([[[first]], [[second]]]);
});

test("at the end all are let go, once", () => {
  const over = vi.fn();
  const lingering = lingeringFor(250, over);
  const first = submitted();
  passed(lingering, first);
  expect(lingering.end()).toEqual([first]);
  vi.advanceTimersByTime(1000);
  expect(over).not.toHaveBeenCalled();
});

test("without a time nobody waits", () => {
  const first = submitted();
  expect(passed(lingeringFor(0), first)).toEqual([first]);
});
