import { describe, expect, test } from "vitest";
import { IgnoredMessages } from "../../../../../server/carriers/smpp/smpp-carrier.ts";
import { createLog } from "../../../../../server/telemetry/log.ts";

function counting() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const clock = { nowMs: 0 };
  return { lines, clock, count: new IgnoredMessages(log, () => clock.nowMs) };
}

describe("what is dropped", () => {
  test("is told with its count, at most once a minute", () => {
    const { lines, clock, count } = counting();
    for (let message = 0; message < 5; message++) count.countMessage();
    clock.nowMs = 60_000;
    count.countMessage();
    expect(lines).toMatchObject([
      { messages: 1, unclearReceipts: 0 },
      { messages: 6, unclearReceipts: 0 },
    ]);
  });

  test("is told with the state that was not understood, unless it could be anything", () => {
    const { lines, clock, count } = counting();
    count.countUnclear("BUFFRED");
    clock.nowMs = 60_000;
    count.countUnclear("call 01012345678");
    expect(lines).toMatchObject([
      { stat: "BUFFRED", unclearReceipts: 1 },
      { stat: "", unclearReceipts: 2 },
    ]);
    expect(JSON.stringify(lines)).not.toContain("01012345678");
  });
});
