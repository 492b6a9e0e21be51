import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

const commands = ["lint", "docs", "mock", "dev", "diff", "release", "test"];

test("the commands exist", () => {
  const files = readdirSync(join(import.meta.dirname, "../../../scripts"));
  expect(files).toEqual(expect.arrayContaining(commands.map((name) => `${name}.ts`)));
});

test.each(commands)("%s prints its help, and refuses an unknown option in one line", async (name) => {
  const [help, mistake] = await Promise.all([runCommand(name, "--help"), runCommand(name, "--wrong")]);
  expect(help.stdout).toMatch(/^npm (run |test)/);
  expect(help.stdout).toContain("--help");
  expect(help.status).toBe(0);
  expect(mistake.stderr).toMatch(new RegExp(`^${name}: Unknown option '--wrong'[^\\n]*\\n$`));
  expect(mistake.stdout).toBe("");
  // The exit status 1 of diff is a result.
  expect(mistake.status).toBe(name === "diff" ? 2 : 1);
});
