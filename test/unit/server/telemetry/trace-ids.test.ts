import { expect, test } from "vitest";
import { makeMessageKey } from "../../../../server/domain/message-key.ts";
import { getTraceIds } from "../../../../server/telemetry/trace-ids.ts";

test("the trace of a message has the 128 bits of its key", () => {
  const random = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 0xff]);
  expect(getTraceIds(makeMessageKey(0x0190_0000_0001, random))).toEqual({
    traceId: "0190000000010102030405060708" + "09ff",
    spanId: "03040506070809ff",
  });
});

test("a text that is no key has none", () => {
  expect(getTraceIds("01M7JTKTK5SR9QR3PW9XSJTSF")).toBeUndefined();
  expect(getTraceIds("")).toBeUndefined();
});
