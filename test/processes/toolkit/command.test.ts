import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand, startContract } from "../../rig/run-command.ts";
import { newTreesFolder } from "../../unit/scripts/generated-case.ts";

// The commands are tested where no process is started: in test/unit/scripts. This is what only the executable shows.

const root = join(import.meta.dirname, "../../..");
const FOLDER = newTreesFolder("command");
const spec = join(FOLDER, "spec/openapi.yaml");
const out = join(FOLDER, "out");

beforeEach(() => {
  mkdirSync(FOLDER, { recursive: true });
  cpSync(join(root, "test/unit/scripts/cases/bundle-many-files"), join(FOLDER, "spec"), { recursive: true });
});

afterEach(() => rmSync(FOLDER, { recursive: true, force: true }));

const treeOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(folder, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );

test.each([
  [["--help"], { status: 0, stdout: /^contract COMMAND \[options\]\n/, stderr: /^$/ }],
  [["lint", "--help"], { status: 0, stdout: /^contract lint \[options\]\n/, stderr: /^$/ }],
  [["gnerate"], { status: 1, stdout: /^$/, stderr: /^contract: unknown command "gnerate"; did you mean generate\?/ }],
  [["diff", "--wrong"], { status: 2, stdout: /^$/, stderr: /^diff: Unknown option '--wrong'[^\n]*\n$/ }],
])("contract %j exits with its status, and writes to the stream that is meant", async (args, wanted) => {
  const { status, stdout, stderr } = await startContract(FOLDER, ...args);
  expect(stdout).toMatch(wanted.stdout);
  expect(stderr).toMatch(wanted.stderr);
  expect(status).toBe(wanted.status);
});

test("another process in another folder writes the same bytes", { tags: ["long"] }, async () => {
  await runCommand("generate", "--spec", spec, "--out", out, "--force");
  const other = join(FOLDER, "elsewhere/deeper/out");
  cpSync(join(FOLDER, "spec"), join(FOLDER, "copy"), { recursive: true });
  const started = await startContract(FOLDER, "generate", "--spec", "copy/openapi.yaml", "--out", other, "--force");
  expect(started).toMatchObject({ status: 0, stderr: "" });
  expect(treeOf(other)).toEqual(treeOf(out));
});

test("generates again after a change of a file that the plug-in imports", async () => {
  const plugin = join(FOLDER, "plugin.ts");
  const title = (text: string) => writeFileSync(join(FOLDER, "derive/title.ts"), `export const title = "${text}";\n`);
  mkdirSync(join(FOLDER, "derive"), { recursive: true });
  writeFileSync(plugin, `import { derive } from "./derive/document.ts";\nexport { derive };\n`);
  writeFileSync(
    join(FOLDER, "derive/document.ts"),
    `import { title } from "./title.ts";\nexport const derive = (document: any) => void (document.info.title = title);\n`,
  );
  title("One");
  const args = ["generate", "--spec", spec, "--out", out, "--plugin", plugin] as const;
  await runCommand(...args);
  expect((await runCommand(...args)).stdout).toContain("unchanged");
  title("Two");
  // A process loads a module once, so that the change is seen by another process only.
  expect((await startContract(root, ...args)).stdout).toContain("  changed  openapi.json\n");
});

// A command that tries for ever never gives its thread back, so that only its process can be ended from outside.
test.runIf(process.platform === "linux").each([
  { args: ["init", "/proc/new"], folder: "/proc/new" },
  { args: ["init", "/proc/new/deeper"], folder: "/proc/new" },
  { args: ["generate", "--spec", spec, "--out", "/proc/new"], folder: "/proc/new" },
  { args: ["docs", "--spec", spec, "--out", "/proc/new/docs"], folder: "/proc/new" },
])("contract $args says that no folder can be made there", async ({ args, folder }) => {
  const { status, stderr } = await startContract(FOLDER, ...args);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining(`the folder ${folder} cannot be made: /proc takes no new folders; fix:`),
  });
});
