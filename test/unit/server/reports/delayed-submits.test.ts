import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ending, StepRef } from "../../../../server/domain/delivery.ts";
import { type Call, DelayedSubmits, type WaitingItem } from "../../../../server/reports/delayed-submits.ts";
import { type RecorderItem, type StepEvent, toEventItem } from "../../../../server/reports/recorder-item.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ref = { accountId: "acme", msgKey: "one", step: 0 };
const other = { ...ref, msgKey: "two" };
const delivered: Ending = { state: "delivered", code: "10000" };

const makeCall = (): Call => ({ left: 1, error: undefined, done: () => {} });
const makeItem = (item: RecorderItem): WaitingItem => ({ item, calls: [makeCall()] });
const makeEvent = (event: StepEvent) => makeItem(toEventItem(event, 1));
const submitted = (step: StepRef = ref, carrierIds: readonly string[] = []) =>
  makeEvent({ kind: "submitted", ref: step, carrier: "c", carrierIds });
const ended = (step: StepRef = ref) => makeEvent({ kind: "ended", ref: step, ending: delivered });

function makeDelayed(delayMs = 250) {
  const write = vi.fn<(items: readonly WaitingItem[]) => void>();
  return { write, delayed: new DelayedSubmits(delayMs, write) };
}

test("a submit is not written when the end of its step is known in time, and its callers wait for the end", () => {
  const { delayed, write } = makeDelayed();
  const [submit, end] = [submitted(), ended()];
  expect(delayed.filter([submit])).toEqual([]);
  expect(delayed.filter([end])).toEqual([{ item: end.item, calls: [...submit.calls, ...end.calls] }]);
  vi.advanceTimersByTime(1000);
  expect(write.mock.calls.flat(2)).toEqual([]);
});

test("submit and end may come in the same call", () => {
  const { delayed } = makeDelayed();
  const [submit, end] = [submitted(), ended()];
  expect(delayed.filter([submit, end])).toEqual([{ item: end.item, calls: [...submit.calls, ...end.calls] }]);
});

test("an end of an earlier time that the step was sent does not take the place of the submit", () => {
  const { delayed } = makeDelayed();
  const submit = makeEvent({ kind: "submitted", ref, repeats: 1, carrier: "c", carrierIds: [] });
  const earlier = makeEvent({ kind: "ended", ref, repeats: 0, ending: { state: "failed", code: "23001" } });
  expect(delayed.filter([submit, earlier])).toEqual([submit, earlier]);
});

test("items other than a submit without carrier ids are written at once", () => {
  const { delayed } = makeDelayed();
  const receipt = { carrier: "c", carrierId: "x", receivedMs: 0, ending: delivered, isStored: false, part: undefined };
  const items = [submitted(ref, ["id"]), ended(), makeEvent({ kind: "unknown", ref: other }), makeItem(receipt)];
  expect(delayed.filter(items)).toEqual(items);
});

test.each<StepEvent>([
  { kind: "submitted", ref, carrier: "c", carrierIds: [] },
  { kind: "returned", ref, retryAfterMs: 0 },
  { kind: "unknown", ref },
])("another event of the step ($kind) ends the delay, and both are written in order", (event) => {
  const { delayed, write } = makeDelayed();
  const [first, second] = [submitted(), makeEvent(event)];
  expect(delayed.filter([first])).toEqual([]);
  expect(delayed.filter([second])).toEqual([first, second]);
  vi.advanceTimersByTime(1000);
  expect(write.mock.calls.flat(2)).toEqual([]);
});

test("each submit is written after its own delay", () => {
  const { delayed, write } = makeDelayed(250);
  const [first, second] = [submitted(), submitted(other)];
  delayed.filter([first]);
  vi.advanceTimersByTime(100);
  delayed.filter([second]);
  vi.advanceTimersByTime(149);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(write.mock.calls).toEqual([[[first]]]);
  vi.advanceTimersByTime(100);
  expect(write.mock.calls).toEqual([[[first]], [[second]]]);
});

test("submits of one call are written together", () => {
  const { delayed, write } = makeDelayed(250);
  const items = [submitted(), submitted(other)];
  delayed.filter(items);
  vi.advanceTimersByTime(250);
  expect(write.mock.calls).toEqual([[items]]);
});

test("a flush writes everything at once, and nothing is written twice", () => {
  const { delayed, write } = makeDelayed(250);
  const first = submitted();
  delayed.filter([first]);
  delayed.flush();
  expect(write.mock.calls).toEqual([[[first]]]);
  vi.advanceTimersByTime(1000);
  expect(write.mock.calls.flat(2)).toEqual([first]);
});

test("without a delay everything is written at once", () => {
  const { delayed } = makeDelayed(0);
  const first = submitted();
  expect(delayed.filter([first])).toEqual([first]);
});
