import { expect, test } from "vitest";
import { runStages, type Stage } from "../../stages/run-stages.ts";
import { runProgram } from "../scripts/run-command.ts";

test("prints each stage when it ends, prints the output of a failed one, and runs at most two at once", async () => {
  let running = 0;
  let most = 0;
  const stage = (name: string, delayMs: number, status: number): Stage => ({
    name,
    async run() {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      running--;
      return { status, output: `output of ${name}\n`, milliseconds: 1500 };
    },
  });
  let printed = "";
  const count = await runStages([stage("slow", 60, 0), stage("bad", 5, 1), stage("quick", 5, 0)], 2, (text) => {
    printed += text;
  });
  expect(printed).toBe(
    [
      "bad             failed    1.5 s",
      "output of bad",
      "quick           ok        1.5 s",
      "slow            ok        1.5 s",
      "stages: 2 passed, 1 failed",
      "",
    ].join("\n"),
  );
  expect(count).toEqual({ passed: 2, failed: 1 });
  expect(most).toBe(2);
});

test("an unknown stage prints one line and exits with 1", async () => {
  const { status, stderr } = await runProgram("test/stages/main.ts", "nonsense");
  expect(stderr).toMatch(/^test: unknown stage "nonsense"; fix: use [^\n]+\n$/);
  expect(status).toBe(1);
});
