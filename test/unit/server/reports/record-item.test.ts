import { expect, test } from "vitest";
import { changeOfEntry, changeOfReceipt, entryOf, nameOfEntry } from "../../../../server/reports/entry.ts";

const ref = { accountId: "acme", msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE", step: 0 };
const delivered = { state: "delivered", code: "10000" } as const;
const failed = { state: "failed", code: "23003" } as const;

test("a success is one part's, a failure the whole message's", () => {
  expect(changeOfReceipt({ ref, part: 1, parts: 3 }, delivered)).toMatchObject({ part: { index: 1, of: 3 } });
  expect(changeOfReceipt({ ref, part: 1, parts: 3 }, failed).part).toBeUndefined();
  expect(changeOfReceipt({ ref, part: 0, parts: 1 }, delivered).part).toBeUndefined();
});

test("more parts than there are bits are not counted", () => {
  expect(changeOfReceipt({ ref, part: 30, parts: 31 }, delivered).part).toEqual({ index: 30, of: 31 });
  expect(changeOfReceipt({ ref, part: 0, parts: 32 }, delivered).part).toBeUndefined();
});

test("a receipt changes nothing while nobody knows what it is for", () => {
  const receipt = { carrier: "smsc", carrierId: "x", receivedMs: 0, ending: delivered, isKept: false };
  for (const named of [undefined, null]) {
    expect(changeOfEntry({ ...receipt, named })).toBeUndefined();
    expect(nameOfEntry({ ...receipt, named })).toBeUndefined();
  }
  expect(changeOfEntry({ ...receipt, named: { ref, part: 0, parts: 1 } })).toMatchObject({ ref, state: "delivered" });
});

test("the time of a beginning that the caller knows goes before the one that was seen", () => {
  const returned = { kind: "returned", ref, retryAfterMs: 0 } as const;
  expect(changeOfEntry({ ...entryOf(returned, 0), begunMs: 7 })).toMatchObject({ state: "queued", begunMs: 7 });
  expect(changeOfEntry({ ...entryOf({ ...returned, begunMs: 5 }, 0), begunMs: 7 })).toMatchObject({ begunMs: 5 });
});
