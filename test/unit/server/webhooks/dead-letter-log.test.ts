import { expect, test } from "vitest";
import { DeadLetterLog } from "../../../../server/webhooks/dead-letter-log.ts";

test("dead letters are logged at once, then together every ten seconds, and at the end", () => {
  const lines: unknown[] = [];
  const counted: string[] = [];
  let nowMs = 1000;
  const deadLetters = new DeadLetterLog({
    log: { warn: (fields) => void lines.push(fields) },
    metrics: { observeGivenUp: (account) => void counted.push(account) },
    now: () => nowMs,
  });
  deadLetters.add("a", "no answer in time");
  deadLetters.write();
  expect(lines.splice(0)).toEqual([
    { event: "webhook_gave_up", account: "a", reports: 1, reason: "no answer in time" },
  ]);
  for (let index = 0; index < 5; index++) deadLetters.add("a", "no answer in time");
  deadLetters.add("b", "it answered HTTP 500");
  nowMs += 9999;
  deadLetters.write();
  expect(lines).toEqual([]);
  nowMs += 1;
  deadLetters.write();
  expect(lines.splice(0)).toEqual([
    { event: "webhook_gave_up", account: "a", reports: 5, reason: "no answer in time" },
    { event: "webhook_gave_up", account: "b", reports: 1, reason: "it answered HTTP 500" },
  ]);
  deadLetters.add("c", "the report is gone");
  deadLetters.write({ force: true });
  expect(lines).toHaveLength(1);
  expect(counted).toEqual(["a", "a", "a", "a", "a", "a", "b", "c"]);
});
