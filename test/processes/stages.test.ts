import { expect, test } from "vitest";
import { runProgram } from "../../scripts/project/run-program.ts";
import { root } from "../rig/own-project.ts";

test("an unknown stage prints one line and exits with 1", async () => {
  const { status, output } = await runProgram(process.execPath, ["test/stages/main.ts", "nonsense"], { folder: root });
  expect(output).toMatch(/^test: unknown stage "nonsense"; fix: use [^\n]+\n$/);
  expect(status).toBe(1);
});
