import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { expect, inject, test } from "vitest";
import { root } from "../own-project.ts";
import { PACKAGE } from "./packed-toolkit.ts";

const run = promisify(execFile);
const { folder, tarball } = inject("toolkit");
const installed = join(folder, "node_modules", PACKAGE);
const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const runTool = (path: string, ...args: readonly string[]): Promise<{ stdout: string }> =>
  run(process.execPath, [join(root, "node_modules", path), ...args], { cwd: folder });

test("passes publint", async () => {
  const { stdout } = await runTool("publint/src/cli.js", "run", tarball, "--strict");
  expect(stdout).toContain("All good!");
});

test("has types that resolve in all ES module modes", async () => {
  const { stdout } = await runTool(
    "@arethetypeswrong/cli/dist/index.js",
    tarball,
    "--profile",
    "esm-only",
    "--format",
    "ascii",
  );
  expect(stdout).toContain("node16 (from ESM): 🟢 (ESM)");
});

test("names every package that it imports, in the version that this project is tested with", () => {
  const files = readdirSync(join(installed, "dist")).filter((name) => name.endsWith(".js"));
  const imported = files.flatMap((name) => {
    const text = readFileSync(join(installed, "dist", name), "utf8");
    return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  });
  const packages = imported
    .filter((module) => !module.startsWith("."))
    .map((module) => module.split("/", module.startsWith("@") ? 2 : 1).join("/"));
  const wanted = new Set(packages.filter((name) => !name.startsWith("node:") && !builtinModules.includes(name)));
  expect([...wanted].filter((name) => !(name in manifest.dependencies))).toEqual([]);
  const versions = { ...own.devDependencies, ...own.dependencies };
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect([name, version]).toEqual([name, versions[name]]);
});

test("has nothing of the gateway in it", () => {
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((name) => /\.(js|ts)$/.test(name));
  const texts = files.map((name) => readFileSync(join(installed, name), "utf8"));
  const words = /alimtalk|friendtalk|msgKey|\bsms\b|A920/i;
  expect(files.filter((_, index) => words.test(texts[index] ?? ""))).toEqual([]);
});
