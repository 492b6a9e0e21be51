import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

const commands = ["lint", "docs", "mock", "dev", "diff", "release", "test"];

test("the commands are there", () => {
  const files = readdirSync(join(import.meta.dirname, "../../../scripts"));
  expect(files).toEqual(expect.arrayContaining(commands.map((name) => `${name}.ts`)));
});

test.each(commands)("%s explains itself, and refuses an option that it does not know in one line", async (name) => {
  const [help, mistake] = await Promise.all([runCommand(name, "--help"), runCommand(name, "--wrong")]);
  expect(help.stdout).toMatch(/^npm (run |test)/);
  expect(help.stdout).toContain("--help");
  expect(help.status).toBe(0);
  expect(mistake.stderr).toMatch(new RegExp(`^${name}: Unknown option '--wrong'[^\\n]*\\n$`));
  expect(mistake.stdout).toBe("");
  // Of a diff, 1 is an answer.
  expect(mistake.status).toBe(name === "diff" ? 2 : 1);
});
