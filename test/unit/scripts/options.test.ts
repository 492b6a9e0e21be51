import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runCommandIn } from "../../rig/run-command.ts";

/** A folder without a configuration, so that no plug-in of this project is loaded. */
const folder = mkdtempSync(join(tmpdir(), "options-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contract = (...args: readonly string[]) => runCommandIn(folder, ...args);
const files = readdirSync(join(import.meta.dirname, "../../../scripts/cli/commands"));
const commands = files.map((file) => file.replace(/\.ts$/, ""));

test("contract lists its commands, one for each file in commands/", async () => {
  const { stdout, status } = await contract("--help");
  const listed = [...stdout.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(commands.toSorted());
  expect(status).toBe(0);
  expect(await contract()).toEqual(await contract("--help"));
});

test("contract refuses an unknown command and names the nearest", async () => {
  const { stderr, status } = await contract("gnerate");
  expect(stderr).toBe('contract: unknown command "gnerate"; did you mean generate?; --help lists the commands\n');
  expect(status).toBe(1);
});

test("contract --version prints the version of the package", async () => {
  const { stdout } = await contract("--version");
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each(commands)("%s prints its help, and refuses an unknown option in one line", async (name) => {
  const [help, mistake] = await Promise.all([contract(name, "--help"), contract(name, "--wrong")]);
  expect(help.stdout).toContain(`contract ${name}`);
  expect(help.stdout).toContain("--help");
  expect(help).toMatchObject({ status: 0, stderr: "" });
  expect(mistake.stderr).toMatch(new RegExp(`^${name}: Unknown option '--wrong'[^\\n]*\\n$`));
  expect(mistake.stdout).toBe("");
  // The exit status 1 of diff and fuzz is a result.
  expect(mistake.status).toBe(name === "diff" || name === "fuzz" ? 2 : 1);
});
