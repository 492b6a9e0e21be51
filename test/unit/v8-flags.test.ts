import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The flags of `npm start`, see docs/decisions.md. V8 may drop or rename them at any time; then Node refuses to start. */
const { scripts }: { scripts: { start: string } } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
);
const flags = scripts.start.split(" ").filter((word) => word.startsWith("--"));

test("the Node that runs the gateway knows every V8 flag of npm start", () => {
  const known = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  const names = flags.map((flag) => flag.replace(/^--(no-)?/, "").replace(/=.*$/, ""));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.includes(`--${name} (`))).toEqual([]);
});
