import { expect, test } from "vitest";
import { GivenUp } from "../../../../server/webhooks/given-up.ts";

test("dead letters are told of at once, then together every ten seconds, and to the last", () => {
  const lines: unknown[] = [];
  let counted = 0;
  let nowMs = 1000;
  const givenUp = new GivenUp({
    log: { warn: (line: unknown) => lines.push(line) },
    metrics: {
      observeGivenUp: () => {
        counted += 1;
      },
    },
    now: () => nowMs,
  });
  givenUp.add("a", "no answer in time");
  givenUp.tell();
  expect(lines.splice(0)).toEqual([{ account: "a", reports: 1, reason: "no answer in time" }]);
  for (let index = 0; index < 5; index++) givenUp.add("a", "no answer in time");
  givenUp.add("b", "it answered HTTP 500");
  nowMs += 9999;
  givenUp.tell();
  expect(lines).toEqual([]);
  nowMs += 1;
  givenUp.tell();
  expect(lines.splice(0)).toEqual([
    { account: "a", reports: 5, reason: "no answer in time" },
    { account: "b", reports: 1, reason: "it answered HTTP 500" },
  ]);
  givenUp.add("c", "the report is gone");
  givenUp.tell({ atOnce: true });
  expect(lines).toHaveLength(1);
  expect(counted).toBe(8);
});
