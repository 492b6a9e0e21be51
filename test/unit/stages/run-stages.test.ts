import { expect, test } from "vitest";
import { runStages, type Stage } from "../../stages/run-stages.ts";

test("runs at most two stages at once, then those that run alone, and prints what a failed one wrote", async () => {
  let running = 0;
  let most = 0;
  let mostBesideAlone = 0;
  const stage = (name: string, status: number, alone = false): Stage => ({
    name,
    alone,
    async run() {
      running++;
      most = Math.max(most, running);
      if (alone) mostBesideAlone = Math.max(mostBesideAlone, running);
      for (let turn = 0; turn < (name === "slow" ? 20 : 2); turn++) await Promise.resolve();
      running--;
      return { status, output: alone ? "" : `output of ${name}\n`, milliseconds: 1500 };
    },
  });
  let printed = "";
  const stages = [
    stage("tests", 1, true),
    stage("more", 0, true),
    stage("slow", 0),
    stage("bad", 1),
    stage("quick", 0),
  ];
  const count = await runStages(stages, 2, (text) => {
    printed += text;
  });
  expect(printed).toBe(
    [
      "bad                  failed    1.5 s",
      "output of bad",
      "quick                ok        1.5 s",
      "slow                 ok        1.5 s",
      "tests                failed    1.5 s",
      "more                 ok        1.5 s",
      "failed: bad, tests",
      "stages: 3 passed, 2 failed",
      "",
    ].join("\n"),
  );
  expect(count).toEqual({ passed: 3, failed: 2 });
  expect([most, mostBesideAlone]).toEqual([2, 1]);
});
