import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "../rig/own-project.ts";

const folder = mkdtempSync(join(tmpdir(), "console-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What stands for Vite, as the module that is imported; undefined: none is installed, as in production. */
const VITES = {
  none: undefined,
  // As on a machine for which the bundler has no native package.
  broken: 'throw new Error("Cannot find native binding.\\nA second line.");',
  failing: 'export const build = () => Promise.reject(new Error("Could not resolve preact"));',
  working: "export const build = async () => {};",
};

/** Runs a copy of the program in a project with this Vite. */
function runBuild(vite: keyof typeof VITES, event?: string) {
  const project = mkdtempSync(join(folder, `${vite}-`));
  cpSync(join(root, "console/build.js"), join(project, "console/build.js"));
  writeFileSync(join(project, "package.json"), '{"type":"module"}');
  const module = VITES[vite];
  if (module !== undefined) {
    const installed = join(project, "node_modules/vite");
    mkdirSync(installed, { recursive: true });
    writeFileSync(join(installed, "package.json"), '{"name":"vite","type":"module","exports":"./index.js"}');
    writeFileSync(join(installed, "index.js"), module);
  }
  const { npm_lifecycle_event: _, ...outside } = process.env;
  const env = event === undefined ? outside : { ...outside, npm_lifecycle_event: event };
  const args = [join(project, "console/build.js")];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  return { status, text: stdout + stderr };
}

describe("by npm ci", () => {
  test.each([
    ["broken", "Cannot find native binding."],
    ["failing", "Could not resolve preact"],
  ] as const)("a %s Vite costs one line, and the install goes on", (vite, reason) => {
    const { status, text } = runBuild(vite, "prepare");
    expect(status).toBe(0);
    expect(text).toMatch(/^console: the pages cannot be built \([^\n]+\); [^\n]+ node console\/build\.js [^\n]+\n$/);
    expect(text).toContain(`(${reason})`);
  });

  test.each(["none", "working"] as const)("with Vite %s nothing is printed", (vite) => {
    expect(runBuild(vite, "prepare")).toEqual({ status: 0, text: "" });
  });
});

describe("by hand", () => {
  test.each([
    ["none", "Vite is not installed"],
    ["broken", "Cannot find native binding."],
    ["failing", "Could not resolve preact"],
  ] as const)("with Vite %s it fails with the reason", (vite, reason) => {
    const { status, text } = runBuild(vite);
    expect([status, text]).toEqual([1, expect.stringContaining(`cannot be built (${reason}); fix: run npm ci\n`)]);
  });

  test("a build that works prints nothing", () => {
    expect(runBuild("working")).toEqual({ status: 0, text: "" });
  });
});
