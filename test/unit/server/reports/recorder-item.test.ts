import { describe, expect, test } from "vitest";
import type { StepRef } from "../../../../server/domain/delivery.ts";
import {
  applyReceipt,
  getItemStep,
  type RecorderItem,
  type StepEvent,
  takeOnePerStep,
  toEventItem,
  toStepChange,
} from "../../../../server/reports/recorder-item.ts";

const getRef = (step: number): StepRef => ({ accountId: "acme", msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE", step });
const ref = getRef(0);
const delivered = { state: "delivered", code: "10000" } as const;
const failed = { state: "failed", code: "23003" } as const;
const receipt = { carrier: "smsc", carrierId: "x", receivedMs: 0, ending: delivered, isStored: false };

describe("the change that an item makes", () => {
  test("a receipt of success is about one part, and a receipt of failure about the whole message", () => {
    expect(applyReceipt({ ref, repeats: 0, part: 1, parts: 3 }, delivered)).toMatchObject({
      part: { index: 1, of: 3 },
    });
    expect(applyReceipt({ ref, repeats: 0, part: 1, parts: 3 }, failed).part).toBeUndefined();
    expect(applyReceipt({ ref, repeats: 0, part: 0, parts: 1 }, delivered).part).toBeUndefined();
  });

  test("parts are not counted when there are more of them than bits", () => {
    expect(applyReceipt({ ref, repeats: 0, part: 30, parts: 31 }, delivered).part).toEqual({ index: 30, of: 31 });
    expect(applyReceipt({ ref, repeats: 0, part: 0, parts: 32 }, delivered).part).toBeUndefined();
  });

  test("a receipt changes nothing while its step is not known", () => {
    for (const part of [undefined, null]) {
      expect(toStepChange({ ...receipt, part })).toBeUndefined();
      expect(getItemStep({ ...receipt, part })).toBeUndefined();
    }
    const part = { ref, repeats: 2, part: 0, parts: 1 };
    expect(toStepChange({ ...receipt, part })).toMatchObject({ ref, repeats: 2, state: "delivered" });
  });

  test.each<StepEvent>([
    { kind: "submitted", ref, repeats: 3, carrier: "smsc", carrierIds: [] },
    { kind: "unknown", ref, repeats: 3 },
    { kind: "returned", ref, repeats: 3, retryAfterMs: 0 },
    { kind: "ended", ref, repeats: 3, ending: failed },
  ])("an event ($kind) is about one of the times that the step was sent", (event) => {
    expect(toStepChange(toEventItem(event, 0))).toMatchObject({ ref, repeats: 3 });
  });

  test("the time of the beginning that the caller knows wins over the one that was read", () => {
    const returned = { kind: "returned", ref, retryAfterMs: 0 } as const;
    expect(toStepChange({ ...toEventItem(returned, 0), begunMs: 7 })).toMatchObject({ state: "queued", begunMs: 7 });
    expect(toStepChange({ ...toEventItem({ ...returned, begunMs: 5 }, 0), begunMs: 7 })).toMatchObject({ begunMs: 5 });
  });
});

describe("the items of a batch", () => {
  const waiting = (item: RecorderItem) => ({ item });
  const event = (event: StepEvent) => waiting(toEventItem(event, 0));
  const ended = (step: number) => event({ kind: "ended", ref: getRef(step), ending: delivered });
  const received = (of: StepRef | null) =>
    waiting({ ...receipt, part: of && { ref: of, repeats: 0, part: 0, parts: 1 } });

  test("are of different steps, together with receipts whose step is not known", () => {
    const all = [ended(0), ended(1), received(getRef(2)), received(null), received(null)];
    expect(takeOnePerStep(all)).toEqual({ batch: all, later: [] });
  });

  test("hold the first item of a step; its other items come later, in their order", () => {
    const [first, second, third, other] = [ended(0), received(ref), ended(0), ended(1)];
    expect(takeOnePerStep([first, second, third, other])).toEqual({ batch: [first, other], later: [second, third] });
  });
});
