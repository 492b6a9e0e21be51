import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../rig/own-project.ts";
import { readUnit } from "./deploy-files.ts";

/** The flags of `npm start`, see docs/decisions.md. V8 may drop or rename them at any time; then Node refuses to start. */
const { scripts }: { scripts: { start: string } } = JSON.parse(
  readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
);
const flags = scripts.start.split(" ").filter((word) => word.startsWith("--"));

test("the Node that runs the gateway knows every V8 flag of npm start", () => {
  const known = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  const names = flags.map((flag) => flag.replace(/^--(no-)?/, "").replace(/=.*$/, ""));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.includes(`--${name} (`))).toEqual([]);
});

test.each([
  ["gateway", "server/main.js"],
  ["admin", "server/admin.js"],
])("%s tells in one line that Node is too old, and systemd does not start it again", (name, program) => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"22.12.0"})';
  const { status, stderr } = spawnSync(process.execPath, ["--import", older, join(root, program)], {
    encoding: "utf8",
  });
  expect(stderr).toBe(`${name}: needs Node 24 or newer, and this is 22.12.0; fix: install Node 24\n`);
  expect(readUnit("RestartPreventExitStatus")).toEqual([String(status)]);
});
